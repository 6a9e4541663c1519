"""The chart of the lead in a game, engraved: red hatching where the reader was before, black where he was behind."""
from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

PITCH = 4                    # of the hatching
FOOT, GUTTER, HEAD = 28, 52, 12          # below the frame for the deals; at its left for the scale; free above a figure
DOT = 4.0
FIGURES = 14                 # points beyond which only the extremes and the last bear their figure
OVER = 24                    # free above the highest point and below the lowest, for its figure
CLEAR = 8                    # between words and the nearest figure
APART = 3                    # between two figures
LEAST = 4                    # the scale reaches at least so far from the level, all in all


def chart(look: Look, width: float, height: float, lead: Sequence[int], before: str, behind: str) -> Picture:
    """`lead` as it was begun with and after each deal; the words stand in the upper and the lower part, if any."""
    image = blank(width, height, look.ratio)
    scale = look.furniture
    frame = QRectF(GUTTER * scale, 1, width - GUTTER * scale - 10, height - FOOT * scale - 1)
    with painting(image) as painter:
        _Chart(painter, look, frame, lead).draw(before, behind)
    return Picture(image, 0)


class _Chart:
    """One chart being drawn."""

    def __init__(self, painter: QPainter, look: Look, frame: QRectF, lead: Sequence[int]) -> None:
        self.painter, self.look, self.frame, self.lead = painter, look, frame, lead
        high, low = max(*lead, 0), min(*lead, 0)
        spare = max(LEAST, high - low)
        free = min(.36, OVER * look.furniture / frame.height())          # of the frame's height
        reach = spare / (1 - 2 * free)
        self.high, self.low = high + free * reach, low - free * reach
        self.figures: list[QRectF] = []          # where those of the points stand
        self.red, self.black = QColor(look.palette.oxblood), QColor(look.palette.ink)

    def x(self, deal: int) -> float:
        return self.frame.x() + self.frame.width() * deal / max(1, len(self.lead) - 1)

    def y(self, points: float) -> float:
        return self.frame.y() + self.frame.height() * (self.high - points) / (self.high - self.low)

    def draw(self, before: str, behind: str) -> None:
        """Ground, hatching, axes, line, figures, words."""
        painter, frame = self.painter, self.frame
        painter.save()
        painter.setClipRect(frame)
        if not self.look.palette.plain:
            self._lines(frame, QColor("#8CB79F6D"), .7, 0)
        area = self._area()
        level = self.y(0)
        for part, colour, slope in ((QRectF(frame.x(), frame.y(), frame.width(), level - frame.y()), self.red, 1),
                                    (QRectF(frame.x(), level, frame.width(), frame.bottom() - level), self.black, -1)):
            cut = QPainterPath()
            cut.addRect(part)
            painter.save()
            painter.setClipPath(area & cut)
            painter.fillRect(part, QColor(self.look.palette.paper))
            self._lines(part, colour, 1.4, slope)
            painter.restore()
        painter.restore()
        self._axes(level)
        painter.setPen(QPen(self.black, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF([QPointF(self.x(n), self.y(points)) for n, points in enumerate(self.lead)]))
        self._points()
        self._words(before, behind, level)

    def _area(self) -> QPainterPath:
        """Between the line and the level."""
        path = QPainterPath(QPointF(self.x(0), self.y(0)))
        for n, points in enumerate(self.lead):
            path.lineTo(self.x(n), self.y(points))
        path.lineTo(self.x(len(self.lead) - 1), self.y(0))
        path.closeSubpath()
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def _lines(self, rect: QRectF, colour: QColor, thick: float, slope: int) -> None:
        """Parallel lines over all of it: level for 0, rising for 1, falling for -1."""
        self.painter.setPen(QPen(colour, thick))
        run = rect.height() if slope else 0.0
        step = PITCH * 2 ** .5 if slope else PITCH
        for n in range(ceil(((rect.width() + run) if slope else rect.height()) / step) + 1):
            if not slope:
                self.painter.drawLine(QLineF(rect.x(), rect.y() + n * step, rect.right(), rect.y() + n * step))
                continue
            x = rect.x() + n * step - run
            low, high = (rect.bottom(), rect.top()) if slope > 0 else (rect.top(), rect.bottom())
            self.painter.drawLine(QLineF(x, low, x + run, high))

    def _axes(self, level: float) -> None:
        painter, frame, look = self.painter, self.frame, self.look
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.palette.field_edge), 1))
        painter.drawRect(frame)
        painter.setPen(QPen(self.black, 1.4))
        painter.drawLine(frame.topLeft(), frame.bottomLeft())
        painter.drawLine(QPointF(frame.x(), level), QPointF(frame.right(), level))
        font, measure = look.font("engraved"), look.metrics("engraved")
        painter.setFont(font)
        second = QColor(look.palette.ink_second)
        for points in self._scale():
            y = self.y(points)
            painter.setPen(QPen(self.black, 1.2))
            painter.drawLine(QPointF(frame.x() - 5, y), QPointF(frame.x(), y))
            painter.setPen(second)
            painter.setFont(font if points else look.font("engraved italic"))
            painter.drawText(QRectF(0, y - measure.height() / 2, frame.x() - 9, measure.height()),
                             int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                             str(abs(points)) if points else "level")
        painter.setFont(font)
        every = ceil((len(self.lead) - 1) * measure.horizontalAdvance("00 ") / max(1.0, frame.width()))
        for n in range(1, len(self.lead)):
            painter.setPen(QPen(self.black, 1.2))
            painter.drawLine(QPointF(self.x(n), frame.bottom()), QPointF(self.x(n), frame.bottom() + 5))
            if n % max(1, every) == 0:
                painter.setPen(second)
                painter.drawText(QRectF(self.x(n) - 20, frame.bottom() + 6, 40, measure.height()),
                                 int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), str(n))

    def _scale(self) -> list[int]:
        """The marks of the scale: the level, and a few round numbers above and below, none too near another."""
        room = 1.5 * self.look.metrics("engraved").height() * (self.high - self.low) / self.frame.height()
        step = next(n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10 ** 9) if n >= room)
        half = room / 3                              # of a figure, which nothing cuts off at the top
        return [n * step for n in range(ceil(self.low / step), int((self.high - half) // step) + 1)]

    def _points(self) -> None:
        """A dot for each deal, with its figure outside the line where there is room: the extremes and the last before
        all others."""
        for n, points in enumerate(self.lead[1:], 1):
            self.painter.setPen(QPen(QColor(self.look.palette.paper), 1.2))
            self.painter.setBrush(self.red if points > 0 else self.black)
            self.painter.drawEllipse(QPointF(self.x(n), self.y(points)), DOT, DOT)
        ends, last = {max(self.lead), min(self.lead)}, len(self.lead) - 1
        foremost = [*[n for n in range(1, last) if self.lead[n] in ends], last]
        others = [n for n in range(1, last) if n not in foremost] if len(self.lead) <= FIGURES else []
        for n in [n for n in (*foremost, *others) if self.lead[n]]:
            self._figure(n, n == last)

    def _figure(self, n: int, last: bool) -> None:
        """That of one deal, unless it would run into another."""
        font, measure = self.look.font("figure strong", 15.5), self.look.metrics("figure strong", 15.5)
        points, text = self.lead[n], str(abs(self.lead[n]))
        wide = measure.horizontalAdvance(text)
        x = self.x(n) - wide / 2 - (14 if last else 0)
        y = self.y(points) - 9 if points > 0 else self.y(points) + 5 + measure.ascent()
        rect = QRectF(x, y - measure.ascent(), wide, measure.height())
        if not any(rect.adjusted(-APART, 0, APART, 0).intersects(one) for one in self.figures):
            self._outlined(QPointF(x, y), text, font, self.red if points > 0 else self.black)
            self.figures.append(rect)

    def _words(self, before: str, behind: str, level: float) -> None:
        """Who was before, in the part of the chart that is his."""
        measure = QFontMetricsF(self.look.font("caption"))
        if max(self.lead) > 0 and level - self.frame.y() > 2 * measure.height():
            self._beside_figures(before, self.frame.y() + measure.ascent() + 6, self.red, (0, 1, .5))
        if min(self.lead) < 0 and self.frame.bottom() - level > 2 * measure.height():
            self._beside_figures(behind, self.frame.bottom() - 8, self.black, (1, 0, .5))

    def _beside_figures(self, text: str, y: float, colour: QColor, places: Sequence[float]) -> None:
        """At the first of these places, in parts of the room from the left, where no figure stands; else nowhere."""
        font, measure = self.look.font("caption"), QFontMetricsF(self.look.font("caption"))
        wide = measure.horizontalAdvance(text)
        for place in places:
            x = self.frame.x() + 12 + place * (self.frame.width() - 24 - wide)
            rect = QRectF(x, y - measure.ascent(), wide, measure.height()).adjusted(-CLEAR, 0, CLEAR, 0)
            if not any(rect.intersects(figure) for figure in self.figures):
                self._outlined(QPointF(x, y), text, font, colour)
                return

    def _outlined(self, at: QPointF, text: str, font: QFont, colour: QColor) -> None:
        """Words on the hatching, with paper round them."""
        path = QPainterPath()
        path.addText(at, font, text)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.strokePath(path, QPen(QColor(self.look.palette.paper), 4, Qt.PenStyle.SolidLine,
                                           Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        self.painter.fillPath(path, colour)
