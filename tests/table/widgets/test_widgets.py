"""The dressed widgets: keyboard, sizes at every scale of text, and the ring that follows the focus."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.paint import focus
from cardtable.table.paint.look import DeckLook, Look
from cardtable.table.paint.palette import CLOTHS, HIGH_CONTRAST
from cardtable.table.widgets import (
    BoneButton,
    BookTab,
    CheckBox,
    ComboBox,
    Counter,
    Label,
    LineEdit,
    Ornament,
    OxbloodButton,
    PaperSheet,
    Pill,
    Rule,
    Segmented,
    SideTab,
    Words,
    current,
    wear,
)
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.ring import FocusRing, ring_of


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    wear(Look())
    yield
    _shown.clear()
    wear(Look())


_shown: list[QWidget] = []


def window(qtbot: QtBot, *widgets: QWidget) -> QWidget:
    made = QWidget()
    layout = QVBoxLayout(made)
    for widget in widgets:
        layout.addWidget(widget)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    _shown.append(made)
    return made


def every_widget() -> list[QWidget]:
    combo = ComboBox()
    combo.addItems(["Cavendish, 1886", "Hoyle, 1909"])
    return [BoneButton("Propose", "1"), OxbloodButton("Deal the cards"), Pill("Hint", "H"), Label("Écarté", "sheet"),
            Words("Écarté"), Ornament(), Rule(), CheckBox("Cite the laws", True), combo, LineEdit("Eleanor"),
            Counter(1, 11, 5), Segmented(["Guided", "Strict"]), BookTab("Talk"), SideTab("Talk")]


@pytest.mark.parametrize("palette", [Look().palette, HIGH_CONTRAST], ids=lambda palette: palette.name)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_widget_draws_itself_at_every_scale(qtbot: QtBot, text: float, palette: object) -> None:
    wear(Look(text=text, palette=palette))  # type: ignore[arg-type]
    made = window(qtbot, *every_widget())
    image = made.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 3


@pytest.mark.parametrize("other", [Look(text=1.5), Look(palette=HIGH_CONTRAST), Look(palette=CLOTHS["blue"]),
                                   Look(deck=DeckLook(back="red"))])
def test_whatever_is_other_in_a_look_is_worn_and_the_same_no_second_time(qtbot: QtBot, other: Look) -> None:
    wear(Look())
    label = Label("A word")
    window(qtbot, label)
    wear(other)
    assert label.look == other
    dressed = list[Look]()
    label.dress = lambda: dressed.append(label.look)         # type: ignore[method-assign]
    wear(other)
    assert not dressed
    wear(Look())
    assert dressed[-1] == Look()


def test_widgets_follow_a_change_of_look(qtbot: QtBot) -> None:
    widgets = every_widget()
    window(qtbot, *widgets)
    before = [widget.sizeHint() for widget in widgets]
    wear(Look(text=1.5))
    grown = [after.sizeHint().height() >= size.height() for after, size in zip(widgets, before, strict=True)]
    assert all(grown)
    assert widgets[3].font().pixelSize() == 42
    assert current().text == 1.5


def test_choosing_with_the_arrow_keys(qtbot: QtBot) -> None:
    choice = Segmented(["Novice", "Club", "Master"], 1, "Level")
    window(qtbot, choice, BoneButton("Next"))
    chosen: list[int] = []
    choice.chosen.connect(chosen.append)
    choice.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert (choice.choice, chosen) == (2, [2])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), BoneButton)
    choice.choose(0)
    assert (choice.choice, chosen) == (0, [2])


def test_a_choice_not_allowed_cannot_be_made(qtbot: QtBot) -> None:
    choice = Segmented(["Guided", "Strict"])
    choice.allow(1, False, "not in this game")
    window(qtbot, choice)
    QTest.mouseClick(choice, Qt.MouseButton.LeftButton, pos=QPoint(choice.width() - 20, choice.height() // 2))
    assert choice.choice == 0


def test_a_counter_counts_between_its_bounds(qtbot: QtBot) -> None:
    counter = Counter(1, 5, 4)
    window(qtbot, counter)
    plus, minus = QPoint(counter.width() - 15, counter.height() // 2), QPoint(15, counter.height() // 2)
    for _ in range(3):
        QTest.mouseClick(counter.childAt(plus), Qt.MouseButton.LeftButton)
    assert counter.value() == 5
    assert not counter.childAt(plus).isEnabled()
    QTest.mouseClick(counter.childAt(minus), Qt.MouseButton.LeftButton)
    counter.setFocus()
    QTest.keyClick(counter, Qt.Key.Key_Down)
    assert counter.value() == 3


def test_a_click_on_the_words_ticks_the_box(qtbot: QtBot) -> None:
    box = CheckBox("Cite the laws")
    window(qtbot, box)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(80, box.height() // 2))
    assert box.isChecked()
    box.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()


def test_the_ring_lies_round_whatever_the_keyboard_is_at(qtbot: QtBot) -> None:
    buttons = [BoneButton("Propose"), BoneButton("Play")]
    made = window(qtbot, *buttons)
    for button in buttons:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        ring = ring_of(made)
        body, _radius = button.ring_outline()
        where = body.toAlignedRect().translated(button.pos())
        assert ring.isVisible()
        assert ring.geometry().adjusted(*(round(focus.MARGIN) * sign for sign in (1, 1, -1, -1))) == where
    made.resize(made.width() + 200, made.height() + 90)
    QApplication.processEvents()
    assert ring.geometry().intersects(QRect(buttons[1].pos(), buttons[1].size()))
    buttons[1].hide()
    QApplication.processEvents()
    assert len(made.findChildren(FocusRing)) == 1


def test_a_click_on_a_button_leaves_no_ring(qtbot: QtBot) -> None:
    button, line = BoneButton("Propose"), LineEdit()
    made = window(qtbot, line, button)
    line.clearFocus()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.hasFocus()
    assert not ring_of(made).isVisible()


def test_the_ring_is_cut_off_where_a_scrolled_widget_is(qtbot: QtBot) -> None:
    area, inside = QScrollArea(), QWidget()
    layout = QVBoxLayout(inside)
    buttons = [BoneButton(f"Card {n}") for n in range(12)]
    for button in buttons:
        layout.addWidget(button)
    area.setWidget(inside)
    area.setFixedHeight(200)
    made = window(qtbot, area)
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    ring = ring_of(made)
    assert ring.mask().isEmpty()
    area.verticalScrollBar().setValue(30)
    QApplication.processEvents()
    assert not ring.mask().isEmpty()
    assert ring.mask().boundingRect().height() < ring.height()


def test_what_lies_on_a_sheet_lies_on_the_paper(qtbot: QtBot) -> None:
    sheet = PaperSheet(lined=True)
    layout = QVBoxLayout(sheet)
    label = Label("The vole is yours.", wrap=True)
    layout.addWidget(label)
    sheet.place(QRect(50, 60, 400, 300))
    assert sheet.body.translated(sheet.pos()) == QRect(50, 60, 400, 300)
    layout.activate()
    assert sheet.body.contains(label.geometry())


def test_accents_of_the_display_face_are_not_cut_off(qtbot: QtBot) -> None:
    label = Label("ÉÂ", "name")
    window(qtbot, label)
    label.resize(label.sizeHint())
    image = QImage(label.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    label.render(image, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    inked = [any(image.pixelColor(x, y).lightness() < 120 for x in range(image.width())) for y in range(image.height())]
    first, last = inked.index(True), len(inked) - 1 - inked[::-1].index(True)
    assert first > 0, "nothing touches the upper edge"
    assert not all(inked[first:last]), "the accent stands free above its letter"


def test_filled_lines_are_all_as_wide_as_there_is_room(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = Flow(gap=2, filled=True, parent=holder)
    buttons = [BoneButton(text, small=True) for text in ("Play it again from here", "Show the line", "Other seat",
                                                         "Compare all", "Keep as an exercise")]
    for button in buttons:
        flow.addWidget(button)
    holder.resize(420, 300)
    holder.show()
    lines = {y: [one.geometry() for one in buttons if one.y() == y] for y in {button.y() for button in buttons}}
    assert len(lines) > 1
    assert {min(one.left() for one in line) for line in lines.values()} == {0}
    assert all(420 - max(one.right() for one in line) <= len(line) for line in lines.values())
