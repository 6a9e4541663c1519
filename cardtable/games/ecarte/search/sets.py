# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Hands of Écarté as sets, and habit (habits.py) with them: compiled by Cython, and right without it.

Cards are numbered suit * 8 + strength, seven 0 to king 7; a hand is a set of such bits.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython


@cython.cclass
class Sets:
    """Of a deal with these trumps."""

    def __init__(self, trump: int) -> None:
        self.trump = trump
        self.place = array("i", [0] * 67)                # the number of a single bit, by its remainder
        for n in range(33):
            self.place[(1 << n) % 67] = n
        self.count = array("i", [n.bit_count() for n in range(256)])             # of the bits of a suit
        self.top = array("i", [n.bit_length() - 1 for n in range(256)])          # the highest of them

    @cython.cfunc
    @cython.exceptval(check=False)
    def size(self, some: cython.ulonglong) -> cython.int:
        return (self.count[some & 255] + self.count[some >> 8 & 255] + self.count[some >> 16 & 255]
                + self.count[some >> 24 & 255])

    @cython.cfunc
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, led: cython.int) -> cython.bint:
        if card >> 3 == led >> 3:
            return card > led
        return card >> 3 == self.trump

    @cython.cfunc
    @cython.exceptval(check=False)
    def lawful(self, hand: cython.ulonglong, led: cython.int) -> cython.ulonglong:
        """Win in the suit led; else follow; else trump; else anything."""
        suit: cython.ulonglong = hand & (cython.cast(cython.ulonglong, 255) << (led & 24))
        some: cython.ulonglong
        if suit:
            some = suit & ~((cython.cast(cython.ulonglong, 2) << led) - 1)
            return some if some else suit
        some = hand & (cython.cast(cython.ulonglong, 255) << (8 * self.trump))
        return some if some else hand

    @cython.cfunc
    @cython.exceptval(check=False)
    def answers(self, hand: cython.ulonglong, led: cython.int) -> cython.ulonglong:
        """The lowest lawful card of each suit: what he may think of playing to this lead."""
        may: cython.ulonglong = self.lawful(hand, led)
        found: cython.ulonglong = 0
        some: cython.ulonglong
        s: cython.int
        for s in range(4):
            some = may & (cython.cast(cython.ulonglong, 255) << (8 * s))
            found |= some & -some
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def tops(self, hand: cython.ulonglong) -> cython.ulonglong:
        """The highest card of each suit: what he may think of leading."""
        one: cython.ulonglong = 1
        found: cython.ulonglong = 0
        some: cython.int
        s: cython.int
        for s in range(4):
            some = hand >> (8 * s) & 255
            if some:
                found |= one << (8 * s + self.top[some])
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def lowest(self, may: cython.ulonglong) -> cython.ulonglong:
        """All cards as low as the lowest; of trumps there are no others among them."""
        fold: cython.ulonglong = (may | may >> 8 | may >> 16 | may >> 24) & 255
        return (fold & -fold) * 0x01010101

    @cython.cfunc
    @cython.exceptval(check=False)
    def led_first(self, hand: cython.ulonglong) -> cython.ulonglong:
        """What habit leads: one card, or several that are as good."""
        one: cython.ulonglong = 1
        shift: cython.int = 8 * self.trump
        trumps: cython.int = hand >> shift & 255
        plain: cython.ulonglong = hand & ~(cython.cast(cython.ulonglong, 255) << shift)
        first: cython.int = self.top[trumps]
        s: cython.int
        some: cython.int
        mark: cython.int
        best: cython.int = 0
        found: cython.ulonglong = 0
        if not plain or self.count[trumps] >= 3:
            return one << (shift + first)
        if trumps and plain & 0xE0E0E0E0 and (
                first == 7 or self.count[trumps] == 2 and first > 4 and trumps >> (first - 1) & 1):
            return one << (shift + first)
        for s in range(4):
            some = plain >> (8 * s) & 255
            mark = 16 * self.count[some] + self.top[some] if some else 0
            if mark > best:
                best = mark
                found = 0
            if some and mark == best:
                found |= one << (8 * s + self.top[some])
        return found
