"""An evening of Baccarat: lots for the first place, then so many hands, bank after bank; what each has gained is the
result."""
from __future__ import annotations

from cardtable.families.match import given_up
from cardtable.games.baccarat.options import AUCTION, BaccaratOptions
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.chemin import CheminDeFer
from cardtable.games.baccarat.rules.lots import Lots, LotsAtBanque
from cardtable.games.baccarat.rules.table import OF_CHEMIN
from cardtable.rules.match import Result, Series


class BaccaratEvening(Series):
    """Starts from the number of `players`."""

    def begin(self) -> None:
        self.chosen, self.seats = BaccaratOptions.of(self.options), int(self.start["players"])

    def first(self) -> Lots:
        purse = [self.chosen.francs] * self.seats + [0] * len(OF_CHEMIN.pots)
        return (LotsAtBanque if self.chosen.banque else Lots)(purse=purse, player=tuple(range(self.seats)))

    def following(self) -> Banked | None:
        last, chosen = self.deal(), self.chosen
        if not isinstance(last, Lots):
            return None
        return (Banque if chosen.banque else CheminDeFer)(
            last.dealer, purse=last.purse, player=last.player, hands=chosen.hands, minimum=chosen.minimum,
            packs=chosen.mixed, auction=chosen.bank == AUCTION, excess=chosen.excess, false_draw=chosen.false_draw,
            silence=chosen.silence)

    def result(self) -> Result:
        """What lies on the table is still his who laid it."""
        deal = self.deal()
        owns = [deal.owns(seat) if isinstance(deal, Banked) else deal.purse[seat] for seat in range(self.seats)]
        return Result.most([coins - self.chosen.francs for coins in owns], "coins", given_up(deal))
