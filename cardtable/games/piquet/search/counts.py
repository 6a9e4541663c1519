# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What two hands of Piquet count against each other, all being called: compiled by Cython, and right without it.

Hands are sets as in ending.py.  That it counts as rules/holdings.py and rules/reckoning.py do, a test compares.
"""
from __future__ import annotations

from array import array

from cardtable.games.piquet.rules.holdings import SEQUENCE, SET
from cardtable.games.piquet.rules.reckoning import LIMIT, REPIQUE

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

PIPS = (7, 8, 9, 10, 10, 10, 10, 11)
LOWEST_SET = 3                           # of nines, eights and sevens no set counts
NO_CARDS = 256


@cython.cclass
class Counts:
    """Items by the sets of cards of one suit, and of one rank."""

    point: cython.int[::1]               # of a suit: cards * 100 + pips
    run: cython.int[::1]                 # of a suit: its best sequence, cards * 10 + strength of the highest
    runs: cython.int[::1]                # what all its sequences score
    found: cython.int[::1]

    def __init__(self) -> None:
        self.point = array("i", [100 * n.bit_count() + sum([PIPS[k] for k in range(8) if n >> k & 1])
                                 for n in range(NO_CARDS)])
        best, total = [], []
        for n in range(NO_CARDS):
            held = [(len(part), end) for part, end in parts(n) if len(part) >= min(SEQUENCE)]
            best.append(max([10 * size + top for size, top in held], default=0))
            total.append(sum([SEQUENCE[size] for size, _ in held]))
        self.run, self.runs = array("i", best), array("i", total)
        self.found = array("i", bytes(4 * 8))

    def best(self, hand: int) -> tuple[int, int, int]:
        """Its best point (cards * 100 + pips), sequence (cards * 10 + strength) and set (the same); 0 for none."""
        h: cython.ulonglong = hand
        return self._point(h), self._run(h), self._set(h)

    def against(self, elder: int, dealer: int, blanche: int = 0) -> tuple[int, ...]:
        """What elder hand counts of point, of sequences and of sets, less what the dealer counts; then what each counts
        in hand in all, and the repique of either (60 or -60).

        `blanche` is a carte blanche: 10 of elder hand's, -10 of the dealer's.
        """
        self._against(elder, dealer, blanche)
        return tuple(self.found[:6])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _against(self, a: cython.ulonglong, b: cython.ulonglong, blanche: cython.int) -> cython.int:
        own: cython.int
        his: cython.int
        k: cython.int
        points: cython.int
        elder: cython.int = blanche if blanche > 0 else 0
        dealer: cython.int = -blanche if blanche < 0 else 0
        repique: cython.int = 0
        for k in range(3):
            if k == 0:
                own, his = self._point(a), self._point(b)
                points = own // 100 if own > his else -(his // 100) if his > own else 0
            elif k == 1:
                own, his = self._run(a), self._run(b)
                points = self._runs(a) if own > his else -self._runs(b) if his > own else 0
            else:
                own, his = self._set(a), self._set(b)
                points = self._sets(a) if own > his else -self._sets(b) if his > own else 0
            self.found[k] = points
            if points > 0:
                elder += points
            else:
                dealer -= points
            if repique == 0 and elder >= LIMIT and dealer == 0:
                repique = REPIQUE
            if repique == 0 and dealer >= LIMIT and elder == 0:
                repique = -REPIQUE
        self.found[3], self.found[4], self.found[5] = elder, dealer, repique
        return repique

    @cython.cfunc
    @cython.exceptval(check=False)
    def _point(self, hand: cython.ulonglong) -> cython.int:
        best: cython.int = 0
        s: cython.int
        for s in range(4):
            best = max(best, self.point[hand >> (8 * s) & 255])
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _run(self, hand: cython.ulonglong) -> cython.int:
        best: cython.int = 0
        s: cython.int
        for s in range(4):
            best = max(best, self.run[hand >> (8 * s) & 255])
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _runs(self, hand: cython.ulonglong) -> cython.int:
        s: cython.int
        total: cython.int = 0
        for s in range(4):
            total += self.runs[hand >> (8 * s) & 255]
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def _alike(self, hand: cython.ulonglong, rank: cython.int) -> cython.int:
        hand >>= rank
        return (hand & 1) + (hand >> 8 & 1) + (hand >> 16 & 1) + (hand >> 24 & 1)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set(self, hand: cython.ulonglong) -> cython.int:
        best: cython.int = 0
        r: cython.int
        n: cython.int
        for r in range(LOWEST_SET, 8):
            n = self._alike(hand, r)
            if n >= 3:
                best = max(best, 10 * n + r)
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _sets(self, hand: cython.ulonglong) -> cython.int:
        total: cython.int = 0
        r: cython.int
        n: cython.int
        for r in range(LOWEST_SET, 8):
            n = self._alike(hand, r)
            if n == 3:
                total += TRIO
            elif n == 4:
                total += QUATORZE
        return total


TRIO: cython.int = SET[3]
QUATORZE: cython.int = SET[4]


def parts(suit: int) -> list[tuple[list[int], int]]:
    """The unbroken runs of a suit's cards, and where each ends."""
    found, run = [], []
    for k in range(9):
        if k < 8 and suit >> k & 1:
            run.append(k)
        elif run:
            found.append((run, k - 1))
            run = []
    return found
