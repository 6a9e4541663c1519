"""Tab goes round every sheet there is and stays on it; afterwards the window behind is laid out as before."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

import cardtable.table
from cardtable.games import game, games, part
from cardtable.pbn.reading import read_text
from cardtable.rules.moves import Choice, One
from cardtable.showing.looking_again import Counted
from cardtable.table.app.window import MainWindow
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.cabinet.gallery import DOORS
from cardtable.table.forms.newgame import NewGame
from cardtable.table.forms.setup import at_once
from cardtable.table.forms.welcome import Welcome
from cardtable.table.sheets.about import AboutSheet
from cardtable.table.sheets.accident import AccidentSheet
from cardtable.table.sheets.accuse import AccuseSheet, Claimable
from cardtable.table.sheets.boards import BoardsSheet
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.companion import CompanionSheet
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.sheets.counted import CountedSheet
from cardtable.table.sheets.key_card import KeyCard
from cardtable.table.sheets.laboratory import LaboratorySheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sheets.open_cards import OpenCardsSheet, OpenCardsView
from cardtable.table.sheets.practice_deal import PracticeDealSheet
from cardtable.table.sheets.who import WhoSheet
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Overlay, Sheet
from tests.pbn.test_reading import DEAL
from tests.rules.toy import dealt
from tests.spread import sampled
from tests.table.opened_window import opened_window
from tests.table.playing import settled
from tools.waiting import spin, until

Key = Qt.Key
ROUND = 70                   # presses of Tab: more than any sheet has places for the keyboard


def at_table(window: MainWindow) -> None:
    """A new game, when the person is asked something."""
    window.open_table(at_once(games()[0], {}, "novice", seed=1))
    table = window.table
    table.stage.motion.speed, table.stage.guard, table.host.croupier.pace = 0, 0, 0
    settled(table)


def menu(window: MainWindow) -> None:
    at_table(window)
    window.table.actions_.menu()


def comparison(window: MainWindow) -> None:
    at_table(window)
    until(lambda: window.table.actions_.comparing)
    window.table.actions_.compare()
    sheet = window.findChildren(CompareSheet)[-1]
    until(lambda: sheet.found is not None)       # until then there is little to go round


def boards(window: MainWindow) -> None:
    """With deals to choose from."""
    window.open_door("deal")
    window.findChildren(PracticeDealSheet)[-1].others.click()
    sheet = window.findChildren(BoardsSheet)[-1]
    sheet._take(read_text(DEAL), "a file")


def double_dummy(window: MainWindow) -> None:
    """Of one of them, worked out to its end."""
    boards(window)
    window.findChildren(BoardsSheet)[-1].lay_open()
    view, = window.findChildren(OpenCardsView)
    until(lambda: view.found is not None and view.found.whole, 60)


def claim() -> ClaimSheet:
    """Of one of three faults."""
    choices = (Choice("claim-fault", One(range(1, 4)), One(range(1, 14))),)
    return ClaimSheet("Claim a fault", MoveBegun(dealt(), (0,), lambda seat: choices), 0, "claim-fault",
                      lambda tokens: " ".join(map(str, tokens)))


def accusation() -> AccuseSheet:
    """Of a law that is said of a trick, and of one that is not."""
    code = game("whist").codes["deschapelles-1839"]
    found = {89: Claimable((1, 3), (1, 2, 3)), 114: Claimable((1, 3))}
    return AccuseSheet(found, {number: code.law(number) for number in found}, lambda seat: f"Seat {seat}",
                       lambda article: "It is looked into at once.", str)


def accident() -> AccidentSheet:
    """Two ways to break a law."""
    return AccidentSheet((Choice("play"), Choice("turn")), ["Play out of turn", "Turn a trick up"])


def companion(window: MainWindow) -> None:
    window.gallery.doors["companions"].click()
    window._overlays[-1].sheet.opened.emit("mrs-battle")


def door(name: str) -> Callable[[MainWindow], None]:
    return lambda window: window.gallery.doors[name].click()


WAYS: dict[str, Callable[[MainWindow], None]] = {
    **{name: door(name) for name in DOORS},
    **{f"new {row.name}": lambda window, row=row: window.choose_game(row.name, "") for row in games()[:2]},  # type: ignore[misc]
    "question": lambda window: window.remove(1),
    "welcome": lambda window: window.welcome(),
    "keys": lambda window: window.open_door("help"),
    "practice deal": lambda window: window.open_door("deal"),
    "deals in PBN": boards, "double dummy": double_dummy,
    "last count": lambda window: window.lay(CountedSheet([Counted("Your hand", (), (), "Fifteen two.")])),
    "claim": lambda window: window.lay(claim()),
    "accusation": lambda window: window.lay(accusation()),
    "accident": lambda window: window.lay(accident()),
    "notice": lambda window: window.tell("A title", "A text"),
    "about": lambda window: window.lay(AboutSheet()),
    "laboratory": lambda window: window.lay(LaboratorySheet(part("roulette", "laboratory").LABORATORY)),
    "menu": menu, "comparison": comparison, "companion": companion}
"""How each sheet comes to be laid over a window."""

OTHERS = {AboutSheet, AccidentSheet, AccuseSheet, ClaimSheet, CompanionSheet,
          CountedSheet, KeyCard, NewGame, Welcome, Confirmation, MenuSheet,
          CompareSheet, PracticeDealSheet, BoardsSheet, OpenCardsSheet, LaboratorySheet, WhoSheet}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with opened_window(qtbot, tmp_path / "saves.sqlite", size=None) as window:
        yield window


def sheets() -> set[type[Sheet]]:
    """Every kind of sheet that is not there for others to be made of."""
    for found in walk_packages(cardtable.table.__path__, "cardtable.table."):
        import_module(found.name)
    found_kinds, above = set[type[Sheet]](), [Sheet]
    while above:
        kind = above.pop()
        below = kind.__subclasses__()
        above += below
        if not below:
            found_kinds.add(kind)
    return {kind for kind in found_kinds if kind.__module__.startswith("cardtable.")}


def test_every_sheet_is_gone_round(window: MainWindow) -> None:
    behind_doors = set()
    for name in DOORS:
        window.open_door(name)
        behind_doors.add(type(window._overlays[-1].sheet))
        window._overlays[-1].put_away()
    assert sheets() == behind_doors | OTHERS, "a new sheet wants its way in WAYS, and its name in OTHERS"


@pytest.mark.heavy(8)
@pytest.mark.parametrize("way", sampled(list(WAYS), 7))
def test_tab_goes_round_a_sheet_and_the_gallery_is_laid_out_again(window: MainWindow, qtbot: QtBot, way: str) -> None:
    WAYS[way](window)
    overlay = window.findChildren(Overlay)[-1]
    for key in (Key.Key_Tab, Key.Key_Backtab):
        seen: list[QWidget] = []
        for _ in range(ROUND):
            QTest.keyClick(window.windowHandle(), key)
            focus = QApplication.focusWidget()
            assert overlay.isAncestorOf(focus)
            assert is_seen(focus)
            seen.append(focus)
            if len(seen) > 1 and focus is seen[0]:
                break
        assert seen.count(seen[-1]) > 1, "Tab never came back to where it was"
        assert set(seen) == stops(overlay)
    QTest.keyClick(window.windowHandle(), Key.Key_Escape)
    if isValid(overlay) and overlay.isVisible():
        overlay.put_away()
    spin(1)                                      # what was put away is deleted
    window.show_gallery()
    assert lost(window) == []
    for wide in (1300, 1100, 1500):
        window.resize(wide, 800)
        spin(1)
    assert all(pill.isVisible() and window.rect().contains(pill.mapTo(window, pill.rect().center()))
               for pill in window.gallery.doors.values())


def stops(overlay: Overlay) -> set[QWidget]:
    """All of a sheet to which Tab must come."""
    return {one for one in overlay.findChildren(QWidget)
            if one.isVisibleTo(overlay) and one.isEnabled() and one.focusProxy() is None
            and one.focusPolicy().value & Qt.FocusPolicy.TabFocus.value}


def is_seen(widget: QWidget) -> bool:
    """Whether a part of it is in sight in every scrolling area that holds it."""
    holder = widget.parentWidget()
    while holder is not None:
        if isinstance(holder, QScrollArea) and widget.visibleRegion().isEmpty():
            return False
        holder = holder.parentWidget()
    return True


def lost(window: MainWindow) -> list[str]:
    """The layouts of a window that hold what is no longer there."""
    return [type(layout).__name__ for layout in window.findChildren(QLayout)
            if not all(isValid(layout.itemAt(number)) for number in range(layout.count()))]
