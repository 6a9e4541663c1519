"""At a table without cards nothing speaks of cards, hands or deals: dialogs, menu, card of keys, slip, statistics."""
from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.store.gradings import Grading
from cardtable.store.results import Result
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.newgame import NewGame
from cardtable.table.forms.settings import SettingsSheet
from cardtable.table.forms.setup import at_once
from cardtable.table.sheets.game_slip import GameSlip
from cardtable.table.sheets.key_card import KeyCard
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sheets.statistics import StatisticsSheet
from cardtable.table.wording.keys import CARD, Place
from tests.games.roulette.moments import MOMENTS, over
from tests.table.fixtures import seat, store
from tests.table.lookback.conftest import LookAt, look_at, window
from tests.table.playing import settled
from tests.table.seating import Seat

__all__ = ["look_at", "seat", "store", "window"]

OF_CARDS = re.compile(r"\b(cards?|hands?|deals?|dealt|tricks?|suits?|trumps?)\b", re.IGNORECASE)
ROULETTE = game("roulette")


def words(parts: Iterable[QWidget]) -> list[str]:
    """All that stands on these: labels, buttons, what is told of them and to a screen reader."""
    every = [one for part in parts for one in (part, *part.findChildren(QWidget)) if one.isVisibleTo(part)]
    found = [one.text() for one in every if isinstance(one, QLabel | QAbstractButton)]
    return [*found, *[text for one in every for text in (one.accessibleName(), one.toolTip())]]


def of_cards(*parts: QWidget) -> list[str]:
    return [text for text in words(parts) if OF_CARDS.search(text)]


def test_the_dialog_of_a_new_game_and_the_settings_at_its_table(qtbot: QtBot, store: Store) -> None:
    settings = Settings(store)
    dialog = NewGame(ROULETTE, settings)
    sheet = SettingsSheet(settings, cards=False)
    for one in (dialog, sheet):
        qtbot.addWidget(one)
    assert of_cards(dialog) == []
    assert dialog.deal.text() == "Sit down"
    assert of_cards(sheet) == []
    assert {"remarks", "motion", "cloth", "cite laws", "book open"} <= set(sheet.controls)
    sheet._put("text size")(130)                 # brings large indices, for which there is no box here


def test_settings_and_keys_are_those_of_the_table_they_are_asked_for_at(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        for name, cards in (("roulette", False), ("ecarte", True)):
            window.open_table(at_once(game(name), {}, level="novice", seed=1))
            for door in ("settings", "help"):
                window.open_door(door)
                assert bool(of_cards(window._overlays[-1].sheet)) is cards, (name, door)
                window._overlays[-1].put_away()
        window.close()


@pytest.mark.parametrize("place", CARD)
def test_the_card_of_keys(qtbot: QtBot, place: Place) -> None:
    card = KeyCard(place, cards=False)
    qtbot.addWidget(card)
    assert of_cards(card) == []


def test_the_menu_says_once_how_to_leave(seat: Seat) -> None:
    page = seat(MOMENTS["staked-4"]())
    settled(page)
    page.actions_.menu()
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, MenuSheet)
    assert of_cards(sheet) == []
    assert [entry.text for entry in sheet.entries].count("Leave the table") == 1
    assert {entry.group for entry in sheet.entries} == {"", "Your turn", "The game", "The book", "The house"}
    assert [entry.text for entry in sheet.entries if entry.group == "The game"] == ["Give up the evening"]


def test_the_slip_at_the_end_the_score_page_and_the_post_mortem(seat: Seat) -> None:
    page = seat(MOMENTS["over-4"]())
    settled(page)
    slip = page.slips.slip
    assert isinstance(slip, GameSlip)
    assert of_cards(slip, slip.picture) == []
    assert "Francs before, coup by coup" in str(words([slip.picture]))
    page.book.open_tab("score")
    assert of_cards(page.book) == []


def test_the_post_mortem(look_at: LookAt) -> None:
    past = look_at(over(1).sitting)
    assert of_cards(past.rail, past.header, past.book.leaf) == []
    QTest.keyClick(past, Qt.Key.Key_O)           # there are no hands to be laid open
    assert not past.cloth.open


def test_the_statistics(qtbot: QtBot) -> None:
    sheet = StatisticsSheet(
        [Result(game="roulette", form="", level="club", outcome="won", coins=20,
                figures={"coups": (20, 0, 0, 1)})] * 3,
        [Grading(game="roulette", best=3, near=1, costly=1, cost={"francs": (2.0, 5)})] * 40)
    qtbot.addWidget(sheet)
    assert of_cards(sheet) == []
    assert any(title == "Best, by 10 coups" for title, _ in sheet.accuracy.lines)
