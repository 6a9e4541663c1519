# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player says (strength.py, maxims.py): compiled by Cython, and right without it.

Calls are words by number: 0 to pass, 1 to propose, 2 to accept, then the ladder.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.trials import Trials
    from cython.cimports.libc.math import exp, log
else:
    from math import exp, log

    from cardtable.families.tricks.habitual.trials import Trials

PASS, PROPOSE, ACCEPT, SOLO, MISERE, ABONDANCE, IN_TRUMPS, OUVERTE, DECLAREE, WORDS = range(10)
DOUBT, ODD, LEAST = .7, .3, .02                  # how others may judge a hand who say what the club player would not
NEARLY = 1e-9
SEATS, FOUR = 4, 4


@cython.cclass
class Calls(Trials):
    """What hands promise, and how likely it was to say what was said."""

    def __init__(self, promises, wanted, said, suits, up, **rules) -> None:
        """`promises`: what a suit promises, four tables by its cards (strength.py); `wanted`: by seat and word, what is
        to be hoped for; `said`: four numbers each, who spoke, the least call that he could make, 1 if he could propose
        or 2 if accept, and what he said; `suits`: a bit for each played with; `up`: the suit turned up."""
        Trials.__init__(self, **rules)
        if not cython.compiled:
            self.worth = [0.0] * WORDS
        self.trumps, self.plain, self.long_suit, self.peril = promises
        self.wanted, self.said = array("d", wanted), array("i", said)
        self.suits, self.up = suits, up

    @cython.cfunc
    @cython.exceptval(check=False)
    def promise(self, seat: cython.int, suit: cython.int) -> cython.double:
        """The tricks of a hand with these trumps."""
        held: cython.ulonglong = self.hand[seat]
        lane: cython.ulonglong = self.lane(held, suit)
        found: cython.double = self.trumps[lane]
        many: cython.bint = self.count(lane) > 3
        other: cython.int
        for other in range(FOUR):
            if other != suit:
                lane = self.lane(held, other)
                found += self.plain[lane]
                if many:
                    found += self.long_suit[lane]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_suit(self, seat: cython.int) -> cython.int:
        """The suit that makes most."""
        suit: cython.int
        best: cython.int = -1
        most: cython.double = 0
        found: cython.double
        for suit in range(FOUR):
            if self.suits >> suit & 1:
                found = self.promise(seat, suit)
                if best < 0 or found > most - NEARLY:
                    best, most = suit, found
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh_up(self, seat: cython.int) -> cython.void:
        """By word, what a hand is above what it takes to say so."""
        suit: cython.int
        at: cython.int = WORDS * seat
        upturned: cython.double = self.promise(seat, self.up)
        best: cython.double = self.promise(seat, self.best_suit(seat))
        danger: cython.double = 0
        for suit in range(FOUR):
            danger += self.peril[self.lane(self.hand[seat], suit)]
        for suit in (PROPOSE, ACCEPT, SOLO, IN_TRUMPS):
            self.worth[suit] = upturned - self.wanted[at + suit]
        for suit in (ABONDANCE, DECLAREE):
            self.worth[suit] = best - self.wanted[at + suit]
        for suit in (MISERE, OUVERTE):
            self.worth[suit] = self.wanted[at + suit] - danger

    @cython.cfunc
    @cython.exceptval(check=False)
    def word(self, least: cython.int, partner: cython.int) -> cython.int:
        """What the club player says with the hand looked at."""
        n: cython.int
        for n in range(WORDS - 1, least - 1, -1):
            if self.worth[n] >= -NEARLY:
                return n
        return partner if partner and self.worth[partner] >= -NEARLY else PASS

    @cython.cfunc
    @cython.exceptval(check=False)
    def told(self, seat: cython.int) -> cython.double:
        n: cython.int
        k: cython.int
        least: cython.int
        off: cython.double
        found: cython.double = 0
        looked: cython.bint = False
        for n in range(0, self.said.shape[0] if cython.compiled else len(self.said), 4):
            if self.said[n] != seat:
                continue
            if not looked:
                self.weigh_up(seat)
                looked = True
            least = self.said[n + 1]
            k = self.said[n + 3]
            if self.word(least, self.said[n + 2]) == k:
                continue
            off = 0
            if k:
                off = max(0.0, -self.worth[k])
            else:
                for k in range(least, WORDS):
                    off = max(off, self.worth[k])
                if self.said[n + 2]:
                    off = max(off, self.worth[self.said[n + 2]])
            found += log(LEAST + ODD * exp(-(off / DOUBT) * (off / DOUBT)))
        return found

    def promising(self, n: int) -> list[int]:
        """Of a layout that is kept, what each seat could say, a bit for each word: the highest call, which goes before
        all else, or as whose partner."""
        seat: cython.int
        able: int
        found = []
        self.take_up(n)
        for seat in range(SEATS):
            self.hand[seat] = self.lot[seat] | self.played[seat]
        for seat in range(self.seats):
            self.weigh_up(seat)
            able = 1 << self.word(SOLO, PASS)
            if able == 1 << PASS:
                able = (self.worth[PROPOSE] >= -NEARLY) << PROPOSE | (self.worth[ACCEPT] >= -NEARLY) << ACCEPT
            found.append(able)
        return found
