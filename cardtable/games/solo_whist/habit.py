# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The club player's calls and cards (strength.py, maxims.py, playing.py, and the family's allies and losing): compiled by
Cython, and right without it.

A test has both choose the same.  Calls are words by number: 0 to pass, 1 to propose, 2 to accept, then the ladder.
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
    from cardtable.solver.machine import highest, lowest

COMPILED = bool(cython.compiled)
TRICKS, PARTNERS, NOTHING, ALL, LAST = 0, 1, 2, 3, 4     # kinds of play: for tricks alone or not, none, all, not the last
PASS, PROPOSE, ACCEPT, SOLO, MISERE, ABONDANCE, IN_TRUMPS, OUVERTE, DECLAREE, WORDS = range(10)
DOUBT, ODD, LEAST = .7, .3, .02                  # how others may judge a hand who say what the club player would not
NEARLY = 1e-9
SEATS, FOUR, LANE = 4, 4, 0xFFFF
DEUCE, TRAY, SIX, SEVEN, TEN, KNAVE, QUEEN, KING = 0, 1, 4, 5, 8, 9, 10, 11


@cython.cclass
class Habits(Trials):
    """The club player in all seats."""

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
        self.kind, self.bidder = TRICKS, -1
        self.comes = array("d", [0.0] * 14)

    def contract(self, kind, bidder, party, trump, first, comes) -> None:
        """What is played, by whom, who leads, and what comes of it to the asker by the tricks of who has called; where
        the last trick is to be shunned, first if he has it not and then if he has."""
        seat: cython.int
        self.kind, self.bidder, self.trump, self.first = kind, bidder, trump, first
        self.comes = array("d", comes)
        for seat in range(self.seats):
            self.party[seat] = party[seat]

    # What is called

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
        """Of a layout that is kept, what each seat could say: a bit for each word."""
        seat: cython.int
        word: cython.int
        found = []
        self.take_up(n)
        for seat in range(SEATS):
            self.hand[seat] = self.lot[seat] | self.played[seat]
        for seat in range(self.seats):
            self.weigh_up(seat)
            able = 0
            for word in range(1, WORDS):
                if self.worth[word] >= -NEARLY:
                    able |= 1 << word
            found.append(able)
        return found

    def played_out(self, n: int, trump: int) -> float:
        """What comes of this layout from the first lead on, with these trumps; -1 for what the caller's hand makes
        best."""
        self.take_up(n)
        self.replay(0, 0)
        self.trump = self.best_suit(self.bidder) if trump < 0 else trump
        self.to_end()
        return self.comes_to(self.seat)

    # What comes of it

    @cython.cfunc
    @cython.exceptval(check=False)
    def over(self) -> cython.bint:
        """A misère with the first trick won, and all the tricks with the first lost."""
        if self.lies == 0:
            if self.kind == NOTHING and self.taken[self.party[self.bidder]]:
                return True
            if self.kind == ALL and self.taken[self.party[self.bidder]] < self.done:
                return True
        return self.lies == 0 and self.hand[self.turn] == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def comes_to(self, seat: cython.int) -> cython.double:
        if self.kind == LAST:
            return self.comes[self.holder == seat]
        return self.comes[self.taken[self.party[self.bidder]]]

    # What is seen

    @cython.cfunc
    @cython.exceptval(check=False)
    def master(self, card: cython.int) -> cython.bint:
        """Nothing of its suit above it is out."""
        return self.lane(self.out, card >> 4) >> (card & 15) == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def ours(self, seat: cython.int) -> cython.bint:
        return self.party[seat] == self.party[self.turn]

    @cython.cfunc
    @cython.exceptval(check=False)
    def in_sequence(self, lane: cython.ulonglong) -> cython.bint:
        """Whether the two highest touch, honours."""
        top: cython.int = highest(lane)
        return top >= KNAVE and lane >> (top - 1) & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def dearest(self, some: cython.ulonglong) -> cython.int:
        """The highest whatever its suit, of equals that of the last suit."""
        suit: cython.int
        card: cython.int
        best: cython.int = -1
        for suit in range(FOUR):
            if self.lane(some, suit):
                card = 16 * suit + highest(self.lane(some, suit))
                if best < 0 or card & 15 >= best & 15:
                    best = card
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def cheapest(self, some: cython.ulonglong) -> cython.int:
        """The lowest whatever its suit, of equals that of the first suit."""
        suit: cython.int
        card: cython.int
        best: cython.int = -1
        for suit in range(FOUR):
            if self.lane(some, suit):
                card = 16 * suit + lowest(self.lane(some, suit))
                if best < 0 or card & 15 < best & 15:
                    best = card
        return best

    # What is played

    @cython.cfunc
    @cython.exceptval(check=False)
    def habit(self) -> cython.int:
        some: cython.ulonglong = self.lawful()
        if some & (some - 1) == 0:
            return lowest(some)
        self.out = self.full & ~self.gone & ~self.hand[self.turn]
        if self.kind == LAST:
            return self.not_the_last(some)
        if self.kind == NOTHING:
            if self.turn == self.bidder:
                return self.nothing(some)
            return self.against(some) if self.lies else self.lead_against(some)
        return self.follow(some) if self.lies else self.lead(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self, some: cython.ulonglong) -> cython.int:
        caller: cython.bint = self.party[self.turn] == self.party[self.bidder]
        own: cython.ulonglong = self.lane(some, self.trump)
        plain: cython.ulonglong = some & ~(cython.cast(cython.ulonglong, LANE) << (16 * self.trump))
        lane: cython.ulonglong
        many: cython.int = self.count(own)
        suit: cython.int
        mark: cython.int
        most: cython.int = -1
        best: cython.int = -1
        if caller and own and self.lane(self.out, self.trump) and (many > 2 or not plain or self.kind == PARTNERS):
            best = highest(own)
            if not self.master(16 * self.trump + best) and best - many >= lowest(own):
                best = lowest(own)
            return 16 * self.trump + best
        if not plain:
            return 16 * self.trump + highest(own)
        if caller or self.done:
            for suit in range(FOUR):
                lane = self.lane(plain, suit)
                if lane and self.master(16 * suit + highest(lane)) and self.count(lane) >= most:
                    most, best = self.count(lane), 16 * suit + highest(lane)
            if best >= 0:
                return best
        for suit in range(FOUR):
            lane = self.lane(plain, suit)
            mark = self.count(lane) << 16 | cython.cast(cython.int, lane)
            if lane and mark >= most:
                most, best = mark, suit
        lane = self.lane(plain, best)
        return 16 * best + (highest(lane) if self.in_sequence(lane) else lowest(lane))

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        ours: cython.bint = self.ours(self.holder)
        enemies: cython.bint = False
        seat: cython.int = self.turn
        n: cython.int
        lane: cython.ulonglong
        able: cython.ulonglong = 0
        for n in range(self.lies + 1, self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            enemies |= not self.ours(seat)
        if not self.lane(some, suit):
            if ours and (not enemies or self.best >> 4 == suit and self.master(self.best)):
                return self.spared(some)
            if self.trump < FOUR:
                able = self.lane(some, self.trump)
                if self.best >> 4 == self.trump:
                    able = able >> (self.best & 15) << (self.best & 15)
            return 16 * self.trump + lowest(able) if able else self.spared(some)
        lane = self.lane(some, suit)
        if self.best >> 4 == suit:
            able = lane >> (self.best & 15) << (self.best & 15)
        if not able or ours and (not enemies or self.master(self.best) or self.best & 15 >= KNAVE):
            return 16 * suit + lowest(lane)
        if not enemies:
            return 16 * suit + lowest(able)
        n = 16 * suit + highest(able)
        if self.master(n) or self.lies > 1 or self.seats < 4:
            return n
        seat = self.turn + 1 if self.turn + 1 < self.seats else 0
        return n if self.ours(seat) and self.in_sequence(lane) else 16 * suit + lowest(lane)

    @cython.cfunc
    @cython.exceptval(check=False)
    def spared(self, some: cython.ulonglong) -> cython.int:
        """The lowest of the shortest and weakest suit; of kings and queens that are barely guarded, and of the best
        cards, none if there is another."""
        left: cython.int = 0
        kept: cython.int
        suit: cython.int
        n: cython.int
        mark: cython.int
        least: cython.int = 0
        best: cython.int = -1
        lane: cython.ulonglong
        for suit in range(FOUR):
            if suit != self.trump and self.lane(some, suit):
                left |= 1 << suit
        if not left:
            return 16 * self.trump + lowest(self.lane(some, self.trump))
        kept = left
        for suit in range(FOUR):
            lane = self.lane(some, suit)
            n = self.count(lane)
            if kept >> suit & 1 and (n == 2 and highest(lane) == KING or n == 3 and highest(lane) == QUEEN):
                kept ^= 1 << suit
        left = kept if kept else left
        kept = left
        for suit in range(FOUR):
            if kept >> suit & 1 and self.master(16 * suit + lowest(self.lane(some, suit))):
                kept ^= 1 << suit
        left = kept if kept else left
        for suit in range(FOUR):
            if left >> suit & 1:
                lane = self.lane(some, suit)
                mark = self.count(lane) << 16 | cython.cast(cython.int, lane)
                if best < 0 or mark < least:
                    best, least = suit, mark
        return 16 * best + lowest(self.lane(some, best))

    # Where nothing is to be won

    @cython.cfunc
    @cython.exceptval(check=False)
    def nothing(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        under: cython.ulonglong
        if self.lies == 0:
            return self.cheapest(some)
        if not self.lane(some, suit):
            return self.away(some)
        under = self.lane(some, suit) & ((cython.cast(cython.ulonglong, 1) << (self.best & 15)) - 1)
        return 16 * suit + (highest(under) if under else lowest(self.lane(some, suit)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def away(self, some: cython.ulonglong) -> cython.int:
        """The highest of the shortest suit, but of a suit of deuce and tray only if there is no other."""
        suit: cython.int
        mark: cython.int
        low: cython.int
        least: cython.int = 0
        best: cython.int = -1
        lane: cython.ulonglong
        for suit in range(FOUR):
            lane = self.lane(some, suit)
            if lane:
                low = highest(lane) == DEUCE or highest(lane) == TRAY
                mark = low << 16 | self.count(lane) << 8 | (16 - highest(lane))
                if best < 0 or mark < least:
                    best, least = 16 * suit + highest(lane), mark
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def against(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        seat: cython.int = self.leader
        n: cython.int
        played: cython.bint = False
        lane: cython.ulonglong = self.lane(some, suit)
        if not lane:
            return self.away(some)
        for n in range(self.lies):
            played |= seat == self.bidder
            seat = seat + 1 if seat + 1 < self.seats else 0
        return 16 * suit + (lowest(lane) if self.holder == self.bidder or not played else highest(lane))

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_against(self, some: cython.ulonglong) -> cython.int:
        left: cython.int = 0
        held: cython.int = 0
        suit: cython.int
        mark: cython.int
        least: cython.int = 0
        best: cython.int = -1
        lane: cython.ulonglong
        for suit in range(FOUR):
            if self.lane(some, suit):
                held |= 1 << suit
                if self.lane(self.out, suit) and not self.void >> (4 * self.bidder + suit) & 1:
                    left |= 1 << suit
        left = left if left else held
        for suit in range(FOUR):
            if left >> suit & 1:
                lane = self.lane(some, suit)
                if self.done:
                    mark = lowest(lane) << 8 | self.count(lane)
                else:
                    mark = self.count(lane) << 16 | cython.cast(cython.int, lane)
                if best < 0 or mark < least:
                    best, least = suit, mark
        lane = self.lane(some, best)
        if self.done == 0:
            for mark in (SEVEN, SIX):
                if lane >> mark & 1:
                    return 16 * best + mark
            if lane & 1 and lane > 1:
                return 16 * best + lowest(lane ^ 1)
        return 16 * best + lowest(lane)

    @cython.cfunc
    @cython.exceptval(check=False)
    def not_the_last(self, some: cython.ulonglong) -> cython.int:
        late: cython.bint = self.count(self.hand[self.turn]) <= FOUR
        suit: cython.int = self.trick[0] >> 4
        lane: cython.ulonglong
        under: cython.ulonglong
        if self.lies == 0:
            return self.cheapest(some) if late else self.dearest(some)
        lane = self.lane(some, suit)
        if not lane:
            return self.dearest(some)
        under = lane & ((cython.cast(cython.ulonglong, 1) << (self.best & 15)) - 1)
        return 16 * suit + (highest(under) if late and under else highest(lane))
