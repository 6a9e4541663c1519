# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player says before the play (bidding.py), and what comes of it: compiled by Cython, and right without
it.  A test has both say the same.

Hands are plain until the play begins.  A word is a suit * 4 + a contract, or NO.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.games.euchre import bidding

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
    """One deal from its turn-up on."""

    def __init__(self, seats: int, dealer: int, pack: int, turned: int, proposed: int, us: list[int], them: list[int],
                 bridges: int, later_call: bool, lone_leads: bool, opposed: bool, jambone: bool,
                 jamboree: bool) -> None:
        """`us` and `them`: by seat, his points and the most of another; `bridges`: the points of dealers that make a
        bridge, as bits."""
        Habits.__init__(self, seats, dealer, pack, turned)
        self.proposed, self.bridges = proposed, bridges
        self.us, self.them = array("i", us), array("i", them)
        self.later_call, self.lone_leads, self.opposed = later_call, lone_leads, opposed
        self.may_expose, self.may_show = jambone, jamboree
        self.phase, self.turned_down, self.opposer = ADOPTING, False, NO
        self.orders, self.third_orders, self.assists = bidding.ORDERS, bidding.THIRD_ORDERS, bidding.ASSISTS
        self.takes, self.next, self.cross, self.other = bidding.TAKES, bidding.NEXT, bidding.CROSS, bidding.OTHER
        self.at_four, self.close = bidding.AT_FOUR, bidding.CLOSE

    @cython.cfunc
    @cython.exceptval(check=False)
    def manner(self, plain: cython.ulonglong, six: cython.ulonglong, trump: cython.int,
               dealer: cython.bint) -> cython.int:
        """Alone or together; `six`: with the turn-up, where it is his."""
        some: cython.ulonglong = self.with_trumps(plain, trump)
        trumps: cython.ulonglong = self.lane(some, trump)
        aces: cython.int
        if self.seats != 4:
            return TOGETHER
        if self.may_show and self.lane(self.with_trumps(six, trump), trump) & 0x60E0 == 0x60E0:
            return JAMBOREE
        if self.may_expose:
            aces = self.total(self.lay(some, trump) & ACES)
            if trumps & 0x20E0 == 0x20E0 and aces or dealer and trumps & 0x6000 == 0x6000 and aces == 3:
                return JAMBONE
        return ALONE if self.alone(some, trump) else TOGETHER

    @cython.cfunc
    @cython.exceptval(check=False)
    def kept(self, plain: cython.ulonglong) -> cython.ulonglong:
        """The dealer's five when he has taken the turn-up in, plain."""
        six: cython.ulonglong = plain | cython.cast(cython.ulonglong, 1) << self.turned
        return six & ~self.plain_bit(self.thrown(self.with_trumps(six, self.proposed), self.proposed), self.proposed)

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
    def adopts(self, seat: cython.int, plain: cython.ulonglong) -> cython.int:
        """Ordering up, or assisting."""
        trump: cython.int = self.proposed
        some: cython.ulonglong = self.with_trumps(plain, trump)
        side: cython.ulonglong
        worth: cython.double = self.tricks(some, trump)
        beside: cython.double
        wanted: cython.double = self.third_orders
        at_four: cython.bint = self.us[seat] == 4 and self.them[seat] == 4
        bridge: cython.bint = self.us[seat] == 4 and self.bridges >> self.them[seat] & 1
        if seat == self.partner[self.dealer]:
            wanted = self.at_four if at_four else self.assists
            if worth >= wanted or self.count[self.in_order(some, trump)] > 1:
                return 4 * trump + self.manner(plain, plain, trump, False)
            return NO
        if seat == (self.dealer + 1) % self.seats:
            if self.seats == 4 and bridge:
                return NO if self.is_sure(some, trump) and worth < self.orders else 4 * trump
            side = self.with_trumps(plain, 3 - trump)
            beside = self.tricks(side, 3 - trump)
            if beside >= worth and worth >= self.next and self.size(self.lane(side, 3 - trump)) > 2:
                return NO
            wanted = self.orders
        elif bridge:
            wanted -= 2 * self.close / 1.5
        if worth >= (self.at_four if at_four else wanted):
            return 4 * trump + self.manner(plain, plain, trump, False)
        return NO

    @cython.cfunc
    @cython.exceptval(check=False)
    def takes_up(self, seat: cython.int, plain: cython.ulonglong) -> cython.int:
        """The dealer."""
        trump: cython.int = self.proposed
        five: cython.ulonglong = self.kept(plain)
        some: cython.ulonglong = self.with_trumps(five, trump)
        us: cython.int = self.us[seat]
        them: cython.int = self.them[seat]
        wary: cython.int = them == 3 and us < 3
        if self.size(self.lane(some, trump)) >= 3 + wary \
                or self.tricks(some, trump) >= (self.at_four if us == 4 and them == 4 else self.takes):
            return 4 * trump + self.manner(five, plain | cython.cast(cython.ulonglong, 1) << self.turned, trump, True)
        return NO

    @cython.cfunc
    @cython.exceptval(check=False)
    def makes(self, seat: cython.int, plain: cython.ulonglong) -> cython.int:
        """Another suit."""
        s: cython.int
        side: cython.int = 3 - self.proposed
        suit: cython.int = NO
        across: cython.int = NO
        found: cython.double
        worth: cython.double = -1
        over: cython.double = -1
        beside: cython.double = self.tricks(self.with_trumps(plain, side), side)
        for s in range(4):
            if s == self.proposed:
                continue
            found = self.tricks(self.with_trumps(plain, s), s)
            if found > worth:
                worth, suit = found, s
            if s != side and found > over:
                over, across = found, s
        if seat == (self.dealer + 1) % self.seats and self.seats > 2:
            if beside >= self.next and worth < (self.other if self.other > beside + self.close
                                                else beside + self.close):
                return 4 * side + self.manner(plain, plain, side, False)
        elif seat == self.partner[self.dealer] and over >= self.cross:
            return 4 * across + self.manner(plain, plain, across, False)
        return 4 * suit + self.manner(plain, plain, suit, False) if worth >= self.other else NO

    # The course of what is said

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
                        and self.alone(self.with_trumps(self.hand[s], self.trump), self.trump):
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
            self.hand[seat] = self.kept(plain)
            self.begins()
            return NO
        if self.phase == SUPERSEDING:
            dealer = seat == self.dealer and not self.turned_down
            if dealer:
                six, plain = plain | cython.cast(cython.ulonglong, 1) << self.turned, self.kept(plain)
            word = self.manner(plain, six, self.trump, dealer)
            word = word if word else NO
        else:
            word = self.word(seat, plain, self.phase == MAKING)
        self.says(word)
        return word
