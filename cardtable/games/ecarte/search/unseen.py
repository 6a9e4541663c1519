# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The play against a hand that is not seen, by search to the last trick: compiled by Cython, and right without it.

All hands that the adversary may hold are played at once.  A card of ours is chosen for all of them that look alike, by
what he has played so far; he plays by habit, and now and then otherwise, without seeing ours.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.ecarte.search.sets import Sets
else:
    from cardtable.games.ecarte.search.sets import Sets

ROOM = 22                                # entries kept at once for each hand: itself, and at most four by each trick
DEPTHS = 16
ODD_LEAD, ODD_REPLY = 0.3, 0.15          # how often he will play another card than by habit


@cython.cclass
class Unseen(Sets):
    """One set of hands, and what each of our cards comes to against each of them."""

    odd_lead: cython.double
    odd_reply: cython.double
    hand: cython.ulonglong[::1]          # entries: a hand at some point of a line of play,
    chance: cython.double[::1]           # how likely it is with that line,
    share: cython.double[::1]            # of its entry one card before: how likely he plays so,
    source: cython.int[::1]              # which that is,
    row: cython.int[::1]                 # which row of the worth it takes,
    value: cython.double[::1]            # what it comes to,
    best_lead: cython.double[::1]        # the same after the best card found yet
    best_reply: cython.double[::1]
    starts: cython.int[::1]              # of the entries by the card he plays, for each depth
    worth: cython.double[::1]

    def __init__(self, trump: int) -> None:
        Sets.__init__(self, trump)
        self.odd_lead, self.odd_reply = ODD_LEAD, ODD_REPLY
        self.starts = array("i", [0] * (33 * DEPTHS))

    def values(self, own: int, hands: Sequence[int], weights: Sequence[float], rows: Sequence[int], led: int,
               made: int, worth: Sequence[float]) -> dict[int, list[float]]:
        """By our card, the value against each of these hands; `led`: the card to be answered, or -1.

        `worth` are values by the tricks we make in all, of which `made` are made, in rows of six; `rows` says which
        row goes with which hand.
        """
        self._load(hands, weights, rows, worth)
        size: cython.int = len(hands)
        found: dict[int, list[float]] = {}
        may: cython.ulonglong = own if led < 0 else self.lawful(own, led)
        card: cython.int
        for card in range(32):
            if may >> card & 1:
                if led < 0:
                    self._after_lead(own & ~(cython.cast(cython.ulonglong, 1) << card), card, 0, size, size, made)
                else:
                    self._after_reply(own & ~(cython.cast(cython.ulonglong, 1) << card), card, led, 0, size, size, made)
                found[card] = list(self.value[:size])
        return found

    def _load(self, hands: Sequence[int], weights: Sequence[float], rows: Sequence[int],
              worth: Sequence[float]) -> None:
        more = [0] * ((ROOM - 1) * len(hands))
        self.hand, self.row = array("Q", [*hands, *more]), array("i", [*rows, *more])
        self.chance, self.source = array("d", [*weights, *more]), array("i", [0] * (ROOM * len(hands)))
        nothing = bytes(8 * ROOM * len(hands))
        self.share, self.value = array("d", nothing), array("d", nothing)
        self.best_lead, self.best_reply = array("d", nothing), array("d", nothing)
        self.worth = array("d", worth)

    # Our card

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mine(self, own: cython.ulonglong, low: cython.int, high: cython.int, top: cython.int,
              made: cython.int) -> cython.void:
        """We lead, in all entries from low to high; entries from top on are free."""
        best: cython.double = -1e9
        total: cython.double
        e: cython.int
        card: cython.int
        before: cython.int = -1
        left: cython.ulonglong = own
        live: cython.ulonglong
        if self._settled(own, low, high, made):
            return
        live = self._live(own, low, high)
        while left:
            card = self.place[(left & -left) % 67]
            left &= left - 1
            if before < 0 or not self._alike(before, card, live):
                self._after_lead(own & ~(cython.cast(cython.ulonglong, 1) << card), card, low, high, top, made)
                total = 0.0
                for e in range(low, high):
                    total += self.chance[e] * self.value[e]
                if total > best:
                    best = total
                    for e in range(low, high):
                        self.best_lead[e] = self.value[e]
            before = card
        for e in range(low, high):
            self.value[e] = self.best_lead[e]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _reply(self, own: cython.ulonglong, led: cython.int, low: cython.int, high: cython.int, top: cython.int,
               made: cython.int) -> cython.void:
        """We answer the card led."""
        best: cython.double = -1e9
        total: cython.double
        e: cython.int
        card: cython.int
        before: cython.int = -1
        left: cython.ulonglong = self.lawful(own, led)
        live: cython.ulonglong
        if not left & (left - 1):
            card = self.place[left % 67]
            self._after_reply(own & ~left, card, led, low, high, top, made)
            return
        live = self._live(own, low, high)
        while left:
            card = self.place[(left & -left) % 67]
            left &= left - 1
            if before < 0 or not self._alike(before, card, live):
                self._after_reply(own & ~(cython.cast(cython.ulonglong, 1) << card), card, led, low, high, top, made)
                total = 0.0
                for e in range(low, high):
                    total += self.chance[e] * self.value[e]
                if total > best:
                    best = total
                    for e in range(low, high):
                        self.best_reply[e] = self.value[e]
            before = card
        for e in range(low, high):
            self.value[e] = self.best_reply[e]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _after_reply(self, own: cython.ulonglong, card: cython.int, led: cython.int, low: cython.int,
                     high: cython.int, top: cython.int, made: cython.int) -> cython.void:
        if self.beats(card, led):
            self._mine(own, low, high, top, made + 1)
        else:
            self._his(own, low, high, top, made)

    # His card

    @cython.cfunc
    @cython.exceptval(check=False)
    def _after_lead(self, own: cython.ulonglong, led: cython.int, low: cython.int, high: cython.int,
                    top: cython.int, made: cython.int) -> cython.void:
        """We have led this card: the entries part by his answer."""
        e: cython.int
        card: cython.int
        at: cython.int
        last: cython.int
        base: cython.int = 33 * 2 * self.size(own)
        may: cython.ulonglong
        for card in range(33):
            self.starts[base + card] = 0
        for e in range(low, high):
            self._count(base, self.answers(self.hand[e], led))
        last = self._lay_out(base, top)
        for e in range(low, high):
            self.value[e] = 0.0
            may = self.answers(self.hand[e], led)
            self._part(base, e, may, may & self.lowest(may), self.odd_reply)
        at = top
        for card in range(32):
            if self.starts[base + card] > at:
                if self.beats(card, led):
                    self._his(own, at, self.starts[base + card], last, made)
                else:
                    self._mine(own, at, self.starts[base + card], last, made + 1)
                for e in range(at, self.starts[base + card]):
                    self.value[self.source[e]] += self.share[e] * self.value[e]
                at = self.starts[base + card]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _his(self, own: cython.ulonglong, low: cython.int, high: cython.int, top: cython.int,
             made: cython.int) -> cython.void:
        """He leads: the entries part by his card."""
        e: cython.int
        card: cython.int
        at: cython.int
        last: cython.int
        base: cython.int = 33 * (2 * self.size(own) + 1)
        if self._settled(own, low, high, made):
            return
        for card in range(33):
            self.starts[base + card] = 0
        for e in range(low, high):
            self._count(base, self.tops(self.hand[e]))
        last = self._lay_out(base, top)
        for e in range(low, high):
            self.value[e] = 0.0
            self._part(base, e, self.tops(self.hand[e]), self.led_first(self.hand[e]), self.odd_lead)
        at = top
        for card in range(32):
            if self.starts[base + card] > at:
                self._reply(own, card, at, self.starts[base + card], last, made)
                for e in range(at, self.starts[base + card]):
                    self.value[self.source[e]] += self.share[e] * self.value[e]
                at = self.starts[base + card]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _count(self, base: cython.int, may: cython.ulonglong) -> cython.void:
        while may:
            self.starts[base + self.place[(may & -may) % 67]] += 1
            may &= may - 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lay_out(self, base: cython.int, top: cython.int) -> cython.int:
        """From how many entries there are of each card to where they begin; gives where all end."""
        card: cython.int
        n: cython.int
        for card in range(32):
            n = self.starts[base + card]
            self.starts[base + card] = top
            top += n
        return top

    @cython.cfunc
    @cython.exceptval(check=False)
    def _part(self, base: cython.int, e: cython.int, may: cython.ulonglong, usual: cython.ulonglong,
              odd: cython.double) -> cython.void:
        """An entry for each card he may play; starts tells from then on where they end."""
        all_: cython.int = self.size(may)
        some: cython.int = self.size(usual)
        often: cython.double = 1.0 / all_
        seldom: cython.double = often
        bit: cython.ulonglong
        card: cython.int
        at: cython.int
        if some < all_:
            often = (1.0 - odd) / some
            seldom = odd / (all_ - some)
        while may:
            bit = may & -may
            may &= may - 1
            card = self.place[bit % 67]
            at = self.starts[base + card]
            self.starts[base + card] = at + 1
            self.hand[at] = self.hand[e] & ~bit
            self.row[at] = self.row[e]
            self.source[at] = e
            self.share[at] = often if bit & usual else seldom
            self.chance[at] = self.chance[e] * self.share[at]

    # Cards

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settled(self, own: cython.ulonglong, low: cython.int, high: cython.int, made: cython.int) -> cython.bint:
        """Whether nothing is left to be decided; then the entries have their value."""
        e: cython.int
        n: cython.int
        left: cython.int = self.size(own)
        for e in range(0, len(self.worth), 6):
            for n in range(made, made + left):
                if self.worth[e + n] != self.worth[e + n + 1]:
                    return False
        for e in range(low, high):
            self.value[e] = self.worth[self.row[e] * 6 + made]
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _live(self, own: cython.ulonglong, low: cython.int, high: cython.int) -> cython.ulonglong:
        """All cards that may still be in a hand."""
        e: cython.int
        live: cython.ulonglong = own
        for e in range(low, high):
            live |= self.hand[e]
        return live

    @cython.cfunc
    @cython.exceptval(check=False)
    def _alike(self, below: cython.int, card: cython.int, live: cython.ulonglong) -> cython.bint:
        """Whether two cards of ours, the lower first, have no card between them that may still be played."""
        one: cython.ulonglong = 1
        return below >> 3 == card >> 3 and not live & ((one << card) - 1) & ~((one << (below + 1)) - 1)
