"""The chart of how a deal swung: a line through what each choice was worth, and a drop where something was lost."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cardtable.table.paint import marks
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look
from cardtable.table.paint.marks import Grade

GUTTER, HEAD, FOOT, AIR = 44, 12, 12, 18        # left for the scale; free above, below, and at both ends within
MARK = .62                                      # of the size a grade has in a list
Point = tuple[float, float, Grade]


def chart(look: Look, width: float, height: float, points: Sequence[Point], whole: bool) -> Picture:
    """`points` are, choice by choice, the worth of the best, that of what was done, and its grade; `whole`: on a scale
    from none to a hundred."""
    image = blank(width, height, look.ratio)
    with painting(image) as painter:
        _draw(painter, look, QRectF(GUTTER * look.furniture, HEAD, width - GUTTER * look.furniture - 6,
                                    height - HEAD - FOOT), points, whole)
    return Picture(image, 0)


def _draw(painter: QPainter, look: Look, frame: QRectF, points: Sequence[Point], whole: bool) -> None:
    values = [value for best, done, _ in points for value in (best, done)]
    low, high = (0.0, 100.0) if whole else (min(*values, 0.0), max(*values, 0.0))
    high = high if high > low else low + 1

    def y(value: float) -> float:
        return frame.bottom() - frame.height() * (value - low) / (high - low)

    def x(n: int) -> float:
        return frame.x() + AIR + (frame.width() - 2 * AIR) * n / max(1, len(points) - 1)

    ink, rule = QColor(look.palette.ink), QColor(look.palette.rule)
    levels = (0.0, 50.0, 100.0) if whole else tuple(sorted({low, 0.0, high}))
    font, measure = look.font("engraved"), look.metrics("engraved")
    painter.setFont(font)
    drawn: list[float] = []
    for level in sorted(levels, key=abs):                # the zero bears its figure before all others
        painter.setPen(QPen(rule, 1.4 if not level else 1))
        painter.drawLine(QLineF(frame.x(), y(level), frame.right(), y(level)))
        if all(abs(y(level) - other) >= measure.height() for other in drawn):
            drawn.append(y(level))
            painter.setPen(QColor(look.palette.ink_second))
            painter.drawText(QRectF(0, y(level) - measure.height() / 2, frame.x() - 8, measure.height()),
                             int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                             f"{level:.0f}".replace("-", "−"))
    painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF([QPointF(x(n), y(value)) for n, (best, done, _) in enumerate(points)
                                    for value in (best, done)]))
    for n, (_, done, grade) in enumerate(points):
        marks.grade(painter, look, grade, QPointF(x(n), y(done)), MARK * look.furniture)
