# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player leads (leading.py and leads.py of the game): compiled by Cython, and right without it."""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.cards import RANKS
from cardtable.families.partnership import leads

if cython.compiled:
    from cython.cimports.cardtable.families.partnership.search.signs import Signs
else:
    from cardtable.families.partnership.search.signs import Signs
    from cardtable.solver.machine import highest, lowest

FOURTH, NONE = 16, -1
NO_TRUMP = 4
WIDE = 6                                         # numbers of a row
TEN, QUEEN, ACE = 8, 10, 12
TENS = 0x1F00                                    # of a lane: from the ten up


def ranks(letters: str) -> int:
    """As a lane."""
    return sum([1 << RANKS.index(letter) for letter in letters])


def named(word: str) -> int:
    """The card a row tells of."""
    return FOURTH if word == leads.FOURTH else NONE if word == leads.NONE else RANKS.index(word)


@cython.cclass
class Leading(Signs):
    """One maxim after the other, -1 where it has nothing to say."""

    def __init__(self, **rules: object) -> None:
        Signs.__init__(self, **rules)
        rows = (*leads.TRUMPS, *leads.PLAIN)
        self.of_trumps, self.of_all = len(leads.TRUMPS), len(rows)
        self.rows = array("i", [n for one in rows for n in (
            ranks(one.has), len(one.has) + one.others[0], len(one.has) + one.others[1], named(one.first),
            named(one.second), ranks(one.falls))])

    # The table

    @cython.cfunc
    @cython.exceptval(check=False)
    def row(self, lane: cython.ulonglong, trumps: cython.bint) -> cython.int:
        """Where the row of this holding begins; -1 without one."""
        many: cython.int = self.count(lane)
        n: cython.int
        for n in range(0 if trumps else self.of_trumps, self.of_all):
            if lane & self.rows[WIDE * n] == self.rows[WIDE * n] \
                    and self.rows[WIDE * n + 1] <= many <= self.rows[WIDE * n + 2]:
                return WIDE * n
        return NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def first_of(self, lane: cython.ulonglong, trumps: cython.bint) -> cython.int:
        """The strength of the card to open the suit with."""
        at: cython.int = self.row(lane, trumps)
        many: cython.int = self.count(lane)
        if at >= 0:
            return self.fourth(lane) if self.rows[at + 3] == FOURTH else self.rows[at + 3]
        if many > 3:
            return self.fourth(lane)
        return lowest(lane) if many == 3 and highest(lane) >= QUEEN else highest(lane)

    @cython.cfunc
    @cython.exceptval(check=False)
    def second_of(self, lane: cython.ulonglong, won: cython.bint, trick: cython.int) -> cython.int:
        """The strength of the card to go on with from a plain holding as it was, after this trick; -1 for none."""
        one: cython.ulonglong = 1
        at: cython.int = self.row(lane, False)
        n: cython.int
        fallen: cython.ulonglong = 0
        if at < 0 or self.rows[at + 4] == NONE:
            return NONE
        if self.rows[at + 5]:
            for n in range(1, 4):
                fallen |= one << (self.past[4 * trick + n] & 15)
            if not fallen & self.rows[at + 5]:
                return NONE
        if self.rows[at + 4] != FOURTH:
            return self.rows[at + 4]
        return self.fourth(lane & ~(one << self.first_of(lane, False))) if won else NONE

    # Maxim by maxim

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self) -> cython.int:
        card: cython.int = self.for_partner()
        if card < 0:
            card = self.from_five()
        if card < 0:
            card = self.for_two_suits()
        if card < 0:
            card = self.winner() if self.trump < NO_TRUMP else self.made_good()
        if card < 0:
            card = self.for_a_ruff()
        if card < 0:
            card = self.again()
        if card < 0:
            card = self.returned()
        if card < 0:
            card = self.through()
        return card if card >= 0 else self.fresh()

    @cython.cfunc
    @cython.exceptval(check=False)
    def for_partner(self) -> cython.int:
        own: cython.ulonglong = self.lane(self.hand[self.me], self.trump)
        base: cython.int = 16 * self.trump
        n: cython.int
        if not own or not self.wants_trumps(self.mate) or not self.trumps_against():
            return NONE
        if self.trumps_led[self.me] == 1 and self.trump_first[self.me] & 15 == ACE \
                and not self.master(base + highest(own)):
            return base + lowest(own)
        n = self.count(own)
        if highest(own) == ACE or n <= 3:
            return base + highest(own)
        return base + (lowest(own) if n == 4 else self.fourth(own))

    @cython.cfunc
    @cython.exceptval(check=False)
    def from_five(self) -> cython.int:
        own: cython.ulonglong = self.lane(self.hand[self.me], self.trump)
        base: cython.int = 16 * self.trump
        best: cython.bint
        if not own or self.count(self.lane(self.dealt[self.me], self.trump)) < 5 or not self.trumps_against():
            return NONE
        best = self.master(base + highest(own))
        if not best and self.count(self.lane(self.out, self.trump)) == 1:
            return NONE
        return base + (highest(own) if best and self.trumps_led[self.me] else self.first_of(own, True))

    @cython.cfunc
    @cython.exceptval(check=False)
    def for_two_suits(self) -> cython.int:
        own: cython.ulonglong = self.lane(self.hand[self.me], self.trump)
        led: cython.int = self.led_first[self.mate]
        suit: cython.int
        lane: cython.ulonglong
        strong: cython.int = 0
        if not own or led < 0 or led >> 4 == self.trump or self.led[self.me]:
            return NONE
        for suit in range(4):
            lane = self.lane(self.dealt[self.me], suit)
            if suit != self.trump and suit != led >> 4 and self.count(lane) >= 4 and self.over_ten(lane) > 1:
                strong += 1
        if strong < 2 or not self.trumps_against():
            return NONE
        return 16 * self.trump + (highest(own) if self.count(own) < 4 else self.first_of(own, True))

    @cython.cfunc
    @cython.exceptval(check=False)
    def suits_led(self) -> cython.int:
        """The suits that this side has led, a bit for each."""
        found: cython.int = 0
        n: cython.int
        for n in range(self.done):
            if (self.leaders[n] - self.me) & 1 == 0:
                found |= 1 << (self.past[4 * n] >> 4)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def winner(self) -> cython.int:
        against: cython.bint = self.trumps_against()
        ours: cython.int = self.suits_led()
        suit: cython.int
        mark: cython.int
        lane: cython.ulonglong
        most: cython.int = -1
        best: cython.int = NONE
        for suit in range(4):
            lane = self.lane(self.hand[self.me], suit)
            if suit == self.trump or not lane or against and not ours >> suit & 1:
                continue
            if self.master(16 * suit + highest(lane)) and not self.ruffed(suit):
                mark = 16 * self.count(lane) + highest(lane)
                if mark > most:
                    most, best = mark, 16 * suit + highest(lane)
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def commanding(self, suit: cython.int) -> cython.int:
        """How many cards of a suit are the best left."""
        lane: cython.ulonglong = self.lane(self.hand[self.me], suit)
        n: cython.int = 0
        while lane and self.master(16 * suit + highest(lane)):
            lane ^= 1 << highest(lane)
            n += 1
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def made_good(self) -> cython.int:
        """Where no trumps were named: of a suit that this side has led, or of which all held are the best; of any, if
        that is all or enough."""
        ours: cython.int = self.suits_led()
        suit: cython.int
        lane: cython.ulonglong
        many: cython.int = 0
        n: cython.int
        whatever: cython.bint
        mark: cython.int
        most: cython.int = -1
        best: cython.int = NONE
        for suit in range(4):
            many += self.commanding(suit)
        whatever = many >= self.count(self.hand[self.me]) or many >= self.wanted() > 0
        for suit in range(4):
            lane, n = self.lane(self.hand[self.me], suit), self.commanding(suit)
            if n and (whatever or ours >> suit & 1 or n == self.count(lane) > 1):
                mark = 16 * self.count(lane) + highest(lane)
                if mark > most:
                    most, best = mark, 16 * suit + highest(lane)
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def for_a_ruff(self) -> cython.int:
        suit: cython.int
        lane: cython.ulonglong
        if self.wants_trumps(self.mate):
            return NONE
        for suit in range(4):
            lane = self.lane(self.hand[self.me], suit)
            if lane and suit != self.trump and self.mate_may_trump(suit) and not self.ruffed(suit) \
                    and not self.master(16 * suit + lowest(lane)):
                return 16 * suit + lowest(lane)
        return NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def again(self) -> cython.int:
        n: cython.int
        k: cython.int
        suit: cython.int
        best: cython.int
        card: cython.int
        dealt: cython.ulonglong
        held: cython.ulonglong
        for n in range(self.done):
            suit = self.past[4 * n] >> 4
            if self.leaders[n] != self.me or suit == self.trump or self.ruffed(suit):
                continue
            dealt, held = self.lane(self.dealt[self.me], suit), self.lane(self.hand[self.me], suit)
            if self.past[4 * n] & 15 != self.first_of(dealt, False) or self.count(dealt) - self.count(held) != 1:
                continue
            best = 0
            for k in range(1, 4):
                if self.beats(self.past[4 * n + k], self.past[4 * n + best]):
                    best = k
            card = self.second_of(dealt, best & 1 == 0, n)
            if card >= 0 and held >> card & 1:
                return 16 * suit + card
        return NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def returned(self) -> cython.int:
        suit: cython.int = self.led_first[self.mate] >> 4
        held: cython.ulonglong
        if self.led_first[self.mate] < 0 or suit == self.trump or self.ruffed(suit):
            return NONE
        held = self.lane(self.hand[self.me], suit)
        if not held:
            return NONE
        return 16 * suit + (highest(held) if self.count(held) < 3 else lowest(held))

    @cython.cfunc
    @cython.exceptval(check=False)
    def through(self) -> cython.int:
        suit: cython.int
        n: cython.int
        held: cython.ulonglong
        for suit in range(4):
            if suit != self.trump and self.count(self.lane(self.hand[self.me], suit)) > 3:
                return NONE
        for n in range(self.done):
            if self.leaders[n] == (self.me + 1) & 3:
                suit = self.past[4 * n] >> 4
                held = self.lane(self.hand[self.me], suit)
                if suit != self.trump and held and not self.ruffed(suit):
                    return 16 * suit + highest(held)
        return NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def fresh(self) -> cython.int:
        suit: cython.int
        lane: cython.ulonglong
        mark: cython.int
        most: cython.int = -1
        best: cython.int = self.trump
        some: cython.bint = False
        for suit in range(4):
            if self.lane(self.hand[self.me], suit) and not self.ruffed(suit):
                some = True
        if self.count(self.lane(self.hand[self.me], self.trump)) < 5:
            for suit in range(4):
                lane = self.lane(self.hand[self.me], suit)
                if suit == self.trump or not lane or some and self.ruffed(suit):
                    continue
                mark = self.count(lane) << 20 | self.count(lane & TENS) << 16 | cython.cast(cython.int, lane)
                if mark > most:
                    most, best = mark, suit
        return 16 * best + self.first_of(self.lane(self.hand[self.me], best), best == self.trump)
