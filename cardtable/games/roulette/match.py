"""An evening of Roulette: one wheel, so many coups; what each has gained from the bank is the result."""
from __future__ import annotations

from cardtable.games.roulette.chances import FRANC
from cardtable.games.roulette.options import RouletteOptions
from cardtable.games.roulette.rules import LAYOUT, Roulette
from cardtable.rules.match import Result, Series


class RouletteEvening(Series):
    """Starts from the number of `players`."""

    def begin(self) -> None:
        self.chosen, self.seats = RouletteOptions.of(self.options), int(self.start["players"])

    def first(self) -> Roulette:
        purse = [self.chosen.francs * FRANC] * self.seats + [0] * len(LAYOUT.pots)
        return Roulette(purse=purse, player=tuple(range(self.seats)), coups=self.chosen.coups, zero=self.chosen.zero)

    def following(self) -> None:
        return None

    def result(self) -> Result:
        """In francs; half a franc is nothing gained and nothing lost."""
        return Result.from_bank([int(coins / FRANC) - self.chosen.francs for coins in self.deal().purse[:self.seats]])
