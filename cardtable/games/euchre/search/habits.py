# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player plays (book/), nearly: compiled by Cython, and right without it.

What his maxims say at most tables is here; a test tells how seldom he does otherwise.  Left out is what rests on cards
of earlier tricks (what partner threw, what he opened with), and what is called of a jambone.
"""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.euchre.search.leads import Leads
else:
    from cardtable.games.euchre.search.leads import Leads

ACE, LEFT, RIGHT = 7, 13, 14
SURE = .25                                       # as in book/answering.py
ACES = 0x0080_0080_0080_0080


@cython.cclass
class Habits(Leads):
    """One card, or several that are as good."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def likes(self) -> cython.ulonglong:
        some: cython.ulonglong = self.lawful()
        if some & (some - 1) == 0:
            return some
        return self.answer(some) if self.lies else self.lead(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def partner_behind(self) -> cython.bint:
        """Whether somebody of his party is still to play to the trick."""
        seat: cython.int = self.following(self.turn)
        n: cython.int
        for n in range(self.playing - self.lies - 1):                # noqa: B007
            if self.party[seat] == self.party[self.turn]:
                return True
            seat = self.following(seat)
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def enemy_behind(self) -> cython.bint:
        """Whether somebody of another party is still to play to the trick."""
        seat: cython.int = self.following(self.turn)
        n: cython.int
        for n in range(self.playing - self.lies - 1):                # noqa: B007
            if self.party[seat] != self.party[self.turn]:
                return True
            seat = self.following(seat)
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def sure(self) -> cython.bint:
        """Whether who plays last is unlikely to have more than the card that wins now."""
        out: cython.ulonglong = self.others(self.best >> 4)
        all_: cython.int = self.total(self.full & ~(self.gone | self.hand[self.turn] | self.dead))
        held: cython.double = self.total(self.hand[self.turn])
        risk: cython.double = 1
        n: cython.int
        if out >> (self.best & 15) == 0:
            return True
        for n in range(self.size(out >> (self.best & 15))):          # noqa: B007
            risk *= 1 - held / all_ if held < all_ else 0
        return 1 - risk < SURE

    @cython.cfunc
    @cython.exceptval(check=False)
    def winning(self, own: cython.ulonglong, suit: cython.int) -> cython.ulonglong:
        """Of a lane of this suit, what takes the trick."""
        if self.best >> 4 == suit:
            return own >> (self.best & 15) << (self.best & 15)
        return own if suit == self.trump else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def answer(self, some: cython.ulonglong) -> cython.ulonglong:
        suit: cython.int = self.trick[0] >> 4
        card: cython.int
        if not self.lane(some, suit):
            return self.without(some)
        card = self.follow(some)
        if suit == self.trump:
            card = self.signal(self.lane(some, suit), card)
        return cython.cast(cython.ulonglong, 1) << (16 * suit + card)

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, some: cython.ulonglong) -> cython.int:
        """In suit: win if that is wanted; low where it is not, or cannot be.  The strength of the card."""
        suit: cython.int = self.trick[0] >> 4
        lane: cython.ulonglong = self.lane(some, suit)
        low: cython.int = self.lowest(lane)
        high: cython.int
        winning: cython.ulonglong = self.winning(lane, suit)
        last: cython.bint = not self.enemy_behind()
        ours: cython.bint = self.party[self.holder] == self.party[self.turn]
        if not winning:
            if suit == self.trump and not ours and not self.hoyle and self.party[self.turn] != self.party[self.maker]:
                high = self.highest(self.alike(lane, suit, low))
                return low if high == LEFT else high
            return low
        if ours and (last or self.commands(self.best)
                     or self.alike(winning, suit, self.best & 15) == winning):
            return low
        if last:
            return self.lowest(winning)
        if self.lies == 1 and suit == self.trump and self.trick[0] & 15 < 4 and not winning >> low & 1 \
                and self.partner_behind():
            return low
        return self.lowest(self.alike(winning, suit, self.highest(winning)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def signal(self, own: cython.ulonglong, card: cython.int) -> cython.int:
        """What the dealer plays to a trump led, all having seen the card turned up."""
        up: cython.ulonglong = self.keeps() if self.turn == self.dealer and self.partner[self.turn] >= 0 else 0
        same: cython.ulonglong
        near: cython.ulonglong
        winning: cython.ulonglong = self.winning(own, self.trump)
        ours: cython.bint = self.party[self.turn] == self.party[self.maker]
        if not up or own & (own - 1) == 0:
            return card
        same = self.as_good(own, card, winning)
        near = self.alike(own, self.trump, self.highest(up)) & ~up
        if ours and same & up and same & ~up:
            if near >> self.highest(same & ~up) & 1 and (not self.hoyle or self.maker == self.partner[self.dealer]):
                return self.highest(same & ~up)
            return card if self.hoyle else self.lowest(same & ~up)
        if not ours and same & up and not self.hoyle:
            return self.highest(up)
        if ours and self.maker == self.partner[self.dealer] and near & winning \
                and self.party[self.holder] != self.party[self.turn]:
            return self.highest(near & winning)
        return card

    @cython.cfunc
    @cython.exceptval(check=False)
    def as_good(self, own: cython.ulonglong, card: cython.int, winning: cython.ulonglong) -> cython.ulonglong:
        """Trumps that do as much to this trick and cost as little."""
        same: cython.ulonglong = self.alike(own, self.trump, card)
        if card < 4:
            same |= own & 15
        return same & winning if winning >> card & 1 else same & ~winning

    @cython.cfunc
    @cython.exceptval(check=False)
    def without(self, some: cython.ulonglong) -> cython.ulonglong:
        """Without the suit led: a trump, or a card thrown."""
        one: cython.ulonglong = 1
        shift: cython.int = 16 * self.trump
        own: cython.ulonglong = self.lane(some, self.trump)
        lay: cython.ulonglong = self.lay(some, self.trump)
        winning: cython.ulonglong = self.winning(own, self.trump)
        ours: cython.bint = self.party[self.holder] == self.party[self.turn]
        last: cython.bint = self.lies == self.playing - 1
        high: cython.int = self.highest(own)
        fair: cython.ulonglong
        if ours and (lay or own & ~winning) and (not self.enemy_behind() or self.best >> 4 == self.trump or self.sure()
                                                 or self.late_king()):
            return self.throw(some) if lay else one << (shift + self.lowest(own & ~winning))
        if not winning:
            return self.throw(some)
        if not lay and self.keeps_tenace(own, ours, last):
            return one << (shift + self.lowest(own))
        if own & (own - 1) == 0 and (high in (RIGHT, LEFT)):
            return one << (shift + high)
        if lay and self.lies == 1 and self.trick[0] & 15 < 4 and self.partner_behind() \
                and self.size(self.lane(self.gone, self.trick[0] >> 4)) == 1:
            return self.throw(some)
        fair = self.ruffs_to_tell(own, winning)
        if fair:
            return fair << shift
        if self.lies == 2 and not last:
            fair = winning & 0xF8 if winning & 0xF8 else winning
            return one << (shift + self.highest(fair))
        return one << (shift + self.lowest(winning))

    @cython.cfunc
    @cython.exceptval(check=False)
    def late_king(self) -> cython.bint:
        """A king that partner led in the third round or later, and that has passed one hand."""
        return not self.hoyle and self.lies == 2 and self.best == self.trick[0] and self.best & 15 == ACE - 1 \
            and self.taken[0] + self.taken[1] + self.taken[2] + self.taken[3] > 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def keeps_tenace(self, own: cython.ulonglong, ours: cython.bint, last: cython.bint) -> cython.bint:
        """One trick each, three trumps left under the Right Bower, the Left or the ace lying and the other out."""
        out: cython.ulonglong = self.others(self.trump)
        other: cython.int
        if not last or ours or self.size(own) != 3 or not own >> RIGHT & 1 or self.best >> 4 != self.trump \
                or self.tricks_of(self.party[self.turn]) != 1:
            return False
        other = ACE if self.best & 15 == LEFT else LEFT if self.best & 15 == ACE else 0
        return other != 0 and out >> other & 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def ruffs_to_tell(self, own: cython.ulonglong, winning: cython.ulonglong) -> cython.ulonglong:
        """With what the dealer ruffs who has the turned card still; 0 where that does not matter."""
        up: cython.ulonglong = self.keeps() if self.turn == self.dealer and self.partner[self.turn] >= 0 else 0
        same: cython.ulonglong
        near: cython.ulonglong
        one: cython.ulonglong = 1
        if not up:
            return 0
        if self.maker == self.partner[self.dealer]:
            near = self.alike(own, self.trump, self.highest(up)) & ~up & winning
            return one << self.highest(near) if near else 0
        same = self.as_good(own, self.lowest(winning), winning)
        if self.party[self.turn] == self.party[self.maker]:
            return one << self.lowest(same & ~up) if same & ~up and up & winning and not self.hoyle else 0
        return up if same & up and not self.hoyle else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def throw(self, some: cython.ulonglong) -> cython.ulonglong:
        """Against a lone hand a suit that he has trumped; beside a trump a single lay card; else the least."""
        one: cython.ulonglong = 1
        lay: cython.ulonglong = self.lay(some, self.trump)
        loose: cython.ulonglong = 0
        single: cython.ulonglong = 0
        dead: cython.ulonglong = 0
        lane: cython.ulonglong
        s: cython.int
        c: cython.int
        against: cython.bint = self.lone >= 0 and self.turn != self.lone
        ours: cython.bint = self.party[self.holder] == self.party[self.turn]
        even_king: cython.bint = ours and self.lies == self.playing - 1 and not self.hoyle \
            and self.taken[0] + self.taken[1] + self.taken[2] + self.taken[3] < 2
        for s in range(4):
            lane = self.lane(lay, s)
            if self.void >> s & 1 and against:
                dead |= lane << (16 * s)
            for c in range(8):
                if lane >> c & 1 and not self.commands(16 * s + c):
                    loose |= one << (16 * s + c)
            if lane and lane & (lane - 1) == 0 and not lane >> ACE & 1 and (even_king or self.lane(loose, s)):
                single |= lane << (16 * s)
        if dead:
            s = self.weakest(dead, self.trump) & 15
            return dead & ((one << s) * 0x0001_0001_0001_0001)
        if ours and not against and lay != some and self.late_king():
            dead = lay & 0x0040_0040_0040_0040
            if dead:
                return dead
        if single and (lay != some or against):
            return one << self.weakest(single, self.trump)
        return one << self.weakest(loose if loose else lay if lay else some, self.trump)
