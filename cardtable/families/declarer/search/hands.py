# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""How the hands are played by habit, two of them by who declared (playing.py): compiled by Cython, and right without
it.  A test has both choose the same."""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.partnership.search.habits import Habits
    from cython.cimports.cardtable.families.partnership.search.leading import Leading
    from cython.cimports.cardtable.families.partnership.search.signs import Signs
else:
    from cardtable.families.partnership.search.habits import Habits
    from cardtable.families.partnership.search.leading import Leading
    from cardtable.families.partnership.search.signs import Signs
    from cardtable.solver.machine import highest, lowest

FOUR, NONE, LANE = 4, -1, 0xFFFF
TENS = 0x1F00                                    # of a lane: from the ten up


@cython.cclass
class Hands(Habits):
    """The club player in all seats; without trumps their suit is the fifth, of which there are no cards."""

    def __init__(self, declarer: int, **rules: object) -> None:
        Habits.__init__(self, **rules)
        if not cython.compiled:
            self.own, self.across = [0] * FOUR, [0] * FOUR
        self.declarer = declarer

    @cython.cfunc
    @cython.exceptval(check=False)
    def lane(self, some: cython.ulonglong, suit: cython.int) -> cython.ulonglong:
        return some >> (16 * suit) & LANE if suit < FOUR else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def comes_to(self, seat: cython.int) -> cython.double:
        return self.worth[self.taken[self.party[seat]]]

    @cython.cfunc
    @cython.exceptval(check=False)
    def declares(self, seat: cython.int) -> cython.bint:
        """Whether this hand is one of the declarer's."""
        return ((seat ^ self.declarer) & 1) == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def look(self) -> cython.void:
        """Dummy lies open once the first card has been led, and its player sees both hands."""
        shown: cython.int = self.open_seats
        suit: cython.int
        if self.done == 0 and self.lies == 0:
            self.open_seats = 0
        Signs.look(self)
        self.open_seats = shown
        if self.declares(self.me):
            self.out = self.full & ~(self.gone | self.hand[self.me] | self.hand[self.mate])
            for suit in range(FOUR):
                self.own[suit] = self.lane(self.hand[self.me], suit)
                self.across[suit] = self.lane(self.hand[self.mate], suit)

    # What the declarer leads, from whichever hand

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self) -> cython.int:
        card: cython.int = NONE
        if self.declares(self.me):
            card = self.draws_trumps()
            if card < 0:
                card = self.enough()
            if card < 0:
                card = self.up_to_strength()
            if card < 0:
                card = self.surely()
        return card if card >= 0 else Leading.lead(self)

    @cython.cfunc
    @cython.exceptval(check=False)
    def sure(self, suit: cython.int) -> cython.ulonglong:
        """The cards of a suit in this hand that nothing out can beat."""
        out: cython.ulonglong = self.lane(self.out, suit)
        return self.own[suit] >> highest(out) << highest(out) if out else self.own[suit]

    @cython.cfunc
    @cython.exceptval(check=False)
    def draws_trumps(self) -> cython.int:
        own: cython.ulonglong
        across: cython.ulonglong
        out: cython.ulonglong = self.lane(self.out, self.trump)
        if not out:
            return NONE
        own, across = self.own[self.trump], self.across[self.trump]
        if not own or self.count(own) + self.count(across) <= self.count(out) or not self.trumps_against():
            return NONE
        if self.sure(self.trump):
            return 16 * self.trump + lowest(self.sure(self.trump))
        if across and highest(across) > highest(out):
            return 16 * self.trump + lowest(own)
        return NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def enough(self) -> cython.int:
        wanted: cython.int = self.wanted()
        suit: cython.int
        n: cython.int
        found: cython.int = 0
        most: cython.int = 0
        best: cython.int = NONE
        if wanted < 1:
            return NONE
        for suit in range(FOUR):
            if self.own[suit] and not self.ruffed(suit):
                n = self.count(self.sure(suit))
                found += n
                if n > most:
                    most, best = n, suit
        return 16 * best + highest(self.own[best]) if best >= 0 and found >= wanted else NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def up_to_strength(self) -> cython.int:
        suit: cython.int
        mark: cython.int
        own: cython.ulonglong
        across: cython.ulonglong
        out: cython.ulonglong
        most: cython.int = NONE
        best: cython.int = NONE
        top: cython.int
        low: cython.int
        for suit in range(FOUR):
            own, across, out = self.own[suit], self.across[suit], self.lane(self.out, suit)
            if suit == self.trump or not own or not across or not out or self.ruffed(suit):
                continue
            if highest(across) <= highest(own) or across & (across - 1) == 0:
                continue
            mark = (self.count(own) + self.count(across)) << 16 | self.count((own | across) & TENS) << 8 \
                | (16 - highest(out)) << 2 | suit
            if mark > most:
                most, best = mark, suit
        if best < 0:
            return NONE
        own = self.own[best]
        if self.count(own & TENS) > 1:
            top = highest(own)
            low = highest(own ^ cython.cast(cython.ulonglong, 1) << top)
            if not self.gains(16 * best + top, low):
                return 16 * best + top
        return 16 * best + lowest(own)

    @cython.cfunc
    @cython.exceptval(check=False)
    def surely(self) -> cython.int:
        suit: cython.int
        mark: cython.int
        most: cython.int = NONE
        best: cython.int = NONE
        for suit in range(FOUR):
            if suit != self.trump and self.own[suit] and self.sure(suit) and not self.ruffed(suit):
                mark = self.count(self.own[suit]) + self.count(self.across[suit])
                if mark >= most:
                    most, best = mark, suit
        return 16 * best + highest(self.own[best]) if best >= 0 else NONE
