"""Keys by their place, as X11, Wayland, Windows and macOS tell of them, under layouts that have other letters."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.table.pressing.places import by_place

NONE, SHIFT, CONTROL, KEYPAD = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier,
                                Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.KeypadModifier)
LETTERS = [                      # of the key at the place of L: its letter, the keysym, the place's code on macOS
    ("д", 0x6C4), ("λ", 0x7EB), ("ך", 0xCEA), ("م", 0x5E5), ("ლ", 0x10010DA), ("ส", 0xDCA), ("त", 0x1000924),
]


def pressed(key: int, text: str, scan: int = 0, virtual: int = 0, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held, scan, virtual, 0, text)


def meant(event: QKeyEvent) -> tuple[int, str]:
    found = by_place(event) or event
    return found.key(), found.text()


@pytest.mark.parametrize(("letter", "keysym"), LETTERS)
def test_the_key_at_the_place_of_l_is_l(letter: str, keysym: int) -> None:
    key = ord(letter.upper())
    for scan, virtual in ((46, keysym), (0x26, 0x4C), (0, 37)):              # X11 and Wayland, Windows, macOS
        assert meant(pressed(key, letter, scan, virtual)) == (Qt.Key.Key_L, "l")
    assert meant(pressed(key, letter, 46, keysym, SHIFT)) == (Qt.Key.Key_L, "L")


@pytest.mark.parametrize("letter", "длкםمь")
def test_a_letter_of_which_no_place_is_told_is_found_by_itself(letter: str) -> None:
    places = {"д": "l", "л": "k", "к": "r", "ם": "o", "م": "l", "ь": "m"}
    assert meant(pressed(ord(letter.upper()), letter))[1] == places[letter]


def test_with_ctrl_held_there_is_no_text() -> None:
    assert meant(pressed(0x42F, "", 52, 0x6D1, CONTROL)) == (Qt.Key.Key_Z, "")
    assert meant(pressed(0x42F, "\x1a", 52, 0x6D1, CONTROL)) == (Qt.Key.Key_Z, "")


def test_the_release_is_the_same_keys() -> None:
    event = QKeyEvent(QEvent.Type.KeyRelease, 0x412, NONE, 40, 0x6D7, 0, "в")
    found = by_place(event)
    assert found is not None
    assert (found.type(), found.key()) == (QEvent.Type.KeyRelease, Qt.Key.Key_D)


@pytest.mark.parametrize(("key", "text", "scan", "virtual"), [
    (Qt.Key.Key_Q, "q", 38, 0x71), (Qt.Key.Key_A, "a", 24, 0x61),             # AZERTY: by letter
    (Qt.Key.Key_N, "n", 46, 0x6E), (Qt.Key.Key_L, "l", 33, 0x6C),             # Dvorak
    (Qt.Key.Key_Apostrophe, "'", 24, 0x27), (Qt.Key.Key_Comma, ",", 25, 0x2C), (Qt.Key.Key_Period, ".", 26, 0x2E),
    (Qt.Key.Key_Apostrophe, "'", 48, 0x27),                                   # of a board as in America
    (0x11E, "ğ", 25, 0x2BB), (Qt.Key.Key_I, "ı", 31, 0x2B9),                  # Turkish
    (0xC9, "é", 25, 0xE9), (0xB5, "µ", 58, 0xB5), (0xBA, "º", 49, 0xBA),      # Bépo, AltGr and M, Spanish
    (Qt.Key.Key_Return, "\r", 36, 0xFF0D), (Qt.Key.Key_Left, "", 113, 0xFF51), (Qt.Key.Key_Shift, "", 50, 0xFFE1),
])
def test_latin_layouts_go_by_letter(key: int, text: str, scan: int, virtual: int) -> None:
    assert by_place(pressed(key, text, scan, virtual)) is None


def test_hebrew_has_a_sign_in_the_place_of_w() -> None:
    for scan, virtual in ((25, 0x27), (0x11, 0x57), (0, 13)):
        assert meant(pressed(Qt.Key.Key_Apostrophe, "'", scan, virtual)) == (Qt.Key.Key_W, "w")
    assert by_place(pressed(Qt.Key.Key_Slash, "/", 24, 0x2F)) is None


ROWS = {"French": "&é\"'(-è_çà", "Czech": "+ěščřžýáíé", "Slovak": "+ľščťžýáíé", "Lithuanian": "ąčęėįšųū"}
KEYSYMS = {"ě": 0x1EC, "š": 0x1B9, "č": 0x1E8, "ř": 0x1F8, "ž": 0x1BE, "ľ": 0x1B5, "ť": 0x1BB}


@pytest.mark.parametrize("layout", list(ROWS))
def test_digits_without_shift(layout: str) -> None:
    mac = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)
    for n, sign in enumerate(ROWS[layout]):
        digit = "1234567890"[n]
        key = ord(sign.upper())
        for scan, virtual in ((10 + n, KEYSYMS.get(sign, ord(sign))), (2 + n, ord(digit)), (0, mac[n])):
            assert meant(pressed(key, sign, scan, virtual)) == (ord(digit), digit), (sign, scan)
        assert by_place(pressed(ord(digit), digit, 10 + n, ord(digit), SHIFT)) is None


@pytest.mark.parametrize(("key", "text", "scan", "virtual", "held"), [
    (Qt.Key.Key_Ampersand, "&", 16, 0x26, SHIFT), (Qt.Key.Key_Plus, "+", 35, 0x2B, NONE),
    (Qt.Key.Key_Plus, "+", 86, 0xFFAB, KEYPAD), (Qt.Key.Key_Minus, "-", 20, 0x2D, NONE),
    (Qt.Key.Key_Minus, "-", 82, 0xFFAD, KEYPAD), (Qt.Key.Key_Equal, "=", 21, 0x3D, NONE), (0xE9, "é", 0, 41, NONE),
])
def test_signs_elsewhere_stay_signs(key: int, text: str, scan: int, virtual: int, held: Qt.KeyboardModifier) -> None:
    assert by_place(pressed(key, text, scan, virtual, held)) is None


def test_figures_of_another_script_are_digits() -> None:
    assert meant(pressed(0x663, "٣", 12, 0x5B3)) == (Qt.Key.Key_3, "3")
    assert meant(pressed(0x6F3, "۳", 12, 0x10006F3)) == (Qt.Key.Key_3, "3")
