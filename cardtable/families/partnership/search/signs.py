# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player tells from the cards that have fallen (reading.py): compiled by Cython, and right without it."""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.trials import Trials
else:
    from cardtable.families.tricks.habitual.trials import Trials
    from cardtable.solver.machine import highest

TEN, KING, ACE = 8, 11, 12
HONOURS = 0x1E00                                 # of a lane
TRICKS = 14


@cython.cclass
class Signs(Trials):
    """`goal_for`: by party how many tricks win the game; `worth`: by the honours dealt to the asker's side and its
    tricks, what a deal is worth to him."""

    def __init__(self, goal_for: Sequence[int], worth: Sequence[float], **rules: object) -> None:
        Trials.__init__(self, **rules)
        if not cython.compiled:
            self.goal_for, self.small, self.more, self.third = [0] * 2, [0] * 16, [0] * 16, [0] * 16
            self.led, self.led_first, self.trumps_led, self.trump_first = [0] * 4, [0] * 4, [0] * 4, [0] * 4
        self.goal_for[0], self.goal_for[1] = goal_for
        self.worth = array("d", worth)
        self.called = self.wants = self.me = self.mate = self.out = self.lacks = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def comes_to(self, seat: cython.int) -> cython.double:
        dealt: cython.ulonglong = self.dealt[seat] | self.dealt[(seat + 2) & 3]
        return self.worth[TRICKS * self.count(self.lane(dealt, self.trump) & HONOURS) + self.taken[self.party[seat]]]

    # What whole tricks tell

    @cython.cfunc
    @cython.exceptval(check=False)
    def begun(self) -> cython.void:
        n: cython.int
        for n in range(16):
            self.small[n], self.more[n], self.third[n] = -1, 0, 0
        for n in range(4):
            self.led[n], self.led_first[n], self.trumps_led[n], self.trump_first[n] = 0, -1, 0, -1
        self.called = self.wants = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def gathered(self) -> cython.void:
        """Calls for trumps and leads."""
        n: cython.int
        card: cython.int
        at: cython.int
        rank: cython.int
        suit: cython.int = self.trick[0] >> 4
        seat: cython.int = self.leader
        if self.led[seat] == 0:
            self.led_first[seat] = self.trick[0]
        self.led[seat] += 1
        if suit == self.trump:
            if self.trumps_led[seat] == 0:
                self.trump_first[seat] = self.trick[0]
            self.trumps_led[seat] += 1
            if self.led[seat] <= 2:
                self.wants |= 1 << seat
        for n in range(4):
            seat, card = (self.leader + n) & 3, self.trick[n]
            at, rank = 4 * seat + (card >> 4), card & 15
            if n & 1 and card >> 4 == suit:
                if self.small[at] < 0:
                    self.small[at] = rank
                elif not self.more[at]:
                    self.more[at] = 1
                    if suit != self.trump and self.small[at] < TEN and rank < self.small[at]:
                        self.called |= 1 << seat
            if self.third[at] == 0:
                self.third[at] = 1 if n == 2 and rank == ACE else 9
            elif self.third[at] == 1:
                self.third[at] = 2 if n == 0 and rank == KING else 9
            elif self.third[at] == 2:
                self.third[at] = 9
                if rank < TEN and card >> 4 != self.trump:
                    self.called |= 1 << seat

    # What a seat sees

    @cython.cfunc
    @cython.exceptval(check=False)
    def look(self) -> cython.void:
        """As whoever is to play."""
        seat: cython.int
        suit: cython.int
        self.me = self.turn
        self.mate = (self.turn + 2) & 3
        self.out = self.full & ~(self.gone | self.hand[self.me])
        known: cython.int = self.mate if (self.open_seats >> self.mate | self.open_seats >> self.me) & 1 else -1
        if known >= 0:                           # who plays an open hand holds the one across, or sees it
            self.out &= ~self.hand[self.mate]
        elif self.waits and self.dealer == self.mate:
            self.out &= ~(cython.cast(cython.ulonglong, 1) << self.turned)
        self.lacks = self.void
        if self.open_seats:
            for seat in range(4):
                if self.open_seats >> seat & 1 or seat == known:
                    for suit in range(4):
                        if not self.lane(self.hand[seat], suit):
                            self.lacks |= 1 << (4 * seat + suit)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lacking(self, seat: cython.int, suit: cython.int) -> cython.bint:
        return self.lacks >> (4 * seat + suit) & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def wants_trumps(self, seat: cython.int) -> cython.bint:
        """Whether he has called for trumps, or led them when he had a choice."""
        return (self.called | self.wants) >> seat & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def wants_now(self, seat: cython.int) -> cython.bint:
        """The same, his lead that lies there among them."""
        return self.wants_trumps(seat) or (
            self.lies > 0 and self.leader == seat and self.trick[0] >> 4 == self.trump and self.led[seat] < 2)

    @cython.cfunc
    @cython.exceptval(check=False)
    def has_called(self, seat: cython.int) -> cython.bint:
        return self.called >> seat & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def master(self, card: cython.int) -> cython.bint:
        """Whether no card of its suit that is out of sight is higher."""
        return self.lane(self.out, card >> 4) >> (card & 15) <= 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def gains(self, card: cython.int, top: cython.int) -> cython.bint:
        """Whether any that is out of sight ranks between them."""
        lane: cython.ulonglong = self.lane(self.out, card >> 4)
        low: cython.int = (top & 15) + 1
        if card <= top:
            return False
        return (lane & ((1 << (card & 15)) - 1)) >> low != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def trumps_against(self) -> cython.bint:
        """Whether the adversaries may have trumps."""
        return self.lane(self.out, self.trump) != 0 and not (
            self.lacking((self.me + 1) & 3, self.trump) and self.lacking((self.me + 3) & 3, self.trump))

    @cython.cfunc
    @cython.exceptval(check=False)
    def ruffed(self, suit: cython.int) -> cython.bint:
        """Whether an adversary lacks the suit, and may have trumps."""
        left: cython.int = (self.me + 1) & 3
        right: cython.int = (self.me + 3) & 3
        return self.trumps_against() and (
            self.lacking(left, suit) and not self.lacking(left, self.trump)
            or self.lacking(right, suit) and not self.lacking(right, self.trump))

    @cython.cfunc
    @cython.exceptval(check=False)
    def mate_may_trump(self, suit: cython.int) -> cython.bint:
        """Whether partner lacks the suit, and may have trumps."""
        if not self.lacking(self.mate, suit) or self.lacking(self.mate, self.trump):
            return False
        if self.lane(self.out, self.trump):
            return True
        if (self.open_seats >> self.mate | self.open_seats >> self.me) & 1:
            return self.lane(self.hand[self.mate], self.trump) != 0
        return self.waits and self.dealer == self.mate

    @cython.cfunc
    @cython.exceptval(check=False)
    def wanted(self) -> cython.int:
        """How many tricks more win the game."""
        return self.goal_for[self.party[self.me]] - self.taken[self.party[self.me]]

    # What a hand holds

    @cython.cfunc
    @cython.exceptval(check=False)
    def over_ten(self, lane: cython.ulonglong) -> cython.int:
        return self.count(lane & HONOURS)

    @cython.cfunc
    @cython.exceptval(check=False)
    def fourth(self, lane: cython.ulonglong) -> cython.int:
        """The fourth from the top; of fewer the lowest."""
        n: cython.int = 3
        while n and lane & (lane - 1):
            lane ^= cython.cast(cython.ulonglong, 1) << highest(lane)
            n -= 1
        return highest(lane)
