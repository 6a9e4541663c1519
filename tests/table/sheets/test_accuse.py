"""The sheet on which somebody is accused: what all have seen not to be so cannot be claimed."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.sheets.accuse import LED, AccuseSheet, Claimable

LEFT = Qt.MouseButton.LeftButton


def test_who_led_a_trick_is_not_accused_of_a_revoke_in_it(qtbot: QtBot) -> None:
    code = game("whist").codes["deschapelles-1839"]
    sheet = AccuseSheet({89: Claimable((1, 3), (1, 2))}, {89: code.law(89)}, str, lambda article: "At once.", str,
                        begun=2, idle=lambda said: said == Move(("accuse", 89, 3, 1)))
    qtbot.addWidget(sheet)
    assert sheet.claim.isEnabled()
    assert sheet.whom.choice == 0
    for row, number in ((sheet.whom, 1), (sheet.trick, 0)):
        assert row.side_by_side is not None
        QTest.mouseClick(row.side_by_side.segment(number), LEFT)
    assert not sheet.claim.isEnabled()
    assert sheet.note.text() == LED
    assert sheet.whom.side_by_side is not None
    QTest.mouseClick(sheet.whom.side_by_side.segment(0), LEFT)
    assert sheet.claim.isEnabled()
    assert sheet.note.text().startswith("At once.")


def test_it_begins_with_who_may_have_done_it(qtbot: QtBot) -> None:
    code = game("whist").codes["deschapelles-1839"]
    sheet = AccuseSheet({89: Claimable((1, 3), (1, 2))}, {89: code.law(89)}, str, lambda article: "At once.", str,
                        begun=2, idle=lambda said: said == Move(("accuse", 89, 1, 2)))
    qtbot.addWidget(sheet)
    assert sheet.move_said() == Move(("accuse", 89, 3, 2))
    assert sheet.claim.isEnabled()


def test_the_paper_has_room_for_the_law_that_is_chosen(qtbot: QtBot) -> None:
    code = game("ecarte").codes["cavendish-1886"]
    some = (14, 23, 43, 12)
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.resize(1440, 900)
        window.show()
        sheet = AccuseSheet({article: Claimable((1,)) for article in some}, {one: code.law(one) for one in some}, str,
                            lambda article: "At once.", str)
        window.lay(sheet)
        qtbot.wait(1)
        heights = []
        for _ in some[1:]:
            QTest.keyClick(sheet.faults, Qt.Key.Key_Down)
            qtbot.wait(1)
            heights.append(sheet.height())
            assert sheet.roll.verticalScrollBar().maximum() == 0, f"law {sheet.article} is cut off"
        assert heights[1] > heights[0] > heights[2]
        window.close()
