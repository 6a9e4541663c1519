"""Every game in every form, a hundred random matches each."""
from __future__ import annotations

from collections import Counter

import pytest

from tests.suite import Form, Trial, forms

MATCHES = 100


@pytest.mark.parametrize("form", forms(), ids=str)
def test_random_matches(form: Form) -> None:
    counts = Counter[str]()
    for seed in range(MATCHES):
        counts += Trial(form, seed).play().counts
    for what in ("pasts", "worlds", "resumed"):
        assert counts[what] > MATCHES, f"too few {what} to prove anything: {counts}"
