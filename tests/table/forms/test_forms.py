"""The new game's form: what stays as it was while other options come and go."""
from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.table.forms.chairs import Seats
from cardtable.table.forms.options import OptionForm
from cardtable.table.forms.rows import Note
from cardtable.table.widgets import Counter


def options(qtbot: QtBot, name: str) -> OptionForm:
    form = OptionForm(game(name), {})
    qtbot.addWidget(form)
    form.resize(700, 400)
    form.show()
    return form


def test_a_number_still_stands_between_its_steps_when_rows_are_laid_anew(qtbot: QtBot) -> None:
    form = options(qtbot, "cribbage")
    form._put("counting", "by hand")
    QApplication.processEvents()
    stake = form.controls["stake"]
    assert isinstance(stake, Counter)
    line = stake.lineEdit()
    assert line.isVisible()
    assert line.width() >= line.fontMetrics().horizontalAdvance("100")
    assert abs(line.geometry().center().x() - stake.rect().center().x()) <= 2


def test_a_house_rule_is_labelled_so(qtbot: QtBot) -> None:
    form = options(qtbot, "cribbage")
    form._put("counting", "by hand")
    QApplication.processEvents()
    assert "a house rule, not in the book" in [note.text() for note in form.findChildren(Note) if note.isVisible()]


def test_who_gave_no_name_has_none_at_another_table(qtbot: QtBot) -> None:
    seats = Seats("cribbage", ("novice", "club", "master"), (), "", "club")
    qtbot.addWidget(seats)
    for number in (2, 4, 3):
        seats.sit(number)
        assert seats.chairs[0].name.line.text() == ""
        assert seats.players()[0].name == "You"
    seats.chairs[0].name.line.setText("Eleanor")
    seats.sit(4)
    assert seats.players()[0].name == "Eleanor"


def test_no_part_of_a_form_is_ever_a_window_of_its_own(qtbot: QtBot) -> None:
    form = options(qtbot, "cribbage")
    before = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}
    note = Note("what it means")
    assert {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()} == before
    note.setParent(form)
    note.say("")
    assert note.isHidden()
