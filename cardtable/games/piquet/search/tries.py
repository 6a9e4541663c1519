# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Which cards of two open hands need be tried, and in what order: compiled by Cython, and right without it.

Cards of a hand with none of the other's between them are worth the same.  Hands are sets as in ending.py.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

TRICKS = 12
ROOM = TRICKS * (2 * TRICKS + 2)


@cython.cclass
class Tries:
    """Rows of cards to be tried, a row for each turn to play, and how promising each is."""

    def __init__(self) -> None:
        self.count = array("B", [n.bit_count() for n in range(256)])
        self.top = array("B", [max(n.bit_length() - 1, 0) for n in range(256)])
        self.cards, self.marks = array("i", bytes(4 * ROOM)), array("i", bytes(4 * ROOM))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next(self, k: cython.int, many: cython.int) -> cython.int:
        """The most promising of the cards not yet tried, moved to its place."""
        best: cython.int = k
        n: cython.int
        card: cython.int
        for n in range(k + 1, many):
            if self.marks[n] > self.marks[best]:
                best = n
        card = self.cards[best]
        self.cards[best], self.marks[best] = self.cards[k], self.marks[k]
        self.cards[k] = card
        return card

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choices(self, own: cython.ulonglong, other: cython.ulonglong, many: cython.int) -> cython.int:
        """The leads that differ: of cards with none of the other's between them the highest."""
        s: cython.int
        r: cython.int
        mine: cython.int
        his: cython.int
        run: cython.bint
        for s in range(4):
            mine = own >> (8 * s) & 255
            his = other >> (8 * s) & 255
            run = False
            for r in range(7, -1, -1):
                if mine >> r & 1:
                    if not run:
                        self.cards[many] = 8 * s + r
                        if his >> (r + 1) == 0:
                            self.marks[many] = 100 + self.count[mine]
                        else:
                            self.marks[many] = 4 * self.count[mine] - 6 * self.count[his >> (r + 1)] + (r >> 1)
                        many += 1
                    run = True
                elif his >> r & 1:
                    run = False
        return many

    @cython.cfunc
    @cython.exceptval(check=False)
    def _following(self, mine: cython.int, his: cython.int, led: cython.int, many: cython.int) -> cython.int:
        """The replies in the suit that differ, the cheapest that wins first."""
        r: cython.int
        place: cython.int = led & 7
        run: cython.bint = False
        his |= 1 << place
        for r in range(8):
            if mine >> r & 1:
                if not run:
                    self.cards[many] = (led & 24) + r
                    self.marks[many] = 20 - r if r > place else 10 - r
                    many += 1
                run = True
            elif his >> r & 1:
                run = False
        return many

    @cython.cfunc
    @cython.exceptval(check=False)
    def _throwing(self, own: cython.ulonglong, other: cython.ulonglong, many: cython.int) -> cython.int:
        """The cards thrown that differ, the lowest first."""
        s: cython.int
        r: cython.int
        mine: cython.int
        his: cython.int
        run: cython.bint
        for s in range(4):
            mine = own >> (8 * s) & 255
            his = other >> (8 * s) & 255
            run = False
            for r in range(8):
                if mine >> r & 1:
                    if not run:
                        self.cards[many] = 8 * s + r
                        self.marks[many] = 10 * self.count[his >> r] - 3 * self.count[his & ((1 << r) - 1)] - r
                        many += 1
                    run = True
                elif his >> r & 1:
                    run = False
        return many

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sure(self, own: cython.ulonglong, other: cython.ulonglong) -> cython.int:
        """How many tricks the leader can take at once, from the top of each suit."""
        s: cython.int
        mine: cython.int
        his: cython.int
        n: cython.int
        tricks: cython.int = 0
        for s in range(4):
            mine = own >> (8 * s) & 255
            his = other >> (8 * s) & 255
            if his:
                n = self.count[mine >> (self.top[his] + 1)]
                tricks += self.count[mine] if n >= self.count[his] else n
            else:
                tricks += self.count[mine]
        return tricks
