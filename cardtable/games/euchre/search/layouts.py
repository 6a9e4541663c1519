# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Layouts of the unseen cards, each as likely as what was said and played makes it: compiled by Cython, and right
without it.

Cards are drawn place by place from those that may lie there, and the draw's own chance is taken out of its weight.
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
    from cython.cimports.cardtable.games.euchre.search.speaking import Speaking
else:
    from cardtable.games.euchre.search.speaking import Speaking

PLACES = 10                                      # four hands, four laid down, the dealer's discard, all the rest
LAID, DISCARD, REST = 4, 8, 9
ODD_CALL, ODD_MANNER, ODD_DISCARD, ODD_PLAY = .06, .3, .15, .06          # how often somebody does otherwise
WORD = (1 << 64) - 1


@cython.cclass
class Layouts(Speaking):
    """One decision of `seat`, and what has led to it."""

    def __init__(self, seat: int, most: int, **rules: object) -> None:
        """`most`: so many layouts are kept at most."""
        Speaking.__init__(self, **rules)
        self.seat, self.most = seat, most
        self.chance = 0
        self.fixed, self.may = array("Q", bytes(8 * PLACES)), array("Q", bytes(8 * PLACES))
        self.need, self.lot = array("i", bytes(4 * PLACES)), array("Q", bytes(8 * PLACES))
        self.played = array("Q", bytes(8 * 4))
        self.some = array("i", bytes(4 * 64))
        self.laid = array("Q", bytes(8 * 4 * most))
        self.unseen = 0
        self.said, self.fell = array("i", []), array("i", [])
        self.maker_then, self.out_then, self.contract_then, self.lone_then, self.trump_then = 0, 0, 0, -1, 0
        self.first, self.discarded = -1, False

    def places(self, fixed: Sequence[int], need: Sequence[int], may: Sequence[int], unseen: int) -> None:
        """By place, the cards that lie there for certain, how many more, and which may; all plain."""
        for n in range(PLACES):
            self.fixed[n], self.need[n], self.may[n] = fixed[n], need[n], may[n]
        self.unseen = unseen

    def heard(self, said: Sequence[int]) -> None:
        """Three numbers a word: the seat, whether another suit was to be made, and what it said; a contract 3 that was
        not seen to be another counts as any."""
        self.said = array("i", said)

    def seen(self, first: int, trump: int, maker: int, contract: int, lone: int, out: int, discarded: bool,
             party: Sequence[int], fell: Sequence[int], played: Sequence[int]) -> None:
        """The play: who led first, what was settled, and the cards that fell, two numbers each, seat and card with
        trumps; by seat, those it played, plain.  `discarded`: whether the dealer put out a card."""
        self.first, self.trump_then, self.maker_then, self.contract_then = first, trump, maker, contract
        self.lone_then, self.out_then, self.discarded = lone, out, discarded
        self.fell = array("i", fell)
        for n in range(4):
            self.party[n] = party[n]
            self.played[n] = played[n]

    # Drawing

    @cython.cfunc
    @cython.exceptval(check=False)
    def draws(self) -> cython.double:
        """Fills `lot`; what takes the draw's own chance out of its weight, 0 where the cards do not go in."""
        one: cython.ulonglong = 1
        left: cython.ulonglong = self.unseen
        able: cython.ulonglong
        weight: cython.double = 1
        place: cython.int
        n: cython.int
        k: cython.int
        c: cython.int
        for place in range(PLACES):
            self.lot[place] = self.fixed[place]
            if self.need[place] == 0:
                continue
            able = left & self.may[place]
            if place == REST:
                if able != left:
                    return 0
                self.lot[place] |= left
                continue
            n = 0
            for c in range(33):
                if able >> c & 1:
                    self.some[n] = c
                    n += 1
            if n < self.need[place]:
                return 0
            for k in range(self.need[place]):
                weight = weight * (n - k) / (k + 1)
                c = k + self.random(n - k)
                self.some[k], self.some[c] = self.some[c], self.some[k]
                self.lot[place] |= one << self.some[k]
            left &= ~self.lot[place]
        return weight

    @cython.cfunc
    @cython.exceptval(check=False)
    def agrees(self) -> cython.double:
        """How likely all that was said and played is of those who hold what they hold in `lot`."""
        one: cython.ulonglong = 1
        weight: cython.double = 1
        n: cython.int
        seat: cython.int
        word: cython.int
        told: cython.int
        dealt: cython.ulonglong
        six: cython.ulonglong
        turned: cython.ulonglong = one << self.turned
        for n in range(0, len(self.said), 3):
            seat = self.said[n]
            if seat == self.seat:
                continue
            dealt = self.as_dealt(seat)
            word, told = self.word(seat, dealt, self.said[n + 1]), self.said[n + 2]
            if word == told:
                continue
            weight *= ODD_MANNER if word >= 0 and told >= 0 and word >> 2 == told >> 2 else ODD_CALL
        if self.discarded and self.dealer != self.seat:
            six = self.as_dealt(self.dealer) | turned
            word = self.thrown(self.with_trumps(six, self.trump_then), self.trump_then, self.contract_then == 2)
            weight *= 1 - ODD_DISCARD if self.plain_bit(word, self.trump_then) == self.lot[DISCARD] else ODD_DISCARD / 5
        return weight * self.replay(True) if self.first >= 0 else weight

    @cython.cfunc
    @cython.exceptval(check=False)
    def as_dealt(self, seat: cython.int) -> cython.ulonglong:
        """The hand as it was dealt, the turn-up not among it."""
        found: cython.ulonglong = self.lot[seat] | self.played[seat] | self.lot[LAID + seat]
        if seat == self.dealer:
            found |= self.lot[DISCARD]
        return found & ~(cython.cast(cython.ulonglong, 1) << self.turned)

    @cython.cfunc
    @cython.exceptval(check=False)
    def replay(self, weighing: cython.bint) -> cython.double:
        """Plays what was played, up to this decision; how likely the others were to play so.  Who led is told, not
        reckoned: under strict laws a lead out of turn may stand."""
        weight: cython.double = 1
        n: cython.int
        s: cython.int
        card: cython.int
        others: cython.int
        liked: cython.ulonglong
        self.trump, self.maker, self.contract = self.trump_then, self.maker_then, self.contract_then
        self.lone, self.out = self.lone_then, self.out_then
        for s in range(self.seats):
            self.hand[s] = self.with_trumps(self.lot[s] | self.played[s], self.trump)
        self.open_play(self.first)
        for n in range(0, len(self.fell), 2):
            card = self.fell[n + 1]
            if self.lies == 0:
                self.leader = self.turn = self.fell[n]
            if weighing and self.turn != self.seat:
                liked = self.likes()
                if liked >> card & 1:
                    weight /= self.total(liked)
                else:
                    others = self.total(self.lawful() & ~liked)
                    weight *= ODD_PLAY / (others if others else 1)
            self.put(card)
        if self.lies == 0:
            self.leader = self.turn = self.seat
        return weight

    def weigh(self, tries: int, kept: int, seed: int) -> list[int]:
        """Draws so many, and keeps so many of them, each as often as it is likely, at even distances: how often each
        that is kept counts; empty where none goes in."""
        weights = array("d", bytes(8 * tries))
        drawn = array("Q", bytes(8 * 4 * tries))
        weight: cython.double
        total: cython.double = 0
        left: cython.double
        step: cython.double
        n: cython.int
        k: cython.int = 0
        s: cython.int
        times: cython.int
        self.chance = seed & WORD
        for n in range(tries):
            if not n & 15:
                breathe()
            weight = self.draws()
            if weight:
                weight *= self.agrees()
                for s in range(4):
                    drawn[4 * n + s] = self.lot[s]
            weights[n] = weight
            total += weight
        if not total:
            return []
        step = total / kept
        left = step * (1 + self.random(1 << 20)) / (1 << 20)
        often = []
        for n in range(tries):
            left -= weights[n]
            if left < 0:
                times = int(-left / step) + 1
                left += times * step
                for s in range(4):
                    self.laid[4 * k + s] = drawn[4 * n + s]
                often.append(times)
                k += 1
        return often

    def hands(self, n: int) -> list[int]:
        """Of a layout that is kept, by seat, the hands, plain."""
        return [self.laid[4 * n + s] for s in range(4)]
