# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The questions that can be asked of a deal whose cards all lie open."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .deal import Deal
    from .machine import FOLLOW, ONE, lowest
    from .points import Points
    from .tricks import Tricks

COMPILED = cython.compiled


@cython.final
@cython.cclass
class Search:
    """One deal loaded, and the table of its positions; for one thread at a time."""

    def __init__(self, memory: int = 1 << 27, lasting: bool = False):
        self.memory, self.lasting, self.kind = memory, lasting, None
        self.deal = Deal()
        self.points = Points(self.deal)
        self.tricks = Tricks(self.deal, self.points)
        self.budget = self.tricks.budget

    # ---- the deal and the question

    def load(self, hands, mine, lead, begun, trump, duties):
        """Take a deal: hands as masks of suit * 16 + rank, `mine` 1 for the seats of the side asked, the seat that
        leads or led, the (seat, card) played since, the trump suit or 4, and the sum of the duties.
        """
        self.deal.load(hands, mine, lead, begun, trump, duties)
        self.tricks.order.w = 0 if self.deal.trump > 3 else 64
        self.budget.open()

    def count_tricks(self, reverse):
        """Every trick counts one for the side asked, or (`reverse`) every trick of the others."""
        self.points.count_tricks(reverse)
        fits: cython.bint = self.deal.fits()
        ordinary: cython.bint = self.deal.even and self.deal.duties == FOLLOW
        self.tricks.cash = ordinary and fits and not reverse
        self.deal.alone = self.deal.only() if ordinary and reverse else -1
        self.open_table(fits, self.deal.kind(reverse) if self.lasting and fits and self.deal.even else None)

    def count_points(self, base, step, weights, begun, margin):
        """As `Points.count_points`."""
        self.points.count_points(base, step, weights, begun, margin)
        self.tricks.cash = False
        self.deal.alone = -1
        self.open_table(self.deal.fits() and not self.points.weighted)

    def open_table(self, relative, kind=None):
        """An empty table; the other sort gives its memory back.  After a question of the same `kind` it stays."""
        self.tricks.recalls = relative and self.deal.alone < 0
        if kind is not None and kind == self.kind:
            return
        self.kind, self.tricks.relative = kind, relative
        self.tricks.decided.open()
        if relative:
            self.tricks.exact.close()
            self.tricks.table.open(self.memory)
        else:
            self.tricks.table.close()
            self.tricks.exact.open(self.memory)

    def watch(self, flag, limit):
        """As `Budget.watch`."""
        self.budget.watch(flag, limit)

    def choices(self):
        """As `Order.choices`."""
        return self.tricks.order.choices()

    def reaches(self, card: cython.int, need: cython.int) -> bool:
        """Whether the side asked still gets `need` once the seat to play plays this card."""
        res: cython.int
        b: cython.ulonglong = ONE << self.deal.pack[card]
        with cython.nogil:
            res = self.after_card(b, need)
        return bool(res)

    def holds(self, need: cython.int) -> bool:
        """Whether the side asked gets `need` with the best play of all."""
        res: cython.int
        with cython.nogil:
            res = self.best_of_all(need)
        return bool(res)

    @property
    def ended(self):
        """0 if the last search came to its end, 1 if the flag stopped it, 2 if the number of positions did."""
        return self.budget.stopped

    @property
    def searched(self):
        """Positions between tricks searched since the deal was loaded."""
        return self.budget.nodes

    @property
    def span(self):
        """The lowest and the highest that the points still to come could be."""
        if self.points.plain:
            return 0, self.deal.left
        return self.points.span()

    @property
    def effort(self):
        """Figures for tuning."""
        probes = self.tricks.table.probes if self.tricks.relative else self.tricks.exact.probes
        return {"nodes": self.budget.nodes, "probes": probes, "steps": self.tricks.table.steps}

    # ---- the search

    def after_card(self, b: cython.ulonglong, need: cython.int) -> cython.int:
        agg: cython.ulonglong = self.deal.now ^ b
        nxt: cython.int = self.deal.after(self.deal.seat, self.deal.lead, agg)
        best: cython.ulonglong = b
        best_seat: cython.int = self.deal.seat
        byrank: cython.bint = False
        suit: cython.int = lowest(b) >> 4
        pile: cython.int = self.points.pile
        if self.points.weighted:
            pile += self.points.weight[lowest(b)]
        if self.deal.played:
            suit = self.deal.suit
            best = self.deal.best
            best_seat = self.deal.best_seat
            byrank = self.deal.byrank
            if b & self.deal.suits[lowest(best) >> 4]:
                byrank = True
                if b > best:
                    best = b
                    best_seat = self.deal.seat
            elif b & self.deal.trumps:
                byrank = False
                best = b
                best_seat = self.deal.seat
        if nxt == self.deal.lead:
            return self.tricks.complete(agg, self.deal.lead, best_seat, best, byrank, self.deal.left, need, 0, pile)
        return self.tricks.card(
            agg, self.deal.played + 1, self.deal.lead, nxt, best_seat, best, suit, byrank, self.deal.left, need, 0, pile
        )

    def best_of_all(self, need: cython.int) -> cython.int:
        known: cython.int
        if self.deal.played:
            return self.tricks.card(
                self.deal.now, self.deal.played, self.deal.lead, self.deal.seat, self.deal.best_seat, self.deal.best,
                self.deal.suit, self.deal.byrank, self.deal.left, need, 0, self.points.pile
            )
        known = self.tricks.peek(self.deal.now, self.deal.lead, self.deal.left, need, 0)
        if known < 0:
            known = self.tricks.expand(self.deal.now, self.deal.lead, self.deal.left, need, 0)
        return known
