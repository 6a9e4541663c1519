"""An evening of Trente et Quarante: so many coups; what each has gained is the result, the bank's gain included where
a player holds it."""
from __future__ import annotations

from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.options import BEGINS_WITH, TrenteOptions
from cardtable.games.trente_et_quarante.rules import BANK, LAYOUT, TrenteEtQuarante
from cardtable.rules.match import Result, Series


class TrenteEvening(Series):
    """Begins with the same for every punter."""

    def begin(self) -> None:
        self.chosen = TrenteOptions.of(self.options)

    def brought(self) -> list[int]:
        """What each player begins with, in coins."""
        one = self.chosen.francs * FRANC
        return [one * (BEGINS_WITH if seat == self.chosen.banker else 1) for seat in range(self.chosen.seats)]

    def first(self) -> TrenteEtQuarante:
        chosen = self.chosen
        return TrenteEtQuarante(
            purse=[*self.brought(), *[0] * len(LAYOUT.pots)], player=tuple(range(chosen.seats)), coups=chosen.coups,
            refait=chosen.refait, insurance=chosen.insurance, banker=chosen.banker, lends=chosen.francs * FRANC)

    def following(self) -> None:
        return None

    def result(self) -> Result:
        """In francs; a part of one is nothing gained and nothing lost.  What the bank was lent it has not gained."""
        purse, lent = self.deal().purse, self.chosen.banker
        return Result.from_bank([int((purse[player] - coins + (purse[BANK] if player == lent else 0)) / FRANC)
                                 for player, coins in enumerate(self.brought())])
