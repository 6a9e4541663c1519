"""What a line may still come to, at most, with the cards that may yet come."""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import ACE, HAND, NO_RANK
from cardtable.games.poker_patience.scoring import ROYAL, TABLES, worth

RUNS = tuple([tuple([(low + n) % len(RANKS) for n in range(HAND)]) for low in (ACE, *range(len(RANKS) - HAND + 1))])
"""The ranks of every sequence, ace to five first."""
SHAPES = (Kind.FOURS, 4, 0), (Kind.FULL, 3, 2), (Kind.THREES, 3, 0), (Kind.TWO_PAIRS, 2, 2), (Kind.PAIR, 2, 0)
"""How often such a hand has one rank, and another."""


@lru_cache(1024)
def most(line: Cards, left: frozenset[Card], table: str) -> int:
    """The most points; `left` are the faces that may yet be laid there.  Asked for again and again while one card is
    called."""
    if len(line) == HAND:
        return worth(line, table)
    return max([_points(kind, line, left, table) for kind in reachable(line, left)], default=0)


def _points(kind: Kind, line: Cards, left: Collection[Card], table: str) -> int:
    if kind is Kind.STRAIGHT_FLUSH and any(run[-1] == ACE for run in _flush_runs(line, left)):
        return ROYAL[table]
    return TABLES[table][kind]


def reachable(line: Cards, left: Collection[Card]) -> Iterator[Kind]:
    """The kinds that can still be made, of a line that is not full."""
    room = HAND - len(line)
    held = Counter([card.rank for card in line])
    out = Counter([card.rank for card in left])
    if next(_flush_runs(line, left), None):
        yield Kind.STRAIGHT_FLUSH
    if max(held.values(), default=0) <= 1 and any(
            set(held) <= set(run) and all(out[rank] for rank in run if rank not in held) for run in RUNS):
        yield Kind.STRAIGHT
    suits = {card.suit for card in line}
    if len(suits) <= 1 and any(sum(card.suit == suit for card in left) >= room for suit in suits or range(4)):
        yield Kind.FLUSH
    wanting = {0: {NO_RANK: 0}, **{times: _wanting(times, held, out) for times in (2, 3, 4)}}
    for kind, times, besides in SHAPES:
        if any(one + other <= room for rank, one in wanting[times].items()
               for second, other in wanting[besides].items() if second != rank):
            yield kind


def _wanting(times: int, held: Counter[int], out: Counter[int]) -> dict[int, int]:
    """How many cards a line needs to have a rank so many times, by the ranks of which there are enough."""
    need = {rank: max(0, times - held[rank]) for rank in range(len(RANKS))}
    return {rank: some for rank, some in need.items() if out[rank] >= some}


def _flush_runs(line: Cards, left: Collection[Card]) -> Iterator[tuple[int, ...]]:
    """The sequences of one suit that the line can still become."""
    suits = {card.suit for card in line}
    if len(suits) > 1 or len({card.rank for card in line}) < len(line):
        return
    held = {card.rank for card in line}
    for suit in suits or range(4):
        out = {card.rank for card in left if card.suit == suit}
        for run in RUNS:
            if held <= set(run) and set(run) - held <= out:
                yield run
