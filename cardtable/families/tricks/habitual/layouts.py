# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Layouts of the unseen cards, each as likely as the cards played make it: compiled by Cython, and right without it.

Many are drawn, each hand from the cards that may lie there, the draw's own chance taken out of its weight; some are
kept, each as often as it is likely.  Those are then stirred, card for card between two hands (Metropolis' way), so that
even late in a deal, when few layouts explain what fell, they are many different ones.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

from cardtable.players.stop import breathe

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.play import Play
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from cardtable.families.tricks.habitual.play import Play
    from cardtable.solver.machine import lowest

NEVER = -1e300
SEATS = 4


@cython.cclass
class Layouts(Play):
    """One decision of `seat`, and all that has been played before it."""

    def __init__(self, seat: int, most: int, others: int, odd: float, **rules: object) -> None:
        """`most`: so many layouts are kept; `others`: a bit for each seat whose cards tell the asker something;
        `odd`: how often such a seat does otherwise than by habit."""
        Play.__init__(self, **rules)
        if not cython.compiled:
            self.fixed, self.may, self.lot, self.played = [0] * 4, [0] * 4, [0] * 4, [0] * 4
            self.need, self.order, self.some = [0] * 4, [0] * 4, [0] * 64
            self.part, self.otherwise = [0.0] * 4, [0.0] * 64
        self.seat, self.most, self.others = seat, most, others
        self.as_habit = log(1 - odd)
        for n in range(1, 64):
            self.otherwise[n] = log(odd / n)
        self.chance = self.unseen = 0
        self.hidden = self.many = 0
        self.leads, self.fell = array("i", [0]), array("i", [])
        self.laid = array("Q", [0] * (SEATS * most))

    def places(self, fixed: Sequence[int], need: Sequence[int], may: Sequence[int], unseen: int) -> None:
        """By seat, the cards it holds for certain, how many more, and which may be; and all that are not seen."""
        for n in range(SEATS):
            self.fixed[n], self.need[n], self.may[n] = fixed[n], need[n], may[n]
        drawn = sorted([n for n in range(SEATS) if need[n]], key=lambda n: (may[n] & unseen).bit_count() - need[n])
        self.hidden, self.unseen = len(drawn), unseen
        for n, seat in enumerate(drawn):
            self.order[n] = seat

    def seen(self, leads: Sequence[int], fell: Sequence[int], played: Sequence[int]) -> None:
        """Who led each trick, and who leads the next where none is begun; the cards that fell in order, and by seat
        those it played."""
        self.leads, self.fell = array("i", leads), array("i", fell)
        for n in range(SEATS):
            self.played[n] = played[n]

    # Drawing

    @cython.cfunc
    @cython.exceptval(check=False)
    def draws(self) -> cython.double:
        """Fills `lot`; what takes the draw's own chance out of its weight, as a logarithm, 1 where the cards do not
        go in."""
        one: cython.ulonglong = 1
        left: cython.ulonglong = self.unseen
        able: cython.ulonglong
        weight: cython.double = 0
        at: cython.int
        seat: cython.int
        n: cython.int
        k: cython.int
        c: cython.int
        for seat in range(SEATS):
            self.lot[seat] = self.fixed[seat]
        for at in range(self.hidden):
            seat = self.order[at]
            able = left & self.may[seat]
            if at == self.hidden - 1:
                if able != left:
                    return 1
                self.lot[seat] |= left
                break
            n = 0
            while able:
                self.some[n] = lowest(able)
                able &= able - 1
                n += 1
            if n < self.need[seat]:
                return 1
            for k in range(self.need[seat]):
                weight += log((n - k) / (k + 1.0))
                c = k + self.random(n - k)
                self.some[k], self.some[c] = self.some[c], self.some[k]
                self.lot[seat] |= one << self.some[k]
            left &= ~self.lot[seat]
        return weight - 200

    @cython.cfunc
    @cython.exceptval(check=False)
    def replay(self, watched: cython.int, floor: cython.double) -> cython.double:
        """Plays what was played, up to this decision; how likely the seats watched (a bit for each) were to play so, as
        a logarithm, or anything below the floor as soon as it is.  Who led is told, not reckoned: under strict laws a
        lead out of turn may stand."""
        weight: cython.double = 0
        n: cython.int
        card: cython.int
        others: cython.int
        for n in range(SEATS):
            self.hand[n] = self.lot[n] | self.played[n]
            if watched >> n & 1:
                self.part[n] = self.told(n)
                weight += self.part[n]
        self.open_play(self.leads[0])
        for n in range(self.fell.shape[0] if cython.compiled else len(self.fell)):
            card = self.fell[n]
            if self.lies == 0:
                self.leader = self.turn = self.leads[self.done]
            if watched >> self.turn & 1:
                others = self.count(self.lawful()) - 1
                if others and self.habit() == card:
                    self.part[self.turn] += self.as_habit
                    weight += self.as_habit
                elif others:
                    self.part[self.turn] += self.otherwise[others]
                    weight += self.otherwise[others]
                    if weight < floor:
                        return weight
            self.put(card)
        if self.lies == 0:
            self.leader = self.turn = self.leads[self.done]
        return weight

    @cython.cfunc
    @cython.exceptval(check=False)
    def told(self, seat: cython.int) -> cython.double:
        """How likely a seat was to say what it said before the play, with the hand it was dealt, as a logarithm; a game
        in which nothing is said needs no more."""
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep(self, n: cython.int) -> cython.void:
        seat: cython.int
        for seat in range(SEATS):
            self.laid[SEATS * n + seat] = self.lot[seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_up(self, n: cython.int) -> cython.void:
        seat: cython.int
        for seat in range(SEATS):
            self.lot[seat] = self.laid[SEATS * n + seat]

    def weigh(self, tries: int, kept: int, steps: int, seed: int) -> int:
        """Draws so many, keeps so many of them, each as often as it is likely, and stirs each by so many steps: how
        many are kept, 0 where none goes in."""
        n: cython.int
        weight: cython.double
        weights: cython.double[::1] = array("d", [1.0] * tries)
        drawn: cython.ulonglong[::1] = array("Q", [0] * (SEATS * tries))
        found: cython.bint = False
        self.chance = seed
        for n in range(tries):
            if not n & 15:
                breathe()
            weight = self.draws()
            if weight <= 0:
                weight += self.replay(self.others, NEVER)
                found = True
                for s in range(SEATS):
                    drawn[SEATS * n + s] = self.lot[s]
            weights[n] = weight
        self.many = kept if found else 0
        if not found:
            return 0
        self.spread(tries, kept, drawn, weights)
        if self.hidden > 1:
            for n in range(kept):
                breathe()
                self.stir(n, steps)
        return kept

    @cython.cfunc
    @cython.exceptval(check=False)
    def spread(self, tries: cython.int, kept: cython.int, drawn: cython.ulonglong[::1],
               weights: cython.double[::1]) -> cython.void:
        """Takes them at even distances, by what is drawn and the logarithms of their weights; 1 is none."""
        top: cython.double = NEVER
        total: cython.double = 0
        left: cython.double
        step: cython.double
        n: cython.int
        s: cython.int
        k: cython.int = 0
        last: cython.int = 0
        for n in range(tries):
            if weights[n] <= 0 and weights[n] > top:
                top = weights[n]
        for n in range(tries):
            if weights[n] <= 0:
                total += exp(weights[n] - top)
        step = total / kept
        left = step * self.dice()
        for n in range(tries):
            if weights[n] > 0:
                continue
            left -= exp(weights[n] - top)
            last = n
            while left <= 0 and k < kept:
                for s in range(SEATS):
                    self.laid[SEATS * k + s] = drawn[SEATS * n + s]
                left += step
                k += 1
        while k < kept:                          # what rounding has left over
            for s in range(SEATS):
                self.laid[SEATS * k + s] = drawn[SEATS * last + s]
            k += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def stir(self, n: cython.int, steps: cython.int) -> cython.void:
        """So many times a card of one hand for a card of another is tried, and stays as often as it is likely."""
        one: cython.ulonglong = 1
        a: cython.int
        b: cython.int
        give: cython.int
        take: cython.int
        swap: cython.ulonglong
        floor: cython.double
        watched: cython.int
        s: cython.int
        was: cython.double[4]
        if not cython.compiled:
            was = [0.0] * SEATS
        self.take_up(n)
        self.replay(self.others, NEVER)
        while steps:
            steps -= 1
            a = self.random(self.hidden)
            b = (a + 1 + self.random(self.hidden - 1)) % self.hidden
            a, b = self.order[a], self.order[b]
            give, take = self.any_of(self.lot[a] & ~self.fixed[a]), self.any_of(self.lot[b] & ~self.fixed[b])
            if not self.may[b] >> give & 1 or not self.may[a] >> take & 1:
                continue
            swap = one << give | one << take
            self.lot[a] ^= swap
            self.lot[b] ^= swap
            watched = self.others if self.open_seats else (1 << a | 1 << b) & self.others
            floor = log(self.dice())
            for s in range(SEATS):
                was[s] = self.part[s]
                if watched >> s & 1:
                    floor += self.part[s]
            if self.replay(watched, floor) < floor:
                for s in range(SEATS):
                    self.part[s] = was[s]
                self.lot[a] ^= swap
                self.lot[b] ^= swap
        self.keep(n)

    def lay(self, hands: Sequence[Sequence[int]]) -> int:
        """Keeps these layouts, by seat what each holds now, instead of any that are drawn."""
        for n, some in enumerate(hands):
            for seat in range(SEATS):
                self.laid[SEATS * n + seat] = some[seat]
        self.many = len(hands)
        return self.many

    def hands(self, n: int) -> list[int]:
        """Of a layout that is kept, what each seat holds now."""
        return [self.laid[SEATS * n + s] for s in range(SEATS)]
