"""What a line may still come to, at most, with the cards that may yet come."""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import ACE, HAND
from cardtable.games.poker_patience.scoring import ROYAL, TABLES, worth

RUNS = tuple([tuple([(low + n) % len(RANKS) for n in range(HAND)]) for low in (ACE, *range(len(RANKS) - HAND + 1))])
"""The ranks of every sequence, ace to five first."""


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
    for kind, *shape in ((Kind.FOURS, 4), (Kind.FULL, 3, 2), (Kind.THREES, 3), (Kind.TWO_PAIRS, 2, 2), (Kind.PAIR, 2)):
        if _had(shape, held, out, room):
            yield kind


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


def _had(shape: Sequence[int], held: Mapping[int, int], out: Mapping[int, int], room: int) -> bool:
    """Whether so many of one rank, or of two, can be had with the room there is; what else lies there must have room,
    too."""
    first, *second = [_cheapest(wanted, held, out) for wanted in shape]
    if not second:
        return any(need <= room for need, _ in first)
    return any(need + more <= room for need, rank in first for more, other in second[0] if rank != other)


def _cheapest(wanted: int, held: Mapping[int, int], out: Mapping[int, int]) -> list[tuple[int, int]]:
    """How many cards are wanting to so many of a rank, and which: of the two ranks to which the fewest are, since one
    of two is always another than a given one."""
    able = [(need, rank) for rank in range(len(RANKS)) if out[rank] >= (need := max(0, wanted - held[rank]))]
    return sorted(able)[:2]
