# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The club player's cards (maxims.py) and what they score (rules.py), played on to the end of the deal: compiled by
Cython, and right without it.  A test has both play the same.

A card is a number that beats every lower one: the joker 0, spades from 1, clubs from 17, diamonds from 33, hearts
from 49.
"""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

from cardtable.cards import JOKER
from cardtable.games.quinto.maxims import HEIGHT, dear
from cardtable.games.quinto.quints import QUINTS
from cardtable.games.quinto.rules import PACK

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.play import Play
else:
    from cardtable.families.tricks.habitual.play import Play
    from cardtable.solver.machine import highest, lowest

COMPILED = bool(cython.compiled)
TRICK, FEW = 5, 5                                # points of a trick; cards when a high heart need not be saved
HEARTS, KNAVE = 3, 10
ACE_OF_SPADES, ACE_OF_CLUBS = 13, 29
FIVES = 0x0010_0010_0010_0010
LANE = 0xFFFF


def number(card) -> int:
    """Of a card, as it stands above the others."""
    return 0 if card is JOKER else 16 * HEIGHT[card.suit] + card.rank + 1


# Of cards as dear the first of the pack is played.
COST = {number(card): 64 * dear(card) + card % 64 for card in PACK}
POINTS = [(sum([1 << number(card) for card in wanted]), points) for wanted, points in QUINTS.values()]
FULL = sum([1 << n for n in COST])


@cython.cclass
class Habit(Play):
    """The club player in all four seats, from any card of the play on."""

    def __init__(self, dummy: int, goal: int) -> None:
        """`dummy`: the seat of a hand that lies open, or -1."""
        Play.__init__(self, 4, -1, -1, 0, (0, 1, 0, 1), FULL)
        if not cython.compiled:
            self.cost, self.quint, self.counts, self.score = [0] * 64, [0] * 13, [0] * 13, [0, 0]
        for n, cost in COST.items():
            self.cost[n] = cost
        for n, (wanted, points) in enumerate(POINTS):
            self.quint[n], self.counts[n] = wanted, points
        self.dummy, self.goal = dummy, goal

    def lay(self, hands, trick, leader, gone, tricks, score, cachette, factor) -> None:
        """A position: by seat the cards now held, those on the table in the order of play, what was played in whole
        tricks, by side tricks and points, and by how much tricks are multiplied."""
        seat: cython.int
        for seat in range(4):
            self.hand[seat] = hands[seat]
        for n, card in enumerate(trick):
            self.hand[(leader + n) & 3] |= 1 << card
        self.open_play(leader)
        self.gone = gone
        self.victor = -1
        self.cachette, self.factor = cachette, factor
        for seat in range(2):
            self.taken[seat], self.score[seat] = tricks[seat], score[seat]
        for card in trick:
            self.put(card)

    def would_play(self) -> int:
        """The card of who is to play."""
        return self.habit()

    def played_on(self, card) -> tuple[int, int, int, int]:
        """A card, and then all the rest: the points of both sides, the side that has won the game or -1, and by how
        much tricks have brought the first side more, none where the game was won before they count."""
        side: cython.int
        tricks: cython.int = 0
        self.put(card)
        while not self.over():
            self.put(self.habit())
        if self.victor < 0:
            self.taken[self.party[self.holder]] += 1
            self.count_quints(self.party[self.holder], self.cachette)
        if self.victor < 0:
            tricks = TRICK * self.factor * (self.taken[0] - self.taken[1])
            for side in range(2):
                self.score[side] += TRICK * self.factor * self.taken[side]
            side = self.score[1] > self.score[0]
            if self.score[side] >= self.goal and self.score[0] != self.score[1]:
                self.victor = side
        return self.score[0], self.score[1], self.victor, tricks

    # The rules

    @cython.cfunc
    @cython.exceptval(check=False)
    def over(self) -> cython.bint:
        return self.victor >= 0 or self.lies == 0 and self.hand[self.turn] == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int) -> cython.bint:
        return card > best

    @cython.cfunc
    @cython.exceptval(check=False)
    def lawful(self) -> cython.ulonglong:
        held: cython.ulonglong = self.hand[self.turn]
        some: cython.ulonglong
        led: cython.int
        if self.lies == 0:
            some = held & ~cython.cast(cython.ulonglong, 1)
            return some if some else held
        led = self.trick[0]
        if led == 0:
            if self.lies == 1:
                return held
            led = self.trick[1]
        some = held & (cython.cast(cython.ulonglong, LANE) << (led & 48)) & ~cython.cast(cython.ulonglong, 1)
        return some | held & 1 if some else held

    @cython.cfunc
    @cython.exceptval(check=False)
    def worth(self, some: cython.ulonglong) -> cython.int:
        """The quints among these."""
        n: cython.int
        found: cython.int = 0
        for n in range(13):
            if some & self.quint[n] == self.quint[n]:
                found += self.counts[n]
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def count_quints(self, party: cython.int, some: cython.ulonglong) -> cython.void:
        found: cython.int = self.worth(some)
        self.score[party] += found
        if found and self.score[party] >= self.goal:
            self.victor = party

    @cython.cfunc
    @cython.exceptval(check=False)
    def gathered(self) -> cython.void:
        n: cython.int
        some: cython.ulonglong = 0
        for n in range(4):
            some |= cython.cast(cython.ulonglong, 1) << self.trick[n]
        self.count_quints(self.party[self.holder], some)

    # What is seen

    @cython.cfunc
    @cython.exceptval(check=False)
    def look(self) -> cython.void:
        n: cython.int
        mate: cython.int = (self.turn + 2) & 3
        self.out = self.full & ~self.gone & ~self.hand[self.turn]
        if mate == self.dummy and self.gone:
            self.out &= ~self.hand[mate]
        self.lying = 0
        for n in range(self.lies):
            self.lying |= cython.cast(cython.ulonglong, 1) << self.trick[n]
        self.lying_worth = self.worth(self.lying)
        self.enemies = (4 - self.lies) >> 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def completes(self, card: cython.int) -> cython.int:
        return self.worth(self.lying | cython.cast(cython.ulonglong, 1) << card) - self.lying_worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def sure(self, card: cython.int) -> cython.bint:
        """Nothing above it is out: of its suit, and of higher suits if it trumps."""
        above: cython.ulonglong
        if self.enemies == 0 or card == 0:
            return True
        above = self.out >> card >> 1 << 1 << card
        if self.lies == 0 or self.trick[0] == 0 or self.trick[0] >> 4 == card >> 4:
            above &= cython.cast(cython.ulonglong, LANE) << (card & 48)
        return above == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def worthwhile(self, card: cython.int, able: cython.ulonglong) -> cython.bint:
        if card >> 4 != HEARTS or card & 15 < KNAVE or self.lying_worth + self.completes(card):
            return True
        return self.count(self.hand[self.turn]) < FEW and able << 16 == 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def cheapest(self, some: cython.ulonglong) -> cython.int:
        card: cython.int
        best: cython.int = -1
        while some:
            card = lowest(some)
            some &= some - 1
            if best < 0 or self.cost[card] < self.cost[best]:
                best = card
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def scoring(self, some: cython.ulonglong) -> cython.int:
        """The card that scores most, of several the cheapest."""
        card: cython.int
        points: cython.int
        most: cython.int = -1
        best: cython.int = -1
        while some:
            card = lowest(some)
            some &= some - 1
            points = self.completes(card)
            if points > most or points == most and self.cost[card] < self.cost[best]:
                most, best = points, card
        return best

    # What is played

    @cython.cfunc
    @cython.exceptval(check=False)
    def habit(self) -> cython.int:
        some: cython.ulonglong = self.lawful()
        if some & (some - 1) == 0:
            return lowest(some)
        self.look()
        return self.follow(some) if self.lies else self.lead(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def lead(self, some: cython.ulonglong) -> cython.int:
        hearts: cython.ulonglong = some >> 48 << 48
        others: cython.ulonglong
        if self.out & 1:
            if some >> ACE_OF_SPADES & 1:
                return ACE_OF_SPADES
            if some >> ACE_OF_CLUBS & 1:
                return ACE_OF_CLUBS
        if self.count(hearts) > 2 and self.sure(highest(hearts)):
            return highest(hearts)
        others = some & ~cython.cast(cython.ulonglong, FIVES | 1)
        some = others if others else some
        others = some & ~hearts
        return self.cheapest(others if others else some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def follow(self, some: cython.ulonglong) -> cython.int:
        ours: cython.bint = self.holder == (self.turn + 2) & 3
        able: cython.ulonglong = some >> self.best >> 1 << 1 << self.best
        certain: cython.ulonglong = 0
        left: cython.ulonglong = able
        card: cython.int
        if ours and self.sure(self.best):
            card = self.scoring(some)
            return card if self.completes(card) else self.cheapest(some)
        while left:
            card = lowest(left)
            left &= left - 1
            if self.sure(card):
                certain |= cython.cast(cython.ulonglong, 1) << card
        if certain:
            card = self.scoring(certain)
            if self.worthwhile(card, able):
                return card
        if able and not ours and self.enemies:
            card = self.cheapest(able)
            if self.lies == 1 and self.trick[0] and card >> 4 == self.trick[0] >> 4:
                card = highest(able & cython.cast(cython.ulonglong, LANE) << (card & 48))
            if self.worthwhile(card, able):
                return card
        return self.spare(some)

    @cython.cfunc
    @cython.exceptval(check=False)
    def spare(self, some: cython.ulonglong) -> cython.int:
        """What gives the opponents least, the joker last."""
        card: cython.int
        mark: cython.int
        least: cython.int = 0
        best: cython.int = -1
        while some:
            card = lowest(some)
            some &= some - 1
            mark = (self.completes(card) * 2 + (card == 0)) * 65536 + self.cost[card]
            if best < 0 or mark < least:
                least, best = mark, card
        return best
