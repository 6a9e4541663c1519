# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What an entry of the table says of a position: the owners of the highest cards of each suit, in two words.

Bits 0-25 hold the owners in one suit and 26-51 in another, the top card in the highest bits; 52-55 and 56-59 how many
of them count. The four highest bits are free for a bound.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import CARDS, EIGHTS, FOURS, GUARDS, ONE, OWNERS, SIXTEENS, TWOS, UNITS, highest


@cython.final
@cython.cclass
class Pattern:
    """The pattern last drawn, and the masks by which patterns are compared."""

    def __init__(self, deal):
        i: cython.int
        self.deal = deal
        if not cython.compiled:
            self.deep, self.tops = [0] * 256, [0] * 162
        masks = [(1 << 26) - (1 << (26 - 2 * min(d, 13))) for d in range(16)]
        for i in range(256):
            self.deep[i] = masks[i & 15] | masks[i >> 4] << 26
        for i in range(81):
            self.tops[2 * i] = masks[i % 3] | masks[i // 3 % 3] << 26
            self.tops[2 * i + 1] = masks[i // 9 % 3] | masks[i // 27] << 26

    def draw(self, agg: cython.ulonglong, w: cython.ulonglong) -> cython.void:
        """The pattern of the position looked at down to the lowest card in each suit that is in w."""
        d0: cython.ulonglong
        d1: cython.ulonglong
        # in each lane the cards not below the lowest that mattered, then their number
        k: cython.ulonglong = agg & (w | ~((w | GUARDS) - UNITS)) & CARDS
        k = k - ((k >> 1) & TWOS)
        k = (k & FOURS) + ((k >> 2) & FOURS)
        k = (k + (k >> 4)) & EIGHTS
        k = (k + (k >> 8)) & SIXTEENS
        d0 = (k & 15) | ((k >> 12) & 0xF0)
        d1 = ((k >> 32) & 15) | ((k >> 44) & 0xF0)
        self.p0 = ((self.deal.u[0] & OWNERS) | ((self.deal.u[1] & OWNERS) << 26)) & self.deep[d0] | (d0 << 52)
        self.p1 = ((self.deal.u[2] & OWNERS) | ((self.deal.u[3] & OWNERS) << 26)) & self.deep[d1] | (d1 << 52)
        self.kind = self.rank3(k & 15) + 3 * self.rank3((k >> 16) & 15)
        self.kind += 9 * self.rank3((k >> 32) & 15) + 27 * self.rank3((k >> 48) & 15)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def rank3(self, depth: cython.int) -> cython.int:
        """0, 1, or 2 for more."""
        return depth if depth < 2 else 2

    def named(self, agg: cython.ulonglong, p0: cython.ulonglong, p1: cython.ulonglong) -> cython.ulonglong:
        """The lowest card that an entry names in each suit."""
        out: cython.ulonglong = 0
        a: cython.ulonglong
        b: cython.ulonglong
        s: cython.int
        d: cython.int
        depths: cython.uint = ((p0 >> 52) & 255) | (((p1 >> 52) & 255) << 8)
        for s in range(4):
            d = (depths >> (4 * s)) & 15
            if d:
                a = agg & self.deal.suits[s]
                b = 0
                while d:
                    b = ONE << highest(a)
                    a ^= b
                    d -= 1
                out |= b
        return out
