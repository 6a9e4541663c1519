"""The sums beside a square: points in figures, in words what they are for, and below that what may yet come."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from cardtable.showing.line_sums import LineSum
from cardtable.table.paint import deck, words
from cardtable.table.paint.canvas import BRASS_BAND, Picture, blank, horizontal, painting, vertical
from cardtable.table.paint.look import Look

FIGURE, YET, LIT = 27.0, "#C9DCC6", "#FFE3A0"
SHORT = {"straight flush": "str. flush", "nothing yet": "none yet", "two pairs": "2 pairs"}
LINK, STUD = QSizeF(26, 9), 7.0
BAND, PALE = 4.0, .62                            # how far the light reaches beyond cards; a card that does not lie yet
BESIDE = 4.0                                     # from a column's edge to its mark
APART = 6.0                                      # from what is said of a column to what is said of the next
FIGURE_ROOM = 38.0                               # beside a row, for its points


def _ink(look: Look, one: LineSum) -> str:
    return LIT if one.lit and not look.palette.plain else look.palette.chalk


def _told(look: Look, one: LineSum, room: float) -> tuple[str, ...]:
    """As many of the words as there is room for."""
    measure, short = look.metrics("caption"), SHORT.get(one.name, one.name)
    for told in ((one.name, one.yet), (short, one.yet), (short, one.yet.removeprefix("up "))):
        if all(measure.horizontalAdvance(part) <= room for part in told):
            return tuple([part for part in told if part])
    return (short,) if measure.horizontalAdvance(short) <= room else ()


def _lines(painter: QPainter, look: Look, told: tuple[str, ...], rect: QRectF, align: Qt.AlignmentFlag,
           ink: str) -> None:
    font, high = look.font("caption"), look.metrics("caption").height() * .92
    for number, text in enumerate(told):
        line = QRectF(rect.x(), rect.y() + number * high, rect.width(), high)
        words.light_in(painter, line, align | Qt.AlignmentFlag.AlignVCenter, font, text, ink if not number else YET)


def _mark(painter: QPainter, look: Look, one: LineSum, rect: QRectF) -> None:
    """What the line gives to the names of its places, apart from its points."""
    words.light_in(painter, rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, look.font("caption"),
                   one.mark, YET)


def _figure(look: Look) -> QFont:
    return look.font("worth", FIGURE)


def nothing(look: Look, wide: float, tall: float) -> Picture:
    """No place is looked at."""
    return Picture(blank(wide, tall, look.ratio), 0)


def beside_rows(look: Look, sums: Sequence[LineSum]) -> float:
    """How wide the points of the rows are."""
    measure = look.metrics("worth", FIGURE)
    return max([FIGURE_ROOM * look.unit ** .5, *[measure.horizontalAdvance(str(one.points)) + 2 * BESIDE
                                                 for one in sums]])


def row_width(look: Look, sums: Sequence[LineSum], wide: float) -> float:
    """How wide they are with their words, in so much room."""
    figures, measure = beside_rows(look, sums), look.metrics("caption")
    return figures + max([measure.horizontalAdvance(part) for one in sums
                          for part in _told(look, one, wide - figures)], default=0)


def rows(look: Look, wide: float, tall: float, sums: tuple[LineSum, ...]) -> Picture:
    """Of the rows, one below the other, each level with its row."""
    image = blank(wide, tall, look.ratio)
    high, figures = look.metrics("caption").height() * .92, beside_rows(look, sums)
    lie, half = sorted([one.at * look.unit for one in sums]), look.metrics("worth", FIGURE).capHeight() / 2
    marked = all(tall / 2 + at >= high * 1.9 for at in lie) and all(      # apart from the points above it, too
        below - above >= high * 1.9 + half for above, below in pairwise(lie))
    with painting(image) as painter:
        for one in sums:
            middle, ink = tall / 2 + one.at * look.unit, _ink(look, one)
            if marked:
                _mark(painter, look, one, QRectF(0, middle - high * 1.9, figures, high))
            words.light_in(painter, QRectF(0, middle - 20, figures, 40),
                           Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, _figure(look), str(one.points),
                           ink)
            told = _told(look, one, wide - figures)
            _lines(painter, look, told, QRectF(figures, middle - high * len(told) / 2, wide - figures, high),
                   Qt.AlignmentFlag.AlignLeft, ink)
    return Picture(image, 0)


def columns(look: Look, wide: float, tall: float, sums: tuple[LineSum, ...], pitch: float) -> Picture:
    """Of the columns, side by side, each below its column; `pitch` is from one to the next."""
    image = blank(wide, tall, look.ratio)
    measure, marks = look.metrics("worth", FIGURE), look.metrics("caption")
    high = measure.height()
    marked = all(marks.horizontalAdvance(one.mark) + BESIDE <= (pitch - measure.horizontalAdvance(str(one.points))) / 2
                 for one in sums)                        # where letters are large none is, rather than some
    with painting(image) as painter:
        for one in sums:
            middle, ink = wide / 2 + one.at * look.unit, _ink(look, one)
            rect = QRectF(middle - pitch / 2, 0, pitch, high)
            if marked:
                _mark(painter, look, one, rect.adjusted(BESIDE, 0, 0, 0))
            words.light_in(painter, rect, words.CENTRE, _figure(look), str(one.points), ink)
            told = _told(look, one, pitch - APART)[:int((tall - high * .9) // (marks.height() * .92))]
            _lines(painter, look, told, rect.translated(0, high * .9), Qt.AlignmentFlag.AlignHCenter, ink)
    return Picture(image, 0)


def band(look: Look, wide: float, tall: float, rows: tuple[LineSum, ...], columns: tuple[LineSum, ...], card: float,
         held: str) -> Picture:
    """The row and the column in which a card would lie, in warm light, and the card itself, pale, where they cross."""
    image = blank(wide, tall, look.ratio)
    row, column = next(one for one in rows if one.lit), next(one for one in columns if one.lit)
    high = card * deck.RATIO
    across, down = [one.at for one in columns], [one.at for one in rows]
    level = QRectF(min(across) - card / 2, row.at - high / 2, max(across) - min(across) + card, high)
    upright = QRectF(column.at - card / 2, min(down) - high / 2, card, max(down) - min(down) + high)
    with painting(image) as painter:
        painter.translate(wide / 2, tall / 2)
        painter.scale(look.unit, look.unit)
        lit, frame = QColor(LIT), QPainterPath()
        for rect in (level, upright):
            one = QPainterPath()
            one.addRoundedRect(rect.adjusted(-BAND, -BAND, BAND, BAND), 2 * BAND, 2 * BAND)
            frame = frame.united(one)
        lit.setAlphaF(.34)
        painter.setPen(QPen(lit, 1))
        lit.setAlphaF(.13)
        painter.setBrush(lit)
        painter.drawPath(frame)
        painter.scale(1 / look.unit, 1 / look.unit)
        face = deck.card(look, held, card * look.unit)
        painter.setOpacity(PALE)
        painter.drawImage(QPointF((column.at - card / 2) * look.unit, (row.at - high / 2) * look.unit) - QPointF(
            face.margin, face.margin), face.image)
    return Picture(image, 0)


def way(look: Look, wide: float, tall: float, middles: tuple[tuple[float, float], ...], card: float) -> Picture:
    """Links of brass over the joints, a stud of bone on the first card, a ring of brass about the last."""
    image = blank(wide, tall, look.ratio)
    with painting(image) as painter:
        painter.translate(wide / 2, tall / 2)
        painter.scale(look.unit, look.unit)
        points = [QPointF(*one) for one in middles]
        for one, other in pairwise(points):
            middle, level = (one + other) / 2, abs(one.y() - other.y()) < 1
            rect = QRectF(0, 0, LINK.width(), LINK.height()) if level else QRectF(0, 0, LINK.height(), LINK.width())
            rect.moveCenter(middle)
            painter.setPen(QPen(QColor("#4E3B16"), 1))
            painter.setBrush(vertical(rect, BRASS_BAND) if level else horizontal(rect, BRASS_BAND))
            painter.drawRoundedRect(rect, LINK.height() / 2, LINK.height() / 2)
        if points:
            across, down = card, card * deck.RATIO
            if len(points) > 1:
                painter.setPen(QPen(QColor("#CDA95D"), 4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                ring = QRectF(0, 0, across + 6, down + 6)
                ring.moveCenter(points[-1])
                painter.drawRoundedRect(ring, 7, 7)
            painter.setPen(QPen(QColor("#8A7C5C"), 1.4))
            painter.setBrush(QColor("#F4EBD2"))
            painter.drawEllipse(points[0] + QPointF(-across * .32, down * .32), STUD, STUD)
    return Picture(image, 0)
