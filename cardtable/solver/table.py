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
    from .machine import (
        ALL,
        ENTRY_BYTES,
        GROUPED,
        LONGEST,
        MIX,
        MIX2,
        MIX3,
        NO_SLOT,
        ONE,
        OWNERS,
        PATTERN,
        SLOT_BYTES,
        SPLIT,
        lowest,
        release,
        take_ints,
        take_slots,
        take_words,
    )
    from .pattern import Pattern


@cython.final
@cython.cclass
class Table:
    """Slots by key, each with a list of entries; a long list goes on in slots of its own, its groups."""

    def __init__(self, deal, points):
        self.deal = deal
        self.points = points
        self.pattern = Pattern(deal)
        self.epoch = 1
        self.entries = 0
        if cython.compiled:
            self.slots = cython.NULL
            self.words = cython.NULL
            self.bounds = cython.NULL
        else:
            self.slots = self.words = self.bounds = None

    def __dealloc__(self):
        self.free()

    def free(self) -> cython.void:
        """Give the memory back."""
        release(self.slots)
        release(self.words)
        release(self.bounds)

    def close(self):
        """Be without a table until it is opened again."""
        self.free()
        self.entries = 0
        if cython.compiled:
            self.slots = cython.NULL
            self.words = cython.NULL
            self.bounds = cython.NULL

    def open(self, memory):
        """An empty table within the memory given."""
        i: cython.int
        cards: cython.int = 0
        for i in range(4):
            cards += self.deal.width[i]
        if self.entries == 0:
            bits = 5
            while (SLOT_BYTES * 4) << (bits + 1) <= memory:
                bits += 1
            self.slot_bits = bits
            self.slots = take_slots(1 << bits)
            self.entries = max(256, (memory - (SLOT_BYTES << bits)) // ENTRY_BYTES) // 2 * 2
            self.words = take_words(self.entries * 2)
            self.bounds = take_ints(self.entries * 2)
            if cython.compiled and (
                self.slots == cython.NULL or self.words == cython.NULL or self.bounds == cython.NULL
            ):
                raise MemoryError("no room for the table of positions")
        self.slot_mask = (1 << min(self.slot_bits, 6 + cards // 3)) - 1
        self.epoch += 2
        self.oldest = self.start = self.epoch
        self.used = 1
        self.end = self.entries // 2
        self.probes = 0
        self.steps = 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, key: cython.ulonglong, claim: cython.bint) -> cython.uint:
        """The slot of a key, or NO_SLOT; with `claim` an empty one is taken, or the last one looked at replaced."""
        i: cython.uint
        h: cython.ulonglong = ((key ^ (key >> 29)) * MIX) & ALL
        h ^= h >> 32
        i = h & self.slot_mask
        for _ in range(8):
            if self.slots[i].epoch < self.oldest:
                break
            if self.slots[i].key == key:
                return i
            i = (i + 1) & self.slot_mask
        if not claim:
            return NO_SLOT
        self.slots[i].key = key
        self.slots[i].deeps = 0
        self.slots[i].more = 0
        self.slots[i].count = 0
        self.slots[i].size = 0
        self.slots[i].epoch = self.epoch
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
            p0 = self.words[2 * e]
            p1 = self.words[2 * e + 1]
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
                    if self.bounds[2 * e] >= need:
                        return 1
                    if self.bounds[2 * e + 1] < need:
                        return 0
            e += 1
        return -1

    def same(self, i: cython.uint, p0: cython.ulonglong, p1: cython.ulonglong) -> cython.longlong:
        """The number of the entry with just this pattern, or -1."""
        e: cython.uint = self.slots[i].head
        stop: cython.uint = e + self.slots[i].count
        while e < stop:
            if (self.words[2 * e] & PATTERN) == p0 and (self.words[2 * e + 1] & PATTERN) == p1:
                return e
            e += 1
        return -1

    def room(self, size: cython.uint) -> cython.uint:
        """The first of `size` fresh entries.  When a half of the table is full the older half is written over."""
        head: cython.uint
        if self.used + size > self.end:
            self.epoch += 1
            self.oldest = self.epoch - 1 if self.epoch - 1 > self.start else self.start
            if self.end == self.entries:
                self.used = 1
                self.end = self.entries // 2
            else:
                self.used = self.entries // 2
                self.end = self.entries
        head = self.used
        self.used += size
        return head

    def append(
        self, i: cython.uint, p0: cython.ulonglong, p1: cython.ulonglong, left: cython.int
    ) -> cython.longlong:
        """A new entry of a list; the fewer cards an entry names the earlier it stands.  -1 if the list is full."""
        j: cython.uint
        head: cython.uint
        size: cython.uint
        depth: cython.int
        if self.slots[i].count == self.slots[i].size:
            size = 2 * self.slots[i].size if self.slots[i].size else 2
            if size > 4096 or size * 4 > self.entries:
                return -1
            head = self.room(size)
            if self.slots[i].epoch < self.oldest:
                self.slots[i].count = 0
            for j in range(self.slots[i].count):
                self.copy(self.slots[i].head + j, head + j)
            self.slots[i].head = head
            self.slots[i].size = size
            self.slots[i].epoch = self.epoch
        j = self.slots[i].head + self.slots[i].count
        self.slots[i].count += 1
        depth = self.depth(p0, p1)
        while j > self.slots[i].head and self.depth(self.words[2 * j - 2], self.words[2 * j - 1]) > depth:
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

    def recall(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """What the table knows: 1, 0 or -1 for nothing."""
        r0: cython.ulonglong = (self.deal.u[0] & OWNERS) | ((self.deal.u[1] & OWNERS) << 26)
        r1: cython.ulonglong = (self.deal.u[2] & OWNERS) | ((self.deal.u[3] & OWNERS) << 26)
        key: cython.ulonglong = self.key_of(lead, left, won)
        deeps: cython.ulonglong
        i: cython.uint = self.find(key, False)
        g: cython.uint
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
                    g = self.find(self.group(key, k, r0, r1), False)
                    if g != NO_SLOT:
                        known = self.scan(g, r0, r1, need)
                        if known >= 0:
                            break
                if known >= 0:
                    break
        if known >= 0:
            self.deal.win = self.pattern.named(agg, self.words[2 * self.hit], self.words[2 * self.hit + 1])
        return known

    def remember(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int,
        res: cython.bint, w: cython.ulonglong
    ) -> cython.void:
        """Store a result, with the owners of all cards down to the lowest in each suit whose rank mattered."""
        key: cython.ulonglong
        p0: cython.ulonglong
        p1: cython.ulonglong
        g: cython.int
        old: cython.int
        i: cython.uint
        e: cython.longlong
        self.deal.look(agg)
        self.pattern.draw(agg, w)
        key = self.key_of(lead, left, won)
        p0 = self.pattern.p0
        p1 = self.pattern.p1
        i = self.find(key, True)
        e = self.same(i, p0, p1)
        if e < 0:
            if self.slots[i].count >= SPLIT:
                g = self.pattern.kind
                if g < 64:
                    self.slots[i].deeps |= ONE << g
                else:
                    self.slots[i].more |= 1 << (g - 64)
                i = self.find(self.group(key, g, p0, p1), True)
                e = self.same(i, p0, p1)
            if e < 0:
                e = self.append(i, p0, p1, left)
                if e < 0:
                    return
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
