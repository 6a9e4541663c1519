"""What a trial of the laboratory came to: the curve of the purse beside what reckoning says, and how evenings ended."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.table.paint import words
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

GUTTER, FOOT, HEAD = 62, 26, 40                  # at the left of a frame for its scale, below it, and above bars
CURVE = "units in the purse, evening after evening"
RUINED = "in red, ruined: the next stake could not be laid"
BEYOND = 28                                      # right of the bars, for the last of the scale
PITCH = 6                                        # of hatching
MOST_POINTS = 600                                # of a curve that are drawn
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10 ** 4, 2 * 10 ** 4, 5 * 10 ** 4, 10 ** 5, 10 ** 6,
         10 ** 7, 10 ** 9)


def curve(look: Look, width: float, height: float, purse: Sequence[float], reckoned: float, takes: str) -> Picture:
    """Units after each evening, from the left; dashed what the bank `takes` of all that was staked."""
    image = blank(width, height, look.ratio)
    scale = look.furniture
    frame = QRectF(GUTTER * scale, 8, width - GUTTER * scale - 12, height - FOOT * scale - 8)
    high, low = max(0.0, *purse), min(0.0, reckoned, *purse)
    span = max(1.0, high - low)
    high, low = high + .06 * span, low - .08 * span

    def at(share: float, units: float) -> QPointF:
        down = (high - units) / (high - low)
        return QPointF(frame.left() + share * frame.width(), frame.top() + down * frame.height())

    with painting(image) as painter:
        ink, red = QColor(look.palette.ink), QColor(look.palette.oxblood)
        painter.setPen(QPen(QColor(look.palette.field_edge), 1))
        painter.drawRect(frame)
        font, measure = look.font("engraved"), look.metrics("engraved")
        room = 1.8 * measure.height() * (high - low) / frame.height()
        step = next(n for n in STEPS if n >= room)
        for n in range(ceil(low / step), int(high // step) + 1):
            y = at(0, n * step).y()
            painter.setPen(QPen(QColor(look.palette.rule), 1))
            painter.drawLine(QLineF(frame.left(), y, frame.right(), y))
            text = f"{abs(n * step):,}" if n else "level"
            words.engraved(painter, QRectF(0, y - measure.height() / 2, frame.left() - 8, measure.height()), font, text,
                           look.palette.ink_second, align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(QPen(ink, 1.4))
        painter.drawLine(at(0, 0), at(1, 0))
        dashed = QPen(red, 1.8)
        dashed.setDashPattern([5, 3.5])
        painter.setPen(dashed)
        painter.drawLine(at(0, 0), at(1, reckoned))
        every = max(1, len(purse) // MOST_POINTS)
        last = max(1, len(purse) - 1)
        if not look.palette.plain:
            _shaded(painter, QPolygonF([at(0, 0), *[at(n / last, purse[n]) for n in range(0, len(purse), every)],
                                        at(1, purse[-1]), at(1, 0)]), ink)
        painter.setPen(QPen(ink, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        points = [*range(0, len(purse), every), len(purse) - 1]
        painter.drawPolyline(QPolygonF([at(n / last, purse[n]) for n in points]))
        painter.setBrush(ink)
        painter.drawEllipse(at(1, purse[-1]), 3.4, 3.4)
        foot = QRectF(frame.left(), frame.bottom() + 4, frame.width(), measure.height())
        _named(painter, look, purse, reckoned, f"{takes} of all that was staked", frame, at)
        words.engraved(painter, foot, look.font("engraved"), f"{len(purse) - 1:,}", look.palette.ink_second,
                       align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return Picture(image, 0)


def _shaded(painter: QPainter, area: QPolygonF, ink: QColor) -> None:
    """Between the curve and the level."""
    faint = QColor(ink)
    faint.setAlphaF(.34)
    painter.save()
    path = QPainterPath()
    path.addPolygon(area)
    painter.setClipPath(path)
    painter.setPen(QPen(faint, .9))
    box = area.boundingRect()
    for n in range(ceil((box.width() + box.height()) / PITCH) + 1):
        x = box.left() + PITCH * n - box.height()
        painter.drawLine(QLineF(x, box.top(), x + box.height(), box.bottom()))
    painter.restore()


def _named(painter: QPainter, look: Look, purse: Sequence[float], reckoned: float, dashed: str,
           frame: QRectF, at: Callable[[float, float], QPointF]) -> None:
    """What each line is, on paper of its own: the curve in the corner that it leaves free, the dashed line above its
    end, and what the purse has come to at the last point."""
    measure = look.metrics("engraved italic")
    high, paper = measure.height(), QColor(look.palette.paper)
    last, end = at(1, purse[-1]), at(1, reckoned)
    figure = f"{purse[-1]:+,.0f}".replace("-", "−")
    above = end.y() < last.y()                   # the dashed line ends above the curve
    right = look.metrics("engraved").horizontalAdvance(figure)
    middle = (at(1, 0).y() + end.y()) / 2 - high / 2         # of what zero takes, where that is high enough
    lines = ((dashed, look.palette.oxblood, "engraved italic", frame.right() - measure.horizontalAdvance(dashed) - 8,
              middle if end.y() - at(1, 0).y() > 3 * high else end.y() + (6 if not above else -high - 14)),
             (CURVE, look.palette.ink, "engraved italic", frame.left() + 12,
              frame.bottom() - high - 6 if purse[-1] <= 0 else frame.top() + 6),
             (figure, look.palette.ink, "engraved", frame.right() - right - 12, last.y() - high - 6))
    for text, colour, font, x, y in lines:
        y = min(max(y, frame.top() + 2), frame.bottom() - high - 2)
        path = QPainterPath()
        path.addText(QPointF(x, y + look.metrics(font).ascent()), look.font(font), text)
        painter.strokePath(path, QPen(paper, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                      Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(path, QColor(colour))


def ends(look: Look, width: float, height: float, steps: Sequence[tuple[int, int, int]], by: int) -> Picture:
    """How evenings ended, in steps of so many units: those ruined hatched in red, on the left."""
    image = blank(width, height, look.ratio)
    scale = look.furniture
    frame = QRectF(GUTTER * scale, HEAD * scale, width - (GUTTER + BEYOND) * scale, height - (FOOT + HEAD) * scale)
    first, last = min(steps)[0], max(steps)[0] + by
    bar = frame.width() / max(1, (last - first) // by)
    most = max([number for _, number, _ in steps])
    with painting(image) as painter:
        ink, red = QColor(look.palette.ink), QColor(look.palette.oxblood)
        figure = look.font("engraved")
        for start, number, ruined in steps:
            x, high = frame.left() + (start - first) / by * bar, number / most * frame.height()
            rect = QRectF(x + 1.5, frame.bottom() - high, bar - 3, high)
            _hatched(painter, look, rect, ink, -1)
            if ruined:
                part = QRectF(rect)
                part.setTop(frame.bottom() - high * ruined / number)
                _hatched(painter, look, part, red, 1)
            if bar > look.metrics("engraved").horizontalAdvance("000"):
                words.engraved(painter, QRectF(x - 10, rect.top() - 20 * scale, bar + 20, 18 * scale), figure,
                               str(number), look.palette.oxblood if ruined * 2 > number else look.palette.ink)
        painter.setPen(QPen(ink, 1.4))
        painter.drawLine(frame.bottomLeft(), frame.bottomRight())
        if any(ruined for *_, ruined in steps):
            words.engraved(painter, QRectF(frame.left() + 4, 0, frame.width() * .6, HEAD * scale), look.font(
                "engraved italic"), RUINED, look.palette.oxblood, align=Qt.AlignmentFlag.AlignLeft)
        every = max(1, ceil(look.metrics("engraved").horizontalAdvance("−10,000  ") / bar))
        for n in range(0, (last - first) // by + 1, every):
            units, x = first + n * by, frame.left() + n * bar
            text = "level" if not units else f"{units:+,}".replace("-", "−")
            words.engraved(painter, QRectF(x - 60, frame.bottom() + 4, 120, FOOT * scale - 4), figure, text,
                           look.palette.ink_second)
    return Picture(image, 0)


def _hatched(painter: QPainter, look: Look, rect: QRectF, colour: QColor, slope: int) -> None:
    painter.save()
    painter.fillRect(rect, QColor(look.palette.paper))
    painter.setClipRect(rect)
    painter.setPen(QPen(colour, 1.1))
    for n in range(ceil((rect.width() + rect.height()) / 6) + 1):
        x = rect.left() + 6 * n - rect.height()
        low, high = (rect.bottom(), rect.top()) if slope > 0 else (rect.top(), rect.bottom())
        painter.drawLine(QLineF(x, low, x + rect.height(), high))
    painter.restore()
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
