# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Squares laid out in trial, each card where the lines it joins gain most: compiled by Cython, and right without it.

A card is its number from 0 to 51, suit * 13 + rank.  The grid has nine columns and nine rows, in which a square of five
floats; a line is a row (0 to 8) or a column (9 to 17), and has of its ranks which it holds once, twice, three and four
times.  What a line that is not full is worth is a sum of what it may come to, each by how likely the cards for it are
to come, times a weight (weights.py).
"""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

COMPILED = bool(cython.compiled)
GRID, SIDE, CELLS, LINES, CARDS = 9, 5, 81, 18, 52
HIGHEST, PAIR, TWO, THREES, STRAIGHT, FLUSH, FULL, FOURS, SF, ROYAL = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
WEIGHTS = 33
SINGLE, TRIPS, SECOND, TO_FULL, TO_FOURS, BY_PAIR, OF_TWO, RUN, SUIT, SUITED_RUN, DEAD = \
    -1, 2, 5, 8, 9, 11, 16, 16, 20, 24, 28
"""Where the weights of each kind begin, so that the number of cards in the line leads to the weight."""
RUNS = [0b1000000001111, *[0b11111 << low for low in range(9)]]


@cython.cclass
class Square:
    """One square and the cards that may come; `points` by kind, a royal flush the last; `weights` as described."""

    def __init__(self, points, weights, touching: bool, fixed: bool) -> None:
        if not cython.compiled:
            self.points, self.weights, self.runs = [0.0] * 10, [0.0] * WEIGHTS, [0] * 10
            self.ranks = [[0] * SIDE for _ in range(10)]
            self.held = [[0] * 4 for _ in range(LINES)]
            self.number, self.suit, self.value = [0] * LINES, [0] * LINES, [0.0] * LINES
            self.taken, self.left, self.of_rank, self.of_suit = [0] * CELLS, [0] * CARDS, [0] * 13, [0] * 4
            self.chance, self.free, self.grows, self.comes = [0.0] * 13, [0] * CELLS, [0.0] * LINES, [0.0] * 5
        for n, one in enumerate(points):
            self.points[n] = one
        for n, one in enumerate(weights):
            self.weights[n] = one
        for n, one in enumerate(RUNS):
            self.runs[n] = one
            for place, rank in enumerate([rank for rank in range(13) if one >> rank & 1]):
                self.ranks[n][place] = rank
        self.touching, self.fixed = touching, fixed
        self.begin()

    def begin(self) -> None:
        """An empty square and a whole pack."""
        for n in range(LINES):
            for times in range(4):
                self.held[n][times] = 0
            self.number[n], self.suit[n], self.value[n] = 0, -1, 0
        for n in range(CELLS):
            self.taken[n] = 0
        for n in range(CARDS):
            self.left[n] = 1
        for n in range(13):
            self.of_rank[n] = 4
        for n in range(4):
            self.of_suit[n] = 13
        self.laid, self.unseen = 0, CARDS
        self.west, self.east, self.north, self.south = GRID, -1, GRID, -1

    def lay(self, laid) -> None:
        """These cards, each with its cell, and no others."""
        self.begin()
        for card, cell in laid:
            self.see(card)
            self.put(card, cell)
        self.reckon()

    # --- the pack

    def see(self, card):
        """It is among the unseen no more."""
        if self.left[card]:
            self.left[card] = 0
            self.of_rank[card % 13] -= 1
            self.of_suit[card // 13] -= 1
            self.unseen -= 1

    def reckon(self):
        """How likely a card of each rank is to come; and every line by it."""
        to_come = SIDE * SIDE - self.laid
        none = 1.0
        for n in range(5):                               # by how many of a rank are unseen
            self.comes[n] = 1.0 - none
            none *= max(0.0, 1.0 - 1.0 * to_come / (self.unseen - n)) if self.unseen > n else 0.0
        for rank in range(13):
            self.chance[rank] = self.comes[self.of_rank[rank]]
        self.single = 1.0 * to_come / self.unseen if self.unseen else 0.0
        for line in range(LINES):
            if self.number[line]:
                self.value[line] = self.worth(line)

    # --- a line

    def join(self, line, rank, suit):
        """One card more."""
        bit = 1 << rank
        for times in range(4):
            if not self.held[line][times] & bit:
                self.held[line][times] |= bit
                break
        self.suit[line] = suit if not self.number[line] or self.suit[line] == suit else 4
        self.number[line] += 1

    def put(self, card, cell):
        """A card lies there."""
        row, column = cell // GRID, cell % GRID
        self.join(row, card % 13, card // 13)
        self.join(GRID + column, card % 13, card // 13)
        self.taken[cell] = 1
        self.laid += 1
        self.west, self.east = min(self.west, column), max(self.east, column)
        self.north, self.south = min(self.north, row), max(self.south, row)

    def full(self, line):
        """What a line of five counts."""
        one, two, three, four = self.held[line][0], self.held[line][1], self.held[line][2], self.held[line][3]
        if four:
            return self.points[FOURS]
        if three:
            return self.points[FULL if two != three else THREES]
        if two:
            return self.points[TWO if two & (two - 1) else PAIR]
        suited = self.suit[line] < 4
        for n in range(10):
            if self.runs[n] == one:
                if not suited:
                    return self.points[STRAIGHT]
                return self.points[ROYAL if n == 9 else SF]
        return self.points[FLUSH if suited else HIGHEST]

    def worth(self, line):
        """What a line is worth."""
        number = self.number[line]
        if number == SIDE:
            return self.full(line)
        one, two, three, four = self.held[line][0], self.held[line][1], self.held[line][2], self.held[line][3]
        if four:
            return self.points[FOURS]
        if three:
            return self._of_three(number, one, three)
        if two:
            return self._of_two(number, one, two)
        value = 0.0
        alive = False
        for rank in range(13):
            if one >> rank & 1:
                value += self.chance[rank]
        value *= self.points[PAIR] * self.weights[SINGLE + number]
        best = self._run(one)
        if best > 0:
            alive = True
            value += self.weights[RUN + number] * self.points[STRAIGHT] * best
        if self.suit[line] < 4:
            best = self._suited_run(one, self.suit[line])
            if best > 0:
                value += self.weights[SUITED_RUN + number] * self.points[SF] * best
            best = self._suit(self.suit[line], SIDE - number)
            if best > 0:
                alive = True
                value += self.weights[SUIT + number] * self.points[FLUSH] * best
        if not alive:
            value += self.weights[DEAD + number]
        return value

    def _of_three(self, number, one, three):
        base, rank = self.points[THREES], self._rank(three)
        last = self.single if self.of_rank[rank] else 0.0
        value = base + self.weights[TO_FOURS + number] * last * (self.points[FOURS] - base)
        paired = 0.6
        if number == 4:
            paired = self.chance[self._rank(one & ~three)]
        return value + self.weights[BY_PAIR + number] * (1 - last) * paired * (self.points[FULL] - base)

    def _of_two(self, number, one, two):
        if two & (two - 1):
            low = self._rank(two & -two)
            high = self._rank(two & (two - 1))
            made = 1 - (1 - self.chance[low]) * (1 - self.chance[high])
            return self.points[TWO] + self.weights[OF_TWO] * made * (self.points[FULL] - self.points[TWO])
        base, rank = self.points[PAIR], self._rank(two)
        third = self.chance[rank]
        value = base + self.weights[TRIPS + number] * third * (self.points[THREES] - base)
        second = 0.6
        rest = one & ~two
        if rest:
            none = 1.0
            for other in range(13):
                if rest >> other & 1:
                    none *= 1 - self.chance[other]
            second = 1 - none
        value += self.weights[SECOND + number] * second * (self.points[TWO] - base)
        if number < 4:
            value += self.weights[TO_FULL + number] * third * second * (self.points[FULL] - base)
        return value

    def _rank(self, bits):
        """The rank of a single bit."""
        rank = 0
        while bits > 1:
            bits >>= 1
            rank += 1
        return rank

    def _run(self, one):
        """How likely the best sequence is that holds these ranks."""
        best = 0.0
        for n in range(10):
            if not one & ~self.runs[n]:
                found = 1.0
                for place in range(SIDE):
                    rank = self.ranks[n][place]
                    if not one >> rank & 1:
                        found *= self.chance[rank]
                if found > best:
                    best = found
        return best

    def _suited_run(self, one, suit):
        """The same within a suit."""
        best = 0.0
        for n in range(10):
            if not one & ~self.runs[n]:
                found = 1.0
                for place in range(SIDE):
                    rank = self.ranks[n][place]
                    if not one >> rank & 1:
                        found *= self.single if self.left[suit * 13 + rank] else 0.0
                if found > best:
                    best = found
        return best

    def _suit(self, suit, wanted):
        """How likely so many more of a suit are to come, roughly."""
        come = self.of_suit[suit] * self.single
        if self.of_suit[suit] < wanted:
            return 0.0
        return min(1.0, come / (wanted + 1)) ** wanted

    # --- where a card goes

    def able(self):
        """The cells where a card may lie, into `free`; how many."""
        if self.fixed:
            north, south, west, east = 2, 6, 2, 6
        elif not self.laid:
            north, south, west, east = 4, 4, 4, 4
        else:
            north, south = max(0, self.south - SIDE + 1), min(GRID - 1, self.north + SIDE - 1)
            west, east = max(0, self.east - SIDE + 1), min(GRID - 1, self.west + SIDE - 1)
        found = 0
        for row in range(north, south + 1):
            for column in range(west, east + 1):
                cell = row * GRID + column
                if not self.taken[cell] and (not self.touching or not self.laid or self._touches(row, column)):
                    self.free[found] = cell
                    found += 1
        return found

    def _touches(self, row, column):
        for down in range(max(0, row - 1), min(GRID, row + 2)):
            for right in range(max(0, column - 1), min(GRID, column + 2)):
                if self.taken[down * GRID + right]:
                    return True
        return False

    def joined(self, card):
        """Into `grows`, how much more every line is worth with this card, in which there is room."""
        rank, suit = card % 13, card // 13
        fresh = -1.0
        for line in range(LINES):
            number = self.number[line]
            if number == SIDE:
                continue
            if not number and fresh > -1.0:
                self.grows[line] = fresh
                continue
            one, two, three, four = self.held[line][0], self.held[line][1], self.held[line][2], self.held[line][3]
            before = self.suit[line]
            self.join(line, rank, suit)
            self.grows[line] = self.worth(line) - (self.value[line] if number > 0 else 0.0)
            self.held[line][0], self.held[line][1], self.held[line][2], self.held[line][3] = one, two, three, four
            self.suit[line], self.number[line] = before, number
            if not number:
                fresh = self.grows[line]

    def best(self, card):
        """The cell where a card gains most; it is seen, and all is reckoned anew."""
        self.see(card)
        self.reckon()
        self.joined(card)
        chosen, most = -1, -1e9
        found = self.able()
        for n in range(found):
            gained = self.grows[self.free[n] // GRID] + self.grows[GRID + self.free[n] % GRID]
            if gained > most:
                chosen, most = self.free[n], gained
        return chosen

    def would_lay(self, card) -> int:
        """The same, for who asks from outside."""
        return self.best(card)

    def gains(self, card) -> list:
        """Every cell with what it gains."""
        self.see(card)
        self.reckon()
        self.joined(card)
        return [(self.free[n], self.grows[self.free[n] // GRID] + self.grows[GRID + self.free[n] % GRID])
                for n in range(self.able())]

    def total(self) -> float:
        """What all lines count that are full."""
        made = 0.0
        for line in range(LINES):
            if self.number[line] == SIDE:
                made += self.full(line)
        return made

    def laid_out(self, order) -> float:
        """What the square comes to if these cards come, one after the other, and each goes where it gains most."""
        for card in order:
            if self.laid == SIDE * SIDE:
                break
            self.put(card, self.best(card))
        return self.total()

    def tried(self, laid, card, cells, order) -> list:
        """For each of these cells, what the square comes to if the card lies there and then these come."""
        made = []
        for cell in cells:
            self.lay(laid)
            self.see(card)
            self.put(card, cell)
            made.append(self.laid_out(order))
        return made
