"""A held key goes along, sets and writes; it does nothing else, in whatever way it is told that it is held."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.table import pressing
from cardtable.table.paint.look import Look
from cardtable.table.pressing import held
from cardtable.table.sheets.curtain import HoldButton
from cardtable.table.widgets import Counter, wear
from tests.table.pressed import press, send, window_of

Key = Qt.Key
ONE, SCAN = Key.Key_1, 10


class Heard(QWidget):
    """What arrives at a widget that has the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.text() or Key(event.key()).name)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.keys.append(f"{event.text() or Key(event.key()).name} up")


@pytest.fixture
def room(qtbot: QtBot) -> Heard:
    wear(Look())
    window = QWidget()
    heard, column = Heard(), QVBoxLayout(window)
    for one in (heard, QLineEdit(), Counter(0, 99, 5)):
        column.addWidget(one)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    heard.setFocus()
    return heard


def test_repeats_that_are_called_so_end_at_the_gate(room: Heard) -> None:
    for to in (window_of(room), room):
        for name in ("1", "H", "Return", "Space", "Esc", "Backspace", "Ctrl+Z", "Y"):
            press(to, name, repeat=True)
            press(to, name, repeat=True, up=True)
    assert room.keys == []


def test_arrows_and_signs_may_repeat(room: Heard) -> None:
    for name in ("Left", "Up", "PgDown", "Home", "+", "-"):
        press(window_of(room), name, repeat=True)
    assert room.keys == ["Key_Left", "Key_Up", "Key_PageDown", "Key_Home", "+", "-"]


def test_a_press_of_a_key_that_is_down_is_a_repeat(room: Heard) -> None:
    for _ in range(20):
        send(window_of(room), ONE, "1", scan=SCAN)
    send(window_of(room), ONE, "1", scan=SCAN, up=True)
    send(window_of(room), ONE, "1", scan=SCAN, time=5)
    assert room.keys == ["1", "1 up", "1"]


def test_a_press_in_the_moment_of_its_release_is_a_repeat(room: Heard) -> None:
    """So X11 repeats; over a slow connection Qt does not see it."""
    send(window_of(room), ONE, "1", scan=SCAN, time=100)
    for at in range(500, 2500, 33):
        send(window_of(room), ONE, "1", scan=SCAN, time=at, up=True)
        send(window_of(room), ONE, "1", scan=SCAN, time=at)
    assert room.keys.count("1") == 1
    send(window_of(room), ONE, "1", scan=SCAN, time=2500, up=True)
    send(window_of(room), ONE, "1", scan=SCAN, time=2600)
    assert room.keys.count("1") == 2


def test_a_release_that_went_elsewhere_makes_no_key_dead(room: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    press(window_of(room), "1", scan=SCAN)
    monkeypatch.setattr(held, "LOST", 0)
    press(window_of(room), "1", scan=SCAN)
    assert room.keys == ["1", "1"]


def test_a_repeat_is_one_however_long_the_program_was_busy(room: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for it is told late, with the time at which it was pressed."""
    clock = [10.0]
    monkeypatch.setattr(held, "monotonic", lambda: clock[0])
    send(window_of(room), ONE, "1", scan=SCAN, time=100)
    clock[0] += 4
    send(window_of(room), ONE, "1", scan=SCAN, time=133)
    assert room.keys == ["1"]
    send(window_of(room), ONE, "1", scan=SCAN, time=133 + held.LOST)
    assert room.keys == ["1", "1"], "its release went elsewhere"


def test_so_does_another_window(room: Heard, qtbot: QtBot) -> None:
    press(window_of(room), "1", scan=SCAN)
    other = QWidget()
    qtbot.addWidget(other)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    room.window().activateWindow()
    qtbot.waitUntil(room.hasFocus)
    press(window_of(room), "1", scan=SCAN)
    assert room.keys == ["1", "1"]


def test_a_repeat_that_comes_before_the_news_of_the_window_is_one(room: Heard, qtbot: QtBot) -> None:
    other = QWidget()
    qtbot.addWidget(other)
    press(window_of(room), "1", scan=SCAN)
    with qtbot.waitActive(other):
        other.show()
        other.activateWindow()
    press(window_of(room), "1", scan=SCAN, repeat=True)
    assert room.keys == ["1"]


def test_what_has_done_its_work_holds_up_all_others(room: Heard) -> None:
    press(window_of(room), "Space", scan=65)
    pressing.spend()
    press(window_of(room), "1", scan=SCAN)
    press(window_of(room), "1", scan=SCAN, up=True)
    press(window_of(room), "Space", scan=65, up=True)
    press(window_of(room), "1", scan=SCAN)
    assert [key for key in room.keys if "up" not in key] == [" ", "1"]


def test_it_does_work_again_when_it_is_pressed_again(room: Heard) -> None:
    press(window_of(room), "Space", scan=65)
    pressing.spend()
    press(window_of(room), "Space", scan=65, up=True)
    press(window_of(room), "Space", scan=65)
    assert room.keys == [" ", "  up", " "]


def test_who_writes_may_hold_a_letter_but_not_return(room: Heard, qtbot: QtBot) -> None:
    line = room.window().findChild(QLineEdit)
    assert line is not None
    line.setFocus()
    returned: list[bool] = []
    line.returnPressed.connect(lambda: returned.append(True))
    for name in ("a", "a", "Return"):
        press(window_of(room), name, repeat=True)
    send(window_of(room), 0x414, "д", scan=46, virtual=0x6C4)
    send(window_of(room), Key.Key_Ampersand, "&", scan=10, virtual=0x26)
    assert (line.text(), returned) == ("aaд&", [])


def test_a_number_is_written_by_the_row_of_digits(room: Heard) -> None:
    counter = room.window().findChild(Counter)
    assert counter is not None
    counter.setFocus()
    counter.selectAll()
    send(window_of(room), 0xC9, "é", scan=11, virtual=0xE9)
    send(window_of(room), Key.Key_Minus, "-", scan=15, virtual=0x2D)
    assert counter.value() == 26


def test_letters_by_place_come_down_and_up_as_such(room: Heard) -> None:
    for up in (False, True):
        send(window_of(room), 0x412, "в", scan=40, virtual=0x6D7, up=up)
    assert room.keys == ["d", "d up"]


def test_a_key_that_comes_again_at_once_is_told(room: Heard, qtbot: QtBot) -> None:
    press(window_of(room), "1", scan=SCAN)
    assert not pressing.again(200)
    press(window_of(room), "1", scan=SCAN, up=True)
    send(window_of(room), ONE, "1", scan=SCAN, time=9)
    assert pressing.again(200)
    qtbot.wait(30)
    send(window_of(room), ONE, "1", scan=SCAN, up=True, time=40)
    send(window_of(room), ONE, "1", scan=SCAN, time=70)
    assert not pressing.again(20)


def test_what_a_key_has_brought_about_it_does_not_answer_at_once(room: Heard, qtbot: QtBot) -> None:
    def pressed(name: str) -> None:
        press(window_of(room), name)
        press(window_of(room), name, up=True)

    pressed("Y")
    pressing.turned(120)                         # by that press
    for _ in range(4):                           # however long it goes on
        qtbot.wait(60)
        pressed("Y")
    pressed("N")
    pressing.turned(120)
    for name in ("Left", "Left", "Backspace", "Backspace"):          # who goes along or back has seen enough
        pressed(name)
    assert [key for key in room.keys if "up" not in key] == ["y", "n", "Key_Left", "Key_Left", "Key_Backspace",
                                                             "Key_Backspace"]
    pressed("Y")
    pressing.turned(40)
    qtbot.wait(80)
    pressed("Y")
    assert [key for key in room.keys if "up" not in key][-2:] == ["y", "y"]


def test_without_a_turn_a_key_may_come_as_fast_as_it_likes(room: Heard) -> None:
    for _ in range(3):
        press(window_of(room), "1")
        press(window_of(room), "1", up=True)
    assert [key for key in room.keys if "up" not in key] == ["1", "1", "1"]


def test_a_token_held_by_a_key_that_repeats_itself_untold_is_held(qtbot: QtBot) -> None:
    """As X11 repeats over a slow connection: each release a moment before its press."""
    wear(Look())
    token = HoldButton("I am Henry, and alone", 400)
    held_on: list[bool] = []
    token.held.connect(lambda: held_on.append(True))
    qtbot.addWidget(token)
    with qtbot.waitActive(token):
        token.show()
        token.activateWindow()
    token.setFocus()
    space = {"key": Key.Key_Space, "text": " ", "scan": 65}
    send(window_of(token), **space, time=1000)
    for at in range(1100, 2600, 100):
        send(window_of(token), **space, time=at, up=True)
        qtbot.wait(15)
        send(window_of(token), **space, time=at)
        qtbot.wait(50)
    assert held_on == [True]
    send(window_of(token), **space, time=2700, up=True)
    qtbot.wait(100)
    send(window_of(token), **space, time=2900)
    qtbot.wait(60)
    send(window_of(token), **space, time=3000, up=True)
    qtbot.wait(600)
    assert held_on == [True], "it was let go"
