"""Straight Poker for two as it was solved: what stands in the package is what solving comes to, and is hardly to be
gained upon."""
from __future__ import annotations

import json
from importlib.resources import files

import pytest

from cardtable.games.poker.tables.bluff import BUCKETS, WEIGHTS, Form, exploited, tree, value_of
from cardtable.games.poker.tables.regrets import Solving, nodes
from cardtable.games.poker.tables.solved import RATIOS, bucket, form, habits, mixture, nearest, values

MOST_LOST = 3.0                                  # antes a hundred hands


def test_the_buckets_are_all_hands() -> None:
    assert abs(sum(WEIGHTS) - 1) < 1e-9
    assert len(WEIGHTS) == len(BUCKETS)
    assert (bucket(0.0), bucket(1.0)) == (0, len(BUCKETS) - 1)


def test_solving_comes_to_what_nobody_gains_much_by() -> None:
    """The elder hand, who speaks first, is worse off; a best answer to play at random wins a great deal."""
    one = Form(1, (12,), 1)
    solving = Solving(tree(one), WEIGHTS)
    at_random = exploited(one, solving.mixture())
    solving.go_on(60)
    assert at_random > 200
    assert exploited(one, solving.mixture()) < 5
    assert -.2 < value_of(one, solving.mixture(), 0) < 0


@pytest.mark.parametrize("ratio", [2, 12])
def test_what_is_in_the_package_is_hardly_to_be_gained_upon(ratio: int) -> None:
    lost = exploited(form(ratio), mixture(ratio))
    written = json.loads(files("cardtable.games.poker.tables").joinpath("solved.json").read_text("utf-8"))
    assert lost < MOST_LOST
    assert abs(lost - written[str(ratio)]["exploited"]) < .5, "but for the rounding of what is written"


def test_every_moment_has_its_words() -> None:
    for ratio in RATIOS:
        for node in nodes(tree(form(ratio))):
            rows = mixture(ratio)[node.said]
            assert len(rows) == len(node.follows)
            assert all(abs(sum(column) - 1) < 1e-6 for column in zip(*rows, strict=True))


def test_good_hands_call_and_poor_ones_do_not() -> None:
    words, _ = values(12, "1")
    rows = dict(zip(words, mixture(12)["1"], strict=True))
    assert rows["o"][5] > .95
    assert rows["o"][-1] < .05


def test_ratios_and_habits() -> None:
    assert (nearest(12, 1), nearest(12, 5), nearest(50, 1)) == (12, 2, 24)
    stakes, stays = habits(12)
    assert 0 < stakes < .7
    assert 0 < stays < .7
