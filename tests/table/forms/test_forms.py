"""The new game's form: what stays as it was while other options come and go."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import COMPUTER, Player
from cardtable.games import NAMES, game
from cardtable.players.personas import BY_NAME
from cardtable.showing.vignettes import Vignette
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms import newgame
from cardtable.table.forms.chairs import Chair, Seats
from cardtable.table.forms.newgame import NewGame
from cardtable.table.forms.options import OptionForm
from cardtable.table.forms.rows import Note
from cardtable.table.paint.look import Look
from cardtable.table.widgets import Counter
from tests.spread import sampled
from tools.waiting import spin


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


@pytest.mark.parametrize("name", sampled(["ecarte", "solo_whist", "loo", "pope_joan"], 2))
def test_the_wheel_scrolls_a_form_and_changes_nothing_in_it(name: str, store: Store, qtbot: QtBot) -> None:
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    window.choose_game(name, "")
    form = window.findChild(NewGame)
    assert form is not None
    spin(20)
    fields: list[QComboBox | QSpinBox] = [*form.findChildren(QComboBox), *form.findChildren(QSpinBox)]
    before = [_stands(field) for field in fields]
    bar = form.roll.verticalScrollBar()
    for field in [one for one in fields if one.isVisible()]:
        bar.setValue(0)
        form.roll.ensureWidgetVisible(field)
        at = bar.value()
        for turn in (-120, 120):
            _turn(field, turn)
        assert [_stands(one) for one in fields] == before, field.accessibleName()
        if at < bar.maximum():
            bar.setValue(at)
            _turn(field, -120)
            assert bar.value() > at, f"{field.accessibleName()} kept the wheel"
    visible = next(one for one in fields if one.isVisible() and isinstance(one, QComboBox) and one.count() > 1)
    form.roll.ensureWidgetVisible(visible)
    visible.setFocus(Qt.FocusReason.TabFocusReason)
    was = visible.currentIndex()
    _turn(visible, 120 if was else -120)
    assert visible.currentIndex() != was, "who has the keyboard is set by the wheel"


def _stands(field: QComboBox | QSpinBox) -> int:
    return field.currentIndex() if isinstance(field, QComboBox) else field.value()


def _turn(field: QWidget, by: int) -> None:
    """A notch of the wheel over a field."""
    window = field.window()
    at = field.mapTo(window, field.rect().center())
    QTest.wheelEvent(window.windowHandle(), QPointF(at), QPoint(0, by))


def test_the_chip_of_a_companion_speaks_of_who_sits_there_and_of_nobody_beside_a_person(qtbot: QtBot) -> None:
    assert BY_NAME["Madame Duval"].manner.level == "master"          # which nobody is at Roulette
    chair = Chair("roulette", "West", Player("Dr. Thorne", COMPUTER, "club"), ("novice", "club"), "Mrs. Battle")
    qtbot.addWidget(chair)
    chair.show()
    person, companion, *_ = chair.who.findChildren(QAbstractButton)
    assert companion.text() == "Himself"
    QTest.keyClicks(chair.name.combo, "Madame")
    assert chair.name.combo.currentText() == "Madame Duval"
    assert companion.text() == "Herself"
    QTest.mouseClick(person, Qt.MouseButton.LeftButton)
    assert companion.text() == "Companion"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("qapp")
def test_no_picture_beside_the_form_lies_beneath_its_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the lowest window, where the tray of Pope Joan did."""
    look, blurb = Look(), game(name).row.blurb
    drawn = newgame.cloth(look, name, blurb, 316, 590).image
    monkeypatch.setattr(newgame, "panel_of", lambda _: Vignette(()))
    bare = newgame.cloth(look, name, blurb, 316, 590).image
    below = QRect(0, int(newgame.blurb_top(look, blurb, 316, 590)), 316, 590)
    assert drawn != bare
    assert drawn.copy(below) == bare.copy(below)


def test_nothing_covers_the_marker_beside_the_form() -> None:
    """The pack of All-Fours lay over it."""
    for name in NAMES:
        shown = newgame.panel_of(name)
        for thing in shown.shown:
            if thing.kind == "keys":
                left = thing.x - thing.width / 2
                assert all(card.x + card.width / 2 < left or abs(card.y - thing.y) > card.width
                           for card in shown.lying), name


@pytest.mark.parametrize("text", [1, 1.3, 2])
@pytest.mark.parametrize("name", NAMES)
def test_no_name_is_cut_off_beside_the_form(qapp: QApplication, name: str, text: float) -> None:
    """"Napoleon" lost half of its first letter and of its last, "Cribbage" its last."""
    look, wide = Look(text=text), 300
    title = game(name).title
    px = newgame.name_px(look, game(name), wide, 800)
    assert max(look.metrics("name", px).horizontalAdvance(word) for word in title.split()) < wide
    assert px == newgame.NAME or text > 1 or len(max(title.split(), key=len)) > 9


@pytest.mark.parametrize(("name", "form", "most"), [("napoleon", "purchase", 4), ("loo", "five", 6),
                                                    ("poker", "draw", 6)])
def test_no_more_players_are_chosen_than_sit_down(qtbot: QtBot, name: str, form: str, most: int) -> None:
    """At Purchase Nap a five stayed lit, and four were seated."""
    sheet = NewGame(game(name), Settings(Store(None)))
    qtbot.addWidget(sheet)
    sheet.resize(1200, 800)
    sheet.show()
    numbers = sheet.options.controls["players"]
    title = game(name).options[0].choices[form]                                      # type: ignore[attr-defined]

    def press(text: str) -> QAbstractButton:
        button = next(one for one in sheet.options.findChildren(QAbstractButton) if one.text() == text
                      and one.isVisibleTo(sheet))
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        return button
    if isinstance(numbers, Counter):
        for _ in range(9):
            numbers.stepUp()
        assert form == "draw", "which lies before the person"
        assert numbers.maximum() == numbers.value() == most
    else:
        press(str(most + 2))
        press(title)
        assert not press(str(most + 1)).isEnabled()
    assert sheet.options.chosen["players"] == game(name).players(sheet.options.chosen)[0] == most
    assert len(sheet.seats.players()) == most
