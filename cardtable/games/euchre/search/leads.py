# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the club player leads (book/leads.py), nearly: compiled by Cython, and right without it."""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.euchre.search.course import Course
else:
    from cardtable.games.euchre.search.course import Course

ACES = 0x0080_0080_0080_0080
ACE, LEFT, RIGHT = 7, 13, 14


@cython.cclass
class Leads(Course):
    """To a new trick."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self, some: cython.ulonglong) -> cython.ulonglong:
        own: cython.ulonglong = self.lane(some, self.trump)
        lay: cython.ulonglong = self.lay(some, self.trump)
        ours: cython.bint = self.party[self.turn] == self.party[self.maker]
        if self.turn == self.lone:
            return self.lead_alone(some)
        if self.lone >= 0:
            return self.against_lone(some) if self.hoyle else self.lead_plain(some)
        if own and lay and self.total(some) == 2 and self.tricks_of(self.party[self.turn]) == 1:
            return self.last_two(own, lay, ours)
        if ours:
            return self.lead_as_maker(some, own, lay)
        if self.gone == 0:
            return self.to_euchre(some, own, lay)
        return self.lead_plain(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def last_two(self, own: cython.ulonglong, lay: cython.ulonglong, ours: cython.bint) -> cython.ulonglong:
        """One trick of three, a trump and a lay card."""
        up: cython.ulonglong = self.keeps()
        good: cython.bint
        if ours and up and self.partner[self.turn] == self.dealer:
            if self.hoyle:
                good = lay & (ACES | ACES >> 1) != 0 and self.maker != self.turn
            else:
                good = self.commands(self.strongest(lay, self.trump))
            if not good or self.highest(own) < self.highest(up):
                return lay
        return own << (16 * self.trump)

    @cython.cfunc
    @cython.exceptval(check=False)
    def to_euchre(self, some: cython.ulonglong, own: cython.ulonglong, lay: cython.ulonglong) -> cython.ulonglong:
        """The first lead, the others having the trump."""
        one: cython.ulonglong = 1
        n: cython.int = self.size(own)
        s: cython.int
        size: cython.int
        suits: cython.int = 0
        pair: cython.int = -1
        low: cython.ulonglong = one << (16 * self.trump + self.lowest(own)) if own else 0
        small: cython.bint = n > 0 and self.highest(own) < 4
        assisted: cython.bint = self.seats == 4 and self.maker == self.partner[self.dealer] and not self.dead
        good: cython.int = self.commanding(some, self.trump)
        if lay and good >= (2 if self.total(lay) > 1 else 1) \
                and (assisted and n and self.highest(own) < LEFT or not self.hoyle and n > 1 and small):
            return low
        if self.hoyle and n == 3 and small and lay & ~(ACES | ACES >> 1) == 0:
            return low
        for s in range(4):
            size = self.size(self.lane(lay, s))
            suits += size > 0
            if size == 2:
                pair = s
        if pair >= 0 and (n == 2 or n == 3 and suits == 1 and not self.hoyle):
            if not self.lane(lay, pair) >> ACE & 1:
                return one << (16 * pair + self.lowest(self.lane(lay, pair)))
            if n == 2:
                return one << (16 * pair + ACE)
        if assisted and n and self.lane(self.shown, self.trump) < 1 << LEFT and not self.waits_with(own, n):
            return low
        return self.lead_plain(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def waits_with(self, own: cython.ulonglong, n: cython.int) -> cython.bint:
        """The Left Bower guarded, or by Hoyle a tenace."""
        high: cython.int = self.highest(own)
        next_: cython.int = self.highest(own & ~(cython.cast(cython.ulonglong, 1) << high))
        if n > 1 and high == LEFT:
            return True
        return self.hoyle and n > 1 and high == RIGHT and next_ != LEFT and next_ > 4

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_as_maker(self, some: cython.ulonglong, own: cython.ulonglong, lay: cython.ulonglong) -> cython.ulonglong:
        one: cython.ulonglong = 1
        seat: cython.int = self.turn
        across: cython.int = self.partner[seat]
        shift: cython.int = 16 * self.trump
        high: cython.ulonglong = one << (shift + self.highest(own)) if own else 0
        assisted: cython.bint = self.seats == 4 and self.maker == self.partner[self.dealer] and not self.dead
        sure: cython.int = 0
        c: cython.int
        if assisted and seat == self.dealer and self.void >> (4 + across) & 1 and lay:
            for c in range(64):
                sure += (some >> c & 1) and self.commands(c)
            c = self.tricks_of(self.party[seat])
            if not (own and (self.commands(shift + self.highest(own)) and c < 3 and c + sure >= 3 or c + sure == 5)):
                return self.lead_plain(some)
        if own and across >= 0 and (seat != self.maker or assisted and across == self.dealer):
            if across == self.dealer and self.keeps() >> RIGHT & 1:
                return one << (shift + self.lowest(own))
            if seat != self.maker and not self.void >> (8 + across) & 1:
                return high
        if own and seat == self.maker and self.gone == 0 and self.dead and self.turned >> 3 == 3 - self.trump:
            if own >> RIGHT & 1 and own >> ACE & 1 and not own >> LEFT & 1 and lay \
                    and self.commanding(some, self.trump) == 0:
                return self.lead_plain(some)
            return high
        if own and (own >> RIGHT & 1 or self.size(own) > 1):
            return high
        return self.lead_plain(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_plain(self, some: cython.ulonglong) -> cython.ulonglong:
        """A lay card that commands, an ace first; else low from the longest lay suit; else a trump."""
        one: cython.ulonglong = 1
        lay: cython.ulonglong = self.lay(some, self.trump)
        s: cython.int
        lane: cython.ulonglong
        found: cython.ulonglong = 0
        mark: cython.int
        best: cython.int = -1
        if lay & ACES:
            return lay & ACES
        if not lay:
            return one << self.strongest(some, self.trump)
        for s in range(4):
            lane = self.lane(lay, s)
            if lane:
                if self.commands(16 * s + self.highest(lane)):
                    found |= one << (16 * s + self.highest(lane))
                mark = 64 * self.size(lane) + 4 * self.highest(lane) + s
                if mark > best:
                    best = mark
        s = best & 3
        return found if found else one << (16 * s + self.lowest(self.lane(lay, s)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def against_lone(self, some: cython.ulonglong) -> cython.ulonglong:
        """By Hoyle: the best lay card, of equal ones that of the other colour; but beside ace and king a small one."""
        one: cython.ulonglong = 1
        lay: cython.ulonglong = self.lay(some, self.trump)
        lane: cython.ulonglong
        small: cython.ulonglong = lay
        s: cython.int
        mark: cython.int
        best: cython.int = -1
        least: cython.int = 999
        if not lay:
            return one << self.strongest(some, self.trump)
        for s in range(4):
            lane = self.lane(lay, s)
            if lane & 0xC0 == 0xC0:
                small &= ~(lane << (16 * s))
            mark = 8 * self.highest(lane) + 4 * (s != 3 - self.trump) + 3 - s
            if lane and mark > best:
                best = mark
        if small != lay and small and small & ACES == 0:
            for s in range(4):
                lane = self.lane(small, s)
                mark = 64 * (s == 3 - self.trump) + 4 * self.lowest(lane) + s
                if lane and mark < least:
                    least = mark
            return one << (16 * (least & 3) + (least >> 2 & 15))
        return one << (16 * (3 - (best & 3)) + (best >> 3))

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead_alone(self, some: cython.ulonglong) -> cython.ulonglong:
        """Commanding trumps, then the lay ace, the small trump, the worst card last."""
        own: cython.ulonglong = self.lane(some, self.trump)
        high: cython.int = 16 * self.trump + self.highest(own)
        aces: cython.ulonglong = self.lay(some, self.trump) & ACES
        n: cython.int = self.size(own)
        if own and (n > 2 or self.commands(high) and not (aces and n == 1 and self.total(some) == 3)):
            return cython.cast(cython.ulonglong, 1) << high
        if aces:
            return aces
        return cython.cast(cython.ulonglong, 1) << (high if own else self.strongest(some, self.trump))
