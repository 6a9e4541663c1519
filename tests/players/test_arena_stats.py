"""Intervals and the sequential test, against known figures and by simulation."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.players.arena_stats import LEAST_UNITS, estimate, quantile, sequential, student
from tests.spread import far


@pytest.mark.parametrize(("freedom", "width"), [(4, 2.776), (9, 2.262), (29, 2.045), (399, 1.966)])
def test_student_quantiles_from_the_tables(freedom: int, width: float) -> None:
    assert student(0.95, freedom) == pytest.approx(width, rel=0.01)


def test_interval_of_known_margins() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 2.776 * 1.5811 / 5**0.5, rel=0.02)


def test_one_unit_has_no_interval() -> None:
    assert estimate([1.0]) == (1.0, None, None)
    assert not estimate([1.0]).clear()


def test_interval_covers_the_truth_about_95_times_in_100() -> None:
    rng = Random(1)
    covered = 0
    for _ in range(1000):
        found = estimate([rng.choice((-1, 0, 0, 1, 2)) for _ in range(60)])
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= 0.4 <= found.high
    assert 930 <= covered <= 970


def test_sequential_test_errs_at_most_as_often_as_it_says() -> None:
    rng = Random(2)
    wrong = 0
    for _ in range(far(100, 300)):
        margins = [rng.choice((-1.0, 0.0, 1.0)) for _ in range(600)]
        wrong += any(sequential(margins[:n]).clear() for n in range(LEAST_UNITS, 601, 10))
    assert wrong <= far(5 + 4, 15 + 8)           # 5% of them, and two standard errors


def test_sequential_test_finds_a_clear_difference() -> None:
    rng = Random(3)
    margins = [rng.choice((-1.0, 1.0, 1.0)) for _ in range(300)]
    assert sequential(margins).clear()
    assert not sequential(margins[:LEAST_UNITS - 1]).clear()


def test_quantiles() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2
    assert quantile([1, 2, 3, 4], 0.95) == 4
    assert quantile([7], 1) == 7
    assert quantile([], 0.5) == 0
