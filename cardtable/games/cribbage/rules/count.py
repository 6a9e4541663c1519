"""What cards are worth at cribbage: in the play (002:1223-1258) and at the show (002:1261-1309)."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Card, Cards, ranking

ORDER = ranking("A23456789TJQK")                     # for cutting and runs: the ace is low
VALUE = tuple([min(place + 1, 10) for place in ORDER])       # by rank: court cards are ten
KNAVE = 9                                            # index of the rank

FIFTEEN, THIRTY_ONE, LAST_CARD, HEELS, NOB, THREE_FOR_LAST = 2, 2, 1, 2, 1, 3
PAIRS = {1: 0, 2: 2, 3: 6, 4: 12}
PAIR_NAMES = {2: "pair", 3: "pair royal", 4: "double pair royal"}
LEAST_RUN, FULL = 3, 31


class Show(NamedTuple):
    """The points of a hand or crib, by kind."""

    fifteens: int
    pairs: int
    runs: int
    flush: int
    nob: int

    @property
    def total(self) -> int:
        return sum(self)


def show(hand: Cards, start: Card, crib: bool = False) -> Show:
    """A hand or crib with the start."""
    every = (*hand, start)
    return Show(fifteens(every), pairs(every), runs(every), flush(hand, start, crib), nob(hand, start))


def fifteens(some: Cards) -> int:
    """Two for every different set that makes fifteen."""
    ways = [1] + [0] * 15                            # of making each sum
    for c in some:
        for total in range(15, VALUE[c.rank] - 1, -1):
            ways[total] += ways[total - VALUE[c.rank]]
    return FIFTEEN * ways[15]


def pairs(some: Cards) -> int:
    """Two, six or twelve for each rank held twice, three or four times."""
    ranks = [c.rank for c in some]
    return sum([PAIRS[ranks.count(r)] for r in set(ranks)])


def runs(some: Cards) -> int:
    """The longest run, once for each way of choosing its cards."""
    held = [0] * 14
    for c in some:
        held[ORDER[c.rank]] += 1
    points = length = ways = 0
    for n in held:
        if n:
            length, ways = length + 1, (ways or 1) * n
        else:
            if length >= LEAST_RUN:
                points += length * ways
            length = ways = 0
    return points


def flush(hand: Cards, start: Card, crib: bool) -> int:
    """One a card when the whole hand is of a suit, and one more with the start; a crib only with the start."""
    if len({c.suit for c in hand}) > 1:
        return 0
    if start.suit == hand[0].suit:
        return len(hand) + 1
    return 0 if crib else len(hand)


def nob(hand: Cards, start: Card) -> int:
    """The knave of the start's suit."""
    return NOB * any(c.rank == KNAVE and c.suit == start.suit for c in hand)


class Peg(NamedTuple):
    """What a card played to a count brings, apart from the last card."""

    points: int
    what: str


def total(row: Cards) -> int:
    """The count that these cards make."""
    return sum([VALUE[c.rank] for c in row])


def pegs(row: Cards) -> tuple[Peg, ...]:
    """What the last of these cards scores, all being of one count: fifteen, pair, run, thirty-one."""
    found = []
    count = total(row)
    if count == 15:
        found.append(Peg(FIFTEEN, "fifteen"))
    if (alike := same_rank(row)) > 1:
        found.append(Peg(PAIRS[alike], PAIR_NAMES[alike]))
    if run := run_length(row):
        found.append(Peg(run, "run"))
    if count == FULL:
        found.append(Peg(THIRTY_ONE, "thirty-one"))
    return tuple(found)


def same_rank(row: Cards) -> int:
    """How many of the last cards are of one rank."""
    n = 1
    while n < len(row) and row[-n - 1].rank == row[-1].rank:
        n += 1
    return n


def run_length(row: Cards) -> int:
    """The longest run that the last cards make, in whatever order; 0 if none."""
    for n in range(len(row), LEAST_RUN - 1, -1):
        places = sorted([ORDER[c.rank] for c in row[-n:]])
        if places == list(range(places[0], places[0] + n)):
            return n
    return 0
