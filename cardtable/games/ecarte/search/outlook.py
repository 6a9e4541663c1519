# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What a word before the play comes to, when both go on by habit to the end of the deal: compiled by Cython, and right
without it."""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.ecarte.search.sets import Sets
    from cython.cimports.libc.math import exp
else:
    from math import exp

    from cardtable.games.ecarte.search.sets import Sets


@cython.cclass
class Outlook(Sets):
    """How both decide, and what the ends of the deal are worth."""

    tables: cython.double[::1]           # chances of the point: elder hand or dealer, first or later, now or changed
    stakes: cython.double[::1]           # and what to win and to lose is worth
    ends: cython.double[::1]             # by who pays two and who has the king (nobody, elder, dealer), elder's tricks
    stock: cython.int[::1]
    state: cython.ulonglong              # of the generator that shuffles it

    def __init__(self, trump: int, tables: Sequence[float], stakes: Sequence[float], ends: Sequence[float]) -> None:
        """`tables`: in logits by the holding of trumps and, from 256 on, of a plain suit: for the elder hand and then
        the dealer, for first decisions and later ones, with the cards as they are and changed.  `stakes`: of each
        player, first and later: to win and to lose now, to win and to lose then.  `ends`: as in Ends.by_elder_tricks.
        """
        Sets.__init__(self, trump)
        self.tables, self.stakes, self.ends = array("d", tables), array("d", stakes), array("d", ends)
        self.stock = array("i", [0] * 32)

    def values(self, own: int, elder: bool, hands: Sequence[int], away: int, stock: int, step: int, proposals: int,
                pays: int, thrown: int, lead: int, enough: bool, seed: int) -> list[float]:
        """What a word of ours comes to against each hand, both going on by habit.

        `step`: the next to come: 0 proposal, 1 answer, 2 exchange of the elder hand, 3 of the dealer, 4 play; `thrown`:
        what we throw there, or -1; `lead`: what we lead, or -1; `away`: all cards that we do not see.
        """
        found = []
        n: cython.int
        for n in range(len(hands)):
            self.state = (seed + 0x9E3779B9 * (n + 1)) & 0xFFFFFFFFFFFF
            found.append(self._outlook(own, elder, hands[n], away & ~hands[n], stock, step, proposals, pays, thrown,
                                       lead, enough))
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _outlook(self, own: cython.ulonglong, elder: cython.bint, his: cython.ulonglong, away: cython.ulonglong,
                 stock: cython.int, step: cython.int, proposals: cython.int, pays: cython.int,
                 thrown: cython.longlong, lead: cython.int, enough: cython.bint) -> cython.double:
        first: cython.ulonglong = own if elder else his
        second: cython.ulonglong = his if elder else own
        out: cython.ulonglong
        more: cython.ulonglong
        at: cython.int = 0
        n: cython.int = 0
        while away:
            self.stock[n] = self.place[(away & -away) % 67]
            away &= away - 1
            n += 1
        self._shuffle(n, stock)
        while step < 4:
            if step == 0:
                if at >= stock or self._would(0, first, proposals > 0):
                    if proposals == 0:
                        pays = 1
                    step = 4
                else:
                    proposals += 1
                    step = 1
            elif step == 1:
                if self._would(1, second, proposals > 1):
                    if proposals == 1:
                        pays = 2
                    step = 4
                else:
                    step = 2
            elif step == 2:
                out = thrown if thrown >= 0 and elder else self._throws(first, min(5, stock - at), True)
                if enough:
                    more = thrown if thrown >= 0 and not elder else self._throws(second, min(5, stock - at), False)
                    if self.size(out) + self.size(more) > stock - at:
                        step = 4
                        continue
                first &= ~out
                n = self.size(out)
                while n:
                    first |= cython.cast(cython.ulonglong, 1) << self.stock[at]
                    at += 1
                    n -= 1
                step = 3
            else:
                out = thrown if thrown >= 0 and not elder else self._throws(second, min(5, stock - at), False)
                second &= ~out
                n = self.size(out)
                while n:
                    second |= cython.cast(cython.ulonglong, 1) << self.stock[at]
                    at += 1
                    n -= 1
                thrown = -1
                enough = False
                step = 0
        return self._play_out(first, second, pays, lead)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _shuffle(self, size: cython.int, wanted: cython.int) -> cython.void:
        """The first so many cards of the stock in any order (xorshift; Marsaglia 2003)."""
        i: cython.int
        k: cython.int
        held: cython.int
        one: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
        for i in range(min(size - 1, wanted)):
            self.state ^= self.state << 13 & one
            self.state ^= self.state >> 7
            self.state ^= self.state << 17 & one
            k = i + (self.state >> 11) % (size - i)
            held = self.stock[i]
            self.stock[i] = self.stock[k]
            self.stock[k] = held

    @cython.cfunc
    @cython.exceptval(check=False)
    def _would(self, dealer: cython.int, hand: cython.ulonglong, later: cython.bint) -> cython.bint:
        """Whether the elder hand plays without proposing, the dealer refuses."""
        base: cython.int = 1024 * (2 * dealer + later)
        stake: cython.int = 4 * (2 * dealer + later)
        now: cython.double = 0.0
        then: cython.double = 0.0
        s: cython.int
        some: cython.int
        for s in range(4):
            some = hand >> (8 * s) & 255
            if s != self.trump:
                some += 256
            now += self.tables[base + some]
            then += self.tables[base + 512 + some]
        now = 1 / (1 + exp(-now))
        then = 1 / (1 + exp(-then))
        return now * self.stakes[stake] + (1 - now) * self.stakes[stake + 1] > (
            then * self.stakes[stake + 2] + (1 - then) * self.stakes[stake + 3])

    @cython.cfunc
    @cython.exceptval(check=False)
    def _throws(self, hand: cython.ulonglong, most: cython.int, elder: cython.bint) -> cython.ulonglong:
        """All but trumps and kings, the lowest first; the elder hand at least one."""
        trumps: cython.ulonglong = cython.cast(cython.ulonglong, 255) << (8 * self.trump)
        some: cython.ulonglong = hand & ~trumps & 0x7F7F7F7F
        low: cython.ulonglong
        found: cython.ulonglong = 0
        if not some and elder:
            some = hand & ~trumps if hand & ~trumps else hand
            low = some & self.lowest(some)
            return low & -low
        while some and most > 0:
            low = some & self.lowest(some)
            low &= -low
            found |= low
            some &= ~low
            most -= 1
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _play_out(self, first: cython.ulonglong, second: cython.ulonglong, pays: cython.int,
                  lead: cython.int) -> cython.double:
        """The end of a deal played by habit from the first lead, which may be given."""
        king: cython.ulonglong = cython.cast(cython.ulonglong, 128) << (8 * self.trump)
        holder: cython.int = 1 if first & king else 2 if second & king else 0
        tricks: cython.int = 0
        leads: cython.bint = True
        led: cython.ulonglong
        answer: cython.ulonglong
        some: cython.ulonglong
        while first:
            some = first if leads else second
            if lead >= 0:
                led = cython.cast(cython.ulonglong, 1) << lead
                lead = -1
            else:
                led = self.led_first(some)
                led &= -led
            answer = self.lawful(second if leads else first, self.place[led % 67])
            answer &= self.lowest(answer)
            answer &= -answer
            if leads:
                first &= ~led
                second &= ~answer
            else:
                first &= ~answer
                second &= ~led
            if self.beats(self.place[answer % 67], self.place[led % 67]):
                leads = not leads
            tricks += leads
        return self.ends[(3 * pays + holder) * 6 + tricks]
