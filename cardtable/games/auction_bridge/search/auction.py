# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""How an auction stands, and what a contract may be hoped to bring (prospects.py): compiled by Cython, and right
without it.

A bid is a number, 8 * tricks + denomination; below these are to pass, to double and to redouble.
"""
from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.declarer.search.promises import Promises
    from cython.cimports.libc.math import rint
else:
    from cardtable.families.declarer.search.promises import Promises

    rint = round

PASS, LOWEST = 0, 8
SPADES, NO_TRUMPS, DENOMINATIONS = 3, 4, 5
FOUR, NONE, BOOK, ALL = 4, -1, 6, 13
ONE_SPADE, TWO_SPADES = 8 + SPADES, 16 + SPADES
UNDER, LEAST_LOSS = 50, 100
SUPPORT, HELP, RAISED, AGAINST, THEIRS, SILENT, SHORT = 1.3, .5, .4, .35, .9, .25, 2      # prospects.py
LEAST_TENTHS, TENTHS = -20, 182                  # tricks hoped for, as the table has them
COUNTED = range(LEAST_TENTHS, LEAST_TENTHS + TENTHS)
UNKNOWN = 1e9


@cython.cclass
class Auction(Promises):
    """The auction of one deal."""

    def __init__(self, convention: bool, game_worth: Sequence[float], likely: Sequence[float], said: Sequence[int],
                 **rules: object) -> None:
        """`game_worth`: by side, what a game is thought to be worth; `likely`: fourteen numbers for each tenth of a
        trick; `said`: all words so far."""
        Promises.__init__(self, **rules)
        if not cython.compiled:
            self.likely, self.game_worth, self.said = [0.0] * (14 * TENTHS), [0.0] * 2, [0] * 128
            self.known, self.ranks = [0.0] * (TENTHS * 384), [0] * 64
            self.earnest, self.most, self.first_in, self.hope = [0] * 4, [0] * 20, [0] * 10, [0.0] * 20
        self.convention, self.words = convention, len(said)
        for n in range(2):
            self.game_worth[n] = game_worth[n]
        for n in range(len(likely)):
            self.likely[n] = likely[n]
        for n in range(len(said)):
            self.said[n] = said[n]
        for n in range(LOWEST, 64):
            self.ranks[n] = 8 * (n >> 3) * self.worth_of(n & 7) + (n >> 3)
        self.forget()
        self.open_calls()

    @cython.cfunc
    @cython.exceptval(check=False)
    def forget(self) -> cython.void:
        n: cython.int
        for n in range(TENTHS * 384):
            self.known[n] = UNKNOWN

    # How the auction stands

    @cython.cfunc
    @cython.exceptval(check=False)
    def open_calls(self) -> cython.void:
        n: cython.int
        self.must, self.bid, self.bidder, self.doubled, self.silent, self.opened = self.dealer, 0, NONE, 0, 0, 0
        self.spoke = self.passed = 0
        for n in range(4):
            self.earnest[n] = 0
        for n in range(20):
            self.most[n] = 0
        for n in range(10):
            self.first_in[n] = NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def say(self, word: cython.int) -> cython.void:
        seat: cython.int = self.must
        at: cython.int
        self.spoke |= 1 << seat
        self.must = (seat + 1) & 3
        if word == PASS:
            self.passed |= 1 << seat
            self.silent += 1
            return
        self.silent = 0
        if word < LOWEST:
            self.doubled += 1
            return
        self.bid, self.bidder, self.doubled = word, seat, 0
        if not self.opened:
            self.opened = word
        at = 5 * (seat & 1) + (word & 7)
        if self.first_in[at] < 0:
            self.first_in[at] = seat
        if self.convention and (word == ONE_SPADE and seat == self.dealer
                                or word == TWO_SPADES and seat == self.dealer ^ 2):
            return
        self.earnest[seat] += 1
        at = 5 * seat + (word & 7)
        if word >> 3 > self.most[at]:
            self.most[at] = word >> 3

    @cython.cfunc
    @cython.exceptval(check=False)
    def settled(self) -> cython.bint:
        """Whether nobody has gone on."""
        return self.silent > 2

    @cython.cfunc
    @cython.exceptval(check=False)
    def cheapest(self, named: cython.int) -> cython.int:
        """The least bid of it that is enough, 0 where seven tricks are not."""
        n: cython.int
        rank: cython.int = self.ranks[self.bid]
        for n in range(1, 8):
            if self.ranks[8 * n + named] > rank:
                return 8 * n + named
        return 0

    # What a contract may be hoped to bring

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh_up(self, seat: cython.int) -> cython.void:
        """Of the hand dealt to a seat, what it promises."""
        named: cython.int
        for named in range(DENOMINATIONS):
            self.hope[5 * seat + named] = self.hopes(self.dealt[seat], named)

    @cython.cfunc
    @cython.exceptval(check=False)
    def hoped(self, seat: cython.int, named: cython.int) -> cython.double:
        mate: cython.int = seat ^ 2
        left: cython.int = (seat + 1) & 3
        right: cython.int = (seat + 3) & 3
        against: cython.int = self.earnest[left] + self.earnest[right]
        found: cython.double = self.hope[5 * seat + named]
        if self.most[5 * mate + named]:
            found += SUPPORT + RAISED * (self.most[5 * mate + named] - 1)
        elif self.earnest[mate]:
            found += HELP
        elif self.passed >> mate & 1:
            found -= SILENT
        found -= AGAINST * (against if against < 2 else 2)
        return found - (THEIRS if self.most[5 * left + named] or self.most[5 * right + named] else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def outcomes(self, side: cython.int, bid: cython.int, hopes: cython.double, doubled: cython.int) -> cython.double:
        """Of a contract, in points to the side that plays it."""
        at: cython.int = cython.cast(cython.int, rint(10 * hopes)) - LEAST_TENTHS
        place: cython.int
        at = 0 if at < 0 else TENTHS - 1 if at >= TENTHS else at
        place = TENTHS * (192 * side + 3 * bid + doubled) + at
        if self.known[place] == UNKNOWN:
            self.known[place] = self.counted(side, bid, 14 * at, doubled)
        return self.known[place]

    @cython.cfunc
    @cython.exceptval(check=False)
    def counted(self, side: cython.int, bid: cython.int, at: cython.int, doubled: cython.int) -> cython.double:
        """The same, from a row of the table of what is likely."""
        n: cython.int
        over: cython.int
        worth: cython.int
        found: cython.double = 0
        for n in range(ALL + 1):
            over = n - BOOK - (bid >> 3)
            if over < 0:
                worth = -over * UNDER << (1 if doubled < 1 and -over >= SHORT and bid != ONE_SPADE else doubled)
                worth = -LEAST_LOSS if bid == ONE_SPADE and worth > LEAST_LOSS else -worth
                found += self.likely[at + n] * worth
                continue
            worth = (n - BOOK) * self.worth_of(bid & 7) << doubled
            found += self.likely[at + n] * (
                worth + (self.game_worth[side] if self.score[side] + worth >= self.goal else 0)
                + UNDER * doubled * (1 + over))
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def ours(self, seat: cython.int, bid: cython.int, doubled: cython.int) -> cython.double:
        return self.outcomes(seat & 1, bid, self.hoped(seat, bid & 7), doubled)

    @cython.cfunc
    @cython.exceptval(check=False)
    def theirs(self, seat: cython.int) -> cython.double:
        """What it costs to let the others play the bid that stands."""
        return self.outcomes(1 - (seat & 1), self.bid, ALL - self.hoped(seat, self.bid & 7), self.doubled)

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_bid(self, seat: cython.int, without: cython.int) -> cython.int:
        """Of the cheapest bids of all denominations but one perhaps; 0 where there is none."""
        n: cython.int
        bid: cython.int
        worth: cython.double
        points: cython.int
        found: cython.int = 0
        most: cython.double = 0
        high: cython.int = 0
        for n in range(DENOMINATIONS):
            bid = SPADES if n == 0 else NO_TRUMPS if n == 4 else n - 1
            if bid == without:
                continue
            bid = self.cheapest(bid)
            if bid:
                worth, points = rint(self.ours(seat, bid, 0)), (bid >> 3) * self.worth_of(bid & 7)
                if not found or worth > most or worth == most and points > high:
                    found, most, high = bid, worth, points
        return found
