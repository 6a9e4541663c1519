"""Points beside the line: games of ten points, to which honours bring nobody nearer; the best of three are paid."""
from __future__ import annotations

from typing import Any

from cardtable.families.match import Partie
from cardtable.families.rubbers import Rubbers, Settled
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Level
from cardtable.rules.moves import Choice, Choices, One
from cardtable.rules.row import Row
from cardtable.rules.zones import Layout

LAYOUT = Layout(4)
LAYOUT.each("hand")


class Lined(Deal):
    """Four in two sides; one seat says what its side marks on the line, and what the other beside it."""

    layout, pack, side = LAYOUT, (), (0, 1, 0, 1)
    scored, lined, goal = True, True, 10

    def begin(self, **options: Any) -> None:
        self.phase, self.must = "telling", (self.dealer,)

    def telling(self, seat: int) -> Choices:
        return (Choice("tell", One(range(1, 7)), One(range(0, 41, 8))),)

    def do_tell(self, seat: int, on: int, beside: int) -> None:
        self.mark(self.side[seat], on, "tricks")
        if beside:
            self.mark(1 - self.side[seat], beside, "honours", beside=True)
        self.end()


class LinedGame(Partie):
    """One game of the rubber: what stands beside the line goes on from game to game."""

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Deal:
        return Lined(dealer, score, purse, self.start["player"], beside=last.beside if last else self.start["beside"])


class LinedRubbers(Rubbers):
    """One rubber, for ten more; nobody cuts."""

    def rubbers(self) -> int:
        return 1

    def value(self, last: Deal) -> int:
        return 0

    def bonus(self) -> int:
        return 10

    def first(self) -> Level:
        return self.dealt(0, [0] * 4)

    def dealt(self, dealer: int, purse: list[int]) -> Level:
        return LinedGame(self.options, dealer=dealer, purse=purse, player=self.player, beside=self.beside)

    def pay_rubber(self, last: Deal, rubber: Settled) -> None:
        for seat in range(4):
            if last.side[seat] != rubber.winner:
                last.pay(rubber.points, last.player[seat], last.player[last.left(seat)], "the rubber")


LINED = Game(Row("lined", "Lined", "tricks", "", "", 1, (4,)), 1, ("novice",), (), {}, lambda options: (4,),
             lambda options, number: LinedRubbers(options, players=4), lambda options: "")
