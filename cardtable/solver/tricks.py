# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The null-window search of a deal whose cards all lie open, trick by trick and card by card.

Every search answers with a truth value, whether the side asked gets so many points, and leaves in the deal's `win` the
cards whose rank mattered."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .decided import Decided
    from .exact import Exact
    from .machine import LONGEST, lowest, row_of
    from .mattered import as_good, of_run
    from .misere import never_wins
    from .order import Order
    from .sure import Sure
    from .table import Table

from .budget import Budget


@cython.final
@cython.cclass
class Tricks:
    """The search of the deal that is loaded, and what it remembers."""

    def __init__(self, deal, points):
        self.deal, self.points = deal, points
        self.table = Table(deal, points)
        self.exact = Exact(deal, points)
        self.order = Order(deal, points)
        self.sure, self.budget = Sure(deal), Budget()
        self.decided = Decided()
        self.relative = self.cash = self.recalls = False

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
        if self.recalls:
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
                w = of_run(self.order.runs[base + i - 1], b, w, res == target)
            if res == target:
                acc = w
                done = True
                break
            acc |= w
            if self.relative:
                alike |= as_good(b, w, self.deal.suits[lowest(b) >> 4])
        if not done:
            res = not target
        if self.relative:
            if done and place:
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
            if self.recalls:
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
                w = of_run(self.order.runs[base + i - 1], b, w, res == target)
            if res == target:
                self.deal.win = w | mark
                if place:
                    self.decided.keep(place, b)
                return res
            acc |= w
            if self.relative:
                alike |= as_good(b, w, self.deal.suits[lowest(b) >> 4])
        self.deal.win = acc
        return not target
