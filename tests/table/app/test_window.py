"""The window round the table: cabinet, new game, sheets, what is kept, and the keyboard everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.croupier.people import COMPUTER
from cardtable.games import game, games
from cardtable.rules.options import OneOf
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Result, Settings, Store
from cardtable.store.gradings import Grading
from cardtable.store.results import tally
from cardtable.table.app.window import MainWindow
from cardtable.table.cabinet.gallery import DOORS, Gallery
from cardtable.table.cabinet.greeting import hour
from cardtable.table.forms.newgame import NewGame
from cardtable.table.forms.options import arranged, counting
from cardtable.table.forms.settings import SECTIONS, SettingsSheet
from cardtable.table.forms.setup import Setup, at_once, saved_setup
from cardtable.table.paint.look import LEAST_WINDOW, Look
from cardtable.table.sheets.boards import BoardsSheet
from cardtable.table.sheets.menu import Entry, MenuSheet
from cardtable.table.sheets.records import KEPT, RecordsSheet
from cardtable.table.sheets.statistics import StatisticsSheet
from cardtable.table.sounds.heard import Hearable
from cardtable.table.widgets import BoneButton, wear
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.framing import keep_within
from cardtable.table.widgets.look_of import look_of
from cardtable.table.wording import phrases
from tests.spread import far, sampled, spread
from tests.table.fitting import misfits
from tests.table.unseen import unseen

GAME = games()[0]
FORMS = [(row, form) for row in games() for form in phrases.forms(row)]
SIZES = [(1440, 900, 100), (1024, 700, 200), (1440, 900, 200), (1024, 700, 100)]     # and letters, in hundredths


def named(part: Any) -> str:
    return str(getattr(part, "name", part))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "saves" / "cardtable.sqlite") as opened:
        yield opened


@pytest.fixture
def settings(store: Store) -> Settings:
    return Settings(store)


class Table(QWidget):
    """Stands for the page at which a game is played."""

    left = Signal()
    again = Signal(object)
    door = Signal(str)
    reviewed = Signal(object)

    def __init__(self, setup: Setup, store: Store, settings: Settings, parent: QWidget, sounds: Hearable) -> None:
        super().__init__(parent)
        self.setup, self.looks, self.closed = setup, [], False

    def relook(self, look: object) -> None:
        self.looks.append(look)

    def close_table(self) -> None:
        self.closed = True

    def wait_for(self, closed: object) -> None:
        pass


@pytest.fixture
def window(qtbot: QtBot, store: Store, settings: Settings, monkeypatch: pytest.MonkeyPatch
           ) -> Iterator[MainWindow]:
    monkeypatch.setattr("cardtable.table.sitting.page.TablePage", Table)
    wear(look_of(settings))
    made = MainWindow(store, settings)
    qtbot.addWidget(made)
    made.show()
    with unseen(made):
        yield made


def header(row: Any = GAME, form: str = "", name: str = "Colonel Ashdown") -> dict[str, Any]:
    setup = at_once(row, {"form": form} if form else {})
    players = [player.to_dict() for player in setup.players]
    players[-1]["name"] = name
    return {"format": "cardtable-record", "version": 1, "rules": row.revision, "game": row.name,
            "options": dict(setup.options), "players": players}


def begin(store: Store, caption: str = "three all", **more: Any) -> int:
    number = store.begin(header(**more))
    store.caption(number, caption).result()
    return number


# --- the cabinet


def test_the_cabinet_shows_all_games(window: MainWindow) -> None:
    tiles = window.gallery.tiles
    assert [tile.thing.name for tile in tiles] == [row.name for row in games()]
    assert all(tile.accessibleName() and tile.accessibleDescription() for tile in tiles)


@pytest.mark.parametrize(("row", "form"), FORMS, ids=lambda it: it if isinstance(it, str) else it.name)
def test_every_form_has_a_vignette(row: Any, form: str) -> None:
    from cardtable.table.cabinet.vignette import vignettes
    shown = vignettes(row.name)[form]
    assert shown.lying or shown.shown and not game(row.name).has_cards


@pytest.mark.parametrize(("size", "text"), sampled(
    [*product([(1024, 700), (1440, 900), (2560, 1440)], [100, 150, 200])], 3))
def test_no_word_of_the_cabinet_is_cut_off(window: MainWindow, size: tuple[int, int], text: int, store: Store,
                                           qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("The Rector", "Mrs. Halloran", "Colonel Ashdown"):
        begin(store, name=name)
    window.settings["text size"] = text
    window.relook()
    window.resize(*size)
    for clock in (9, 14, 20):                # the greeting is as wide as the hour has it
        monkeypatch.setattr(window.gallery, "now", lambda clock=clock: datetime(2026, 11, 22, clock))
        window.refresh_gallery()
        assert window.gallery.said.text().startswith(hour(window.gallery.now()))
        qtbot.wait(20)
        assert misfits(window) == []


def test_many_games_have_a_tile_each_and_filters(qtbot: QtBot) -> None:
    house = [replace(GAME.row, name=f"game-{n}", title=f"Game {n}", kind=("tricks", "banking")[n % 2])
             for n in range(7)]
    gallery = Gallery(house=house)
    qtbot.addWidget(gallery)
    gallery.resize(1440, 900)
    gallery.show()
    assert len(gallery.tiles) == 7
    assert gallery.filters is not None
    banking = next(pill for pill in gallery.filters._kinds.buttons() if pill.property("value") == "banking")
    qtbot.mouseClick(banking, Qt.MouseButton.LeftButton)
    qtbot.wait(1)
    assert sum(tile.isVisible() for tile in gallery.tiles) == 3
    assert len({tile.y() for tile in gallery.tiles if tile.isVisible()}) == 1
    assert misfits(gallery) == []


def test_a_drawer_says_whom_and_how_and_when(window: MainWindow, store: Store) -> None:
    begin(store)
    window.refresh_gallery()
    drawer, = window.gallery.case.drawers.drawers
    assert "Colonel Ashdown" in drawer.resume.accessibleDescription()
    assert "three all, today" in drawer.resume.accessibleDescription()


def test_resuming_sits_down_at_the_saved_sitting(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    number = begin(store)
    window.refresh_gallery()
    qtbot.mouseClick(window.gallery.case.drawers.drawers[0].resume, Qt.MouseButton.LeftButton)
    assert isinstance(window.table, Table)
    assert window.table.setup.resume == number
    assert window.table.setup.players[-1].name == "Colonel Ashdown"
    table = window.table
    table.left.emit()
    assert table.closed
    assert window.table is None
    assert window.gallery.isVisible()


def test_a_save_that_no_longer_fits_is_told_and_kept(window: MainWindow, store: Store) -> None:
    spoilt = header()
    spoilt["options"]["points"] = 10_000
    store.begin(spoilt)
    window.resume(store.sittings()[0].id)
    assert window.table is None
    assert "points" in window._overlays[-1].sheet.accessibleDescription()
    assert len(store.sittings()) == 1


def test_putting_a_game_away_asks_first(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    begin(store)
    window.refresh_gallery()
    for answer, left in (("no", 1), ("yes", 0)):
        qtbot.mouseClick(window.gallery.case.drawers.drawers[0].cross, Qt.MouseButton.LeftButton)
        question = window._overlays[-1].sheet
        assert isinstance(question, Confirmation)
        qtbot.mouseClick(getattr(question, answer), Qt.MouseButton.LeftButton)
        assert len(store.sittings()) == left
    assert window.gallery.case.drawers.isHidden()


# --- the keyboard


def test_the_cabinet_is_walked_by_arrow_keys(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Down)
    assert window.focusWidget() is window.gallery.tiles[0]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.focusWidget() in window.gallery.tiles[1:]
    reached, new = set[QWidget](), {window.gallery.tiles[0]}
    while new:                              # from every game that has been reached, all four ways
        place = new.pop()
        reached.add(place)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            place.setFocus()
            qtbot.keyClick(place, key)
            found = window.focusWidget()
            (new if found in window.gallery.tiles and found not in reached else reached).add(found)
    assert [t.accessibleName() for t in window.gallery.tiles if t not in reached] == []
    assert reached & set(window.gallery.doors.values())


def test_a_game_is_begun_by_the_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Down)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    dialog = window._overlays[-1].sheet
    assert isinstance(dialog, NewGame)
    visited = set()
    for _ in range(60):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.isAncestorOf(QApplication.focusWidget())
        visited.add(QApplication.focusWidget())
    assert {dialog.deal, dialog.not_now, *dialog.aids.values()} <= visited
    dialog.aids["cite laws"].setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.table, Table)
    assert "cite laws" not in window.table.setup.aids


@pytest.mark.parametrize("door", DOORS)
def test_a_sheet_keeps_the_keyboard_and_escape_gives_it_back(window: MainWindow, door: str, qtbot: QtBot) -> None:
    pill = window.gallery.doors[door]
    pill.setFocus()
    qtbot.keyClick(pill, Qt.Key.Key_Return)
    overlay = window._overlays[-1]
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(30):
            focus = QApplication.focusWidget()
            assert overlay.isAncestorOf(focus)
            qtbot.keyClick(focus, key)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window._overlays == []
    assert QApplication.focusWidget() is pill


@pytest.mark.heavy(6)
@pytest.mark.parametrize(("door", "at"), spread([*DOORS] * far(1, 2), [
    ((1024, 700), 200), ((1440, 900), 100), ((1440, 900), 200), ((1024, 700), 100), ((1024, 700), 200)]))
def test_no_word_of_a_sheet_is_cut_off(window: MainWindow, door: str, at: tuple[tuple[int, int], int], store: Store,
                                       qtbot: QtBot) -> None:
    size, text = at
    number = begin(store)
    store.finish(number, Result(game=GAME.name, form=next(iter(phrases.forms(GAME))), level="club",
                                outcome="won")).result()
    window.settings["text size"] = text
    window.relook()
    window.resize(*size)
    window.open_door(door)
    qtbot.wait(20)
    sheet = window._overlays[-1].sheet
    assert misfits(sheet) == []
    assert window.rect().contains(QRect(sheet.mapTo(window, sheet.body.topLeft()), sheet.body.size()))


def test_a_menu_goes_by_arrows_and_by_its_keys(window: MainWindow, qtbot: QtBot) -> None:
    done: list[str] = []
    entries = [Entry("Go on", lambda: done.append("on"), "G"), Entry("Not now", lambda: done.append("not"), able=False),
               Entry("Leave", lambda: done.append("leave"))]
    window.gallery.tiles[0].setFocus()
    menu = MenuSheet("Menu", entries)
    window.lay(menu)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert menu.buttons[2].hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    window.lay(again := MenuSheet("Menu", entries))
    qtbot.keyClick(again.buttons[0], "g")
    assert done == ["leave", "on"]
    assert window._overlays == []


# --- a new game


@pytest.mark.heavy(6)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "-".join(map(str, size)))
def test_the_dialog_offers_every_option_that_counts(window: MainWindow, size: tuple[int, int, int],
                                                    qtbot: QtBot) -> None:
    """Of many forms at one size; one window for all of a size, for its cabinet is drawn anew for each."""
    window.settings["text size"] = size[2]
    window.relook()
    window.resize(*size[:2])
    for (row, form), at in spread(sampled(FORMS, 12), SIZES):
        if at != size:
            continue
        window.choose_game(row.name, form)
        qtbot.wait(20)
        dialog = window._overlays[-1].sheet
        assert isinstance(dialog, NewGame)
        counts = {option.name for option in counting(row.options, dialog.options.chosen)}
        shown = {name for name, control in dialog.options.controls.items() if control.isVisible()}
        assert shown == counts, (row.name, form)
        assert misfits(dialog) == [], (row.name, form)
        setup = dialog.setup()
        assert len(setup.players) in row.players(setup.options), (row.name, form)
        row.match(setup.options, len(setup.players))
        window._overlays[-1].put_away()


@pytest.mark.parametrize("row", sampled(games(), 8), ids=lambda row: row.name)
def test_every_value_of_every_choice_makes_a_match(row: Any, settings: Settings, qtbot: QtBot) -> None:
    wear(look_of(settings))
    dialog = NewGame(row, settings)
    qtbot.addWidget(dialog)
    begun = dict(dialog.options.chosen)
    for option in row.options:
        if not isinstance(option, OneOf):
            continue
        for name, before in begun.items():
            if dialog.options.chosen.get(name) != before:
                dialog.options._put(name, before)
        for value in option.choices or {}:
            for name, wanted in (option.when or {}).items():
                dialog.options._put(name, wanted[0])
            dialog.options._put(option.name, value)
            setup = dialog.setup()
            assert setup.options[option.name] == value
            row.match(setup.options, len(setup.players))


@pytest.mark.parametrize("row", games(), ids=lambda row: row.name)
def test_rows_hold_each_option_once(row: Any) -> None:
    for form in phrases.forms(row):
        options = counting(row.options, {**at_once(row, {"form": form} if form else {}).options})
        lines = arranged(options)
        assert [option for line in lines for option in line] == options


def test_what_was_chosen_is_kept_for_next_time(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    first = NewGame(GAME, settings)
    qtbot.addWidget(first)
    first.options._put("points", 7)
    first.seats.chairs[0].name.line.setText("Eleanor")
    first.seats.chairs[1].name.combo.setCurrentText("Lady Carbery")
    first.seats.chairs[1].who.choose(4)
    first.aids["raise legal cards"].setChecked(False)
    with qtbot.waitSignal(first.dealt) as dealt:
        first._deal()
    agreed: Setup = dealt.args[0]
    second = NewGame(GAME, Settings(window.store))
    qtbot.addWidget(second)
    assert second.setup() == agreed
    assert agreed.options["points"] == 7
    assert [(player.name, player.kind, player.level) for player in agreed.players][1] == (
        "Lady Carbery", COMPUTER, GAME.levels[2])
    assert "raise legal cards" not in agreed.aids


def test_players_are_told_apart(settings: Settings, qtbot: QtBot) -> None:
    dialog = NewGame(GAME, settings)
    qtbot.addWidget(dialog)
    assert dialog.setup().players[0].name == "You"
    for chair in dialog.seats.chairs:
        chair.who.choose(0)
        chair._show()
        chair.name.line.setText("Eleanor")
    names = [player.name for player in dialog.setup().players]
    assert names[0] == "Eleanor"
    assert len(set(names)) == len(names)


# --- settings


def test_every_setting_shown_is_worn_and_kept(window: MainWindow, store: Store) -> None:
    window.open_table(at_once(GAME, {}))
    table = window.table
    assert isinstance(table, Table)
    sheet = SettingsSheet(window.settings)
    sheet.changed.connect(lambda _: window.relook())
    for _, shown in SECTIONS:
        for setting in shown:
            for one in setting if isinstance(setting, tuple) else (setting,):
                values = list(one.values) if hasattr(one, "values") else [True, False]
                for value in values:
                    sheet._put(one.name)(value)
                    assert Settings(store)[one.name] == value
    assert len(table.looks) > 20
    sheet.deleteLater()


def test_high_contrast_and_letters_are_worn_at_once(window: MainWindow) -> None:
    from cardtable.table.widgets import current
    window.settings["high contrast"], window.settings["text size"] = True, 200
    window.relook()
    assert current().palette.plain
    assert window.gallery.tiles[0].look.text == 2.0
    window.setUpdatesEnabled(True)
    assert window.grab().toImage().pixelColor(3, window.height() - 3).name() == "#000000"


def test_a_folder_without_cards_is_refused(window: MainWindow, tmp_path: Path) -> None:
    sheet = SettingsSheet(window.settings)
    sheet.use_deck(str(tmp_path))
    assert window.settings["deck folder"] == ""
    (tmp_path / "AS.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='2' height='3'/>")
    (other := tmp_path / "more").mkdir()
    sheet.use_deck(str(other))
    assert window.settings["deck folder"] == ""
    sheet.deleteLater()


# --- records and statistics


def test_a_record_is_written_that_can_be_read(store: Store, window: MainWindow, tmp_path: Path, qtbot: QtBot,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a game that is still on holds all hands, which is said before it is written."""
    number = begin(store)
    store.add(number, "0 propose").result()
    sheet = RecordsSheet(store, {GAME.name: GAME})
    window.lay(sheet)
    file = tmp_path / "record.json"
    monkeypatch.setattr("cardtable.table.sheets.records.QFileDialog.getSaveFileName", lambda *_: (str(file), ""))
    for answer in ("no", "yes"):
        assert not file.exists()
        qtbot.mouseClick(sheet.export, Qt.MouseButton.LeftButton)
        question = window.findChildren(Confirmation)[-1]
        assert "every hand" in question.accessibleDescription()
        assert not misfits(question)
        qtbot.mouseClick(getattr(question, answer), Qt.MouseButton.LeftButton)
        qtbot.wait(1)
    record = Record.from_bytes(file.read_bytes())
    assert record.moves == ["0 propose"]
    assert str(file) in sheet.said.text()
    sheet.write(number, tmp_path / "no such folder" / "record.json")
    assert "could not be written" in sheet.said.text()
    file.unlink()
    store.finish(number).result()
    sheet.refresh()
    qtbot.mouseClick(sheet.export, Qt.MouseButton.LeftButton)
    assert file.exists()                        # what is over is written at once


def test_a_game_in_a_file_that_is_not_finished_is_gone_on_with(window: MainWindow, store: Store, tmp_path: Path,
                                                               qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who had written one to a file and forgotten it here could never play it again."""
    played = Sitting(GAME, {}, [{"name": "Jane", "kind": "person"}, {"name": "Colonel Ashdown", "kind": "computer",
                                                                    "level": "club"}])
    rng = Random(1)
    while len(played.lines) < 5:
        seat = played.match.pending().must[0]
        played.submit(seat, played.match.decision(seat).sample(rng))
    file = tmp_path / "away.cardtable"
    file.write_bytes(played.record().to_bytes())
    monkeypatch.setattr("cardtable.table.sheets.records.QFileDialog.getOpenFileName", lambda *_: (str(file), ""))
    window.open_door("records")
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, RecordsSheet)
    assert not misfits(sheet)
    qtbot.mouseClick(sheet.from_file, Qt.MouseButton.LeftButton)
    kept, = store.sittings(finished=False)
    assert store.load(kept.id)["moves"] == list(played.lines)
    assert isinstance(window.table, Table)
    assert window.table.setup.resume == kept.id


def test_records_are_filtered_and_only_the_unfinished_resumed(store: Store, qtbot: QtBot) -> None:
    done, on = begin(store), begin(store, caption="love all")
    store.finish(done).result()
    sheet = RecordsSheet(store, {GAME.name: GAME})
    qtbot.addWidget(sheet)
    assert sheet.list.count() == 2
    assert [sheet.chosen.id, sheet.resume.isEnabled()] == [on, True]
    sheet.list.setCurrentRow(1)
    assert [sheet.chosen.id, sheet.resume.isEnabled()] == [done, False]
    assert sheet.resume.isHidden()
    assert not sheet.open.isHidden()
    sheet.filter.choose(1)
    sheet.refresh()
    with qtbot.waitSignal(sheet.resumed) as resumed:
        qtbot.keyClick(sheet.list, Qt.Key.Key_Return)
    assert resumed.args == [on]


def test_records_are_gone_through_by_keys_and_lead_to_deals_of_other_programs(
        window: MainWindow, store: Store, qtbot: QtBot) -> None:
    older, newer = begin(store), begin(store)
    window.open_door("records")
    sheet = window._overlays[-1].sheet
    assert isinstance(sheet, RecordsSheet)
    assert sheet.chosen is not None
    assert sheet.chosen.id == newer
    qtbot.keyClick(window._overlays[-1], Qt.Key.Key_Down)
    qtbot.keyClick(sheet.list, Qt.Key.Key_Down)
    assert sheet.chosen.id == older
    qtbot.mouseClick(sheet.others, Qt.MouseButton.LeftButton)
    assert isinstance(window._overlays[-1].sheet, BoardsSheet)


def test_records_say_how_a_game_ended_and_have_their_buttons_in_a_row(store: Store, qtbot: QtBot) -> None:
    wear(Look())                                         # whatever a test before this one wore
    won, shared = begin(store, caption="five to three"), begin(store, caption="")
    store.finish(won, Result(game=GAME.name, form="ecarte", level="club", outcome="won")).result()
    store.finish(shared).result()
    sheet = RecordsSheet(store, {GAME.name: GAME})
    qtbot.addWidget(sheet)
    assert [sheet.list.item(row).data(KEPT)[3] for row in range(2)] == ["finished", "won, five to three"]
    sheet.place(QRect(0, 0, 900, 600))
    sheet.show()
    QApplication.processEvents()
    below = [button for button in sheet.findChildren(BoneButton) if button.isVisible()
             and button not in (sheet.others, sheet.from_file)]
    assert len({button.y() for button in below}) == 1
    store.add(won, "back 3").result()                    # taken back from: it is on again
    assert store.sittings(finished=False)[0].outcome is None


def test_statistics_of_all_games_tell_whose_form_it_is(qtbot: QtBot) -> None:
    """“Two” and “Six-card” stood there alone."""
    results = [Result(game=name, form=form, level="club", outcome="won")
               for name, form in (("all_fours", "two"), ("cribbage", "six-card"))]
    both, one = StatisticsSheet(results), StatisticsSheet(results[:1])
    for sheet in (both, one):
        qtbot.addWidget(sheet)
        sheet.tallies.show_tallies(tally(results if sheet is both else results[:1]))
    assert "All-Fours: Two, club" in both.tallies.accessibleName()
    assert "Cribbage: Six-card, club" in both.tallies.accessibleName()
    assert one.tallies.accessibleName().startswith("Two, club")


def test_statistics_say_what_the_tallies_are(qtbot: QtBot) -> None:
    form = next(iter(phrases.forms(GAME)))
    results = [Result(game=GAME.name, form=form, level="club", outcome="won", coins=2,
                      figures={"marked": (3, 5, 2, 4), "conceded": (2, 3, 2, 4)}),
               Result(game=GAME.name, form=form, level="club", outcome="lost", points_against=1, coins=-1,
                      aids=("cite laws",), figures={"marked": (0, 0, 0, 3), "conceded": (4, 5, 2, 3)})]
    sheet = StatisticsSheet(results)
    qtbot.addWidget(sheet)
    assert "played 2, won 1 (50%), lost 1, drawn 0, points 5 : 8, counters +1" in sheet.tallies.accessibleName()
    sheet.show_games(1)
    assert sheet.tallies.tallies == tally(results, aided=False)
    assert "played 1, won 1 (100%)" in sheet.tallies.accessibleName()


def test_choices_are_not_told_of_games_with_or_without_aids_alone(qtbot: QtBot) -> None:
    """Nobody has noted which were made with aids."""
    sheet = StatisticsSheet([Result(game=GAME.name, form="", level="club", outcome="won", aids=("hints",))],
                            [Grading(GAME.name, 4)])
    qtbot.addWidget(sheet)
    assert not sheet.judged.isHidden()
    for which in (1, 2):
        sheet.show_games(which)
        assert sheet.judged.isHidden()
        assert sheet.accuracy.isHidden()


def test_statistics_tell_coins_as_each_game_does(qtbot: QtBot) -> None:
    """Halves of francs, pence and counters were all called counters, and added up."""
    coins = {"roulette": 370, "solo_whist": -22, "cribbage": 1}
    results = [Result(game=name, form="", level="club", outcome="won", coins=won) for name, won in coins.items()]
    sheet = StatisticsSheet(results)
    qtbot.addWidget(sheet)
    sheet.turn_to(0)
    told = sheet.tallies.accessibleName()
    assert [text in told for text in ("francs +185,", "pence −1s 10d,", "counters +1,")] == [True] * 3
    assert "points" not in told
    assert sheet.tallies.lines(2000)[0].figures[5] == "Coins"
    assert [great.label for great in sheet.headline.great] == ["Played", "Won", "Lost", "Won in a row"]
    sheet.turn_to(1 + sheet.games.index("roulette"))
    assert sheet.tallies.lines(2000)[0].figures[5] == "Francs"
    assert sheet.headline.great[-1][:2] == ("+185", "Francs")


def test_statistics_of_many_games_stand_in_columns_though_one_has_a_long_name(qtbot: QtBot) -> None:
    """Its name has a line of its own."""
    results = [Result(game=name, form=form, level="club", outcome="won", points_for=3)
               for name, form in (("euchre", "three"), ("cribbage", "six-card"), ("poker_patience", "serpent"))]
    results.append(Result(game="poker_patience", form="", level="", outcome="drawn",
                          figures={"marked": (1, 30, 30, 30)}))
    sheet = StatisticsSheet(results)
    qtbot.addWidget(sheet)
    sheet.turn_to(0)
    lines = sheet.tallies.lines(sheet.tallies.need())
    assert lines[0].figures
    assert [line.text.strip() for line in lines if line.figures][1:].count("Alone") == 1
    assert next(line for line in lines if line.text.strip() == "Alone").figures[4] == "30"
    levels = sheet.tallies.look.metrics("body").horizontalAdvance("   Alone")
    assert sheet.tallies.need() < levels + 700


# --- the window itself


def test_geometry_is_kept(window: MainWindow, store: Store, settings: Settings, qtbot: QtBot) -> None:
    window.setGeometry(40, 30, 1200, 777)
    window.close()
    again = MainWindow(store, Settings(store))
    qtbot.addWidget(again)
    assert again.geometry() == QRect(40, 30, 1200, 777)


def test_a_place_on_a_screen_that_is_gone_is_not_used(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    settings["window"] = [90_000, 90_000, 1100, 720]
    again = MainWindow(window.store, settings)
    qtbot.addWidget(again)
    again.show()
    assert again.screen().availableGeometry().contains(again.geometry().topLeft() + QPoint(20, 20))


def test_full_screen_is_kept_with_the_usual_place(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    window.close()
    assert Settings(store)["window state"] == "full screen"


def test_closing_leaves_the_table(window: MainWindow) -> None:
    window.open_table(at_once(GAME, {}))
    table = window.table
    window.close()
    assert isinstance(table, Table)
    assert table.closed


def test_a_table_is_left_for_the_cabinet_though_the_window_has_grown_much_smaller_meanwhile(
        window: MainWindow, settings: Settings) -> None:
    settings["text size"] = 150
    wear(look_of(settings))
    window.resize(2560, 1440)
    QApplication.processEvents()
    window.open_table(at_once(GAME, {}))
    window.resize(1024, 700)
    QApplication.processEvents()
    table = window.table
    assert isinstance(table, Table)
    table.left.emit()
    assert window.gallery.isVisible()
    wear(Look())


def test_large_letters_bring_large_indices_and_take_them_away_again(settings: Settings, qtbot: QtBot) -> None:
    sheet = SettingsSheet(settings)
    qtbot.addWidget(sheet)
    ticked = sheet.controls["large indices"]
    for size, large in ((200, True), (100, False)):
        sheet._put("text size")(size)
        assert ticked.isChecked() == large
    assert not settings.chosen("large indices")
    ticked.click()
    sheet._put("text size")(100)
    assert ticked.isChecked(), "what was chosen stays"


def test_a_window_that_was_closed_does_not_come_forward_again(window: MainWindow) -> None:
    window.close()
    window.come_forward()
    assert not window.isVisible()


def test_again_lays_another_table(window: MainWindow) -> None:
    setup = at_once(GAME, {}, seed=4)
    window.open_table(setup)
    first = window.table
    assert isinstance(first, Table)
    first.again.emit(setup.afresh())
    assert first.closed
    assert isinstance(window.table, Table)
    assert window.table.setup.seed is None


def test_the_smallest_window(window: MainWindow) -> None:
    window.resize(300, 200)
    assert window.size() == LEAST_WINDOW


# --- words


NOON = datetime(2024, 3, 13, 12).astimezone()


@pytest.mark.parametrize(("ago", "said"), [(0, "today"), (1, "yesterday"), (2, "Monday"), (6, "Thursday"),
                                          (7, "6 March"), (300, "18 May 2023")])
def test_days_are_said_as_people_say_them(ago: int, said: str) -> None:
    assert phrases.day(NOON - timedelta(days=ago), NOON) == said


def test_numbers_of_players() -> None:
    assert [phrases.numbers(them) for them in ((2,), (2, 3), (2, 3, 4, 5), (2, 4, 6))] == [
        "2", "2 or 3", "2 to 5", "2, 4 or 6"]


@pytest.mark.parametrize(("row", "form"), FORMS, ids=lambda it: it if isinstance(it, str) else it.name)
def test_a_table_at_once_is_a_match_and_its_save_leads_back_to_it(row: Any, form: str, store: Store) -> None:
    setup = at_once(row, {"form": form} if form else {}, two=True)
    row.match(setup.options, len(setup.players))
    assert not any(player.computer for player in setup.players[:2]), "as many persons as may sit, two at most"
    number = store.begin({"game": row.name, "options": dict(setup.options),
                          "players": [player.to_dict() for player in setup.players]})
    again = saved_setup(store.sittings()[0])
    assert (again.players, again.options, again.resume) == (setup.players, setup.options, number)


def test_a_window_larger_than_the_screen_is_made_to_fit(window: MainWindow, qtbot: QtBot) -> None:
    screen = QRect(40, 20, 1400, 860)
    window.resize(1440, 900)
    window.move(100, 60)
    keep_within(window, screen)
    assert screen.contains(window.frameGeometry())
    laptop = QRect(0, 0, 1093, 614)
    keep_within(window, laptop)
    assert laptop.contains(window.frameGeometry()), "1366 by 768, scaled to 125 in a hundred"
    keep_within(window, QRect(0, 0, 600, 400))
    assert laptop.contains(window.frameGeometry()), "where there is no room for the least it stays as it is"


def test_a_size_is_remembered_though_the_window_is_never_closed(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    window.resize(1100, 720)
    qtbot.waitUntil(lambda: Settings(store)["window"][2:] == [1100, 720], timeout=3000)
