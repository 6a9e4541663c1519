"""Bars of what courses are worth: all from one zero, and the redder the more is lost."""
from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cardtable.showing.bars import Bar
from cardtable.table.paint.canvas import rounded
from cardtable.table.paint.look import Look
from cardtable.table.paint.marks import Grade

LEAST = 3.0                      # pixels, of a bar that is worth next to nothing
RAIL = QColor(120, 90, 40, 38)


def tint(look: Look, grade: Grade, loss: float) -> str:
    """The colour of a grade; a costly course has that of a near one while it costs little, and reddens."""
    colours = look.palette
    if grade != "costly":
        return colours.best if grade == "best" else colours.near
    little, much = QColor(colours.near), QColor(colours.costly)
    part = .35 + .65 * loss              # never so yellow that it passes for near
    mixed = [round(a + (b - a) * part) for a, b in zip((little.red(), little.green(), little.blue()),
                                                       (much.red(), much.green(), much.blue()), strict=True)]
    return QColor(*mixed).name()


def draw(painter: QPainter, look: Look, rail: QRectF, bar: Bar, colour: str) -> None:
    """A bar in its rail, from the zero of all of them; where values lie on both sides, a line stands at it."""
    painter.fillPath(rounded(rail, 3), RAIL)
    left, right = sorted((bar.zero, bar.end))
    wide = max(LEAST, rail.width() * (right - left))
    start = min(rail.x() + rail.width() * left, rail.right() - wide)
    painter.fillPath(rounded(QRectF(start, rail.y(), wide, rail.height()), 3), QColor(colour))
    ink = QColor(look.palette.ink)
    if bar.doubt:
        middle, reach = rail.x() + rail.width() * bar.end, rail.width() * bar.doubt
        whisker = QRectF(middle - reach, rail.center().y() - 1, 2 * reach, 2)
        painter.fillRect(whisker & rail, ink)
    if bar.zero:
        at = min(rail.x() + rail.width() * bar.zero, rail.right() - 1)
        painter.fillRect(QRectF(at - .75, rail.y() - 2, 1.5, rail.height() + 4), ink)
