"""A hand thrown up or not called is exchanged for another, and nobody else can tell."""
from __future__ import annotations

from collections import Counter

import pytest

from tests.attacks.unshown import attack, kept_forms
from tests.suite import Form

EACH = 8


@pytest.mark.parametrize("form", kept_forms(), ids=str)
def test_nobody_can_tell_what_was_thrown_up(form: Form) -> None:
    found = Counter[str]()
    for seed in range(EACH):
        found += attack(form, seed)
    whiskey = form.fixed["form"] == "whiskey"
    assert whiskey or found["exchanged"] > EACH // 3, found
