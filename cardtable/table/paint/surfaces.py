"""The room and the table in it: rail of mitred walnut, brass line, cloth of baize under a lamp."""
from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from cardtable.table.paint import shadow, textures
from cardtable.table.paint.canvas import blank, clear, elliptical, painting, rounded, slanting, vertical
from cardtable.table.paint.look import CLOTH, Look

Shape = Literal["rectangle", "oval"]

RAIL = 26               # from the table's edge to its cloth
RADIUS, CLOTH_RADIUS = 34, 14
MITRE = 34              # where the upright pieces of the rail meet the level ones
BRASS_INSET = 19
SHADES = (((0, 8), 10, .45), ((0, -3), 7, .30), ((6, 0), 7, .25), ((-6, 0), 7, .25))
"""What the rail throws on the cloth: offset, sigma, darkness."""


class Furnished(NamedTuple):
    """The picture of a whole window's ground, and where in it the cloth lies (logical pixels)."""

    image: QImage
    cloth: QRectF


def room(look: Look, size: QSizeF) -> QImage:
    """The dark room behind everything, filling a window of this size."""
    image = QImage(ceil(size.width() * look.ratio), ceil(size.height() * look.ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(look.ratio)
    image.fill(QColor(look.palette.room))
    if not look.palette.plain:
        with painting(image) as painter:
            textures.lay(painter, QRectF(QPointF(0, 0), size), "room")
    return image


def scale_of(table: QRectF) -> float:
    """How much smaller rail and corners are on a table narrower or lower than that of the drawings; never larger."""
    return min(1.0, table.width() / (CLOTH.width() + 2 * RAIL), table.height() / (CLOTH.height() + 2 * RAIL))


def cloth_of(table: QRectF) -> QRectF:
    """The cloth of a table that fills this rectangle."""
    rail = round(RAIL * max(.73, scale_of(table)))
    return table.adjusted(rail, rail, -rail, -rail)


def furnish(look: Look, window: QSizeF, table: QRectF, shape: Shape = "rectangle") -> Furnished:
    """The room with a table standing at `table`; the last is kept, since the next table mostly stands in the same."""
    image, cloth = _furnished(look, window.toTuple(), table.getRect(), shape)
    return Furnished(image, QRectF(cloth))


@lru_cache(maxsize=1)
def _furnished(look: Look, size: tuple[float, float], at: tuple[float, float, float, float], shape: Shape) -> Furnished:
    window, table = QSizeF(*size), QRectF(*at)
    image = room(look, window)
    cloth = cloth_of(table)
    with painting(image) as painter:
        if not look.palette.plain:
            _standing(painter, look, window, table, shape)
        _rail(painter, look, table, shape)
        _cloth(painter, look, cloth, _outline(cloth, CLOTH_RADIUS * max(.78, scale_of(table)), shape), shape)
    return Furnished(image, cloth)


def _outline(rect: QRectF, radius: float, shape: Shape) -> QPainterPath:
    if shape == "rectangle":
        return rounded(rect, radius)
    path = QPainterPath()
    path.addEllipse(rect)
    return path


def _standing(painter: QPainter, look: Look, window: QSizeF, table: QRectF, shape: Shape) -> None:
    """The table's own shadow, drawn at a quarter of its size since it is soft."""
    small = blank(window.width() / 4, window.height() / 4, 1)
    quarter = QRectF(table.x() / 4, table.y() / 4, table.width() / 4, table.height() / 4)
    radius = quarter.height() / 2 if shape == "oval" else RADIUS / 4
    with painting(small) as sketch:
        shadow.cast(sketch, look, quarter, radius, shadow.TABLE, .25)
    painter.drawImage(QRectF(QPointF(0, 0), window), small)


def _rail(painter: QPainter, look: Look, table: QRectF, shape: Shape) -> None:
    scale = scale_of(table)
    radius = RADIUS * max(.76, scale)
    painter.save()
    painter.setClipPath(_outline(table, radius, shape))
    painter.translate(table.topLeft())
    board = QRectF(0, 0, table.width(), table.height())
    if look.palette.plain:
        painter.fillRect(board, QColor(look.palette.walnut))
        painter.setPen(QPen(QColor(look.palette.walnut_light), 4))
        painter.drawPath(_outline(board, radius, shape))
    else:
        wood(painter, board, MITRE * scale, shape)
        painter.setPen(QPen(QColor(255, 214, 160, 90), 1.5))
        edge = board.adjusted(.75, .75, -.75, 6 if shape == "rectangle" else -.75)
        painter.drawPath(_outline(edge, radius, shape))
    _brass(painter, look, board, scale, shape)
    painter.restore()


def wood(painter: QPainter, board: QRectF, mitre: float, shape: Shape = "rectangle") -> None:
    """A rail's walnut filling `board`, the uprights mitred; lit from above."""
    painter.setPen(Qt.PenStyle.NoPen)
    if shape == "oval":
        textures.lay(painter, board, "walnut-wide")
    else:
        textures.lay(painter, board, "walnut-h")
        right, foot = board.width(), board.height()
        left_post = [(0, 0), (mitre, mitre), (mitre, foot - mitre), (0, foot)]
        right_post = [(right - mitre, mitre), (right, 0), (right, foot), (right - mitre, foot - mitre)]
        for corners, x in ((left_post, 0.0), (right_post, right - mitre)):
            painter.setBrush(textures.tile("walnut-v", QPointF(x, 0)))
            painter.drawPolygon([QPointF(*corner) for corner in corners])
    light = ((0, "#33FFE2B4"), (14 / board.height(), "#00FFE2B4"),
             (1 - 26 / board.height(), "#00000000"), (1, "#61000000"))
    painter.fillRect(board, vertical(board, light))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _brass(painter: QPainter, look: Look, board: QRectF, scale: float, shape: Shape) -> None:
    inset = round(BRASS_INSET * max(.7, scale))
    line = board.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not look.palette.plain:
        painter.setPen(QPen(QColor(0, 0, 0, 130), 2))
        painter.drawPath(_outline(line.translated(0, 1), inset, shape))
    painter.setPen(QPen(slanting(board, 160, look.palette.brass_line), 2 * max(.75, scale)))
    painter.drawPath(_outline(line.adjusted(1, 1, -1, -1), inset - 1, shape))


def _cloth(painter: QPainter, look: Look, cloth: QRectF, outline: QPainterPath, shape: Shape) -> None:
    painter.save()
    painter.setClipPath(outline)
    painter.fillRect(cloth, elliptical(cloth, (.5, .44), (.64, .68), look.palette.cloth))
    if not look.palette.plain:
        lamp = look.palette.lamp
        painter.fillRect(cloth, elliptical(cloth, (.5, .42), (.50, .46), ((0, lamp), (1, clear(lamp)))))
        textures.lay(painter, cloth, "baize")
        if shape == "rectangle":
            for offset, sigma, dark in SHADES:
                shadow.inner(painter, cloth, CLOTH_RADIUS, offset, sigma, dark)
        else:
            rim = ((0, "#00000000"), (.86, "#00000000"), (1, "#73000000"))
            painter.fillRect(cloth, elliptical(cloth, (.5, .51), (.505, .51), rim))
        painter.setPen(QPen(QBrush(QColor(0, 0, 0, 128)), 2))
        painter.drawPath(outline)
    painter.restore()
