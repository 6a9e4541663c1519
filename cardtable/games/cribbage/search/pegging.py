"""The play of known hands, searched to its end or so many cards deep: compiled by Cython, and right without it.

Ranks are places, ace 0 to king 12.  What a line of play is worth at its end is asked of the score (Race in race.py), or
is the points pegged, the searcher's side less half of what all others have.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

RANKS, MOST_ROW, SEATS = 13, 32, 4
EVERYTHING = 99                  # cards deep


@cython.cclass
class Pegging:
    """Hands by rank and the cards of the present count; all lies open, and everybody plays for his side."""

    seats: cython.int
    dealer: cython.int
    played_out: cython.bint
    sides: cython.int
    side: cython.int[::1]        # by seat
    held: cython.int[::1]        # cards left, seat * 13 + rank
    size: cython.int[::1]        # cards left, by seat
    row: cython.int[::1]         # ranks played to this count
    score: cython.int[::1]       # by side
    shows: cython.int[::1]       # what each seat's hand will count
    goal: cython.int
    racing: cython.bint
    cribs: cython.double[::1]    # the chance of each worth of the crib
    worth: cython.double[::1]    # of the game to the pone's side, by its points * goal + the dealer's side's
    known: cython.double[::1]    # once only the crib is to be counted; beyond every value where not yet asked
    lurch: cython.double         # what a lurch pays
    us: cython.int               # the side that searches

    def __init__(self, side: Sequence[int], dealer: int, played_out: bool = True) -> None:
        self.seats, self.dealer, self.played_out, self.sides = len(side), dealer, played_out, max(side) + 1
        self.side = array("i", side)
        self.held, self.size, self.row = array("i", [0] * (SEATS * RANKS)), array("i", [0] * SEATS), array(
            "i", [0] * MOST_ROW)
        self.score, self.shows = array("i", [0] * SEATS), array("i", [0] * SEATS)
        self.goal, self.racing, self.lurch = 0, False, 1.0
        self.cribs = self.worth = self.known = array("d", [0.0])

    def race(self, goal: int, worth: array[float], cribs: array[float], lurch: float) -> None:
        """From here on values are those of the game, from -lurch to lurch, between two sides.

        `worth` is that to the side of the pone before a deal, at [its points * goal + the dealer's side's]; `cribs`
        the chances of the crib's points; `lurch` what the game pays when the loser has less than half of it.
        """
        self.goal, self.worth, self.cribs, self.lurch, self.racing = goal, worth, cribs, lurch, True
        self.known = array("d", [9.0] * (goal * goal))

    def at(self, score: Sequence[int], goal: int) -> None:
        """The points of each side before the card that is to be judged; without a race who is out has won 50."""
        for s in range(self.sides):
            self.score[s] = score[s]
        self.goal = goal

    def values(self, hands: Sequence[Sequence[int]], row: Sequence[int], gone: int, shows: Sequence[int],
               seat: int, depth: int = EVERYTHING) -> list[tuple[int, float]]:
        """Each rank that `seat` may play now, with what it is worth to his side.

        `row` are the ranks of the present count, `gone` the seats (as bits) that have said go at it, `shows` what the
        hands will count, `depth` how many cards are searched.
        """
        self.us = self.side[seat]
        for i in range(SEATS * RANKS):
            self.held[i] = 0
        for s in range(self.seats):
            self.size[s], self.shows[s] = len(hands[s]), shows[s]
            for r in hands[s]:
                self.held[s * RANKS + r] += 1
        count = 0
        for i, r in enumerate(row):
            self.row[i] = r
            count += min(r + 1, 10)
        return [(r, self._after(seat, r, count, 0, len(row), gone, depth, -99.0, 99.0)) for r in range(RANKS)
                if self.held[seat * RANKS + r] and count + min(r + 1, 10) <= 31]

    def prospect(self, pegs: array[float], pone: array[float], dealer: array[float]) -> float:
        """What the game is worth to the pone's side before the play of two, when hands and pegs are known by their
        chances: pegs as triples (pone's, dealer's, chance), `pone` and `dealer` the chances of each show."""
        table: cython.double[::1] = pegs
        first: cython.double[::1] = pone
        second: cython.double[::1] = dealer
        value: cython.double = 0.0
        k: cython.int
        a: cython.int
        b: cython.int
        mine: cython.int = self.side[(self.dealer + 1) % self.seats]
        self.us = mine
        for k in range(0, len(table), 3):
            self.score[mine] += int(table[k])
            self.score[1 - mine] += int(table[k + 1])
            if self.score[mine] >= self.goal or self.score[1 - mine] >= self.goal:
                value += table[k + 2] * self._out_first(mine, table[k], table[k + 1])
            else:
                for a in range(len(first)):
                    if first[a] > 0.0:
                        self.shows[mine] = a
                        for b in range(len(second)):
                            if second[b] > 0.0:
                                self.shows[1 - mine] = b
                                value += table[k + 2] * first[a] * second[b] * self._show()
            self.score[mine] -= int(table[k])
            self.score[1 - mine] -= int(table[k + 1])
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _out_first(self, mine: cython.int, pegged: cython.double, by_other: cython.double) -> cython.double:
        """The game when the play takes somebody out; where it takes both, who needed the smaller part of his pegs."""
        own: cython.double = self.goal - (self.score[mine] - pegged)
        his: cython.double = self.goal - (self.score[1 - mine] - by_other)
        if pegged < own:
            return self._won(1 - mine)
        if by_other < his or own * by_other < his * pegged:
            return self._won(mine)
        return self._won(1 - mine)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _after(self, seat: cython.int, rank: cython.int, count: cython.int, start: cython.int, end: cython.int,
               gone: cython.int, depth: cython.int, low: cython.double, high: cython.double) -> cython.double:
        """The value once this card is played; the present count is row[start:end]."""
        value: cython.double
        points: cython.int
        mine: cython.int = self.side[seat]
        self.held[seat * RANKS + rank] -= 1
        self.size[seat] -= 1
        self.row[end] = rank
        end += 1
        count += rank + 1 if rank < 9 else 10
        points = self._pegs(count, start, end)
        self.score[mine] += points
        if points and self.score[mine] >= self.goal:
            value = self._won(mine)
        elif count == 31:
            value = self._afresh(seat, end, depth - 1, low, high)
        else:
            value = self._next(seat, count, start, end, gone, depth - 1, low, high)
        self.score[mine] -= points
        self.held[seat * RANKS + rank] += 1
        self.size[seat] += 1
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _next(self, last: cython.int, count: cython.int, start: cython.int, end: cython.int, gone: cython.int,
              depth: cython.int, low: cython.double, high: cython.double) -> cython.double:
        """The value when `last` has played and the count goes on, or cannot."""
        value: cython.double
        k: cython.int
        seat: cython.int
        mine: cython.int = self.side[last]
        for k in range(1, self.seats):
            seat = (last + k) % self.seats
            if self.size[seat] and not gone & (1 << seat):
                if self._can(seat, count):
                    return self._choose(seat, count, start, end, gone, depth, low, high)
                gone |= 1 << seat
        if self._can(last, count):
            return self._choose(last, count, start, end, gone, depth, low, high)
        self.score[mine] += 1
        value = self._won(mine) if self.score[mine] >= self.goal else self._afresh(last, end, depth, low, high)
        self.score[mine] -= 1
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _afresh(self, last: cython.int, end: cython.int, depth: cython.int, low: cython.double,
                high: cython.double) -> cython.double:
        k: cython.int
        seat: cython.int
        if self.played_out:
            for k in range(1, self.seats + 1):
                seat = (last + k) % self.seats
                if self.size[seat]:
                    return self._choose(seat, 0, end, end, 0, depth, low, high)
        return self._show()

    @cython.cfunc
    @cython.exceptval(check=False)
    def _can(self, seat: cython.int, count: cython.int) -> cython.bint:
        r: cython.int
        for r in range(RANKS):
            if self.held[seat * RANKS + r]:
                return count + (r + 1 if r < 9 else 10) <= 31        # the lowest card decides
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choose(self, seat: cython.int, count: cython.int, start: cython.int, end: cython.int, gone: cython.int,
                depth: cython.int, low: cython.double, high: cython.double) -> cython.double:
        """The best of his cards, as far as it lies between low and high."""
        value: cython.double
        r: cython.int
        ours: cython.bint = self.side[seat] == self.us
        if depth <= 0:
            return self._show()
        for r in range(RANKS):
            if self.held[seat * RANKS + r] and count + (r + 1 if r < 9 else 10) <= 31:
                value = self._after(seat, r, count, start, end, gone, depth, low, high)
                if ours and value > low:
                    low = value
                elif not ours and value < high:
                    high = value
                if low >= high:
                    break
        return low if ours else high

    @cython.cfunc
    @cython.exceptval(check=False)
    def _pegs(self, count: cython.int, start: cython.int, end: cython.int) -> cython.int:
        """Fifteen, pairs, run and thirty-one for the last card of the count."""
        points: cython.int = 2 if count == 15 or count == 31 else 0
        same: cython.int = 1
        length: cython.int = 0
        low: cython.int = 12
        high: cython.int = 0
        seen: cython.int = 0
        i: cython.int
        r: cython.int
        n: cython.int = end - start
        while same < n and self.row[end - same - 1] == self.row[end - 1]:
            same += 1
        if same > 1:
            points += 2 if same == 2 else 6 if same == 3 else 12
        for i in range(n):
            r = self.row[end - 1 - i]
            if seen & (1 << r):
                break
            seen |= 1 << r
            low = r if r < low else low
            high = r if r > high else high
            if i >= 2 and high - low == i:
                length = i + 1
        return points + length

    # What the end of a line is worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def _won(self, mine: cython.int) -> cython.double:
        """The game, to the side that searches, when this side is out."""
        paid: cython.double = 50.0
        if self.racing:
            paid = self.lurch if 2 * self.score[1 - mine] < self.goal else 1.0
        return paid if mine == self.us else -paid

    @cython.cfunc
    @cython.exceptval(check=False)
    def _show(self) -> cython.double:
        """Pone first, round to the dealer, then the crib: who gets out first; else what the next deal begins with."""
        k: cython.int
        seat: cython.int
        mine: cython.int
        pone: cython.int
        value: cython.double = 0.0
        if not self.racing:
            for k in range(self.sides):
                value += self.score[k] if k == self.us else -self.score[k] / (self.sides - 1.0)
            return value
        ends: cython.bint = False
        for k in range(1, self.seats + 1):
            seat = (self.dealer + k) % self.seats
            mine = self.side[seat]
            self.score[mine] += self.shows[seat]
            if self.score[mine] >= self.goal and not ends:
                ends = True
                value = self._won(mine)
        if not ends:
            pone = 1 - self.side[self.dealer]
            value = self._before_crib(self.score[pone], self.score[1 - pone])
            if pone != self.us:
                value = -value
        for k in range(self.seats):
            self.score[self.side[k]] -= self.shows[k]
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def _before_crib(self, pone: cython.int, dealer: cython.int) -> cython.double:
        """To the pone's side, when only the crib is left to count."""
        at: cython.int = pone * self.goal + dealer
        c: cython.int
        value: cython.double = self.known[at]
        if value < 9.0:
            return value
        value = 0.0
        for c in range(len(self.cribs)):
            if dealer + c < self.goal:
                value -= self.cribs[c] * self.worth[(dealer + c) * self.goal + pone]
            else:
                value -= self.cribs[c] * (self.lurch if 2 * pone < self.goal else 1.0)
        self.known[at] = value
        return value
