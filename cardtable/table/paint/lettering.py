"""Typefaces: the roles words play, their faces and sizes, and the whole pixels they are set in."""
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from PySide6.QtGui import QFont, QFontMetricsF

DISPLAY = ("EB Garamond 08", "EB Garamond", "EB Garamond 12")
"""The 08 cut first: drawn for small sizes, it holds its hairlines on a screen, and its accents stay in the line."""
TEXT = ("Linux Libertine O", "Libertinus Serif")
FALLBACKS = ("Georgia", "Times New Roman", "serif")

LEAST = 15
"""No words are ever set in fewer pixels than this."""

MEASURED = 4096
"""Words whose width is remembered, some half a megabyte."""

OLD_STYLE = (("onum", 1),)
LINING = (("lnum", 1),)
COLUMN = (("lnum", 1), ("tnum", 1))
SMALL_CAPITALS = (("smcp", 1), ("c2sc", 1), ("onum", 1))


@dataclass(frozen=True, slots=True)
class Role:
    """How one kind of words is set.  `px` is at unit 1; `spacing` is in hundredths of an em."""

    px: int
    family: tuple[str, ...] = TEXT
    weight: int = 400
    italic: bool = False
    spacing: int = 0
    features: tuple[tuple[str, int], ...] = OLD_STYLE


ROLES = {
    "title": Role(30, DISPLAY),                     # the game's name above the table
    "name": Role(54, DISPLAY),                      # the same, on the cloth of a dialog
    "sheet": Role(28, DISPLAY),
    "chapter": Role(25, DISPLAY),
    "worth": Role(25, DISPLAY, features=LINING),    # what a hand has counted
    "tile": Role(22, DISPLAY),
    "speech": Role(20, DISPLAY, italic=True),
    "subtitle": Role(16, italic=True),
    "body": Role(17),
    "strong": Role(17, weight=600),
    "event": Role(17, italic=True),
    "caption": Role(16, italic=True),
    "caption upright": Role(16),
    "note": Role(16, italic=True),
    "law": Role(16),
    "law number": Role(16, weight=600),
    "citation": Role(15, italic=True),
    "small": Role(15),
    "label": Role(16, weight=600, spacing=8, features=SMALL_CAPITALS),
    "column head": Role(17, spacing=7, features=SMALL_CAPITALS),
    "speaker": Role(17, spacing=3, features=SMALL_CAPITALS),
    "figure": Role(17, features=COLUMN),
    "figure strong": Role(17, weight=600, features=COLUMN),
    "count": Role(19, weight=600, features=COLUMN),
    "token": Role(19, weight=600, spacing=1),
    "token small": Role(17, weight=600, spacing=1),
    "key": Role(15, weight=600, features=LINING),
    "plate": Role(17, weight=600),
    "plate note": Role(15, italic=True),
    "reading name": Role(17, weight=600, features=LINING),
    "reading": Role(15, italic=True, features=LINING),
    "pill": Role(16, features=LINING),
    "pill key": Role(15, features=LINING),
    "tab": Role(17),
    "engraved": Role(15, features=LINING),          # on instruments
    "engraved italic": Role(15, italic=True, features=LINING),
    "rim": Role(17, spacing=8, features=SMALL_CAPITALS),
    "dial": Role(46, DISPLAY, features=LINING),
    "numeral": Role(25, weight=600, features=LINING),   # on coins and counters
}


def pixels(px: float, unit: float = 1.0, text: float = 1.0) -> int:
    """The size to set `px` in: it grows with the root of the table's `unit` and with the reader's `text` scale."""
    return round(max(LEAST, px * sqrt(unit)) * text)


@lru_cache(maxsize=512)
def _made(role: Role, size: int) -> QFont:
    font = QFont([*role.family, *FALLBACKS])
    font.setPixelSize(size)
    font.setWeight(QFont.Weight(role.weight))
    font.setItalic(role.italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if role.spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, size * role.spacing / 100)
    for tag, value in role.features:
        font.setFeature(QFont.Tag(tag), value)
    return font


def font(role: str, unit: float = 1.0, text: float = 1.0, px: float | None = None) -> QFont:
    """The font of a role of ROLES, or of the same role drawn from another size `px`."""
    chosen = ROLES[role]
    return QFont(_made(chosen, pixels(chosen.px if px is None else px, unit, text)))


@lru_cache(maxsize=512)
def _measured(role: Role, size: int) -> QFontMetricsF:
    return QFontMetricsF(_made(role, size))


def metrics(role: str, unit: float = 1.0, text: float = 1.0, px: float | None = None) -> QFontMetricsF:
    """The measures of that font, in logical pixels, taken once."""
    chosen = ROLES[role]
    return _measured(chosen, pixels(chosen.px if px is None else px, unit, text))


@lru_cache(maxsize=MEASURED)
def _advance(role: Role, size: int, words: str) -> float:
    return _measured(role, size).horizontalAdvance(words)


def advance(role: str, words: str, unit: float = 1.0, text: float = 1.0) -> float:
    """How wide words of a role are in one line, in logical pixels: of the same words that is asked again and again."""
    chosen = ROLES[role]
    return _advance(chosen, pixels(chosen.px, unit, text), words)


def exact(role: str, px: float) -> QFont:
    """A role's font at a size that no setting changes: for words that are part of an instrument."""
    return QFont(_made(ROLES[role], max(1, round(px))))
