"""Rubbers: games in a row between the same partners, each worth something, and what the whole comes to.

A match is so many rubbers; what is gained is paid in coins, and they are its result.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.families.match import Cutting, given_up, winner
from cardtable.rules.deal import Deal
from cardtable.rules.match import Level, Result, Sides, by_side


class GameWon(NamedTuple):
    """One game of a rubber: the side that has won it, its value, and the points of winners and losers."""

    winner: int
    value: int
    made: int
    losers: int


class Settled(NamedTuple):
    """A rubber settled: who has won it, what each side's games came to, what the losers owe; the games one by one, and
    what winning it adds.  Where points stand `beside` the line, `games` are those on it, and `points` may be less than
    nothing: the winners of the rubber owe them."""

    winner: int
    games: tuple[int, int]
    points: int
    won: tuple[GameWon, ...]
    bonus: int
    beside: tuple[int, int] | None = None


def settled(games: tuple[GameWon, ...], bonus: int, winner_: int | None = None) -> Settled:
    """The winners' games and the bonus, less what the losers' game came to; who has won most, unless it is said.

    >>> settled((GameWon(0, 3, 5, 0), GameWon(1, 2, 5, 2), GameWon(0, 1, 5, 4)), 2).points
    4
    """
    won = [sum([game.value for game in games if game.winner == side]) for side in range(2)]
    number = [sum([game.winner == side for game in games]) for side in range(2)]
    best = winner_ if winner_ is not None else number.index(max(number))
    return Settled(best, (won[0], won[1]), bonus + won[best] - won[1 - best], games, bonus)


def added(games: tuple[GameWon, ...], beside: Sequence[int], bonus: int, winner_: int) -> Settled:
    """A rubber settled from both columns: all that each side has marked, on the line and beside it, and the bonus to
    who has won.

    >>> added((GameWon(0, 0, 30, 24), GameWon(1, 0, 36, 8), GameWon(0, 0, 32, 0)), (16, 104), 100, 0).points
    18
    """
    line = [sum([game.made if game.winner == side else game.losers for game in games]) for side in range(2)]
    lead = line[winner_] + beside[winner_] - line[1 - winner_] - beside[1 - winner_]
    return Settled(winner_, (line[0], line[1]), bonus + lead, games, bonus, (beside[0], beside[1]))


class Rubbers(Cutting):
    """Cut, then the best of so many games; the deal goes on from game to game, and a fresh rubber is cut for afresh.

    `won` are the games of the rubber in play, `beside` what stands beside the line when a game of it begins (its first
    deal is to be told), `finished` the rubbers settled.
    """

    def begin(self) -> None:
        super().begin()
        self.won: tuple[GameWon, ...] = ()
        self.beside: tuple[int, ...] = ()

    def rubbers(self) -> int:
        """How many are played."""
        raise NotImplementedError                        # abstract

    def games(self) -> int:
        """How many games a rubber can have: who has more than half of them has won it."""
        return 3

    @property
    def several(self) -> bool:
        return max(self.games(), self.rubbers()) > 1

    def value(self, last: Deal) -> int:
        """What the game just won is worth."""
        raise NotImplementedError                        # abstract

    def bonus(self) -> int:
        """What winning the rubber adds."""
        raise NotImplementedError                        # abstract

    def pay_rubber(self, last: Deal, rubber: Settled) -> None:
        """What the losers owe is told and paid."""
        raise NotImplementedError                        # abstract

    def game_won(self, last: Deal, game: GameWon) -> None:
        """A game has been won: it is told."""

    def next_rubber(self, last: Deal) -> Level:
        """What follows a rubber that was not the last: a fresh cut, unless it is said otherwise."""
        return self.cutting(last.purse)

    def next_after(self, last: Level) -> Level | None:
        deal = self.deal()
        if deal.void:                                    # where deals are not a game's of their own
            return self.dealt(self.dealer_after(deal), deal.purse)
        best = winner(deal)
        game = GameWon(best, self.value(deal), deal.score[best], deal.score[1 - best])
        self.won += (game,)
        self.game_won(deal, game)
        self.beside = deal.beside
        if deal.resigned is None and sum([one.winner == best for one in self.won]) <= self.games() // 2:
            return self.dealt(self.dealer_after(deal), deal.purse)
        bonus = self.bonus()
        rubber = added(self.won, deal.beside, bonus, best) if deal.lined else settled(self.won, bonus, best)
        if deal.resigned is not None:                    # who gives up is paid nothing
            rubber = rubber._replace(points=max(0, rubber.points))
        self.pay_rubber(deal, rubber)
        self.finished, self.won, self.beside = (*self.finished, (self.player, rubber)), (), ()
        if deal.resigned is not None or len(self.finished) == self.rubbers():
            return None
        return self.next_rubber(deal)

    def result(self) -> Result:
        deal = self.deal()
        return Result.most(deal.purse[:deal.players], "coins", given_up(deal))

    def sides(self) -> Sides:
        """Partners for one rubber are a side; where it is cut again, everybody plays for himself."""
        deal = self.deal()
        if self.rubbers() > 1 or deal.preliminary or len(set(deal.player)) != deal.players:
            return super().sides()
        return by_side(deal.player, deal.side)
