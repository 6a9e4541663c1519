"""Matches that many games share: who cuts for the deal, how deals and games follow each other, and who has won."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level, Result, Series, Sides, by_side


class Cutting(Series):
    """A match that begins with a cut, whose first deals, and that cuts again wherever it will.

    Starts from the number of `players`, and from `choice` where a ChosenCut gives none; `cut` is the class of the cut,
    and `player` says who sits where.
    """

    cut: ClassVar[type[Cut]]

    def begin(self) -> None:
        self.player: tuple[int, ...] = tuple(range(self.start["players"]))

    def dealt(self, dealer: int, purse: list[int]) -> Level:
        """What is played after a cut, which has made this seat the dealer."""
        raise NotImplementedError                        # abstract

    def next_after(self, last: Level) -> Level | None:
        """Takes the result of what is over, which is no cut, and gives what is played next."""
        raise NotImplementedError                        # abstract

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        """By seat, the players who cut in this order, the dealer first: as they sat, unless they cut for seats."""
        return self.player

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        """Those who sit at the table cut; with nothing in their purses yet, unless they are given."""
        return self.cut(player=self.player, purse=purse, choice=self.start.get("choice", True))

    def first(self) -> Level:
        return self.cutting()

    def following(self) -> Level | None:
        last = self.inner
        if not isinstance(last, Cut):
            return self.next_after(last)
        ranked = tuple([last.player[seat] for seat in last.ranked])
        self.player = self.seated(ranked)
        return self.dealt(self.player.index(ranked[0]), last.purse)


def partners(ranked: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, who have cut for partners in this order: the first half are one side, and sit between the others.

    >>> partners((3, 0, 2, 1))
    (3, 2, 0, 1)
    """
    half = len(ranked) // 2
    return tuple([player for pair in zip(ranked[:half], ranked[half:], strict=True) for player in pair])


class Evening(Cutting):
    """A cut for the deal, then everybody deals so many times, or so many deals follow; purses go on from deal to deal,
    and are the result."""

    def rounds(self) -> int:
        """How often everybody deals."""
        raise NotImplementedError                        # abstract

    def deals(self) -> int:
        """How many there are; void ones are not counted."""
        return len(self.player) * self.rounds()

    def settle(self, last: Deal) -> None:
        """After the last deal, or when somebody has given up: what is left on the table, and what he owes."""

    def next_after(self, last: Level) -> Level | None:
        assert isinstance(last, Deal)
        played = len(self.finished) + (not last.void)
        done = last.resigned is not None or played == self.deals()
        if done:
            self.settle(last)
        if not last.void:
            self.finished += (tuple(last.purse[:len(self.player)]),)
        following = last.player[self.dealer_after(last)]
        return None if done else self.dealt(self.player.index(following), last.purse)

    def share(self, last: Deal, pot: int, law: int) -> None:
        """What is left in a pot goes in equal parts to all but who has given up; what is over to those left of the last
        dealer first."""
        sharing = [s for s in last.round(last.left(last.dealer)) if last.side[s] != last.resigned]
        for seat, coins in zip(sharing, shared(last.purse[pot], tuple(sharing)), strict=True):
            last.pay(coins, pot, last.player[seat], "the pool shared", law)

    def result(self) -> Result:
        deal = self.deal()
        return Result.most(deal.purse[:len(self.player)], "coins", given_up(deal))


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
        if not last.void:
            self.finished += (tuple(last.score),)
            if last.ends_game or len(self.finished) == self.deals:
                return None
        return self.dealt(self.dealer_after(last), last.score, last.purse, last)

    def result(self) -> Result:
        return by_points(self.deal())

    def sides(self) -> Sides:
        return by_side(self.deal().player, self.deal().side)


class Rubber(Cutting):
    """One game, or the best of several, after one cut or one for each.  `finished` holds the players who won each."""

    def games(self) -> int:
        """How many there can be: who has more than half of them has won."""
        raise NotImplementedError                        # abstract

    @property
    def several(self) -> bool:
        return self.games() > 1

    def settle(self, last: Deal) -> None:
        """After the last deal of a game: who has won is told, and paid."""
        raise NotImplementedError                        # abstract

    def next_game(self, last: Deal) -> Level:
        """What follows a game that was not the last: a fresh cut, unless it is said otherwise."""
        return self.cutting(last.purse)

    def next_after(self, last: Level) -> Level | None:
        deal = self.deal()
        best = winner(deal)
        self.finished += (tuple([player for player, side in zip(deal.player, deal.side) if side == best]),)
        self.settle(deal)
        return None if max(self.result().by_player) > self.games() // 2 else self.next_game(deal)

    def result(self) -> Result:
        won = [sum([player in winners for winners in self.finished]) for player in range(len(self.player))]
        return Result.most(won, "games")


def winner(deal: Deal) -> int:
    """The side that has won a game with its last deal; who resigns leaves it to the best of the others, of equals to
    the nearest at his left."""
    first = 0 if deal.resigned is None else deal.resigned + 1
    sides = [(first + n) % len(deal.score) for n in range(len(deal.score))]
    return max([side for side in sides if side != deal.resigned], key=lambda side: deal.score[side])


def payers(deal: Deal) -> Iterator[tuple[int, int]]:
    """Who pays whom after a game, by seat: every loser one winner, and of winners each in turn; who resigns alone."""
    best = winner(deal)
    winners = [seat for seat, side in enumerate(deal.side) if side == best]
    losers = [seat for seat, side in enumerate(deal.side) if side != best and deal.resigned in (None, side)]
    for n, loser in enumerate(losers):
        yield loser, winners[n % len(winners)]


def by_points(deal: Deal) -> Result:
    """Who has most points has won; who resigns has lost, whatever he has marked."""
    totals = deal.totals
    points = [totals[deal.side[deal.player.index(player)]] for player in range(deal.players)]
    return Result.most(points, "points", given_up(deal))


def given_up(deal: Deal) -> set[int]:
    """The players who have lost because their side has given up."""
    return {player for player, side in zip(deal.player, deal.side) if side == deal.resigned}


def shared(coins: int, among: tuple[Any, ...]) -> tuple[int, ...]:
    """Coins in equal parts; what is over goes to the first of them, one each.

    >>> shared(11, ("a", "b", "c"))
    (4, 4, 3)
    """
    each, over = divmod(coins, len(among))
    return tuple([each + (n < over) for n in range(len(among))])
