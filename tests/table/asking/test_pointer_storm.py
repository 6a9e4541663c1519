"""A short storm at the pointer, of those that `python -m tools.soak pointer` blows at every game."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from tests.attacks.pointer import attack

EVENTS = 60


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seed"), [("ecarte", 1), ("whist", 2), ("bezique", 4)])
def test_nothing_is_meant_by_a_storm_and_nothing_is_left_hanging(qapp: QApplication, name: str, seed: int) -> None:
    assert attack(name, seed, EVENTS).total() >= EVENTS
