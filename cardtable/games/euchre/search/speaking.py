# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What is said before the play by the book, and what comes of it: compiled by Cython, and right without it."""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.euchre.search.calls import Calls
else:
    from cardtable.games.euchre.search.calls import Calls

ADOPTING, MAKING, SUPERSEDING, OPPOSING, DISCARDING, PLAY, ENDED = range(7)
ALONE, JAMBONE, JAMBOREE = 1, 2, 3
TOGETHER = 0
NO = -1


@cython.cclass
class Speaking(Calls):
    """One deal from its turn-up on."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def says(self, word: cython.int) -> cython.void:
        """Who is asked answers so, and the next is asked."""
        seat: cython.int = self.turn
        if self.phase == ADOPTING or self.phase == MAKING:
            if word >= 0:
                self.undertakes(seat, word >> 2, word & 3)
            elif seat != self.dealer:
                self.turn = (seat + 1) % self.seats
            elif self.phase == MAKING:
                self.maker, self.phase = NO, ENDED
            else:
                self.turned_down, self.phase = True, MAKING
                self.turn = (seat + 1) % self.seats
        elif self.phase == SUPERSEDING:
            if word >= 0:
                self.contract, self.lone = word & 3, seat
            self.settled()

    @cython.cfunc
    @cython.exceptval(check=False)
    def undertakes(self, seat: cython.int, trump: cython.int, contract: cython.int) -> cython.void:
        other: cython.int = self.partner[seat]
        s: cython.int
        self.trump, self.maker, self.contract = trump, seat, contract
        self.lone = seat if contract else NO
        if self.seats == 3:
            for s in range(3):
                self.party[s] = s != seat
        if other >= 0 and (other - self.dealer + 3) % 4 > (seat - self.dealer + 3) % 4 and contract != JAMBOREE \
                and (self.later_call or contract == TOGETHER):
            self.phase, self.turn = SUPERSEDING, other
        else:
            self.settled()

    @cython.cfunc
    @cython.exceptval(check=False)
    def settled(self) -> cython.void:
        """Partners lay down their cards; who would play alone against it is asked; the dealer discards."""
        s: cython.int
        n: cython.int
        if self.contract == JAMBOREE:
            self.phase = ENDED
            return
        self.out, self.opposer = 0, NO
        if self.lone >= 0:
            self.out = 1 << self.partner[self.lone]
        if self.opposed and self.contract == ALONE:
            for n in range(4, 0, -1):
                s = (self.dealer + n) % 4
                if self.party[s] != self.party[self.lone] \
                        and self.alone(self.with_trumps(self.hand[s], self.trump), self.trump, False):
                    self.opposer = s
            if self.opposer >= 0:
                self.out |= 1 << self.partner[self.opposer]
        self.phase = DISCARDING
        self.turn = self.dealer
        if self.turned_down or self.out >> self.dealer & 1:
            self.begins()

    @cython.cfunc
    @cython.exceptval(check=False)
    def begins(self) -> cython.void:
        """The hands become hands with trumps, and somebody leads."""
        s: cython.int
        for s in range(self.seats):
            self.hand[s] = self.with_trumps(self.hand[s], self.trump)
        self.phase = PLAY
        self.open_play(self.lone if self.lone_leads and self.lone >= 0 else self.following(self.dealer))

    @cython.cfunc
    @cython.exceptval(check=False)
    def speaks(self) -> cython.int:
        """Who is asked answers by the book: his word, or his discard, which nobody sees."""
        seat: cython.int = self.turn
        plain: cython.ulonglong = self.hand[seat]
        six: cython.ulonglong = plain
        word: cython.int = NO
        dealer: cython.bint
        if self.phase == DISCARDING:
            six = self.with_turned(plain)
            self.hand[seat] = self.kept(six, self.contract == JAMBONE)
            self.begins()
            return NO
        if self.phase == SUPERSEDING:
            dealer = seat == self.dealer and not self.turned_down
            if dealer:
                six = self.with_turned(plain)
                plain = self.kept(six, False)
            word = self.manner(seat, plain, six, self.trump, dealer)
            word = word if word else NO
        else:
            word = self.word(seat, plain, self.phase == MAKING)
        self.says(word)
        return word
