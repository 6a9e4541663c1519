"""The call for trumps: who is strong enough to make it."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.families.partnership.signals import strong_enough


@pytest.mark.parametrize(("trumps", "strong"), [
    ("AH KH 4H 3H 2H", True), ("JH QH 4H 3H 2H", True), ("AH TH 4H 3H 2H", False), ("AH KH QH JH", False),
    ("7H 6H 5H 4H 3H 2H", True)])
def test_five_trumps_with_two_honours_or_six_are_enough(trumps: str, strong: bool) -> None:
    assert strong_enough(cards(trumps)) is strong
