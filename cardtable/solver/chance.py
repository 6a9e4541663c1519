# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What compiled trials draw from, the same on every machine: compiled by Cython, and right without it.  Whoever derives
from it sows `chance`."""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if not cython.compiled:
    from cardtable.solver.machine import ALL, lowest


@cython.cclass
class Chance:
    """Knuth's linear congruences of 64 bits, of which the upper half is used; and cards drawn by them."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def random(self, below: cython.int) -> cython.int:
        """A number under this."""
        self.chance = (self.chance * 6364136223846793005 + 1442695040888963407) & ALL
        return cython.cast(cython.int, (self.chance >> 33) % below)

    @cython.cfunc
    @cython.exceptval(check=False)
    def dice(self) -> cython.double:
        """Above 0, up to 1."""
        return (1.0 + self.random(1 << 24)) / (1 << 24)

    @cython.cfunc
    @cython.exceptval(check=False)
    def count(self, some: cython.ulonglong) -> cython.int:
        """How many cards."""
        n: cython.int = 0
        while some:
            some &= some - 1
            n += 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def any_of(self, cards: cython.ulonglong) -> cython.int:
        """One of them."""
        n: cython.int = self.random(self.count(cards))
        while n:
            cards &= cards - 1
            n -= 1
        return lowest(cards)

    @cython.cfunc
    @cython.exceptval(check=False)
    def some_of(self, cards: cython.ulonglong, n: cython.int) -> cython.ulonglong:
        """So many of them, or all."""
        one: cython.ulonglong
        found: cython.ulonglong = 0
        while n and cards:
            one = cython.cast(cython.ulonglong, 1) << self.any_of(cards)
            found |= one
            cards ^= one
            n -= 1
        return found
