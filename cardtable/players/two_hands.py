"""Open-card play between two hands whose duties are to follow suit, to head and to trump, by the trick solver.

Only who holds the first, second, third card of each suit matters, not which cards they are.  A position is therefore
four rows of owners, highest card first, the trumps before the plain suits and those sorted: all positions of five cards
each come to fewer than 20,000, and every one met is remembered.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable.cards import CARDS, Card, Cards
from cardtable.solver import Duties, Position, Solver

Suits = tuple[str, ...]                  # rows of "a" (who leads) and "b", trumps first
DUTIES = Duties(follow=True, head=True, trump=True)
MEMORY = 1 << 20                         # bytes: these positions are small
RANKS = 16                               # of a suit, to the solver


@cache
def _solver() -> Solver:
    return Solver(MEMORY)


@cache
def leads(suits: Suits) -> tuple[tuple[int, ...], ...]:
    """For each card of "a", row by row and highest first, how many tricks "a" makes of all by leading it."""
    hands = [sum([1 << RANKS * s + len(row) - 1 - n for s, row in enumerate(suits) for n, whose in enumerate(row)
                  if whose == owner]) for owner in "ab"]
    values = _solver().values(Position(hands, (0, 1), 0, trump=0, duties=DUTIES))
    return tuple([tuple([values[RANKS * s + len(row) - 1 - n] for n, whose in enumerate(row) if whose == "a"])
                  for s, row in enumerate(suits)])


@cache
def most(suits: Suits) -> int:
    """How many tricks "a" makes with the best lead; none without cards."""
    return max([max(row) for row in leads(suits) if row]) if any(suits) else 0


class Rows:
    """Turns two hands into rows, for a ranking (strength by rank index, -1 where not in the pack)."""

    def __init__(self, ranking: Sequence[int]) -> None:
        size = max(ranking) + 1
        self._bit = {c: 1 << (c.suit * size + ranking[c.rank])
                     for c in CARDS.values() if c.suit >= 0 and ranking[c.rank] >= 0}
        self._size, self._suit = size, (1 << size) - 1
        self._row: dict[tuple[int, int], str] = {}

    def mask(self, hand: Cards) -> int:
        """A hand as bits, suit by suit."""
        bits, total = self._bit, 0
        for c in hand:
            total |= bits[c]
        return total

    def row(self, own: int, other: int) -> str:
        """One suit's row, from the bits of that suit in the leader's hand and in the other's."""
        found = self._row.get((own, other))
        if found is None:
            places = [1 << n for n in reversed(range(self._size))]
            found = self._row[own, other] = "".join(["a" if own & p else "b" for p in places if (own | other) & p])
        return found

    def _rows(self, leader: Cards, other: Cards) -> list[str]:
        """By suit."""
        own, his, size, all_ = self.mask(leader), self.mask(other), self._size, self._suit
        return [self.row(own >> s & all_, his >> s & all_) for s in (0, size, 2 * size, 3 * size)]

    def tricks(self, leader: Cards, other: Cards, trump: int) -> int:
        """How many the leader makes of all."""
        rows = self._rows(leader, other)
        top = rows.pop(trump)
        rows.sort()
        return most((top, *rows))

    def tricks_after(self, leader: Cards, led: Card, other: Cards, trump: int) -> int:
        """How many who has led this card makes of all, that trick included; `leader` is the rest of his hand."""
        rows = self._rows((*leader, led), other)
        order = _order(rows, trump)
        higher = sum([c.suit == led.suit and self._bit[c] > self._bit[led] for c in leader])
        return leads(tuple([rows[s] for s in order]))[order.index(led.suit)][higher]


def _order(rows: Sequence[str], trump: int) -> list[int]:
    """The suits in the order in which their rows are asked for."""
    plain = [s for s in range(4) if s != trump]
    plain.sort(key=rows.__getitem__)
    return [trump, *plain]
