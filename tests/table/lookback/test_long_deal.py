"""Of a deal with many choices that which is open is in view when the folded book slides out."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import game
from cardtable.rules.sitting import Sitting
from tests.table.lookback.conftest import LookAt, to_the_end
from tools.waiting import spin, until


def test_enter_goes_to_the_choice_that_is_open(look_at: LookAt) -> None:
    page = look_at(to_the_end(Sitting(game("rubicon_bezique"), {}), 3))
    page.window().resize(1093, 614)
    spin(20)
    assert page.book.folded
    for _ in range(25):
        QTest.keyClick(page, Qt.Key.Key_Right)
        spin(1)
    page.judging.errands.stop()                  # nothing more becomes known, by which the page would be told anew
    spin(20)
    QTest.keyClick(page, Qt.Key.Key_Return)
    leaf = page.book.leaf
    until(leaf.card.isVisible)

    def in_view() -> bool:
        top = leaf.roll.verticalScrollBar().value()
        return top <= leaf.card.y() and leaf.card.y() < top + leaf.roll.viewport().height()

    spin(600)                                    # it has slid out
    assert leaf.roll.verticalScrollBar().maximum() > leaf.roll.viewport().height()
    assert in_view()
