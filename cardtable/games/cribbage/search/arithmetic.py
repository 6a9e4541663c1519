"""The counting and pegging that is done millions of times: compiled by Cython, and readable and right without it.

Cards are 0..51, suit * 13 + place with the ace at place 0; ranks are places 0..12.
"""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

COMPILED: bool = bool(cython.compiled)

RANKS = 13
PAIRS = RANKS * RANKS * 2                        # throws of two cards: ranks, and whether of one suit


@cython.cfunc
@cython.exceptval(check=False)
def _points(held: cython.int[::1]) -> cython.int:
    """Fifteens, pairs and runs of cards given as how many there are of each rank."""
    ways: cython.ulonglong = 1                   # sixteen sums, four bits each: at most fourteen ways occur
    points: cython.int = 0
    length: cython.int = 0
    product: cython.int = 1
    r: cython.int
    _: cython.int
    n: cython.int
    for r in range(RANKS):
        n = held[r]
        for _ in range(n):
            ways += ways << (4 * (r + 1 if r < 9 else 10))
        points += n * (n - 1)
        if n:
            length += 1
            product *= n
        if not n or r == RANKS - 1:
            if length > 2:
                points += length * product
            length = 0
            product = 1
    return points + 2 * cython.cast(cython.int, (ways >> 60) & 15)


def worths(cards: int) -> bytearray:
    """Fifteens, pairs and runs of so many ranks in any order, indexed in base thirteen."""
    if cards not in _TABLES:
        _TABLES[cards] = _filled(cards)
    return _TABLES[cards]


_TABLES: dict[int, bytearray] = {}


def _filled(cards: int) -> bytearray:
    made = bytearray(RANKS ** cards)
    table: cython.uchar[::1] = made
    counts = array("i", [0] * RANKS)
    held: cython.int[::1] = counts
    index: cython.int
    rest: cython.int
    i: cython.int
    _: cython.int
    n: cython.int = cards
    for index in range(len(made)):
        for i in range(RANKS):
            held[i] = 0
        rest = index
        for _ in range(n):
            held[rest % RANKS] += 1
            rest //= RANKS
        table[index] = _points(held)
    return made


def count_all(table: bytearray) -> tuple[int, list[int]]:
    """Every hand of four with every turn-up: how many there are, and how many are worth 0, 1 .. 29."""
    worth: cython.uchar[::1] = table
    found = array("q", [0] * 30)
    tally: cython.longlong[::1] = found
    a: cython.int
    b: cython.int
    c: cython.int
    d: cython.int
    e: cython.int
    points: cython.int
    suit: cython.int
    index: cython.int
    n: cython.longlong = 0
    for a in range(52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                for d in range(c + 1, 52):
                    index = (((a % 13) * 13 + b % 13) * 13 + c % 13) * 13 + d % 13
                    suit = a // 13 if a // 13 == b // 13 == c // 13 == d // 13 else -1
                    for e in range(52):
                        if e in (a, b, c, d):
                            continue
                        points = worth[index * 13 + e % 13]
                        if suit >= 0:
                            points += 5 if e // 13 == suit else 4
                        if (a % 13 == 10 and a // 13 == e // 13) or (b % 13 == 10 and b // 13 == e // 13) \
                                or (c % 13 == 10 and c // 13 == e // 13) or (d % 13 == 10 and d // 13 == e // 13):
                            points += 1
                        tally[points] += 1
                        n += 1
    return n, list(found)


@cython.cclass
class Thrower:
    """Lays out as well as hand and crib together allow, by exact means of the hand and a table of cribs; samples
    what cribs come to when everybody throws so."""

    dealt: cython.int
    laid: cython.int
    worth: cython.uchar[::1]
    five: cython.uchar[::1]
    cribs: cython.double[::1]
    suits: cython.int[::1]
    ranks: cython.int[::1]
    state: cython.ulonglong
    pack: cython.int[::1]

    def __init__(self, dealt: int, laid: int, seed: int = 1) -> None:
        self.dealt, self.laid = dealt, laid
        self.worth = worths(dealt - laid + 1)
        self.cribs = array("d", [0.0] * PAIRS)
        self.suits, self.ranks = array("i", [0] * 4), array("i", [0] * RANKS)
        self.pack = array("i", range(52))
        self.state = (seed * 2862933555777941757 + 3037000493) % 2 ** 64 or 1

    def best(self, hand: list[int], cribs: array[float], sign: float) -> int:
        """Which cards to throw, as a mask over the hand, when the crib's worth is added (1) or taken off (-1)."""
        self.cribs = cribs
        for i, card in enumerate(hand):
            self.pack[i] = card
        thrown = self._throw(0, sign)
        return thrown

    @cython.cfunc
    @cython.exceptval(check=False)
    def _throw(self, at: cython.int, sign: cython.double) -> cython.int:
        """The same for the cards that lie in the pack from `at` on."""
        best: cython.double = -1e9
        value: cython.double
        chosen: cython.int = 0
        i: cython.int
        j: cython.int
        n: cython.int = self.dealt
        for i in range(4):
            self.suits[i] = 13
        for i in range(RANKS):
            self.ranks[i] = 4
        for i in range(n):
            self.suits[self.pack[at + i] // 13] -= 1
            self.ranks[self.pack[at + i] % 13] -= 1
        for i in range(n):
            for j in range(i + 1, n) if self.laid == 2 else range(i, i + 1):
                value = self._mean(at, (1 << i) | (1 << j)) + sign * self.cribs[
                    self._pair(self.pack[at + i], self.pack[at + j])]
                if value > best:
                    best = value
                    chosen = (1 << i) | (1 << j)
        return chosen

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pair(self, a: cython.int, b: cython.int) -> cython.int:
        return ((a % 13) * 13 + b % 13) * 2 + (1 if a // 13 == b // 13 else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mean(self, at: cython.int, thrown: cython.int) -> cython.double:
        """The mean worth of what is kept over all turn-ups that have not been dealt to this hand."""
        index: cython.int = 0
        suit: cython.int = -1
        points: cython.int = 0
        kept: cython.int = self.dealt - self.laid
        i: cython.int
        card: cython.int
        for i in range(self.dealt):
            if thrown >> i & 1:
                continue
            card = self.pack[at + i]
            index = index * 13 + card % 13
            suit = card // 13 if suit == -1 or suit == card // 13 else -2
            if card % 13 == 10:
                points += self.suits[card // 13]             # one for his nob
        index *= 13
        for i in range(RANKS):
            points += self.ranks[i] * self.worth[index + i]
        if suit >= 0:
            points += kept * (52 - self.dealt) + self.suits[suit]
        return points / (52.0 - self.dealt)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _random(self, n: cython.int) -> cython.int:
        self.state ^= self.state << 13
        self.state &= 0xFFFFFFFFFFFFFFFF
        self.state ^= self.state >> 7
        self.state ^= self.state << 17
        self.state &= 0xFFFFFFFFFFFFFFFF
        return cython.cast(cython.int, (self.state >> 33) % n)

    def kept(self, cribs: array[float], sign: float, samples: int) -> array[int]:
        """How often each hand is kept, of so many dealt: indexed by its ranks in ascending order in base thirteen."""
        found = array("i", [0] * RANKS ** (self.dealt - self.laid))
        tally: cython.int[::1] = found
        counts = array("i", [0] * RANKS)
        held: cython.int[::1] = counts
        _: cython.int
        i: cython.int
        place: cython.int
        thrown: cython.int
        self.cribs = cribs
        for i in range(52):
            self.pack[i] = i
        for _ in range(samples):
            for i in range(self.dealt):
                place = i + self._random(52 - i)
                self.pack[i], self.pack[place] = self.pack[place], self.pack[i]
            thrown = self._throw(0, sign)
            for i in range(RANKS):
                held[i] = 0
            for i in range(self.dealt):
                if not thrown >> i & 1:
                    held[self.pack[i] % 13] += 1
            place = 0
            for i in range(RANKS):
                for _ in range(held[i]):
                    place = place * 13 + i
            tally[place] += 1
        return found

    def cribs_with(self, own: list[int], throwers: list[tuple[array[float], float]], from_pack: int,
                   samples: int) -> float:
        """The mean worth of a crib that holds these cards, when others with these tables and signs add theirs."""
        total: cython.longlong = 0
        _: cython.int
        i: cython.int
        at: cython.int
        place: cython.int
        thrown: cython.int
        size: cython.int
        free: cython.int = 52 - len(own)
        self.five = worths(5)
        crib = array("i", [0] * 8)
        held: cython.int[::1] = crib
        rest = [c for c in range(52) if c not in own]
        for i in range(free):
            self.pack[i] = rest[i]
        for _ in range(samples):
            need: cython.int = self.dealt * len(throwers) + from_pack + 1
            for i in range(need):
                place = i + self._random(free - i)
                self.pack[i], self.pack[place] = self.pack[place], self.pack[i]
            size = len(own)
            for i in range(size):
                held[i] = own[i]
            at = 0
            for cribs, sign in throwers:
                self.cribs = cribs
                thrown = self._throw(at, sign)
                for i in range(self.dealt):
                    if thrown >> i & 1:
                        held[size] = self.pack[at + i]
                        size += 1
                at += self.dealt
            for _ in range(from_pack):
                held[size] = self.pack[at]
                size += 1
                at += 1
            total += self._crib(held, self.pack[at])
        return total / samples

    @cython.cfunc
    @cython.exceptval(check=False)
    def _crib(self, held: cython.int[::1], start: cython.int) -> cython.int:
        index: cython.int = 0
        points: cython.int = 0
        same: cython.bint = True
        i: cython.int
        for i in range(4):
            index = index * 13 + held[i] % 13
            if held[i] // 13 != start // 13:
                same = False
            elif held[i] % 13 == 10:
                points += 1
        points += self.five[index * 13 + start % 13]
        return points + (5 if same else 0)
