# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Tricks that one side or the other cannot lose, found without search.

Only where suit must be followed and nothing else, with hands of one length.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import ONE, highest, row_of, top_of
    from .quick import Quick


@cython.final
@cython.cclass
class Sure:
    """The sure tricks of a position whose rows have been looked up."""

    def __init__(self, deal):
        self.deal = deal
        self.quick = Quick(deal)

    def decides(self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int) -> cython.int:
        """Tricks that one side or the other cannot lose: 1 or 0 if they decide, else -1; their cards in `win`."""
        my: cython.bint = self.deal.mine[lead] == 1
        want: cython.int = need if my else left - need + 1
        higher: cython.int = 0
        lane: cython.ulonglong
        u: cython.ulonglong
        k: cython.int
        j: cython.int
        if self.quick.cash(agg, lead, want) >= want:
            return my
        lane = agg & self.deal.trumps
        if lane == 0:
            return self.without_trumps(agg, lead, left, want)
        else:
            u = self.deal.u[self.deal.trump]
            k = (u >> 53) & 15
            for j in range(2):
                if self.deal.mine[(u >> 50) & 7]:
                    if k >= need:
                        self.deal.win = top_of(lane, higher + need)
                        return 1
                elif left - k < need:
                    self.deal.win = top_of(lane, higher + left - need + 1)
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
                u = row_of(self.deal.rows, self.deal.first, (agg & ~self.deal.trumps) | lane, self.deal.trump)
                k = ((u >> 53) & 15) - higher
                if k <= 0:
                    break
        return -1

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
        my: cython.int = self.deal.mine[lead]
        cashed: cython.uint = 0
        linked: cython.uint = 0
        mate: cython.int
        for s in range(4):
            u = self.deal.u[s]
            owner = (u >> 50) & 7
            if owner == 7:
                continue
            if self.deal.mine[owner] == my:
                longest = 0
                for o in range(self.deal.n):
                    if self.deal.mine[o] == my:
                        k = (u >> (26 + 4 * o)) & 15
                        if k > longest:
                            longest = k
                most += longest
                if most >= want:
                    return -1
                if (u >> 57) != 0:
                    win |= top_of(agg & self.deal.suits[s], 1)
            else:
                k = (u >> 53) & 15
                win |= top_of(agg & self.deal.suits[s], k)
                if k >= (u >> 57):
                    k = (u >> (26 + 4 * owner)) & 15
                cashed += k << (8 * owner)
                mate = self.deal.mate[owner]
                if mate >= 0 and (u >> (26 + 4 * mate)) & 15:
                    linked |= 1 << mate
        if cashed == 0:
            return -1
        least = 99
        for o in range(self.deal.n):
            k = (cashed >> (8 * o)) & 0xFF
            if k:
                mate = self.deal.mate[o]
                if (linked >> o) & 1 and self.deal.mate[mate] == o:
                    k += (cashed >> (8 * mate)) & 0xFF
                if k < least:
                    least = k
        if left - least >= want:
            return -1
        self.deal.win = win
        return not my
