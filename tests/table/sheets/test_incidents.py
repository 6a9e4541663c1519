"""The same incident as two codes settle it lies side by side in the law book."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.games.whist import incidents
from cardtable.rules.matters import MATTERS
from cardtable.table.book.laws import Articles
from cardtable.table.sheets.laws import LawSheet


def click_on(page: Articles, text: str) -> None:
    """With the mouse, on the first letters of these words."""
    found = page.document().find(text)
    assert not found.isNull(), text
    page.setTextCursor(found)
    page.ensureCursorVisible()
    at = QTextCursor(page.document())
    at.setPosition(found.selectionStart() + 2)
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=page.cursorRect(at).center())


def test_from_an_article_to_what_both_codes_make_of_an_incident(qtbot: QtBot) -> None:
    sheet = LawSheet({"whist": game("whist")})
    qtbot.addWidget(sheet)
    sheet.resize(1100, 720)
    sheet.show()
    click_on(sheet.articles, f"{MATTERS['revoke']}, in two codes")
    assert sheet.beside.isVisible()
    for page, settled in ((sheet.articles, incidents.ENGLISH), (sheet.beside, incidents.DESCHAPELLES)):
        read = page.toPlainText()
        assert incidents.REVOKE in read
        assert [one.text in read for one in settled] == [one.matter == "revoke" for one in settled]
