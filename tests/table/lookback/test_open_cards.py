"""Double dummy in the book that looks back: asked for by key or button, led from to the card that cost a trick."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games import game
from cardtable.rules.sitting import Sitting
from cardtable.table.lookback.page import LookBack
from tests.table.lookback.conftest import LookAt, to_the_end
from tests.table.sheets.test_open_cards import click
from tools.waiting import spin, until


def looked_at(look_at: LookAt) -> LookBack:
    """A rubber of Whist by chance, at its second deal; no master need look back on it for this."""
    page = look_at(to_the_end(Sitting(game("whist"), {}), 7))
    page.judging.errands.stop()
    page.go(lambda: page.playhead.go_to(page.playhead.deals[1]))
    page.judging.errands.stop()
    page.rail.take_focus()
    return page


def scroll_to(page: LookBack, widget: QWidget) -> None:
    """Until it is seen in the book."""
    def seen() -> bool:
        page.book.leaf.roll.ensureWidgetVisible(widget)
        spin(20)
        window = page.window()
        return window.childAt(widget.mapTo(window, widget.rect().center())) is widget

    until(seen, 5)


def test_it_is_worked_out_in_the_book_and_leads_to_the_card(look_at: LookAt) -> None:
    page = looked_at(look_at)
    opened, playhead = page.open_cards, page.playhead
    assert opened.button.isVisibleTo(page)
    assert not opened.view.isVisibleTo(page)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_D)
    spin(20)
    assert opened.view.isVisibleTo(page)
    until(lambda: opened.view.found is not None and opened.view.found.whole, 60)
    spin(20)
    assert not opened.button.isVisibleTo(page)
    found = opened.view.found
    assert found is not None
    first = min(found.first_lost().values(), key=lambda one: one.number)
    scroll_to(page, opened.view.looks[0])
    click(opened.view.looks[0])
    assert page.tape.steps[playhead.number].move[1] is first.card
    assert page.tape.steps[playhead.number].seat == first.seat
    assert opened.view.isVisibleTo(page)                     # the same deal: it stays
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    spin(20)
    assert opened.deal is None
    assert opened.button.isVisibleTo(page)                   # another is asked for anew
    assert not opened.view.isVisibleTo(page)


def test_a_click_on_the_button_asks_as_well_and_leaving_ends_it(look_at: LookAt) -> None:
    page = looked_at(look_at)
    opened = page.open_cards
    scroll_to(page, opened.button)
    click(opened.button)
    assert opened.deal == page.playhead.deal
    found = opened.view.found
    assert found is not None
    page.close_page()
    assert found.cancel.is_set()


def test_a_game_without_it_shows_no_button(look_at: LookAt) -> None:
    page = look_at(to_the_end(Sitting(game("ecarte"), {}), 5))
    assert not page.open_cards.button.isVisibleTo(page)
    QTest.keyClick(page, Qt.Key.Key_D)
    assert page.open_cards.deal is None
