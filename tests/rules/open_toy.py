"""A game in which all act at once: each lays coins on the table as often as he likes until he is done, and who is done
may yet cry out once."""
from __future__ import annotations

from dataclasses import replace

from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Level, Result, Series
from cardtable.rules.moves import Choice, Choices, One, calls
from cardtable.rules.row import Row
from cardtable.rules.zones import Layout

LAYOUT = Layout(3)
TABLE = LAYOUT.pot("table")
BANK = LAYOUT.bank("bank")
LIMIT = 3                            # coins that the table bears


class Staking(Deal):
    """Three stake until all are done; then the bank pays two coins to everybody."""

    layout, pack = LAYOUT, ()
    open_phases = frozenset({"staking"})

    def begin(self) -> None:
        self.phase, self.must, self.cried = "staking", (0, 1, 2), (False,) * 3

    def staking(self, seat: int) -> Choices:
        room = LIMIT - self.purse[TABLE]
        return (Choice("stake", One(range(1, room + 1))), *calls("done")) if room > 0 else calls("done")

    def do_stake(self, seat: int, coins: int) -> None:
        self.pay(coins, seat, TABLE, "stake")

    def do_done(self, seat: int) -> None:
        self.say(seat, "done")
        if self.done(seat):
            for one in range(3):
                self.pay(2, BANK, one, "gift")
            self.pay(self.purse[TABLE], TABLE, BANK, "stakes")
            self.end()

    def may(self) -> tuple[int, ...]:
        return tuple([s for s in range(3) if s not in self.must and not self.cried[s]])

    def asides(self, seat: int) -> Choices:
        return calls("cry")

    def do_cry(self, seat: int) -> None:
        self.say(seat, "cry")
        self.cried = tuple([cried or s == seat for s, cried in enumerate(self.cried)])


class Closing(Staking):
    """The first may close the staking at any time; then all stake a second time."""

    open_phases = frozenset({"staking", "again"})

    def staking(self, seat: int) -> Choices:
        return (*super().staking(seat), *calls("close")) if not seat else super().staking(seat)

    def again(self, seat: int) -> Choices:
        return super().staking(seat)

    def do_close(self, seat: int) -> None:
        self.say(seat, "close")
        self.phase, self.must = "again", (0, 1, 2)


class Evening(Series):
    """One deal."""

    def first(self) -> Level:
        return Staking()

    def following(self) -> Level | None:
        return None

    def result(self) -> Result:
        return Result.most(self.deal().purse[:3], "coins")


class ClosingEvening(Evening):
    """The same, with two open phases one after the other."""

    def first(self) -> Level:
        return Closing()


GAME = Game(Row("toy", "Toy", "banking", "", "", 1, (3,)), 1, ("novice",), (), {}, lambda options: (3,),
            lambda options, seats: Evening(options), lambda options: "")
CLOSING = replace(GAME, start=lambda options, seats: ClosingEvening(options))
