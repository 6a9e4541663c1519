"""Pictures of what is round the table: the cabinet, a new game, settings, statistics, laws, records."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable.games import game
from cardtable.rules.options import complete
from cardtable.store import Result, Settings, Store
from cardtable.store.gradings import Grading
from cardtable.table.app.open_sheet import open_door
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.newgame import NewGame
from cardtable.table.forms.setup import NAMES, at_once
from cardtable.table.forms.welcome import Welcome
from cardtable.table.sheets.practice import Practice
from cardtable.table.widgets import Segmented, wear
from cardtable.table.widgets.look_of import look_of
from tools.placeholders import house_of
from tools.waiting import spin, until

UNFINISHED = (("triomphe", "The Rector", "one game all"), ("pool", "Mrs. Halloran", "two to one"),
              ("ecarte", "Colonel Ashdown", "three all"))
"""Form, opponent and standing of the sittings on the resume strip, the latest last."""


@dataclass(frozen=True, slots=True)
class Dress:
    """How the window is worn in a picture."""

    size: QSize
    text: int = 100             # hundredths
    contrast: bool = False


Shot = Callable[[Dress], QImage]


SETTLED = 400           # milliseconds until the windows of the drawers are drawn


def picture(dress: Dress, open_: Callable[[MainWindow], None], unfinished: int = 3, results: bool = False) -> QImage:
    """A new window with a store of its own, in this dress, after `open_` has opened what is to be seen."""
    store = Store(None)
    settings = Settings(store)
    settings["text size"], settings["high contrast"] = dress.text, dress.contrast
    settings["name"] = "Eleanor"
    for form, name, caption in UNFINISHED[3 - unfinished:]:
        _sitting(store, form, name, caption)
    for number in range(24 if results else 0):
        _result(store, number)
    wear(look_of(settings))
    window = MainWindow(store, settings)
    window.resize(dress.size)
    window.show()
    spin(SETTLED)
    until(lambda: all(one.drawn for one in window.gallery.case.shelves.exhibits.values() if one.isVisible()
                      and not one.visibleRegion().isEmpty()), 60)
    open_(window)
    for _ in range(3):
        QApplication.processEvents()
    image = window.grab().toImage()
    window.close()
    window.deleteLater()
    store.close()
    return image


def _sitting(store: Store, form: str, name: str, caption: str) -> None:
    players = [{"name": "Eleanor", "kind": "person"}, {"name": name, "kind": "computer", "level": "club"}]
    number = store.begin({"format": "cardtable-record", "version": 1, "rules": 1, "game": "ecarte",
                          "options": complete(game("ecarte").options, {"form": form}), "players": players})
    store.caption(number, caption).result()


def _result(store: Store, number: int) -> None:
    won = number % 5 in (0, 2, 3)
    form = ("ecarte", "ecarte", "pool")[number % 3]
    level = ("novice", "club", "master")[number // 3 % 3]
    sitting = store.begin({"game": "ecarte", "players": [{"name": "Eleanor"}, {"name": NAMES[number % len(NAMES)]}]})
    store.finish(sitting, Result(game="ecarte", form=form, level=level, outcome="won" if won else "lost",
                                 points_for=5 if won else number % 5, points_against=number % 4 if won else 5,
                                 coins=2 if won else -1)).result()
    store.graded(sitting, 1, Grading("ecarte", 3 + number // 6, 1, number % 3 == 0, {"games in 100": (3., 5)})).result()


def gallery(dress: Dress) -> QImage:
    """The cabinet, with three games unfinished."""
    return picture(dress, lambda window: None)


def full_cabinet(games: int, unfinished: int = 3) -> Shot:
    """The cabinet with so many games, some of them placeholders."""
    def shot(dress: Dress) -> QImage:
        with house_of(games):
            return picture(dress, lambda window: spin(40 * games), unfinished=unfinished)
    return shot


def focused(dress: Dress) -> QImage:
    """The cabinet when the keyboard has come to a game."""
    return picture(dress, lambda window: window.gallery.tiles[0].setFocus(Qt.FocusReason.TabFocusReason))


def first_evening(dress: Dress) -> QImage:
    """The cabinet as it is before anything was played."""
    return picture(dress, lambda window: None, unfinished=0)


def welcome(dress: Dress) -> QImage:
    """What is asked on the first evening, of somebody new to the games."""
    def open_(window: MainWindow) -> None:
        window.settings["name"] = ""
        window.welcome()
        sheet = window._overlays[-1].sheet
        assert isinstance(sheet, Welcome)
        sheet.know(1)
    return picture(dress, open_, unfinished=0)


def many_seats(dress: Dress) -> QImage:
    """The dialog for a new game at a full table."""
    def open_(window: MainWindow) -> None:
        window.choose_game("pope_joan", "")
        sheet = window._overlays[-1].sheet
        assert isinstance(sheet, NewGame)
        players = sheet.options.controls["players"]
        assert isinstance(players, Segmented)
        players.choose(8 - sheet.game.row.seats[0])
        players.chosen.emit(players.choice)
        sheet.grown.emit()
    return picture(dress, open_)


def new_game(dress: Dress) -> QImage:
    """The dialog for a new game."""
    return picture(dress, lambda window: window.choose_game("ecarte", "ecarte"))


def door(name: str) -> Shot:
    """What lies behind a door of the cabinet."""
    return lambda dress: picture(dress, lambda window: window.open_door(name), results=True)


def practice(dress: Dress) -> QImage:
    """A hand that has been practised, and how the throw ranks."""
    def open_(window: MainWindow) -> None:
        sheet = open_door("practice", window).sheet
        assert isinstance(sheet, Practice)
        sheet.chance = Random(5)
        sheet.games.setCurrentIndex(sheet.games.findData("cribbage"))
        sheet.deal()
        for card in sheet.hand.cards[:2]:
            card.click()
        sheet.answers[0].click()
        until(lambda: bool(sheet.ranked.lines))
        spin(20)
    return picture(dress, open_)


def keys(dress: Dress) -> QImage:
    """The card of keys and gestures, at the table."""
    def open_(window: MainWindow) -> None:
        window.open_table(at_once(game("ecarte"), {}, seed=1))
        spin(SETTLED)
        window.help()
    return picture(dress, open_)


SHOTS: dict[str, Shot] = {
    "gallery": gallery, "first-evening": first_evening, "newgame": new_game,
    "cabinet-focus": focused, **{f"cabinet-{games}": full_cabinet(games) for games in (5, 12, 24, 30)},
    "cabinet-30-new": full_cabinet(30, 0), "welcome": welcome, "newgame-eight": many_seats,
    "today": door("today"), "companions": door("companions"), "settings": door("settings"),
    "statistics": door("statistics"), "records": door("records"), "laws": door("laws"),
    "practice": practice, "practice-terms": door("practice"), "keys": keys, "keys-cabinet": door("help"),
    "lessons": door("lessons"),
}
