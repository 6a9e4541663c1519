"""Courses compared, and practice, through the real window: mouse, keyboard, reader aloud, all sizes."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games.bezique.evaluate import BY_HABIT
from cardtable.players.comparison import Comparison, Course
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.store import Settings, Store
from cardtable.table import pressing
from cardtable.table.app.open_sheet import open_door
from cardtable.table.app.window import MainWindow
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.sheets.practice import Practice
from cardtable.table.sheets.practice_score import Tally, verdict
from cardtable.table.sheets.ranked import RankSheet, heads_of, lines_of, order
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from cardtable.table.widgets.overlay import Overlay
from cardtable.table.widgets.ring import ring_of
from tests.games.bezique import moments as bezique_moments
from tests.games.cribbage import moments_advice
from tests.games.ecarte import moments as ecarte_moments
from tests.spread import crossed, sampled, spread
from tests.table.fitting import misfits
from tests.table.opened_window import opened_window
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import spin, until

Key = Qt.Key
SIZES = ((1024, 700), (1440, 900))
TEXTS = (100, 200)


def answered(sheet: RankSheet) -> None:
    until(lambda: bool(sheet.ranked.lines), 60)
    spin(20)


def at(seat: Seat, moment: Moment, **more: object) -> TablePage:
    """A page at this moment; nobody but the person ever answers, except what the moment still has to show."""
    before = len(moment.lines) - moment.live
    page = seat(replace(moment, lines=moment.lines[:before]), pace=1e6, **more)
    for line in moment.lines[before:]:
        until(lambda: not page.host.teller.busy)
        who, move = parse_line(line)
        assert isinstance(move, Move)
        # handed over: what the moment has still to show is anybody's move, and is not what is tried here
        assert page.host.croupier.answer(who, move) is None
    until(lambda: not page.host.teller.busy and (page.host.answering.turn or page.slips.slip is not None))
    return page


def compared(page: TablePage) -> CompareSheet:
    """Asked for by its key, and answered."""
    QTest.keyClick(page.view, Key.Key_A)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, CompareSheet)
    answered(sheet)
    return sheet


def test_what_the_book_says_stands_once_on_the_sheet(seat: Seat) -> None:
    sheet = compared(at(seat, ecarte_moments.MOMENTS["courses"]()))
    answered(sheet)
    assert sheet.found is not None
    told = f"{sheet.lead.text()} {sheet.detail.text()}".casefold()
    assert told.count("the hand gives about an even chance") == 1


def test_a_caveat_that_stands_on_the_page_is_not_said_again_beside_it(seat: Seat) -> None:
    page = at(seat, bezique_moments.MOMENTS["declaring"]())
    page.book.slide_time = 0
    QTest.keyClick(page.view, Key.Key_H)
    until(lambda: page.book.advice.counsel is not None, seconds=60)
    caveats = {BY_HABIT} & set(page.book.advice.counsel.notes)
    assert caveats, page.book.advice.counsel
    for beside in (True, False):
        if not beside:
            page.actions_.open.put_away()
            page.book.open_tab("talk")
            spin(300)                                # pressed again at once it would be a key that is held
        sheet = compared(page)
        said = {sheet.notes.itemAt(n).widget().text() for n in range(sheet.notes.count())}
        assert (BY_HABIT in said) != beside


def throws() -> Moment:
    return moments_advice.MOMENTS["throws"]()


# --- courses compared


def test_all_throws_are_compared_without_the_window_waiting(seat: Seat) -> None:
    page = at(seat, throws())
    QTest.keyClick(page.view, Key.Key_A)
    sheet = page.actions_.open.sheet
    assert not sheet.ranked.lines                    # the window was given back before anything was found
    assert sheet.lead.text()
    assert "hints" not in page.host.croupier.ledger.aids
    answered(sheet)
    assert len(sheet.ranked.lines) == sheet.ranked.count() == 15
    assert sheet.heading.title.text() == "Throws compared"
    assert "hints" in page.host.croupier.ledger.aids
    assert all(len(line.courses[0].cards) == 2 for line in sheet.ranked.lines)


def test_the_rows_are_walked_and_explained_by_the_keyboard(seat: Seat) -> None:
    page = at(seat, throws())
    sheet = compared(page)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Down)         # whoever came by a key begins with an arrow
    assert sheet.ranked.hasFocus()
    assert sheet.ranked.currentRow() == 1, "one row is looked at from the beginning"
    ring, port = ring_of(page.window()), sheet.roll.viewport()
    assert ring.isVisible()
    assert ring.mask().isEmpty(), "cut off"
    told = {sheet.detail.text()}
    for _ in range(20):
        QTest.keyClick(sheet.ranked, Key.Key_Down)
        told.add(sheet.detail.text())
        seen = sheet.ranked.visualItemRect(sheet.ranked.currentItem()).center()
        assert port.rect().contains(sheet.ranked.viewport().mapTo(port, seen)), "the row looked at is out of sight"
        assert ring.mask().isEmpty()
        assert ring.geometry().height() < 80, "round the row, not the list"
    assert sheet.ranked.currentRow() == 14
    assert len(told) > 10
    QTest.keyClick(sheet.ranked, Key.Key_Escape)
    assert page.actions_.open is None
    assert page.host.answering.turn


def test_a_reader_aloud_is_told_every_row(seat: Seat) -> None:
    page = at(seat, throws())
    sheet = compared(page)
    face = QAccessible.queryAccessibleInterface(sheet.ranked)
    assert face is not None
    rows = [face.child(n).text(QAccessible.Text.Name) for n in range(face.childCount())]
    spoken = [row for row in rows if row.startswith("Lay out the ")]
    assert len(spoken) == 15
    assert all(word in spoken[0] for word in ("hand ", "crib ", "pegging ", "total ", "best"))
    assert any("costly" in row for row in spoken)
    why = [face.child(n).text(QAccessible.Text.Description) for n in range(face.childCount())]
    assert any("the hand loses" in text for text in why)


def test_it_is_offered_where_it_can_be_asked_for_and_only_there(seat: Seat) -> None:
    page = at(seat, throws())
    page.book.open_tab("advice")
    spin(10)
    assert page.book.advice.compare.isVisible()
    page.book.advice.compare.click()
    assert isinstance(page.actions_.open.sheet, CompareSheet)
    page.actions_.open.put_away()
    page.host.answering.quiet()
    page.host.moving.emit()
    assert not page.book.advice.compare.isVisible()
    QTest.keyClick(page.view, Key.Key_A)
    assert page.actions_.open is None


def test_put_away_before_it_is_answered_it_is_forgotten(seat: Seat) -> None:
    page = at(seat, throws())
    for _ in range(5):
        QTest.keyClick(page.view, Key.Key_A)
        page.actions_.open.put_away()
        pressing.turned(0)                       # a person takes longer to do so
    spin(600)
    assert "hints" not in page.host.croupier.ledger.aids
    assert len(compared(page).ranked.lines) == 15


@pytest.mark.parametrize("name", sampled(["throws-home", "throws", "throws-three", "cards-compared", "courses"], 3))
def test_every_moment_has_its_courses(seat: Seat, name: str) -> None:
    page = at(seat, (moments_advice.MOMENTS | ecarte_moments.MOMENTS)[name]())
    sheet = compared(page)
    assert sheet.found is not None
    assert len(sheet.ranked.lines) == len(sheet.found.rows) > 1
    assert bool(sheet.found.about) == (name == "throws-home")


@pytest.mark.parametrize(("size", "text"), crossed(SIZES, TEXTS))
def test_no_word_is_cut_off(seat: Seat, size: tuple[int, int], text: int) -> None:
    wear(look_of_text(text))
    page = at(seat, throws(), size=size, settings={"text size": text})
    check(compared(page), page.window().rect())


def look_of_text(text: int) -> object:
    with Store(None) as store:
        settings = Settings(store)
        settings["text size"] = text
        return look_of(settings)


def check(sheet: RankSheet, window: QRect) -> None:
    """All that is written can be read, and the sheet lies in the window."""
    assert misfits(sheet) == []
    at = sheet.ranked.measures()
    assert at.broad or all(len(at.in_words(line)) > 0 for line in sheet.ranked.lines)
    assert sum(at.needed) <= at.inside if at.broad else True
    assert sheet.ranked.height() >= at.whole - 2
    assert sheet.roll.viewport().height() >= at.row(sheet.ranked.lines[0])
    assert sheet.detail.height() >= sheet.detail.heightForWidth(sheet.detail.width())
    assert window.contains(QRect(sheet.mapTo(sheet.window(), sheet.body.topLeft()), sheet.body.size()))


# --- practice


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with opened_window(qtbot, size=(1440, 900)) as window:
        yield window


def practice(window: MainWindow, name: str = "cribbage", seed: int = 1) -> Practice:
    overlay = open_door("practice", window)
    sheet = overlay.sheet
    assert isinstance(sheet, Practice)
    sheet.chance = Random(seed)
    sheet.games.setCurrentIndex(sheet.games.findData(name))
    return sheet


def test_a_hand_is_practised_by_the_keyboard_alone(window: MainWindow) -> None:
    pill = window.gallery.doors["practice"]
    pill.setFocus()
    QTest.keyClick(pill, Key.Key_Return)
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, Practice)
    assert sheet.go_on.hasFocus()
    sheet.games.setCurrentIndex(sheet.games.findData("cribbage"))
    for hands in (1, 2):
        spin(300)                                    # nobody presses sooner what he has not read
        QTest.keyClick(QApplication.focusWidget(), Key.Key_1)
        until(lambda: len(sheet.hand.cards) == 6 and sheet.hand.cards[0].hasFocus())
        assert not sheet.answers[0].isEnabled()
        for _ in range(2):
            QTest.keyClick(QApplication.focusWidget(), Key.Key_Up)
            QTest.keyClick(QApplication.focusWidget(), Key.Key_Right)
        assert sheet.hand.chosen == tuple([card.card for card in sheet.hand.cards[:2]])
        assert sheet.answers[0].text() == "Lay out two"
        QTest.keyClick(QApplication.focusWidget(), Key.Key_1)
        answered(sheet)
        assert sum(sheet.tally.grades.values()) == hands
        own = [line for line in sheet.ranked.lines if line.whose]
        assert [set(line.courses[0].cards) for line in own] == [set(sheet.hand.chosen)]
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert window._overlays == []
    assert pill.hasFocus()


def test_the_tally_outlasts_the_sheet(window: MainWindow) -> None:
    sheet = practice(window)
    sheet.form._put("form", "five-card")
    sheet.deal()
    assert len(sheet.hand.cards) == 5
    for card in sheet.hand.cards[:2]:
        card.click()
    sheet.answers[0].click()
    answered(sheet)
    told = sheet.tally.in_words()
    assert told.startswith("one hand: one ")
    assert sheet.heading.note.text() == told
    sheet.done.emit()
    spin(10)
    again = practice(window)
    assert again.heading.note.text() == told
    assert again.form.chosen["form"] == "five-card"


def test_no_more_cards_are_chosen_than_may_be(window: MainWindow) -> None:
    sheet = practice(window)
    sheet.deal()
    for card in sheet.hand.cards[:4]:
        card.click()
    assert len(sheet.hand.chosen) == 2
    assert sheet.hand.cards[3].card in sheet.hand.chosen
    assert "chosen" in sheet.hand.cards[3].accessibleName()
    sheet.hand.cards[3].click()
    assert len(sheet.hand.chosen) == 1
    assert not sheet.answers[0].isEnabled()


def test_left_while_a_master_thinks_nothing_is_heard_of_it(window: MainWindow) -> None:
    sheet = practice(window)
    sheet.deal()
    for card in sheet.hand.cards[:2]:
        card.click()
    sheet.answers[0].click()
    sheet.done.emit()
    spin(400)
    assert not any(tally.in_words() for tally in window.tallies.values())


def test_a_call_is_practised_as_well_as_a_throw(window: MainWindow) -> None:
    sheet = practice(window, "ecarte")
    verbs = set()
    for seed in range(6):
        sheet.chance = Random(seed)
        sheet.deal()
        assert len(sheet.hand.cards) == 5
        assert sheet.hand.most == 0
        texts = [token.text() for token in sheet.answers]
        verbs.update(texts)
        assert len(texts) == 2
        sheet.answers[0].click()
        answered(sheet)
        assert sheet.ranked.lines[sheet.ranked.currentRow()].whose == "yours"
    assert len(verbs) >= 4                   # as elder hand and as dealer
    assert sum(sheet.tally.grades.values()) == 6


def test_each_game_has_its_own_tally_and_terms(window: MainWindow) -> None:
    sheet = practice(window, "ecarte")
    sheet.deal()
    sheet.answers[0].click()
    answered(sheet)
    sheet.change.click()
    sheet.games.setCurrentIndex(sheet.games.findData("cribbage"))
    assert sheet.heading.note.text() == ""
    assert "form" in sheet.form.chosen
    sheet.games.setCurrentIndex(sheet.games.findData("ecarte"))
    assert sheet.heading.note.text().startswith("one hand")
    assert "form" not in sheet.form.chosen


@pytest.mark.parametrize(("size", "text"), spread(SIZES, TEXTS[::-1]))
def test_no_word_of_practice_is_cut_off(window: MainWindow, size: tuple[int, int], text: int) -> None:
    window.settings["text size"] = text
    window.relook()
    window.resize(*size)
    sheet = practice(window)
    spin(20)
    assert misfits(sheet) == []
    sheet.deal()
    spin(20)
    assert misfits(sheet) == []
    for card in sheet.hand.cards[:2]:
        card.click()
    sheet.answers[0].click()
    answered(sheet)
    check(sheet, window.rect())


def test_the_keys_of_practice_work_before_anything_has_the_keyboard(window: MainWindow) -> None:
    window.setFocus()
    open_door("practice", window)
    overlay = window.findChildren(Overlay)[-1]
    sheet = overlay.sheet
    assert isinstance(sheet, Practice)
    assert overlay.hasFocus(), "it came by the mouse, and no ring is shown"
    QTest.keyClick(overlay, Key.Key_1)
    assert sheet.problem is not None
    sheet.done.emit()


def test_the_books_answer_has_a_column_and_is_accepted_where_it_differs() -> None:
    best, other = (Course(Move((verb,)), verb, verb, ("1",), value, behind, not behind, "", 0, {})
                   for verb, value, behind in (("play", 60.0, 0.0), ("propose", 50.0, 10.0)))
    found = Comparison("", ("worth",), (best, other), "games in 100", 3, liked=Move(("propose",)))
    assert heads_of(found) == ("", "worth", "the book")
    assert [line.figures for line in lines_of(found)] == [("1", ""), ("1", "❧")]
    assert found.accepts(Move(("play",)))
    assert found.accepts(Move(("propose",)))
    assert verdict(found, Move(("propose",))).startswith("By the book, and accepted")
    tally = Tally()
    tally.take(found, Move(("propose",)))
    assert tally.grades["best"] == 1
    assert heads_of(found._replace(liked=None)) == ("", "worth")


def rows(*figures: tuple[float, bool]) -> tuple[Course, ...]:
    """Courses of such worth, each equal to the best or not; the first is the book's."""
    best = max(worth for worth, _ in figures)
    return tuple([Course(Move(("course", n)), "Take", f"Take {n}", (), worth, best - worth, equal, "", 0.0, {})
                  for n, (worth, equal) in enumerate(figures)])


@pytest.mark.parametrize(("figures", "told"), [
    (((3.0, True), (2.0, False)), "The best stands first."),
    (((3.01, True), (3.03, True)), "The best stands first."),        # to a reader they are the same
    (((-60.3, True), (-52.4, True)), "These are as good as one another, for all the layouts can tell; the book’s "
                                     "choice stands first."),
    (((32.7, True), (36.2, True), (1.0, False)), "The first two are as good as one another, for all the layouts can "
                                                 "tell; the book’s choice stands first.")])
def test_the_best_is_said_to_stand_first_only_where_its_figure_is_highest(figures: tuple[tuple[float, bool], ...],
                                                                          told: str) -> None:
    found = Comparison("Choices compared", ("worth",), rows(*figures), "points", 1.0, liked=Move(("course", 0)))
    assert order(found) == told
    if told != "The best stands first.":
        assert "what is usual stands first" in order(found._replace(liked=None))


def test_return_puts_away_a_sheet_that_can_only_be_closed(seat: Seat) -> None:
    page = at(seat, ecarte_moments.exchanging().moment())
    until(lambda: page.actions_.comparing, 60)
    page.stage.guard = 0
    page.actions_.compare()
    sheet = page.actions_.open
    assert sheet is not None
    found = page.window().findChildren(CompareSheet)[-1]
    answered(found)
    spin(300)
    QTest.keyClick(page.window().windowHandle(), Key.Key_Return)
    until(lambda: page.actions_.open is None)
