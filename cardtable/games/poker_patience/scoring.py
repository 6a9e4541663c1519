"""What a row or a column counts: the table of the book, and that of American clubs, which is the house's option."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from cardtable.cards import Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import ACE, HAND, WHOLE

ENGLISH, AMERICAN = "english", "american"

TABLES: dict[str, dict[Kind, int]] = {
    ENGLISH: {Kind.STRAIGHT_FLUSH: 30, Kind.FOURS: 16, Kind.STRAIGHT: 12, Kind.FULL: 10, Kind.THREES: 6, Kind.FLUSH: 5,
              Kind.TWO_PAIRS: 3, Kind.PAIR: 1, Kind.HIGHEST_CARD: 0},
    AMERICAN: {Kind.STRAIGHT_FLUSH: 75, Kind.FOURS: 50, Kind.FULL: 25, Kind.FLUSH: 20, Kind.STRAIGHT: 15,
               Kind.THREES: 10, Kind.TWO_PAIRS: 5, Kind.PAIR: 2, Kind.HIGHEST_CARD: 0}}
"""Points by kind of hand (002:8827-8849)."""
ROYAL = {ENGLISH: 30, AMERICAN: 100}
"""A straight flush to the ace: with the book's table it is one like any other."""


def kind(line: Cards) -> Kind:
    """What a line is as it stands; of fewer than five cards only what they have of a rank counts."""
    if len(line) == HAND:
        return WHOLE.strength(line).kind
    times = sorted(Counter([card.rank for card in line]).values(), reverse=True)
    if times[:1] == [4]:
        return Kind.FOURS
    if times[:1] == [3]:
        return Kind.THREES
    return Kind.TWO_PAIRS if times[:2] == [2, 2] else Kind.PAIR if times[:1] == [2] else Kind.HIGHEST_CARD


@cache
def by_value(table: str) -> list[int]:
    """Points by the value of a hand among all hands."""
    return [ROYAL[table] if one.kind is Kind.STRAIGHT_FLUSH and one.ranks[0] == ACE else TABLES[table][one.kind]
            for one in WHOLE.strengths]


def worth(line: Cards, table: str = ENGLISH) -> int:
    """What it counts as it stands."""
    return by_value(table)[WHOLE.value(line)] if len(line) == HAND else TABLES[table][kind(line)]


def total(rows: Sequence[Cards], columns: Sequence[Cards], table: str = ENGLISH) -> int:
    """Of all ten."""
    return sum([worth(line, table) for line in (*rows, *columns)])
