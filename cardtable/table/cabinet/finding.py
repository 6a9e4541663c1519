"""Finding a game by a word: of its name, of what is said of it, or of its laws."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.games import NoSuchGame, game
from cardtable.rules.row import Row
from cardtable.showing import seeking

NAMED = range(3)                 # distances of a name


class Finder(QObject):
    """What each game may be found by.  Its laws are read in from the first search on, one game at a time."""

    learned = Signal()
    """The laws of another game can be searched."""

    def __init__(self, house: Sequence[Row], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = {row.name: seeking.folded(" ".join((row.title, row.blurb, row.book, *row.known_as)))
                       for row in house}
        self._names = {row.name: [seeking.folded(name) for name in (row.title, *row.known_as)] for row in house}
        self._unread = [row.name for row in house]
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read)

    @property
    def reading(self) -> bool:
        """Whether there are laws that have not been read yet, so that a word may still be found in them."""
        return bool(self._unread)

    def admits(self, row: Row, sought: str) -> bool:
        """Whether all the words sought, or their beginnings, are said of a game or in its laws; or whether together
        they are nearly its name, or nearly a word of it."""
        return seeking.admits(seeking.sought(sought), self._texts[row.name]) or self._called(row, sought)

    def distance(self, row: Row, sought: str) -> int:
        """How far from its name what was sought was found: it is a name, begins one, is nearly one (all NAMED),
        or stands only in what is said of it."""
        whole, names = " ".join(seeking.folded(sought).split()), self._names[row.name]
        if whole in names:
            return 0
        return 1 if any(seeking.names(sought, name) for name in names) else 2 if self._called(row, sought) else 3

    def _called(self, row: Row, sought: str) -> bool:
        wanted = " ".join(seeking.folded(sought).split())
        return any(seeking.near(wanted, name) or any(seeking.near(wanted, word) for word in seeking.WORD.findall(name))
                   for name in self._names[row.name])

    def begin(self) -> None:
        """Read the laws, while nothing else is to be done."""
        if self._unread:
            self._timer.start()

    def _read(self) -> None:
        name = self._unread.pop(0)
        try:
            codes = game(name).codes.values()
        except NoSuchGame:
            codes = {}.values()
        self._texts[name] += seeking.folded(" ".join([f" {law.heading} {law.text}"
                                                      for code in codes for law in code.laws]))
        if not self._unread:
            self._timer.stop()
        self.learned.emit()
