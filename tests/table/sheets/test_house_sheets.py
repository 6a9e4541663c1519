"""What the house has besides its games: Today's Deal, the companions, the welcome of a first evening."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import COMPUTER
from cardtable.games import game, games
from cardtable.players.personas import ALL, PERSONAS
from cardtable.rules.sitting import Sitting
from cardtable.store import Result, Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.chairs import Seats
from cardtable.table.forms.setup import aids_for, at_once, named, of_the_day, saved_setup
from cardtable.table.forms.welcome import Welcome
from cardtable.table.lessons.page import LessonPage
from cardtable.table.paint import cameos
from cardtable.table.paint.look import Look
from cardtable.table.sheets.companion import habits
from cardtable.table.sheets.companions import Card, CompanionsSheet, in_words, standings
from cardtable.table.sheets.laws import LawSheet
from cardtable.table.sheets.todays_deal import TodaysDeal
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import Label, wear
from cardtable.table.widgets.look_of import look_of
from cardtable.table.widgets.overlay import lay
from tests.spread import crossed
from tests.table.pressed import active_window, press, window_of
from tests.table.unseen import unseen

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
def window(qtbot: QtBot, store: Store) -> Iterator[MainWindow]:
    made = MainWindow(store, Settings(store))
    qtbot.addWidget(made)
    made.show()
    with unseen(made):
        yield made


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
    assert in_words(None) == "You have finished no game together yet."


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


@pytest.mark.parametrize(("size", "text"), crossed([(1440, 900), (1024, 700)], [100, 200]))
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


def test_the_law_book_searches_every_code_and_offers_by_code(window: MainWindow) -> None:
    window.open_door("laws")
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, LawSheet)
    assert {row.name for row, _, _ in sheet.shelf.found()} == set(HOUSE)
    QTest.keyClicks(sheet.seek, "misere")
    found = sheet.shelf.found()
    assert [row.name for row, _, _ in found] == ["solo_whist"]
    row, code, laws = found[0]
    sheet.shelf.anchorClicked.emit(QUrl(f"book:{row.name}/{code.name}/0"))
    assert (sheet.game.name, sheet.code.name, sheet.seek.text()) == (row.name, code.name, "misere")
    assert sheet.articles.found() == laws
    assert not sheet.shelf.isVisible()
    sheet.games.setCurrentIndex(0)
    sheet.shelf.anchorClicked.emit(QUrl(f"book:{row.name}/{code.name}/{laws[1].number}"))
    assert sheet.articles.opened == laws[1].number


def test_a_companion_has_a_page(window: MainWindow, store: Store) -> None:
    number = begin(store, "", "Mrs. Battle")
    finish(store, number)
    window.open_door("companions")
    sheet = window._overlays[-1].sheet
    card = next(one for one in sheet.findChildren(Card) if one.accessibleName() == "Mrs. Battle")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    page = window._overlays[-1].sheet
    assert page.accessibleName() == "Mrs. Battle"
    told = [label.text() for label in page.findChildren(Label)]
    assert "Club: plays the book’s own maxims." in told
    assert f"{GAME.title}: one game, you won 1." in told
    assert list(habits(PERSONAS["the-rector"].manner, she=False)) == ["He does not remember what has been played."]


def test_companions_sit_down_as_themselves(qtbot: QtBot) -> None:
    seats = Seats("whist", ("novice", "club", "master"), (), "Harriet", "club")
    qtbot.addWidget(seats)
    seats.sit(4)
    players = seats.players()
    assert [(one.name, one.level, one.persona) for one in players[1:]] == [
        (name, PERSONAS[key].manner.level, key) for name, key in (
            ("Colonel Ashdown", "colonel-ashdown"), ("Mrs. Halloran", "mrs-halloran"), ("Miss Wren", "miss-wren"))]
    wren = seats.chairs[3]
    wren.who.choose(4)
    wren._show()
    assert (wren.said.level, wren.said.persona) == ("master", "")
    again = Seats("whist", ("novice", "club", "master"), [one.to_dict() for one in seats.players()], "Harriet", "club")
    qtbot.addWidget(again)
    again.sit(4)
    assert again.players() == seats.players()
    old = [{"name": "Harriet", "kind": "person"}, {"name": "Miss Wren", "kind": "computer", "level": "club"}]
    kept = Seats("whist", ("novice", "club", "master"), old, "Harriet", "club")
    qtbot.addWidget(kept)
    kept.sit(2)
    assert (kept.players()[1].level, kept.players()[1].persona) == ("club", ""), "as it was kept before"


def test_partners_are_met_and_others_played_against(window: MainWindow) -> None:
    window.open_door("today")
    buttons = window._overlays[-1].sheet.buttons
    assert buttons["whist"].accessibleDescription().startswith("Whist, with ")
    assert buttons["ecarte"].accessibleDescription().startswith("Écarté, against ")


def test_a_table_begun_without_questions_calls_one_by_name() -> None:
    row = HOUSE["ecarte"]
    assert named(at_once(row, {}), "Harriet").players[0].name == "Harriet"
    assert [one.name for one in named(at_once(row, {}, two=True), "Harriet").players] == ["Harriet", "Guest"]
    assert named(at_once(row, {}), "").players[0].name == "You"


def test_records_and_drawers_say_which_form_it_is(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    window.setUpdatesEnabled(True)               # a drawer is told of as it is painted
    for form in ("progressive", "four", "three", "four"):
        setup = at_once(HOUSE["euchre"], {"form": form})
        store.begin(Sitting(setup.game, setup.options, [one.to_dict() for one in setup.players]).record().to_dict())
    window.resize(1440, 900)
    window.refresh_gallery()
    drawers = window.gallery.case.drawers
    first = drawers.drawers[0]
    qtbot.waitUntil(lambda: first.words[0].text() == "Euchre: Four, two against two")
    shown = [one for one in drawers.drawers if one.isVisible()]
    assert drawers.more.text() == f"{('none', 'one', 'two', 'three')[4 - len(shown)]} more"
    for one in shown:
        assert all(words.width() >= words.sizeHint().width() for words in one.words)
    qtbot.mouseClick(drawers.more, Qt.MouseButton.LeftButton)
    sheet = window._overlays[-1].sheet
    assert [sheet.list.item(n).text().partition(";")[0].partition(": You")[0] for n in range(2)] == [
        "Euchre: Four, two against two", "Euchre: Three, each for himself"]


@pytest.mark.parametrize("name", ["Return", "Down"])
def test_from_the_line_of_the_laws_keys_lead_to_what_is_found(qtbot: QtBot, name: str) -> None:
    window = active_window(qtbot)
    sheet = LawSheet({"ecarte": game("ecarte"), "piquet": game("piquet")})
    lay(sheet, window)
    sheet.seek.setFocus()
    for key in (*"revoke", name, "Return"):
        press(window_of(window), key)
        press(window_of(window), key, up=True)
    assert not sheet.all_books, "the first that was found lies open"
    sheet.games.setCurrentIndex(0)
    sheet.seek.setFocus()
    press(window_of(window), name)
    press(window_of(window), name, up=True)
    assert QApplication.focusWidget() is sheet.shelf


def test_what_is_typed_on_the_sheet_of_laws_is_looked_for(qtbot: QtBot) -> None:
    """Who opened it by mouse has the keyboard nowhere yet."""
    window = active_window(qtbot)
    sheet = LawSheet({"ecarte": game("ecarte"), "piquet": game("piquet")})
    overlay = lay(sheet, window)
    assert overlay.hasFocus()
    press(window_of(window), "/")
    press(window_of(window), "/", up=True)
    assert sheet.seek.hasFocus()
    assert sheet.seek.text() == ""
    overlay.setFocus()
    for letter in "repique":
        press(window_of(window), letter)
        press(window_of(window), letter, up=True)
    assert sheet.seek.text() == "repique"
    assert [row.name for row, _, _ in sheet.shelf.found()] == ["piquet"]


@pytest.mark.parametrize("chosen", ["games", "codes"])
def test_a_slash_leads_to_the_line_from_a_list_of_the_sheet_of_laws_too(qtbot: QtBot, chosen: str) -> None:
    """Who opened it by keys stands on a list, and that takes letters to itself."""
    window = active_window(qtbot)
    sheet = LawSheet({"ecarte": game("ecarte"), "piquet": game("piquet")})
    lay(sheet, window)
    sheet.games.setCurrentIndex(1)
    box = getattr(sheet, chosen)
    box.setFocus()
    for letter in ("/", *"vole"):
        press(window_of(window), letter)
        press(window_of(window), letter, up=True)
    assert (sheet.seek.text(), sheet.games.currentIndex()) == ("vole", 1)
