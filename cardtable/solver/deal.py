# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""A deal whose cards all lie open, as sets of bits, and what is known of each suit by what is left of it.

A position between two tricks is one 64-bit set of the cards left, four suits of sixteen bits; whose a card is never
changes, so a hand is `dealt[seat] & left`.  The ranks of a suit are packed when a deal is loaded, and one row per
subset of a suit tells the owners from the top down, the lengths of the hands, and the owner and length of the top run.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import LANE, LENGTHS, NOBODY, ONE, OWNERS, highest, lowest, release, row_of, take_words


@cython.final
@cython.cclass
class Deal:
    """One deal loaded.  Every part of a search leaves in `win` the cards whose rank mattered to its answer."""

    def __init__(self):
        self.room = 0
        if cython.compiled:
            self.rows = cython.NULL
        else:
            self.mine, self.mate, self.next = [0] * 8, [0] * 8, [0] * 8
            self.first, self.width = [0] * 8, [0] * 8
            self.dealt, self.suits, self.u = [0] * 8, [0] * 8, [0] * 4
            self.pack, self.unpack = [0] * 64, [0] * 64
            self.rows = None

    def __dealloc__(self):
        release(self.rows)

    def load(self, hands, mine, lead, begun, trump, duties):
        """Take a deal: hands as masks of suit * 16 + rank, `mine` 1 for the seats of the side asked, the seat that
        leads or led, the (seat, card) played since, the trump suit or 4, and the sum of the duties.
        """
        i: cython.int
        s: cython.int
        self.n = len(hands)
        self.trump = trump
        self.duties = duties
        for i in range(self.n):
            self.mine[i] = mine[i]
            self.next[i] = i + 1 if i + 1 < self.n else 0
        for i in range(self.n):
            self.mate[i] = -1
            for s in range(self.n):
                if s != i and self.mine[s] == self.mine[i]:
                    self.mate[i] = s
        self.pack_ranks(hands, begun)
        self.count_cards(begun)
        self.begin(lead, begun)
        for s in range(4):
            self.rows_of(s)

    def pack_ranks(self, hands, begun):
        """Number the cards of each suit that are in play 0, 1, ..., and take the hands in these numbers."""
        i: cython.int
        s: cython.int
        c: cython.int
        total: cython.int = 0
        hand: cython.ulonglong
        union: cython.ulonglong = 0
        for i in range(self.n):
            hand = hands[i]
            union |= hand
        for _, c in begun:
            union |= ONE << c
        for s in range(4):
            self.first[s] = total
            self.width[s] = 0
            for c in range(16 * s, 16 * s + 16):
                if (union >> c) & 1:
                    self.pack[c] = 16 * s + self.width[s]
                    self.unpack[self.pack[c]] = c
                    self.width[s] += 1
            total += 1 << self.width[s]
            self.suits[s] = LANE << (16 * s)
        self.suits[4] = 0
        self.trumps = self.suits[self.trump]
        self.now = 0
        for i in range(self.n):
            hand = hands[i]
            self.dealt[i] = 0
            while hand:
                self.dealt[i] |= ONE << self.pack[lowest(hand)]
                hand &= hand - 1
            self.now |= self.dealt[i]
        if self.room < total:
            release(self.rows)
            self.rows = take_words(total)
            self.room = total

    def count_cards(self, begun):
        """How many tricks are left, and whether all seats hold as many cards, those on the table included."""
        i: cython.int
        j: cython.int
        c: cython.int
        seat: cython.int
        shortest: cython.int = 99
        self.left = 0
        for i in range(self.n):
            j = 0
            for c in range(64):
                j += (self.dealt[i] >> c) & 1
            for seat, _ in begun:
                j += seat == i
            shortest = min(shortest, j)
            self.left = max(self.left, j)
        self.even = shortest == self.left

    def begin(self, lead, begun):
        """Put the cards of the trick begun on the table."""
        i: cython.int
        c: cython.int
        b: cython.ulonglong
        self.lead = lead
        self.seat = lead
        self.played = 0
        self.byrank = 0
        self.best = 0
        self.best_seat = lead
        self.suit = 0
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

    def fits(self) -> cython.bint:
        """Whether an entry of the table by relative ranks has room for the owners of this deal."""
        s: cython.int
        for s in range(4):
            if self.width[s] > 13:
                return False
        return self.n <= 4 and self.left <= 13

    def kind(self, reverse):
        """What an answer by relative ranks depends on besides the cards left and the leader, where all hold as many."""
        sides = [self.mine[i] for i in range(self.n)]
        return (self.trump, self.duties, bool(reverse), *sides)

    def only(self) -> cython.int:
        """The seat of the side asked if it is one alone, else -1."""
        i: cython.int
        out: cython.int = -1
        for i in range(self.n):
            if self.mine[i]:
                if self.mate[i] >= 0:
                    return -1
                out = i
        return out

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

    def look(self, agg: cython.ulonglong) -> cython.void:
        """Find the rows of a position."""
        s: cython.int
        for s in range(4):
            self.u[s] = row_of(self.rows, self.first, agg, s)

    def after(self, seat: cython.int, lead: cython.int, agg: cython.ulonglong) -> cython.int:
        """The next seat that plays to the trick; the leader's when all have played."""
        seat = self.next[seat]
        if not self.even:
            while seat != lead and self.dealt[seat] & agg == 0:
                seat = self.next[seat]
        return seat

    def last_trick(self, agg: cython.ulonglong, lead: cython.int) -> cython.int:
        """Who wins the last trick, in which nobody has a choice."""
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
                return i
        return lead
