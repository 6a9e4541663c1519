# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The entries of the table of positions: patterns with bounds, in lists.

An entry is two words (see `pattern.py`), and unless tricks are plain two numbers beside it; for plain tricks the bounds
stand in the highest bits of the words.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import ENTRY_BYTES, PATTERN, release, take_ints, take_words


@cython.final
@cython.cclass
class Entries:
    """Lists of entries, in a row of fixed size. When one half of it is full the older half is written over.

    Every list has the number of the half it was put in, its epoch: below `oldest` it has been written over.
    """

    def __init__(self, points):
        self.points = points
        self.epoch = 1
        self.total = 0
        if cython.compiled:
            self.words = cython.NULL
            self.bounds = cython.NULL
        else:
            self.words = self.bounds = None

    def __dealloc__(self):
        release(self.words)
        release(self.bounds)

    def close(self):
        """Give the memory back."""
        release(self.words)
        release(self.bounds)
        self.total = 0
        if cython.compiled:
            self.words = cython.NULL
            self.bounds = cython.NULL

    def open(self, memory):
        """No entries, and room for as many as the memory holds."""
        if self.total == 0:
            self.total = max(256, memory // ENTRY_BYTES) // 2 * 2
            self.words = take_words(self.total * 2)
            self.bounds = take_ints(self.total * 2)
            if cython.compiled and (self.words == cython.NULL or self.bounds == cython.NULL):
                raise MemoryError("no room for the table of positions")
        self.epoch += 2
        self.oldest = self.start = self.epoch
        self.used = 1
        self.end = self.total // 2

    def room(self, size: cython.uint) -> cython.uint:
        """The first of `size` fresh entries.  When a half of the table is full the older half is written over."""
        head: cython.uint
        if self.used + size > self.end:
            self.epoch += 1
            self.oldest = self.epoch - 1 if self.epoch - 1 > self.start else self.start
            if self.end == self.total:
                self.used = 1
                self.end = self.total // 2
            else:
                self.used = self.total // 2
                self.end = self.total
        head = self.used
        self.used += size
        return head

    def same(
        self, head: cython.uint, count: cython.uint, p0: cython.ulonglong, p1: cython.ulonglong
    ) -> cython.longlong:
        """The number of the entry with just this pattern in a list, or -1."""
        e: cython.uint
        for e in range(head, head + count):
            if (self.words[2 * e] & PATTERN) == p0 and (self.words[2 * e + 1] & PATTERN) == p1:
                return e
        return -1

    def insert(
        self, head: cython.uint, count: cython.uint, p0: cython.ulonglong, p1: cython.ulonglong, left: cython.int
    ) -> cython.uint:
        """A new entry in a list with room for it; the fewer cards an entry names the earlier it stands."""
        j: cython.uint = head + count
        depth: cython.int = self.depth(p0, p1)
        while j > head and self.depth(self.words[2 * j - 2], self.words[2 * j - 1]) > depth:
            self.copy(j - 1, j)
            j -= 1
        self.words[2 * j] = p0
        self.words[2 * j + 1] = p1
        if self.points.plain:
            self.words[2 * j + 1] |= cython.cast(cython.ulonglong, left) << 60
        else:
            self.bounds[2 * j] = -(1 << 28)
            self.bounds[2 * j + 1] = 1 << 28
        return j

    def learn(self, e: cython.uint, need: cython.int, res: cython.bint) -> cython.void:
        """So much is reached, or is not: move a bound of an entry."""
        old: cython.int
        if self.points.plain:
            if res:
                old = self.words[2 * e] >> 60
                if old < need:
                    self.words[2 * e] = (self.words[2 * e] & PATTERN) | (cython.cast(cython.ulonglong, need) << 60)
            else:
                old = self.words[2 * e + 1] >> 60
                if old >= need:
                    self.words[2 * e + 1] = (self.words[2 * e + 1] & PATTERN) | (
                        cython.cast(cython.ulonglong, need - 1) << 60
                    )
        elif res:
            if self.bounds[2 * e] < need:
                self.bounds[2 * e] = need
        elif self.bounds[2 * e + 1] >= need:
            self.bounds[2 * e + 1] = need - 1

    def copy(self, e: cython.uint, f: cython.uint) -> cython.void:
        """Entry e over entry f."""
        self.words[2 * f] = self.words[2 * e]
        self.words[2 * f + 1] = self.words[2 * e + 1]
        if not self.points.plain:
            self.bounds[2 * f] = self.bounds[2 * e]
            self.bounds[2 * f + 1] = self.bounds[2 * e + 1]

    def depth(self, p0: cython.ulonglong, p1: cython.ulonglong) -> cython.int:
        """How many cards an entry names."""
        d: cython.int = ((p0 >> 52) & 15) + ((p0 >> 56) & 15) + ((p1 >> 52) & 15) + ((p1 >> 56) & 15)
        return d
