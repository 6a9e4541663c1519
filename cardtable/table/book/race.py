"""Bars on the score page: what each side has, what of it is of this deal, and the mark it has to reach."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.showing.race import Race
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import Dressed

BAR, STEP, FOOT = 20.0, 27.0, 26.0       # a bar, from one to the next, and the room of the mark's name
MARK = .72                               # of the width, while nobody is far beyond it
BEYOND = 1.3                             # times the mark: farther the bars are drawn to another measure
COLOURS = (("#2F6A4A", "#5D9A78"), ("#7A6038", "#A98F5E"))
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class RaceView(Dressed, QWidget):
    """Hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.race: Race | None = None
        self.names: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_race(self, race: Race | None, names: Sequence[str]) -> None:
        """Draw this, with these names of the sides."""
        self.race, self.names = race, tuple(names)
        self.setVisible(race is not None)
        if race is not None:
            self.setAccessibleName(race.sentence(self.names))
        self.updateGeometry()
        self.update()

    def in_words(self) -> list[str]:
        """A sentence, where there is a mark that matters."""
        return [self.race.sentence(self.names)] if self.race is not None else []

    def sizeHint(self) -> QSize:
        """A bar for each side, and the name of the mark."""
        bars = len(self.race.before) if self.race is not None else 0
        return QSize(200, round((10 + bars * STEP + FOOT) * self.look.furniture))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars, the mark and its name."""
        if self.race is None:
            return
        race, look, scale = self.race, self.look, self.look.furniture
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        most = max([before + made for before, made in zip(race.before, race.made, strict=True)])
        point = self.width() * (MARK / race.mark if most <= race.mark * BEYOND else 1 / most)
        plain = look.palette.plain
        for side, (before, made) in enumerate(zip(race.before, race.made, strict=True)):
            y = (10 + side * STEP) * scale
            dark, light = COLOURS[side % len(COLOURS)]
            for start, points, colour in ((0, before, dark), (before, made, light)):
                bar = QRectF(start * point, y, max(points, 0) * point, BAR * scale)
                painter.setPen(QPen(QColor("#000000"), 2) if plain and points > 0 else Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#FFFFFF" if plain else colour))
                painter.drawRect(bar)
            name, font = self.names[side], look.font("small")
            wide, inside = look.metrics("small").horizontalAdvance(name) + 14, before * point
            room = QRectF(7 if wide < inside else max(inside + made * point, 0) + 7, y, self.width(), BAR * scale)
            ink = look.palette.paper_raised if wide < inside and not plain else look.palette.ink
            words.engraved(painter, room, font, name, ink, align=LEFT)
        x, foot = race.mark * point, (6 + len(race.before) * STEP) * scale
        painter.setPen(QPen(QColor(look.palette.oxblood), 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, 4), QPointF(x, foot))
        half = look.metrics("small").horizontalAdvance(race.title) / 2 + 2
        middle = min(max(x, half), self.width() - half)
        below = QRectF(middle - half, foot, 2 * half, (FOOT - 4) * scale)
        words.engraved(painter, below, look.font("small"), race.title, look.palette.oxblood, align=MIDDLE)
