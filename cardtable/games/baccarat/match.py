"""An evening of Baccarat: so many hands, bank after bank; what each has gained is the result."""
from __future__ import annotations

from cardtable.families.match import given_up
from cardtable.games.baccarat.options import AUCTION, BaccaratOptions
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.chemin import CheminDeFer
from cardtable.games.baccarat.rules.table import OF_CHEMIN
from cardtable.rules.match import Result, Series


class BaccaratEvening(Series):
    """Starts from the number of `players`."""

    def begin(self) -> None:
        self.chosen, self.seats = BaccaratOptions.of(self.options), int(self.start["players"])

    def first(self) -> Banked:
        chosen = self.chosen
        return (Banque if chosen.banque else CheminDeFer)(
            purse=[chosen.francs] * self.seats + [0] * len(OF_CHEMIN.pots), player=tuple(range(self.seats)),
            hands=chosen.hands, minimum=chosen.minimum, packs=chosen.mixed, auction=chosen.bank == AUCTION,
            excess=chosen.excess, false_draw=chosen.false_draw, silence=chosen.silence)

    def following(self) -> None:
        return None

    def result(self) -> Result:
        deal = self.deal()
        gained = [deal.purse[player] - self.chosen.francs for player in range(self.seats)]
        return Result.most(gained, "coins", given_up(deal))
