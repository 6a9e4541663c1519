"""The tiling pictures of wood, paper and cloth, read once each."""
from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QImage, QPainter, QTransform

from cardtable import resources

NAMES = ("baize", "mahogany", "paper", "room", "rosewood", "satinwood", "velvet", "walnut-h", "walnut-v", "walnut-wide")


@cache
def picture(name: str) -> QImage:
    """The texture of this name, one of NAMES."""
    image = QImage(str(resources.path("textures", f"{name}.png")))
    if image.isNull():
        raise ValueError(f"The texture {name} cannot be read")
    return image


def tile(name: str, origin: QPointF | None = None) -> QBrush:
    """A brush that repeats a texture, one pixel of it to a logical pixel, from `origin`."""
    brush = QBrush(picture(name))
    if origin is not None:
        brush.setTransform(QTransform.fromTranslate(origin.x(), origin.y()))
    return brush


def lay(painter: QPainter, rect: QRectF, name: str) -> None:
    """Fill `rect` with a texture that begins in its corner."""
    painter.fillRect(rect, tile(name, rect.topLeft()))
