"""What all the finished games came to, by form and level."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.games import NAMES, game
from cardtable.store.results import Result, Tally, tally
from cardtable.table import telling
from cardtable.table.folio import Folio
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.rows import Row
from cardtable.table.widgets import Label, Segmented
from cardtable.table.widgets.dressed import Dressed

HEADS = ("Played", "Won", "Lost", "Drawn", "Points", "Coins", "In a row")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
AIDED: tuple[bool | None, ...] = (None, False, True)


def cells(found: Tally) -> tuple[str, ...]:
    """A tally in figures, one for each of HEADS."""
    share = f"{found.won} ({round(100 * found.won / found.played)}%)" if found.played else "0"
    coins = f"{found.coins:+d}".replace("-", "−") if found.coins else "0"
    row = f"{found.run} of {found.longest}" if found.longest else "0"
    return (str(found.played), share, str(found.lost), str(found.drawn),
            f"{found.points_for} : {found.points_against}", coins, row)


def title(name: str, form: str) -> str:
    """What a form of a game is called; its own name where the house has it no more."""
    if name not in NAMES:
        return form or name
    return telling.forms(game(name)).get(form, form) or game(name).title


class Tallies(Dressed, QWidget):
    """A line for each level under a heading for each form; the columns stand below each other throughout."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.tallies: dict[tuple[str, str, str], Tally] = {}

    def show_tallies(self, found: Mapping[tuple[str, str, str], Tally]) -> None:
        """These, in the order of games and forms."""
        self.tallies = dict(sorted(found.items(), key=lambda item: item[0][:2]))
        self.setAccessibleName(self.in_words())
        self.dress()

    def in_words(self) -> str:
        """All of it, as a reader aloud has it."""
        lines = []
        for (name, form, level), found in self.tallies.items():
            figures = ", ".join([f"{self.tr(head)} {cell}" for head, cell in zip(HEADS, cells(found), strict=True)])
            lines.append(f"{title(name, form)}, {level}: {figures}")
        return "; ".join(lines)

    def _lines(self) -> list[tuple[str, tuple[str, ...]]]:
        """A form's heading has no figures."""
        lines: list[tuple[str, tuple[str, ...]]] = []
        last = None
        for (name, form, level), found in self.tallies.items():
            if (name, form) != last:
                lines.append((title(name, form), ()))
                last = (name, form)
            lines.append((level.capitalize(), cells(found)))
        return lines

    def _columns(self) -> list[float]:
        heads, figures = self.look.metrics("column head"), self.look.metrics("figure")
        table = [cells(found) for found in self.tallies.values()]
        return [max([heads.horizontalAdvance(self.tr(head))] + [figures.horizontalAdvance(row[n]) for row in table])
                + 20 for n, head in enumerate(HEADS)]

    def _row_height(self) -> float:
        return round(self.look.font("body").pixelSize() * 1.85)

    def sizeHint(self) -> QSize:
        """All columns, all lines."""
        names = [self.look.metrics("strong").horizontalAdvance(text) for text, _ in self._lines()]
        wide = max(names, default=100) + 20 + sum(self._columns())
        return QSize(round(wide), round(self._row_height() * (1 + len(self._lines()))))

    def minimumSizeHint(self) -> QSize:
        """No figure is cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heads, headings, lines."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, high, wide = self.look, self._row_height(), self._columns()
        start = self.width() - sum(wide)
        self._cells(painter, 0, start, wide, [self.tr(head) for head in HEADS], "column head", "heading")
        for number, (text, figures) in enumerate(self._lines(), 1):
            y = number * high
            role, indent = ("body", 14) if figures else ("strong", 0)
            words.engraved(painter, QRectF(indent, y, start, high), look.font(role), text, look.palette.ink, align=LEFT)
            self._cells(painter, y, start, wide, list(figures), "figure", "ink")
            painter.fillRect(QRectF(0, y, self.width(), 1), QColor(look.palette.rule))

    def _cells(self, painter: QPainter, y: float, x: float, wide: list[float], texts: list[str], role: str,
               colour: str) -> None:
        for text, width in zip(texts, wide, strict=False):
            words.engraved(painter, QRectF(x, y, width, self._row_height()), self.look.font(role), text,
                           getattr(self.look.palette, colour), align=RIGHT)
            x += width


class StatisticsSheet(Folio):
    """The tallies, of all games or of those played without or with aids."""

    WIDE = 820

    def __init__(self, results: list[Result], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Statistics"), parent=parent)
        self.results = results
        self.filter = Segmented((self.tr("All games"), self.tr("Without aids"), self.tr("With aids")), 0,
                                self.tr("Which games"))
        self.filter.chosen.connect(self.show_games)
        self.tallies = Tallies()
        self.empty = Label(self.tr("No game has been finished yet."), "event", "ink_second", wrap=True)
        self.note = Label(self.tr("Games for practice, in which something seen was taken back, are not counted."),
                          "note", "heading", wrap=True)
        self.above.addWidget(Row(self.tr("Counted"), self.filter))
        self.roll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.middle.addWidget(self.tallies)
        self.middle.addWidget(self.empty)
        self.middle.addWidget(self.note)
        self.middle.addStretch(1)
        self.close_button(self.tr("Close"))
        self.show_games(0)

    def show_games(self, which: int) -> None:
        """All, unaided or aided games."""
        found = tally(self.results, AIDED[which])
        self.tallies.show_tallies(found)
        self.tallies.setVisible(bool(found))
        self.empty.setVisible(not found)
