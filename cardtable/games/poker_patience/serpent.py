"""Serpent Poker Patience: all cards are known, and each is laid at an edge of the last (002:8881-8936)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.poker_patience import cells
from cardtable.games.poker_patience.cells import Cell
from cardtable.games.poker_patience.laws import LAW
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.zones import CALLED, COMING, PACK, SQUARES, TABLE
from cardtable.rules.events import NATURE
from cardtable.rules.motions import TOOK_BACK, TURNED
from cardtable.rules.moves import Choices, calls


class Serpent(Squares):
    """A problem for one.  A way may be taken up again card by card; `best` is the most that a whole one has come to so
    far, and `ways` how many there were."""

    layout, corners = TABLE, False
    best: int | None = None
    ways: int = 0

    def do_shuffle(self, seat: int, *order: Card) -> None:
        """The first lies at once, unless it may lie anywhere in a frame."""
        self.lay(order, PACK)
        self.draw(CARDS, PACK, COMING, NATURE, TURNED)
        self.turn_up()
        if not self.terms.fixed:
            self.do_place(0, cells.named(cells.MIDDLE))
        else:
            self.go("placing", 0)

    def turn_up(self) -> None:
        """The card that is next."""
        if self.zone[COMING]:
            self.draw(1, COMING, CALLED, NATURE, TURNED)

    def free(self, seat: int) -> tuple[Cell, ...]:
        return cells.onward(self.laid[seat], self.terms.fixed)

    @property
    def least(self) -> int:
        """So many cards lie that are never taken up: the first of a floating square."""
        return 0 if self.terms.fixed else 1

    def placing(self, seat: int) -> Choices:
        """A way that is blocked is taken up again, or left."""
        if not self.free(seat):
            return calls("take-up", "leave")
        return super().placing(seat) + (calls("take-up") if len(self.laid[0]) > self.least else ())

    def complete(self, seat: int) -> Choices:
        return calls("count", "take-up")

    def do_place(self, seat: int, name: str) -> None:
        """On with the way; a whole one is looked at before it is counted."""
        self.put(seat, cells.cell(name), CALLED, self.zone[CALLED])
        self.turn_up()
        if len(self.laid[0]) < CARDS:
            self.go("placing", 0)
            return
        made = self.stands(0)
        self.best, self.ways = max(made, self.best or 0), self.ways + 1
        self.say(0, "whole", made)
        self.go("complete", 0)

    def do_take_up(self, seat: int) -> None:
        """The card laid last comes back, and the one that was to follow goes before those to come."""
        if self.zone[CALLED]:
            waiting, = self.zone[CALLED]
            self.shift((waiting,), CALLED, COMING, seat, TOOK_BACK)
            self.zone[COMING] = (waiting, *self.zone[COMING][:-1])
        self.shift(self.zone[SQUARES[0]][-1:], SQUARES[0], CALLED, seat, TOOK_BACK)
        self.laid = (self.laid[0][:-1],)
        self.go("placing", 0)

    def do_count(self, seat: int) -> None:
        """The square is counted as it lies."""
        self.count(seat)
        self.end()

    def do_leave(self, seat: int) -> None:
        """It is left unfinished, and counts nothing."""
        self.say(seat, "leaves", law=LAW["blocked"])
        self.end()
