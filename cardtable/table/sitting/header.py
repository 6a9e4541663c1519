"""The line above the table: the game's name, what was agreed, and four pills."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from cardtable.games import part
from cardtable.table.paint import words
from cardtable.table.paint.look import LOW_WINDOW
from cardtable.table.widgets import Pill, Words
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.wording.keys import ACCUSE, HINT, LABORATORY, LAWS, MENU, TAKE_BACK, Keys

if TYPE_CHECKING:
    from cardtable.showing.talk import Talk
    from cardtable.table.sitting.host import Host

HEIGHT, NARROW_HEIGHT, LOW_HEIGHT = 56, 50, 42
NARROW = 1180
APART, AIR, LOW_AIR = 14, 14, 8      # between two pills; and above and below them together
PILLS = (("Hint", HINT), ("Take back", TAKE_BACK), ("Law book", LAWS), ("Menu", MENU))
SPARED = (LAWS, LABORATORY)          # in a narrow window: the menu has them


ACCUSING = ("Accuse", ACCUSE)


def pills_of(game: str, strict: bool = False) -> Sequence[tuple[str, Keys]]:
    """Those of a table at which this is played, under strict laws or others."""
    more = (("Laboratory", LABORATORY),) if part(game, "laboratory") is not None else (ACCUSING,) if strict else ()
    return PILLS[0], *more, *PILLS[1:]


def agreed(host: Host, talk: Talk) -> tuple[str, ...]:
    """What stands beside the title: who shares the screen, that it is practice, the form and options."""
    croupier = host.croupier
    parts = list(talk.subtitle(host.setup.game, croupier.sitting.options))
    if not host.chair.alone:
        parts.insert(0, f"{' and '.join([croupier.players[p].name for p in croupier.persons()])}, at one screen")
    if croupier.practice:
        parts.insert(0, "practice")
    return tuple(parts)


class Header(Dressed, QWidget):
    """`pills` are words and the keys that do as much; `pressed` tells by the name of its key what one asks for: "H",
    "Ctrl+Z", "L", "Esc".  With `below` its words lie below the title, in as many lines as they need."""

    pressed = Signal(str)

    def __init__(self, title: str, parts: Sequence[str], parent: QWidget | None = None,
                 pills: Sequence[tuple[str, Keys]] = PILLS) -> None:
        super().__init__(parent)
        self.parts, self.below = tuple(parts), False
        self.title = Words(title, "title", parent=self)
        self.subtitle = Words("", "subtitle", "subtitle", parent=self)
        self.pills: dict[str, Pill] = {}
        self._pills = tuple(pills)
        for text, keys in self._pills:
            pill = Pill(text, " ".join(keys.caps), self)
            pill.setToolTip(keys.told)
            pill.clicked.connect(lambda _=False, name=keys.name: self.pressed.emit(name))
            self.pills[keys.name] = pill

    @property
    def low(self) -> bool:
        """Whether there is little height for what lies below it."""
        page = self.parentWidget()
        return page is not None and page.height() < LOW_WINDOW

    def say(self, parts: Sequence[str]) -> None:
        """Other words beside the title."""
        self.parts = tuple(parts)
        self.arrange(self.geometry())

    def lie_below(self, below: bool) -> None:
        """The words lie below the title, or beside it."""
        self.below = below
        self.arrange(self.geometry())

    def height_for(self, width: int) -> int:
        """How high it is in a window of this width."""
        return self._line(width) + (self._below(width) if self.below else 0)

    def _line(self, width: int) -> int:
        """How high the line of title and pills is."""
        least = LOW_HEIGHT if self.low else NARROW_HEIGHT if width < NARROW else HEIGHT
        air = LOW_AIR if self.low else AIR
        return max(least, round(34 * self.look.furniture) + air, round(self.title.sizeHint().height() * .9))

    def _below(self, width: int) -> int:
        """How high the words are that lie below."""
        look, room = self.look, width - 2 * self._left(width)
        lines = words.wrapped(look.font("subtitle"), self._joined(self._fitting(room)), room)
        return round(len(lines) * look.metrics("subtitle").lineSpacing() + 6)

    @staticmethod
    def _left(width: int) -> int:
        return 18 if width < NARROW else 24

    def _fitting(self, room: int) -> list[str]:
        """The parts that have room, the first in any case."""
        parts = list(self.parts)
        measure = self.look.metrics("subtitle")
        while len(parts) > 1 and measure.horizontalAdvance(self._joined(parts)) > room:
            parts.pop()
        return parts

    @property
    def cut(self) -> bool:
        """Whether the first of its words have no room beside the title."""
        first = self.parts[0] if self.parts else ""
        return not self.below and self.look.metrics("subtitle").horizontalAdvance(first) > self.subtitle.width()

    def allow(self, keys: Keys, allowed: bool) -> None:
        """Lets the pill of these keys, if it has one, be pressed or not."""
        if keys.name in self.pills:
            self.pills[keys.name].setEnabled(allowed)

    def arrange(self, rect: QRect) -> None:
        """Lies in this rectangle; in a narrow one law book and laboratory are left out, and where words would lack room
        all keys but the hint's (they still serve)."""
        self.setGeometry(rect)
        narrow, high = rect.width() < NARROW, self._line(rect.width())
        self.title.set_role("title", 26 if narrow or self.low else None)
        right = rect.width() - (14 if narrow else 20)
        keyed = self._keys_fit(rect.width())
        for (_, keys), pill in reversed(list(zip(self._pills, self.pills.values()))):
            pill.setVisible(not (narrow and keys in SPARED))
            pill.key = " ".join(keys.caps) if keyed or keys is HINT else ""
            if pill.isHidden():
                continue
            size = pill.sizeHint()
            pill.setGeometry(right - size.width(), (high - size.height()) // 2, size.width(), size.height())
            right -= size.width() + APART
        left = self._left(rect.width())
        wide = self.title.sizeHint().width() + 6
        tall = self.title.sizeHint().height()
        self.title.setGeometry(left, min(0, high - 3 - tall), wide, max(high - 6, tall))  # its descenders are seen
        self.title.setVisible(left + wide <= right + APART)      # half of it under the pills would be no title
        beside = QRect(left + wide + 12, 3, max(0, right - left - wide - 20), high - 2)
        room = QRect(left, high - 6, rect.width() - 2 * left, rect.height() - high + 6) if self.below else beside
        self.subtitle.setWordWrap(self.below)
        self.subtitle.setText(self._joined(self._fitting(room.width())))
        self.subtitle.setGeometry(room)
        self.subtitle.setVisible(not self.cut)           # part of it would be no sentence

    def _keys_fit(self, width: int) -> bool:
        """Whether it holds its pills with their keys and still the first of its words."""
        shown = [(pill, keys) for (_, keys), pill in zip(self._pills, self.pills.values())
                 if width >= NARROW or keys not in SPARED]
        for pill, keys in shown:
            pill.key = " ".join(keys.caps)
        needed = sum([pill.sizeHint().width() + APART for pill, _ in shown]) + self.title.sizeHint().width()
        first = "" if self.below or not self.parts else self.parts[0]
        return needed + self.look.metrics("subtitle").horizontalAdvance(first) + 2 * self._left(width) + 40 <= width

    @staticmethod
    def _joined(parts: Sequence[str]) -> str:
        return "   ·   ".join(parts)
