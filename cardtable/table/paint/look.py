"""Everything a picture depends on besides its own subject: unit, pixel ratio, text scale, palette and deck."""
from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import sqrt
from pathlib import Path

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from cardtable.table.paint import lettering
from cardtable.table.paint.palette import NORMAL, Palette

CLOTH = QSizeF(1012, 780)
"""The cloth on which one unit is one logical pixel, in a window of 1440 by 900."""

LEAST_WINDOW = QSize(880, 470)
"""The smallest window.  From about 1090 by 540 on all that is needed to play is seen: so much a laptop leaves whose
screen of 1366 by 768, or of 1920 by 1080, is scaled to 125, or 175, in a hundred, and has title and bar of tasks; below
that it is crowded, but one's own hand is whole."""

LOW, LOW_WINDOW = .76, 680
"""The unit of a cloth, and the height of a window, below which height is what is wanting: a low table."""

LEAST_FURNITURE = .84
MOST_TEXT = 2.0
LARGE = 1.3
"""The reader's scale of words from which they need other room."""
CROWDED = 1.15
"""The same beyond which things meet that would not with usual words."""
USUAL, MOST_GROWTH, STEP = QSizeF(1440, 900), 1.25, .05


@dataclass(frozen=True, slots=True)
class DeckLook:
    """Which pack of cards is on the table."""

    back: str = "blue"                  # blue, red, green, lattice or fans
    four_colours: bool = False
    large_indices: bool = False
    folder: Path | None = None          # a pack of the player's own, in SVG files


@dataclass(frozen=True)
class Look:
    """How things are drawn just now.  It never changes, compares by value, and so can be part of a pixmap's key."""

    unit: float = 1.0       # u of the table: logical pixels per pixel of the drawings
    ratio: float = 1.0      # device pixels per logical pixel
    text: float = 1.0       # the reader's scale of words, 1 to 2; on paper over a large window more
    growth: float = 1.0     # how much of `text` is owed to the window, not to the reader
    palette: Palette = NORMAL
    deck: DeckLook = DeckLook()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Reckoned once: a picture is looked for some hundred times after every move."""
        return hash((self.unit, self.ratio, self.text, self.growth, self.palette, self.deck))

    @property
    def furniture(self) -> float:
        """The scale of things that hold words (plates, tokens): not below 1, as no words shrink below 15, but on a low
        table, where margins give way.

        It grows half as fast as the reader's text, since margins need not grow as words do.
        """
        shrunk = min(1.0, max(LEAST_FURNITURE, self.unit / LOW))
        return max(shrunk, sqrt(self.unit)) * (1 + self.text) / 2

    @property
    def low(self) -> bool:
        """Whether the cloth is so low that what lay below each other must lie side by side."""
        return self.unit < LOW

    @property
    def large(self) -> bool:
        """Whether the reader wants letters so large that what lay beside each other must lie below."""
        return self.text > LARGE * self.growth

    def font(self, role: str, px: float | None = None) -> QFont:
        """The font of a role at this unit and text scale."""
        return lettering.font(role, self.unit, self.text, px)

    def metrics(self, role: str, px: float | None = None) -> QFontMetricsF:
        """The measures of that font, in logical pixels."""
        return lettering.metrics(role, self.unit, self.text, px)

    def advance(self, role: str, words: str) -> float:
        """How wide words of that font are in one line, in logical pixels."""
        return lettering.advance(role, words, self.unit, self.text)

    def snapped(self, length: float) -> float:
        """A length made a whole number of device pixels."""
        return round(length * self.ratio) / self.ratio

    def at_rest(self) -> Look:
        """The same look for a dialog, which does not grow with the table."""
        return replace(self, unit=1.0)


def unit_of(cloth: QSizeF) -> float:
    """The unit u of a cloth of this size."""
    return min(cloth.width() / CLOTH.width(), cloth.height() / CLOTH.height())


def growth_of(window: QSizeF) -> float:
    """How much larger words on paper are in a window of this size: as those on the table, by the root of its unit, up
    to a size at which reading is easy from any distance at which the whole of it is seen."""
    unit = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    return min(MOST_GROWTH, max(1.0, round(sqrt(unit) / STEP) * STEP))
