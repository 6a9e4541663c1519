# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Hands of Euchre as sets, and what they are worth (hands.py) with them: compiled by Cython, and right without it.

`Plain`: a card is a bit, suit * 8 + rank, seven 0 to ace 7, the joker 32.  With trumps: suit * 16 + strength, seven 0
to ace 7, the Left Bower 13, the Right 14, the joker 15, all three in the lane of the trumps.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.games.euchre import hands

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.play import Play
else:
    from cardtable.families.tricks.habitual.play import Play

LANE = 0xFFFF
ACES = 0x0080_0080_0080_0080
KINGS = 0x0040_0040_0040_0040
NONE = -1
NINE, ACE, LEFT, RIGHT, BEST = 2, 7, 13, 14, 15  # strengths


@cython.cclass
class Holdings(Play):
    """What is asked of one hand; `trump` is a suit, `some` a hand with those trumps."""

    def __init__(self) -> None:
        self.bits = array("i", [n.bit_count() for n in range(256)])             # of eight bits
        self.top = array("i", [n.bit_length() - 1 for n in range(256)])          # the highest of them
        self.brings = array("d", [hands.SMALL] * 16)                             # by strength, what a trump is worth
        for strength, worth in zip((RIGHT, LEFT, 7, 6, 5), hands.OF_TRUMPS):
            self.brings[strength] = worth
        self.brings[BEST] = 1.0
        self.long, self.guard, self.lay_ace, self.lay_king = hands.LONG, hands.GUARD, hands.LAY_ACE, hands.LAY_KING

    @cython.cfunc
    @cython.exceptval(check=False)
    def size(self, lane: cython.ulonglong) -> cython.int:
        """How many cards of a lane."""
        return self.bits[lane & 255] + self.bits[lane >> 8 & 255]

    @cython.cfunc
    @cython.exceptval(check=False)
    def highest(self, lane: cython.ulonglong) -> cython.int:
        """The strength of the highest card of a lane; -1 of none."""
        return 8 + self.top[lane >> 8 & 255] if lane >> 8 & 255 else self.top[lane & 255]

    @cython.cfunc
    @cython.exceptval(check=False)
    def lowest(self, lane: cython.ulonglong) -> cython.int:
        """The strength of the lowest card of a lane; -1 of none."""
        return self.highest(lane & (0 - lane))

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay(self, some: cython.ulonglong, trump: cython.int) -> cython.ulonglong:
        """The cards that are no trumps."""
        return some & ~(cython.cast(cython.ulonglong, LANE) << (16 * trump))

    @cython.cfunc
    @cython.exceptval(check=False)
    def with_trumps(self, plain: cython.ulonglong, trump: cython.int) -> cython.ulonglong:
        """A plain hand as it is with these trumps."""
        one: cython.ulonglong = 1
        found: cython.ulonglong = 0
        s: cython.int
        knave: cython.int = 16 * trump + 4
        other: cython.int = 16 * (3 - trump) + 4
        for s in range(4):
            found |= (plain >> (8 * s) & 255) << (16 * s)
        if found >> knave & 1:
            found ^= one << knave | one << (16 * trump + RIGHT)
        if found >> other & 1:
            found ^= one << other | one << (16 * trump + LEFT)
        if plain >> 32 & 1:
            found |= one << (16 * trump + BEST)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def total(self, some: cython.ulonglong) -> cython.int:
        """How many cards."""
        s: cython.int
        n: cython.int = 0
        for s in range(4):
            n += self.size(self.lane(some, s))
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def weakest(self, some: cython.ulonglong, trump: cython.int) -> cython.int:
        """The lowest lay card, of equal ones that of the first suit; else the lowest trump."""
        s: cython.int
        low: cython.int
        best: cython.int = 999
        for s in range(4):
            low = self.lowest(self.lane(some, s))
            if s != trump and low >= 0 and 4 * low + s < best:
                best = 4 * low + s
        return 16 * (best & 3) + (best >> 2) if best < 999 else 16 * trump + self.lowest(self.lane(some, trump))

    @cython.cfunc
    @cython.exceptval(check=False)
    def strongest(self, some: cython.ulonglong, trump: cython.int) -> cython.int:
        """The highest trump; else the highest card, of equal ones that of the first suit."""
        s: cython.int
        high: cython.int
        best: cython.int = -1
        suit: cython.int = 0
        if self.lane(some, trump):
            return 16 * trump + self.highest(self.lane(some, trump))
        for s in range(4):
            high = self.highest(self.lane(some, s))
            if high > best:
                best = high
                suit = s
        return 16 * suit + best

    @cython.cfunc
    @cython.exceptval(check=False)
    def tricks(self, some: cython.ulonglong, trump: cython.int) -> cython.double:
        """How many it should win: summed in the same order as in hands.py, for the marks are sharp."""
        trumps: cython.ulonglong = self.lane(some, trump)
        lay: cython.ulonglong = self.lay(some, trump)
        found: cython.double = 0
        n: cython.int = 0
        strength: cython.int
        for strength in range(15, -1, -1):
            if trumps >> strength & 1:
                found += self.brings[strength]
                if n > 2:
                    found += self.long
                n += 1
        if trumps >> LEFT & 1 and n > 1:
            found += self.guard
        return found + self.lay_ace * self.total(lay & ACES) + self.lay_king * self.total(lay & KINGS)

    @cython.cfunc
    @cython.exceptval(check=False)
    def in_order(self, some: cython.ulonglong, trump: cython.int) -> cython.int:
        """Which of the five best trumps are held, the best as the highest of five bits; the joker is one of them where
        it is held."""
        trumps: cython.int = self.lane(some, trump)
        held: cython.int = trumps >> 14 & 1
        held = held << 1 | trumps >> 13 & 1
        held = held << 3 | trumps >> 5 & 7
        return 16 | held >> 1 if trumps >> BEST & 1 else held

    @cython.cfunc
    @cython.exceptval(check=False)
    def is_sure(self, some: cython.ulonglong, trump: cython.int) -> cython.bint:
        """The best trump, or the second guarded."""
        held: cython.int = self.in_order(some, trump)
        return held >> 4 & 1 or (held >> 3 & 1 and self.size(self.lane(some, trump)) > 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def medium(self, some: cython.ulonglong, trump: cython.int) -> cython.bint:
        """Three trumps or more, two of them at least nines."""
        lane: cython.ulonglong = self.lane(some, trump)
        return self.size(lane) > 2 and self.size(lane >> NINE << NINE) > 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def commanding(self, some: cython.ulonglong, trump: cython.int) -> cython.int:
        """Lay aces, and the kings beside them."""
        aces: cython.ulonglong = self.lay(some, trump) & ACES
        return self.total(aces) + self.total(some & aces >> 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def alone(self, some: cython.ulonglong, trump: cython.int, light: cython.bint) -> cython.bint:
        """Whether the book calls it a lone hand; `light`: at one to four by Hoyle."""
        held: cython.int = self.in_order(some, trump)
        n: cython.int = self.size(self.lane(some, trump))
        lay: cython.ulonglong = self.lay(some, trump)
        aces: cython.int = self.total(lay & ACES)
        s: cython.int
        plain: cython.int = 0
        if n >= 4 and (held >> 4 & 1 and self.bits[held] >= 2 or self.bits[held] >= 4):
            return aces > 0 or n == 5 or light
        if held & 28 == 28:
            return aces > 0 or light
        for s in range(4):
            plain += self.lane(lay, s) != 0
        if held >> 4 & 1 and self.bits[held & 30] == 3 and aces > 0 and plain == 1:
            return True
        if light and held >> 4 & 1 and n == 3 and self.bits[held] >= 2 and aces > 0:
            return True
        return held & 14 == 14 and (self.commanding(some, trump) == 2 or light and aces > 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def thrown(self, some: cython.ulonglong, trump: cython.int, exposing: cython.bint) -> cython.int:
        """What the dealer puts out of six, by the book; `exposing`: for a jambone."""
        s: cython.int
        n: cython.int
        low: cython.int
        mark: cython.int
        single: cython.int = 9999
        weak: cython.int = 9999
        if exposing and self.size(self.lane(some, trump)) == 3 and self.total(self.lay(some, trump) & ACES) == 3:
            return 16 * trump + self.lowest(self.lane(some, trump))
        for s in range(4):
            n = self.size(self.lane(some, s))
            low = self.lowest(self.lane(some, s))
            if s == trump or n == 0 or low == ACE:
                continue
            if n == 1:
                mark = 8 * low + 4 * (s == 3 - trump) + s
                if mark < single:
                    single = mark
            mark = 64 * n + 4 * low + s
            if mark < weak:
                weak = mark
        if single < 9999:
            return 16 * (single & 3) + (single >> 3)
        if weak < 9999:
            return 16 * (weak & 3) + (weak >> 2 & 15)
        return self.weakest(some, trump)
