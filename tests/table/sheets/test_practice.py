"""Every game's exercises answered on the real sheet."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import NAMES
from cardtable.players.exercise import exercise
from cardtable.rules.moves import Move
from cardtable.showing.phrases import counted
from cardtable.table.app.open_sheet import open_door
from cardtable.table.app.window import MainWindow
from cardtable.table.pressing.gate import GUARD
from cardtable.table.sheets.practice import Practice
from cardtable.table.sheets.practice_board import Place
from tests.spread import sampled
from tests.table.opened_window import opened_window
from tools.waiting import spin, until

MOST = 13                        # cards of a hand, at any game practised
KINDS = [(name, what) for name in NAMES if (found := exercise(name)) is not None
         for what in (getattr(found.options[0], "choices", ()) if found.options[0].name == "what" else ("",))]


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with opened_window(qtbot, size=(1093, 614)) as window:
        yield window


def dealt(window: MainWindow, name: str, what: str) -> Practice:
    sheet = open_door("practice", window).sheet
    assert isinstance(sheet, Practice)
    sheet.chance = Random(3)
    sheet.games.setCurrentIndex(sheet.games.findData(name))
    if what:
        sheet.form._put("what", what)
    spin(20)
    QTest.mouseClick(sheet.go_on, Qt.MouseButton.LeftButton)
    until(lambda: sheet.problem is not None)
    spin(20)
    return sheet


def answered(sheet: Practice) -> None:
    until(lambda: bool(sheet.ranked.lines), 60)
    assert sum(sheet.tally.grades.values()) == 1


@pytest.mark.heavy(8)                          # the comparisons of every exercise
@pytest.mark.parametrize(("name", "what"), sampled(KINDS, 4))
def test_each_is_answered_by_the_mouse_with_a_hand_of_the_right_size(window: MainWindow, name: str, what: str) -> None:
    sheet = dealt(window, name, what)
    assert sheet.problem is not None
    board = sheet.laying.board
    if board.places:
        assert {place.name for place in board.places} == set(sheet.prompt.spots), "what the rules allow"
        QTest.mouseClick(board.places[-1], Qt.MouseButton.LeftButton)
        answered(sheet)
        return
    assert 0 < len(sheet.hand.cards) <= MOST
    if sheet.hand.most:
        free = [card for card in sheet.hand.cards if card.isEnabled()]
        wanted = set(sheet.prompt.picked.some.cards if sheet.prompt.picked else sheet.prompt.cards)
        assert {card.card for card in free} == wanted, "what may be chosen is what the rules allow"
        for card in free[:sheet.prompt.picked.some.least if sheet.prompt.picked else 1]:
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(sheet.answers[-1], Qt.MouseButton.LeftButton)
    answered(sheet)


@pytest.mark.parametrize(("name", "what"), [("rubicon_bezique", "cards"), ("cribbage", "")])
def test_return_deals_and_plays_what_is_chosen(window: MainWindow, name: str, what: str) -> None:
    window.setFocus()
    overlay = open_door("practice", window)
    sheet = overlay.sheet
    assert isinstance(sheet, Practice)
    sheet.chance = Random(3)
    sheet.games.setCurrentIndex(sheet.games.findData(name))
    if what:
        sheet.form._put("what", what)
    QTest.keyClick(overlay, Qt.Key.Key_Return)
    assert sheet.problem is not None
    spin(GUARD + 20)                             # the same key, sooner, could not be meant for what lies there now
    free = [card for card in sheet.hand.cards if card.isEnabled()]
    for card in free[:sheet.hand.most]:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.keyClick(QApplication.focusWidget() or overlay, Qt.Key.Key_Return)
    assert len(sheet.hand.chosen) == sheet.hand.most
    answered(sheet)


@pytest.mark.parametrize(("name", "what"), [("whist", "lead"), ("rubicon_bezique", "cards")])
def test_in_a_low_window_every_card_can_be_scrolled_to_whole(window: MainWindow, name: str, what: str) -> None:
    sheet = dealt(window, name, what)
    port = sheet.roll.viewport()
    for card in sheet.hand.cards:
        assert card.height() >= card.sizeHint().height()
        sheet.roll.ensureWidgetVisible(card, 0, 0)
        assert port.rect().contains(QRect(card.mapTo(port, QPoint(0, 0)), card.size())), "cut off"
    assert sheet.hand.height() >= sheet.hand.heightForWidth(sheet.hand.width())
    assert sheet.answers[0].isVisible()


def test_by_keys_alone_what_is_chosen_is_answered_with_by_return(window: MainWindow) -> None:
    window.setFocus()
    sheet = open_door("practice", window).sheet
    assert isinstance(sheet, Practice)
    sheet.chance = Random(3)
    QTest.keyClick(sheet.parentWidget(), Qt.Key.Key_Tab)
    for game in ("cribbage", "piquet"):
        QTest.keyClick(pressed(), Qt.Key.Key_Down)
        assert sheet.game == game
        assert sheet.games.hasFocus(), "one goes along the games"
    QTest.keyClick(sheet.games, Qt.Key.Key_Up)
    sheet.go_on.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(sheet.go_on, Qt.Key.Key_Return)
    spin(GUARD + 20)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(pressed(), key)
    answered(sheet)
    sheet.done.emit()
    again = open_door("practice", window).sheet
    assert isinstance(again, Practice)
    assert again.game == "cribbage", "what was practised last"


def test_who_deals_by_its_number_has_the_hand_next(window: MainWindow) -> None:
    """No ring lay anywhere, and the first Tab went past the cards."""
    sheet = open_door("practice", window).sheet
    assert isinstance(sheet, Practice)
    sheet.chance = Random(3)
    sheet.games.setCurrentIndex(sheet.games.findData("cribbage"))
    spin(20)
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    QTest.keyClick(sheet, Qt.Key.Key_1)
    until(lambda: sheet.problem is not None)
    assert sheet.hand.isAncestorOf(QApplication.focusWidget())
    spin(GUARD + 20)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(pressed(), key)
    answered(sheet)


def test_an_amount_is_set_by_keys_and_answered_with(window: MainWindow) -> None:
    sheet = dealt(window, "poker", "say")
    assert sheet.amount is not None
    usual = sheet.amount.counter.value()
    sheet.amount.counter.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(pressed(), Qt.Key.Key_Up)
    assert sheet.amount.said() == Move(("better", usual + 1))
    words = sheet.answers[-1].text()
    assert counted(usual + 1) in words, "the token says what it would be"
    sheet.answers[-1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(pressed(), Qt.Key.Key_Return)
    answered(sheet)
    assert any(counted(usual + 1) in line.spoken for line in sheet.ranked.lines if "yours" in line.spoken)
    spin(GUARD + 20)
    QTest.keyClick(sheet, Qt.Key.Key_1)
    assert not sheet.ranked.lines, "the next hand"


def test_by_keys_alone_a_card_is_laid_where_the_arrows_have_gone(window: MainWindow) -> None:
    sheet = dealt(window, "poker_patience", "middle")
    places = sheet.laying.board.places
    assert sheet.first() is places[0]
    places[0].setFocus(Qt.FocusReason.TabFocusReason)
    seen = {places[0].name}
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(pressed(), key)
        here = pressed()
        assert isinstance(here, Place)
        seen.add(here.name)
    assert len(seen) > 3
    QTest.keyClick(here, Qt.Key.Key_Return)
    answered(sheet)
    assert [place.name for place in places if place.isChecked()] == [here.name]
    assert any(here.name in line.spoken for line in sheet.ranked.lines if "yours" in line.spoken)
    assert sheet.go_on.text() == "Next square"


@pytest.mark.parametrize("size", [(1093, 614), (1366, 768), (1440, 900)])
def test_figures_keep_their_heads_and_the_hand_that_was_judged_is_seen(qtbot: QtBot, size: tuple[int, int]) -> None:
    """And the paper of the next hand is no higher than that of the first."""
    with opened_window(qtbot, size=size) as window:
        sheet = dealt(window, "bezique", "last")
        hand, high = [card.card for card in sheet.hand.cards], sheet.height()
        card = next(card for card in sheet.hand.cards[::-1] if card.isEnabled())
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        QTest.mouseClick(sheet.answers[-1], Qt.MouseButton.LeftButton)
        answered(sheet)
        spin(50)
        heads, port = sheet.ranked._heading, sheet.roll.viewport()
        for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_End):
            QTest.keyClick(sheet.ranked, key)
            spin(20)
            row = sheet.ranked.visualItemRect(sheet.ranked.currentItem())
            at, top = heads.mapTo(port, QPoint(0, 0)).y(), sheet.ranked.viewport().mapTo(port, row.topLeft()).y()
            assert 0 <= at < port.height(), "the heads are seen"
            assert at + heads.height() <= top < port.height(), "and do not cover the row looked at"
        assert sheet.judged.isVisible() == (size[1] >= 700)
        if sheet.judged.isVisible():
            assert [one.card for one in sheet.judged.cards] == hand
            assert sheet.judged.chosen == (card.card,)
        sheet.chance = Random(3)                         # as much is told of the next
        QTest.mouseClick(sheet.go_on, Qt.MouseButton.LeftButton)
        spin(100)
        assert not sheet.judged.isVisible()
        assert sheet.height() == sheet.wanted(QRect(0, 0, *size)).height() + 2 * sheet.edge
        assert sheet.height() <= high


def pressed() -> QWidget:
    """What has the keyboard."""
    found: QWidget | None = QApplication.focusWidget()
    assert found is not None
    return found


def test_words_that_break_make_the_paper_higher(window: MainWindow) -> None:
    window.resize(1440, 900)
    sheet = dealt(window, "euchre", "")
    QTest.mouseClick(sheet.answers[-1], Qt.MouseButton.LeftButton)
    answered(sheet)
    line, bar = sheet.situation.height(), sheet.roll.verticalScrollBar()
    while sheet.situation.height() == line:      # until one letter more begins another
        sheet.situation.setText(sheet.situation.text() + " i")
        spin(5)                                  # the bar may stand there now
    sheet.grown.emit()
    spin(20)
    assert bar.maximum() == 0, "there is room for two lines"
