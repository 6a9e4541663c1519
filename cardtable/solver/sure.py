# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Tricks that a side cannot lose, found without search: those the leader's side can cash at once, those of the other
side's trumps, and without trumps those the other side cashes when it comes in.  Only where suit must be followed and
nothing else, with hands of one length."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import ONE, highest, row_of


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def top_of(lane: cython.ulonglong, k: cython.int) -> cython.ulonglong:
    """The k-th highest of some cards."""
    b: cython.ulonglong = 0
    while k > 0:
        b = ONE << highest(lane)
        lane ^= b
        k -= 1
    return b


@cython.final
@cython.cclass
class Sure:
    """The sure tricks of a position whose rows have been looked up."""

    def __init__(self, deal):
        self.deal = deal
        if not cython.compiled:
            self.mate_tricks, self.mate_named, self.mate_suit = [0] * 8, [0] * 8, [0] * 8

    def decides(self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int) -> cython.int:
        """Tricks that one side or the other cannot lose: 1 or 0 if they decide, else -1; their cards in `win`."""
        my: cython.bint = self.deal.mine[lead] == 1
        want: cython.int = need if my else left - need + 1
        higher: cython.int = 0
        lane: cython.ulonglong
        u: cython.ulonglong
        k: cython.int
        j: cython.int
        if self.quick(agg, lead, want) >= want:
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

    def quick(self, agg: cython.ulonglong, lead: cython.int, want: cython.int) -> cython.int:
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
        my: cython.int = self.deal.mine[lead]
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
        for o in range(self.deal.n):
            if o == lead:
                continue
            if self.deal.mine[o] == my:
                mate = o
                # a partner who holds trumps must be able to discard plain cards
                hand = self.deal.dealt[o] & agg
                if hand & self.deal.trumps:
                    hand &= ~self.deal.trumps
                    k = 0
                    while hand and k < side:
                        hand &= hand - 1
                        k += 1
                    if k < side:
                        side = k
            elif self.deal.dealt[o] & agg & self.deal.trumps:
                foes_ruff |= 1 << o
        for i in range(4):
            s = i
            if self.deal.trump < 4:
                s = self.deal.trump if i == 0 else (i - 1 if i - 1 < self.deal.trump else i)
            lane = agg & self.deal.suits[s]
            if lane == 0:
                continue
            u = self.deal.u[s]
            owner = (u >> 50) & 7
            if owner != lead and owner != mate:
                continue
            run = (u >> 53) & 15
            longest = u >> 57
            limit = 99
            if foes_ruff and s != self.deal.trump:
                for o in range(self.deal.n):
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
                if s != self.deal.trump and self.deal.trump < 4:
                    if plain_cashed + k > side:
                        k = side - plain_cashed
                    if k <= 0:
                        continue
                    plain_cashed += k
                own += k
                if longest:
                    win |= top_of(lane, k if k < run else run)
                if own >= want:
                    self.deal.win = win
                    return own
                # the partner's run right below his own
                if mate >= 0 and k == run and longest > k:
                    rest = lane
                    length = k
                    while length:
                        rest ^= ONE << highest(rest)
                        length -= 1
                    if rest:
                        v = row_of(self.deal.rows, self.deal.first, (agg & ~self.deal.suits[s]) | rest, s)
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
        self.deal.win = win
        if bridge < 0:
            return own
        if self.deal.dealt[lead] & agg & self.deal.trumps:
            # the leader who has only trumps left would have to ruff his partner's winners
            hand = self.deal.dealt[lead] & agg & ~self.deal.trumps
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
            self.deal.win = win | self.crossing(want - own, bridge, parts)
        return own + mates

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
            win |= top_of(self.mate_suit[j], k)
        return win

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
        self.deal.win = win
        return not my
