"""Partners never shame one: a sample of the deals that `python -m tools.soak partners` counts."""
from __future__ import annotations

import pytest

from tests.partners import Table, forms
from tests.suite import Form

DEALS = 4
MENDED = ("ecarte", "napoleon", "all_fours", "five_hundred", "quinto")      # the games whose club player is held to it


@pytest.mark.parametrize("form", forms(), ids=str)
def test_a_novice(form: Form) -> None:
    assert [str(one) for seed in range(DEALS) for one in Table(form, "novice", seed).play().found
            if not one.sin.reason] == []


@pytest.mark.parametrize("form", [form for form in forms() if form.game.name in MENDED], ids=str)
def test_a_club_player(form: Form) -> None:
    assert [str(one) for seed in range(DEALS) for one in Table(form, "club", seed).play().found
            if not one.sin.reason] == []
