"""A game on paper: no line is cut or lost, no heading stands alone, and where it cannot be written that is said."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPageSize, QPdfWriter, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import Player
from cardtable.croupier.tape import Tape
from cardtable.games import NAMES, game
from cardtable.players.review import Past
from cardtable.rules.sitting import Sitting
from cardtable.table.lookback.paper import document
from cardtable.table.sheets import printing
from cardtable.table.sheets.laws import LawSheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sheets.printing import write_pdf
from cardtable.table.widgets.folio import Confirmation
from tests.spread import sampled, spread
from tests.table.lookback.conftest import LookAt, to_the_end
from tools.waiting import spin

CALLED = ("Anna & <Ben>", "Colonel Ashdown", "Miss Lisle", "Mr. Penrose", "Mrs. Beaumont", "The Abbé")


def on_paper(name: str) -> QTextDocument:
    """A whole game by chance."""
    sitting = to_the_end(Sitting(game(name), {}), 5)
    players = [Player(called) for called in CALLED[:len(sitting.players)]]
    return document(Tape(Past.of(sitting)), players, "Sunday")


def blocks(made: QTextDocument) -> Iterator[QTextBlock]:
    block = made.begin()
    while block.isValid():
        yield block
        block = block.next()


@pytest.mark.parametrize(("name", "high"), spread(sampled(NAMES, 9), [1.0, 0.37]))
def test_each_line_lies_whole_on_a_page_and_headings_with_their_deals(qtbot: QtBot, tmp_path: Path, name: str,
                                                                      high: float) -> None:
    made = on_paper(name)
    writer = QPdfWriter(str(tmp_path / "game.pdf"))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    page = QSizeF(writer.width(), int(writer.height() * high))
    printing.lay_out(made, writer, page)
    layout, below = made.documentLayout(), 0.0
    for block in blocks(made):
        rect = layout.blockBoundingRect(block)
        if not block.text().strip():
            continue
        lines = block.layout()
        assert lines.lineCount() > 0
        for n in range(lines.lineCount()):
            line = lines.lineAt(n)
            top = rect.y() + line.y()
            assert int(top // page.height()) == int((top + line.height() - 1) // page.height())
            assert line.naturalTextWidth() <= line.width() + 1
        assert rect.right() <= page.width() + 1
        if block.blockFormat().headingLevel() == 2:
            below = rect.y()
        elif below:
            assert int(below // page.height()) == int(rect.y() // page.height()), block.text()
            if QTextCursor(block).currentTable() is None:
                below = 0.0


def test_a_file_has_its_title_and_as_many_pages_as_it_needs(qtbot: QtBot, tmp_path: Path) -> None:
    made = on_paper("cribbage")
    file = tmp_path / "game.pdf"
    write_pdf(made, file)
    written = file.read_bytes()
    assert written.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", written)) == made.pageCount() > 2
    assert "Cribbage: Anna & <Ben>".encode("utf-16-be") in written or b"Cribbage: Anna" in written


def test_names_are_shown_as_they_are(qtbot: QtBot) -> None:
    told = on_paper("ecarte").toPlainText()
    assert "Anna & <Ben> and Colonel Ashdown" in told
    assert "Sunday" in told


def test_a_game_is_saved_from_its_page(look_at: LookAt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = look_at(to_the_end(Sitting(game("ecarte"), {}), 5))
    page.header.pressed.emit("Ctrl+P")
    menu, = page.window().findChildren(MenuSheet)
    assert [entry.text for entry in menu.entries][:2] == ["Print", "Save as PDF"]
    file = tmp_path / "one.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    menu.entries[1].act()
    assert file.stat().st_size > 4_000
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    menu.entries[1].act()


def test_the_laws_are_printed_as_a_book(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = LawSheet({"ecarte": game("ecarte")})
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.print.click()
    menu, = sheet.window().findChildren(MenuSheet)
    file = tmp_path / "laws.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    menu.entries[1].act()
    assert file.read_bytes().startswith(b"%PDF-")
    told, code = sheet.book().toPlainText(), sheet.code
    assert "The laws of Écarté" in told
    for law in code.laws:
        assert f"{law.number}. {law.heading}\n{law.text}".strip() in told


@pytest.mark.parametrize("bad", ["none/game.pdf", "folder"])
def test_what_cannot_be_written_is_told(look_at: LookAt, tmp_path: Path, bad: str) -> None:
    (tmp_path / "folder").mkdir()
    page = look_at(to_the_end(Sitting(game("ecarte"), {}), 5))
    printing.write(page, document(page.tape, page.review.players), tmp_path / bad)
    spin(5)
    question, = page.window().findChildren(Confirmation)
    assert question.accessibleName() == "It cannot be written"
    assert str(tmp_path / bad) in question.accessibleDescription()
