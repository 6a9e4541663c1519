# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Tricks that the side of the leader can cash at once, and those of his partner once he has crossed to him."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import ONE, highest, row_of, top_of


@cython.final
@cython.cclass
class Quick:
    """The quick tricks of a position whose rows have been looked up."""

    def __init__(self, deal):
        self.deal = deal
        if not cython.compiled:
            self.mate_tricks, self.mate_named, self.mate_suit = [0] * 8, [0] * 8, [0] * 8

    def cash(self, agg: cython.ulonglong, lead: cython.int, want: cython.int) -> cython.int:
        """Tricks that the leader's side can cash at once, at least; stops at `want`; marks them in `win`."""
        i: cython.int
        s: cython.int
        o: cython.int
        owner: cython.int
        run: cython.int
        j: cython.int
        k: cython.int
        length: cython.int
        longest: cython.int
        limit: cython.int
        my: cython.int = self.deal.mine[lead]
        mate: cython.int = self.deal.mate[lead]
        side: cython.int = 99
        plain_cashed: cython.int = 0
        own: cython.int = 0
        mates: cython.int = 0
        linked: cython.int = -1
        parts: cython.int = 0
        u: cython.ulonglong
        v: cython.ulonglong
        lane: cython.ulonglong
        hand: cython.ulonglong
        rest: cython.ulonglong
        win: cython.ulonglong = 0
        foes_ruff: cython.uint = 0
        if self.at_most(lead, mate) < want:
            return 0
        for o in range(self.deal.n):
            if o == lead:
                continue
            if self.deal.mine[o] == my:
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
                if k == run and longest > k and self.next_owner(u, run) == mate:
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
                                    linked < 0 or length > self.mate_tricks[linked]
                                ):
                                    linked = parts
                                parts += 1
            else:
                length = 0
                j = (u >> (26 + 4 * mate)) & 15
                if run < longest and j > run and k == run and k < limit and self.next_owner(u, run) == lead:
                    # his own run right below the partner's, who follows with lower cards
                    rest = lane
                    while k:
                        rest ^= ONE << highest(rest)
                        k -= 1
                    k = run
                    v = row_of(self.deal.rows, self.deal.first, (agg & ~self.deal.suits[s]) | rest, s)
                    if (v >> 50) & 7 == lead:
                        length = (v >> 53) & 15
                        if length > j - run:
                            length = j - run
                        if length > limit - k:
                            length = limit - k
                        j = (u >> (26 + 4 * lead)) & 15
                        if length == j:
                            length -= 1
                        if length > want - own:
                            length = want - own
                        if s != self.deal.trump and self.deal.trump < 4:
                            if plain_cashed + length > side:
                                length = side - plain_cashed
                            if length < 0:
                                length = 0
                            plain_cashed += length
                        if length:
                            own += length
                            win |= top_of(lane, run + length)
                            if own >= want:
                                self.deal.win = win
                                return own
                mates += k
                self.mate_tricks[parts] = k
                self.mate_named[parts] = (k if k < run else run) if longest else 0
                self.mate_suit[parts] = lane
                if (u >> (26 + 4 * lead)) & 15 > length and (linked < 0 or k > self.mate_tricks[linked]):
                    linked = parts
                parts += 1
        self.deal.win = win
        if linked < 0:
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
            self.deal.win = win | self.crossing(want - own, linked, parts)
        return own + mates

    def crossing(self, needed: cython.int, linked: cython.int, parts: cython.int) -> cython.ulonglong:
        """The cards by which so many tricks of the partner stand, first those of the suit that leads across."""
        win: cython.ulonglong = 0
        i: cython.int
        j: cython.int
        k: cython.int
        for i in range(-1, parts):
            j = linked if i < 0 else i
            if i == linked or needed <= 0:
                continue
            k = self.mate_tricks[j]
            if k > needed:
                k = needed
            needed -= k
            if k > self.mate_named[j]:
                k = self.mate_named[j]
            win |= top_of(self.mate_suit[j], k)
        return win

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def next_owner(self, u: cython.ulonglong, run: cython.int) -> cython.int:
        """Whose the card right below the top run is, where there is one."""
        return (u >> (24 - 2 * run)) & 3

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def at_most(self, lead: cython.int, mate: cython.int) -> cython.int:
        """More than this the leader's side cannot cash at once."""
        s: cython.int
        k: cython.int
        other: cython.int
        owner: cython.int
        most: cython.int = 0
        u: cython.ulonglong
        for s in range(4):
            u = self.deal.u[s]
            owner = (u >> 50) & 7
            if owner in (lead, mate):
                k = (u >> 53) & 15
                if k >= cython.cast(cython.int, u >> 57):
                    k = (u >> (26 + 4 * owner)) & 15
                elif self.next_owner(u, k) == (mate if owner == lead else lead):
                    k = (u >> (26 + 4 * lead)) & 15
                    other = (u >> (26 + 4 * mate)) & 15
                    if other > k:
                        k = other
                most += k
        return most
