# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player plays to a card led (maxims.py and places.py): compiled by Cython, and right without it.

A test has both choose the same.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.cards import RANKS
from cardtable.families.partnership import places

if cython.compiled:
    from cython.cimports.cardtable.families.partnership.search.leading import Leading
else:
    from cardtable.families.partnership.search.leading import Leading
    from cardtable.solver.machine import highest, lowest

NONE = -1
WIDE = 7
TEN, KNAVE, QUEEN, KING, ACE = 8, 9, 10, 11, 12
LANE, SMALL, KING_QUEEN, KING_TEN = 0xFFFF, 0x00FF, 0x0C00, 0x0900       # of a lane
COURT = 0x1C00_1C00_1C00_1C00                    # of all: queens and above


def ranks(letters: str) -> int:
    """As a lane."""
    return sum([1 << RANKS.index(letter) for letter in letters])


def named(word: str) -> int:
    """The card a row tells of; -1 is the lowest."""
    return NONE if word == places.LOW else RANKS.index(word)


@cython.cclass
class Habits(Leading):
    """The club player in all four seats."""

    def __init__(self, **rules: object) -> None:
        Leading.__init__(self, **rules)
        self.second = array("i", [n for one in places.SECOND for n in (
            ranks(one.has), len(one.has) + one.others[0], len(one.has) + one.others[1], named(one.plays),
            ranks(one.on), named(one.then or places.LOW), named(one.in_trumps or one.plays))])
        self.tries = array("i", [n for has, tried in places.FINESSES for n in (ranks(has), RANKS.index(tried))])

    @cython.cfunc
    @cython.exceptval(check=False)
    def habit(self) -> cython.int:
        some: cython.ulonglong = self.lawful()
        if some & (some - 1) == 0:
            return lowest(some)
        self.look()
        if self.lies == 0:
            return self.lead()
        if lowest(some) >> 4 == self.trick[0] >> 4 and highest(some) >> 4 == self.trick[0] >> 4:
            return 16 * (self.trick[0] >> 4) + self.follow(self.lane(some, self.trick[0] >> 4))
        return self.lacking_it()

    # With cards of the suit led, by strength

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        top: cython.int = self.best & 15
        low: cython.int = lowest(some)
        last: cython.bint = self.lies == 3
        ours: cython.bint = self.holder == self.mate
        card: cython.int
        if self.best >> 4 != suit:
            return low
        if self.leader == self.mate:
            if some >> ACE & 1 and self.unblocks(some):
                return ACE
            if suit == self.trump and ours and self.master(self.best):
                return lowest(some & (some - 1)) if self.count(some) > 3 else low
        if ours and (last or not self.gains(16 * suit + highest(some), self.best)):
            card = self.calling(some) if last else NONE
            return card if card >= 0 else low
        if self.lies == 2:
            return self.third_hand(some)
        card = low
        if not last:
            card = self.high_second(some)
            if card >= 0:
                return card
            card = self.second_hand(some)
        elif highest(some) > top:
            card = lowest(some >> top << top)
        if card == low:
            card = self.calling(some)
            return card if card >= 0 else low
        return card

    @cython.cfunc
    @cython.exceptval(check=False)
    def high_second(self, some: cython.ulonglong) -> cython.int:
        """The lowest that commands a plain suit led before, which no adversary is known to trump; -1 for none."""
        suit: cython.int = self.trick[0] >> 4
        card: cython.int
        n: cython.int
        before: cython.bint = False
        for n in range(self.done):
            before = before or self.past[4 * n] >> 4 == suit
        if suit == self.trump or not before or self.ruffed(suit):
            return NONE
        some = some >> (self.trick[0] & 15) >> 1 << 1 << (self.trick[0] & 15)
        while some:
            card = lowest(some)
            if self.master(16 * suit + card):
                return card
            some &= some - 1
        return NONE

    @cython.cfunc
    @cython.exceptval(check=False)
    def unblocks(self, some: cython.ulonglong) -> cython.bint:
        """Whether the ace goes under partner's king after his knave, or at once with one small card."""
        suit: cython.int = self.trick[0] >> 4
        led: cython.int = self.trick[0] & 15
        n: cython.int
        before: cython.int = NONE
        for n in range(self.done):
            if self.leaders[n] == self.mate and self.past[4 * n] >> 4 == suit:
                if before >= 0:
                    return False
                before = self.past[4 * n] & 15
        if before < 0:
            return led == KNAVE and self.count(some) == 2
        return before == KNAVE and led == KING

    @cython.cfunc
    @cython.exceptval(check=False)
    def calling(self, some: cython.ulonglong) -> cython.int:
        """A small card higher than the lowest, which calls for trumps; -1 where there is nothing to tell."""
        suit: cython.int = self.trick[0] >> 4
        small: cython.ulonglong = some & SMALL
        own: cython.ulonglong = self.lane(self.hand[self.me], self.trump)
        n: cython.int = self.count(own)
        s: cython.int
        if self.open_seats or suit == self.trump or small & (small - 1) == 0 or self.has_called(self.me) \
                or self.small[4 * self.me + suit] >= 0:
            return NONE
        for s in range(4):
            if self.trumps_led[s]:
                return NONE
        if self.has_called(self.mate):
            if n < 4:
                return NONE
        else:
            if n < 5 or n == 5 and self.over_ten(own) < 2:
                return NONE
            if not self.hand[self.me] & ~(cython.cast(cython.ulonglong, LANE) << (16 * self.trump)) & COURT:
                return NONE
        small ^= cython.cast(cython.ulonglong, 1) << highest(small) if self.count(small) > 2 else 0
        return highest(small)

    @cython.cfunc
    @cython.exceptval(check=False)
    def second_hand(self, some: cython.ulonglong) -> cython.int:
        led: cython.int = self.trick[0] & 15
        many: cython.int = self.count(some)
        n: cython.int
        card: cython.int
        for n in range(0, self.second.shape[0] if cython.compiled else len(self.second), WIDE):
            if some & self.second[n] == self.second[n] and self.second[n + 1] <= many <= self.second[n + 2]:
                card = self.second[n + 5] if self.second[n + 4] >> led & 1 else \
                    self.second[n + 6] if self.trick[0] >> 4 == self.trump else self.second[n + 3]
                return card if card > led else lowest(some)
        return lowest(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def third_hand(self, some: cython.ulonglong) -> cython.int:
        suit: cython.int = self.trick[0] >> 4
        top: cython.int = self.best & 15
        n: cython.int
        tried: cython.int = NONE
        card: cython.int
        if self.trick[0] & 15 == KNAVE and self.best == self.trick[0] and not some & KING_QUEEN:
            return lowest(some)
        if some & KING_TEN == KING_TEN and top < TEN and self.wanted() > 1 and self.mates_queen(suit):
            return TEN
        if highest(some) < top:
            return lowest(some)
        for n in range(0, self.tries.shape[0] if cython.compiled else len(self.tries), 2):
            if some & self.tries[n] == self.tries[n] and self.tries[n + 1] > top:
                tried = self.tries[n + 1]
                break
        if tried >= 0 and self.wanted() > 1 and self.trick[1] >> 4 == suit and not self.not_on_the_right(suit, tried):
            return tried
        card = highest(some)
        while card and some >> (card - 1) & 1:
            card -= 1
        return card

    @cython.cfunc
    @cython.exceptval(check=False)
    def mates_queen(self, suit: cython.int) -> cython.bint:
        """Whether partner has played the queen of it."""
        n: cython.int
        found: cython.bint = False
        for n in range(self.done):
            found |= self.past[4 * n + ((self.mate - self.leaders[n]) & 3)] == 16 * suit + QUEEN
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def not_on_the_right(self, suit: cython.int, tried: cython.int) -> cython.bint:
        """Whether the card that a finesse is made against is not with the right-hand adversary."""
        n: cython.int
        k: cython.int
        best: cython.int
        at: cython.int
        for n in range(self.done):
            if self.leaders[n] != self.me or self.past[4 * n] >> 4 != suit or self.past[4 * n + 3] >> 4 != suit:
                continue
            best, at = self.past[4 * n], 0
            for k in range(1, 3):
                if self.past[4 * n + k] >> 4 == suit and self.past[4 * n + k] > best:
                    best, at = self.past[4 * n + k], k
            if at & 1 == 0 and self.past[4 * n + 3] < best and best & 15 <= tried:
                return True
        return False

    # Without a card of the suit led

    @cython.cfunc
    @cython.exceptval(check=False)
    def lacking_it(self) -> cython.int:
        own: cython.ulonglong = self.lane(self.hand[self.me], self.trump)
        able: cython.ulonglong = own
        ours: cython.bint = self.holder == self.mate
        last: cython.bint = self.lies == 3
        strong: cython.bint
        kings: cython.bint = ours and self.best == self.trick[0] and self.best & 15 >= KING
        wants: cython.bint = self.wants_trumps(self.mate)
        n: cython.int = self.count(own)
        if self.best >> 4 == self.trump:
            able = own >> (self.best & 15) << (self.best & 15)
        if able and not (ours and (last or kings or self.master(self.best))):
            strong = n > 4 or n == 4 and self.over_ten(own) > 1
            if wants or not strong or not ours and not (not last and self.lies == 1):
                return 16 * self.trump + lowest(able)
        return self.thrown(own, not self.wants_now(self.mate) and (self.wants_now((self.me + 1) & 3)
                                                                   or self.wants_now((self.me + 3) & 3)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def thrown(self, own: cython.ulonglong, enemies: cython.bint) -> cython.int:
        """The lowest of the weakest suit, but of the strongest if the enemies want trumps; of the best cards and of
        guards none, if there is another."""
        suit: cython.int
        mark: cython.int
        lane: cython.ulonglong
        rank: cython.int
        n: cython.int
        kept: cython.int
        some: cython.int = 0
        best: cython.int = NONE
        at: cython.int = NONE
        for suit in range(4):
            if suit != self.trump and self.lane(self.hand[self.me], suit):
                some |= 1 << suit
        if not some:
            return 16 * self.trump + lowest(own)
        kept = some
        for suit in range(4):
            lane = self.lane(self.hand[self.me], suit)
            if some >> suit & 1 and self.master(16 * suit + lowest(lane)):
                kept &= ~(1 << suit)
        some = kept if kept else some
        kept = some
        for suit in range(4):
            lane = self.lane(self.hand[self.me], suit)
            n = self.count(lane)
            if some >> suit & 1 and (n == 2 and highest(lane) == KING or n == 3 and highest(lane) == QUEEN):
                kept &= ~(1 << suit)
        some = kept if kept else some
        for suit in range(4):
            if not some >> suit & 1:
                continue
            lane = self.lane(self.hand[self.me], suit)
            mark = 256 * self.count(lane)
            for rank in range(13):
                if lane >> rank & 1:
                    mark += rank
            if at < 0 or (mark >= best if enemies else mark < best):
                best, at = mark, suit
        return 16 * at + lowest(self.lane(self.hand[self.me], at))
