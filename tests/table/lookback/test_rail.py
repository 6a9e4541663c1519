"""The rail of choices: each bead can be seen and hit, however many there are."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.lookback.rail import Bead, Rail


@pytest.mark.parametrize("place", [0, 31.5, 64])
def test_beads_never_lie_over_one_another(qtbot: QtBot, place: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rail = Rail(window)
    rail.resize(700, rail.high)
    window.show()
    rail.show_beads([Bead("best", f"choice {n}") for n in range(65)], place)
    seen = [bead for bead in rail.beads if bead.isVisible()]
    assert 0 < len(seen) < 65
    assert all(bead.isVisible() for bead in rail.beads if bead.here)
    for one, other in pairwise(seen):
        apart = other.geometry().center().x() - one.geometry().center().x()
        if not (one.here or other.here):
            assert apart + 1 >= (one.ring_outline()[0].width() + other.ring_outline()[0].width()) / 2
        assert rail.childAt(one.geometry().center()) is one
