# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player says before the play (book/accepting.py, making.py): compiled by Cython, and right without it.

A test has both say the same.

Hands are plain until the play begins.  A word is a suit * 4 + a contract, or NO.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.games.euchre import hands
from cardtable.games.euchre.book import making
from cardtable.games.euchre.book.marks import Marks

if cython.compiled:
    from cython.cimports.cardtable.games.euchre.search.habits import Habits
else:
    from cardtable.games.euchre.search.habits import Habits

ADOPTING, MAKING, SUPERSEDING, OPPOSING, DISCARDING, PLAY, ENDED = range(7)
TOGETHER, ALONE, JAMBONE, JAMBOREE = range(4)
NO = -1
ACES = 0x0080_0080_0080_0080


@cython.cclass
class Calls(Habits):
    """What is said of the turn-up, and when it is turned down."""

    def __init__(self, seats: int, dealer: int, pack: int, turned: int, proposed: int, us: list[int], them: list[int],
                 bridges: int, marks: Marks, hoyle: bool, later_call: bool, lone_leads: bool, opposed: bool,
                 jambone: bool, jamboree: bool) -> None:
        """`us` and `them`: by seat, his points and the most of another; `bridges`: the points of dealers that make a
        bridge, as bits; `hoyle`: whether it is his book that is followed."""
        Habits.__init__(self, seats, dealer, pack, turned, hoyle)
        self.proposed, self.bridges = proposed, bridges
        self.us, self.them = array("i", us), array("i", them)
        self.later_call, self.lone_leads, self.opposed = later_call, lone_leads, opposed
        self.may_expose, self.may_show = jambone, jamboree
        self.phase, self.turned_down, self.opposer = ADOPTING, False, NO
        self.orders, self.third_orders, self.bridge_third = marks.orders, marks.third_orders, marks.bridge_third
        self.assists, self.takes, self.light = marks.assists, marks.takes, marks.light
        self.next, self.cross, self.other, self.younger = marks.next, marks.cross, marks.other, marks.younger
        self.four_all, self.more, self.trumps_enough = marks.four_all, marks.more, marks.trumps_enough
        self.one, self.close, self.fewest = hands.ONE, making.CLOSE, making.FEWEST

    @cython.cfunc
    @cython.exceptval(check=False)
    def manner(self, seat: cython.int, plain: cython.ulonglong, six: cython.ulonglong, trump: cython.int,
               dealer: cython.bint) -> cython.int:
        """Alone or together; `six`: with the turn-up, where it is his."""
        some: cython.ulonglong = self.with_trumps(plain, trump)
        open_: cython.ulonglong = some
        trumps: cython.ulonglong
        aces: cython.int
        light: cython.bint = self.hoyle and self.us[seat] == 1 and self.them[seat] == 4
        if self.seats != 4:
            return TOGETHER
        if self.may_show and self.lane(self.with_trumps(six, trump), trump) & 0x60E0 == 0x60E0:
            return JAMBOREE
        if self.may_expose:
            if six != plain:
                open_ = self.with_trumps(self.kept(six, True), trump)
            trumps = self.lane(open_, trump)
            aces = self.total(self.lay(open_, trump) & ACES)
            if trumps & 0x20E0 == 0x20E0 and aces or dealer and trumps & 0x6000 == 0x6000 and aces == 3:
                return JAMBONE
        return ALONE if self.alone(some, trump, light) else TOGETHER

    @cython.cfunc
    @cython.exceptval(check=False)
    def kept(self, six: cython.ulonglong, exposing: cython.bint) -> cython.ulonglong:
        """The dealer's five of six, plain."""
        return six & ~self.plain_bit(self.thrown(self.with_trumps(six, self.proposed), self.proposed, exposing),
                                     self.proposed)

    @cython.cfunc
    @cython.exceptval(check=False)
    def with_turned(self, plain: cython.ulonglong) -> cython.ulonglong:
        """The dealer's six, plain."""
        return plain | cython.cast(cython.ulonglong, 1) << self.turned

    @cython.cfunc
    @cython.exceptval(check=False)
    def plain_bit(self, card: cython.int, trump: cython.int) -> cython.ulonglong:
        """A card with these trumps, as a plain bit."""
        one: cython.ulonglong = 1
        strength: cython.int = card & 15
        if strength < 8:
            return one << (8 * (card >> 4) + strength)
        if strength == 15:
            return one << 32
        return one << (8 * trump + 4) if strength == 14 else one << (8 * (3 - trump) + 4)

    @cython.cfunc
    @cython.exceptval(check=False)
    def word(self, seat: cython.int, plain: cython.ulonglong, making: cython.bint) -> cython.int:
        """What he says of the turn-up, or when it is turned down."""
        if making:
            return self.makes(seat, plain)
        if seat == self.dealer:
            return self.takes_up(seat, plain)
        return self.adopts(seat, plain)

    @cython.cfunc
    @cython.exceptval(check=False)
    def wanted(self, seat: cython.int, mark: cython.double) -> cython.double:
        """A mark at the score."""
        if self.seats < 4:
            return mark
        if self.us[seat] == 4 and self.them[seat] == 4:
            return mark if mark < self.four_all else self.four_all
        return mark + self.more if self.them[seat] == 3 else mark

    @cython.cfunc
    @cython.exceptval(check=False)
    def can_wait(self, plain: cython.ulonglong, trump: cython.int) -> cython.bint:
        """Whether eldest hand is as strong at the next suit."""
        some: cython.ulonglong = self.with_trumps(plain, trump)
        side: cython.ulonglong = self.with_trumps(plain, 3 - trump)
        held: cython.int = self.in_order(some, trump)
        beside: cython.int = self.size(self.lane(side, 3 - trump))
        here: cython.double = self.tricks(some, trump)
        if held >> 4 & 1 and not held >> 3 & 1 and held & 6 and self.bits[held] < 3 and beside == 2 \
                and self.size(self.lane(some, trump)) == 3:
            return True
        return beside > 2 and here >= self.one and self.tricks(side, 3 - trump) >= here

    @cython.cfunc
    @cython.exceptval(check=False)
    def ordinarily(self, plain: cython.ulonglong, trump: cython.int) -> cython.bint:
        """Fair trumps, and nothing better in another suit."""
        some: cython.ulonglong = self.with_trumps(plain, trump)
        n: cython.int = self.size(self.lane(some, trump))
        here: cython.double = self.tricks(some, trump)
        s: cython.int
        if n < 2 or n == 2 and self.in_order(some, trump) == 0:
            return False
        for s in range(4):                           # noqa: SIM110
            if self.tricks(self.with_trumps(plain, s), s) > here:
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def adopts(self, seat: cython.int, plain: cython.ulonglong) -> cython.int:
        """Ordering up, or assisting."""
        trump: cython.int = self.proposed
        some: cython.ulonglong = self.with_trumps(plain, trump)
        worth: cython.double = self.tricks(some, trump)
        four_all: cython.bint = self.seats == 4 and self.us[seat] == 4 and self.them[seat] == 4
        bridge: cython.bint = self.seats == 4 and self.us[seat] == 4 and self.bridges >> self.them[seat] & 1
        n: cython.int = self.size(self.lane(some, trump))
        yes: cython.bint
        if seat == self.partner[self.dealer]:
            yes = self.assists_on(seat, some, worth, n, four_all)
        elif seat == (self.dealer + 1) % self.seats:
            if bridge:
                yes = self.is_sure(some, trump) and (self.can_wait(plain, trump) or worth < self.orders)
                return NO if yes else 4 * trump
            if self.can_wait(plain, trump):
                return NO
            yes = self.ordinarily(plain, trump) if four_all else worth >= self.wanted(seat, self.orders)
        elif four_all:
            yes = self.ordinarily(plain, trump)
        elif bridge:
            yes = n > 2 and worth >= self.bridge_third or worth >= self.orders
        else:
            yes = worth >= self.wanted(seat, self.third_orders)
        return 4 * trump + self.manner(seat, plain, plain, trump, False) if yes else NO

    @cython.cfunc
    @cython.exceptval(check=False)
    def assists_on(self, seat: cython.int, some: cython.ulonglong, worth: cython.double, n: cython.int,
                   four_all: cython.bint) -> cython.bint:
        """Whether the dealer's partner assists."""
        needed: cython.double = self.wanted(seat, self.assists)
        if worth >= needed or four_all and n > 1 and worth >= self.one:
            return True
        if needed > self.assists and worth < needed - self.more / 2:
            return False
        return self.bits[self.in_order(some, self.proposed)] > 1 \
            or self.trumps_enough and self.medium(some, self.proposed)

    @cython.cfunc
    @cython.exceptval(check=False)
    def takes_up(self, seat: cython.int, plain: cython.ulonglong) -> cython.int:
        """The dealer."""
        trump: cython.int = self.proposed
        six: cython.ulonglong = self.with_turned(plain)
        five: cython.ulonglong = self.kept(six, False)
        some: cython.ulonglong = self.with_trumps(five, trump)
        n: cython.int = self.size(self.lane(some, trump))
        needed: cython.double = self.wanted(seat, self.takes)
        enough: cython.bint = n > 2 and (self.trumps_enough or self.seats < 4
                                         or self.lay(some, trump) & ACES != 0 or self.is_sure(some, trump))
        if self.hoyle and self.seats == 4 and self.us[seat] < 3 and self.them[seat] >= 3:
            needed, enough = self.light, n > 2
        elif needed < self.takes:
            enough = n > 1
        elif needed > self.takes:
            enough = n > 3
        if enough or self.tricks(some, trump) >= needed:
            return 4 * trump + self.manner(seat, five, six, trump, True)
        return NO

    @cython.cfunc
    @cython.exceptval(check=False)
    def makes(self, seat: cython.int, plain: cython.ulonglong) -> cython.int:
        """Another suit."""
        s: cython.int
        side: cython.int = 3 - self.proposed
        suit: cython.int = NO
        across: cython.int = NO
        any_: cython.int = NO
        some: cython.ulonglong
        found: cython.double
        worth: cython.double = -1
        over: cython.double = -1
        most: cython.double = -1
        beside: cython.double = -1
        mark: cython.double = self.other
        careful: cython.double = self.close if self.seats == 4 and self.them[seat] == 3 else 0
        eldest: cython.bint = seat == (self.dealer + 1) % self.seats and self.seats > 2
        for s in range(4):
            if s == self.proposed:
                continue
            some = self.with_trumps(plain, s)
            found = self.tricks(some, s)
            if found > most:
                most, any_ = found, s
            if self.size(self.lane(some, s)) < self.fewest:
                continue
            if found > worth:
                worth, suit = found, s
            if s == side:
                beside = found
            elif found > over:
                over, across = found, s
        if eldest:
            if beside >= self.next + careful and worth < (self.other if self.other > beside + self.close
                                                          else beside + self.close):
                some = self.with_trumps(plain, side)
                if self.seats == 4 and self.size(self.lane(some, side)) == 4 \
                        and self.lane(some, side) & 0x6000 == 0x6000 and self.lane(some, self.proposed) & 0xC0:
                    return 4 * side + ALONE
                return 4 * side + self.manner(seat, plain, plain, side, False)
        elif seat == self.partner[self.dealer]:
            if over >= self.cross + careful:
                return 4 * across + self.manner(seat, plain, plain, across, False)
        elif self.seats == 4:
            mark = self.younger
        some = self.with_trumps(plain, suit) if suit >= 0 else 0
        if worth >= self.wanted(seat, mark) or suit >= 0 and self.seats == 4 and self.wanted(seat, mark) <= mark and (
                self.medium(some, suit) if self.trumps_enough else seat == self.partner[self.dealer]
                and self.size(self.lane(some, suit)) > 2 and self.is_sure(some, suit)):
            return 4 * suit + self.manner(seat, plain, plain, suit, False)
        if eldest and self.seats == 4 and self.us[seat] == 4 and self.bridges >> self.them[seat] & 1:
            return 4 * any_ + self.manner(seat, plain, plain, any_, False)
        return NO
