# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The null-window search of a deal whose cards all lie open.

Every search answers with a truth value, whether the side asked gets so many points, and leaves in the deal's `win` the
cards whose rank mattered."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .deal import Deal
    from .decided import Decided
    from .exact import Exact
    from .machine import FOLLOW, LONGEST, ONE, lowest, row_of, top_of
    from .misere import never_wins
    from .order import Order
    from .points import Points
    from .sure import Sure
    from .table import Table

from .budget import Budget

COMPILED = cython.compiled


@cython.final
@cython.cclass
class Search:
    """One deal loaded, and the table of its positions; for one thread at a time."""

    def __init__(self, memory: int = 1 << 27, lasting: bool = False):
        self.memory, self.lasting, self.kind = memory, lasting, None
        self.deal = Deal()
        self.points = Points(self.deal)
        self.table = Table(self.deal, self.points)
        self.exact = Exact(self.deal, self.points)
        self.order = Order(self.deal, self.points)
        self.sure, self.budget = Sure(self.deal), Budget()
        self.decided = Decided()

    # ---- the deal and the question

    def load(self, hands, mine, lead, begun, trump, duties):
        """Take a deal: hands as masks of suit * 16 + rank, `mine` 1 for the seats of the side asked, the seat that
        leads or led, the (seat, card) played since, the trump suit or 4, and the sum of the duties.
        """
        self.deal.load(hands, mine, lead, begun, trump, duties)
        self.order.w = 0 if self.deal.trump > 3 else 64
        self.budget.open()

    def count_tricks(self, reverse):
        """Every trick counts one for the side asked, or (`reverse`) every trick of the others."""
        self.points.count_tricks(reverse)
        fits: cython.bint = self.deal.fits()
        ordinary: cython.bint = self.deal.even and self.deal.duties == FOLLOW
        self.cash = ordinary and fits and not reverse
        self.deal.alone = self.deal.only() if ordinary and reverse else -1
        self.open_table(fits, self.deal.kind(reverse) if self.lasting and fits and self.deal.even else None)

    def count_points(self, base, step, weights, begun, margin):
        """As `Points.count_points`."""
        self.points.count_points(base, step, weights, begun, margin)
        self.cash = False
        self.deal.alone = -1
        self.open_table(self.deal.fits() and not self.points.weighted)

    def open_table(self, relative, kind=None):
        """An empty table; the other sort gives its memory back.  After a question of the same `kind` it stays."""
        if kind is not None and kind == self.kind:
            return
        self.kind, self.relative = kind, relative
        self.decided.open()
        if relative:
            self.exact.close()
            self.table.open(self.memory)
        else:
            self.table.close()
            self.exact.open(self.memory)

    def watch(self, flag, limit):
        """As `Budget.watch`."""
        self.budget.watch(flag, limit)

    def choices(self):
        """As `Order.choices`."""
        return self.order.choices()

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
            if self.deal.played:
                res = self.card(
                    self.deal.now, self.deal.played, self.deal.lead, self.deal.seat, self.deal.best_seat,
                    self.deal.best, self.deal.suit, self.deal.byrank, self.deal.left, need, 0, self.points.pile
                )
            else:
                res = self.peek(self.deal.now, self.deal.lead, self.deal.left, need, 0)
                if res < 0:
                    res = self.expand(self.deal.now, self.deal.lead, self.deal.left, need, 0)
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
        probes = self.table.probes if self.relative else self.exact.probes
        return {"nodes": self.budget.nodes, "probes": probes, "steps": self.table.steps}

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
            return self.complete(agg, self.deal.lead, best_seat, best, byrank, self.deal.left, need, 0, pile)
        return self.card(
            agg, self.deal.played + 1, self.deal.lead, nxt, best_seat, best, suit, byrank, self.deal.left, need, 0, pile
        )

    def peek(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.int:
        """What can be said of a position between two tricks without search: 1, 0, or -1 for nothing."""
        known: cython.int
        i: cython.int
        low: cython.int
        high: cython.int
        self.deal.win = 0
        if self.points.plain:
            if need <= 0:
                return 1
            if need > left:
                return 0
            if self.deal.even and left == 1:
                return self.points.gains[self.deal.last_trick(agg, lead)]
        if self.relative:
            for i in range(4):
                self.deal.u[i] = row_of(self.deal.rows, self.deal.first, agg, i)
        if self.points.plain:
            if self.cash:
                known = self.sure.decides(agg, lead, left, need)
                if known >= 0:
                    return known
                self.deal.win = 0
            elif self.deal.alone >= 0 and never_wins(self.deal, agg, lead):
                return 1
        else:
            if left == 0:
                return need <= 0
            i = (won * (LONGEST + 1) + left) * 2 + self.deal.mine[lead]
            low = self.points.low[i]
            high = self.points.high[i]
            if self.points.weighted:
                self.points.spread(agg)
                low -= self.points.down
                high += self.points.up
            if need <= low:
                return 1
            if need > high:
                return 0
        if self.relative:
            return self.table.recall(agg, lead, left, need, won)
        return self.exact.recall(agg, lead, left, need, won)

    def expand(
        self, agg: cython.ulonglong, lead: cython.int, left: cython.int, need: cython.int, won: cython.int
    ) -> cython.bint:
        """Search a position between two tricks by its leads."""
        base: cython.int = left << 8
        count: cython.int = 0
        i: cython.int = 0
        b: cython.ulonglong
        acc: cython.ulonglong = 0
        alike: cython.ulonglong = 0
        w: cython.ulonglong
        target: cython.bint = self.deal.mine[lead] == 1
        res: cython.bint = target
        done: cython.bint = False
        pile: cython.int = 0
        place: cython.ulonglong = 0
        first: cython.bint = False
        nxt: cython.int = self.deal.next[lead]
        self.budget.nodes += 1
        if self.budget.nodes >= self.budget.next_check and self.budget.interrupted():
            return False
        if not self.deal.even:
            nxt = self.deal.after(lead, lead, agg)
        if self.relative:
            b = self.deal.dealt[lead] & agg
            place = self.decided.place(b, 0, lead)
            b &= self.decided.card(place)
            if b:
                self.order.again(b, agg, lead, 0, base)
                count = first = 1
        if not first:
            count = self.order.leads(agg, lead, base)
        while True:
            if i == count:
                if not first:
                    break
                # what decided before has failed: all the others
                first = False
                alike |= self.order.runs[base]
                count = self.order.leads(agg, lead, base)
                i = 0
            elif i:
                self.order.best_first(base, i, count)
            b = self.order.moves[base + i]
            i += 1
            if b & alike:
                continue
            if self.points.weighted:
                pile = self.points.weight[lowest(b)]
            if nxt == lead:
                res = self.complete(agg ^ b, lead, lead, b, 0, left, need, won, pile)
            else:
                res = self.card(agg ^ b, 1, lead, nxt, lead, b, lowest(b) >> 4, 0, left, need, won, pile)
            if self.budget.stopped:
                return False
            w = self.deal.win
            if w & self.order.runs[base + i - 1]:
                w = self.of_run(self.order.runs[base + i - 1], b, w, res == target)
            if res == target:
                acc = w
                done = True
                break
            acc |= w
            alike |= self.as_good(b, w)
        if not done:
            res = not target
        if self.relative:
            if done:
                self.decided.keep(place, b)
            self.table.remember(agg, lead, left, need, won, res, acc)
        else:
            self.exact.remember(agg, lead, left, need, won, res)
        self.deal.win = acc
        return res

    def complete(
        self, agg: cython.ulonglong, lead: cython.int, winner: cython.int, best: cython.ulonglong,
        byrank: cython.bint, left: cython.int, need: cython.int, won: cython.int, pile: cython.int
    ) -> cython.bint:
        """A trick is full: go on with the next one."""
        i: cython.int
        known: cython.int
        nxt: cython.int = winner
        if self.points.plain:
            need -= self.points.gains[winner]
        else:
            i = (won * (LONGEST + 1) + left) * 2 + self.deal.mine[lead]
            need -= self.points.worth[2 * i + self.deal.mine[winner]]
            if self.points.weighted:
                if self.deal.mine[winner]:
                    need -= pile
                elif self.points.margin:
                    need += pile
        won += self.deal.mine[winner]
        if not self.deal.even and agg and self.deal.dealt[winner] & agg == 0:
            nxt = self.deal.after(winner, winner, agg)
        known = self.peek(agg, nxt, left - 1, need, won)
        if known < 0:
            known = self.expand(agg, nxt, left - 1, need, won)
        if byrank:
            self.deal.win |= best
        return known

    def card(
        self, agg: cython.ulonglong, k: cython.int, lead: cython.int, seat: cython.int, best_seat: cython.int,
        best: cython.ulonglong, suit: cython.int, byrank: cython.bint, left: cython.int, need: cython.int,
        won: cython.int, pile: cython.int
    ) -> cython.bint:
        """Search the cards of a seat that follows, after k others."""
        base: cython.int = (left << 8) + (k << 5)
        target: cython.bint = self.deal.mine[seat] == 1
        nxt: cython.int = self.deal.next[seat]
        final: cython.bint
        mark: cython.ulonglong
        acc: cython.ulonglong
        alike: cython.ulonglong = 0
        w: cython.ulonglong
        b: cython.ulonglong
        i: cython.int = 0
        p: cython.int = pile
        res: cython.int
        kind: cython.int
        place: cython.ulonglong = 0
        first: cython.bint = False
        rest: cython.ulonglong = self.order.legal(self.deal.dealt[seat] & agg, suit, best)
        count: cython.int = self.order.forced(rest, agg, seat, best, base)
        mark = acc = self.deal.win
        if not self.deal.even:
            nxt = self.deal.after(seat, lead, agg)
        final = nxt == lead
        if count == 0:
            if self.relative:
                place = self.decided.place(self.deal.dealt[seat] & agg, best, seat + 8 * (suit + 4 * k + 32 * need))
                b = rest & self.decided.card(place)
                if b:
                    self.order.again(b, agg, seat, best, base)
                    count = first = 1
            if not first:
                count = self.order.replies(rest, agg, k, lead, seat, best_seat, best, suit, base)
        while True:
            if i == count:
                if not first:
                    break
                first = False
                alike |= self.order.runs[base]
                count = self.order.replies(rest, agg, k, lead, seat, best_seat, best, suit, base)
                i = 0
            elif i:
                self.order.best_first(base, i, count)
            b = self.order.moves[base + i]
            i += 1
            if b & alike:
                continue
            kind = self.order.beats[base + i - 1]
            if self.points.weighted:
                p = pile + self.points.weight[lowest(b)]
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
            if self.budget.stopped:
                return False
            w = self.deal.win
            if w & self.order.runs[base + i - 1]:
                w = self.of_run(self.order.runs[base + i - 1], b, w, res == target)
            if res == target:
                self.deal.win = w | mark
                if place:
                    self.decided.keep(place, b)
                return res
            acc |= w
            alike |= self.as_good(b, w)
        self.deal.win = acc
        return not target

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def of_run(
        self, run: cython.ulonglong, b: cython.ulonglong, w: cython.ulonglong, decided: cython.bint
    ) -> cython.ulonglong:
        """The cards whose rank mattered after the lowest card b of a run, told of the run as a whole."""
        k: cython.int
        named: cython.ulonglong = w & run
        if not decided and named & b:
            return w | run
        # the highest of the run, as many as mattered of those that stayed, and one for the card played
        w &= ~run
        k = 0 if decided and not named & b else 1
        named &= ~b
        if named:
            named = run & ~((named & (~named + 1)) - 1)
            while named:
                named &= named - 1
                k += 1
        return w | top_of(run, k)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def as_good(self, b: cython.ulonglong, w: cython.ulonglong) -> cython.ulonglong:
        """After a card has failed: the cards of its suit that must fail too, all below those whose rank mattered."""
        lane: cython.ulonglong
        if not self.relative:
            return 0
        lane = self.deal.suits[lowest(b) >> 4]
        w &= lane
        if w:
            lane &= (w & (~w + 1)) - 1
        return lane if b & lane else 0
