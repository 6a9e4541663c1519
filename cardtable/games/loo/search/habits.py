# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The deal spoken and played on to its end as the club player does (maxims.py), and what it comes to (rules.py):
compiled by Cython, and right without it.  A test has both do the same."""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.loo.search.hopes import Hopes
    from cython.cimports.cardtable.games.loo.search.numbers import ACE, DRAW, FOR_POOL, MISS, PAM, PASS, SEATS
else:
    from cardtable.games.loo.search.hopes import Hopes
    from cardtable.games.loo.search.numbers import ACE, DRAW, FOR_POOL, MISS, PAM, PASS, SEATS
    from cardtable.solver.machine import highest, lowest


@cython.cclass
class Habits(Hopes):
    """One deal, all hands known, in which everybody speaks and plays as the club player does."""

    def __init__(self, **rules) -> None:
        Hopes.__init__(self, **rules)
        if not cython.compiled:
            self.trick, self.taken = [0] * SEATS, [0] * SEATS
        self.over = False
        self.lead_off()

    # Who plays

    @cython.cfunc
    @cython.exceptval(check=False)
    def say(self, seat: cython.int, word: cython.int, thrown: cython.ulonglong) -> cython.void:
        """What a seat says, and what comes of it; `thrown`: before it draws."""
        drawn: cython.ulonglong
        self.spoken += 1
        if word == PASS:
            self.passed |= 1 << seat
            return
        if word in (MISS, FOR_POOL):
            self.missed, self.hand[seat] = seat, self.miss
            if word == FOR_POOL:
                self.pooled = seat
        elif word == DRAW:
            drawn = self.some_of(self.stock, self.count(thrown))
            self.stock ^= drawn
            self.hand[seat] = self.hand[seat] & ~thrown | drawn
            if self.flush(self.hand[seat]):
                self.board(seat)
        self.order[self.playing] = seat
        self.playing += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def flush(self, held: cython.ulonglong) -> cython.bint:
        """Whether five cards are one, four of a suit and Pam included."""
        suit: cython.int
        if self.pam:
            held &= ~(cython.cast(cython.ulonglong, 1) << 16 * self.trump + PAM)
        suit = lowest(held) >> 4
        return held >> 16 * suit >> 16 == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def board(self, winner: cython.int) -> cython.void:
        """A flush takes the pool, and all who have not passed are looed but the holder of Pam."""
        seat: cython.int
        pam: cython.ulonglong = 0
        if self.pam:
            pam = cython.cast(cython.ulonglong, 1) << 16 * self.trump + PAM
        self.over, self.gain, self.left = True, 0, 0
        if winner == self.seat:
            self.gain = self.pot
        for seat in range(self.seats):
            if seat != winner and not self.passed >> seat & 1 and not self.hand[seat] & pam:
                self.left += self.loo
                if seat == self.seat:
                    self.gain -= self.loo

    @cython.cfunc
    @cython.exceptval(check=False)
    def speak_on(self, seat: cython.int) -> cython.void:
        """All that is said after this seat has spoken."""
        able: cython.int
        word: cython.int
        while not self.over:
            if seat == self.dealer:
                break
            seat = seat + 1 if seat + 1 < self.seats else 0
            if seat == self.dealer and self.playing == 0:
                break
            able = self.able(seat)
            word = self.word(self.hand[seat], self.rivals(seat), able, self.count(self.stock))
            self.say(seat, word, self.thrown(self.hand[seat], self.count(self.stock)) if word == DRAW else 0)
        if not self.over and self.playing < 2:
            self.over, self.left, self.gain = True, 0, 0
            if self.seat == (self.order[0] if self.playing else self.dealer):
                self.gain = self.pot

    # The play

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_off(self) -> cython.void:
        """Nothing has been played."""
        n: cython.int
        self.lies, self.turn, self.holder, self.best, self.civil, self.after = 0, 0, 0, 0, False, False
        self.gone = self.turned
        for n in range(SEATS):
            self.taken[n] = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def bound(self, held: cython.ulonglong) -> cython.ulonglong:
        """The trumps that are to be led of these; 0 where nothing binds."""
        one: cython.ulonglong = 1
        due: cython.ulonglong = held & self.trumps
        out: cython.ulonglong
        if due >> self.top & 1:
            return one << self.top
        if due & (due - 1):
            if self.playing == 2:                # those that are as good as the highest
                out = self.full & self.trumps & ~self.gone & ~held & (one << highest(due)) - 1
                if out:
                    due = due >> highest(out) << highest(out)
            return due
        return due if self.after else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self, held: cython.ulonglong) -> cython.int:
        due: cython.ulonglong = self.bound(held)
        plain: cython.ulonglong = held & ~self.trumps
        card: cython.int
        best: cython.int = -1
        if due:
            return highest(due)
        if plain == 0:
            return highest(held)
        while plain:
            card = lowest(plain)
            plain &= plain - 1
            if best < 0 or card & 15 >= best & 15:
                best = card
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def beats(self, card: cython.int) -> cython.bint:
        if card >> 4 == self.best >> 4:
            return card > self.best
        return card >> 4 == self.trump

    @cython.cfunc
    @cython.exceptval(check=False)
    def lawful(self, held: cython.ulonglong) -> cython.ulonglong:
        """What may be played to the trick that lies."""
        led: cython.int = self.trick[0] >> 4
        lane: cython.ulonglong = cython.cast(cython.ulonglong, 0xFFFF) << 16 * led
        some: cython.ulonglong = held & lane
        due: cython.ulonglong = some if some else held & self.trumps
        pam: cython.ulonglong = cython.cast(cython.ulonglong, 1) << 16 * self.trump + PAM
        if self.civil and some & pam and some != pam:
            return some & ~pam
        if due and self.best >> 4 == lowest(due) >> 4:
            due = due >> self.best >> 1 << 1 << self.best
        elif some:                               # the suit led, and the trick is trumped
            due = 0
        if due:
            return due
        return some if some else held

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, held: cython.ulonglong) -> cython.int:
        """Behind all others the cheapest that takes the trick, before them the best; else what is worth least."""
        some: cython.ulonglong = self.lawful(held)
        if self.beats(highest(some)) or self.beats(lowest(some)):
            return lowest(some) if self.lies == self.playing - 1 else highest(some)
        return self.lowest_of(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def card(self) -> cython.int:
        """The card of who is to play."""
        held: cython.ulonglong = self.hand[self.order[self.turn]]
        return self.follow(held) if self.lies else self.lead(held)

    @cython.cfunc
    @cython.exceptval(check=False)
    def put(self, card: cython.int) -> cython.void:
        """Plays it; the ace of trumps led bids Pam be civil, as habit has it."""
        one: cython.ulonglong = 1
        seat: cython.int = self.order[self.turn]
        if self.lies == 0:
            self.best, self.holder = card, self.turn
            self.civil = (self.pam and card == 16 * self.trump + ACE
                          and not (self.hand[seat] | self.gone) >> 16 * self.trump + PAM & 1)
        elif self.beats(card):
            self.best, self.holder = card, self.turn
        self.hand[seat] &= ~(one << card)
        self.gone |= one << card
        self.trick[self.lies] = card
        self.lies += 1
        self.turn = self.turn + 1 if self.turn + 1 < self.playing else 0
        if self.lies == self.playing:
            self.taken[self.holder] += 1
            self.lies, self.turn, self.after, self.civil = 0, self.holder, True, False

    @cython.cfunc
    @cython.exceptval(check=False)
    def play_on(self) -> cython.void:
        """To the end of the deal."""
        while self.hand[self.order[self.turn]]:
            self.put(self.card())
        self.reckon()

    @cython.cfunc
    @cython.exceptval(check=False)
    def reckon(self) -> cython.void:
        """The pool shared by tricks, and the loos."""
        n: cython.int
        seat: cython.int
        came: cython.double
        self.over, self.gain, self.left = True, 0, self.pot
        for n in range(self.playing):
            seat = self.order[n]
            if seat == self.pooled:
                continue
            came = self.share * self.taken[n] if self.taken[n] else -self.loo
            self.left -= came
            if seat == self.seat:
                self.gain = came

    @cython.cfunc
    @cython.exceptval(check=False)
    def worth(self) -> cython.double:
        """What the asker has won or paid, and his part of what is left for the next hand."""
        return self.gain + (self.left - self.pot) / self.seats
