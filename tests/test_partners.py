"""Partners never shame one: a sample of the deals that `python -m tools.soak partners` counts."""
from __future__ import annotations

import pytest

from tests.partners import Table, forms
from tests.suite import Form

DEALS = 4


@pytest.mark.parametrize("level", ["novice", "club"])
@pytest.mark.parametrize("form", forms(), ids=str)
def test_nothing_that_a_partner_would_not_forgive(form: Form, level: str) -> None:
    assert [str(one) for seed in range(DEALS) for one in Table(form, level, seed).play().found
            if not one.sin.reason] == []
