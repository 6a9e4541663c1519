# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What a deal is played for, what is seen of it, and how nothing is won (maxims.py, and the family's losing): compiled
by Cython, and right without it."""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.solo_whist.search.calls import Calls
else:
    from cardtable.games.solo_whist.search.calls import Calls
    from cardtable.solver.machine import highest, lowest

TRICKS, PARTNERS, NOTHING, ALL, LAST = 0, 1, 2, 3, 4     # for tricks alone or not, none, all, not the last
FOUR = 4
DEUCE, TRAY, SIX, SEVEN = 0, 1, 4, 5
KINDS = TRICKS, PARTNERS, NOTHING, ALL, LAST


@cython.cclass
class Losing(Calls):
    """The club player where tricks are shunned."""

    def __init__(self, **rules: object) -> None:
        Calls.__init__(self, **rules)
        self.kind, self.bidder = TRICKS, -1
        self.comes = array("d", [0.0] * 14)

    def contract(self, kind, bidder, party, trump, first, comes) -> None:
        """What is played, by whom, who leads, and what comes of it to the asker by the tricks of who has called; where
        the last trick is to be shunned, first if he has it not and then if he has."""
        seat: cython.int
        self.kind, self.bidder, self.trump, self.leads[0] = kind, bidder, trump, first
        self.comes = array("d", comes)
        for seat in range(self.seats):
            self.party[seat] = party[seat]

    # What comes of it

    @cython.cfunc
    @cython.exceptval(check=False)
    def over(self) -> cython.bint:
        """A misère with the first trick won, and all the tricks with the first lost."""
        if self.lies == 0:
            if self.kind == NOTHING and self.taken[self.party[self.bidder]]:
                return True
            if self.kind == ALL and self.taken[self.party[self.bidder]] < self.done:
                return True
        return self.lies == 0 and self.hand[self.turn] == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def comes_to(self, seat: cython.int) -> cython.double:
        if self.kind == LAST:
            return self.comes[self.holder == seat]
        return self.comes[self.taken[self.party[self.bidder]]]

    # What is seen

    @cython.cfunc
    @cython.exceptval(check=False)
    def dearest(self, some: cython.ulonglong) -> cython.int:
        """The highest whatever its suit, of equals that of the last suit."""
        suit: cython.int
        card: cython.int
        best: cython.int = -1
        for suit in range(FOUR):
            if self.lane(some, suit):
                card = 16 * suit + highest(self.lane(some, suit))
                if best < 0 or card & 15 >= best & 15:
                    best = card
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def cheapest(self, some: cython.ulonglong) -> cython.int:
        """The lowest whatever its suit, of equals that of the first suit."""
        suit: cython.int
        card: cython.int
        best: cython.int = -1
        for suit in range(FOUR):
            if self.lane(some, suit):
                card = 16 * suit + lowest(self.lane(some, suit))
                if best < 0 or card & 15 < best & 15:
                    best = card
        return best

    # What is played

    @cython.cfunc
    @cython.exceptval(check=False)
    def nothing(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        under: cython.ulonglong
        if self.lies == 0:
            return self.cheapest(some)
        if not self.lane(some, suit):
            return self.away(some)
        under = self.lane(some, suit) & ((cython.cast(cython.ulonglong, 1) << (self.best & 15)) - 1)
        return 16 * suit + (highest(under) if under else lowest(self.lane(some, suit)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def away(self, some: cython.ulonglong) -> cython.int:
        """The highest of the shortest suit, but of a suit of deuce and tray only if there is no other."""
        suit: cython.int
        mark: cython.int
        low: cython.int
        least: cython.int = 0
        best: cython.int = -1
        lane: cython.ulonglong
        for suit in range(FOUR):
            lane = self.lane(some, suit)
            if lane:
                low = highest(lane) == DEUCE or highest(lane) == TRAY
                mark = low << 16 | self.count(lane) << 8 | (16 - highest(lane))
                if best < 0 or mark < least:
                    best, least = 16 * suit + highest(lane), mark
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def against(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        seat: cython.int = self.leader
        _n: cython.int
        played: cython.bint = False
        lane: cython.ulonglong = self.lane(some, suit)
        if not lane:
            return self.away(some)
        for _n in range(self.lies):
            played |= seat == self.bidder
            seat = seat + 1 if seat + 1 < self.seats else 0
        if self.holder != self.bidder and not played:        # whether he may have a higher card
            _n = lowest(lane)
            _n = self.best & 15 if self.best & 15 > _n else _n
            played = self.void >> (4 * self.bidder + suit) & 1 or self.lane(self.out, suit) >> (_n + 1) == 0
        return 16 * suit + (lowest(lane) if self.holder == self.bidder or not played else highest(lane))

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_against(self, some: cython.ulonglong) -> cython.int:
        left: cython.int = 0
        held: cython.int = 0
        suit: cython.int
        mark: cython.int
        least: cython.int = 0
        best: cython.int = -1
        lane: cython.ulonglong
        for suit in range(FOUR):
            if self.lane(some, suit):
                held |= 1 << suit
                if self.lane(self.out, suit) and not self.void >> (4 * self.bidder + suit) & 1:
                    left |= 1 << suit
        left = left if left else held
        for suit in range(FOUR):
            if left >> suit & 1:
                lane = self.lane(some, suit)
                if self.done:
                    mark = lowest(lane) << 8 | self.count(lane)
                else:
                    mark = self.count(lane) << 16 | cython.cast(cython.int, lane)
                if best < 0 or mark < least:
                    best, least = suit, mark
        lane = self.lane(some, best)
        if self.done == 0:
            for mark in (SEVEN, SIX):
                if lane >> mark & 1:
                    return 16 * best + mark
            if lane & 1 and lane > 1:
                return 16 * best + lowest(lane ^ 1)
        return 16 * best + lowest(lane)

    @cython.cfunc
    @cython.exceptval(check=False)
    def not_the_last(self, some: cython.ulonglong) -> cython.int:
        late: cython.bint = self.count(self.hand[self.turn]) <= FOUR
        suit: cython.int = self.trick[0] >> 4
        lane: cython.ulonglong
        under: cython.ulonglong
        if self.lies == 0:
            return self.cheapest(some) if late else self.dearest(some)
        lane = self.lane(some, suit)
        if not lane:
            return self.dearest(some)
        under = lane & ((cython.cast(cython.ulonglong, 1) << (self.best & 15)) - 1)
        return 16 * suit + (highest(under) if late and under else highest(lane))
