# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The table of positions for deals of which no card can be ignored: those whose cards have points, of more than four
seats or of long suits.  Every card left belongs to the key."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import ALL, LONGEST, MIX, MIX2, release, take_words


@cython.final
@cython.cclass
class Exact:
    """A table of fixed size: places of two words, four together."""

    def __init__(self, deal, points):
        self.deal = deal
        self.points = points
        self.mask = 0
        self.places = cython.NULL if cython.compiled else None

    def __dealloc__(self):
        release(self.places)

    def close(self):
        """Give the memory back."""
        release(self.places)
        self.places = cython.NULL if cython.compiled else None
        self.mask = 0

    def open(self, memory):
        """An empty table within the memory given."""
        i: cython.ulonglong
        if self.mask == 0:
            bits = 2
            while 64 << (bits + 1) <= memory:
                bits += 1
            self.places = take_words(8 << bits)
            if cython.compiled and self.places == cython.NULL:
                raise MemoryError("no room for the table of positions")
            self.mask = (1 << bits) - 1
            self.stamp = 0
        self.probes = 0
        self.stamp += 1
        if self.stamp >> 20:
            for i in range((self.mask + 1) * 8):
                self.places[i] = 0
            self.stamp = 1

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def bucket(self, agg: cython.ulonglong, tag: cython.ulonglong) -> cython.ulonglong:
        """Where a position stands in the table of exact positions: the first of eight words."""
        h: cython.ulonglong = ((agg ^ (tag << 17) ^ (agg >> 31)) * MIX) & ALL
        h ^= h >> 29
        h = (h * MIX2) & ALL
        return ((h >> 32) & self.mask) << 3

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def tag_of(self, lead: cython.int, left: cython.int, won: cython.int) -> cython.ulonglong:
        """What belongs to an exact position besides its cards, above the two bounds."""
        tag: cython.ulonglong = self.points.kind[won * (LONGEST + 1) + left] if not self.points.plain else 0
        return (self.stamp << 12) | (tag << 3) | cython.cast(cython.ulonglong, lead)

    def recall(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """What the table knows: 1, 0 or -1 for nothing."""
        tag: cython.ulonglong = self.tag_of(lead, left, won)
        e: cython.ulonglong = self.bucket(agg, tag)
        low: cython.int
        high: cython.int
        self.probes += 1
        for _ in range(4):
            if self.places[e] == agg and (self.places[e + 1] >> 32) == tag:
                low = self.places[e + 1] & 0xFFFF
                high = (self.places[e + 1] >> 16) & 0xFFFF
                if low - 32768 >= need:
                    return 1
                if high - 32768 < need:
                    return 0
                return -1
            e += 2
        return -1

    def remember(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int,
        res: cython.bint
    ) -> cython.void:
        """Store a result: in one of four places, of which one is replaced when they are full."""
        tag: cython.ulonglong = self.tag_of(lead, left, won)
        e: cython.ulonglong = self.bucket(agg, tag)
        p: cython.ulonglong = e + 2 * ((agg ^ (agg >> 17) ^ (agg >> 37)) & 3)
        low: cython.ulonglong = 0
        high: cython.ulonglong = 65535
        bound: cython.ulonglong = need + 32768
        for _ in range(4):
            if self.places[e] == agg and (self.places[e + 1] >> 32) == tag:
                p = e
                low = self.places[e + 1] & 0xFFFF
                high = (self.places[e + 1] >> 16) & 0xFFFF
                break
            if (self.places[e + 1] >> 44) != self.stamp:
                p = e
                break
            e += 2
        if res:
            if bound > low:
                low = bound
        elif bound - 1 < high:
            high = bound - 1
        self.places[p] = agg
        self.places[p + 1] = low | (high << 16) | (tag << 32)
