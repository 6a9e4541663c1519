"""What a line may still come to, at most, with the cards that may yet come."""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import ACE, HAND
from cardtable.games.poker_patience.scoring import ROYAL, TABLES, worth

RUNS = tuple([tuple([(low + n) % len(RANKS) for n in range(HAND)]) for low in (ACE, *range(len(RANKS) - HAND + 1))])
"""The ranks of every sequence, ace to five first."""


def most(line: Cards, left: Collection[Card], table: str) -> int:
    """The most points; `left` are the faces that may yet be laid there."""
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
    ranks = [rank for rank in range(len(RANKS)) if held[rank] + out[rank]]
    for kind, *shape in ((Kind.FOURS, 4), (Kind.FULL, 3, 2), (Kind.THREES, 3), (Kind.TWO_PAIRS, 2, 2), (Kind.PAIR, 2)):
        if any(_fits(tuple(chosen), shape, held, out, room) for chosen in _choices(ranks, len(shape))):
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


def _choices(ranks: list[int], number: int) -> Iterator[tuple[int, ...]]:
    return ((one,) for one in ranks) if number == 1 else ((one, other) for one in ranks for other in ranks
                                                          if one != other)


def _fits(chosen: tuple[int, ...], shape: list[int], held: Counter[int], out: Counter[int], room: int) -> bool:
    """Whether so many of these ranks can be had with the room there is; what else lies there must have room, too."""
    need = [max(0, wanted - held[rank]) for rank, wanted in zip(chosen, shape, strict=True)]
    return sum(need) <= room and all(out[rank] >= n for rank, n in zip(chosen, need, strict=True))
