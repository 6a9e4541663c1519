"""The table of odds, counted or modelled; and the times for marking and taking back."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games.ecarte.rules.rules import HAND, KINGS, LAWS, TURN_UP, Ecarte
from cardtable.rules.events import NATURE
from tests.adapters.ecarte_odds import BAD_TO_LAY, MODEL, chance, king_before_exchange, market, model
from tests.adapters.ecarte_times import (
    LATE_MARK,
    RETRACT,
    TAKE_DOWN,
    may_mark_late,
    may_retract,
    may_take_down,
)


def test_the_king_is_counted_as_dealt() -> None:
    rng, marks = Random(1), [0, 0]
    for _ in range(8000):
        deal = Ecarte(0)
        deal.apply(NATURE, deal.decision(NATURE).sample(rng))
        king = KINGS[deal.trump]
        marks[0] += king in deal.zone[HAND[0]] or king in deal.zone[TURN_UP]
        marks[1] += king in deal.zone[HAND[1]]
    dealer, elder = king_before_exchange()
    assert abs(marks[0] / sum(marks) - dealer / (dealer + elder)) < .02


def test_odds_are_on_the_table() -> None:
    assert [market(3, 1), market(4, 0), market(2, 2), market(8, 5, points=10)] == [(4, 2), (5, 1), (1, 1), (5, 2)]


def test_the_layer_is_favoured_but_at_four_to_three() -> None:
    for (leader, other), found in MODEL.items():
        assert found == model(leader, other)
        assert (found - chance(market(leader, other)) > .01) == ((leader, other) != (4, 3))
    assert set(BAD_TO_LAY) < set(MODEL)


@pytest.mark.parametrize("time", [*LATE_MARK.values(), TAKE_DOWN, *RETRACT.values()])
def test_every_time_has_its_law(time: object) -> None:
    assert getattr(time, "law") in LAWS["cavendish-1886"]                # noqa: B009 - the tables are plain tuples


def test_before_and_after() -> None:
    assert [may_mark_late("turned_king", turned) for turned in (False, True)] == [True, False]
    assert [may_take_down(same) for same in (True, False)] == [True, False]
    assert [may_retract("revoke_or_underplay", gone) for gone in (False, True)] == [True, False]
    assert not may_retract("proposal", False)
