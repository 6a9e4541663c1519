# cython: language_level=3, boundscheck=True, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""How a sensible player goes on, quickly: compiled by Cython, and right without it.

What he holds is worth what each shape scores, by the chance that what it wants is drawn; a card costs what all that is
worth less without it.  How much he cares for what is his taste, a row of numbers by player, found by play against
himself (`tools/taste.py`).
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.melds.search.table import Table
else:
    from cardtable.families.melds.search.table import Table

TASTES = ("patience: sequence", "patience: four", "patience: certain cards", "patience: marriage", "ready", "broken",
          "more", "a trick", "a late trick", "declaring", "a trump", "its height", "a brisque", "beats", "height",
          "late", "at once", "making trumps", "the last of the stock")
ROW = 32


@cython.cclass
class Habits(Table):
    """The habits of both, by their tastes."""

    def __init__(self, *rules: object) -> None:
        Table.__init__(self, *rules)
        self.taste, self.drawn = array("d", bytes(8 * 2 * ROW)), array("d", bytes(8 * 2 * ROW))
        self.before, self.by_face = array("d", bytes(8 * 64)), array("i", bytes(4 * 32 * 8))
        self.places, self.able = array("i", bytes(4 * 64)), array("i", bytes(4 * 32))
        self.many = array("i", [n.bit_count() for n in range(1 << 9)])
        for face in range(32):
            some = [n for n in range(self.shapes) if self.shape_rank[n] == face & 7 or any(
                self.shape_face[8 * n + k] == face for k in range(self.shape_size[n]))]
            self.by_face[8 * face] = len(some)
            for k, n in enumerate(some):
                self.by_face[8 * face + 1 + k] = n

    def tastes(self, p: int, taste: Sequence[float]) -> None:
        """What a player cares for, in the order of TASTES."""
        for n, one in enumerate(taste):
            self.taste[ROW * p + n] = one

    def losses(self, n: int) -> dict[int, float]:
        """By shape, what the first player loses of it by playing the card in this place."""
        face: cython.int = self.card[n]
        k: cython.int
        found = {}
        if face < 0:                             # no card is there any more
            return found
        self._prospects(0)
        for k in range(8 * face + 1, 8 * face + 1 + self.by_face[8 * face]):
            found[self.by_face[k]] = self.before[self.by_face[k]] - self._wants(0, self.by_face[k], 1 << n)
        return found

    def kind_of(self, shape: int) -> int:
        """The number of its kind."""
        return self.shape_kind[shape]

    # What cards are worth keeping for

    @cython.cfunc
    @cython.exceptval(check=False)
    def _faces(self, p: cython.int, shape: cython.int, but: cython.int, broken: cython.int) -> cython.double:
        """What certain cards are worth, if they were without those in the places `but`; those that lie whole count if
        `broken`."""
        kind: cython.int = self.shape_kind[shape]
        able: cython.int = (self.able[16 * p + kind] | (self.bound[16 * p + kind] if broken else 0)) & ~but
        patience: cython.double = self.taste[32 * p + (0 if self.shape_size[shape] > 2 else 2)]
        chance: cython.double = 1.0
        spare: cython.int = 99
        k: cython.int
        face: cython.int
        have: cython.int
        out: cython.int
        missing: cython.int = 0
        if self.shape_suit[shape] >= 0 and self.shape_size[shape] == 2:
            patience = self.taste[32 * p + 3]
        for k in range(self.shape_size[shape]):
            face = self.shape_face[8 * shape + k]
            have = self.many[self.places[32 * p + face] & able] - self.shape_wanted[8 * shape + k]
            if have < spare:
                spare = have
            out = self.copies - self.seen[32 * p + face]
            while have < 0:
                if out <= 0:
                    return 0.0
                chance *= self.drawn[32 * p + out] * patience
                out -= 1
                have += 1
                missing += 1
        chance *= self._points(shape)
        if missing == 0:
            chance *= self.taste[32 * p + 4]
            if self.again[kind] == 2 or spare > 0:
                chance += self.taste[32 * p + 6] * self._points(shape) * spare
        return chance

    @cython.cfunc
    @cython.exceptval(check=False)
    def _four(self, p: cython.int, shape: cython.int, but: cython.int, broken: cython.int) -> cython.double:
        """The same of four of a rank."""
        kind: cython.int = self.shape_kind[shape]
        able: cython.int = (self.able[16 * p + kind] | (self.bound[16 * p + kind] if broken else 0)) & ~but
        have: cython.int = 0
        out: cython.int = 0
        n: cython.int
        rank: cython.int = self.shape_rank[shape]
        worth: cython.double = self.shape_points[shape]
        for n in range(4):
            have += self.many[self.places[32 * p + 8 * n + rank] & able]
        if have >= 4:
            if self.again[kind] == 2:
                return worth * (self.taste[32 * p + 4] + self.taste[32 * p + 6] * (have - 4))
            return worth * self.taste[32 * p + 4]
        for n in range(4):
            out += self.copies - self.seen[32 * p + 8 * n + rank]
        while have < 4:
            if out <= 0:
                return 0.0
            worth *= self.drawn[32 * p + (out if out < 31 else 31)] * self.taste[32 * p + 1]
            out -= 1
            have += 1
        return worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pairs(self, p: cython.int, shape: cython.int, but: cython.int) -> cython.double:
        """The same of two cards each pairing of which scores once."""
        kind: cython.int = self.shape_kind[shape]
        row: cython.int = 16 * p
        able: cython.int = self.able[row + kind] & ~but
        first: cython.int = self.shape_face[8 * shape]
        second: cython.int = self.shape_face[8 * shape + 1]
        firsts: cython.int = self.places[32 * p + first] & able
        seconds: cython.int = self.places[32 * p + second] & able
        fresh: cython.int = 0
        n: cython.int
        out: cython.int = 0
        if firsts and seconds:
            for n in range(self.size):
                if firsts >> n & 1:
                    fresh += self.many[seconds & ~self.partner[row + n]]
        if fresh:
            return self._points(shape) * (self.taste[32 * p + 4] + self.taste[32 * p + 6] * (fresh - 1))
        if seconds:
            out += self.copies - self.seen[32 * p + first]
        if firsts:
            out += self.copies - self.seen[32 * p + second]
        if out <= 0:
            return 0.0
        return self._points(shape) * self.drawn[32 * p + (out if out < 31 else 31)] * self.taste[32 * p + 3]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _wants(self, p: cython.int, shape: cython.int, but: cython.int) -> cython.double:
        """What a shape is worth to a player, without the cards in these places; while one lies whole, as it will be
        once the card is played that can best be spared."""
        kind: cython.int = self.shape_kind[shape]
        row: cython.int = 16 * p
        bound: cython.int = self.bound[row + kind]
        best: cython.double = 0.0
        value: cython.double
        n: cython.int
        face: cython.int
        mine: cython.bint
        if self._points(shape) == 0:
            return 0.0
        if self.again[kind] == 3:
            return self._pairs(p, shape, but)
        if self.again[kind] == 1 and bound & ~but:
            return 0.0
        if self.again[kind] != 2 or bound == 0:
            return self._four(p, shape, but, 0) if self.shape_rank[shape] >= 0 else self._faces(p, shape, but, 0)
        if bound & but:
            return self._four(p, shape, but, 1) if self.shape_rank[shape] >= 0 else self._faces(p, shape, but, 1)
        for n in range(self.size):
            if bound >> n & 1 and not but >> n & 1:
                face = self.card[row + n]
                mine = face & 7 == self.shape_rank[shape] or face >> 3 == self.shape_suit[shape] or \
                    self.shape_rank[shape] < 0 and self.shape_suit[shape] < 0
                if mine:
                    if self.shape_rank[shape] >= 0:
                        return self.taste[32 * p + 5] * self._four(p, shape, but | 1 << n, 1)
                    value = self._faces(p, shape, but | 1 << n, 1)
                    if value > best:
                        best = value
        if best == 0.0:
            return self._four(p, shape, but, 0) if self.shape_rank[shape] >= 0 else self._faces(p, shape, but, 0)
        return self.taste[32 * p + 5] * best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _prospects(self, p: cython.int) -> cython.void:
        """The chances of drawing cards, and what each shape is worth as he stands."""
        left: cython.int = self.stocked - self.now[2]
        draws: cython.int = left // 2
        unseen: cython.int = left - (self.now[4] >= 0)
        n: cython.int
        kind: cython.int
        rate: cython.double
        stay: cython.double = 1.0
        for n in range(32):
            self.places[32 * p + n] = 0
        for kind in range(self.kinds):
            self.able[16 * p + kind] = 0
        for n in range(self.size):
            if self.card[16 * p + n] >= 0:
                self.places[32 * p + self.card[16 * p + n]] |= 1 << n
                for kind in range(self.kinds):
                    if self._free(p, n, kind):
                        self.able[16 * p + kind] |= 1 << n
        for n in range(self.size):
            unseen += self.card[16 * (1 - p) + n] >= 0 and not self.shown[16 * (1 - p) + n]
        rate = 1.0 - draws / (unseen + 0.0) if unseen > draws else 0.0
        for n in range(32):
            self.drawn[32 * p + n] = 1.0 - stay
            stay *= rate
        for n in range(self.shapes):
            self.before[32 * p + n] = self._wants(p, n, 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _loss(self, p: cython.int, n: cython.int) -> cython.double:
        """What he loses by playing the card in this place."""
        face: cython.int = self.card[16 * p + n]
        found: cython.double = self.taste[32 * p + 14] * (face & 7)
        k: cython.int
        shape: cython.int
        if face >> 3 == self.now[0]:
            found += self.taste[32 * p + 10] + self.taste[32 * p + 11] * (face & 7)
            if face & 7 == 0 and self.now[3] < 2 and not self.shown[16 * p + n]:
                found += self.exchange
        for k in range(8 * face + 1, 8 * face + 1 + self.by_face[8 * face]):
            shape = self.by_face[k]
            if self.before[32 * p + shape] > 0.0 or self.bound[16 * p + self.shape_kind[shape]] >> n & 1:
                found += self.before[32 * p + shape] - self._wants(p, shape, 1 << n)
        return found
