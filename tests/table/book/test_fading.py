"""What scrolls fades out where it goes on; a speaker whose name is too long for its column has his words after it."""
from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.games import games
from cardtable.table.book.talk import Talk
from cardtable.table.sheets.laws import LawSheet


def test_the_laws_fade_at_the_foot_and_later_at_the_head(qtbot: QtBot) -> None:
    sheet = LawSheet({"whist": next(one for one in games() if one.name == "whist")})
    qtbot.addWidget(sheet)
    sheet.resize(780, 560)
    sheet.show()
    page = sheet.articles
    above, below = page.fadings
    bar = page.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(0)
    assert (above.isVisible(), below.isVisible()) == (False, True)
    assert below.geometry().bottom() == page.viewport().geometry().bottom()
    bar.setValue(bar.maximum() // 2)
    assert (above.isVisible(), below.isVisible()) == (True, True)
    bar.setValue(bar.maximum())
    assert (above.isVisible(), below.isVisible()) == (True, False)


def test_a_long_name_does_not_run_into_what_is_said(qtbot: QtBot) -> None:
    talk = Talk()
    qtbot.addWidget(talk)
    talk.resize(300, 300)
    talk.show()
    for name in ("You", "Mrs. Tullyvallance"):
        talk.say(name, "Pass.")
    said = [block for block in talk.document().toPlainText().split("\n") if block.endswith("Pass.")]
    assert said == ["\tYou\tPass.", "Mrs. Tullyvallance  Pass."]
