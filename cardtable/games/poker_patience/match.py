"""One square or several, one after the other, by one alone or by all with the same cards; or one Serpent."""
from __future__ import annotations

from cardtable.games.poker_patience.options import SERPENT, PatienceOptions
from cardtable.games.poker_patience.rules import PokerPatience
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import Squares
from cardtable.rules.deal import Deal
from cardtable.rules.match import Result, Series


class PatienceMatch(Series):
    """Starts from the number of `players`.  Each square begins at nothing; purses go on.  `finished` has of every
    square what each player made."""

    def begin(self) -> None:
        self.chosen = PatienceOptions.of(self.options)
        self.seats = int(self.start["players"])

    def first(self) -> Deal:
        return self.dealt([0] * self.seats)

    def dealt(self, purse: list[int]) -> Squares:
        """The next square."""
        one = self.chosen
        kind = Serpent if one.form == SERPENT else PokerPatience
        return kind(0, (), purse, tuple(range(self.seats)), fixed=one.fixed, touching=one.touching or not one.fixed,
                    points=one.points, rate=one.rate)

    def following(self) -> Deal | None:
        last = self.deal()
        if last.resigned is not None:
            return None
        self.finished += (tuple(last.score),)
        return self.dealt(last.purse) if len(self.finished) < self.chosen.squares and self.chosen.form != SERPENT \
            else None

    def result(self) -> Result:
        """In counters where several play; alone the points of all squares."""
        deal = self.deal()
        if self.seats > 1:
            return Result.most(deal.purse[:self.seats], "coins", () if deal.resigned is None else (deal.resigned,))
        return Result.alone(sum([made for made, in self.finished]))
