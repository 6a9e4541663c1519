"""Keys by their place on the board, where a layout has no Latin letters, or its digits only with Shift.

A window system tells, besides the character, of a key's place: X11 and Wayland by a scan code (8 more than the
kernel's) with the character's keysym, Windows by a virtual key, which by every layout is a Latin letter or a digit,
macOS by a virtual key that is the place, and no scan code.  Where it tells neither, the character itself must do.
"""
from __future__ import annotations

from unicodedata import category, decimal, name

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
DIGITS = "1234567890"
SLASH = "/"                              # where a letter lies in its place, as by Arabic layouts
FIRST = (24, 38, 52)                     # the scan code of each row's first key under X11 and Wayland
X11 = {first + n: letter for first, row in zip(FIRST, ROWS) for n, letter in enumerate(row)} | {61: SLASH}
X11_DIGITS = {10 + n: digit for n, digit in enumerate(DIGITS)}
MAC = {0: "A", 1: "S", 2: "D", 3: "F", 4: "H", 5: "G", 6: "Z", 7: "X", 8: "C", 9: "V", 11: "B", 12: "Q", 13: "W",
       14: "E", 15: "R", 16: "Y", 17: "T", 31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K", 45: "N",
       46: "M", 44: SLASH}
MAC_DIGITS = dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), DIGITS))
WINDOWS_SLASH = 0x35                     # a scan code: its virtual key is no letter

WRITTEN = (("йцукенгшщз", "фывапролд", "ячсмить"), ("йцукенгшўз", "фівапролд", "ячсмить"),
           (";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"), ("/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
           ("ضصثقفغعهخح", "شسيبلاتنم", "ئءؤرﻻىة"), ("ضصثقفغعهخح", "شسیبلاتنم", "ظطزرذدئ"))
LETTERS = {character: letter for rows in reversed(WRITTEN) for row, plain in zip(rows, ROWS)
           for character, letter in zip(row, plain) if category(character)[0] == "L"}
APOSTROPHE = "W"                         # Hebrew layouts have that sign among their letters, in this place

DIGIT_ROWS = ('&é"\'(-è_çà', '&é"\'(§è!çà', "+ěščřžýáíé", '"«»()@+-/*', "ๅ/-ภถุึคตจ")
"""What the digits' keys bear without Shift, as by French, Belgian, Czech, Bépo and Thai layouts; elsewhere letters."""
ALONE = {character: digit for row in DIGIT_ROWS[2::-2] for character, digit in zip(row, DIGITS)
         if character not in "'-+"}      # where no place is told: by nobody else's layout without Shift

HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
SHIFT, KEYPAD = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier


def by_place(event: QKeyEvent, letters: bool = True) -> QKeyEvent | None:
    """The same press with the Latin letter or the digit that its place stands for; None where it is what it says.
    Without `letters` only digits are looked for."""
    digit = _digit(event)
    if digit:
        return _made(event, Qt.Key.Key_0.value + int(digit), digit)
    letter = _letter(event) if letters else ""
    if not letter:
        return None
    held = event.modifiers()
    text = "" if held & HELD else letter if held & SHIFT else letter.lower()
    return _made(event, ord(letter), text)


def _made(event: QKeyEvent, key: int, text: str) -> QKeyEvent:
    kind = QEvent.Type.KeyPress if event.type() == QEvent.Type.KeyPress else QEvent.Type.KeyRelease
    made = QKeyEvent(kind, key, event.modifiers(), event.nativeScanCode(), event.nativeVirtualKey(),
                     event.nativeModifiers(), text, event.isAutoRepeat(), event.count())
    made.setTimestamp(event.timestamp())
    return made


def _character(event: QKeyEvent) -> str:
    """What the key writes, also where Ctrl is held with it."""
    text, key = event.text(), event.key()
    if text and text.isprintable():
        return text
    return chr(key).lower() if 0x100 <= key < 0x110000 else ""


def _letter(event: QKeyEvent) -> str:
    """The Latin letter in the place of a key that bears one of another script."""
    character = _character(event)
    if character == "'":
        return APOSTROPHE if _place(event) == APOSTROPHE else ""
    if not character or not foreign(character[0]):
        return ""
    return _place(event) or LETTERS.get(character[0].lower(), "")


def foreign(character: str) -> bool:
    """Whether this is a letter, or a sign belonging to one, of a script that is not Latin."""
    return ord(character) > 0xFF and category(character)[0] in "LM" and "LATIN" not in name(character, "LATIN")


def _place(event: QKeyEvent) -> str:
    """The letter by its place, "" where none is told."""
    scan, virtual = event.nativeScanCode(), event.nativeVirtualKey()
    if scan and 0x41 <= virtual <= 0x5A:
        return chr(virtual)
    if scan and virtual < 0x100 and scan == WINDOWS_SLASH and virtual:
        return SLASH
    return X11.get(scan, "") if scan else MAC.get(virtual, "") if virtual else ""


def _digit(event: QKeyEvent) -> str:
    """The digit of a key that bears it, but writes something else, or writes it in figures of another script."""
    text, held = event.text(), event.modifiers()
    if len(text) != 1 or held & HELD or text.isascii() and text.isalnum():
        return ""
    written = decimal(text, None)
    if written is not None:
        return str(int(written))
    if held & (SHIFT | KEYPAD):
        return ""
    scan, virtual = event.nativeScanCode(), event.nativeVirtualKey()
    if not scan and not virtual:
        return ALONE.get(text, "")
    if scan and 0x30 <= virtual <= 0x39:                     # Windows
        digit = chr(virtual)
    else:
        digit = X11_DIGITS.get(scan, "") if scan else MAC_DIGITS.get(virtual, "")
    borne = category(text)[0] in "LM" or any(row[DIGITS.index(digit)] == text for row in DIGIT_ROWS) if digit else False
    return digit if borne else ""
