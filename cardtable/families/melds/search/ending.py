# cython: language_level=3, boundscheck=True, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The last tricks of two open hands, exactly, copies and all: compiled by Cython, and right without it.

What counts is how many brisques who is asked takes, and who wins the last trick; what each way it may end is worth is
told beforehand, so that points, a game or a rubicon may be played for.  Hands are sets of places; a position is both
sets, who leads and the brisques so far, and each is worked out once.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

COMPILED: bool = cython.compiled
PLACES = 1 << 20                         # positions remembered
NEVER = 99                               # brisques that nobody takes


@cython.cclass
class Ending:
    """Answers one question after another; faces are as in table.py, of up to nine cards a hand."""

    keys: cython.int[::1]
    values: cython.float[::1]
    face: cython.int[::1]                # 16 * player + place
    order: cython.int[::1]               # strength by face & 7
    count: cython.int[::1]
    worth: cython.double[::1]            # by brisques taken, twice, and one more where the other wins the last trick
    rich: cython.int[::1]                # brisques, as places
    trump: cython.int
    head: cython.bint
    ruff: cython.bint
    taken: cython.int                    # brisques of both before
    all_rich: cython.int
    need: cython.int[::1]                # brisques with which a player has won at once
    won: cython.double[::1]
    asked: cython.int                    # marks what was remembered for this question

    def __init__(self) -> None:
        self.keys, self.values = array("i", bytes(4 * PLACES)), array("f", bytes(4 * PLACES))
        self.face, self.order, self.rich = array("i", bytes(4 * 32)), array("i", range(8)), array("i", [0, 0])
        self.count = array("i", [n.bit_count() for n in range(1 << 9)])
        self.worth, self.need, self.won = array("d", bytes(8 * 128)), array("i", [NEVER, NEVER]), array("d", [0, 0])

    def rules(self, trump: int, order: Sequence[int], head: bool, ruff: bool) -> None:
        """Trumps or -1, the strength of the ranks, and whether one must beat the lead, and trump."""
        for n in range(8):
            self.order[n] = order[n]
        self.trump, self.head, self.ruff = trump, head, ruff

    def ends(self, worth: Sequence[float], need: Sequence[int], won: Sequence[float]) -> None:
        """What it is worth to who is asked: by his brisques of these tricks, [2 * n] if he wins the last trick,
        [2 * n + 1] if the other does; with `need` brisques (or NEVER) either has won at once, which is worth `won`."""
        for n, one in enumerate(worth):
            self.worth[n] = one
        for p in range(2):
            self.need[p], self.won[p] = need[p], won[p]

    def cards(self, own: Sequence[int], other: Sequence[int], led: int = -1) -> dict[int, float]:
        """What each face of his is worth, led or, where a card was led to him, played."""
        k: cython.int
        for k in range(PLACES):
            self.keys[k] = 0
        hands = sorted(own), sorted(other)
        for p in range(2):
            self.rich[p] = 0
            for n, face in enumerate(hands[p]):
                self.face[16 * p + n] = face
                if face & 7 >= 6:
                    self.rich[p] |= 1 << n
        self.all_rich = self.count[self.rich[0]] + self.count[self.rich[1]] + (led >= 0 and led & 7 >= 6)
        a: cython.int = (1 << len(own)) - 1
        b: cython.int = (1 << len(other)) - 1
        n: cython.int
        found = {}
        for n in range(len(own)):
            if led < 0:
                found[self.face[n]] = self._after(a, b, 0, self.face[n], a ^ 1 << n, 0)
            elif self._lawful(0, a, n, led):
                found[self.face[n]] = self._trick(a ^ 1 << n, b, 1, led, self.face[n], 0)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _beats(self, card: cython.int, top: cython.int) -> cython.bint:
        if card >> 3 == top >> 3:
            return self.order[card & 7] > self.order[top & 7]
        return card >> 3 == self.trump

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lawful(self, p: cython.int, held: cython.int, n: cython.int, led: cython.int) -> cython.bint:
        """Whether the card in this place may be played to the lead."""
        card: cython.int = self.face[16 * p + n]
        follows: cython.bint = False
        higher: cython.bint = False
        trumps: cython.bint = False
        k: cython.int
        for k in range(9):
            if held >> k & 1:
                if self.face[16 * p + k] >> 3 == led >> 3:
                    follows = True
                    if self.order[self.face[16 * p + k] & 7] > self.order[led & 7]:
                        higher = True
                elif self.face[16 * p + k] >> 3 == self.trump:
                    trumps = True
        if follows:
            return card >> 3 == led >> 3 and (not self.head or not higher or self._beats(card, led))
        return not self.ruff or not trumps or card >> 3 == self.trump

    @cython.cfunc
    @cython.exceptval(check=False)
    def _trick(self, a: cython.int, b: cython.int, leader: cython.int, led: cython.int, card: cython.int,
               rich: cython.int) -> cython.double:
        """Both cards have left the hands: who takes them leads again."""
        winner: cython.int = 1 - leader if self._beats(card, led) else leader
        found: cython.int = (led & 7 >= 6) + (card & 7 >= 6)
        if found:
            if winner == 0:
                rich += found
                if rich >= self.need[0]:
                    return self.won[0]
            elif self.all_rich - self.count[a & self.rich[0]] - self.count[b & self.rich[1]] - rich >= self.need[1]:
                return self.won[1]
        return self._lead(a, b, winner, rich)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _after(self, a: cython.int, b: cython.int, leader: cython.int, led: cython.int, left: cython.int,
               rich: cython.int) -> cython.double:
        """The best reply to this lead; `left` is what the leader holds without it."""
        p: cython.int = 1 - leader
        held: cython.int = b if p else a
        best: cython.double = 1e30 if p else -1e30
        value: cython.double
        last: cython.int = -1
        n: cython.int
        for n in range(9):
            if held >> n & 1 and self.face[16 * p + n] != last and self._lawful(p, held, n, led):
                last = self.face[16 * p + n]
                if p:
                    value = self._trick(left, b ^ 1 << n, leader, led, last, rich)
                    if value < best:
                        best = value
                else:
                    value = self._trick(a ^ 1 << n, left, leader, led, last, rich)
                    if value > best:
                        best = value
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lead(self, a: cython.int, b: cython.int, leader: cython.int, rich: cython.int) -> cython.double:
        """What is to come with the best play of both."""
        if a == 0 and b == 0:
            return self.worth[2 * rich + leader]
        key: cython.int = (a | b << 9 | leader << 18 | rich << 19) + 1
        place: cython.int = (key ^ key >> 11) * 40503 & 0xFFFFF
        best: cython.double = 1e30 if leader else -1e30
        value: cython.double
        held: cython.int = b if leader else a
        last: cython.int = -1
        n: cython.int
        if self.keys[place] == key:
            return self.values[place]
        for n in range(9):
            if held >> n & 1 and self.face[16 * leader + n] != last:
                last = self.face[16 * leader + n]
                value = self._after(a, b, leader, last, held ^ 1 << n, rich)
                if value < best if leader else value > best:
                    best = value
        self.keys[place] = key
        self.values[place] = best
        return best
