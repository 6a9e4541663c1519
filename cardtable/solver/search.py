# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The null-window search of a deal whose cards all lie open; one class, compiled where a C compiler was at hand.

A position between two tricks is one 64-bit set of the cards left, four suits of sixteen bits; whose a card is never
changes, so a hand is `dealt[seat] & left`.  The ranks of a suit are packed when a deal is loaded, and one row per
subset of a suit tells the owners from the top down, the lengths of the hands, and the owner and length of the top run.

Every search answers with a truth value and leaves in `win` the cards whose rank mattered.  The table of positions
therefore keeps, under the lengths of all hands and the leader, the owners of the cards down to the lowest of those
only, and one entry serves all deals of the lower cards.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.solver.machine import (
        ALL,
        CARDS,
        EIGHTS,
        ENTRY_BYTES,
        FOLLOW,
        FOURS,
        GROUPED,
        GUARDS,
        HEAD,
        LANE,
        LENGTHS,
        LONGEST,
        MIX,
        MIX2,
        MIX3,
        NO_SLOT,
        NOBODY,
        ONE,
        OWNERS,
        PATTERN,
        RUFF,
        SIXTEENS,
        SLOT_BYTES,
        SPLIT,
        TWOS,
        UNITS,
        Slot,
        highest,
        lowest,
        release,
        take_ints,
        take_slots,
        take_words,
    )
else:
    from .machine import (
        ALL,
        CARDS,
        EIGHTS,
        ENTRY_BYTES,
        FOLLOW,
        FOURS,
        GROUPED,
        GUARDS,
        HEAD,
        LANE,
        LENGTHS,
        LONGEST,
        MIX,
        MIX2,
        MIX3,
        NO_SLOT,
        NOBODY,
        ONE,
        OWNERS,
        PATTERN,
        RUFF,
        SIXTEENS,
        SLOT_BYTES,
        SPLIT,
        TWOS,
        UNITS,
        Slot,
        highest,
        lowest,
        release,
        take_ints,
        take_slots,
        take_words,
    )

COMPILED = cython.compiled



# Found by random search, not by thought: the first 64 without trumps, the others with.  In each half 0-15 are for
# leads, 16-31 for cards that follow, 32-47 for a low and 48-63 for a top lead by the owners of the two top cards.
WEIGHTS = (
    570, -91, 0, 582, 44, -38, -2, 286, -12, -172, 6, 9, 185, 223, -522, 2,
    4, -577, 3005, 3, 0, 290, 108, -51, 4, -20, 13, -16, -2, 11, -19, 142,
    -54, -45, 2843, -8392, 4, 1, 3617, -30, 105, 6, 54, -40, -303, 9, 839, -4606,
    -3472, 125, 262, 191, -8, 193, 433, 19, -8, -19, -5, 138, 868, 532, 172, -352,
    -463, 309, -4, 893, -22, 7, -151, -8, 1004, -3769, -10770, 174, 1, 7, -1002, 11,
    -13, 810, 7507, 954, -6, -63, -27, -509, 240, -449, 98, -130, -33, 10, 12552, 48,
    -272, -1285, -604, -2292, 82, -290, 123, -30, 3, 290, 365, -67, -63, 37, 140, 36,
    -11, 34, 80, 92, -255, 29, -723, 9, -8, -56, 32, 16, 208, 970, -193, -29,
)  # fmt: skip


@cython.final
@cython.cclass
class Cancel:
    """A flag that stops a search: `set()` from any thread."""

    raised: cython.bint

    def __init__(self):
        self.raised = False

    def set(self):
        """Ask every search that watches this flag to stop."""
        self.raised = True

    def clear(self):
        """Make the flag ready for another search."""
        self.raised = False

    def is_set(self):
        """Whether the flag was raised."""
        return bool(self.raised)


@cython.final
@cython.cclass
class Search:
    """One deal loaded, and the table of its positions; for one thread at a time."""

    # the deal
    n: cython.int
    trump: cython.int
    duties: cython.int
    even: cython.bint
    mine: cython.p_int
    gains: cython.p_int
    dealt: cython.p_ulonglong
    suits: cython.p_ulonglong
    trumps: cython.ulonglong
    first: cython.p_int
    width: cython.p_int
    rows: cython.p_ulonglong
    room_for_rows: cython.int
    # the trick begun
    now: cython.ulonglong
    seat: cython.int
    lead: cython.int
    best_seat: cython.int
    best: cython.ulonglong
    suit: cython.int
    byrank: cython.int
    left: cython.int
    played: cython.int
    pile: cython.int
    pack: cython.p_int
    unpack: cython.p_int
    # what counts
    plain: cython.bint
    cash: cython.bint
    alone: cython.int
    weighted: cython.bint
    margin: cython.bint
    weight: cython.p_int
    base: cython.p_int
    step: cython.p_int
    kind: cython.p_int
    low: cython.p_int
    high: cython.p_int
    ups: cython.p_int
    downs: cython.p_int
    # the table
    relative: cython.bint
    memory: cython.longlong
    slots: cython.pointer(Slot)
    slot_mask: cython.uint
    slot_bits: cython.int
    words: cython.p_ulonglong
    bounds: cython.p_int
    entries: cython.uint
    used: cython.uint
    end: cython.uint
    epoch: cython.uint
    oldest: cython.uint
    start: cython.uint
    deep: cython.p_ulonglong
    tops: cython.p_ulonglong
    exact: cython.p_ulonglong
    exact_mask: cython.ulonglong
    stamp: cython.ulonglong
    # the search
    win: cython.ulonglong
    hit: cython.uint
    moves: cython.p_ulonglong
    runs: cython.p_ulonglong
    u: cython.p_ulonglong
    mate_tricks: cython.p_int
    mate_named: cython.p_int
    mate_suit: cython.p_ulonglong
    merit: cython.p_int
    beats: cython.p_int
    tuned: cython.p_int
    w: cython.int
    nodes: cython.longlong
    next_check: cython.longlong
    limit: cython.longlong
    stopped: cython.int
    flag: Cancel
    probes: cython.longlong
    steps: cython.longlong

    def __init__(self, memory: int = 1 << 27):
        self.memory = memory
        self.mine = take_ints(8)
        self.gains = take_ints(8)
        self.dealt = take_words(8)
        self.suits = take_words(8)
        self.first = take_ints(8)
        self.width = take_ints(8)
        self.room_for_rows = 0
        self.pack = take_ints(64)
        self.unpack = take_ints(64)
        self.weight = take_ints(64)
        self.base = take_ints(8)
        self.step = take_ints(LONGEST * 2 + 2)
        self.kind = take_ints((LONGEST + 1) * (LONGEST + 1))
        self.low = take_ints((LONGEST + 1) * (LONGEST + 1) * 2)
        self.high = take_ints((LONGEST + 1) * (LONGEST + 1) * 2)
        self.deep = take_words(256)
        self.tops = take_words(256)
        self.moves = take_words((LONGEST + 1) * 8 * 32)
        self.u = take_words(4)
        self.mate_tricks = take_ints(8)
        self.mate_named = take_ints(8)
        self.mate_suit = take_words(8)
        self.runs = take_words((LONGEST + 1) * 8 * 32)
        self.merit = take_ints((LONGEST + 1) * 8 * 32)
        self.beats = take_ints((LONGEST + 1) * 8 * 32)
        self.tuned = take_ints(128)
        self.flag = Cancel()
        self.epoch = 1
        self.stamp = 0
        self.entries = 0
        self.exact_mask = 0
        if cython.compiled:
            self.rows = cython.NULL
            self.ups = cython.NULL
            self.downs = cython.NULL
            self.slots = cython.NULL
            self.words = cython.NULL
            self.bounds = cython.NULL
            self.exact = cython.NULL
        else:
            self.rows = self.ups = self.downs = self.slots = self.words = self.bounds = self.exact = None
        self.tune(WEIGHTS)
        i: cython.int
        masks = [(1 << 26) - (1 << (26 - 2 * min(d, 13))) for d in range(16)]
        for i in range(256):
            self.deep[i] = masks[i & 15] | masks[i >> 4] << 26
        for i in range(81):
            self.tops[2 * i] = masks[i % 3] | masks[i // 3 % 3] << 26
            self.tops[2 * i + 1] = masks[i // 9 % 3] | masks[i // 27] << 26

    def __dealloc__(self):
        release(self.mine)
        release(self.gains)
        release(self.dealt)
        release(self.suits)
        release(self.first)
        release(self.width)
        release(self.rows)
        release(self.pack)
        release(self.unpack)
        release(self.weight)
        release(self.base)
        release(self.step)
        release(self.kind)
        release(self.low)
        release(self.high)
        release(self.ups)
        release(self.downs)
        release(self.slots)
        release(self.words)
        release(self.bounds)
        release(self.deep)
        release(self.tops)
        release(self.exact)
        release(self.moves)
        release(self.runs)
        release(self.u)
        release(self.mate_tricks)
        release(self.mate_named)
        release(self.mate_suit)
        release(self.merit)
        release(self.beats)
        release(self.tuned)

    def tune(self, weights):
        """Replace the 128 weights of the order in which cards are tried; no value depends on them."""
        i: cython.int
        for i in range(128):
            self.tuned[i] = weights[i]

    # ---- loading a deal

    def load(self, hands, mine, lead, begun, trump, duties):
        """Take a deal: hands as masks of suit * 16 + rank, `mine` 1 for the seats of the side asked, the seat that
        leads or led, the (seat, card) played since, the trump suit or 4, and the sum of the duties.
        """
        i: cython.int
        j: cython.int
        s: cython.int
        r: cython.int
        c: cython.int
        union: cython.ulonglong = 0
        hand: cython.ulonglong
        self.n = len(hands)
        self.trump = trump
        self.duties = duties
        for i in range(self.n):
            hand = hands[i]
            union |= hand
            self.mine[i] = mine[i]
        for _, c in begun:
            union |= ONE << c
        total: cython.int = 0
        for s in range(4):
            j = 0
            for r in range(16):
                c = s * 16 + r
                if (union >> c) & 1:
                    self.pack[c] = s * 16 + j
                    self.unpack[s * 16 + j] = c
                    j += 1
            self.first[s] = total
            self.width[s] = j
            total += 1 << j
            self.suits[s] = LANE << (16 * s)
        self.suits[4] = 0
        self.trumps = self.suits[self.trump]
        if self.room_for_rows < total:
            release(self.rows)
            release(self.ups)
            release(self.downs)
            self.rows = take_words(total)
            self.ups = take_ints(total)
            self.downs = take_ints(total)
            self.room_for_rows = total
        self.now = 0
        for i in range(self.n):
            hand = hands[i]
            self.dealt[i] = 0
            while hand:
                c = lowest(hand)
                hand &= hand - 1
                self.dealt[i] |= ONE << self.pack[c]
            self.now |= self.dealt[i]
        shortest: cython.int = 99
        self.left = 0
        for i in range(self.n):
            hand = self.dealt[i]
            j = 0
            while hand:
                hand &= hand - 1
                j += 1
            for s, _ in begun:
                if s == i:
                    j += 1
            shortest = min(shortest, j)
            self.left = max(self.left, j)
        self.even = shortest == self.left
        self.lead = lead
        self.seat = lead
        self.played = 0
        self.byrank = 0
        self.best = 0
        self.best_seat = lead
        self.suit = 0
        self.pile = 0
        b: cython.ulonglong
        for i, c in begun:
            b = ONE << self.pack[c]
            if self.played == 0:
                self.suit = c >> 4
                self.best = b
                self.best_seat = i
            else:
                self.challenge(b, i)
            self.played += 1
            self.seat = i
            self.dealt[i] |= b
        if self.played:
            self.seat = self.after(self.seat, self.lead, self.now)
        for s in range(4):
            self.rows_of(s)
        self.stopped = 0
        self.nodes = 0
        self.probes = 0
        self.steps = 0
        self.w = 0 if self.trump > 3 else 64

    @cython.cfunc
    def challenge(self, b: cython.ulonglong, seat: cython.int) -> cython.void:
        """A card of the trick begun against the best so far."""
        if b & self.suits[lowest(self.best) >> 4]:
            self.byrank = 1
            if b > self.best:
                self.best = b
                self.best_seat = seat
        elif b & self.trumps:
            self.byrank = 0
            self.best = b
            self.best_seat = seat

    @cython.cfunc
    def rows_of(self, s: cython.int) -> cython.void:
        """The rows of one suit.  Bits 0-25: owners, top card in 25-24; 26-49: lengths, a nibble a seat; 50-52: owner of
        the top card, 7 for none; 53-56: how many top cards he has in sequence; 57-60: the longest of the other hands.
        """
        a: cython.int
        o: cython.int
        h: cython.int
        f: cython.int = self.first[s]
        rest: cython.ulonglong
        owner: cython.ulonglong
        run: cython.ulonglong
        longest: cython.ulonglong
        self.rows[f] = NOBODY
        for h in range(self.width[s]):
            owner = 0
            for o in range(self.n):
                if (self.dealt[o] >> (16 * s + h)) & 1:
                    owner = o
            for a in range(1 << h):
                rest = self.rows[f + a]
                longest = 0
                if ((rest >> 50) & 7) == owner:
                    run = 1 + ((rest >> 53) & 15)
                    longest = rest >> 57
                else:
                    run = 1
                    for o in range(self.n):
                        if o != owner and ((rest >> (26 + 4 * o)) & 15) > longest:
                            longest = (rest >> (26 + 4 * o)) & 15
                self.rows[f + a + (1 << h)] = (
                    ((rest & OWNERS) >> 2)
                    | ((owner & 3) << 24)
                    | ((rest & LENGTHS) + (ONE << (26 + 4 * owner)))
                    | (owner << 50)
                    | (run << 53)
                    | (longest << 57)
                )

    def count_tricks(self, reverse):
        """Every trick counts one for the side asked, or (`reverse`) every trick of the others."""
        i: cython.int
        self.plain = True
        self.weighted = False
        for i in range(self.n):
            self.gains[i] = self.mine[i] != (1 if reverse else 0)
        fits = self.n <= 4 and self.left <= 13 and max([self.width[i] for i in range(4)]) <= 13
        self.cash = fits and self.even and not reverse and self.duties == FOLLOW
        self.alone = -1
        if reverse and self.even and self.duties == FOLLOW:
            for i in range(self.n):
                if self.mine[i]:
                    # one seat only
                    self.alone = i if self.alone == -1 else -2
        self.open_table(fits)

    def count_points(self, base, step, weights, begun, margin):
        """Points of each trick: `base[4 * (won by the side) + 2 * (led by it) + (last)]`, and when the side wins
        `step[tricks it has won before]`, plus the weights of the cards, which with `margin` count against it when lost.
        """
        i: cython.int
        won: cython.int
        left: cython.int
        led: cython.int
        took: cython.int
        leads: cython.int
        p: cython.int
        v: cython.int
        self.plain = False
        self.cash = False
        self.alone = -1
        self.margin = margin
        self.weighted = False
        for i in range(64):
            self.weight[i] = 0
        for i, v in weights:
            self.weight[self.pack[i]] = v
            if v:
                self.weighted = True
        if self.weighted:
            for i in range(4):
                self.weigh(i)
        self.pile = 0
        for i in begun:
            self.pile += self.weight[self.pack[i]]
        for i in range(8):
            self.base[i] = base[i]
        for i in range(self.left + 1):
            self.step[i] = step[i] if i < len(step) else 0
        patterns = {}
        for won in range(self.left + 1):
            for left in range(self.left + 1 - won):
                pattern = (left, *[self.step[won + i] for i in range(left)])
                self.kind[won * (LONGEST + 1) + left] = patterns.setdefault(pattern[1:], len(patterns))
        for left in range(self.left + 1):
            for won in range(self.left + 1 - left):
                for led in range(2):
                    i = (won * (LONGEST + 1) + left) * 2 + led
                    self.low[i] = 1 << 28 if left else 0
                    self.high[i] = -(1 << 28) if left else 0
                    if left:
                        for took in range(2):
                            v = self.base[4 * took + 2 * led + (left == 1)] + (self.step[won] if took else 0)
                            p = ((won + took) * (LONGEST + 1) + left - 1) * 2
                            # the winner leads, unless he has run out of cards
                            for leads in range(2):
                                if leads == took or not self.even:
                                    self.low[i] = min(self.low[i], v + self.low[p + leads])
                                    self.high[i] = max(self.high[i], v + self.high[p + leads])
        fits = self.n <= 4 and self.left <= 13 and max([self.width[i] for i in range(4)]) <= 13
        self.open_table(fits and not self.weighted)

    @cython.cfunc
    def weigh(self, s: cython.int) -> cython.void:
        """By how much the cards left of a suit can raise or lower the points still to come."""
        a: cython.int
        h: cython.int
        v: cython.int
        f: cython.int = self.first[s]
        self.ups[f] = self.downs[f] = 0
        for h in range(self.width[s]):
            v = self.weight[16 * s + h]
            for a in range(1 << h):
                self.ups[f + a + (1 << h)] = self.ups[f + a] + (abs(v) if self.margin else max(v, 0))
                self.downs[f + a + (1 << h)] = self.downs[f + a] + (abs(v) if self.margin else max(-v, 0))

    # ---- the table

    def open_table(self, relative):
        """An empty table of the kind this deal needs, within the memory given."""
        i: cython.ulonglong
        cards: cython.int = 0
        for i in range(4):
            cards += self.width[i]
        self.relative = relative
        bits: cython.int
        if relative:
            if self.entries == 0:
                release(self.exact)
                self.exact_mask = 0
                bits = 5
                while (SLOT_BYTES * 4) << (bits + 1) <= self.memory:
                    bits += 1
                self.slot_bits = bits
                self.slots = take_slots(1 << bits)
                self.entries = max(256, (self.memory - (SLOT_BYTES << bits)) // ENTRY_BYTES) // 2 * 2
                self.words = take_words(self.entries * 2)
                self.bounds = take_ints(self.entries * 2)
                if cython.compiled:
                    self.exact = cython.NULL
                    if self.slots == cython.NULL or self.words == cython.NULL or self.bounds == cython.NULL:
                        raise MemoryError("no room for the table of positions")
            bits = min(self.slot_bits, 6 + cards // 3)
            self.slot_mask = (1 << bits) - 1
            self.epoch += 2
            self.oldest = self.start = self.epoch
            self.used = 1
            self.end = self.entries // 2
        else:
            if self.exact_mask == 0:
                release(self.slots)
                release(self.words)
                release(self.bounds)
                self.entries = 0
                bits = 2
                while 64 << (bits + 1) <= self.memory:
                    bits += 1
                self.exact = take_words(8 << bits)
                if cython.compiled:
                    self.slots = cython.NULL
                    self.words = cython.NULL
                    self.bounds = cython.NULL
                    if self.exact == cython.NULL:
                        raise MemoryError("no room for the table of positions")
                self.exact_mask = (1 << bits) - 1
                self.stamp = 0
            self.stamp += 1
            if self.stamp >> 20:
                for i in range((self.exact_mask + 1) * 8):
                    self.exact[i] = 0
                self.stamp = 1

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
        h = ((h ^ (h >> 31) ^ (r0 & self.tops[2 * k])) * MIX2) & ALL
        h = ((h ^ (h >> 29) ^ (r1 & self.tops[2 * k + 1])) * MIX3) & ALL
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
        least: cython.int
        most: cython.int
        self.steps += stop - e
        while e < stop:
            p0 = self.words[2 * e]
            p1 = self.words[2 * e + 1]
            if ((r0 ^ p0) & self.deep[(p0 >> 52) & 255]) | ((r1 ^ p1) & self.deep[(p1 >> 52) & 255]) == 0:
                self.hit = e
                if self.plain:
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

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def same(self, i: cython.uint, p0: cython.ulonglong, p1: cython.ulonglong) -> cython.longlong:
        """The number of the entry with just this pattern, or -1."""
        e: cython.uint = self.slots[i].head
        stop: cython.uint = e + self.slots[i].count
        while e < stop:
            if (self.words[2 * e] & PATTERN) == p0 and (self.words[2 * e + 1] & PATTERN) == p1:
                return e
            e += 1
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
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
        if self.plain:
            self.words[2 * j + 1] |= cython.cast(cython.ulonglong, left) << 60
        else:
            self.bounds[2 * j] = -(1 << 28)
            self.bounds[2 * j + 1] = 1 << 28
        return j

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def copy(self, e: cython.uint, f: cython.uint) -> cython.void:
        """Entry e over entry f."""
        self.words[2 * f] = self.words[2 * e]
        self.words[2 * f + 1] = self.words[2 * e + 1]
        if not self.plain:
            self.bounds[2 * f] = self.bounds[2 * e]
            self.bounds[2 * f + 1] = self.bounds[2 * e + 1]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def depth(self, p0: cython.ulonglong, p1: cython.ulonglong) -> cython.int:
        """How many cards an entry names."""
        d: cython.int = ((p0 >> 52) & 15) + ((p0 >> 56) & 15) + ((p1 >> 52) & 15) + ((p1 >> 56) & 15)
        return d

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def row(self, agg: cython.ulonglong, s: cython.int) -> cython.ulonglong:
        """The row of what is left of a suit."""
        a: cython.uint = (agg >> (16 * s)) & 0xFFFF
        return self.rows[self.first[s] + a]

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def key_of(
        self,
        u0: cython.ulonglong,
        u1: cython.ulonglong,
        u2: cython.ulonglong,
        lead: cython.int,
        left: cython.int,
        won: cython.int,
    ) -> cython.ulonglong:
        """Lengths in three suits, tricks left, leader, and how the final table goes on: the fourth suit follows."""
        key: cython.ulonglong = lead | (left << 3)
        if not self.plain:
            key |= self.kind[won * (LONGEST + 1) + left] << 7
        key <<= 48
        return key | ((u0 >> 26) & 0xFFFF) | (((u1 >> 26) & 0xFFFF) << 16) | (((u2 >> 26) & 0xFFFF) << 32)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def recall(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """What the table knows: 1, 0 or -1 for nothing."""
        u0: cython.ulonglong = self.u[0]
        u1: cython.ulonglong = self.u[1]
        u2: cython.ulonglong = self.u[2]
        u3: cython.ulonglong = self.u[3]
        r0: cython.ulonglong = (u0 & OWNERS) | ((u1 & OWNERS) << 26)
        r1: cython.ulonglong = (u2 & OWNERS) | ((u3 & OWNERS) << 26)
        key: cython.ulonglong = self.key_of(u0, u1, u2, lead, left, won)
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
            self.win = self.named(agg, self.words[2 * self.hit], self.words[2 * self.hit + 1])
        return known

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
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
                a = agg & self.suits[s]
                b = 0
                while d:
                    b = ONE << highest(a)
                    a ^= b
                    d -= 1
                out |= b
        return out

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember(
        self,
        agg: cython.ulonglong,
        lead: cython.int,
        left: cython.int,
        need: cython.int,
        won: cython.int,
        res: cython.bint,
        w: cython.ulonglong,
    ) -> cython.void:
        """Store a result, with the owners of all cards down to the lowest in each suit whose rank mattered."""
        u0: cython.ulonglong = self.row(agg, 0)
        u1: cython.ulonglong = self.row(agg, 1)
        u2: cython.ulonglong = self.row(agg, 2)
        u3: cython.ulonglong = self.row(agg, 3)
        key: cython.ulonglong = self.key_of(u0, u1, u2, lead, left, won)
        i: cython.uint = self.find(key, True)
        p0: cython.ulonglong
        p1: cython.ulonglong
        # in each lane the cards not below the lowest that mattered, then their number
        k: cython.ulonglong = agg & (w | ~((w | GUARDS) - UNITS)) & CARDS
        k = k - ((k >> 1) & TWOS)
        k = (k & FOURS) + ((k >> 2) & FOURS)
        k = (k + (k >> 4)) & EIGHTS
        k = (k + (k >> 8)) & SIXTEENS
        d0: cython.ulonglong = (k & 15) | ((k >> 12) & 0xF0)
        d1: cython.ulonglong = ((k >> 32) & 15) | ((k >> 44) & 0xF0)
        p0 = ((u0 & OWNERS) | ((u1 & OWNERS) << 26)) & self.deep[d0] | (d0 << 52)
        p1 = ((u2 & OWNERS) | ((u3 & OWNERS) << 26)) & self.deep[d1] | (d1 << 52)
        e: cython.longlong = self.same(i, p0, p1)
        g: cython.int
        if e < 0:
            if self.slots[i].count >= SPLIT:
                g = self.rank3(k & 15) + 3 * self.rank3((k >> 16) & 15)
                g += 9 * self.rank3((k >> 32) & 15) + 27 * self.rank3((k >> 48) & 15)
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
        old: cython.int
        if self.plain:
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

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def rank3(self, depth: cython.int) -> cython.int:
        """0, 1, or 2 for more."""
        return depth if depth < 2 else 2

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def bucket(self, agg: cython.ulonglong, tag: cython.ulonglong) -> cython.ulonglong:
        """Where a position stands in the table of exact positions: the first of eight words."""
        h: cython.ulonglong = ((agg ^ (tag << 17) ^ (agg >> 31)) * MIX) & ALL
        h ^= h >> 29
        h = (h * MIX2) & ALL
        return ((h >> 32) & self.exact_mask) << 3

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def tag_of(self, lead: cython.int, left: cython.int, won: cython.int) -> cython.ulonglong:
        """What belongs to an exact position besides its cards, above the two bounds."""
        tag: cython.ulonglong = self.kind[won * (LONGEST + 1) + left] if not self.plain else 0
        return (self.stamp << 12) | (tag << 3) | cython.cast(cython.ulonglong, lead)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def recall_exact(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """The same for deals of which no card is ignored."""
        tag: cython.ulonglong = self.tag_of(lead, left, won)
        e: cython.ulonglong = self.bucket(agg, tag)
        low: cython.int
        high: cython.int
        self.probes += 1
        for _ in range(4):
            if self.exact[e] == agg and (self.exact[e + 1] >> 32) == tag:
                low = self.exact[e + 1] & 0xFFFF
                high = (self.exact[e + 1] >> 16) & 0xFFFF
                if low - 32768 >= need:
                    return 1
                if high - 32768 < need:
                    return 0
                return -1
            e += 2
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember_exact(
        self,
        agg: cython.ulonglong,
        lead: cython.int,
        left: cython.int,
        need: cython.int,
        won: cython.int,
        res: cython.bint,
    ) -> cython.void:
        """The same for deals of which no card is ignored: four places, then one of them is replaced."""
        tag: cython.ulonglong = self.tag_of(lead, left, won)
        e: cython.ulonglong = self.bucket(agg, tag)
        p: cython.ulonglong = e + 2 * ((agg ^ (agg >> 17) ^ (agg >> 37)) & 3)
        low: cython.ulonglong = 0
        high: cython.ulonglong = 65535
        bound: cython.ulonglong = need + 32768
        for _ in range(4):
            if self.exact[e] == agg and (self.exact[e + 1] >> 32) == tag:
                p = e
                low = self.exact[e + 1] & 0xFFFF
                high = (self.exact[e + 1] >> 16) & 0xFFFF
                break
            if (self.exact[e + 1] >> 44) != self.stamp:
                p = e
                break
            e += 2
        if res:
            if bound > low:
                low = bound
        elif bound - 1 < high:
            high = bound - 1
        self.exact[p] = agg
        self.exact[p + 1] = low | (high << 16) | (tag << 32)

    # ---- the search

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def after(self, seat: cython.int, lead: cython.int, agg: cython.ulonglong) -> cython.int:
        """The next seat that plays to the trick; the leader's when all have played."""
        seat = seat + 1 if seat + 1 < self.n else 0
        if not self.even:
            while seat != lead and self.dealt[seat] & agg == 0:
                seat = seat + 1 if seat + 1 < self.n else 0
        return seat

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def points(
        self, winner: cython.int, lead: cython.int, left: cython.int, won: cython.int, pile: cython.int
    ) -> cython.int:
        """What a trick counts for the side asked."""
        p: cython.int
        if self.plain:
            return self.gains[winner]
        p = self.base[4 * self.mine[winner] + 2 * self.mine[lead] + (left == 1)]
        if self.mine[winner]:
            return p + pile + self.step[won]
        return p - pile if self.margin else p

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def peek(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """What can be said of a position between two tricks without search: 1, 0, or -1 for nothing."""
        known: cython.int
        i: cython.int
        s: cython.int
        low: cython.int
        high: cython.int
        self.win = 0
        if self.plain:
            if need <= 0:
                return 1
            if need > left:
                return 0
            if self.even and left == 1:
                return self.last_trick(agg, lead)
        if self.relative:
            for s in range(4):
                self.u[s] = self.row(agg, s)
        if self.plain:
            if self.cash:
                known = self.sure(agg, lead, left, need)
                if known >= 0:
                    return known
                self.win = 0
            elif self.alone >= 0 and self.never_wins(agg, lead):
                return 1
        else:
            if left == 0:
                return need <= 0
            i = (won * (LONGEST + 1) + left) * 2 + self.mine[lead]
            low = self.low[i]
            high = self.high[i]
            if self.weighted:
                for s in range(4):
                    i = self.first[s] + ((agg >> (16 * s)) & 0xFFFF)
                    low -= self.downs[i]
                    high += self.ups[i]
            if need <= low:
                return 1
            if need > high:
                return 0
        if self.relative:
            return self.recall(agg, lead, left, need, won)
        return self.recall_exact(agg, lead, left, need, won)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_trick(self, agg: cython.ulonglong, lead: cython.int) -> cython.bint:
        """The last trick plays itself."""
        i: cython.int
        s: cython.int = lowest(self.dealt[lead] & agg) >> 4
        lane: cython.ulonglong = agg & self.suits[s]
        if agg & self.trumps:
            lane = agg & self.trumps
        best: cython.ulonglong = ONE << highest(lane)
        if lane & (lane - 1):
            self.win = best
        for i in range(self.n):
            if self.dealt[i] & best:
                return self.gains[i]
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def interrupted(self) -> cython.bint:
        """Look at the flag and the budget, every so many positions."""
        if self.flag.raised:
            self.stopped = 1
        elif self.nodes >= self.limit:
            self.stopped = 2
        self.next_check = self.nodes + 1024
        if self.next_check > self.limit:
            self.next_check = self.limit
        return self.stopped != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def expand(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.bint:
        """Search a position between two tricks by its leads."""
        base: cython.int = left << 8
        count: cython.int
        i: cython.int
        b: cython.ulonglong
        acc: cython.ulonglong = 0
        alike: cython.ulonglong = 0
        w: cython.ulonglong
        target: cython.bint = self.mine[lead] == 1
        res: cython.bint = target
        done: cython.bint = False
        pile: cython.int = 0
        nxt: cython.int = self.after(lead, lead, agg)
        self.nodes += 1
        if self.nodes >= self.next_check and self.interrupted():
            return False
        count = self.leads(agg, lead, base)
        for i in range(count):
            self.best_first(base, i, count)
            b = self.moves[base + i]
            if b & alike:
                continue
            if self.weighted:
                pile = self.weight[lowest(b)]
            if nxt == lead:
                res = self.complete(agg ^ b, lead, lead, b, 0, left, need, won, pile)
            else:
                res = self.card(agg ^ b, 1, lead, nxt, lead, b, lowest(b) >> 4, 0, left, need, won, pile)
            if self.stopped:
                return False
            w = self.win
            if w & self.runs[base + i]:
                w |= self.runs[base + i]
            if res == target:
                acc = w
                done = True
                break
            acc |= w
            alike |= self.as_good(b, w)
        if not done:
            res = not target
        if self.relative:
            self.remember(agg, lead, left, need, won, res, acc)
        else:
            self.remember_exact(agg, lead, left, need, won, res)
        self.win = acc
        return res

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def as_good(self, b: cython.ulonglong, w: cython.ulonglong) -> cython.ulonglong:
        """After a card has failed: the cards of its suit that must fail too, all below those whose rank mattered."""
        lane: cython.ulonglong
        if not self.relative:
            return 0
        lane = self.suits[lowest(b) >> 4]
        w &= lane
        if w:
            lane &= (w & (~w + 1)) - 1
        return lane if b & lane else 0

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def best_first(self, base: cython.int, i: cython.int, count: cython.int) -> cython.void:
        """Bring the most promising card of those not yet tried to place i."""
        j: cython.int
        best: cython.int = i
        b: cython.ulonglong
        for j in range(i + 1, count):
            if self.merit[base + j] > self.merit[base + best]:
                best = j
        if best != i:
            b = self.moves[base + best]
            self.moves[base + best] = self.moves[base + i]
            self.moves[base + i] = b
            b = self.runs[base + best]
            self.runs[base + best] = self.runs[base + i]
            self.runs[base + i] = b
            j = self.merit[base + best]
            self.merit[base + best] = self.merit[base + i]
            self.merit[base + i] = j
            j = self.beats[base + best]
            self.beats[base + best] = self.beats[base + i]
            self.beats[base + i] = j

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def complete(
        self,
        agg: cython.ulonglong,
        lead: cython.int,
        winner: cython.int,
        best: cython.ulonglong,
        byrank: cython.bint,
        left: cython.int,
        need: cython.int,
        won: cython.int,
        pile: cython.int,
    ) -> cython.bint:
        """A trick is full: go on with the next one."""
        known: cython.int
        nxt: cython.int = winner
        need -= self.points(winner, lead, left, won, pile)
        won += self.mine[winner]
        if not self.even and agg and self.dealt[winner] & agg == 0:
            nxt = self.after(winner, winner, agg)
        known = self.peek(agg, nxt, left - 1, need, won)
        if known < 0:
            known = self.expand(agg, nxt, left - 1, need, won)
        if byrank:
            self.win |= best
        return known

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(self, hand: cython.ulonglong, suit: cython.int, best: cython.ulonglong) -> cython.ulonglong:
        """The cards of a hand that may follow; leaves in `win` the card whose rank the duty to head looked at."""
        m: cython.ulonglong = hand & self.suits[suit]
        self.win = 0
        if self.duties & FOLLOW == 0:
            return hand
        if m == 0:
            if self.duties & RUFF == 0 or hand & self.trumps == 0:
                return hand
            m = hand & self.trumps
        if self.duties & HEAD and best & self.suits[lowest(m) >> 4]:
            self.win = best
            if m > best:
                m &= ~((best << 1) - 1)
        return m

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def card(
        self,
        agg: cython.ulonglong,
        k: cython.int,
        lead: cython.int,
        seat: cython.int,
        best_seat: cython.int,
        best: cython.ulonglong,
        suit: cython.int,
        byrank: cython.bint,
        left: cython.int,
        need: cython.int,
        won: cython.int,
        pile: cython.int,
    ) -> cython.bint:
        """Search the cards of a seat that follows, after k others."""
        base: cython.int = (left << 8) + (k << 5)
        target: cython.bint = self.mine[seat] == 1
        nxt: cython.int = self.after(seat, lead, agg)
        final: cython.bint = nxt == lead
        m: cython.ulonglong = self.legal(self.dealt[seat] & agg, suit, best)
        mark: cython.ulonglong = self.win
        acc: cython.ulonglong = mark
        alike: cython.ulonglong = 0
        w: cython.ulonglong
        b: cython.ulonglong
        i: cython.int
        p: cython.int = pile
        res: cython.int
        kind: cython.int
        count: cython.int = self.replies(agg, k, lead, seat, best_seat, best, suit, m, base)
        for i in range(count):
            self.best_first(base, i, count)
            b = self.moves[base + i]
            if b & alike:
                continue
            kind = self.beats[base + i]
            if self.weighted:
                p = pile + self.weight[lowest(b)]
            if final:
                if kind >= 2:
                    res = self.complete(agg ^ b, lead, seat, b, kind == 2, left, need, won, p)
                else:
                    res = self.complete(agg ^ b, lead, best_seat, best, kind == 1 or byrank, left, need, won, p)
            elif kind >= 2:
                res = self.card(agg ^ b, k + 1, lead, nxt, seat, b, suit, kind == 2, left, need, won, p)
            else:
                res = self.card(
                    agg ^ b, k + 1, lead, nxt, best_seat, best, suit, kind == 1 or byrank, left, need, won, p
                )
            if self.stopped:
                return False
            w = self.win
            if w & self.runs[base + i]:
                w |= self.runs[base + i]
            if res == target:
                self.win = w | mark
                return res
            acc |= w
            alike |= self.as_good(b, w)
        self.win = acc
        return not target

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def run_of(
        self, rest: cython.ulonglong, b: cython.ulonglong, others: cython.ulonglong
    ) -> cython.ulonglong:
        """The cards of a hand from its lowest, b, up to the next that is not his: they are worth the same."""
        v: cython.int
        run: cython.ulonglong
        next_one: cython.ulonglong
        wall: cython.ulonglong = others & ~((b << 1) - 1)
        wall &= ~wall + 1
        run = rest & (wall - 1)
        if self.weighted:
            v = self.weight[lowest(b)]
            rest = run
            run = 0
            while rest:
                next_one = rest & (~rest + 1)
                if self.weight[lowest(next_one)] != v:
                    break
                run |= next_one
                rest ^= next_one
        return run

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leads(self, agg: cython.ulonglong, seat: cython.int, base: cython.int) -> cython.int:
        """List the leads of a seat, one of each run, with their merits; returns how many."""
        hand: cython.ulonglong = self.dealt[seat] & agg
        rest: cython.ulonglong = hand
        others: cython.ulonglong = (agg & ~hand) | GUARDS
        b: cython.ulonglong
        run: cython.ulonglong
        u: cython.ulonglong = 0
        count: cython.int = 0
        c: cython.int
        s: cython.int
        r: cython.int
        v: cython.int
        i: cython.int
        j: cython.int
        o: cython.int
        lane: cython.int
        mine: cython.int
        owner: cython.int
        suit_merit: cython.int = 0
        last: cython.int = -1
        top: cython.bint
        w: cython.int = self.w
        while rest:
            b = rest & (~rest + 1)
            run = self.run_of(rest, b, others)
            rest ^= run
            c = lowest(b)
            s = c >> 4
            r = c & 15
            if s != last:
                last = s
                u = self.row(agg, s)
                mine = (u >> (26 + 4 * seat)) & 15
                suit_merit = self.tuned[w + 7] * mine
                if s == self.trump:
                    suit_merit += self.tuned[w]
                elif self.trump < 4:
                    if mine == 1 and hand & self.trumps:
                        suit_merit += self.tuned[w + 13]
                    o = seat
                    for i in range(1, self.n):
                        o = o + 1 if o + 1 < self.n else 0
                        if (u >> (26 + 4 * o)) & 15 == 0 and self.dealt[o] & agg & self.trumps:
                            if self.mine[o] == self.mine[seat]:
                                suit_merit += self.tuned[w + 8]
                            elif i == 1:
                                suit_merit += self.tuned[w + 9]
                            else:
                                suit_merit += self.tuned[w + 10]
            v = suit_merit
            lane = ((agg & ~hand) >> (16 * s)) & 0x7FFF
            top = lane < (1 << r)
            # the owners of the two top cards, counted from this seat
            j = (u >> 22) & 15
            j = ((((j >> 2) - seat) & 3) << 2) | ((j - seat) & 3)
            v += self.tuned[w + 48 + j] if top else self.tuned[w + 32 + j]
            owner = (u >> 50) & 7
            if owner == seat:
                v += self.tuned[w + 1] if top else self.tuned[w + 2] + ((self.tuned[w + 14] * r) >> 3)
            elif self.mine[owner] == self.mine[seat]:
                v += self.tuned[w + 3] + ((self.tuned[w + 4] * r) >> 3)
            else:
                v += self.tuned[w + 5] + ((self.tuned[w + 6] * r) >> 3)
                if owner == (seat + 1 if seat + 1 < self.n else 0):
                    v += self.tuned[w + 12]
                # second to one card only
                j = lane & ~((1 << r) - 1)
                if j & (j - 1) == 0:
                    v += self.tuned[w + 11]
            if self.alone >= 0:
                # to lose: low cards, and for the others suits that the lone seat must follow
                v = -8 * r + (64 if (u >> (26 + 4 * self.alone)) & 15 else 0)
            self.moves[base + count] = b
            self.runs[base + count] = run
            self.merit[base + count] = v
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def replies(
        self,
        agg: cython.ulonglong,
        k: cython.int,
        lead: cython.int,
        seat: cython.int,
        best_seat: cython.int,
        best: cython.ulonglong,
        suit: cython.int,
        rest: cython.ulonglong,
        base: cython.int,
    ) -> cython.int:
        """List the cards with which a seat may follow, one of each run, with their merits; returns how many.

        `beats` says how a card stands to the best so far: 0 a discard, 1 lower, 2 higher, 3 a trump on another suit.
        """
        hand: cython.ulonglong = self.dealt[seat] & agg
        others: cython.ulonglong = (agg & ~hand) | best | GUARDS
        my: cython.int = self.mine[seat]
        w: cython.int = self.w
        led: cython.ulonglong = self.suits[suit]
        bs: cython.int = lowest(best) >> 4
        lane: cython.ulonglong = self.suits[bs]
        foes: cython.ulonglong = 0
        mates: cython.ulonglong = 0
        b: cython.ulonglong
        run: cython.ulonglong
        u: cython.ulonglong
        count: cython.int = 0
        c: cython.int
        s: cython.int
        r: cython.int
        v: cython.int
        o: cython.int
        kind: cython.int
        safe: cython.bint = False
        mate_wins: cython.bint
        if rest & (rest - 1) == 0:
            # a forced card needs no merit
            self.moves[base] = rest
            self.runs[base] = rest
            self.merit[base] = 0
            self.beats[base] = (2 if rest > best else 1) if rest & lane else (3 if rest & self.trumps else 0)
            return 1
        # what the seats still to play could beat
        o = seat + 1 if seat + 1 < self.n else 0
        while o != lead:
            if self.mine[o] == my:
                mates |= self.dealt[o] & agg
            else:
                foes |= self.dealt[o] & agg
            o = o + 1 if o + 1 < self.n else 0
        if self.mine[best_seat] == my:
            safe = (foes & lane & ~(best | (best - 1))) == 0 and (
                bs == self.trump or self.trumps == 0 or (foes & led) != 0 or (foes & self.trumps) == 0
            )
        # a partner still to play holds the best card of the suit led
        mate_wins = bs == suit and (mates & led) > (foes & led) and (mates & led) > best
        while rest:
            b = rest & (~rest + 1)
            run = self.run_of(rest, b, others)
            rest ^= run
            c = lowest(b)
            s = c >> 4
            r = c & 15
            kind = (2 if b > best else 1) if s == bs else (3 if s == self.trump else 0)
            v = -8 * r
            if safe:
                if kind >= 2:
                    v -= self.tuned[w + 16]
                if s == self.trump and suit != s:
                    v -= self.tuned[w + 17]
            elif kind >= 2:
                # nobody on the other side can beat it
                if foes & self.suits[s] & ~((b << 1) - 1) == 0:
                    v += self.tuned[w + 18]
                elif self.mine[best_seat] != my:
                    v = self.tuned[w + 19] + self.tuned[w + 20 + k] * r
                else:
                    v = self.tuned[w + 24] + self.tuned[w + 24 + k] * r
            elif s == self.trump and suit != s:
                v -= self.tuned[w + 17]
            if mate_wins:
                v += -self.tuned[w + 31] if kind >= 2 else self.tuned[w + 30]
            if s != suit:
                u = self.row(agg, s)
                o = (u >> (26 + 4 * seat)) & 15
                v += self.tuned[w + 28] * o
                if (u >> 50) & 7 == seat:
                    v -= self.tuned[w + 29]
            if self.alone >= 0:
                # to lose: the highest card that does; to win, as low as may still fall under the lone seat's
                v = 8 * r + (0 if kind >= 2 else 256)
                if kind >= 2 and seat != self.alone and self.dealt[self.alone] & foes:
                    v = -8 * r
            self.moves[base + count] = b
            self.runs[base + count] = run
            self.merit[base + count] = v
            self.beats[base + count] = kind
            count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def top_of(self, lane: cython.ulonglong, k: cython.int) -> cython.ulonglong:
        """The k-th highest of some cards."""
        b: cython.ulonglong = 0
        while k > 0:
            b = ONE << highest(lane)
            lane ^= b
            k -= 1
        return b

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def quick(
        self, agg: cython.ulonglong, lead: cython.int, want: cython.int
    ) -> cython.int:
        """Tricks that the leader's side can cash at once, at least; stops at `want`; marks them in `win`."""
        i: cython.int
        s: cython.int
        o: cython.int
        owner: cython.int
        run: cython.int
        k: cython.int
        length: cython.int
        longest: cython.int
        limit: cython.int
        my: cython.int = self.mine[lead]
        mate: cython.int = -1
        side: cython.int = 99
        plain_cashed: cython.int = 0
        own: cython.int = 0
        mates: cython.int = 0
        bridge: cython.int = -1
        parts: cython.int = 0
        u: cython.ulonglong
        v: cython.ulonglong
        lane: cython.ulonglong
        hand: cython.ulonglong
        rest: cython.ulonglong
        win: cython.ulonglong = 0
        foes_ruff: cython.uint = 0
        for o in range(self.n):
            if o == lead:
                continue
            if self.mine[o] == my:
                mate = o
                # a partner who holds trumps must be able to discard plain cards
                hand = self.dealt[o] & agg
                if hand & self.trumps:
                    hand &= ~self.trumps
                    k = 0
                    while hand and k < side:
                        hand &= hand - 1
                        k += 1
                    if k < side:
                        side = k
            elif self.dealt[o] & agg & self.trumps:
                foes_ruff |= 1 << o
        for i in range(4):
            s = i
            if self.trump < 4:
                s = self.trump if i == 0 else (i - 1 if i - 1 < self.trump else i)
            lane = agg & self.suits[s]
            if lane == 0:
                continue
            u = self.u[s]
            owner = (u >> 50) & 7
            if owner != lead and owner != mate:
                continue
            run = (u >> 53) & 15
            longest = u >> 57
            limit = 99
            if foes_ruff and s != self.trump:
                for o in range(self.n):
                    if (foes_ruff >> o) & 1:
                        length = (u >> (26 + 4 * o)) & 15
                        if length < limit:
                            limit = length
            k = run
            if run >= longest:
                k = (u >> (26 + 4 * owner)) & 15
            if k > limit:
                k = limit
            if k <= 0:
                continue
            if owner == lead:
                if k > want - own:
                    k = want - own
                if s != self.trump and self.trump < 4:
                    if plain_cashed + k > side:
                        k = side - plain_cashed
                    if k <= 0:
                        continue
                    plain_cashed += k
                own += k
                if longest:
                    win |= self.top_of(lane, k if k < run else run)
                if own >= want:
                    self.win = win
                    return own
                # the partner's run right below his own
                if mate >= 0 and k == run and longest > k:
                    rest = lane
                    length = k
                    while length:
                        rest ^= ONE << highest(rest)
                        length -= 1
                    if rest:
                        v = self.row((agg & ~self.suits[s]) | rest, s)
                        if (v >> 50) & 7 == mate:
                            length = (v >> 53) & 15
                            if k + length > limit:
                                length = limit - k
                            if length > 0 and ((u >> (26 + 4 * mate)) & 15) - length >= k:
                                mates += length
                                self.mate_tricks[parts] = length
                                self.mate_named[parts] = length
                                self.mate_suit[parts] = rest
                                if (u >> (26 + 4 * lead)) & 15 > k and (
                                    bridge < 0 or length > self.mate_tricks[bridge]
                                ):
                                    bridge = parts
                                parts += 1
            else:
                mates += k
                self.mate_tricks[parts] = k
                self.mate_named[parts] = (k if k < run else run) if longest else 0
                self.mate_suit[parts] = lane
                if (u >> (26 + 4 * lead)) & 15 and (bridge < 0 or k > self.mate_tricks[bridge]):
                    bridge = parts
                parts += 1
        self.win = win
        if bridge < 0:
            return own
        if self.dealt[lead] & agg & self.trumps:
            # the leader who has only trumps left would have to ruff his partner's winners
            hand = self.dealt[lead] & agg & ~self.trumps
            k = -plain_cashed
            while hand:
                hand &= hand - 1
                k += 1
            if mates > k:
                mates = k
        # the leader cashes first, then crosses to the partner; one who holds trumps must have plain cards for all that
        if side < own + mates:
            own = 0
            if side < mates:
                mates = side
            win = 0
        if own + mates >= want:
            self.win = win | self.crossing(want - own, bridge, parts)
        return own + mates

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def crossing(self, needed: cython.int, bridge: cython.int, parts: cython.int) -> cython.ulonglong:
        """The cards by which so many tricks of the partner stand, first those of the suit that leads across."""
        win: cython.ulonglong = 0
        i: cython.int
        j: cython.int
        k: cython.int
        for i in range(-1, parts):
            j = bridge if i < 0 else i
            if i == bridge or needed <= 0:
                continue
            k = self.mate_tricks[j]
            if k > needed:
                k = needed
            needed -= k
            if k > self.mate_named[j]:
                k = self.mate_named[j]
            win |= self.top_of(self.mate_suit[j], k)
        return win

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure(self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int) -> cython.int:
        """Tricks that one side or the other cannot lose: 1 or 0 if they decide, else -1; their cards in `win`."""
        my: cython.bint = self.mine[lead] == 1
        want: cython.int = need if my else left - need + 1
        higher: cython.int = 0
        lane: cython.ulonglong
        u: cython.ulonglong
        k: cython.int
        j: cython.int
        if self.quick(agg, lead, want) >= want:
            return my
        lane = agg & self.trumps
        if lane == 0:
            return self.without_trumps(agg, lead, left, want)
        else:
            u = self.u[self.trump]
            k = (u >> 53) & 15
            for j in range(2):
                if self.mine[(u >> 50) & 7]:
                    if k >= need:
                        self.win = self.top_of(lane, higher + need)
                        return 1
                elif left - k < need:
                    self.win = self.top_of(lane, higher + left - need + 1)
                    return 0
                if j:
                    break
                # the next run: each higher card can catch one of it at most
                higher = k
                while k:
                    lane ^= ONE << highest(lane)
                    k -= 1
                if lane == 0:
                    break
                u = self.row((agg & ~self.trumps) | lane, self.trump)
                k = ((u >> 53) & 15) - higher
                if k <= 0:
                    break
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def never_wins(self, agg: cython.ulonglong, lead: cython.int) -> cython.bint:
        """Whether a seat that plays to lose against all others is safe for good.

        It is, having no trump, if in every suit its n-th lowest card lies below their n-th lowest: it then always has
        a card under the one led, and playing the highest such keeps it so. On lead it needs a suit that is still so
        without its lowest card.
        """
        s: cython.int
        away: cython.bint = lead != self.alone
        keeps: cython.bint
        mine: cython.ulonglong
        theirs: cython.ulonglong
        x: cython.ulonglong
        y: cython.ulonglong
        win: cython.ulonglong = 0
        if self.dealt[self.alone] & agg & self.trumps:
            return False
        for s in range(4):
            mine = self.dealt[self.alone] & agg & self.suits[s]
            if mine == 0:
                continue
            theirs = agg & self.suits[s] & ~mine
            win |= mine & (~mine + 1)
            keeps = theirs != 0
            while mine and theirs:
                x = mine & (~mine + 1)
                y = theirs & (~theirs + 1)
                if x > y:
                    return False
                mine ^= x
                theirs ^= y
                if mine and (mine & (~mine + 1)) > y:
                    keeps = False
            away |= keeps
        if not away:
            return False
        self.win = win
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def without_trumps(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, want: cython.int
    ) -> cython.int:
        """No trumps: what the other side is sure of, once the leader's side has no more tricks in its own suits.

        The leader's side wins at most the longer of its hands in each suit of which it holds the best card. If it needs
        more it must at some time lead a suit whose best card the others hold; and whichever of them takes that trick
        then cashes all the best cards of his hand.
        """
        s: cython.int
        o: cython.int
        k: cython.int
        most: cython.int = 0
        longest: cython.int
        least: cython.int
        owner: cython.int
        u: cython.ulonglong
        win: cython.ulonglong = 0
        my: cython.int = self.mine[lead]
        cashed: cython.uint = 0
        for s in range(4):
            u = self.u[s]
            owner = (u >> 50) & 7
            if owner == 7:
                continue
            if self.mine[owner] == my:
                longest = 0
                for o in range(self.n):
                    if self.mine[o] == my:
                        k = (u >> (26 + 4 * o)) & 15
                        if k > longest:
                            longest = k
                most += longest
                if most >= want:
                    return -1
                if (u >> 57) != 0:
                    win |= self.top_of(agg & self.suits[s], 1)
            else:
                k = (u >> 53) & 15
                win |= self.top_of(agg & self.suits[s], k)
                if k >= (u >> 57):
                    k = (u >> (26 + 4 * owner)) & 15
                cashed += k << (8 * owner)
        if cashed == 0:
            return -1
        least = 99
        while cashed:
            k = cashed & 0xFF
            if k and k < least:
                least = k
            cashed >>= 8
        if left - least >= want:
            return -1
        self.win = win
        return not my

    # ---- questions

    def choices(self):
        """The legal cards of the seat to play, in groups of one value, as numbers suit * 16 + rank of the caller."""
        out = []
        hand: cython.ulonglong = self.dealt[self.seat] & self.now
        rest: cython.ulonglong = hand
        others: cython.ulonglong = (self.now & ~hand) | self.best | GUARDS
        run: cython.ulonglong
        b: cython.ulonglong
        if self.played:
            rest = self.legal(hand, self.suit, self.best)
        while rest:
            run = self.run_of(rest, rest & (~rest + 1), others)
            rest ^= run
            group = []
            while run:
                b = run & (~run + 1)
                run ^= b
                group.append(self.unpack[lowest(b)])
            out.append(group)
        return out

    def reaches(self, card: cython.int, need: cython.int) -> bool:
        """Whether the side asked still gets `need` once the seat to play plays this card."""
        res: cython.int
        b: cython.ulonglong = ONE << self.pack[card]
        with cython.nogil:
            res = self.after_card(b, need)
        return bool(res)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after_card(self, b: cython.ulonglong, need: cython.int) -> cython.int:
        agg: cython.ulonglong = self.now ^ b
        nxt: cython.int = self.after(self.seat, self.lead, agg)
        best: cython.ulonglong = b
        best_seat: cython.int = self.seat
        byrank: cython.bint = False
        suit: cython.int = lowest(b) >> 4
        pile: cython.int = self.pile
        if self.weighted:
            pile += self.weight[lowest(b)]
        if self.played:
            suit = self.suit
            best = self.best
            best_seat = self.best_seat
            byrank = self.byrank
            if b & self.suits[lowest(best) >> 4]:
                byrank = True
                if b > best:
                    best = b
                    best_seat = self.seat
            elif b & self.trumps:
                byrank = False
                best = b
                best_seat = self.seat
        if nxt == self.lead:
            return self.complete(agg, self.lead, best_seat, best, byrank, self.left, need, 0, pile)
        return self.card(
            agg, self.played + 1, self.lead, nxt, best_seat, best, suit, byrank, self.left, need, 0, pile
        )

    def watch(self, flag, limit):
        """Before a question: the flag to look at, and how many positions may be searched in all (0: any number)."""
        self.flag = flag if flag is not None else Cancel()
        self.limit = limit if limit > 0 else 1 << 60
        self.stopped = 0
        self.next_check = self.nodes + 1024
        if self.next_check > self.limit:
            self.next_check = self.limit

    @property
    def ended(self):
        """0 if the last search came to its end, 1 if the flag stopped it, 2 if the number of positions did."""
        return self.stopped

    @property
    def searched(self):
        """Positions between tricks searched since the deal was loaded."""
        return self.nodes

    @property
    def span(self):
        """The lowest and the highest that the points still to come could be."""
        i: cython.int
        j: cython.int
        low: cython.int
        high: cython.int
        if self.plain:
            return 0, self.left
        low = self.low[self.left * 2 + self.mine[self.lead]]
        high = self.high[self.left * 2 + self.mine[self.lead]]
        if self.weighted:
            for i in range(64):
                if (self.now >> i) & 1:
                    j = self.weight[i]
                    low -= abs(j)
                    high += abs(j)
            low -= abs(self.pile)
            high += abs(self.pile)
        return low, high

    @property
    def effort(self):
        """Figures for tuning."""
        return {"nodes": self.nodes, "probes": self.probes, "steps": self.steps, "used": self.used}
