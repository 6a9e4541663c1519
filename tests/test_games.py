"""Every game in every form, a hundred random matches each."""
from __future__ import annotations

from collections import Counter

import pytest

from tests.suite import Form, Trial, forms

MATCHES = 100
SEARCHED = 5


@pytest.mark.parametrize("form", forms(), ids=str)
def test_random_matches(form: Form) -> None:
    counts = Counter[str]()
    for seed in range(MATCHES):
        counts += Trial(form, seed).play().counts
    for what in ("pasts", "worlds", "resumed"):
        assert counts[what] > MATCHES, f"too few {what} to prove anything: {counts}"


@pytest.mark.parametrize("form", forms(), ids=str)
def test_a_search_sees_no_more_than_the_rest(form: Form) -> None:
    counts = Counter[str]()
    for seed in range(SEARCHED):
        counts += Trial(form, seed, levels=("master",)).play().counts
    assert counts["pasts"] > SEARCHED
