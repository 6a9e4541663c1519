# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The table of positions, by relative ranks.

Every search answers with a truth value and tells the cards whose rank mattered.  The table therefore keeps, under the
lengths of all hands and the leader, the owners of the cards down to the lowest of those only, and one entry serves all
deals of the lower cards.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .entries import Entries
    from .machine import (
        ALL,
        GROUPED,
        LONGEST,
        MIX,
        MIX2,
        MIX3,
        NO_SLOT,
        ONE,
        OWNERS,
        SLOT_BYTES,
        SPLIT,
        lowest,
        release,
        take_slots,
    )
    from .pattern import Pattern


@cython.final
@cython.cclass
class Table:
    """Slots by key, each with a list of entries; a long list goes on in slots of its own, its groups.

    The slots in use are those from `size` up to twice as many. When half of them are claimed they move to the next part
    of the row, twice as large, so that a small search keeps to a small part of the memory.
    """

    def __init__(self, deal, points):
        self.deal = deal
        self.points = points
        self.pattern = Pattern(deal)
        self.entries = Entries(points)
        self.largest = 0
        self.grouped = False
        self.slots = cython.NULL if cython.compiled else None
        if not cython.compiled:
            self.there = [0] * 16384

    def __dealloc__(self):
        release(self.slots)

    def close(self):
        """Give the memory back."""
        release(self.slots)
        self.slots = cython.NULL if cython.compiled else None
        self.largest = 0
        self.entries.close()

    def open(self, memory):
        """An empty table within the memory given."""
        i: cython.int
        if self.largest == 0:
            self.largest = 32
            while 8 * SLOT_BYTES * self.largest <= memory:
                self.largest *= 2
            self.slots = take_slots(2 * self.largest)
            if cython.compiled and self.slots == cython.NULL:
                raise MemoryError("no room for the table of positions")
        self.entries.open(memory - 2 * SLOT_BYTES * self.largest)
        self.size = min(1024, self.largest)
        self.claimed = 0
        self.probes = 0
        self.steps = 0
        if self.grouped:
            for i in range(16384):
                self.there[i] = 0
            self.grouped = False

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, key: cython.ulonglong, claim: cython.bint) -> cython.uint:
        """The slot of a key, or NO_SLOT; with `claim` an empty one is taken, or the last one looked at replaced."""
        i: cython.uint
        h: cython.ulonglong = ((key ^ (key >> 29)) * MIX) & ALL
        h ^= h >> 32
        for _ in range(8):
            i = self.size | (h & (self.size - 1))
            if self.slots[i].epoch < self.entries.oldest:
                break
            if self.slots[i].key == key:
                return i
            h += 1
        if not claim:
            return NO_SLOT
        self.claimed += 1
        self.slots[i].key = key
        self.slots[i].deeps = 0
        self.slots[i].more = 0
        self.slots[i].count = 0
        self.slots[i].size = 0
        self.slots[i].epoch = self.entries.epoch
        return i

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def group(
        self, key: cython.ulonglong, k: cython.int, r0: cython.ulonglong, r1: cython.ulonglong
    ) -> cython.ulonglong:
        """The key of a group of a long list: by how deep its entries go (0, 1, more in each suit) and these owners."""
        h: cython.ulonglong = (key * MIX) & ALL
        h = ((h ^ (h >> 31) ^ k) * MIX) & ALL
        h = ((h ^ (h >> 31) ^ (r0 & self.pattern.tops[2 * k])) * MIX2) & ALL
        h = ((h ^ (h >> 29) ^ (r1 & self.pattern.tops[2 * k + 1])) * MIX3) & ALL
        return (h ^ (h >> 32)) | GROUPED

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def key_of(self, lead: cython.int, left: cython.int, won: cython.int) -> cython.ulonglong:
        """Lengths in three suits, tricks left, leader, and how the final table goes on: the fourth suit follows."""
        key: cython.ulonglong = lead | (left << 3)
        if not self.points.plain:
            key |= self.points.kind[won * (LONGEST + 1) + left] << 7
        key <<= 48
        key |= (self.deal.u[0] >> 26) & 0xFFFF
        key |= ((self.deal.u[1] >> 26) & 0xFFFF) << 16
        return key | ((self.deal.u[2] >> 26) & 0xFFFF) << 32

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def scan(self, i: cython.uint, r0: cython.ulonglong, r1: cython.ulonglong, need: cython.int) -> cython.int:
        """1 or 0 if an entry of the list decides, its number in `hit`; else -1."""
        e: cython.uint = self.slots[i].head
        stop: cython.uint = e + self.slots[i].count
        p0: cython.ulonglong
        p1: cython.ulonglong
        differ: cython.ulonglong
        least: cython.int
        most: cython.int
        self.steps += stop - e
        while e < stop:
            p0 = self.entries.words[2 * e]
            p1 = self.entries.words[2 * e + 1]
            differ = (r0 ^ p0) & self.pattern.deep[(p0 >> 52) & 255]
            if differ | ((r1 ^ p1) & self.pattern.deep[(p1 >> 52) & 255]) == 0:
                self.hit = e
                if self.points.plain:
                    least = p0 >> 60
                    most = p1 >> 60
                    if least >= need:
                        return 1
                    if most < need:
                        return 0
                else:
                    if self.entries.bounds[2 * e] >= need:
                        return 1
                    if self.entries.bounds[2 * e + 1] < need:
                        return 0
            e += 1
        return -1

    def recall(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """What the table knows: 1, 0 or -1 for nothing."""
        r0: cython.ulonglong = (self.deal.u[0] & OWNERS) | ((self.deal.u[1] & OWNERS) << 26)
        r1: cython.ulonglong = (self.deal.u[2] & OWNERS) | ((self.deal.u[3] & OWNERS) << 26)
        key: cython.ulonglong = self.key_of(lead, left, won)
        deeps: cython.ulonglong
        h: cython.ulonglong
        i: cython.uint = self.find(key, False)
        g: cython.uint
        e: cython.uint
        half: cython.int
        k: cython.int
        known: cython.int
        self.probes += 1
        if i == NO_SLOT:
            return -1
        known = self.scan(i, r0, r1, need)
        if known < 0 and (self.slots[i].deeps or self.slots[i].more):
            for half in range(2):
                deeps = self.slots[i].more if half else self.slots[i].deeps
                while deeps:
                    k = lowest(deeps) + 64 * half
                    deeps &= deeps - 1
                    h = self.group(key, k, r0, r1)
                    if (self.there[(h >> 6) & 16383] >> (h & 63)) & 1 == 0:
                        continue
                    g = self.find(h, False)
                    if g != NO_SLOT:
                        known = self.scan(g, r0, r1, need)
                        if known >= 0:
                            break
                if known >= 0:
                    break
        if known >= 0:
            e = self.hit
            self.deal.win = self.pattern.named(agg, self.entries.words[2 * e], self.entries.words[2 * e + 1])
        return known

    def remember(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int,
        res: cython.bint, w: cython.ulonglong
    ) -> cython.void:
        """Store a result, with the owners of all cards down to the lowest in each suit whose rank mattered."""
        key: cython.ulonglong
        p0: cython.ulonglong
        p1: cython.ulonglong
        h: cython.ulonglong
        g: cython.int
        i: cython.uint
        e: cython.longlong
        if 2 * self.claimed > self.size and self.size < self.largest:
            self.grow()
        self.deal.look(agg)
        self.pattern.draw(agg, w)
        key = self.key_of(lead, left, won)
        p0 = self.pattern.p0
        p1 = self.pattern.p1
        i = self.find(key, True)
        e = self.entries.same(self.slots[i].head, self.slots[i].count, p0, p1)
        if e < 0:
            if self.slots[i].count >= SPLIT:
                g = self.pattern.kind
                if g < 64:
                    self.slots[i].deeps |= ONE << g
                else:
                    self.slots[i].more |= 1 << (g - 64)
                h = self.group(key, g, p0, p1)
                self.there[(h >> 6) & 16383] |= ONE << (h & 63)
                self.grouped = True
                i = self.find(h, True)
                e = self.entries.same(self.slots[i].head, self.slots[i].count, p0, p1)
            if e < 0:
                e = self.append(i, p0, p1, left)
                if e < 0:
                    return
        self.entries.learn(e, need, res)

    def append(
        self, i: cython.uint, p0: cython.ulonglong, p1: cython.ulonglong, left: cython.int
    ) -> cython.longlong:
        """A new entry of a slot's list, which moves where there is more room if it must; -1 if it is too long."""
        j: cython.uint
        head: cython.uint
        size: cython.uint
        if self.slots[i].count == self.slots[i].size:
            size = 2 * self.slots[i].size if self.slots[i].size else 2
            if size > 4096 or size * 4 > self.entries.total:
                return -1
            head = self.entries.room(size)
            if self.slots[i].epoch < self.entries.oldest:
                self.slots[i].count = 0
            for j in range(self.slots[i].count):
                self.entries.copy(self.slots[i].head + j, head + j)
            self.slots[i].head = head
            self.slots[i].size = size
            self.slots[i].epoch = self.entries.epoch
        self.slots[i].count += 1
        return self.entries.insert(self.slots[i].head, self.slots[i].count - 1, p0, p1, left)

    def grow(self) -> cython.void:
        """Twice as many slots, in the next part of the row."""
        i: cython.uint
        j: cython.uint
        old: cython.uint = self.size
        self.size *= 2
        self.claimed = 0
        for i in range(old, 2 * old):
            if self.slots[i].epoch >= self.entries.oldest:
                j = self.find(self.slots[i].key, True)
                self.slots[j].deeps = self.slots[i].deeps
                self.slots[j].more = self.slots[i].more
                self.slots[j].head = self.slots[i].head
                self.slots[j].count = self.slots[i].count
                self.slots[j].size = self.slots[i].size
                self.slots[j].epoch = self.slots[i].epoch
