# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Courses tried in all layouts at once: compiled by Cython, and right without it.

The others go on by habit.  His own next cards are chosen for all layouts that look alike, by what the others have said
and played meanwhile; where too few look alike, or further on than he searches, he plays by habit himself.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

from cardtable.players.stop import breathe, give_way

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.euchre.search.layouts import Layouts
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

    from cardtable.games.euchre.search.layouts import Layouts

DEPTHS = 6                                       # own cards, and a word before them
NUMBERS, MASKS, CONTRACTS, TRICKS = 24, 8, 5, 6
OPPOSING, PLAY, ENDED = 3, 5, 6
KEYS = (1 << 60) - 1
COMPILED = bool(cython.compiled)


@cython.cclass
class Trials(Layouts):
    """`worth`: by maker, contract (the last: alone against alone) and tricks of the makers, what it is worth to who
    asks; `passed`: what it is worth if nobody plays."""

    worth: cython.double[::1]
    passed: cython.double
    deep: cython.int                     # own cards chosen after the first,
    small: cython.int                    # where so many layouts look alike,
    margin: cython.double                # if better than habit's by so many standard errors
    masks: cython.ulonglong[::1]
    numbers: cython.int[::1]
    keys: cython.ulonglong[::1]          # by depth and layout, what the others have done
    order: cython.int[::1]               # by depth, the layouts
    now: cython.double[::1]              # by depth and layout, what the card tried comes to,
    best_so_far: cython.double[::1]      # and what the best does
    often: cython.double[::1]
    key: cython.ulonglong
    many: cython.int

    def __init__(self, worth: Sequence[float], passed: float, deep: int, small: int, margin: float, **rules) -> None:
        Layouts.__init__(self, **rules)
        self.worth, self.passed = array("d", worth), passed
        self.deep, self.small, self.margin = deep, small, margin
        room = DEPTHS * self.most
        self.masks, self.numbers = array("Q", bytes(8 * room * MASKS)), array("i", bytes(4 * room * NUMBERS))
        self.keys, self.order = array("Q", bytes(8 * room)), array("i", bytes(4 * room))
        self.now, self.best_so_far = array("d", bytes(8 * room)), array("d", bytes(8 * room))
        self.often = array("d", bytes(8 * self.most))
        self.key = 0

    # A deal put by, and taken up again

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep(self, depth: cython.int, n: cython.int) -> cython.void:
        at: cython.int = (depth * self.most + n) * NUMBERS
        s: cython.int
        for s in range(4):
            self.masks[(depth * self.most + n) * MASKS + s] = self.hand[s]
            self.numbers[at + s] = self.trick[s]
            self.numbers[at + 4 + s] = self.taken[s]
            self.numbers[at + 8 + s] = self.party[s]
        self.masks[(depth * self.most + n) * MASKS + 4] = self.full
        self.masks[(depth * self.most + n) * MASKS + 5] = self.shown
        self.masks[(depth * self.most + n) * MASKS + 6] = self.gone
        self.numbers[at + 12], self.numbers[at + 13], self.numbers[at + 14] = self.trump, self.maker, self.contract
        self.numbers[at + 15], self.numbers[at + 16], self.numbers[at + 17] = self.lone, self.out, self.playing
        self.numbers[at + 18], self.numbers[at + 19], self.numbers[at + 20] = self.leader, self.turn, self.lies
        self.numbers[at + 21], self.numbers[at + 22] = self.best, self.holder
        self.numbers[at + 23] = self.void | (self.opposer + 1) << 16

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_up(self, depth: cython.int, n: cython.int) -> cython.void:
        at: cython.int = (depth * self.most + n) * NUMBERS
        s: cython.int
        for s in range(4):
            self.hand[s] = self.masks[(depth * self.most + n) * MASKS + s]
            self.trick[s] = self.numbers[at + s]
            self.taken[s] = self.numbers[at + 4 + s]
            self.party[s] = self.numbers[at + 8 + s]
        self.full = self.masks[(depth * self.most + n) * MASKS + 4]
        self.shown = self.masks[(depth * self.most + n) * MASKS + 5]
        self.gone = self.masks[(depth * self.most + n) * MASKS + 6]
        self.trump, self.maker, self.contract = self.numbers[at + 12], self.numbers[at + 13], self.numbers[at + 14]
        self.lone, self.out, self.playing = self.numbers[at + 15], self.numbers[at + 16], self.numbers[at + 17]
        self.leader, self.turn, self.lies = self.numbers[at + 18], self.numbers[at + 19], self.numbers[at + 20]
        self.best, self.holder = self.numbers[at + 21], self.numbers[at + 22]
        self.void, self.opposer = self.numbers[at + 23] & 0xFFFF, (self.numbers[at + 23] >> 16) - 1
        self.phase, self.key = PLAY, 0

    # Going on by habit

    @cython.cfunc
    @cython.exceptval(check=False)
    def by_habit(self) -> cython.void:
        """Whoever is to play plays; of cards as good, any."""
        some: cython.ulonglong = self.likes()
        n: cython.int
        if some & (some - 1):
            n = self.random(self.total(some))
            while n:
                some &= some - 1
                n -= 1
        some &= 0 - some
        n = 0
        while some >> 16:
            some >>= 16
            n += 16
        n += self.highest(some)
        if self.turn != self.seat:
            self.key = (self.key * 67 + n + 1) & KEYS
        self.put(n)

    @cython.cfunc
    @cython.exceptval(check=False)
    def on(self, to_end: cython.bint) -> cython.bint:
        """Goes on to his next choice of a card, if not to the end; whether there is one."""
        some: cython.ulonglong
        word: cython.int
        seat: cython.int
        while self.phase < PLAY:
            seat = self.turn
            word = self.speaks()
            if seat != self.seat:
                self.key = (self.key * 67 + word + 2) & KEYS
        while self.phase == PLAY and not self.over():
            if self.turn == self.seat and not to_end:
                some = self.lawful()
                if some & (some - 1):
                    return True
            self.by_habit()
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def reached(self) -> cython.double:
        """What the end is worth."""
        contract: cython.int = self.contract
        if self.maker < 0:
            return self.passed
        if contract == 1 and self.opposer >= 0:
            contract = 4
        tricks: cython.int = self.tricks_of(self.party[self.maker]) if self.phase == PLAY else 5
        return self.worth[(self.maker * CONTRACTS + contract) * TRICKS + tricks]

    # Layouts that look alike

    @cython.cfunc
    @cython.exceptval(check=False)
    def sort(self, depth: cython.int, low: cython.int, high: cython.int) -> cython.void:
        """By what the others have done since (Shell's method)."""
        base: cython.int = depth * self.most
        gap: cython.int = 1
        i: cython.int
        j: cython.int
        one: cython.int
        while gap < (high - low) // 3:
            gap = 3 * gap + 1
        while gap > 0:
            for i in range(low + gap, high):
                one = self.order[base + i]
                j = i
                while j >= low + gap and self.keys[base + self.order[base + j - gap]] > self.keys[base + one]:
                    self.order[base + j] = self.order[base + j - gap]
                    j -= gap
                self.order[base + j] = one
            gap //= 3

    @cython.cfunc
    @cython.exceptval(check=False)
    def grouped(self, depth: cython.int, low: cython.int, high: cython.int) -> cython.void:
        """What comes of the layouts put by at this depth, each group that looks alike by itself: to `now` above."""
        base: cython.int = depth * self.most
        above: cython.int = base - self.most
        i: cython.int
        k: cython.int
        n: cython.int
        often: cython.double
        self.sort(depth, low, high)
        i = low
        while i < high:
            k = i
            often = 0
            while k < high and self.keys[base + self.order[base + k]] == self.keys[base + self.order[base + i]]:
                often += self.often[self.order[base + k]]
                k += 1
            if often >= self.small and depth <= self.deep and depth + 1 < DEPTHS:
                self.choose(depth, i, k)
                for n in range(i, k):
                    self.now[above + self.order[base + n]] = self.best_so_far[base + self.order[base + n]]
            else:
                for n in range(i, k):
                    self.take_up(depth, self.order[base + n])
                    self.on(True)
                    self.now[above + self.order[base + n]] = self.reached()
            i = k

    @cython.cfunc
    @cython.exceptval(check=False)
    def choose(self, depth: cython.int, low: cython.int, high: cython.int) -> cython.void:
        """The card that is best in all of these, to `best_so_far`: habit's, unless another is clearly better."""
        base: cython.int = depth * self.most
        first: cython.ulonglong
        some: cython.ulonglong
        one: cython.ulonglong
        n: cython.int
        k: cython.int
        c: cython.int
        apart: cython.double
        gain: cython.double
        spread: cython.double
        self.take_up(depth, self.order[base + low])
        some = self.lawful()
        first = self.likes()
        first &= 0 - first
        one = first
        while one:
            c = 0
            while not one >> c & 1:
                c += 1
            self.after(depth, low, high, c)
            gain = spread = 0
            for k in range(low, high):
                n = self.order[base + k]
                apart = self.often[n] * (self.now[base + n] - self.best_so_far[base + n])
                gain += apart
                spread += apart * apart
            if one == first or gain > self.margin * sqrt(spread):
                for k in range(low, high):
                    n = self.order[base + k]
                    self.best_so_far[base + n] = self.now[base + n]
            some &= ~one
            one = some & (0 - some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def after(self, depth: cython.int, low: cython.int, high: cython.int, card: cython.int) -> cython.void:
        """What a card comes to in each of these, to `now`."""
        base: cython.int = depth * self.most
        k: cython.int
        n: cython.int
        to: cython.int = low
        for k in range(low, high):
            if not k & 15:
                give_way()
            n = self.order[base + k]
            self.take_up(depth, n)
            self.put(card)
            if self.on(False):
                self.keep(depth + 1, n)
                self.keys[base + self.most + n] = self.key
                self.order[base + self.most + to] = n
                to += 1
            else:
                self.now[base + n] = self.reached()
        self.grouped(depth + 1, low, to)

    # What is asked

    def counting(self, often: Sequence[int]) -> None:
        """How often each layout counts, as `weigh` has told."""
        for n, times in enumerate(often):
            self.often[n] = times
        self.many = len(often)

    def cards(self, cards: Sequence[int]) -> list[list[float]]:
        """Of each of these, with trumps, what it comes to in each layout."""
        n: cython.int
        for n in range(self.many):
            self.deals(n)
            self.replay(False)
            self.phase, self.opposer = PLAY, -1
            self.keep(0, n)
            self.order[n] = n
        found = []
        for card in cards:
            breathe()
            self.after(0, 0, self.many, card)
            found.append(list(self.now[:self.many]))
        return found

    def course(self, phase: int, turn: int, trump: int, maker: int, contract: int, lone: int, out: int, opposer: int,
               turned_down: bool, own: int, party: Sequence[int]) -> list[float]:
        """What it comes to in each layout if it stands so once he has spoken, and his hand is this, plain."""
        n: cython.int
        s: cython.int
        to: cython.int = 0
        for n in range(self.many):
            breathe()
            self.deals(n)
            for s in range(4):
                self.hand[s] = self.lot[s]
                self.party[s] = party[s]
            self.hand[self.seat] = own
            self.phase, self.turn, self.trump, self.maker, self.contract = phase, turn, trump, maker, contract
            self.lone, self.out, self.opposer, self.turned_down, self.key = lone, out, opposer, turned_down, 0
            if phase == OPPOSING:
                self.settled()
            elif phase == PLAY:
                self.begins()
            if self.on(False):
                self.keep(1, n)
                self.keys[self.most + n] = self.key
                self.order[self.most + to] = n
                to += 1
            else:
                self.now[n] = self.reached()
        self.grouped(1, 0, to)
        return list(self.now[:self.many])

    def would_say(self, seat: int, plain: int, making: bool) -> int:
        """The club player's word, a suit * 4 + a contract; -1 is no."""
        return self.word(seat, plain, making)

    def would_play(self, hands: Sequence[int]) -> int:
        """The club player's card, or those of which he plays any, with trumps: whoever is to play, these the hands."""
        n: cython.int
        for n in range(4):
            self.lot[n] = hands[n]
        self.replay(False)
        return self.likes()

    def would_discard(self, six: int, trump: int) -> int:
        """What the club player puts out, with trumps."""
        return self.thrown(self.with_trumps(six, trump), trump, False)

    @cython.cfunc
    @cython.exceptval(check=False)
    def deals(self, n: cython.int) -> cython.void:
        """A layout that was kept, to `lot`."""
        s: cython.int
        for s in range(4):
            self.lot[s] = self.laid[4 * n + s]
