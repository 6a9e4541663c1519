# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the tricks of a deal count."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import LONGEST, release, take_ints


@cython.final
@cython.cclass
class Points:
    """The scoring of one deal: plain tricks, or points of tricks, leads and cards with a table of final values."""

    def __init__(self, deal):
        self.deal = deal
        self.room = 0
        if cython.compiled:
            self.ups = self.downs = cython.NULL
        else:
            self.gains, self.base, self.weight, self.step = [0] * 8, [0] * 8, [0] * 64, [0] * (2 * LONGEST + 2)
            self.kind = [0] * (LONGEST + 1) ** 2
            self.worth = [0] * (4 * (LONGEST + 1) ** 2)
            self.low, self.high = [0] * (2 * (LONGEST + 1) ** 2), [0] * (2 * (LONGEST + 1) ** 2)
            self.ups = self.downs = None

    def __dealloc__(self):
        release(self.ups)
        release(self.downs)

    def count_tricks(self, reverse):
        """Every trick counts one for the side asked, or (`reverse`) every trick of the others."""
        i: cython.int
        self.plain = True
        self.weighted = False
        self.pile = 0
        for i in range(self.deal.n):
            self.gains[i] = self.deal.mine[i] != (1 if reverse else 0)

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
        self.margin = margin
        self.weighted = False
        for i in range(64):
            self.weight[i] = 0
        for i, v in weights:
            self.weight[self.deal.pack[i]] = v
            if v:
                self.weighted = True
        if self.weighted:
            self.weigh_suits()
        self.pile = 0
        for i in begun:
            self.pile += self.weight[self.deal.pack[i]]
        for i in range(8):
            self.base[i] = base[i]
        for i in range(self.deal.left + 1):
            self.step[i] = step[i] if i < len(step) else 0
        patterns = {}
        for won in range(self.deal.left + 1):
            for left in range(self.deal.left + 1 - won):
                pattern = (left, *[self.step[won + i] for i in range(left)])
                self.kind[won * (LONGEST + 1) + left] = patterns.setdefault(pattern[1:], len(patterns))
        for left in range(self.deal.left + 1):
            for won in range(self.deal.left + 1 - left):
                for led in range(2):
                    i = (won * (LONGEST + 1) + left) * 2 + led
                    for took in range(2):
                        v = self.base[4 * took + 2 * led + (left == 1)] + (self.step[won] if took else 0)
                        self.worth[2 * i + took] = v
                    self.low[i] = 1 << 28 if left else 0
                    self.high[i] = -(1 << 28) if left else 0
                    if left:
                        for took in range(2):
                            v = self.worth[2 * i + took]
                            p = ((won + took) * (LONGEST + 1) + left - 1) * 2
                            # the winner leads, unless he has run out of cards
                            for leads in range(2):
                                if leads == took or not self.deal.even:
                                    self.low[i] = min(self.low[i], v + self.low[p + leads])
                                    self.high[i] = max(self.high[i], v + self.high[p + leads])

    def weigh_suits(self):
        """By how much the cards left of each suit can raise or lower the points still to come."""
        s: cython.int
        total: cython.int = 0
        for s in range(4):
            total += 1 << self.deal.width[s]
        if self.room < total:
            release(self.ups)
            release(self.downs)
            self.ups = take_ints(total)
            self.downs = take_ints(total)
            self.room = total
        for s in range(4):
            self.weigh(s)

    def weigh(self, s: cython.int) -> cython.void:
        """The same for one suit."""
        a: cython.int
        h: cython.int
        v: cython.int
        f: cython.int = self.deal.first[s]
        self.ups[f] = self.downs[f] = 0
        for h in range(self.deal.width[s]):
            v = self.weight[16 * s + h]
            for a in range(1 << h):
                self.ups[f + a + (1 << h)] = self.ups[f + a] + (abs(v) if self.margin else max(v, 0))
                self.downs[f + a + (1 << h)] = self.downs[f + a] + (abs(v) if self.margin else max(-v, 0))

    def spread(self, agg: cython.ulonglong) -> cython.void:
        """Leave in `down` and `up` by how much the cards left can change the points still to come."""
        s: cython.int
        i: cython.int
        self.down = self.up = 0
        for s in range(4):
            i = self.deal.first[s] + ((agg >> (16 * s)) & 0xFFFF)
            self.down += self.downs[i]
            self.up += self.ups[i]

    def span(self):
        """The lowest and the highest that all points still to come could be."""
        i: cython.int = self.deal.left * 2 + self.deal.mine[self.deal.lead]
        low, high = self.low[i], self.high[i]
        if self.weighted:
            self.spread(self.deal.now)
            low -= self.down + abs(self.pile)
            high += self.up + abs(self.pile)
        return low, high
