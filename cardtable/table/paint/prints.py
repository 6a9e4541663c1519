"""What is printed on the cloth: lines, spaces, numbers on ovals, names; and the light of a place, and its name."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from cardtable.showing.printed import Mark, Point, Printed, Space
from cardtable.table.paint import lettering, shadow, words
from cardtable.table.paint.canvas import Picture, blank, painting, rounded, vertical
from cardtable.table.paint.look import Look

LINE, LETTERS, VEIL = "#E8DDB6", "#F1E7C6", "#38402F"
INKS = {"red": "#92281F", "black": "#1D1715", "green": "#2C6B4A", "": ""}
BEYOND = 16.0                                    # round the print, for lines that lie outside it, in pixels
LEAST = 11.0                                     # of a number on its oval: its place says it, too
READING_HIGH, NOTCH = 32.0, 7.0


def printed(look: Look, width: float, height: float, what: Printed) -> Picture:
    """All of it, stretched to this size."""
    image = blank(width + 2 * BEYOND, height + 2 * BEYOND, look.ratio)
    across, down = width / what.wide, height / what.high
    with painting(image) as painter:
        painter.translate(BEYOND, BEYOND)

        def at(point: Point) -> QPointF:
            return QPointF(point[0] * across, point[1] * down)

        for space in what.spaces:
            painter.setPen(QPen(QColor(LINE), 1.6))
            fill = QColor(INKS[space.ink] or "#0F3324")
            fill.setAlphaF(1 if look.palette.plain else .75 if space.ink else .26)
            painter.fillPath(_outline(space, at), fill)
            painter.drawPath(_outline(space, at))
        for line in what.lines:
            pen = QPen(QColor(look.palette.chalk if look.palette.plain else LINE), 1.4 if line.dashed else 1.6)
            if line.dashed:
                pen.setDashPattern([5, 3.6])
            painter.setPen(pen)
            painter.drawPolyline([at(point) for point in line.points])
        scale = min(across, down)
        for mark in what.marks:
            _mark(painter, mark, at((mark.x, mark.y)), scale, (mark.wide * scale, mark.high * down))
    return Picture(image, BEYOND)


def _outline(space: Space, at: Callable[[Point], QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon([at(point) for point in space.edge])
    path.closeSubpath()
    return path


def _mark(painter: QPainter, mark: Mark, middle: QPointF, scale: float, size: tuple[float, float]) -> None:
    wide, high = size
    rect = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    edge = QColor(LINE)
    edge.setAlphaF(.55)
    painter.setPen(QPen(edge, .9))
    painter.setBrush(QColor(INKS[mark.ink]) if mark.ink else Qt.BrushStyle.NoBrush)
    if mark.on == "oval":
        painter.drawEllipse(rect)
    elif mark.on == "lozenge":
        painter.drawPolygon([QPointF(rect.left(), middle.y()), QPointF(middle.x(), rect.top()),
                             QPointF(rect.right(), middle.y()), QPointF(middle.x(), rect.bottom())])
    if mark.text:
        room = QRectF(middle.x() - 200, middle.y() - 40, 400, 80)
        words.engraved(painter, room, letters(mark, scale), mark.text, LETTERS)


def letters(mark: Mark, scale: float) -> QFont:
    """In which a mark is written on a print of this scale."""
    role = "engraved italic" if mark.italic else "numeral" if mark.on else "engraved"
    return lettering.exact(role, max(LEAST, mark.size * scale))


def light(look: Look, width: float, height: float, outline: tuple[Point, ...] = ()) -> Picture:
    """A place that pointer or keyboard is on, or that belongs to it; its corners are fractions of its size."""
    image = blank(width, height, look.ratio)
    with painting(image) as painter:
        fill = QColor(look.palette.light)
        fill.setAlphaF(.2)
        rect = QRectF(2, 2, width - 4, height - 4)
        painter.setBrush(fill)
        painter.setPen(QPen(QColor(look.palette.light), 2.6))
        if outline:
            corner, right, down = rect.topLeft(), QPointF(rect.width(), 0), QPointF(0, rect.height())
            painter.drawPolygon([corner + right * x + down * y for x, y in outline])
        else:
            painter.drawRoundedRect(rect, 4, 4)
    return Picture(image, 0)


def veil(look: Look, width: float, height: float) -> Picture:
    """What lies over the cloth while nothing more may be staked."""
    image = blank(width, height, look.ratio)
    colour = QColor("#000000" if look.palette.plain else VEIL)
    colour.setAlphaF(.42)
    with painting(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(0, 0, width, height), 10, 10)
    return Picture(image, 0)


def reading(look: Look, name: str, told: str) -> Picture:
    """One dark line: what a place is, and how it stands there."""
    bold, italic = look.font("reading name"), look.font("reading")
    first, second = look.metrics("reading name"), look.metrics("reading")
    wide = first.horizontalAdvance(name) + second.horizontalAdvance(told) + 44
    high, margin = max(READING_HIGH, first.height() + 10), shadow.reach(shadow.RAISED) + NOTCH
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, wide, high)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, 6, shadow.RAISED)
        painter.fillPath(rounded(rect, 6), vertical(rect, ((0, "#2A1D12"), (1, "#1B120A"))))
        painter.setPen(QPen(QColor(look.palette.brass), 1.5))
        painter.drawPath(rounded(rect, 6))
        baseline = rect.center().y() + first.ascent() / 2 - first.descent() / 2
        painter.setFont(bold)
        painter.setPen(QColor("#F6E6BE"))
        painter.drawText(QPointF(rect.left() + 16, baseline), name)
        painter.setFont(italic)
        painter.setPen(QColor("#CDB689"))
        painter.drawText(QPointF(rect.left() + 28 + first.horizontalAdvance(name), baseline), told)
    return Picture(image, margin)
