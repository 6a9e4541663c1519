"""Rubbers of Quinto, and games with a dummy: who sits where, and what is paid."""
from __future__ import annotations

from cardtable.cards import RANKS, pack, ranking
from cardtable.families.match import Partie, partners, payers
from cardtable.families.rubbers import GameWon, Rubbers, Settled
from cardtable.games.quinto.laws import CODE, LAW
from cardtable.games.quinto.options import QuintoOptions
from cardtable.games.quinto.rules import LAYOUT, Quinto
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.rules.match import Level

BONUS, ODDS = 100, 25                            # to the winners of a rubber; to those who play against a dummy
DUMMY = 2                                        # its seat; seat 0 plays it


class QuintoCut(Cut):
    """Lowest deals, the ace counting lowest, and the two lowest are partners; those alone whose equal cards leave it
    open cut again.  Rulings (002:8712)."""

    layout, pack, spread, shown = LAYOUT, pack(RANKS), LAYOUT.stock, LAYOUT.trick
    strength, code = ranking("A23456789TJQK"), CODE.name
    lowest_first, parts, law = True, (1, 2), LAW["cut"]


class QuintoGame(Partie):
    """One game."""

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Quinto:
        dummy = QuintoOptions.of(self.options).dummy
        return Quinto(dealer, score or [0, ODDS if dummy else 0], purse, self.start["player"],
                      dummy=DUMMY if dummy else -1, games=self.start["games"])


class QuintoRubbers(Rubbers):
    """So many rubbers; or with a dummy so many games, each settled for itself."""

    cut = QuintoCut

    def begin(self) -> None:
        super().begin()
        self.chosen = QuintoOptions.of(self.options)
        self.order: tuple[int, ...] = ()                 # with a dummy, the players, who has it now first

    def rubbers(self) -> int:
        return self.chosen.rounds * len(set(self.player)) if self.chosen.dummy else self.chosen.rubbers

    def games(self) -> int:
        return 1 if self.chosen.dummy else 3

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        self.order = ranked
        return self.chairs()

    def chairs(self) -> tuple[int, ...]:
        """By seat, who answers for it: a dummy is his partner's, who sits across."""
        if not self.chosen.dummy:
            return partners(self.order)
        first, second, third = self.order
        return (first, second, first, third)

    def dealt(self, dealer: int, purse: list[int]) -> QuintoGame:
        """With a dummy its partner deals first in every game (002:8789-8790)."""
        won = [game.winner for game in self.won]
        return QuintoGame(self.options, player=self.player, purse=purse, dealer=0 if self.chosen.dummy else dealer,
                          games=(won.count(0), won.count(1)))

    def next_rubber(self, last: Deal) -> Level:
        """A fresh cut; with a dummy the next at the left has it (002:8788-8789)."""
        if not self.chosen.dummy:
            return super().next_rubber(last)
        self.order = (*self.order[1:], self.order[0])
        self.player = self.chairs()
        return self.dealt(0, last.purse)

    def value(self, last: Deal) -> int:
        """By how much the winners lead: with the bonus the sums are the difference of all points."""
        best = max(last.score) if last.resigned is None else last.score[1 - last.resigned]
        return best - (min(last.score) if last.resigned is None else last.score[last.resigned])

    def bonus(self) -> int:
        return 0 if self.chosen.dummy else BONUS

    def game_won(self, last: Deal, game: GameWon) -> None:
        """By quints, in the middle of a hand perhaps, or by the tricks added (002:8756-8763)."""
        assert isinstance(last, Quinto)
        law = LAW["game"] if last.by_quints else last.on_giving_up() if last.resigned is not None else LAW["order"]
        last.say(last.side.index(game.winner), GAME_WON, game.made, game.losers, law=law)

    def pay_rubber(self, last: Deal, rubber: Settled) -> None:
        """Each of those who have less pays one of the others, though they be the winners; who gives up receives
        nothing."""
        points = rubber.points
        given_up = last.on_giving_up() if last.resigned is not None else 0
        if not self.chosen.dummy:
            last.say(last.side.index(rubber.winner), RUBBER_WON, points, law=given_up or LAW["rubber"])
        what, law = ("game", LAW["dummy"]) if self.chosen.dummy else ("rubber", given_up or LAW["settling"])
        for loser, to in payers(last):
            src, dst = (loser, to) if points >= 0 else (to, loser)
            last.pay(abs(points), last.player[src], last.player[dst], what, law)
