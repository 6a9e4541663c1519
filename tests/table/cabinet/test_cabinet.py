"""The cabinet as it is walked: by keys, by words, by shelves; what it says to who comes in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from datetime import datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import rows
from cardtable.showing.seeking import folded
from cardtable.store import Settings, Store
from cardtable.table.cabinet import shelves
from cardtable.table.cabinet.finding import Finder
from cardtable.table.cabinet.gallery import Gallery
from cardtable.table.cabinet.greeting import greeting, stock
from cardtable.table.cabinet.plan import FEW, plan
from cardtable.table.widgets import Words, wear
from cardtable.table.widgets.look_of import look_of
from tests.table.fitting import misfits
from tools.placeholders import house_of, placeholders
from tools.waiting import spin, until

Key = Qt.Key


@pytest.fixture(autouse=True)
def usual(qapp: QApplication) -> Iterator[None]:
    with Store(None) as store:
        wear(look_of(Settings(store)))
        yield
        wear(look_of(Settings(store)))


def cabinet(qtbot: QtBot, games: int | None = None, size: tuple[int, int] = (1440, 900)) -> Gallery:
    """Of so many games, or of those there are."""
    with nullcontext() if games is None else house_of(games):
        made = Gallery()
    qtbot.addWidget(made)
    made.resize(*size)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


@pytest.mark.parametrize(("games", "size", "text"), [
    (3, (1024, 700), 200), (3, (2560, 1440), 100), (5, (1180, 800), 100), (5, (1440, 900), 200), (12, (1024, 700), 100),
    (12, (1440, 900), 100), (30, (1024, 700), 200), (30, (2560, 1440), 200)])
def test_no_word_is_cut_off_however_many_games_there_are(qtbot: QtBot, games: int, size: tuple[int, int],
                                                         text: int) -> None:
    with Store(None) as store:
        settings = Settings(store)
        settings["text size"] = text
        wear(look_of(settings))
        assert misfits(cabinet(qtbot, games, size)) == []


@pytest.mark.parametrize("text", [100, 150, 200])
def test_what_pills_are_for_stands_beside_them(qtbot: QtBot, text: int) -> None:
    """Whatever room there is, no line of the filters ends with the name of pills that begin the next."""
    with Store(None) as store:
        settings = Settings(store)
        settings["text size"] = text
        settings["high contrast"] = True
        wear(look_of(settings))
        filters = cabinet(qtbot).filters
    assert filters is not None
    lines = set()
    for width in range(600, 1800, 10):
        filters.flow.setGeometry(QRect(0, 0, width, 900))
        for label, pill in pairwise(filters.parts):
            if isinstance(label, Words):
                assert abs(label.geometry().center().y() - pill.geometry().center().y()) < 5, (label.text(), width)
                assert label.geometry().right() < pill.geometry().left()
                lines.add(label.y())
    assert len(lines) > 1, "they stand in a second line, too"


def test_every_game_is_reached_by_tab_and_seen_when_it_is(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 30, (1024, 700))
    seen = set()
    gallery.take_focus()
    for _ in range(80):
        focus = QApplication.focusWidget()
        if focus in gallery.tiles:
            assert not focus.visibleRegion().isEmpty()
            assert focus.visibleRegion().boundingRect().height() >= focus.height() - 2, "half a shelf"
            seen.add(focus)
        qtbot.keyClick(focus, Key.Key_Tab)
    assert seen == set(gallery.tiles)


def test_arrows_go_down_through_shelves_that_are_not_seen(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 30, (1024, 700))
    gallery.tiles[0].setFocus()
    for _ in range(len(gallery.case.shelves.plan.shelves) - 1):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Down)
    assert gallery.case.scrolled.first == len(gallery.case.shelves.plan.shelves) - gallery.case.shelves.plan.seen
    qtbot.keyClick(gallery, Key.Key_PageUp)
    qtbot.keyClick(gallery, Key.Key_PageUp)
    assert gallery.case.scrolled.first == 0


def test_shelves_never_stop_half_way(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 30, (1024, 700))
    scrolled = gallery.case.scrolled
    scrolled.verticalScrollBar().setValue(round(scrolled.shelves.plan.shelves[1].y) + 31)
    assert scrolled.verticalScrollBar().value() == round(scrolled.shelves.plan.shelves[1].y)


def test_a_game_is_found_by_its_name_and_by_a_word_of_its_laws(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 9)
    filters = gallery.filters
    assert filters is not None
    qtbot.keyClick(gallery, "/")
    assert filters.seek.hasFocus()
    title = rows()[1].title
    qtbot.keyClicks(filters.seek, title[:4].lower())
    shown = [tile.thing.title for tile in gallery.tiles if tile.isVisible()]
    assert title in shown
    assert len(shown) < 9
    qtbot.keyClick(filters.seek, Key.Key_Escape)
    assert all(tile.isVisible() for tile in gallery.tiles)
    qtbot.keyClicks(filters.seek, "misdeal")
    qtbot.waitUntil(lambda: any(tile.isVisible() for tile in gallery.tiles))
    filters.seek.setText("no such word anywhere")
    qtbot.waitUntil(lambda: not any(tile.isVisible() for tile in gallery.tiles))
    qtbot.waitUntil(lambda: gallery.note.text() == "No game found", timeout=20_000)
    qtbot.waitUntil(lambda: misfits(gallery) == [])


@pytest.mark.parametrize("size", [(1093, 614), (1280, 640), (1366, 768), (1440, 900)])
def test_no_filter_goes_elsewhere_while_a_word_is_typed(qtbot: QtBot, size: tuple[int, int]) -> None:
    """What was found is told beside them, and has its room before: else two of them fell below the line."""
    gallery = cabinet(qtbot, 23, size)
    filters = gallery.filters
    assert filters is not None
    spin(50)
    stood = [part.geometry() for part in filters.parts]
    assert len({place.center().y() // 10 for place in stood}) == 1
    for text in ("brisque", "e", "settings", "no such word anywhere"):
        qtbot.keyClick(gallery, "/")
        qtbot.keyClicks(filters.seek, text)
        for _ in range(2):
            spin(50)
            assert gallery.note.isVisible()
            assert [part.geometry() for part in filters.parts] == stood, gallery.note.text()
            assert gallery.note.geometry().left() >= filters.geometry().left() + stood[-1].right()
            if text.startswith("no"):
                qtbot.waitUntil(lambda: gallery.note.text() == "No game found", timeout=20_000)
        qtbot.keyClick(filters.seek, Key.Key_Escape)
        spin(50)
        assert [part.geometry() for part in filters.parts] == stood


@pytest.mark.parametrize(("typed", "door"), [("practice", "practice"), ("lessons", "lessons"), ("today", "today"),
                                              ("deal", "today"), ("settings", "settings"), ("reco", "records")])
def test_what_else_the_house_has_is_found_by_its_name_too(qtbot: QtBot, typed: str, door: str) -> None:
    """Return opened Euchre, in whose laws there is something of practice; of lessons it said that no game has them."""
    gallery = cabinet(qtbot)
    assert gallery.filters is not None
    qtbot.keyClick(gallery, "/")
    qtbot.keyClicks(gallery.filters.seek, typed)
    opened: list[str] = []
    gallery.door.connect(opened.append)
    gallery.chosen.connect(lambda game, _: opened.append(game))
    assert gallery.doors[door].isVisible()
    assert "No game found" not in gallery.note.text()
    qtbot.keyClick(gallery.filters.seek, Key.Key_Return)
    assert opened == [door]


def test_of_a_game_and_a_door_of_one_name_the_game_is_opened(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot)
    assert gallery.filters is not None
    qtbot.keyClicks(gallery.filters.seek, "poker pa")
    opened: list[str] = []
    gallery.chosen.connect(lambda game, _: opened.append(game))
    qtbot.keyClick(gallery.filters.seek, Key.Key_Return)
    assert opened == ["poker_patience"]


def test_laws_are_read_one_game_at_a_time(qtbot: QtBot) -> None:
    house = placeholders(6)
    finder = Finder(house)
    read = []
    finder.learned.connect(lambda: read.append(1))
    finder.begin()
    qtbot.waitUntil(lambda: len(read) == len(house))
    assert finder.admits(house[0], house[0].title[:3])


def test_things_keep_their_places_whatever_was_played_last(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 4)
    before = [(tile.thing.name, tile.pos()) for tile in gallery.tiles]
    gallery.refresh((), {list(gallery.rows)[2]: 3})
    assert [(tile.thing.name, tile.pos()) for tile in gallery.tiles] == before


def test_the_whole_case_is_named_for_a_screen_reader(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 12)
    for exhibit in gallery.case.shelves.exhibits.values():
        assert exhibit.accessibleName()
        assert exhibit.accessibleDescription()


@pytest.mark.parametrize(("clock", "said"), [(3, "Good evening"), (9, "Good morning"), (12, "Good afternoon"),
                                            (17, "Good evening"), (23, "Good evening")])
def test_the_greeting_goes_by_the_clock(clock: int, said: str) -> None:
    now = datetime(2026, 11, 22, clock)
    assert greeting("Eleanor", [], now).startswith(f"{said}, Eleanor.")
    assert greeting("", [], now).startswith(f"{said}. ")


def test_every_object_is_drawn_soon_after_the_case_is_seen_and_again_at_another_size(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot, 4)
    exhibits = gallery.case.shelves.exhibits.values()
    qtbot.waitUntil(lambda: all(one.drawn for one in exhibits), timeout=20_000)
    gallery.resize(1180, 800)
    assert not any(one.drawn for one in exhibits)
    qtbot.waitUntil(lambda: all(one.drawn for one in exhibits), timeout=20_000)


def test_games_are_counted_in_words() -> None:
    assert stock(4) == "Four games"
    assert stock(1) == "One game"


def seek(gallery: Gallery, words: str) -> list[str]:
    """What is found by words typed into the empty line, once all laws have been read."""
    filters = gallery.filters
    assert filters is not None
    filters.seek.setFocus()
    filters.seek.selectAll()
    QTest.keyClicks(filters.seek, words)
    until(lambda: not filters.finder.reading, 20)
    return [name for name in gallery.rows if gallery.case.shelves.exhibits[name].isVisible()]


def test_a_game_is_found_as_people_write_it(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot)
    for words, found in (
            ("misere", "solo_whist"), ("ecarte", "ecarte"), ("bezique", "bezique"), ("besique", "rubicon_bezique"),
            ("500", "five_hundred"), ("five hundred", "five_hundred"), ("nap", "napoleon"), ("euker", "euchre"),
            ("all fours", "all_fours"), ("seven up", "all_fours"), ("cribage", "cribbage"), ("wist", "whist"),
            ("loo", "loo")):
        assert found in seek(gallery, words), words


def test_whose_whole_name_is_written_opens_however_many_begin_so(qtbot: QtBot) -> None:
    """"poker" is the beginning of Poker Patience, which stands before Poker."""
    gallery = cabinet(qtbot)
    opened: list[str] = []
    gallery.chosen.connect(lambda game, _: opened.append(game))
    for name, row in gallery.rows.items():
        seek(gallery, folded(row.title))
        assert gallery.filters is not None
        QTest.keyClick(gallery.filters.seek, Qt.Key.Key_Return)
        assert opened[-1:] == [name], row.title


def test_games_of_the_name_stand_before_all_others_however_many_laws_have_the_word(qtbot: QtBot) -> None:
    """"loo" is in "look", which most laws have."""
    gallery = cabinet(qtbot)
    assert len(seek(gallery, "loo")) > FEW
    first = min(gallery.case.shelves.exhibits.values(), key=lambda one: (not one.isVisible(), one.y(), one.x()))
    assert first.thing.name == "loo"


def test_a_word_of_laws_that_have_not_been_read_yet_may_still_be_found(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot)
    assert gallery.filters is not None
    QTest.keyClicks(gallery.filters.seek, "misere")
    assert gallery.note.text() == "Reading the laws …"


def test_where_the_same_games_are_found_nothing_is_laid_anew(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As other laws are read, or more letters of a name are typed."""
    gallery = cabinet(qtbot)
    assert gallery.filters is not None
    planned = []
    monkeypatch.setattr(shelves, "plan", lambda *given: planned.append(given) or plan(*given))
    assert seek(gallery, "euch") == ["euchre"]
    before = len(planned)
    assert before > 0
    QTest.keyClicks(gallery.filters.seek, "re")
    gallery.filters.finder.learned.emit()
    assert len(planned) == before
    assert gallery.case.shelves.exhibits["euchre"].isVisible()


def test_what_was_sought_is_found_when_a_game_has_been_opened(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot)
    assert gallery.filters is not None
    QTest.keyClicks(gallery.filters.seek, "whist")
    gallery.hide()                                       # the table lies in its place
    gallery.show()
    assert gallery.filters.seek.text() == ""


def test_no_game_is_found_by_a_word_of_none_once_all_is_read(qtbot: QtBot) -> None:
    gallery = cabinet(qtbot)
    assert gallery.filters is not None
    QTest.keyClicks(gallery.filters.seek, "zeppelin")
    assert gallery.note.text() == "Reading the laws …"
    qtbot.waitUntil(lambda: gallery.note.text() == "No game found", timeout=20_000)
    QTest.keyClick(gallery.filters.seek, Qt.Key.Key_Escape)
    assert gallery.filters.seek.text() == ""
    assert not gallery.filters.seek.hasFocus()


def test_a_name_that_is_sought_stands_before_words_of_other_laws_and_return_opens_it(qtbot: QtBot) -> None:
    gallery, chosen = cabinet(qtbot), list[str]()
    assert gallery.filters is not None
    gallery.chosen.connect(lambda name, _: chosen.append(name))
    first = {"whist": "whist", "500": "five_hundred", "bezique": "bezique", "euker": "euchre", "ecarte": "ecarte"}
    for words in first:
        seek(gallery, words)
        QTest.keyClick(gallery.filters.seek, Qt.Key.Key_Return)
    assert chosen == list(first.values())
