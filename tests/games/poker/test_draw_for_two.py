"""Draw Poker for two as it was solved: what is written is hardly to be gained upon, and is asked for at real tables."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.tables.regrets import Solving, exploited, nodes, value_of
from cardtable.rules.moves import Move
from tests.games.poker.draw_for_two import SORTS, held, kept, sort_of, tree
from tests.games.poker.exploited_draw import table, word_of

MOST_LOST = 2.0                                  # counters a hundred hands


def test_what_is_written_is_hardly_to_be_gained_upon() -> None:
    found = held()
    root, weights = tree(found.drawn.becomes), found.drawn.weights
    lost = exploited(root, weights, found.mixture)
    assert lost < MOST_LOST
    assert abs(lost - found.exploited) < .3, "but for the rounding of what is written"
    assert 100 * value_of(root, weights, found.mixture, 0) == pytest.approx(found.dealer, abs=1)
    assert exploited(root, weights, Solving(root, weights).mixture()) > 300, "play at random"


def test_every_moment_has_its_words_and_every_hand_becomes_something() -> None:
    found = held()
    assert len(found.drawn.weights) == SORTS
    assert sum(found.drawn.weights) == pytest.approx(1, abs=.001)
    for rows in found.drawn.becomes.values():
        assert all(sum(row) == pytest.approx(1, abs=.002) for row in rows)
    for node in nodes(tree(found.drawn.becomes)):
        assert all(abs(sum(column) - 1) < 1e-6 for column in zip(*found.mixture[node.said], strict=True))


def test_good_hands_call_the_limit_and_poor_ones_do_not() -> None:
    """The dealer, who was called, drew one as the Age did, and has staked all."""
    root = tree(held().drawn.becomes)
    node = next(one for one in nodes(root) if one.said == "ssd1d1c")
    rows = dict(zip(node.follows, held().mixture[node.said], strict=True))
    assert rows["o"][-1] < .05
    assert rows["o"][0] > .9


@pytest.mark.parametrize(("hand", "sort", "away", "keeps"), [
    ("QS 9D 7H 4C 2S", 0, 3, "QS 9D"), ("AS 9D 7H 4C 2S", 2, 3, "AS 9D"), ("9S 8D 7H 6C 2S", 3, 1, "9S 8D 7H 6C"),
    ("QS 9S 7S 4S 2D", 4, 1, "QS 9S 7S 4S"), ("2S 2D 7H 4C KS", 5, 3, "2S 2D"), ("AS AD 7H 4C KS", 11, 2, "AS AD KS"),
    ("9S 9D 7H 7C KS", 12, 1, "9S 9D 7H 7C"), ("TS TD 7H 7C KS", 13, 1, "TS TD 7H 7C"),
    ("5S 5D 5H 7C KS", 14, 2, "5S 5D 5H"), ("5S 5D 5H 7C 7S", 15, 0, "5S 5D 5H 7C 7S"),
])
def test_hands_are_sorted_and_drawn_to(hand: str, sort: int, away: int, keeps: str) -> None:
    held_ = cards(hand)
    assert sort_of(held_) == sort
    assert set(kept(held_, away)) == set(cards(keeps))


@pytest.mark.parametrize(("said", "seat", "phase", "drew", "paid"), [
    ("", 0, "going_in", (-1, -1), (0, 1)), ("s", 1, "going_in", (-1, -1), (1, 2)),
    ("ss", 1, "drawing", (-1, -1), (2, 2)),
    ("bsd3", 0, "drawing", (-1, 3), (6, 6)), ("ssd3d1", 0, "staking", (1, 3), (2, 2)),
    ("ssd3d14", 1, "staking", (3, 1), (2, 6)), ("bsd0d24c", 0, "staking", (2, 0), (10, 22)),
])
def test_the_same_moments_come_about_at_a_real_table(said: str, seat: int, phase: str, drew: tuple[int, int],
                                                     paid: tuple[int, int]) -> None:
    hand = cards("9S 9D 7H 4C KS")
    view = table(said, seat, hand, Random(3))
    deal = view.deal
    assert isinstance(deal, Draw)
    assert (deal.phase, deal.drew, deal.paid, set(deal.hand(0))) == (phase, drew, paid, set(hand))
    node = next(one for one in nodes(tree(held().drawn.becomes)) if one.said == said)
    assert node.seat == seat
    assert {word_of(node, move) for choice in deal.decision(0).choices for move in choice} >= {*node.follows} - {"o"}


def test_amounts_are_taken_for_the_nearest() -> None:
    first = next(one for one in nodes(tree(held().drawn.becomes)) if one.said == "ssd3d3")
    assert [word_of(first, Move(("better", coins))) for coins in (1, 2, 3, 7, 9, 12)] == ["1", "1", "4", "4", "c", "c"]
