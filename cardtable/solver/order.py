# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Which cards a seat may play, and in what order they are worth trying: the most promising first."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import FOLLOW, GUARDS, HEAD, LONGEST, ONE, RUFF, highest, lowest, row_of

from .weights import WEIGHTS


@cython.final
@cython.cclass
class Order:
    """The cards to be tried, a row of 32 for each depth: one of each run, its run, its merit, and how it stands.

    `beats` says how a card stands to the best of the trick: 0 a discard, 1 lower, 2 higher, 3 a trump on another suit.
    """

    def __init__(self, deal, points):
        self.deal = deal
        self.points = points
        if not cython.compiled:
            size = (LONGEST + 1) * 8 * 32
            self.moves, self.runs, self.merit, self.beats = [0] * size, [0] * size, [0] * size, [0] * size
            self.tuned = [0] * 128
        self.tune(WEIGHTS)

    def tune(self, weights):
        """Replace the 128 weights of the order in which cards are tried; no value depends on them."""
        i: cython.int
        for i in range(128):
            self.tuned[i] = weights[i]

    def choices(self):
        """The legal cards of the seat to play, in groups of one value, as numbers suit * 16 + rank of the caller."""
        out = []
        hand: cython.ulonglong = self.deal.dealt[self.deal.seat] & self.deal.now
        rest: cython.ulonglong = hand
        others: cython.ulonglong = (self.deal.now & ~hand) | self.deal.best | GUARDS
        run: cython.ulonglong
        b: cython.ulonglong
        if self.deal.played:
            rest = self.legal(hand, self.deal.suit, self.deal.best)
        while rest:
            run = self.run_of(rest, rest & (~rest + 1), others)
            rest ^= run
            group = []
            while run:
                b = run & (~run + 1)
                run ^= b
                group.append(self.deal.unpack[lowest(b)])
            out.append(group)
        return out

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(self, hand: cython.ulonglong, suit: cython.int, best: cython.ulonglong) -> cython.ulonglong:
        """The cards of a hand that may follow; leaves in `win` the card whose rank the duty to head looked at."""
        m: cython.ulonglong = hand & self.deal.suits[suit]
        self.deal.win = 0
        if self.deal.duties & FOLLOW == 0:
            return hand
        if m == 0:
            if self.deal.duties & RUFF == 0 or hand & self.deal.trumps == 0:
                return hand
            m = hand & self.deal.trumps
        if self.deal.duties & HEAD and best & self.deal.suits[lowest(m) >> 4]:
            self.deal.win = best
            if m > best:
                m &= ~((best << 1) - 1)
        return m

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def run_of(
        self, rest: cython.ulonglong, b: cython.ulonglong, others: cython.ulonglong
    ) -> cython.ulonglong:
        """The cards of a hand from its lowest, b, up to the next that is not his: they are worth the same."""
        v: cython.int
        run: cython.ulonglong
        next_one: cython.ulonglong
        wall: cython.ulonglong = others & ~((b << 1) - 1)
        wall &= ~wall + 1
        run = rest & (wall - 1)
        if self.points.weighted:
            v = self.points.weight[lowest(b)]
            rest = run
            run = 0
            while rest:
                next_one = rest & (~rest + 1)
                if self.points.weight[lowest(next_one)] != v:
                    break
                run |= next_one
                rest ^= next_one
        return run

    def leads(self, agg: cython.ulonglong, seat: cython.int, base: cython.int) -> cython.int:
        """List the leads of a seat, one of each run, with their merits; returns how many."""
        hand: cython.ulonglong = self.deal.dealt[seat] & agg
        rest: cython.ulonglong = hand
        others: cython.ulonglong = (agg & ~hand) | GUARDS
        b: cython.ulonglong
        run: cython.ulonglong
        u: cython.ulonglong = 0
        count: cython.int = 0
        c: cython.int
        s: cython.int
        r: cython.int
        v: cython.int
        i: cython.int
        j: cython.int
        o: cython.int
        lane: cython.int
        mine: cython.int
        owner: cython.int
        suit_merit: cython.int = 0
        last: cython.int = -1
        top: cython.bint
        w: cython.int = self.w
        while rest:
            b = rest & (~rest + 1)
            run = self.run_of(rest, b, others)
            rest ^= run
            c = lowest(b)
            s = c >> 4
            r = c & 15
            if s != last:
                last = s
                u = row_of(self.deal.rows, self.deal.first, agg, s)
                mine = (u >> (26 + 4 * seat)) & 15
                suit_merit = self.tuned[w + 7] * mine
                if s == self.deal.trump:
                    suit_merit += self.tuned[w]
                elif self.deal.trump < 4:
                    if mine == 1 and hand & self.deal.trumps:
                        suit_merit += self.tuned[w + 13]
                    o = seat
                    for i in range(1, self.deal.n):
                        o = o + 1 if o + 1 < self.deal.n else 0
                        if (u >> (26 + 4 * o)) & 15 == 0 and self.deal.dealt[o] & agg & self.deal.trumps:
                            if self.deal.mine[o] == self.deal.mine[seat]:
                                suit_merit += self.tuned[w + 8]
                            elif i == 1:
                                suit_merit += self.tuned[w + 9]
                            else:
                                suit_merit += self.tuned[w + 10]
            v = suit_merit
            lane = ((agg & ~hand) >> (16 * s)) & 0x7FFF
            top = lane < (1 << r)
            # the owners of the two top cards, counted from this seat
            j = (u >> 22) & 15
            j = ((((j >> 2) - seat) & 3) << 2) | ((j - seat) & 3)
            v += self.tuned[w + 48 + j] if top else self.tuned[w + 32 + j]
            owner = (u >> 50) & 7
            if owner == seat:
                v += self.tuned[w + 1] if top else self.tuned[w + 2] + ((self.tuned[w + 14] * r) >> 3)
            elif self.deal.mine[owner] == self.deal.mine[seat]:
                v += self.tuned[w + 3] + ((self.tuned[w + 4] * r) >> 3)
            else:
                v += self.tuned[w + 5] + ((self.tuned[w + 6] * r) >> 3)
                if owner == (seat + 1 if seat + 1 < self.deal.n else 0):
                    v += self.tuned[w + 12]
                # second to one card only
                j = lane & ~((1 << r) - 1)
                if j & (j - 1) == 0:
                    v += self.tuned[w + 11]
            if self.deal.alone >= 0:
                # to lose: low cards, and for the others suits that the lone seat must follow
                v = -8 * r + (64 if (u >> (26 + 4 * self.deal.alone)) & 15 else 0)
            self.moves[base + count] = b
            self.runs[base + count] = run
            self.merit[base + count] = v
            count += 1
        self.best_first(base, 0, count)
        return count

    def forced(
        self, rest: cython.ulonglong, agg: cython.ulonglong, seat: cython.int, best: cython.ulonglong, base: cython.int
    ) -> cython.int:
        """List the lawful cards if they are all of one run, as which no merit is needed: 1, else 0."""
        b: cython.ulonglong = rest & (~rest + 1)
        if self.run_of(rest, b, (agg & ~self.deal.dealt[seat]) | best | GUARDS) != rest:
            return 0
        self.moves[base] = b
        self.runs[base] = rest
        self.beats[base] = self.stands(b, best)
        return 1

    def again(
        self, b: cython.ulonglong, agg: cython.ulonglong, seat: cython.int, best: cython.ulonglong, base: cython.int
    ) -> cython.void:
        """List the run of one card only, where cards have no points."""
        hand: cython.ulonglong = self.deal.dealt[seat] & agg
        others: cython.ulonglong = (agg & ~hand) | best | GUARDS
        wall: cython.ulonglong = others & (b - 1)
        if wall:
            hand &= ~((ONE << highest(wall)) - 1)
        b = hand & (~hand + 1)
        self.moves[base] = b
        self.runs[base] = self.run_of(hand, b, others)
        if best:
            self.beats[base] = self.stands(b, best)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def stands(self, b: cython.ulonglong, best: cython.ulonglong) -> cython.int:
        """How a card stands to the best of the trick, as in `beats`."""
        if b & self.deal.suits[lowest(best) >> 4]:
            return 2 if b > best else 1
        return 3 if b & self.deal.trumps else 0

    def replies(
        self, rest: cython.ulonglong, agg: cython.ulonglong, k: cython.int, lead: cython.int, seat: cython.int,
        best_seat: cython.int, best: cython.ulonglong, suit: cython.int, base: cython.int
    ) -> cython.int:
        """List these cards with which a seat may follow, one of each run, with their merits; returns how many."""
        hand: cython.ulonglong = self.deal.dealt[seat] & agg
        others: cython.ulonglong = (agg & ~hand) | best | GUARDS
        my: cython.int = self.deal.mine[seat]
        w: cython.int = self.w
        led: cython.ulonglong = self.deal.suits[suit]
        bs: cython.int = lowest(best) >> 4
        lane: cython.ulonglong = self.deal.suits[bs]
        foes: cython.ulonglong = 0
        mates: cython.ulonglong = 0
        b: cython.ulonglong
        run: cython.ulonglong
        u: cython.ulonglong
        count: cython.int = 0
        c: cython.int
        s: cython.int
        r: cython.int
        v: cython.int
        o: cython.int
        kind: cython.int
        safe: cython.bint = False
        mate_wins: cython.bint
        # what the seats still to play could beat
        o = seat + 1 if seat + 1 < self.deal.n else 0
        while o != lead:
            if self.deal.mine[o] == my:
                mates |= self.deal.dealt[o] & agg
            else:
                foes |= self.deal.dealt[o] & agg
            o = o + 1 if o + 1 < self.deal.n else 0
        if self.deal.mine[best_seat] == my:
            safe = (foes & lane & ~(best | (best - 1))) == 0 and (
                bs == self.deal.trump or self.deal.trumps == 0 or (foes & led) != 0 or (foes & self.deal.trumps) == 0
            )
        # a partner still to play holds the best card of the suit led
        mate_wins = bs == suit and (mates & led) > (foes & led) and (mates & led) > best
        while rest:
            b = rest & (~rest + 1)
            run = self.run_of(rest, b, others)
            rest ^= run
            c = lowest(b)
            s = c >> 4
            r = c & 15
            kind = (2 if b > best else 1) if s == bs else (3 if s == self.deal.trump else 0)
            v = -8 * r
            if safe:
                if kind >= 2:
                    v -= self.tuned[w + 16]
                if s == self.deal.trump and suit != s:
                    v -= self.tuned[w + 17]
            elif kind >= 2:
                # nobody on the other side can beat it
                if foes & self.deal.suits[s] & ~((b << 1) - 1) == 0:
                    v += self.tuned[w + 18]
                elif self.deal.mine[best_seat] != my:
                    v = self.tuned[w + 19] + self.tuned[w + 20 + k] * r
                else:
                    v = self.tuned[w + 24] + self.tuned[w + 24 + k] * r
            elif s == self.deal.trump and suit != s:
                v -= self.tuned[w + 17]
            if mate_wins:
                v += -self.tuned[w + 31] if kind >= 2 else self.tuned[w + 30]
            if s != suit:
                u = row_of(self.deal.rows, self.deal.first, agg, s)
                o = (u >> (26 + 4 * seat)) & 15
                v += self.tuned[w + 28] * o
                if (u >> 50) & 7 == seat:
                    v -= self.tuned[w + 29]
            if self.deal.alone >= 0:
                # to lose: the highest card that does; to win, as low as may still fall under the lone seat's
                v = 8 * r + (0 if kind >= 2 else 256)
                if kind >= 2 and seat != self.deal.alone and self.deal.dealt[self.deal.alone] & foes:
                    v = -8 * r
            self.moves[base + count] = b
            self.runs[base + count] = run
            self.merit[base + count] = v
            self.beats[base + count] = kind
            count += 1
        self.best_first(base, 0, count)
        return count

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def best_first(self, base: cython.int, i: cython.int, count: cython.int) -> cython.void:
        """Bring the most promising card of those not yet tried to place i."""
        j: cython.int
        best: cython.int = i
        b: cython.ulonglong
        for j in range(i + 1, count):
            if self.merit[base + j] > self.merit[base + best]:
                best = j
        if best != i:
            b = self.moves[base + best]
            self.moves[base + best] = self.moves[base + i]
            self.moves[base + i] = b
            b = self.runs[base + best]
            self.runs[base + best] = self.runs[base + i]
            self.runs[base + i] = b
            j = self.merit[base + best]
            self.merit[base + best] = self.merit[base + i]
            self.merit[base + i] = j
            j = self.beats[base + best]
            self.beats[base + best] = self.beats[base + i]
            self.beats[base + i] = j
