# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The club player's cards (maxims.py, playing.py, and the family's allies): compiled by Cython, and right without it.

A test has both choose the same.
"""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.solo_whist.search.losing import Losing
else:
    from cardtable.games.solo_whist.search.losing import Losing
    from cardtable.solver.machine import highest, lowest

PARTNERS, NOTHING, LAST = 1, 2, 4                # kinds of play, as in losing.py
FOUR, LANE = 4, 0xFFFF
KNAVE, QUEEN, KING = 9, 10, 11


@cython.cclass
class Habits(Losing):
    """The club player in all seats."""

    def played_out(self, n: int, trump: int) -> float:
        """What comes of this layout from the first lead on, with these trumps; -1 for what the caller's hand makes
        best."""
        self.take_up(n)
        self.replay(0, 0)
        self.trump = self.best_suit(self.bidder) if trump < 0 else trump
        self.to_end()
        return self.comes_to(self.seat)

    @cython.cfunc
    @cython.exceptval(check=False)
    def master(self, card: cython.int) -> cython.bint:
        """Nothing of its suit above it is out."""
        return self.lane(self.out, card >> 4) >> (card & 15) == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def ours(self, seat: cython.int) -> cython.bint:
        return self.party[seat] == self.party[self.turn]

    @cython.cfunc
    @cython.exceptval(check=False)
    def in_sequence(self, lane: cython.ulonglong) -> cython.bint:
        """Whether the two highest touch, honours."""
        top: cython.int = highest(lane)
        return top >= KNAVE and lane >> (top - 1) & 1

    # What is played

    @cython.cfunc
    @cython.exceptval(check=False)
    def habit(self) -> cython.int:
        some: cython.ulonglong = self.lawful()
        if some & (some - 1) == 0:
            return lowest(some)
        self.out = self.full & ~self.gone & ~self.hand[self.turn]
        if self.kind == LAST:
            return self.not_the_last(some)
        if self.kind == NOTHING:
            if self.turn == self.bidder:
                return self.nothing(some)
            return self.against(some) if self.lies else self.lead_against(some)
        return self.follow(some) if self.lies else self.lead(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self, some: cython.ulonglong) -> cython.int:
        caller: cython.bint = self.party[self.turn] == self.party[self.bidder]
        own: cython.ulonglong = self.lane(some, self.trump)
        plain: cython.ulonglong = some & ~(cython.cast(cython.ulonglong, LANE) << (16 * self.trump))
        lane: cython.ulonglong
        many: cython.int = self.count(own)
        suit: cython.int
        mark: cython.int
        most: cython.int = -1
        best: cython.int = -1
        if caller and own and self.lane(self.out, self.trump) and (many > 2 or not plain or self.kind == PARTNERS):
            best = highest(own)
            if not self.master(16 * self.trump + best) and best - many >= lowest(own):
                best = lowest(own)
            return 16 * self.trump + best
        if not plain:
            return 16 * self.trump + highest(own)
        if caller or self.done:
            for suit in range(FOUR):
                lane = self.lane(plain, suit)
                if lane and self.master(16 * suit + highest(lane)) and self.count(lane) >= most:
                    most, best = self.count(lane), 16 * suit + highest(lane)
            if best >= 0:
                return best
        for suit in range(FOUR):
            lane = self.lane(plain, suit)
            mark = self.count(lane) << 16 | cython.cast(cython.int, lane)
            if lane and mark >= most:
                most, best = mark, suit
        lane = self.lane(plain, best)
        return 16 * best + (highest(lane) if self.in_sequence(lane) else lowest(lane))

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        ours: cython.bint = self.ours(self.holder)
        enemies: cython.bint = False
        seat: cython.int = self.turn
        _n: cython.int
        high: cython.int
        lane: cython.ulonglong
        able: cython.ulonglong = 0
        for _n in range(self.lies + 1, self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            enemies |= not self.ours(seat)
        if not self.lane(some, suit):
            if ours and (not enemies or self.best >> 4 == suit and self.master(self.best)):
                return self.spared(some)
            if self.trump < FOUR:
                able = self.lane(some, self.trump)
                if self.best >> 4 == self.trump:
                    able = able >> (self.best & 15) << (self.best & 15)
            return 16 * self.trump + lowest(able) if able else self.spared(some)
        lane = self.lane(some, suit)
        if self.best >> 4 == suit:
            able = lane >> (self.best & 15) << (self.best & 15)
        if not able or ours and (not enemies or self.master(self.best) or self.best & 15 >= KNAVE):
            return 16 * suit + lowest(lane)
        if not enemies:
            return 16 * suit + lowest(able)
        high = 16 * suit + highest(able)
        if self.master(high) or self.lies > 1 or self.seats < 4:
            return high
        seat = self.turn + 1 if self.turn + 1 < self.seats else 0
        return high if self.ours(seat) and self.in_sequence(lane) else 16 * suit + lowest(lane)

    @cython.cfunc
    @cython.exceptval(check=False)
    def spared(self, some: cython.ulonglong) -> cython.int:
        """The lowest of the shortest and weakest suit; of the best cards, and then of kings and queens that are barely
        guarded, none if there is another."""
        left: cython.int = 0
        kept: cython.int
        suit: cython.int
        n: cython.int
        mark: cython.int
        least: cython.int = 0
        best: cython.int = -1
        lane: cython.ulonglong
        for suit in range(FOUR):
            if suit != self.trump and self.lane(some, suit):
                left |= 1 << suit
        if not left:
            return 16 * self.trump + lowest(self.lane(some, self.trump))
        kept = left
        for suit in range(FOUR):
            if kept >> suit & 1 and self.master(16 * suit + lowest(self.lane(some, suit))):
                kept ^= 1 << suit
        left = kept if kept else left
        kept = left
        for suit in range(FOUR):
            lane = self.lane(some, suit)
            n = self.count(lane)
            if kept >> suit & 1 and (n == 2 and highest(lane) == KING or n == 3 and highest(lane) == QUEEN):
                kept ^= 1 << suit
        left = kept if kept else left
        for suit in range(FOUR):
            if left >> suit & 1:
                lane = self.lane(some, suit)
                mark = self.count(lane) << 16 | cython.cast(cython.int, lane)
                if best < 0 or mark < least:
                    best, least = suit, mark
        return 16 * best + lowest(self.lane(some, best))
