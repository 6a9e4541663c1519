"""Every key that is bound stands on the card of help, and the card speaks of no other."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.paint.look import Look
from cardtable.table.sheets.key_card import Caps, KeyCard
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.wording.keys import (
    ACCUSE,
    ANSWERS,
    CARD,
    COMMANDS,
    EVERYWHERE,
    HIDE,
    LABORATORY,
    NEXT,
    OPEN_CARDS,
    Keys,
    bound,
    code_of,
    on_card,
)
from tests.games.cribbage.moments import shown
from tests.games.ecarte.moments import exchanging, mid_trick
from tests.table.fitting import misfits
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.moments import Moment

NEVER = 1e6
NONE, SHIFT, CONTROL, ALT = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier,
                             Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier)
MOMENTS = {"a card is due": mid_trick().moment(), "cards are chosen": exchanging().moment(),
           "an amount is set": shown(counting="by hand").does("count 4").moment()}


def taken(page: TablePage) -> set[int]:
    """The codes of all keys and chords of which the table makes something; of a letter without Shift."""
    found = set()
    for key in Qt.Key:
        for held in (NONE, SHIFT, CONTROL, CONTROL | SHIFT, ALT):
            text = chr(key.value).lower() if 32 <= key.value < 127 and not held & (CONTROL | ALT) else ""
            event = QKeyEvent(QEvent.Type.KeyPress, key.value, held, text)
            if page.keyboard.key(event):
                chord = event.keyCombination().toCombined()
                found.add(chord if held & (CONTROL | ALT) or chord in bound(COMMANDS) else key.value)
    return found


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=list(MOMENTS))
def test_every_key_that_is_bound_is_on_the_card(seat: Seat, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seat(moment, pace=NEVER)
    settled(page)
    page.keyboard.pressed.disconnect()
    monkeypatch.setattr(page.host.answering, "answer", lambda *_: IMPOSSIBLE)
    told = set(bound(on_card("table")))
    pressed = taken(page)
    assert {code_of("H"), code_of("Ctrl+Z"), code_of("Left")} <= pressed
    assert {hex(code) for code in pressed - told} == set()


def test_the_card_speaks_of_no_key_that_is_not_bound(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    pressed = set[int]()
    for moment in MOMENTS.values():
        page = seat(moment, pace=NEVER)
        settled(page)
        page.keyboard.pressed.disconnect()
        monkeypatch.setattr(page.host.answering, "answer", lambda *_: IMPOSSIBLE)
        page.keyboard.tab(True)
        pressed |= taken(page)
    answers = [keys for keys in ANSWERS if keys is not NEXT]         # Tab is the view's own
    idle = {code_of(name) for name in "3456789"} | {code_of("Backspace")}    # tokens there are none of, no step begun
    assert set(bound([*COMMANDS, *answers])) - idle <= pressed


def test_every_command_is_done_by_the_page(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER)
    assert set(page.actions_.by_key) == {keys.name for keys in COMMANDS}


def test_every_shortcut_of_the_window_is_on_both_cards(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        set_ = {shortcut.key().toString() for shortcut in window.findChildren(QShortcut)}
        assert set_ == {name for keys in EVERYWHERE for name in keys.names}
        for place in CARD:
            assert set(EVERYWHERE) <= set(on_card(place))
        window.close()


def test_all_lines_of_the_table_are_on_the_card(qtbot: QtBot) -> None:
    for place, parts in CARD.items():
        card = KeyCard(place)
        qtbot.addWidget(card)
        words = [label.text() for label in card.findChildren(QLabel)]
        for title, lines in parts.items():
            assert title in words
            assert [line.does for line in lines if line.does not in words] == []
        assert len(card.findChildren(Caps)) == len(list(on_card(place)))
        assert all(keys.caps for keys in on_card(place))


@pytest.mark.parametrize(("name", "options", "two", "idle"), [
    ("piquet", {}, False, {"D", "J", "X", "Y"}), ("whist", {"laws": "strict"}, False, {"X", "Y"}),
    ("cribbage", {}, True, {"D", "J", "Y"}), ("roulette", {}, False, {"D", "J", "X"})])
def test_keys_that_do_nothing_at_a_table_are_not_on_its_card(qtbot: QtBot, name: str, options: dict[str, str],
                                                             two: bool, idle: set[str]) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        window.open_table(at_once(game(name), dict(options), two=two, level="novice", seed=1))
        qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_F1)
        card, = window.findChildren(KeyCard)
        told = [label.text() for label in card.findChildren(QLabel)]
        assert {some.name for some in (OPEN_CARDS, ACCUSE, HIDE, LABORATORY) if some.does not in told} == idle
        window.close()


@pytest.mark.parametrize(("size", "place", "text"), [((1024, 700), "table", 2.0), ((1440, 900), "table", 1.0),
                                                     ((1440, 900), "cabinet", 2.0), ((1024, 700), "cabinet", 1.0)])
def test_the_card_is_shown_whole(qtbot: QtBot, size: tuple[int, int], place: str, text: float) -> None:
    with Store(None) as store:
        settings = Settings(store)
        settings["text size"] = round(100 * text)
        wear(Look(text=text))
        window = MainWindow(store, settings)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        if place == "table":
            window.open_table(at_once(game("ecarte"), {}, level="novice", seed=1))
        window.help()
        sheet = window._overlays[-1].sheet
        assert isinstance(sheet, KeyCard)
        qtbot.wait(1)
        assert misfits(sheet) == []
        window.close()
    wear(Look())


def test_f1_lays_the_card_and_takes_it_away(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        for key in (Qt.Key.Key_F1, Qt.Key.Key_Question):
            focus: QWidget = window.focusWidget() or window
            qtbot.keyClick(focus, key)
            assert [type(overlay.sheet) for overlay in window._overlays] == [KeyCard]
            qtbot.keyClick(window.focusWidget() or window, key)
            qtbot.waitUntil(lambda: not window._overlays)
        window.close()


def test_keys_held_together_are_one_chord() -> None:
    some = Keys(("Ctrl+Z", "Z", "+"), "")
    assert some.codes == {Qt.Key.Key_Z, Qt.Key.Key_Plus}
    assert Qt.Key.Key_Z in some


def test_every_key_of_the_cabinet_is_on_its_card(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        told, pressed = set(bound(on_card("cabinet"))), set[int]()
        for key in Qt.Key:
            window.gallery.take_focus()
            text = chr(key.value).lower() if 32 <= key.value < 127 else ""
            event = QKeyEvent(QEvent.Type.KeyPress, key.value, NONE, text)
            window.gallery.keyPressEvent(event)
            if event.isAccepted():
                pressed.add(key.value)
        assert {code_of("PgDown"), code_of("Down")} <= pressed
        assert {hex(code) for code in pressed - told} == set()
        window.close()
