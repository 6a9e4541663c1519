# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The play of a deal, and the club player's cards (maxims.py): compiled by Cython, and right without it.

A test has both choose the same.  Of a jambone only the result is known here, not what may be called.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.euchre.search.holdings import Holdings
else:
    from cardtable.games.euchre.search.holdings import Holdings

LANE = 0xFFFF
ACES = 0x0080_0080_0080_0080
ACE, LEFT, RIGHT = 7, 13, 14
NOBODY = -1


@cython.cclass
class Habits(Holdings):
    """One deal from its first lead on."""

    def __init__(self, seats: int, dealer: int, pack: int, turned: int) -> None:
        """`pack`: plain; `turned`: the number of the card turned up, plain."""
        Holdings.__init__(self)
        self.seats, self.dealer, self.pack, self.turned = seats, dealer, pack, turned
        self.partner = array("i", [(seat + 2) % 4 if seats == 4 else NOBODY for seat in range(4)])
        self.hand = array("Q", [0] * 4)
        self.trick, self.taken, self.party = array("i", [0] * 4), array("i", [0] * 4), array("i", [0, 1, 0, 1])
        self.trump, self.maker, self.contract, self.lone, self.out = 0, 0, 0, NOBODY, 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def open_play(self, leader: cython.int) -> cython.void:
        """With the hands as they lie, already with trumps."""
        one: cython.ulonglong = 1
        seat: cython.int
        self.full = self.with_trumps(self.pack, self.trump)
        self.shown = self.with_trumps(one << self.turned, self.trump)
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
    def over(self) -> cython.bint:
        """Whether all has been played."""
        return self.lies == 0 and self.hand[self.turn] == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int) -> cython.bint:
        if card >> 4 == best >> 4:
            return card > best
        return card >> 4 == self.trump

    @cython.cfunc
    @cython.exceptval(check=False)
    def lawful(self) -> cython.ulonglong:
        """What may be played."""
        held: cython.ulonglong = self.hand[self.turn]
        some: cython.ulonglong
        if self.lies == 0:
            return held
        some = held & cython.cast(cython.ulonglong, LANE) << (self.trick[0] & 48)
        return some if some else held

    @cython.cfunc
    @cython.exceptval(check=False)
    def put(self, card: cython.int) -> cython.void:
        """Plays it."""
        bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << card
        seat: cython.int = self.turn
        self.hand[seat] &= ~bit
        self.gone |= bit
        if self.lies == 0:
            self.leader, self.best, self.holder = seat, card, seat
        else:
            if seat == self.lone and card >> 4 != self.trick[0] >> 4:
                self.void |= 1 << (self.trick[0] >> 4)
            if self.beats(card, self.best):
                self.best, self.holder = card, seat
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

    # What the club player plays: one card, or several that are as good

    @cython.cfunc
    @cython.exceptval(check=False)
    def habit(self) -> cython.ulonglong:
        some: cython.ulonglong = self.lawful()
        if some & (some - 1) == 0:
            return some
        return self.answer(some) if self.lies else self.lead(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def commands(self, card: cython.int, some: cython.ulonglong) -> cython.bint:
        """Whether nothing higher of its suit can be out, beside what is gone and these cards."""
        out: cython.ulonglong = self.lane(self.full & ~(self.gone | some), card >> 4)
        return out >> (card & 15) == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self, some: cython.ulonglong) -> cython.ulonglong:
        one: cython.ulonglong = 1
        seat: cython.int = self.turn
        shift: cython.int = 16 * self.trump
        own: cython.ulonglong = self.lane(some, self.trump)
        aces: cython.int
        lay: cython.ulonglong = self.lay(some, self.trump)
        high: cython.ulonglong = one << (shift + self.highest(own)) if own else 0
        low: cython.ulonglong = one << (shift + self.lowest(own)) if own else 0
        n: cython.int = self.size(own)
        if seat == self.lone:
            return self.lead_alone(some)
        if self.lone >= 0:
            return self.lead_plain(some)
        if self.party[seat] == self.party[self.maker]:
            if own and (seat != self.maker or own >> RIGHT & 1 or n > 1):
                return high
            return self.lead_plain(some)
        if own and self.total(some) == 2 and self.tricks_of(self.party[seat]) == 1:
            return high
        if own and self.maker == self.partner[self.dealer] and not self.shown >> (shift + RIGHT) & 1 \
                and not (own >> LEFT & 1 and not own >> RIGHT & 1 and n > 1):
            return low
        aces = self.total(lay & ACES)
        if n > 1 and aces > 0 and aces == self.total(lay):
            return low
        return self.lead_plain(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_plain(self, some: cython.ulonglong) -> cython.ulonglong:
        """A lay ace; else low from the longest lay suit; else a trump."""
        lay: cython.ulonglong = self.lay(some, self.trump)
        s: cython.int
        lane: cython.ulonglong
        mark: cython.int
        best: cython.int = -1
        if lay & ACES:
            return lay & ACES
        if not lay:
            return cython.cast(cython.ulonglong, 1) << self.strongest(some, self.trump)
        for s in range(4):
            lane = self.lane(lay, s)
            if lane:
                mark = 64 * self.size(lane) + 4 * self.highest(lane) + s
                if mark > best:
                    best = mark
        s = best & 3
        return cython.cast(cython.ulonglong, 1) << (16 * s + self.lowest(self.lane(lay, s)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_alone(self, some: cython.ulonglong) -> cython.ulonglong:
        """Commanding trumps, then the lay ace, the small trump, the worst card last."""
        own: cython.ulonglong = self.lane(some, self.trump)
        high: cython.int = 16 * self.trump + self.highest(own)
        aces: cython.ulonglong = self.lay(some, self.trump) & ACES
        if aces and not (own and self.commands(high, some)):
            return aces
        return cython.cast(cython.ulonglong, 1) << (high if own else self.strongest(some, self.trump))

    @cython.cfunc
    @cython.exceptval(check=False)
    def answer(self, some: cython.ulonglong) -> cython.ulonglong:
        one: cython.ulonglong = 1
        seat: cython.int = self.turn
        trump: cython.int = self.trump
        last: cython.bint = self.lies == self.playing - 1
        partners: cython.bint = self.party[self.holder] == self.party[seat]
        own: cython.ulonglong = self.lane(some, trump)
        lay: cython.ulonglong = self.lay(some, trump)
        winning: cython.ulonglong = own
        high: cython.int
        lies: cython.ulonglong = 0
        n: cython.int
        for n in range(self.lies):
            lies |= one << self.trick[n]
        if self.lane(some, self.trick[0] >> 4):
            return one << self.follow(some, partners, last, lies)
        if partners and lay and (last or self.best >> 4 == trump or self.commands(self.best, lies)):
            return self.throw(some)
        if self.best >> 4 == trump:
            winning = own >> (self.best & 15) << (self.best & 15)
        if not winning:
            return self.throw(some)
        high = self.highest(own)
        if not last:
            if own & (own - 1) == 0 and high in (RIGHT, LEFT):
                return one << (16 * trump + high)
            if (high < 5 or high > RIGHT) and self.lies == 1 and lay and self.trick[0] & 15 != ACE \
                    and self.taken[0] + self.taken[1] + self.taken[2] + self.taken[3] == 0:
                return self.throw(some)
            if self.lies == 2:
                return one << (16 * trump + high)
        return one << (16 * trump + self.lowest(winning))

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, some: cython.ulonglong, partners: cython.bint, last: cython.bint,
               lies: cython.ulonglong) -> cython.int:
        """In suit: win if it is needed, low where it is not; an assisted dealer keeps the card that all have seen."""
        suit: cython.int = self.trick[0] >> 4
        lane: cython.ulonglong = self.lane(some, suit)
        winning: cython.ulonglong = 0
        plain: cython.ulonglong
        hidden: cython.ulonglong
        if suit == self.trump and self.turn == self.dealer and self.maker == self.partner[self.turn]:
            hidden = lane & ~self.lane(self.shown, suit)
            if hidden:
                return 16 * suit + self.highest(hidden)
        if self.best >> 4 == suit:
            winning = lane >> (self.best & 15) << (self.best & 15)
        if not winning:
            plain = (lane & 255) | (lane >> LEFT & 1) << 4
            if self.trick[0] == 16 * self.trump + RIGHT and plain & plain >> 1 \
                    and self.party[self.turn] != self.party[self.maker]:
                return 16 * suit + self.highest(lane)
            return 16 * suit + self.lowest(lane)
        if partners and (last or self.commands(self.best, lies)):
            return 16 * suit + self.lowest(lane)
        if last:
            return 16 * suit + self.lowest(winning)
        return 16 * suit + self.highest(lane)

    @cython.cfunc
    @cython.exceptval(check=False)
    def throw(self, some: cython.ulonglong) -> cython.ulonglong:
        """A card of a suit that the lone player has trumped; beside a trump a single lay card; else the least."""
        one: cython.ulonglong = 1
        lay: cython.ulonglong = self.lay(some, self.trump)
        single: cython.ulonglong = 0
        dead: cython.ulonglong = 0
        lane: cython.ulonglong
        s: cython.int
        for s in range(4):
            lane = self.lane(lay, s)
            if self.void >> s & 1:
                dead |= lane << (16 * s)
            if lane and lane & (lane - 1) == 0 and not lane >> ACE & 1:
                single |= lane << (16 * s)
        if dead:
            s = self.weakest(dead, self.trump) & 15
            return dead & ((one << s) * 0x0001_0001_0001_0001)
        if single and (lay != some or self.lone >= 0):
            return one << self.weakest(single, self.trump)
        return one << self.weakest(lay if lay else some, self.trump)
