"""What may be agreed before an evening of Trente et Quarante."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.staking.prison import EITHER, HALF, PRISON
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

HOUSE, FIRST, LAST = "house", "first", "last"
BEGINS_WITH = 10                                 # what a bank that a player holds begins with, in purses of a punter


@dataclass(frozen=True, slots=True)
class TrenteOptions(Chosen):
    """How many sit, for how many coups, with how much; what a refait does; who is the bank."""

    players: int = option(Number("players", "Players", "each punter for himself against the bank", range=range(1, 6),
                                 default=4))
    coups: int = option(Number("coups", "Coups", "some thirty come from six packs; prisoners are played out after the "
                               "last", range=(5, 10, 20, 40), default=20))
    francs: int = option(Number("francs", "Francs", "that each brings to the table",
                                range=(1000, 2000, 5000, 20000, 50000), default=2000,
                                titles={n: f"{n:,}" for n in (1000, 2000, 5000, 20000, 50000)}))
    refait: str = option(OneOf("refait", "Refait", "what becomes of stakes when both rows come to 31",
                               choices={EITHER: "Prison or half, as each likes", HALF: "Half back",
                                        PRISON: "Prison"}, default=EITHER))
    insurance: bool = option(Switch("insurance", "Insurance", "against the refait: one in a hundred of the stake, five "
                                   "francs at least, for each coup", default=True))
    bank: str = option(OneOf("bank", "Bank", "a player who holds it does not stake, and takes and pays for it",
                             choices={HOUSE: "The house", FIRST: "The first player", LAST: "The last player"},
                             default=HOUSE))

    @property
    def seats(self) -> int:
        """How many sit at the table; a bank has at least one punter."""
        return max(self.players, 1 + (self.bank != HOUSE))

    @property
    def banker(self) -> int:
        """The seat of the bank, -1 where the house is."""
        return {HOUSE: -1, FIRST: 0, LAST: self.seats - 1}[self.bank]


OPTIONS = declared(TrenteOptions)
