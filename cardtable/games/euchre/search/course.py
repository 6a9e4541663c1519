# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The play of a deal from its first lead on, where some sit out: compiled by Cython, and right without it.

Tricks are counted by who took them, and `void` has what Euchre's habits look at: suits that the lone hand lacks, from
bit 4 on who has played a trump, from bit 8 on who lacks trumps; `turned` is the number of a plain card.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.play import Play
    from cython.cimports.cardtable.games.euchre.search.holdings import Holdings
else:
    from cardtable.families.tricks.habitual.play import Play
    from cardtable.games.euchre.search.holdings import Holdings

NOBODY = -1


@cython.cclass
class Course(Holdings):
    """One deal; who sits out is a bit of `out`."""

    def __init__(self, seats: int, dealer: int, pack: int, turned: int, hoyle: bool) -> None:
        """`pack`: plain; `turned`: the number of the card turned up, plain; `hoyle`: whether his book is followed."""
        Play.__init__(self, 0, dealer, turned, 0, (0, 1, 0, 1), 0, seats)
        Holdings.__init__(self)
        self.pack, self.hoyle = pack, hoyle
        self.partner = array("i", [(seat + 2) % 4 if seats == 4 else NOBODY for seat in range(4)])
        self.maker, self.contract, self.lone, self.out = 0, 0, NOBODY, 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def open_play(self, leader: cython.int) -> cython.void:
        """With the hands as they lie, already with trumps."""
        one: cython.ulonglong = 1
        seat: cython.int
        self.full = self.with_trumps(self.pack, self.trump)
        self.shown = self.with_trumps(one << self.turned, self.trump)
        self.dead = 0 if self.turned >> 3 == self.trump or self.turned == 32 else self.shown
        self.gone, self.lies, self.void, self.best, self.holder = 0, 0, 0, 0, leader
        self.leader = self.turn = leader
        self.playing = self.seats
        for seat in range(self.seats):
            self.taken[seat] = 0
            self.playing -= self.out >> seat & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def following(self, seat: cython.int) -> cython.int:
        """Who plays after him."""
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if not self.out >> seat & 1:
                return seat

    @cython.cfunc
    @cython.exceptval(check=False)
    def put(self, card: cython.int) -> cython.void:
        """Plays it; those who sit out are passed over."""
        bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << card
        seat: cython.int = self.turn
        self.hand[seat] &= ~bit
        self.gone |= bit
        if self.lies == 0:
            self.leader, self.best, self.holder = seat, card, seat
        else:
            if card >> 4 != self.trick[0] >> 4:
                if seat == self.lone:
                    self.void |= 1 << (self.trick[0] >> 4)
                if self.trick[0] >> 4 == self.trump:
                    self.void |= 1 << (8 + seat)
            if self.beats(card, self.best):
                self.best, self.holder = card, seat
        if card >> 4 == self.trump:
            self.void |= 1 << (4 + seat)
        self.trick[self.lies] = card
        self.lies += 1
        if self.lies < self.playing:
            self.turn = self.following(seat)
            return
        self.taken[self.holder] += 1
        self.lies = 0
        self.leader = self.turn = self.holder

    @cython.cfunc
    @cython.exceptval(check=False)
    def tricks_of(self, party: cython.int) -> cython.int:
        seat: cython.int
        n: cython.int = 0
        for seat in range(self.seats):
            if self.party[seat] == party:
                n += self.taken[seat]
        return n

    # What who is to play knows

    @cython.cfunc
    @cython.exceptval(check=False)
    def others(self, suit: cython.int) -> cython.ulonglong:
        """The lane of those that others may still play, as far as who is to play knows."""
        return self.lane(self.full & ~(self.gone | self.hand[self.turn] | self.dead), suit)

    @cython.cfunc
    @cython.exceptval(check=False)
    def commands(self, card: cython.int) -> cython.bint:
        """Whether nothing higher of its suit can be out."""
        return self.others(card >> 4) >> (card & 15) == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def alike(self, lane: cython.ulonglong, suit: cython.int, strength: cython.int) -> cython.ulonglong:
        """Of a lane those that do the same as this card, since nothing between is out."""
        out: cython.ulonglong = self.others(suit)
        low: cython.int = strength
        high: cython.int = strength
        while low > 0 and not out >> (low - 1) & 1:
            low -= 1
        while high < 15 and not out >> (high + 1) & 1:
            high += 1
        return lane >> low << low & (2 << high) - 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def keeps(self) -> cython.ulonglong:
        """The turned card, in the lane of trumps, while the dealer has it."""
        return 0 if self.dead else self.lane(self.hand[self.dealer] & self.shown, self.trump)
