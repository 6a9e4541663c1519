"""The hand of which cards are picked on a sheet."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.cards import cards
from cardtable.table.sheets.card_picker import Hand

HELD = cards("KS QH 5D")


@pytest.mark.parametrize(("most", "chosen"), [(0, ()), (1, HELD[2:]), (2, HELD[1:])])
def test_no_more_cards_are_chosen_than_are_wanted(qtbot: QtBot, most: int, chosen: tuple[object, ...]) -> None:
    hand = Hand()
    qtbot.addWidget(hand)
    hand.show_cards(HELD, most)
    for card in hand.cards:
        QTest.keyClick(card, Qt.Key.Key_Space)
    assert hand.chosen == chosen
