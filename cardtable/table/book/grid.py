"""A grid of answers, drawn into the page of advice: full discs, rings, and a wave where an answer is not certain."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.showing.charts import Answer, Grid
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import Breaking

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LINE, KEY, AIR = 25.0, 28.0, 4.0                 # heights at furniture scale 1
DISC, NAMES = 6.2, .115                          # radius of an answer, and how much of the width the rows' names take
GREEN = "#2F6A4A"
TINT = 20                                        # of the rows in which a case at hand lies, of 255


class GridView(Breaking):
    """Takes the width it is given, and is as high as it must be."""

    WIDTH = 270

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid_shown: Grid | None = None
        self.hide()

    def show_grid(self, grid: Grid | None) -> None:
        """Draw another, or none."""
        self.grid_shown = grid
        self.setVisible(grid is not None)
        if grid is not None:
            self.setAccessibleName(f"{grid.title}, {grid.note}")
            self.setAccessibleDescription(f"{grid.words}. {grid.foot}")
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        """Titles, columns, all rows, the key."""
        rows = len(self.grid_shown.rows) if self.grid_shown else 0
        return round((LINE * (rows + 3) + KEY + AIR) * self.look.furniture)

    def paintEvent(self, event: QPaintEvent) -> None:
        """From its title to its key."""
        grid = self.grid_shown
        if grid is None:
            return
        painter, look, line = QPainter(self), self.look, LINE * self.look.furniture
        painter.setRenderHints(HINTS)
        palette, wide = look.palette, float(self.width())
        for number, (left, right) in enumerate(((grid.title, grid.note), grid.over)):
            rect = QRectF(0, number * line, wide, line)
            roles = ("label", "heading") if not number else ("small", "ink_second")
            words.engraved(painter, rect, look.font(roles[0]), left, getattr(palette, roles[1]), align=LEFT)
            words.engraved(painter, rect, look.font("note" if not number else "small"), right, palette.ink_second,
                           align=RIGHT)
        first, top = NAMES * wide, 3 * line
        pitch = (wide - first) / len(grid.columns)
        for number, name in enumerate(grid.columns):
            self._name(painter, QRectF(first + number * pitch, 2 * line, pitch, line), name)
        painter.fillRect(QRectF(0, top - 1, wide, 1), QColor(palette.field_edge))
        for row, (name, answers) in enumerate(grid.rows):
            y = top + row * line
            if any(at == row for at, _ in grid.at):
                tint = QColor(palette.oxblood)
                tint.setAlpha(TINT)
                painter.fillRect(QRectF(0, y, wide, line), tint)
            self._name(painter, QRectF(0, y, first, line), name)
            for column, answer in enumerate(answers):
                cell = QRectF(first + column * pitch, y, pitch, line)
                self._answer(painter, cell, answer)
                if (row, column) in grid.at:
                    painter.setPen(QPen(QColor(palette.oxblood), 2))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 3, 3)
        self._key(painter, grid, top + len(grid.rows) * line + AIR * look.furniture)

    def _name(self, painter: QPainter, cell: QRectF, text: str) -> None:
        font = self.look.font("small")
        font.setPixelSize(min(font.pixelSize(), round(.8 * cell.width())))      # columns do not grow with letters
        words.engraved(painter, cell, font, text, self.look.palette.ink)

    def _answer(self, painter: QPainter, cell: QRectF, answer: Answer) -> None:
        palette = self.look.palette
        radius = min(DISC * self.look.furniture, .36 * cell.width(), .36 * cell.height())
        middle = cell.center() - QPointF(0, .12 * cell.height() * answer.wavers)
        ink = QColor(palette.ink_second if not answer.first else palette.ink if palette.plain else GREEN)
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(ink if answer.first else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius - .7, radius - .7)
        if answer.wavers:
            self._wave(painter, QPointF(cell.center().x(), middle.y() + radius + 3), radius)

    def _wave(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        path = QPainterPath(middle + QPointF(-1.4 * reach, 0))
        for way in (-1, 1):
            path.quadTo(middle + QPointF((way - .3 * way) * reach * .9, 3.2 * way),
                        middle + QPointF(0 if way < 0 else 1.4 * reach, 0))
        painter.setPen(QPen(QColor(self.look.palette.brass_dark), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _key(self, painter: QPainter, grid: Grid, y: float) -> None:
        """A sample of each, and what it means."""
        look, x, high = self.look, 0.0, KEY * self.look.furniture
        font, measure = look.font("small"), look.metrics("small")
        for number, text in enumerate(grid.key):
            cell = QRectF(x, y, 16 * look.furniture, high)
            if number < 2:
                self._answer(painter, cell, Answer(not number))
            else:
                self._wave(painter, cell.center(), DISC * look.furniture)
            x = cell.right() + 4 * look.furniture
            words.engraved(painter, QRectF(x, y, self.width(), high), font, text, look.palette.ink_second, align=LEFT)
            x += measure.horizontalAdvance(text) + 12 * look.furniture
