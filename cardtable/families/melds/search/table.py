# cython: language_level=3, boundscheck=True, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""A deal of melds with all cards open, as numbers: compiled by Cython, and right without it.

A face is suit * 8 + strength, seven 0 to ace 7, whatever its copy.  Each of two players has places for his cards,
16 * player + place; which of them are laid open, in which kinds each has served (bits), with which it has married, and
what melds lie whole.  A shape is one way to make a kind: so many cards of up to five faces, or four of a rank.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

NEVER, APART, BROKEN, PAIRED = range(4)
TRUMP, LED, DRAWN, SEVENS, TURNED, LEADER, OVER, TRICKS = range(8)       # of `now`
BRISQUES, LAST, EXCHANGED, TAKEN = 12, 13, 14, 15                        # of `parts`, after the kinds
ROOM = 448


@cython.cclass
class Table:
    """The rules of a game as tables, and one deal; `state` is all that changes but the stock, which is only gone
    through, and `base` the state from which each trial begins."""

    def __init__(self, size: int, copies: int, kinds: Sequence[tuple[int, int]],
                 shapes: Sequence[tuple[int, int, int, Sequence[tuple[int, int]], int, int]], last_trick: int,
                 exchange: int) -> None:
        """`kinds`: what bars a card (bits), and when it may score again; `shapes`: kind, suit or -1, rank (as strength)
        or -1, faces with how many are wanted, points, points in trumps."""
        self.size, self.copies, self.last_trick, self.exchange, self.brisque = size, copies, last_trick, exchange, 0
        self.kinds, self.shapes, self.goal, self.stocked = len(kinds), len(shapes), 0, 0
        self.above, self.again = array("i", [k[0] for k in kinds]), array("i", [k[1] for k in kinds])
        self.shape_kind, self.shape_suit = array("i", [s[0] for s in shapes]), array("i", [s[1] for s in shapes])
        self.shape_rank, self.shape_size = array("i", [s[2] for s in shapes]), array("i", [len(s[3]) for s in shapes])
        self.shape_face, self.shape_wanted = array("i", bytes(32 * len(shapes))), array("i", bytes(32 * len(shapes)))
        for n, s in enumerate(shapes):
            for k, (face, wanted) in enumerate(s[3]):
                self.shape_face[8 * n + k], self.shape_wanted[8 * n + k] = face, wanted
        self.shape_points, self.shape_trumps = array("i", [s[4] for s in shapes]), array("i", [s[5] for s in shapes])
        self.strength, self.late = array("i", range(8)), array("i", range(8))
        self.stock = array("i", bytes(4 * 128))
        self.state, self.base, self.root = [memoryview(array("i", bytes(4 * ROOM))) for _ in range(3)]
        self.card, self.served, self.shown, self.partner = [self.state[32 * n:32 * n + 32] for n in range(4)]
        self.count, self.seen = self.state[128:192], self.state[192:256]
        self.whole_kind, self.whole_cards = self.state[256:304], self.state[304:352]
        self.bound, self.parts = self.state[352:384], self.state[384:416]
        self.score, self.wholes, self.now = self.state[416:418], self.state[418:420], self.state[420:430]

    # Setting up

    def clear(self, trump: int, leader: int, score: Sequence[int], goal: int, brisque: int,
              late: Sequence[int]) -> None:
        """Nobody holds anything; `goal` ends the deal (0: nothing does), `brisque` is what one scores as it is taken,
        `late` the order of the ranks in the last tricks."""
        for n in range(ROOM):
            self.state[n] = 0
        for n in range(32):
            self.card[n] = -1
        for n in range(8):
            self.late[n] = late[n]
        self.now[TRUMP], self.now[LED], self.now[TURNED], self.now[LEADER] = trump, -1, -1, leader
        self.score[0], self.score[1], self.goal, self.brisque = score[0], score[1], goal, brisque

    def put(self, p: int, n: int, face: int, shown: bool, served: int, partner: int) -> None:
        """A card comes to a place."""
        self.card[16 * p + n], self.shown[16 * p + n] = face, shown
        self.served[16 * p + n], self.partner[16 * p + n] = served, partner
        self.count[32 * p + face] += 1
        self.seen[32 * p + face] += 1
        if shown:
            self.seen[32 * (1 - p) + face] += 1

    def lies_whole(self, p: int, kind: int, cards: int) -> None:
        """A meld of these places lies whole."""
        n: cython.int = 24 * p + self.wholes[p]
        if self.wholes[p] < 24:
            self.whole_kind[n], self.whole_cards[n] = kind, cards
            self.wholes[p] += 1
            self.bound[16 * p + kind] |= cards

    def has_seen(self, p: int, face: int) -> None:
        """A card that is in no hand."""
        self.seen[32 * p + face] += 1

    def with_stock(self, faces: Sequence[int], turned: int, sevens: int, led: int) -> None:
        """What is to be drawn, the card turned up last (or -1); `led` is a card on the table, or -1."""
        for n, face in enumerate(faces):
            self.stock[n] = face
        self.stocked = len(faces) + (turned >= 0)
        self.now[TURNED], self.now[SEVENS], self.now[LED], self.now[DRAWN] = turned, sevens, led, 0

    def gives(self, p: int, points: int) -> None:
        """Points before the first card."""
        self.score[p] += points

    def plant(self) -> None:
        """So much is known, and the same in all layouts."""
        self.root[:] = self.state

    def from_root(self) -> None:
        """Another layout is laid out upon what is known."""
        self.state[:] = self.root

    def keep(self) -> None:
        """From here the trials begin."""
        self.base[:] = self.state

    def again_from_base(self) -> None:
        """Another trial."""
        self.state[:] = self.base

    def scores(self) -> tuple[int, int]:
        """What each has."""
        return self.score[0], self.score[1]

    def marked(self) -> list[int]:
        """What was marked since the trial began, by kind and after the kinds, 16 for each player; at TAKEN is how many
        brisques he took."""
        return list(self.parts)

    def shape_of(self, kind: int, suit: int) -> int:
        """The shape of a kind, in a suit or -1."""
        return next(n for n in range(self.shapes) if self.shape_kind[n] == kind and self.shape_suit[n] == suit)

    def open_ways(self, p: int) -> list[tuple[int, int]]:
        """The shapes that a player may score, with their places."""
        return [(shape, ways) for shape in range(self.shapes) if (ways := self._ways(p, shape))]

    # The rules

    @cython.cfunc
    @cython.exceptval(check=False)
    def _beats(self, card: cython.int, top: cython.int) -> cython.bint:
        """Whether a card played later wins."""
        if card >> 3 != top >> 3:
            return card >> 3 == self.now[0]
        if self.stocked - self.now[2] >= 2:
            return self.strength[card & 7] > self.strength[top & 7]
        return self.late[card & 7] > self.late[top & 7]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _free(self, p: cython.int, n: cython.int, kind: cython.int) -> cython.bint:
        """Whether the card in this place may serve in a kind, as kinds are; paired ones apart."""
        served: cython.int = self.served[16 * p + n]
        if served & self.above[kind]:
            return False
        if self.again[kind] <= 1:
            return not served >> kind & 1
        if self.again[kind] == 2:
            return not self.bound[16 * p + kind] >> n & 1
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _points(self, shape: cython.int) -> cython.int:
        """What it scores just now."""
        if self.shape_suit[shape] >= 0 and (self.now[0] < 0 or self.now[0] == self.shape_suit[shape]):
            return self.shape_trumps[shape]
        return self.shape_points[shape]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ways(self, p: cython.int, shape: cython.int) -> cython.int:
        """The places of cards that make this shape now, those that lie open before others; 0 where there are none."""
        kind: cython.int = self.shape_kind[shape]
        row: cython.int = 16 * p
        found: cython.int = 0
        k: cython.int
        n: cython.int
        m: cython.int
        face: cython.int
        wanted: cython.int
        side: cython.int
        have: cython.int = 0
        if self._points(shape) == 0 or self.again[kind] == 1 and self.bound[row + kind]:
            return 0
        if self.shape_rank[shape] >= 0:
            for n in range(4):
                have += self.count[32 * p + 8 * n + self.shape_rank[shape]]
            if have < 4:
                return 0
            wanted = 4
            for side in range(2):
                for n in range(self.size):
                    if wanted and self.card[row + n] >= 0 and self.card[row + n] & 7 == self.shape_rank[shape] \
                            and (self.shown[row + n] != 0) == (side == 0) and self._free(p, n, kind):
                        found |= 1 << n
                        wanted -= 1
            return 0 if wanted else found
        for k in range(self.shape_size[shape]):
            if self.count[32 * p + self.shape_face[8 * shape + k]] < self.shape_wanted[8 * shape + k]:
                return 0
        if self.again[kind] == 3:
            face = self.shape_face[8 * shape]
            k = self.shape_face[8 * shape + 1]
            for n in range(self.size):
                if self.card[row + n] == face and self._free(p, n, kind):
                    for m in range(self.size):
                        if self.card[row + m] == k and self._free(p, m, kind) and not self.partner[row + n] >> m & 1:
                            return 1 << n | 1 << m
            return 0
        for k in range(self.shape_size[shape]):
            face = self.shape_face[8 * shape + k]
            wanted = self.shape_wanted[8 * shape + k]
            for side in range(2):
                for n in range(self.size):
                    if wanted and self.card[row + n] == face and (self.shown[row + n] != 0) == (side == 0) \
                            and self._free(p, n, kind):
                        found |= 1 << n
                        wanted -= 1
            if wanted:
                return 0
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mark(self, p: cython.int, part: cython.int, points: cython.int) -> cython.void:
        """Points for a kind, or for one of those after the kinds."""
        self.parts[16 * p + part] += points
        self.score[p] += points
        if self.goal and self.score[p] >= self.goal:
            self.now[6] = 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _scores(self, p: cython.int, shape: cython.int, cards: cython.int) -> cython.void:
        """A meld is scored with the cards in these places."""
        kind: cython.int = self.shape_kind[shape]
        row: cython.int = 16 * p
        n: cython.int
        self._mark(p, kind, self._points(shape))
        if self.now[0] < 0 and self.shape_suit[shape] >= 0:
            self.now[0] = self.shape_suit[shape]
        for n in range(self.size):
            if cards >> n & 1:
                self.served[row + n] |= 1 << kind
                if self.again[kind] == 3:
                    self.partner[row + n] |= cards & ~(1 << n)
                if not self.shown[row + n]:
                    self.shown[row + n] = 1
                    self.seen[32 * (1 - p) + self.card[row + n]] += 1
        if self.again[kind] == 1 or self.again[kind] == 2:
            n = 24 * p + self.wholes[p]
            if self.wholes[p] < 24:
                self.whole_kind[n] = kind
                self.whole_cards[n] = cards
                self.wholes[p] += 1
                self.bound[row + kind] |= cards

    @cython.cfunc
    @cython.exceptval(check=False)
    def _take(self, p: cython.int, n: cython.int) -> cython.int:
        """A card is played from this place: what lay whole with it is broken."""
        row: cython.int = 16 * p
        face: cython.int = self.card[row + n]
        k: cython.int
        kind: cython.int
        left: cython.int = 0
        bit: cython.int = 1 << n
        if not self.shown[row + n]:
            self.seen[32 * (1 - p) + face] += 1
        self.card[row + n] = -1
        self.count[32 * p + face] -= 1
        self.served[row + n] = 0
        self.shown[row + n] = 0
        self.partner[row + n] = 0
        for k in range(self.size):
            self.partner[row + k] &= ~bit
        if self.wholes[p]:
            for kind in range(self.kinds):
                self.bound[row + kind] = 0
            for k in range(24 * p, 24 * p + self.wholes[p]):
                if not self.whole_cards[k] & bit:
                    self.whole_kind[24 * p + left] = self.whole_kind[k]
                    self.whole_cards[24 * p + left] = self.whole_cards[k]
                    self.bound[row + self.whole_kind[k]] |= self.whole_cards[k]
                    left += 1
            self.wholes[p] = left
        return face

    @cython.cfunc
    @cython.exceptval(check=False)
    def _draw(self, p: cython.int) -> cython.void:
        """The next card comes to the free place."""
        at: cython.int = self.now[2]
        face: cython.int
        n: cython.int
        known: cython.bint = at == self.stocked - 1 and self.now[4] >= 0
        face = self.now[4] if known else self.stock[at]
        self.now[2] += 1
        for n in range(self.size):
            if self.card[16 * p + n] < 0:
                self.card[16 * p + n] = face
                self.count[32 * p + face] += 1
                self.shown[16 * p + n] = known
                if not known:
                    self.seen[32 * p + face] += 1
                return

    @cython.cfunc
    @cython.exceptval(check=False)
    def _seven(self, p: cython.int) -> cython.void:
        """The seven of trumps counts, and the first is exchanged for the card turned up."""
        n: cython.int
        face: cython.int = 8 * self.now[0]
        if self.exchange == 0 or self.now[3] >= 2 or self.now[0] < 0 or self.count[32 * p + face] == 0:
            return
        for n in range(self.size):
            if self.card[16 * p + n] == face and not self.shown[16 * p + n]:
                self.now[3] += 1
                self._mark(p, 14, self.exchange)
                self.shown[16 * p + n] = 1
                self.seen[32 * (1 - p) + face] += 1
                if self.now[3] == 1 and self.now[4] >= 0:
                    self.card[16 * p + n] = self.now[4]
                    self.count[32 * p + face] -= 1
                    self.count[32 * p + self.now[4]] += 1
                    self.now[4] = face
                return
