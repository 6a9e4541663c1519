# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player hopes for, and whether he plays (strength.py, maxims.py): compiled by Cython, and right without
it.

A card is a number, suit * 16 + strength, as the solver has it; Pam is the highest trump.
"""
from __future__ import annotations

from array import array
from itertools import chain

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.games.loo import strength

if cython.compiled:
    from cython.cimports.cardtable.games.loo.search.numbers import ACE, DRAW, FOR_POOL, MISS, PAM, PASS, SEATS, STAND
    from cython.cimports.cardtable.solver.chance import Chance
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from cardtable.games.loo.search.numbers import ACE, DRAW, FOR_POOL, MISS, PAM, PASS, SEATS, STAND
    from cardtable.solver.chance import Chance
    from cardtable.solver.machine import lowest

COMPILED = bool(cython.compiled)
LANE = 0xFFFF
MOST_MISSED: cython.int = 3                      # cards of a hand that may be given for miss
BY_PLAIN: cython.int = 52                        # where rows of `tables` begin, after those of trumps: plain cards,
UNSEEN: cython.int = 68                          # cards not yet seen,
STAYS: cython.int = 72                           # how often others stay,
FEW: cython.int = 73                             # and how fast the chance of no trick falls, against one
MANY: cython.int = 75                            # and against more
ACES: cython.ulonglong = 0x1000_1000_1000_1000


def tables(cards: int) -> array:
    """What a hand of so many cards may hope for: rows by how many others play, of trumps, plain cards and unseen; how
    often others stay; how fast the chance of no trick falls."""
    return array("d", [*chain(*strength.TRUMPS[cards]), *chain(*strength.PLAIN[cards]), *strength.UNSEEN[cards],
                       strength.STAYS[cards], *chain(*strength.NEVER)])


@cython.cclass
class Hopes(Chance):
    """One deal, and what is said in it."""

    def __init__(self, seat, seats, cards, dealer, trump, turned, pam, pot, loo, all_play) -> None:
        """`seat`: whose counters are reckoned; `turned`: the turn-up's number; `loo`: what one costs in this deal."""
        if not cython.compiled:
            self.hand, self.order = [0] * SEATS, [0] * SEATS
        self.seat, self.seats, self.cards, self.dealer, self.trump = seat, seats, cards, dealer, trump
        self.turned, self.pam, self.pot, self.loo, self.all_play = 1 << turned, pam, pot, loo, all_play
        self.share = pot // cards
        self.top = 16 * trump + ACE - (turned == 16 * trump + ACE)
        self.trumps = LANE << 16 * trump
        self.tables = tables(cards)
        self.full, self.chance, self.miss, self.stock = 0, 0, 0, 0
        for suit in range(4):
            self.full |= 0x1FFF << 16 * suit
        if pam:
            self.full = self.full & ~(1 << 9) | 1 << 16 * trump + PAM
        self.declared((), (), -1, -1)

    # What a hand may hope for (strength.py)

    @cython.cfunc
    @cython.exceptval(check=False)
    def between(self, row: cython.int, column: cython.int, rivals: cython.double) -> cython.double:
        """What stands in four rows of a table between two whole numbers of rivals; `row`: where the first begins."""
        width: cython.int = 13 if row < BY_PLAIN else 4 if row < UNSEEN else 1
        most: cython.double = rivals if rivals < 4 else 4.0
        below: cython.int = cython.cast(cython.int, int(most)) - 1
        above: cython.int = below + 1 if below < 3 else 3
        part: cython.double = most - below - 1
        return (self.tables[row + width * below + column] * (1 - part)
                + self.tables[row + width * above + column] * part)

    @cython.cfunc
    @cython.exceptval(check=False)
    def stake(self, held: cython.ulonglong, rivals: cython.double, unseen: cython.int) -> cython.double:
        """What playing these cards, and so many not yet seen, comes to in counters."""
        out: cython.ulonglong = self.full & self.trumps & ~held & ~self.turned
        left: cython.ulonglong = held
        card: cython.int
        n: cython.int
        sure: cython.bint = False
        tricks: cython.double = 0
        none: cython.double = 0
        while left:
            card = lowest(left)
            left &= left - 1
            if card >> 4 == self.trump:
                n = self.count(out >> card)
                sure = sure or n == 0
                tricks += self.between(0, n if n < 12 else 12, rivals)
            else:
                n = ACE - (card & 15)
                tricks += self.between(BY_PLAIN, n if n < 3 else 3, rivals)
        if unseen:
            tricks += unseen * self.between(UNSEEN, 0, rivals)
        tricks = min(max(tricks, 0.0), 1.0 * self.cards)
        if not sure:
            n = MANY if rivals >= 1.5 else FEW
            none = exp(-self.tables[n] * tricks - self.tables[n + 1] * tricks * tricks)
        return self.pot / self.cards * tricks - self.loo * none

    @cython.cfunc
    @cython.exceptval(check=False)
    def kept(self, held: cython.ulonglong) -> cython.ulonglong:
        """What a hand keeps that is to draw."""
        return held & (self.trumps | ACES)

    @cython.cfunc
    @cython.exceptval(check=False)
    def thrown(self, held: cython.ulonglong, most: cython.int) -> cython.ulonglong:
        """What goes, the lowest first, at most so many."""
        spare: cython.ulonglong = held & ~self.kept(held)
        found: cython.ulonglong = 0
        one: cython.ulonglong
        while spare and most:
            one = cython.cast(cython.ulonglong, 1) << self.lowest_of(spare)
            found |= one
            spare ^= one
            most -= 1
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def lowest_of(self, some: cython.ulonglong) -> cython.int:
        """The card that costs least: of plain cards the weakest, of the first suit; a trump only if there is no
        other."""
        plain: cython.ulonglong = some & ~self.trumps
        card: cython.int
        best: cython.int = -1
        if plain == 0:
            return lowest(some)
        while plain:
            card = lowest(plain)
            plain &= plain - 1
            if best < 0 or card & 15 < best & 15:
                best = card
        return best

    # Who plays

    @cython.cfunc
    @cython.exceptval(check=False)
    def rivals(self, seat: cython.int) -> cython.double:
        """How many besides this seat are likely to play."""
        found: cython.double
        if self.all_play:
            return self.seats - 1.0
        found = self.playing + self.tables[STAYS] * (self.seats - 1 - self.spoken)
        return found if found > 1 else 1.0

    @cython.cfunc
    @cython.exceptval(check=False)
    def able(self, seat: cython.int) -> cython.int:
        """What may be said besides that one plays, a bit for each word."""
        if self.cards > MOST_MISSED:
            return 1 << DRAW | (0 if self.all_play else 1 << PASS)
        if self.missed >= 0:
            return 1 << PASS
        return 1 << MISS | 1 << (FOR_POOL if seat == self.dealer and self.playing == 1 else PASS)

    @cython.cfunc
    @cython.exceptval(check=False)
    def word(self, held: cython.ulonglong, rivals: cython.double, able: cython.int, stock: cython.int) -> cython.int:
        """What the club player says; `stock`: how many cards he may draw."""
        best: cython.int = STAND
        most: cython.double = self.stake(held, rivals, 0)
        value: cython.double
        thrown: cython.ulonglong
        if able & (1 << PASS | 1 << FOR_POOL) and most < 0:
            best, most = PASS if able >> PASS & 1 else FOR_POOL, 0
        if able >> MISS & 1:
            value = self.stake(0, rivals, self.cards)
            if value > most:
                best, most = MISS, value
        if able >> DRAW & 1:
            thrown = self.thrown(held, stock)
            value = self.stake(held & ~thrown, rivals, self.count(thrown)) if thrown else most
            if value > most:
                best = DRAW
        return best

    def declared(self, order, passed, missed, pooled) -> None:
        """What has been said so far."""
        self.playing, self.spoken, self.passed = len(order), len(order) + len(passed), 0
        for n, seat in enumerate(order):
            self.order[n] = seat
        for seat in passed:
            self.passed |= 1 << seat
        self.missed, self.pooled = missed, pooled
