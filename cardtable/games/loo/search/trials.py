# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Layouts of the unseen cards, as likely as what was said and played makes them, and every course of a decision played
on in all of them: compiled by Cython, and right without it."""
from __future__ import annotations

from array import array

from cardtable.players.stop import breathe

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.loo.search.habits import Habits
    from cython.cimports.cardtable.games.loo.search.numbers import DRAW, FIVE, FOR_POOL, MISS, PASS, SEATS, STAND, WHOLE
else:
    from cardtable.games.loo.search.habits import Habits
    from cardtable.games.loo.search.numbers import DRAW, FIVE, FOR_POOL, MISS, PASS, SEATS, STAND, WHOLE

COMPILED = bool(cython.compiled)


@cython.cclass
class Trials(Habits):
    """One decision."""

    def __init__(self, most, seldom, odd, **rules) -> None:
        """`most`: so many layouts are kept; `seldom`: how likely others speak otherwise than the club player; `odd`:
        how likely they play otherwise."""
        Habits.__init__(self, **rules)
        if not cython.compiled:
            self.may, self.played, self.lot, self.need, self.drawn, self.able_then, self.drew, self.thrown_in = (
                [0] * SEATS for _ in range(8))
            self.word_of, self.rivals_then = [0] * SEATS, [0.0] * SEATS
            self.most_ways, self.most_told = [0.0] * SEATS, [0.0] * SEATS
        for seat in range(SEATS):
            self.word_of[seat] = self.drew[seat] = -1
            self.thrown_in[seat] = False
        self.seldom, self.odd, self.many = seldom, odd, 0
        self.fell = array("i", [])
        self.laid = array("Q", [0] * (WHOLE * most))

    def heard(self, seat, word, drew) -> None:
        """What one has said, after all before him, and how many cards he drew."""
        if seat != self.seat:
            self.word_of[seat], self.rivals_then[seat], self.able_then[seat] = word, self.rivals(seat), self.able(seat)
            self.thrown_in[seat] = word != STAND and word != DRAW
            if self.cards == FIVE and not self.thrown_in[seat]:
                self.drew[seat] = drew
        self.spoken += 1
        if word == PASS:
            self.passed |= 1 << seat
            return
        self.order[self.playing] = seat
        self.playing += 1
        if word in (MISS, FOR_POOL):
            self.missed = seat
        if word == FOR_POOL:
            self.pooled = seat

    def places(self, own, need, may, unseen, has_miss) -> None:
        """What the asker holds; by seat, how many cards of a hand are hidden, and which may be; all that are not seen;
        whether miss still lies there."""
        for seat in range(SEATS):
            self.need[seat], self.may[seat], self.lot[seat] = need[seat], may[seat] & unseen, 0
        self.lot[self.seat] = own
        found = sorted([seat for seat in range(SEATS) if need[seat]], key=lambda seat: (may[seat] & unseen).bit_count())
        self.hidden, self.unseen, self.has_miss = len(found), unseen, has_miss
        left = unseen.bit_count()
        for seat in range(SEATS):
            left -= self.cards if self.thrown_in[seat] else max(0, self.drew[seat])
        for n, seat in enumerate(found):
            able = min(left, self.may[seat].bit_count())
            self.drawn[n] = seat
            self.most_ways[seat] = self.ways(seat, able, 0, -1)
            self.most_told[seat] = self.every(seat, able, self.count(self.kept(self.may[seat])))
            left -= need[seat]

    def seen(self, fell, played, civil) -> None:
        """The cards that fell in order, by seat those it played, and whether Pam is bidden to be civil just now."""
        self.fell, self.civil_now = array("i", fell), civil
        for seat in range(SEATS):
            self.played[seat] = played[seat]
        self.playing_now, self.spoken_now, self.passed_now = self.playing, self.spoken, self.passed
        self.missed_now, self.pooled_now = self.missed, self.pooled

    # Drawing

    @cython.cfunc
    @cython.exceptval(check=False)
    def chances(self, likely: cython.double) -> cython.bint:
        """True so often."""
        return likely >= 1 or self.random(1 << 24) < likely * (1 << 24)

    @cython.cfunc
    @cython.exceptval(check=False)
    def agrees(self, seat: cython.int, held: cython.ulonglong) -> cython.bint:
        """Whether its owner is taken to have said with this hand what he said; who drew has spoken with `stayed`."""
        word: cython.int
        if self.drew[seat] >= 0 and not self.thrown_in[seat]:
            if self.odd_one or self.all_play or self.stake(self.stayed, self.rivals_then[seat], self.drew[seat]) > 0:
                return True
        else:
            word = self.word(held, self.rivals_then[seat], self.able_then[seat], FIVE)
            if word == self.word_of[seat]:
                return True
        return self.chances(self.seldom)

    @cython.cfunc
    @cython.exceptval(check=False)
    def choose(self, n: cython.int, k: cython.int) -> cython.double:
        """In how many ways k of n can be taken."""
        found: cython.double = 1
        at: cython.int
        if k < 0 or k > n:
            return 0
        for at in range(k):
            found *= (n - at) / (at + 1.0)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def ways(self, seat: cython.int, able: cython.int, keeps: cython.int, stays: cython.int) -> cython.double:
        """In how many ways so many cards make a hand; where `stays` is not -1, with so many that stayed when it drew,
        out of `keeps` that might."""
        need: cython.int = self.need[seat]
        if stays < 0:
            return self.choose(able, need)
        return (self.choose(self.count(self.kept(self.played[seat])), FIVE - self.drew[seat] - stays)
                * self.choose(keeps, stays) * self.choose(able - stays, need - stays))

    @cython.cfunc
    @cython.exceptval(check=False)
    def every(self, seat: cython.int, able: cython.int, keeps: cython.int) -> cython.double:
        """The same, however many stayed."""
        stays: cython.int
        found: cython.double = 0
        for stays in range(FIVE + 1):
            found += self.ways(seat, able, keeps, stays)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def draw_hand(self, seat: cython.int, some: cython.ulonglong) -> cython.bint:
        """Fills this lot, each way as likely as another; of who has drawn `stayed` too, but for one who seldom goes by
        habit."""
        told: cython.bint = self.drew[seat] >= 0 and not self.chances(self.seldom)
        able: cython.int = self.count(some)
        keeps: cython.int = self.count(self.kept(some))
        every: cython.double = self.every(seat, able, keeps) if told else self.ways(seat, able, keeps, -1)
        stays: cython.int = -1
        # others have taken what might be here
        if every <= 0 or not self.chances(every / (self.most_told[seat] if told else self.most_ways[seat])):
            return False
        self.odd_one = not told
        if not told:
            self.lot[seat] = self.some_of(some, self.need[seat])
            return True
        every *= self.random(1 << 24) / (1.0 * (1 << 24))
        while every >= 0 and stays < FIVE:
            stays += 1
            every -= self.ways(seat, able, keeps, stays)
        self.stayed = self.some_of(self.kept(some), stays)
        self.lot[seat] = self.stayed | self.some_of(some & ~self.stayed, self.need[seat] - stays)
        self.stayed |= self.some_of(self.kept(self.played[seat]), FIVE - self.drew[seat] - stays)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def draws(self) -> cython.bint:
        """Fills `lot`, miss and the pack; whether all goes in, as often as it should."""
        left: cython.ulonglong = self.unseen
        some: cython.ulonglong
        at: cython.int
        seat: cython.int
        for seat in range(self.seats):
            if self.drew[seat] < 0 and self.thrown_in[seat]:         # a hand that was passed, or given for miss
                some = self.some_of(left, self.cards)
                if not self.agrees(seat, some):
                    return False
                left &= ~some
            elif self.drew[seat] > 0:
                left &= ~self.some_of(left & ~self.kept(left), self.drew[seat])
        for at in range(self.hidden):
            seat = self.drawn[at]
            if not self.draw_hand(seat, left & self.may[seat]):
                return False
            left &= ~self.lot[seat]
            if self.word_of[seat] >= 0 and not self.thrown_in[seat] and not self.agrees(
                    seat, self.lot[seat] | self.played[seat]):
                return False
        self.miss = self.some_of(left, self.cards) if self.has_miss else 0
        self.stock = left & ~self.miss
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def replayed(self, heard: cython.bint) -> cython.bint:
        """Plays what was played; whether the others are taken to have played so, where that is `heard`."""
        n: cython.int
        card: cython.int
        for n in range(self.seats):
            self.hand[n] = self.lot[n] | self.played[n]
        self.lead_off()
        for n in range(self.fell.shape[0] if cython.compiled else len(self.fell)):
            card = self.fell[n]
            if heard and self.order[self.turn] != self.seat and self.card() != card and not self.chances(self.odd):
                return False
            self.put(card)
        self.civil = self.civil_now
        return True

    def lay(self, tries, kept, seed) -> int:
        """Draws at most so many times, until so many layouts agree with all that was heard: how many do."""
        n: cython.int = 0
        _k: cython.int
        most: cython.int = kept
        self.chance = seed
        for _k in range(tries):
            breathe()
            if self.draws() and self.replayed(True):
                self.keep(n)
                n += 1
                if n == most:
                    break
        self.many = n
        return n

    def lay_out(self, worlds, seed) -> int:
        """Keeps these instead of any that are drawn: by seat what each holds, miss, the pack."""
        self.chance = seed
        for n, world in enumerate(worlds):
            for seat in range(SEATS):
                self.lot[seat] = world[seat]
            self.miss, self.stock = world[SEATS], world[SEATS + 1]
            self.keep(n)
        self.many = len(worlds)
        return self.many

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep(self, n: cython.int) -> cython.void:
        seat: cython.int
        for seat in range(SEATS):
            self.laid[WHOLE * n + seat] = self.lot[seat]
        self.laid[WHOLE * n + SEATS] = self.miss
        self.laid[WHOLE * n + SEATS + 1] = self.stock
        self.laid[WHOLE * n + SEATS + 2] = self.random(1 << 30)

    @cython.cfunc
    @cython.exceptval(check=False)
    def take_up(self, n: cython.int) -> cython.void:
        seat: cython.int
        for seat in range(SEATS):
            self.lot[seat] = self.laid[WHOLE * n + seat]
        self.miss, self.stock = self.laid[WHOLE * n + SEATS], self.laid[WHOLE * n + SEATS + 1]
        self.chance = self.laid[WHOLE * n + SEATS + 2]
        self.playing, self.spoken, self.passed = self.playing_now, self.spoken_now, self.passed_now
        self.missed, self.pooled, self.over = self.missed_now, self.pooled_now, False
        self.replayed(False)

    # The courses

    def says(self, word, thrown) -> list[float]:
        """What comes in each layout of this word, and of throwing these cards."""
        n: cython.int
        found = []
        for n in range(self.many):
            breathe()
            self.take_up(n)
            self.say(self.seat, word, thrown)
            self.speak_on(self.seat)
            if not self.over:
                self.lead_off()
                self.play_on()
            found.append(self.worth())
        return found

    def plays(self, card, civil) -> list[float]:
        """What comes in each layout of this card, Pam asked to be civil or not."""
        n: cython.int
        found = []
        for n in range(self.many):
            breathe()
            self.take_up(n)
            self.put(card)
            if self.lies == 1:
                self.civil = civil
            self.play_on()
            found.append(self.worth())
        return found

    # The habit itself

    def cards_of(self, n: int) -> list[int]:
        """A layout: what each holds now, miss, the pack."""
        return [self.laid[WHOLE * n + at] for at in range(WHOLE - 1)]

    def would_say(self) -> tuple[int, int]:
        """What the asker says by habit in the first layout, and what he throws away before he draws."""
        self.take_up(0)
        most = self.count(self.stock)
        word = self.word(self.hand[self.seat], self.rivals(self.seat), self.able(self.seat), most)
        return word, self.thrown(self.hand[self.seat], most) if word == DRAW else 0

    def would_play(self) -> int:
        """The card that who is to play plays by habit in the first layout."""
        self.take_up(0)
        return self.card()
