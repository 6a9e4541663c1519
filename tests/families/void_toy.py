"""Deals that may be void: points are marked one by one, a counter goes into the pool, and a dealer may misdeal."""
from __future__ import annotations

from typing import Any

from cardtable.families.match import Evening, Partie
from cardtable.families.rubbers import Rubbers, Settled
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Level
from cardtable.rules.moves import Choices, calls
from cardtable.rules.row import Row
from cardtable.rules.zones import Layout

LAYOUT = Layout(3)
LAYOUT.each("hand")
POOL = LAYOUT.pot("pool")


class Misdealt(Deal):
    """The dealer marks as often as he likes until he is content, or his deal is void."""

    layout, pack = LAYOUT, ()
    scored, goal, lined = True, 4, True

    def begin(self, **options: Any) -> None:
        self.phase, self.must = "telling", (self.dealer,)

    def telling(self, seat: int) -> Choices:
        marking = calls("mark") if self.score[seat] < 4 else ()
        return (*calls("content", "misdeal", "lost"), *marking)

    def do_mark(self, seat: int) -> None:
        self.mark(seat, 2, "trick")
        self.mark(seat, 5, "honours", beside=True)
        self.pay(1, self.player[seat], POOL, "stake")

    def do_content(self, seat: int) -> None:
        self.pay(self.purse[POOL], POOL, self.player[seat], "pool")
        self.end()

    def do_misdeal(self, seat: int) -> None:
        self.annul("same", seat)

    def do_lost(self, seat: int) -> None:
        self.annul("next", seat)

    def do_resign(self, seat: int) -> None:
        self.pay(self.purse[POOL], POOL, self.player[seat], "pool")
        super().do_resign(seat)


class OnePartie(Partie):
    """Four deals at the most."""

    deals = 4

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Deal:
        return Misdealt(dealer, score, purse, beside=last.beside if last else ())


class OneEvening(Evening):
    """Everybody deals once; nobody cuts."""

    def rounds(self) -> int:
        return 1

    def first(self) -> Level:
        return self.dealt(0, [])

    def dealt(self, dealer: int, purse: list[int]) -> Level:
        return Misdealt(dealer, (), purse, self.player)

    def settle(self, last: Deal) -> None:
        self.share(last, POOL, 0)


class OneRubber(Rubbers):
    """Games of one deal each."""

    def rubbers(self) -> int:
        return 1

    def value(self, last: Deal) -> int:
        return 1

    def bonus(self) -> int:
        return 0

    def first(self) -> Level:
        return self.dealt(0, [])

    def dealt(self, dealer: int, purse: list[int]) -> Level:
        return Misdealt(dealer, (), purse, self.player)

    def pay_rubber(self, last: Deal, rubber: Settled) -> None:
        """Nothing is owed."""


PARTIE = Game(Row("void", "Void", "tricks", "", "", 1, (3,)), 1, ("novice",), (), {}, lambda options: (3,),
              lambda options, number: OnePartie(options, dealer=0, purse=[0] * 4), lambda options: "")
