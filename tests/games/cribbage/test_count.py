"""What cards are worth, against counting by brute force, and the fast count against the plain one."""
from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cardtable.cards import Card, Cards, card, cards
from cardtable.games.cribbage.rules.count import ORDER, VALUE, pegs, run_length, same_rank, show, total
from cardtable.games.cribbage.rules.rules import MOST, PACK
from cardtable.games.cribbage.search import arithmetic
from tests.adapters import cribbage_odds as odds


def every_set(some: Cards) -> list[Cards]:
    return [chosen for n in range(1, len(some) + 1) for chosen in combinations(some, n)]


def is_run(some: Cards) -> bool:
    places = sorted(ORDER[c.rank] for c in some)
    return len(some) > 2 and places == list(range(places[0], places[0] + len(some)))


def slow(hand: Cards, start: Card, crib: bool) -> int:
    """By the definitions, set by set."""
    every = (*hand, start)
    sets = every_set(every)
    points = 2 * sum(total(chosen) == 15 for chosen in sets)
    points += 2 * sum(a.rank == b.rank for a, b in combinations(every, 2))
    longest = max((len(chosen) for chosen in sets if is_run(chosen)), default=0)
    points += sum(longest for chosen in sets if len(chosen) == longest and is_run(chosen))
    if len({c.suit for c in hand}) == 1 and (not crib or start.suit == hand[0].suit):
        points += len(hand) + (start.suit == hand[0].suit)
    return points + sum(c.text[0] == "J" and c.suit == start.suit for c in hand)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_shows_against_every_set(size: int) -> None:
    rng = Random(size)
    for _ in range(1500):
        *hand, start = rng.sample(PACK, size + 1)
        if rng.random() < 0.3:                           # flushes, too
            hand = rng.sample([c for c in PACK if c.suit == start.suit and c is not start], size)
        for crib in (False, True):
            found = show(tuple(hand), start, crib)
            assert found.total == slow(tuple(hand), start, crib) <= MOST[size]


def test_the_most_a_hand_can_be_worth_can_be_counted() -> None:
    assert show(cards("5H 5D 5C JS"), card("5S")).total == MOST[4] == 29
    assert show(cards("4H 4D 5C 5S 6D"), card("6S")).total == MOST[5] == 46


def by_place(rank: int) -> Card:
    return PACK[rank]


@pytest.mark.parametrize("size", [4, 5])
def test_the_fast_table_agrees(size: int) -> None:
    table, rng = arithmetic.worths(size), Random(size)
    for _ in range(4000):
        some = tuple(rng.sample(PACK, size))
        index = 0
        for c in some:
            index = index * 13 + ORDER[c.rank]
        found = show(some[:-1], some[-1])
        assert table[index] == found.fifteens + found.pairs + found.runs


def test_pegs_of_every_kind() -> None:
    row = cards("7S 8H 8D 8C")
    assert [(p.what, p.points) for p in pegs(row)] == [("pair royal", 6), ("thirty-one", 2)]
    assert [(p.what, p.points) for p in pegs(cards("5S 4H 6D"))] == [("fifteen", 2), ("run", 3)]
    assert [(p.what, p.points) for p in pegs(cards("7S 7H 7D 7C"))] == [("double pair royal", 12)]
    assert pegs(cards("JS QH")) == ()


def test_runs_in_the_play_in_any_order() -> None:
    rng = Random(8)
    for _ in range(2000):
        row = tuple(rng.sample(PACK, rng.randint(1, 7)))
        best = max((n for n in range(3, len(row) + 1) if is_run(row[-n:])), default=0)
        assert run_length(row) == best
        alike = next((n for n in range(1, len(row)) if row[-n - 1].rank != row[-1].rank), len(row))
        assert same_rank(row) == alike


def test_figures_of_the_book() -> None:
    assert odds.cards_of_value(10) == 16
    assert {odds.cards_of_value(n) for n in range(1, 10)} == {4}
    assert odds.most_fifteens(4) == 4
    assert odds.most_fifteens(5) == 8
    assert round(odds.at_least(16, 10, 3), 4) == 0.6592
    assert max(n for n in range(1, 14) if 4 * VALUE[(n - 2) % 13] <= 31) == 7
