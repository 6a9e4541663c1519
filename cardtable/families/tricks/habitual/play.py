# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The play of three or four whole hands, where suit is to be followed: compiled by Cython, and right without it.

A card is a number, suit * 16 + strength, as the solver has it.
"""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.solver.chance import Chance
else:
    from cardtable.solver.chance import Chance
    from cardtable.solver.machine import lowest

LANE = 0xFFFF
SEATS = 4


@cython.cclass
class Play(Chance):
    """One deal from its first lead on; a game says by `habit` what is played, and by `comes_to` what it was worth."""

    def __init__(self, trump: int, dealer: int, turned: int, open_seats: int, party, full: int,
                 seats: int = SEATS) -> None:
        """`trump`: 4 if there is none; `turned`: the card turned up, or -1; `open_seats`: a bit for each dummy;
        `full`: the pack; `seats`: how many play, the hands of others being empty."""
        seat: cython.int
        if not cython.compiled:
            self.hand, self.dealt, self.party, self.trick, self.taken = [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4
            self.past, self.leaders = [0] * 64, [0] * 16
            self.gone = self.void = self.lies = self.done = 0
        self.trump, self.dealer, self.turned, self.open_seats, self.full = trump, dealer, turned, open_seats, full
        self.seats = seats
        for seat in range(SEATS):
            self.party[seat] = party[seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def open_play(self, leader: cython.int) -> cython.void:
        """With the hands as they lie."""
        seat: cython.int
        for seat in range(SEATS):
            self.dealt[seat] = self.hand[seat]
            self.taken[seat] = 0
        self.gone, self.lies, self.void, self.done, self.best, self.holder = 0, 0, 0, 0, 0, leader
        self.leader = self.turn = leader
        self.waits = self.turned >= 0
        self.begun()

    @cython.cfunc
    @cython.exceptval(check=False)
    def over(self) -> cython.bint:
        """Whether all has been played."""
        return self.lies == 0 and self.hand[self.turn] == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int) -> cython.bint:
        if card >> 4 == best >> 4:
            return card > best
        return card >> 4 == self.trump

    @cython.cfunc
    @cython.exceptval(check=False)
    def lane(self, some: cython.ulonglong, suit: cython.int) -> cython.ulonglong:
        """The cards of a suit, by strength."""
        return some >> (16 * suit) & LANE

    @cython.cfunc
    @cython.exceptval(check=False)
    def lawful(self) -> cython.ulonglong:
        """What may be played."""
        held: cython.ulonglong = self.hand[self.turn]
        some: cython.ulonglong
        if self.lies == 0:
            return held
        some = held & cython.cast(cython.ulonglong, LANE) << (self.trick[0] & 48)
        return some if some else held

    @cython.cfunc
    @cython.exceptval(check=False)
    def put(self, card: cython.int) -> cython.void:
        """Plays it."""
        bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << card
        seat: cython.int = self.turn
        n: cython.int
        self.hand[seat] &= ~bit
        self.gone |= bit
        if seat == self.dealer:
            self.waits = False
        if self.lies == 0:
            self.leader, self.best, self.holder = seat, card, seat
        else:
            if card >> 4 != self.trick[0] >> 4:
                self.void |= 1 << (4 * seat + (self.trick[0] >> 4))
            if self.beats(card, self.best):
                self.best, self.holder = card, seat
        self.trick[self.lies] = card
        self.lies += 1
        if self.lies < self.seats:
            self.turn = seat + 1 if seat + 1 < self.seats else 0
            return
        for n in range(self.seats):
            self.past[4 * self.done + n] = self.trick[n]
        self.leaders[self.done] = self.leader
        self.taken[self.party[self.holder]] += 1
        self.gathered()
        self.done += 1
        self.lies = 0
        self.leader = self.turn = self.holder

    # What a game says

    @cython.cfunc
    @cython.exceptval(check=False)
    def begun(self) -> cython.void:
        """Nothing has been played yet: what a game keeps besides is as at the beginning."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def gathered(self) -> cython.void:
        """The trick that lies is whole, its cards the last of `past`."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def habit(self) -> cython.int:
        """The card played by who is to play, from what he may know; a game knows better than the lowest."""
        return lowest(self.lawful())

    @cython.cfunc
    @cython.exceptval(check=False)
    def comes_to(self, seat: cython.int) -> cython.double:
        """What the end is worth to a seat; a game knows better than its tricks."""
        return self.taken[self.party[seat]]
