"""What may be agreed before an evening of Baccarat."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

CHEMIN, BANQUE = "chemin", "banque"
AUCTION, LIST = "auction", "list"
PREVENTED, LIABLE, FINED = "prevented", "liable", "fined"
OF_CHEMIN, OF_BANQUE = {"form": (CHEMIN,)}, {"form": (BANQUE,)}


@dataclass(frozen=True, slots=True)
class BaccaratOptions(Chosen):
    """The form, how many sit, for how many hands and with how much, and what circles agree on differently."""

    form: str = option(OneOf("form", "The form", "Banque has two hands against one bank, which passes rarely",
                             choices={CHEMIN: "Chemin de Fer", BANQUE: "Banque"}, default=CHEMIN))
    players: int = option(Number("players", "Players", "each banks in turn; the others are punters", OF_CHEMIN,
                                 range=range(2, 9), default=5))
    punters: int = option(Number("punters", "Punters", "besides the banker; ten are a full table", OF_BANQUE,
                                 range=range(2, 11), default=6))
    hands: int = option(Number("hands", "Hands", "stakes that stand over are played out after the last",
                               range=(5, 10, 20, 40), default=20))
    francs: int = option(Number("francs", "Francs", "that each brings to the table",
                                range=(500, 1000, 2000, 5000), default=1000,
                                titles={n: f"{n:,}" for n in (500, 1000, 2000, 5000)}))
    minimum: int = option(Number("minimum", "The least bank", "francs with which a bank may be begun",
                                 range=(20, 50, 100, 200), default=50))
    packs: int = option(Number("packs", "Packs", "shuffled together", OF_BANQUE, range=(2, 3, 4), default=3))
    bank: str = option(OneOf("bank", "The bank", "to whom it belongs", OF_BANQUE,
                             choices={AUCTION: "To who risks most", LIST: "In the order of the list"},
                             default=AUCTION))
    excess: bool = option(Switch("excess", "Stakes beyond the bank", "the banker may accept them; else he declines",
                                 OF_CHEMIN))
    false_draw: str = option(OneOf("false-draw", "The false draw", "a card taken, or refused, against the rule",
                                   choices={PREVENTED: "Not possible", LIABLE: "He answers for the others’ losses",
                                            FINED: "He is fined"}, default=PREVENTED))
    silence: bool = option(Switch("silence", "Nobody advises at five", "no hint for the punter whose point is five",
                                  default=True))

    @property
    def banque(self) -> bool:
        """Whether there are two hands."""
        return self.form == BANQUE

    @property
    def seated(self) -> int:
        """How many sit, the banker among them."""
        return self.punters + 1 if self.banque else self.players

    @property
    def mixed(self) -> int:
        """How many packs are shuffled together."""
        return self.packs if self.banque else 6


OPTIONS = declared(BaccaratOptions)
