"""What lies on the table at Baccarat, and what is agreed on."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.baccarat.options import PREVENTED
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

SEATS = 11
LAYOUT = Layout(SEATS)
SUPPLY, SHOE, BASKET = LAYOUT.one("heap"), LAYOUT.one("shoe"), LAYOUT.one("basket")
HAND, SHOWN = LAYOUT.each("hand"), LAYOUT.each("shown", sees="all")
THIRD = LAYOUT.each("third card", sees="all")
STAKES, BANK, BOX = LAYOUT.pot("stakes"), LAYOUT.pot("bank"), LAYOUT.bank("box")

TO_BANK, TABLE, RIGHT, LEFT = LAYOUT.spot("bank", "table", "right", "left")
"""Where coins are laid: as a bank, at Chemin de Fer as a stake, and at Banque on either side."""
HANDFUL = 104                                    # cards, two packs (002:226-228 says a manageable quantity)
FINE = 20                                        # francs


@dataclass(frozen=True)
class Agreed(Terms):
    """How many hands, what a bank is at least, how many packs, and what circles agree on differently."""

    hands: int = 20
    minimum: int = 50
    packs: int = 6
    auction: bool = True
    excess: bool = False
    false_draw: str = PREVENTED
    silence: bool = True
