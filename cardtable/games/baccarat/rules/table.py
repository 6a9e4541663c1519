"""What lies on the table at Baccarat, and what is agreed on."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.baccarat.options import PREVENTED
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

SEATS = 11
TO_BANK, TABLE, RIGHT, LEFT = "bank", "table", "right", "left"
"""Where coins are laid: as a bank, at Chemin de Fer as a stake, and at Banque on either side."""


class Cloth(Layout):
    """The zones and pots, which are the same in both forms, and the places of one."""

    def __init__(self, *spots: str) -> None:
        super().__init__(SEATS)
        self.supply, self.shoe, self.basket = self.one("heap"), self.one("shoe"), self.one("basket")
        self.hand, self.shown = self.each("hand"), self.each("shown", sees="all")
        self.third = self.each("third card", sees="all")
        self.stakes, self.in_bank, self.box = self.pot("stakes"), self.bank("bank"), self.pot("box")
        self.spot(TO_BANK, *spots)


OF_CHEMIN, OF_BANQUE = Cloth(TABLE), Cloth(RIGHT, LEFT)
SUPPLY, SHOE, BASKET = OF_CHEMIN.supply, OF_CHEMIN.shoe, OF_CHEMIN.basket
HAND, SHOWN, THIRD = OF_CHEMIN.hand, OF_CHEMIN.shown, OF_CHEMIN.third
STAKES, BANK, BOX = OF_CHEMIN.stakes, OF_CHEMIN.in_bank, OF_CHEMIN.box
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
