"""Matches that many games share: how deals follow each other, and who has won."""
from __future__ import annotations

from typing import Any, ClassVar

from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level, Result, Series, Sides, together


class Evening(Series):
    """A cut for the deal, then everybody deals so many times; purses go on from deal to deal, and are the result.

    Starts from the number of `players`; `cut` is the class of the cut, whose first seat deals first.
    """

    cut: ClassVar[type[Cut]]
    pots: ClassVar[int] = 0                          # on the table, beside the players' purses

    def begin(self) -> None:
        self.seats = int(self.start["players"])

    def rounds(self) -> int:
        """How often everybody deals."""
        raise NotImplementedError                    # abstract

    def dealt(self, dealer: int, purse: list[int]) -> Deal:
        """The next deal."""
        raise NotImplementedError                    # abstract

    def settle(self, last: Deal) -> None:
        """After the last deal, or when somebody has given up: what is left on the table, and what he owes."""

    def first(self) -> Level:
        return self.cut(player=tuple(range(self.seats)), purse=[0] * (self.seats + self.pots))

    def following(self) -> Level | None:
        last = self.inner
        assert isinstance(last, Deal)
        if isinstance(last, Cut):
            return self.dealt(last.ranked[0], last.purse)
        done = last.resigned is not None or len(self.finished) + 1 == self.seats * self.rounds()
        if done:
            self.settle(last)
        self.finished += (tuple(last.purse[:self.seats]),)
        return None if done else self.dealt(last.left(last.dealer), last.purse)

    def result(self) -> Result:
        return Result.most(self.deal().purse[:self.seats], "coins")


def shared(coins: int, among: tuple[Any, ...]) -> tuple[int, ...]:
    """Coins in equal parts; what is over goes to the first of them, one each.

    >>> shared(11, ("a", "b", "c"))
    (4, 4, 3)
    """
    each, over = divmod(coins, len(among))
    return tuple([each + (n < over) for n in range(len(among))])


class Partie(Series):
    """One game: deals with their points and coins carried on, until one of them ends it or so many are played.

    Starts from the `dealer`, the `player` of each seat and the `purse`; the deal passes on as the turn does.
    """

    deals: ClassVar[int | None] = None

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Deal:
        """The next deal, after the last if there was one."""
        raise NotImplementedError                    # abstract

    def first(self) -> Level:
        return self.dealt(self.start["dealer"], [], self.start["purse"], None)

    def following(self) -> Level | None:
        last = self.deal()
        self.finished += (tuple(last.score),)
        if last.ends_game or len(self.finished) == self.deals:
            return None
        return self.dealt(last.after(last.dealer), last.score, last.purse, last)

    def result(self) -> Result:
        """Who has most points has won; who resigns has lost, whatever he has marked."""
        deal = self.deal()
        points = [deal.score[deal.side[deal.player.index(player)]] for player in range(deal.players)]
        resigned = [player for player, side in zip(deal.player, deal.side) if side == deal.resigned]
        counted = [min(points) - 1 if player in resigned else n for player, n in enumerate(points)]
        return Result.most(points, "points")._replace(winners=Result.most(counted, "points").winners)

    def sides(self) -> Sides:
        return together(self.deal().player, self.deal().side)
