"""Soft shadows, drawn once into pictures: a Gaussian built from nested rounded rectangles, with no live effect."""
from __future__ import annotations

from math import erfc, sqrt
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable.table.paint.canvas import blank, painting, rounded
from cardtable.table.paint.look import Look

REACH = 2.6
"""How many sigmas from an edge the shadow is still drawn."""


class Shadow(NamedTuple):
    """How far below its thing a shadow falls, the sigma of its blur, both in pixels at unit 1, and how dark it is."""

    drop: float
    sigma: float
    dark: float


CARD = Shadow(2, 2.5, .34)
TOKEN = Shadow(3, 2.5, .46)
PRESSED = Shadow(1, 1, .46)
PLATE = Shadow(3, 2.5, .45)
SPEECH = Shadow(4, 4.5, .35)
DEVICE = Shadow(4, 3.5, .42)
DRAGGED = Shadow(16, 7.2, .45)
SHEET = Shadow(14, 17, .50)
PANEL = Shadow(5, 4.5, .50)
TABLE = Shadow(10, 15, .55)
RAISED = Shadow(2, 1.5, .40)


def cast(painter: QPainter, look: Look, rect: QRectF, radius: float, shadow: Shadow, scale: float = 1.0) -> None:
    """Draw the shadow of a rounded rectangle.

    Each ring replaces what lies below it, so this must come before anything else in the picture.
    """
    if look.palette.plain:
        return
    soft(painter, rect.translated(0, shadow.drop * scale), radius, shadow.sigma * scale, QColor(0, 0, 0), shadow.dark)


def soft(painter: QPainter, rect: QRectF, radius: float, sigma: float, colour: QColor, dark: float) -> None:
    """A blurred rounded rectangle of one colour, `dark` in its middle, replacing what lies below it."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    tint = QColor(colour)
    grown = REACH * sigma
    while grown > -REACH * sigma:
        ring = rect.adjusted(-grown, -grown, grown, grown)
        if ring.width() <= 0 or ring.height() <= 0:
            break
        tint.setAlphaF(dark * .5 * erfc(grown / sigma / sqrt(2)))
        painter.setBrush(tint)
        painter.drawRoundedRect(ring, max(1, radius + grown), max(1, radius + grown))
        grown -= max(.5, sigma / 12)
    painter.restore()


def reach(shadow: Shadow, scale: float = 1.0) -> float:
    """The margin a picture needs on every side for this shadow, in whole pixels."""
    return float(int((shadow.drop + REACH * shadow.sigma) * scale) + 1)


def inner(painter: QPainter, rect: QRectF, radius: float, offset: tuple[float, float], sigma: float, dark: float,
          reduced: int = 4) -> None:
    """The shadow that the rim of a sunken rounded rectangle throws on what lies in it.

    Soft as it is, it is drawn at one `reduced`-th of the size and scaled up.
    """
    small = QRectF(0, 0, rect.width() / reduced, rect.height() / reduced)
    corner, blur = radius / reduced, sigma / reduced
    layer = blank(small.width(), small.height(), 1)
    with painting(layer) as sketch:
        sketch.setClipPath(rounded(small, corner))
        sketch.fillRect(small, QColor.fromRgbF(0, 0, 0, dark))
        sketch.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        sketch.setPen(Qt.PenStyle.NoPen)
        shrunk = -REACH * blur
        while shrunk < REACH * blur:
            hole = small.adjusted(shrunk, shrunk, -shrunk, -shrunk).translated(offset[0] / reduced, offset[1] / reduced)
            sketch.setBrush(QColor.fromRgbF(0, 0, 0, dark * .5 * erfc(shrunk / blur / sqrt(2))))
            sketch.drawRoundedRect(hole, max(1, corner - shrunk), max(1, corner - shrunk))
            shrunk += .25
    painter.drawImage(rect, layer)
