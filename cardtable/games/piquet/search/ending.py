# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Two open hands of Piquet played out exactly, pique and cards with them: compiled by Cython, and right without it.

The trick solver values all of this but the pique, which hangs on the order of the tricks.  Here it is known from the
tricks: elder hand makes it by leading, or winning the last trick, before the dealer has taken one.  Cards are numbered
suit * 8 + strength, seven 0 to ace 7; a hand is a set of such bits.  Positions are remembered by who holds the first,
second, third card of each suit, whatever the suit, so that one layout helps another.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.games.piquet.search.tries import Tries
else:
    from cardtable.games.piquet.search.tries import Tries

COMPILED: bool = cython.compiled
TRICKS = 12
CARDS, CAPOT, PIQUE, LIMIT = 10, 40, 30, 30
NO_PIQUE = 15                            # more points of play than there are
PLACES = 1 << 18                         # positions remembered
INFINITE = 1 << 28
SPREAD: cython.ulonglong = 0x9E3779B97F4A7C15
WORD: cython.ulonglong = 0xFFFFFFFFFFFFFFFF
ELDER, DEALER = 0, 1


@cython.cclass
class Ending(Tries):
    """Answers one question after another; `elder` and `dealer` are what a point of each is worth, as whole numbers.

    Changing them forgets all that is remembered.
    """

    weight: cython.int[::1]
    need: cython.int                     # points of play that make the pique
    nodes: cython.longlong
    keys: cython.ulonglong[::1]
    low: cython.int[::1]
    high: cython.int[::1]
    packed: cython.uchar[::1]            # bits of one set drawn together at the places of another
    code: cython.ulonglong[::1]

    def __init__(self, elder: int = 1, dealer: int = 1) -> None:
        Tries.__init__(self)
        self.keys = array("Q", bytes(8 * PLACES))
        self.low, self.high = array("i", bytes(4 * PLACES)), array("i", bytes(4 * PLACES))
        self.packed = array("B", bytes(1 << 16))
        for places in range(256):
            bits = [1 << n for n in range(8) if places >> n & 1]
            for own in range(256):
                if not own & ~places:
                    self.packed[places << 8 | own] = sum([1 << n for n, bit in enumerate(bits) if own & bit])
        self.nodes = 0
        self.weight = array("i", [elder, dealer])
        self.code = array("Q", bytes(8 * 4))

    def weigh(self, elder: int, dealer: int) -> None:
        """What a point of elder hand and one of the dealer are worth from now on."""
        k: cython.int
        if self.weight[0] != elder or self.weight[1] != dealer:
            self.weight[0], self.weight[1] = elder, dealer
            for k in range(PLACES):
                self.keys[k] = 0

    def value(self, elder: int, dealer: int, leader: int = ELDER, won: int = 0, in_hand: int = 0) -> int:
        """What is still to come, the dealer's taken off: points of play, pique and cards, with all the cards of both.

        `leader` is 0 for elder hand; `won` are elder hand's tricks so far, `in_hand` his points in hand if the dealer
        has none, and only then.
        """
        self._ask(in_hand)
        left: cython.int = int(elder).bit_count()
        return self._lead(elder, dealer, leader, won, left, -INFINITE, INFINITE)

    def leads(self, elder: int, dealer: int, leader: int = ELDER, won: int = 0, in_hand: int = 0) -> dict[int, int]:
        """The same by the card that is led."""
        self._ask(in_hand)
        a: cython.ulonglong = elder
        b: cython.ulonglong = dealer
        left: cython.int = int(elder).bit_count()
        card: cython.int
        found = {}
        for card in range(32):
            if (b if leader else a) >> card & 1:
                found[card] = self._after(a, b, leader, won, left, card, -INFINITE, INFINITE)
        return found

    def replies(self, elder: int, dealer: int, leader: int, led: int, won: int = 0, in_hand: int = 0) -> dict[int, int]:
        """The same by the card that is played to one led, whose point is made, and which is in no hand."""
        self._ask(in_hand)
        a: cython.ulonglong = elder
        b: cython.ulonglong = dealer
        own: cython.ulonglong = a if leader else b
        suit: cython.ulonglong = own & (cython.cast(cython.ulonglong, 255) << (led & 24))
        left: cython.int = int(elder if leader else dealer).bit_count()
        card: cython.int
        found = {}
        for card in range(32):
            if (suit if suit else own) >> card & 1:
                found[card] = self._trick(a, b, leader, won, left, led, card, -INFINITE, INFINITE)
        return found

    def searched(self) -> int:
        """How many positions the last question took."""
        return self.nodes

    def _ask(self, in_hand: int) -> None:
        self.need = LIMIT - in_hand if 0 < in_hand < LIMIT else NO_PIQUE
        if self.need > TRICKS + 1:
            self.need = NO_PIQUE
        self.nodes = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _cards(self, won: cython.int) -> cython.int:
        if won > 6:
            return self.weight[0] * (CAPOT if won == TRICKS else CARDS)
        if won < 6:
            return -self.weight[1] * (CARDS if won else CAPOT)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _led(self, leader: cython.int, won: cython.int, left: cython.int) -> cython.int:
        """What leading brings: one, and to elder hand perhaps the pique."""
        if leader:
            return -self.weight[1]
        if won == TRICKS - left and won + 1 == self.need:
            return self.weight[0] * (1 + PIQUE)
        return self.weight[0]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _taken(self, leader: cython.int, winner: cython.int, won: cython.int, left: cython.int) -> cython.int:
        """What winning a trick brings beyond the lead; `won` before it."""
        points: cython.int = (1 if winner != leader else 0) + (1 if left == 1 else 0)
        if winner:
            return -points * self.weight[1]
        if left == 1 and won == TRICKS - 1 and self.need == TRICKS + 1:
            points += PIQUE
        return points * self.weight[0]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _trick(self, a: cython.ulonglong, b: cython.ulonglong, leader: cython.int, won: cython.int, left: cython.int,
               led: cython.int, card: cython.int, low: cython.int, high: cython.int) -> cython.int:
        """What the reply and all after it bring; the led card is in no hand any more, the reply still is."""
        winner: cython.int = 1 - leader if card >> 3 == led >> 3 and card > led else leader
        points: cython.int = self._taken(leader, winner, won, left)
        bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << card
        if leader:
            a ^= bit
        else:
            b ^= bit
        return points + self._lead(a, b, winner, won + 1 - winner, left - 1, low - points, high - points)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _key(self, a: cython.ulonglong, b: cython.ulonglong, leader: cython.int, won: cython.int,
             left: cython.int) -> cython.ulonglong:
        one: cython.ulonglong
        s: cython.int
        n: cython.int
        every: cython.int
        need: cython.ulonglong = 0
        for s in range(4):
            every = (a | b) >> (8 * s) & 255
            one = self.packed[every << 8 | (a >> (8 * s) & 255)] | 1 << self.count[every]
            n = s
            while n > 0 and self.code[n - 1] < one:
                self.code[n] = self.code[n - 1]
                n -= 1
            self.code[n] = one
        if won == TRICKS - left and won < self.need < NO_PIQUE:
            need = self.need
        return (self.code[0] | self.code[1] << 9 | self.code[2] << 18 | self.code[3] << 27
                | cython.cast(cython.ulonglong, 2 * won + leader) << 36 | need << 41)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _least(self, leader: cython.int, won: cython.int, left: cython.int, sure: cython.int) -> cython.int:
        """What comes if the leader takes so many tricks, and then leads once more and takes none."""
        value: cython.int = 0
        k: cython.int
        for k in range(left):
            if k < sure:
                value += self._led(leader, won, left - k) + self._taken(leader, leader, won, left - k)
                won += 1 - leader
            elif k == sure:
                value += self._led(leader, won, left - k) + self._taken(leader, 1 - leader, won, left - k)
                won += leader
            else:
                value += self._led(1 - leader, won, left - k) + self._taken(1 - leader, 1 - leader, won, left - k)
                won += leader
        return value + self._cards(won)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lead(self, a: cython.ulonglong, b: cython.ulonglong, leader: cython.int, won: cython.int, left: cython.int,
              low: cython.int, high: cython.int) -> cython.int:
        """What is to come with the best play of both, as far as it lies between low and high."""
        if left == 0:
            return self._cards(won)
        own: cython.ulonglong = b if leader else a
        other: cython.ulonglong = a if leader else b
        sure: cython.int = self._sure(own, other)
        bound: cython.int = self._least(leader, won, left, sure)
        if sure == left:
            return bound
        if leader == 0 and bound >= high or leader == 1 and bound <= low:
            return bound
        key: cython.ulonglong = self._key(a, b, leader, won, left)
        place: cython.ulonglong = ((key ^ (key >> 21)) * cython.cast(cython.ulonglong, SPREAD) & WORD) >> 46
        known_low: cython.int = -INFINITE
        known_high: cython.int = INFINITE
        if self.keys[place] == key:
            known_low = self.low[place]
            known_high = self.high[place]
            if known_low >= high or known_low == known_high:
                return known_low
            if known_high <= low:
                return known_high
        self.nodes += 1
        if leader == 0 and bound > known_low:
            known_low = bound
        if leader == 1 and bound < known_high:
            known_high = bound
        best: cython.int = -INFINITE if leader == 0 else INFINITE
        floor: cython.int = known_low if known_low > low else low
        roof: cython.int = known_high if known_high < high else high
        first_floor: cython.int = floor
        first_roof: cython.int = roof
        value: cython.int
        pick: cython.int
        k: cython.int
        many: cython.int = 0
        row: cython.int = TRICKS * 2 * left
        many = self._choices(own, other, row)
        for k in range(row, many):
            pick = self._next(k, many)
            value = self._after(a, b, leader, won, left, pick, floor, roof)
            if leader == 0:
                if value > best:
                    best = value
                if best > floor:
                    floor = best
            else:
                if value < best:
                    best = value
                if best < roof:
                    roof = best
            if floor >= roof:
                break
        if self.keys[place] != key:
            self.keys[place] = key
        if best <= first_floor:
            if best < known_high:
                known_high = best
        elif best >= first_roof:
            if best > known_low:
                known_low = best
        else:
            known_low = best
            known_high = best
        if known_low > known_high:                       # the bound from the top is nearer
            known_low = known_high = bound
        self.low[place] = known_low
        self.high[place] = known_high
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _after(self, a: cython.ulonglong, b: cython.ulonglong, leader: cython.int, won: cython.int, left: cython.int,
               led: cython.int, low: cython.int, high: cython.int) -> cython.int:
        """What leading this card comes to."""
        points: cython.int = self._led(leader, won, left)
        bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << led
        own: cython.ulonglong
        other: cython.ulonglong
        if leader:
            b ^= bit
            own, other = a, b
        else:
            a ^= bit
            own, other = b, a
        low -= points
        high -= points
        best: cython.int = INFINITE if leader == 0 else -INFINITE
        value: cython.int
        k: cython.int
        s: cython.int
        many: cython.int
        row: cython.int = TRICKS * (2 * left + 1)
        s = led >> 3
        if own >> (8 * s) & 255:
            many = self._following(own >> (8 * s) & 255, other >> (8 * s) & 255, led, row)
        else:
            many = self._throwing(own, other, row)
        for k in range(row, many):
            value = self._trick(a, b, leader, won, left, led, self._next(k, many), low, high)
            if leader == 0:
                if value < best:
                    best = value
                if best < high:
                    high = best
            else:
                if value > best:
                    best = value
                if best > low:
                    low = best
            if low >= high:
                break
        return best + points
