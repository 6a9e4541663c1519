"""What is told of cards lies half under none that stands proud, on a low cloth either."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import game
from cardtable.rules.sitting import Sitting
from cardtable.table.cloth.overlaps import letters
from tests.table.lookback.conftest import LookAt, to_the_end
from tools.waiting import spin


@pytest.mark.parametrize("seats", [5, 8])
def test_words_lie_clear_of_what_was_played(look_at: LookAt, seats: int) -> None:
    row = game("pope_joan")
    page = look_at(to_the_end(Sitting(row, {"players": seats}), seats))
    page.window().resize(1097, 617)
    spin(5)
    scene, seen = page.cloth.scene, 0
    for _ in range(12):
        proud = [item.home_rect.translated(0, -item.lift) for item in scene.lying.all() if item.selected]
        seen += len(proud)
        for words in scene.captions.values():
            if words.isVisible() and words.text:
                assert not any(letters(words.sceneBoundingRect()).intersects(card) for card in proud), words.text
        QTest.keyClick(page, Qt.Key.Key_Right)
        spin(1)
    assert seen
