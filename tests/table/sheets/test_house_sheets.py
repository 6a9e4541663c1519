"""What the house has besides its games: Today's Deal, the companions, the welcome of a first evening."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import COMPUTER
from cardtable.games import games
from cardtable.players.personas import ALL
from cardtable.store import Result, Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import aids_for, of_the_day, saved_setup
from cardtable.table.forms.welcome import Welcome
from cardtable.table.lessons.page import LessonPage
from cardtable.table.paint import cameos
from cardtable.table.paint.look import Look
from cardtable.table.sheets.companions import CompanionsSheet, in_words, standings
from cardtable.table.sheets.todays_deal import TodaysDeal
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import Label, wear
from cardtable.table.widgets.look_of import look_of

HOUSE = {row.name: row for row in games()}
GAME = games()[0]
NOW = datetime(2026, 11, 22, 20)
DAY = "2026-11-22"


@pytest.fixture
def store(qapp: object) -> Iterator[Store]:
    with Store(None) as opened:
        wear(look_of(Settings(opened)))
        yield opened


@pytest.fixture
def window(qtbot: QtBot, store: Store) -> MainWindow:
    made = MainWindow(store, Settings(store))
    qtbot.addWidget(made)
    made.show()
    return made


def begin(store: Store, day: str = DAY, name: str = "Mrs. Battle") -> int:
    setup = of_the_day(GAME, day)
    players = [player.to_dict() for player in setup.players]
    players[-1]["name"] = name
    return store.begin({"format": "cardtable-record", "version": 1, "rules": GAME.revision, "game": GAME.name,
                        "options": dict(setup.options), "players": players} | ({"day": day} if day else {}))


def finish(store: Store, number: int, outcome: str = "won", practice: bool = False) -> None:
    store.finish(number, Result(game=GAME.name, form="", level="club", outcome=outcome, points_for=5,  # type: ignore[arg-type]
                                points_against=3, practice=practice)).result()


@pytest.mark.parametrize("row", games(), ids=lambda row: row.name)
def test_the_table_of_a_day_is_the_same_for_everybody(row: object) -> None:
    one, other = of_the_day(row, DAY, "Eleanor"), of_the_day(row, DAY, "George")  # type: ignore[arg-type]
    assert one.players[1:] == other.players[1:]
    assert all(player.kind == COMPUTER for player in one.players[1:])
    assert (one.options, one.appointed) == (other.options, other.appointed)
    assert one.appointed != of_the_day(row, "2026-11-23").appointed  # type: ignore[arg-type]
    assert one.afresh().day == ""


def test_todays_deal_is_played_left_and_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    window.open_door("today")
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, TodaysDeal)
    assert list(sheet.buttons) == list(HOUSE)
    qtbot.mouseClick(sheet.buttons[GAME.name], Qt.MouseButton.LeftButton)
    assert window.table is not None
    window.show_gallery()
    saved, = window.store.sittings()
    assert saved.header["day"] == sheet.day
    assert saved_setup(saved).appointed == of_the_day(GAME, sheet.day).appointed
    window.open_door("today")
    again = window._overlays[-1].sheet
    assert isinstance(again, TodaysDeal)
    assert again.buttons[GAME.name].text() == "Resume"
    qtbot.mouseClick(again.buttons[GAME.name], Qt.MouseButton.LeftButton)
    assert window.table is not None
    assert len(window.store.sittings()) == 1
    window.close()


def test_it_counts_once_and_says_what_came_of_it(store: Store, qtbot: QtBot) -> None:
    finish(store, begin(store))
    sheet = TodaysDeal(store, HOUSE, "Eleanor", NOW)
    qtbot.addWidget(sheet)
    assert GAME.name not in sheet.buttons
    assert any("won, 5 to 3" in label.text() for label in sheet.findChildren(Label))
    tomorrow = TodaysDeal(store, HOUSE, "Eleanor", datetime(2026, 11, 23))
    qtbot.addWidget(tomorrow)
    assert GAME.name in tomorrow.buttons


def test_how_one_stands_is_counted_without_practice(store: Store) -> None:
    for outcome, practice in (("won", False), ("lost", False), ("won", False), ("won", True)):
        finish(store, begin(store, ""), outcome, practice)
    stands = standings(store.met())
    assert list(stands) == ["Mrs. Battle"]
    assert in_words(stands["Mrs. Battle"]) == "You have played three games: won 2, lost 1."
    assert in_words(None) == "You have not met yet."


def test_every_companion_is_there_with_a_cameo(store: Store, qtbot: QtBot) -> None:
    sheet = CompanionsSheet(store.met())
    qtbot.addWidget(sheet)
    said = {label.text() for label in sheet.findChildren(Label)}
    for persona in ALL:
        assert persona.name in said
        assert not cameos.cameo(Look(), 96, persona.key).image.isNull()


def test_a_newcomer_is_led_to_a_lesson_then_to_a_game_against_novices(window: MainWindow, qtbot: QtBot) -> None:
    window.settings["cite laws"] = False
    window.welcome()
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, Welcome)
    qtbot.keyClicks(sheet.name, "Eleanor")
    sheet.know(1)
    qtbot.mouseClick(sheet.go_on, Qt.MouseButton.LeftButton)
    lesson = window._table
    assert isinstance(lesson, LessonPage)
    assert lesson.course.lesson.kind == "first"
    lesson.played.emit()
    page = window._table
    assert isinstance(page, TablePage)
    setup = page.setup
    assert setup.game.name == lesson.course.lesson.game
    assert setup.players[0].name == "Eleanor"
    assert {player.level for player in setup.players[1:]} == {setup.game.levels[0]}
    assert set(setup.aids) == set(aids_for(setup.game))
    assert page.settings["cite laws"]
    assert page.settings["warn of costly choices"]
    assert not window.settings["cite laws"]                # at other games it stays as it was
    assert "Eleanor" in window.gallery.said.text()


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_all_that_is_asked_on_the_first_evening_is_seen_at_once(window: MainWindow, qtbot: QtBot, size: tuple[int, int],
                                                               text: int) -> None:
    window.settings["text size"] = text
    window.relook()
    window.resize(*size)
    window.welcome()
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, Welcome)
    fields = [sheet.name, sheet.knows]
    for knows in (0, 1):
        sheet.know(knows)
        qtbot.wait(30)
        assert sheet.roll.verticalScrollBar().maximum() == 0
        assert len({field.mapTo(sheet, QPoint(0, 0)).x() for field in fields}) == 1


def test_who_knows_the_games_comes_to_the_cabinet_and_is_not_asked_again(window: MainWindow, qtbot: QtBot) -> None:
    window.welcome()
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, Welcome)
    qtbot.mouseClick(sheet.go_on, Qt.MouseButton.LeftButton)
    assert window._overlays == []
    window.welcome()
    assert window._overlays == []


def test_where_games_are_kept_nobody_is_asked(window: MainWindow) -> None:
    begin(window.store)
    window.welcome()
    assert window._overlays == []
