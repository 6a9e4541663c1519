# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What hands promise (strength.py), and what is marked for tricks and cards (values.py), to the asker's side: compiled
by Cython, and right without it.

Denominations are numbers: the suits as cards have them, and 4 for no trumps.
"""
from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.declarer.search.hands import Hands
    from cython.cimports.libc.math import erf
else:
    from math import erf

    from cardtable.families.declarer.search.hands import Hands

FOUR, NO_TRUMPS, LANE = 4, 4, 0xFFFF
ACE, KING, QUEEN, KNAVE = 0x1000, 0x800, 0x400, 0x200    # of a lane
HONOURS = 0x1F00
ROOT = 1.4142135623730951                         # of two
ROWS = 32                                        # of `rise`, for each side


@cython.cclass
class Promises(Hands):
    """A deal of which the calls are open."""

    def __init__(self, rule: Sequence[float], score: Sequence[int], goal: int, rise: Sequence[float],
                 **rules: object) -> None:
        """`rule`: the numbers of strength.py; `score`: below the line, by side; `rise`: by side and its points below
        the line, up to those of the game, what the rubber is then worth to the asker."""
        Hands.__init__(self, **rules)
        if not cython.compiled:
            self.score, self.rise, self.short_suit = [0] * 2, [0.0] * (2 * ROWS), [0.0] * 3
            self.heard, self.heard_as = [0] * 4, [0.0] * 4
        self.even, self.average, self.in_none, self.in_suit, self.length, self.usual, self.long_suit, self.bare, \
            self.astray = rule[:9]
        for n in range(3):
            self.short_suit[n] = rule[9 + n]
        self.goal, self.named = goal, NO_TRUMPS
        for n in range(4):
            self.heard[n] = 0
        for n in range(2):
            self.score[n] = score[n]
        for n in range(len(rise)):
            self.rise[n] = rise[n]

    @cython.cfunc
    @cython.exceptval(check=False)
    def told(self, seat: cython.int) -> cython.double:
        """Of one hand, once."""
        if self.heard[seat] != self.hand[seat]:
            self.heard_as[seat] = self.agrees(seat)
            self.heard[seat] = self.hand[seat]
        return self.heard_as[seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def agrees(self, seat: cython.int) -> cython.double:
        """How likely a seat was to say what it said, with the hand it was dealt, as a logarithm: a game's."""
        return 0

    # What a hand promises

    @cython.cfunc
    @cython.exceptval(check=False)
    def honour_points(self, hand: cython.ulonglong) -> cython.int:
        return 4 * self.count(hand & 0x1000_1000_1000_1000) + 3 * self.count(hand & 0x0800_0800_0800_0800) \
            + 2 * self.count(hand & 0x0400_0400_0400_0400) + self.count(hand & 0x0200_0200_0200_0200)

    @cython.cfunc
    @cython.exceptval(check=False)
    def stopped(self, lane: cython.ulonglong) -> cython.bint:
        n: cython.int = self.count(lane)
        return lane & ACE != 0 or lane & KING != 0 and n > 1 or lane & QUEEN != 0 and n > 2 \
            or lane & KNAVE != 0 and n > 3

    @cython.cfunc
    @cython.exceptval(check=False)
    def hopes(self, hand: cython.ulonglong, named: cython.int) -> cython.double:
        more: cython.double = self.honour_points(hand) - self.average
        found: cython.double = self.even
        ruffs: cython.double = 0
        suit: cython.int
        n: cython.int
        bare: cython.int = 0
        if named == NO_TRUMPS:
            found += self.in_none * more
            for suit in range(FOUR):
                n = self.count(self.lane(hand, suit))
                if n > 4:
                    found += self.long_suit * (n - 4)
                if not self.stopped(self.lane(hand, suit)):
                    bare += 1
            return found - self.bare * (bare - 1) if bare > 1 else found
        for suit in range(FOUR):
            n = self.count(self.lane(hand, suit))
            if suit != named and n < 3:
                ruffs += self.short_suit[n]
        n = self.count(self.lane(hand, named))
        return found + self.in_suit * more + self.length * (n - self.usual) + (ruffs if n > 3 else ruffs / 2)

    @cython.cfunc
    @cython.exceptval(check=False)
    def chance_of(self, hoped: cython.double, wanted: cython.double) -> cython.double:
        """How likely so many tricks come, where so many are hoped for."""
        return .5 * (1 - erf((wanted - .5 - hoped) / (self.astray * ROOT)))

    # What cards and tricks are worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def worth_of(self, named: cython.int) -> cython.int:
        """Of a trick beyond six."""
        return 12 if named == NO_TRUMPS else 2 if named == 3 else 4 + 2 * named

    @cython.cfunc
    @cython.exceptval(check=False)
    def in_hand(self, hand: cython.ulonglong, named: cython.int) -> cython.int:
        """How many honours it holds."""
        if named == NO_TRUMPS:
            return self.count(hand & 0x1000_1000_1000_1000)
        return self.count(self.lane(hand, named) & HONOURS)

    @cython.cfunc
    @cython.exceptval(check=False)
    def for_honours(self, side: cython.int, named: cython.int) -> cython.double:
        """As these partners were dealt them, with chicane."""
        one: cython.int = self.in_hand(self.dealt[side], named)
        both: cython.int = one + self.in_hand(self.dealt[side + 2], named)
        most: cython.int = one if one + one > both else both - one
        times: cython.int = 0
        if named == NO_TRUMPS:
            return 100 if most == 4 else 40 if both == 4 else 30 if both == 3 else 0
        if most > 3:
            times = 10 if most == 5 else 8 + (both == 5)
        elif both > 2:
            times = 2 if both == 3 else both
        times += 2 * (self.lane(self.dealt[side], named) == 0) + 2 * (self.lane(self.dealt[side + 2], named) == 0)
        return times * self.worth_of(named)

    @cython.cfunc
    @cython.exceptval(check=False)
    def for_cards(self, side: cython.int, named: cython.int) -> cython.double:
        """To this side, what the others mark taken off."""
        return self.for_honours(side, named) - self.for_honours(1 - side, named)

    @cython.cfunc
    @cython.exceptval(check=False)
    def below(self, side: cython.int, points: cython.int) -> cython.double:
        """Of points that a side marks below the line, what they come to: to the asker."""
        own: cython.int = self.seat & 1
        reached: cython.int = self.score[side] + points
        return (points if side == own else -points) \
            + self.rise[ROWS * side + (reached if reached < self.goal else self.goal)]

    # The play

    @cython.cfunc
    @cython.exceptval(check=False)
    def tricks(self, declarer: cython.int, named: cython.int) -> cython.int:
        """Those of the declarer's side, from the first lead by habit to the end; the hands are as they were dealt."""
        seat: cython.int
        for seat in range(FOUR):
            self.hand[seat] = self.dealt[seat]
        self.declarer, self.trump = declarer, named
        self.open_seats = 1 << (declarer ^ 2)
        self.open_play((declarer + 1) & 3)
        self.to_end()
        return self.taken[self.party[declarer]]
