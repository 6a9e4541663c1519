# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What a hand may be worth after the exchange, by tables: compiled by Cython, and right without it.

A hand's worth is taken as a sum over its suits, each by the cards held of it, and over the ranks of which sets are
made, each by how many are held.  For such a sum what the draw may bring is counted exactly, every card unseen being as
likely as another to lie in the stock.  Hands are sets as in ending.py.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import comb

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

HAND, SUITS, MOST = 12, 4, 8             # most that may be thrown: the dealer's, all that is left being eight at least
LOWEST_SET, RANKS = 3, 5
SUBSETS = 256


@cython.cclass
class Keeping:
    """By the tables of one player, elder hand or dealer: `suit` by the cards of a suit, `rank` by rank from the ten and
    number, 5 * 5."""

    suit: cython.double[::1]
    rank: cython.double[::1]
    count: cython.uchar[::1]
    ways: cython.double[::1]             # binomial coefficients, [n * 33 + k]
    drawn: cython.double[::1]            # expected worth of a suit, [suit * 256 + kept]
    alike: cython.double[::1]            # expected worth of a rank, [rank * 5 + kept]
    best_value: cython.double[::1]
    best_thrown: cython.ulonglong[::1]
    kept_best: cython.int

    def __init__(self, suit: Sequence[float], rank: Sequence[float]) -> None:
        self.suit, self.rank = array("d", suit), array("d", rank)
        self.count = array("B", [n.bit_count() for n in range(SUBSETS)])
        self.ways = array("d", [float(comb(n, k)) for n in range(33) for k in range(33)])
        self.drawn, self.alike = array("d", bytes(8 * SUITS * SUBSETS)), array("d", bytes(8 * RANKS * 5))

    def worth(self, hand: int) -> float:
        """What a hand is worth as it is."""
        h: cython.ulonglong = hand
        s: cython.int
        r: cython.int
        total: cython.double = 0.0
        for s in range(SUITS):
            total += self.suit[h >> (8 * s) & 255]
        for r in range(RANKS):
            total += self.rank[5 * r + self._of_rank(h, r)]
        return total

    def ranked(self, hand: int, unseen: int, least: int, most: int, many: int) -> list[tuple[float, int]]:
        """The best discards of least to most cards, and what the hand is then worth on the average, best first."""
        self.kept_best = many
        self.best_value = array("d", [-1e9] * many)
        self.best_thrown = array("Q", [0] * many)
        for size in range(least, most + 1):
            self._expect(hand, unseen, size)
            self._try(hand, size)
        found = [(self.best_value[n], self.best_thrown[n]) for n in range(many) if self.best_value[n] > -1e8]
        return sorted(found, reverse=True)

    def after(self, hand: int, unseen: int, thrown: int) -> float:
        """What a hand is worth on the average after throwing these cards."""
        h: cython.ulonglong = hand & ~thrown
        s: cython.int
        r: cython.int
        self._expect(hand, unseen, int(thrown).bit_count())
        total: cython.double = 0.0
        for s in range(SUITS):
            total += self.drawn[s * SUBSETS + (h >> (8 * s) & 255)]
        for r in range(RANKS):
            total += self.alike[5 * r + self._of_rank(h, r)]
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def _of_rank(self, hand: cython.ulonglong, rank: cython.int) -> cython.int:
        hand >>= LOWEST_SET + rank
        return (hand & 1) + (hand >> 8 & 1) + (hand >> 16 & 1) + (hand >> 24 & 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _expect(self, hand: cython.ulonglong, unseen: cython.ulonglong, size: cython.int) -> cython.int:
        """Fills in what each part of a suit, and so many of a rank, are worth once so many cards are drawn."""
        s: cython.int
        r: cython.int
        n: cython.int
        k: cython.int
        own: cython.int
        free: cython.int
        kept: cython.int
        some: cython.int
        value: cython.double
        every: cython.int = 0
        of_suit: cython.int
        for s in range(SUITS):
            every += self.count[unseen >> (8 * s) & 255]
        whole: cython.double = self.ways[33 * every + size]
        for s in range(SUITS):
            own = hand >> (8 * s) & 255
            free = unseen >> (8 * s) & 255
            of_suit = self.count[free]
            kept = own
            while True:
                value = 0.0
                some = free
                while True:
                    k = self.count[some]
                    if k <= size and size - k <= every - of_suit:
                        value += self.ways[33 * (every - of_suit) + size - k] * self.suit[kept | some]
                    if some == 0:
                        break
                    some = (some - 1) & free
                self.drawn[s * SUBSETS + kept] = value / whole
                if kept == 0:
                    break
                kept = (kept - 1) & own
        for r in range(RANKS):
            n = self._of_rank(unseen, r)
            for kept in range(self._of_rank(hand, r) + 1):
                value = 0.0
                for k in range(n + 1):
                    if k <= size and kept + k <= 4:
                        value += (self.ways[33 * n + k] * self.ways[33 * (every - n) + size - k]
                                  * self.rank[5 * r + kept + k])
                self.alike[5 * r + kept] = value / whole
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _try(self, hand: cython.ulonglong, size: cython.int) -> cython.int:
        """Every way to throw so many."""
        a: cython.int
        b: cython.int
        c: cython.int
        d: cython.int
        n: cython.int
        r: cython.int
        clubs: cython.int = hand & 255
        diamonds: cython.int = hand >> 8 & 255
        hearts: cython.int = hand >> 16 & 255
        spades: cython.int = hand >> 24 & 255
        value: cython.double
        kept: cython.ulonglong
        worst: cython.int = self._worst()
        a = clubs
        while True:
            b = diamonds
            while self.count[a] <= size:
                c = hearts
                while self.count[a] + self.count[b] <= size:
                    n = size - self.count[a] - self.count[b] - self.count[c]
                    d = spades
                    while 0 <= n <= self.count[spades]:
                        if self.count[d] == n:
                            value = (self.drawn[clubs ^ a] + self.drawn[SUBSETS + (diamonds ^ b)]
                                     + self.drawn[2 * SUBSETS + (hearts ^ c)] + self.drawn[3 * SUBSETS + (spades ^ d)])
                            kept = spades ^ d
                            kept = kept << 8 | (hearts ^ c)
                            kept = kept << 8 | (diamonds ^ b)
                            kept = kept << 8 | (clubs ^ a)
                            for r in range(RANKS):
                                value += self.alike[5 * r + self._of_rank(kept, r)]
                            if value > self.best_value[worst]:
                                self.best_value[worst] = value
                                self.best_thrown[worst] = hand ^ kept
                                worst = self._worst()
                        if d == 0:
                            break
                        d = (d - 1) & spades
                    if c == 0:
                        break
                    c = (c - 1) & hearts
                if b == 0:
                    break
                b = (b - 1) & diamonds
            if a == 0:
                break
            a = (a - 1) & clubs
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _worst(self) -> cython.int:
        """Where the least of the best lies."""
        n: cython.int
        found: cython.int = 0
        for n in range(1, self.kept_best):
            if self.best_value[n] < self.best_value[found]:
                found = n
        return found
