# cython: language_level=3, boundscheck=True, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What is declared and played by habit: compiled by Cython, and right without it."""
from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.melds.search.habits import Habits
else:
    from cardtable.families.melds.search.habits import Habits

HEAD, TRUMP_IN = 1, 2                    # duties of the last tricks, beside following suit


@cython.cclass
class Choosing(Habits):
    """One choice after another; `weights` are those of the cards last chosen among, by place."""

    def __init__(self, *rules: object, duties: int = 0) -> None:
        Habits.__init__(self, *rules)
        self.duties, self.weights = duties, array("d", bytes(8 * 16))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _card(self) -> cython.int:
        """What the player to act plays by habit."""
        if self.now[1] < 0:
            return self._lead(self.now[5]) if self.stocked - self.now[2] >= 2 else self._last_lead(self.now[5])
        if self.stocked - self.now[2] >= 2:
            return self._reply(1 - self.now[5], self.now[1])
        return self._last_reply(1 - self.now[5], self.now[1])

    # What to declare

    @cython.cfunc
    @cython.exceptval(check=False)
    def _to_declare(self, p: cython.int) -> cython.int:
        """The shape that brings most; its inferior first, while there is time."""
        best: cython.int = -1
        most: cython.double = 0.0
        worth: cython.double
        shape: cython.int
        k: cython.int
        kind: cython.int
        for shape in range(self.shapes):
            if self._ways(p, shape):
                worth = self._points(shape)
                if self.now[0] < 0 and self.shape_suit[shape] >= 0:
                    for k in (3, 4, 5, 6, 7):
                        worth += self.taste[32 * p + 17] * (self.count[32 * p + 8 * self.shape_suit[shape] + k] > 0)
                if worth > most:
                    best = shape
                    most = worth
        if best >= 0 and (self.stocked - self.now[2]) // 2 > self.taste[32 * p + 15]:
            kind = self.shape_kind[best]
            for shape in range(self.shapes):
                if self.above[self.shape_kind[shape]] >> kind & 1 and self._ways(p, shape) and \
                        (self.shape_suit[shape] < 0 or self.shape_suit[shape] == self.shape_suit[best]) and \
                        self._points(best) < self.taste[32 * p + 16]:
                    return shape
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ready(self, p: cython.int) -> cython.double:
        """The best that he could score now."""
        most: cython.double = 0.0
        shape: cython.int
        for shape in range(self.shapes):
            if self._points(shape) > most and self._ways(p, shape):
                most = self._points(shape)
        return most

    # Cards, while there is a stock

    @cython.cfunc
    @cython.exceptval(check=False)
    def _hoped(self, p: cython.int) -> cython.double:
        """What winning this trick is worth by itself."""
        draws: cython.int = (self.stocked - self.now[2]) // 2
        last: cython.double = self.taste[32 * p + 18] if draws <= 1 else 0.0
        return self.taste[32 * p + (8 if draws <= 4 else 7)] + self.taste[32 * p + 9] * self._ready(p) + last

    @cython.cfunc
    @cython.exceptval(check=False)
    def _holds(self, p: cython.int, face: cython.int) -> cython.double:
        """How likely a lead is to win, for all he knows."""
        out: cython.int = 0
        every: cython.int = 0
        hidden: cython.int = 0
        n: cython.int
        some: cython.int
        rival: cython.int = 16 * (1 - p)
        chance: cython.double
        found: cython.double = 1.0
        for n in range(self.size):
            if self.card[rival + n] >= 0:
                if self.shown[rival + n]:
                    if self._beats(self.card[rival + n], face):
                        found = 1.0 - self.taste[32 * p + 13]
                        if face & 7 >= 6 and self.taste[32 * p + 12] >= 10:
                            found = 0.0                          # nobody lets a brisque go that scores
                            break
                else:
                    hidden += 1
        for n in range(32):
            some = self.copies - self.seen[32 * p + n]
            if some > 0:
                every += some
                if self._beats(n, face):
                    out += some
        chance = 1.0 - self.taste[32 * p + 13] * out / (every + 0.001)
        while hidden:
            found *= chance
            hidden -= 1
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lead(self, p: cython.int) -> cython.int:
        """What to lead."""
        best: cython.int = -1
        most: cython.double = -1e9
        value: cython.double
        stake: cython.double
        chance: cython.double
        hoped: cython.double = self._hoped(p)
        n: cython.int
        self._prospects(p)
        for n in range(self.size):
            if self.card[16 * p + n] >= 0:
                stake = self.taste[32 * p + 12] * (self.card[16 * p + n] & 7 >= 6)
                chance = self._holds(p, self.card[16 * p + n])
                value = chance * (hoped + stake) - (1.0 - chance) * stake - self._loss(p, n)
                self.weights[n] = value
                if value > most:
                    best = n
                    most = value
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _reply(self, p: cython.int, led: cython.int) -> cython.int:
        """What to play to a lead."""
        best: cython.int = -1
        most: cython.double = -1e9
        value: cython.double
        stake: cython.double
        hoped: cython.double = self._hoped(p)
        n: cython.int
        self._prospects(p)
        for n in range(self.size):
            if self.card[16 * p + n] >= 0:
                stake = self.taste[32 * p + 12] * ((self.card[16 * p + n] & 7 >= 6) + (led & 7 >= 6))
                value = -self._loss(p, n) - stake
                if self._beats(self.card[16 * p + n], led):
                    value += hoped + 2.0 * stake
                self.weights[n] = value
                if value > most:
                    best = n
                    most = value
        return best

    # The last tricks

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lawful(self, p: cython.int, n: cython.int, led: cython.int) -> cython.bint:
        """Whether he may play this card to the lead, now that suit must be followed."""
        face: cython.int = self.card[16 * p + n]
        suit: cython.int = 0
        higher: cython.int = 0
        trumps: cython.int = 0
        k: cython.int
        for k in range(self.size):
            if self.card[16 * p + k] >= 0:
                if self.card[16 * p + k] >> 3 == led >> 3:
                    suit += 1
                    higher += self._beats(self.card[16 * p + k], led)
                trumps += self.card[16 * p + k] >> 3 == self.now[0]
        if suit:
            return face >> 3 == led >> 3 and (not self.duties & 1 or not higher or self._beats(face, led))
        return not self.duties & 2 or not trumps or face >> 3 == self.now[0]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _last_reply(self, p: cython.int, led: cython.int) -> cython.int:
        """Win with a brisque, or a brisque, or as cheaply as can be; else give up the least."""
        best: cython.int = -1
        most: cython.int = -99999
        value: cython.int
        n: cython.int
        face: cython.int
        for n in range(self.size):
            face = self.card[16 * p + n]
            if face >= 0 and self._lawful(p, n, led):
                value = -(face & 7) - (40 if face >> 3 == self.now[0] else 0)
                if self._beats(face, led):
                    value += 10 + 100 * (face & 7 >= 6) * (face >> 3 != self.now[0]) + 100 * (led & 7 >= 6)
                else:
                    value -= 100 * (face & 7 >= 6)
                if value > most:
                    best = n
                    most = value
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _last_lead(self, p: cython.int) -> cython.int:
        """A brisque that nothing can take, else what costs nothing; the best trump is kept."""
        best: cython.int = -1
        most: cython.int = -99999
        value: cython.int
        n: cython.int
        k: cython.int
        face: cython.int
        beaten: cython.bint
        for n in range(self.size):
            face = self.card[16 * p + n]
            if face >= 0:
                beaten = False
                for k in range(self.size):
                    if self.card[16 * (1 - p) + k] >= 0 and self._beats(self.card[16 * (1 - p) + k], face):
                        beaten = True
                value = -(face & 7) - (60 if face >> 3 == self.now[0] else 0)
                if not beaten:
                    value += 100 if face & 7 >= 6 else 30
                elif face & 7 >= 6:
                    value -= 100
                if value > most:
                    best = n
                    most = value
        return best
