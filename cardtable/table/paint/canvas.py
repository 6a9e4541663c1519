"""Blank pictures to draw on, gradients and paths: the few things every recipe needs."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from cardtable.table.paint.palette import Stops

HINTS = (QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
         | QPainter.RenderHint.TextAntialiasing)


class Picture(NamedTuple):
    """A drawn thing and the margin, in logical pixels, that its shadow needs on every side of it."""

    image: QImage
    margin: float


def blank(width: float, height: float, ratio: float) -> QImage:
    """A transparent image for a rectangle in logical pixels."""
    image = QImage(ceil(width * ratio), ceil(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    """A smooth painter on `image`, ended in any case."""
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    try:
        yield painter
    finally:
        painter.end()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def vertical(rect: QRectF, stops: Stops) -> QBrush:
    """A gradient from the top of `rect` to its foot."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)


def horizontal(rect: QRectF, stops: Stops) -> QBrush:
    """A gradient from the left of `rect` to its right."""
    gradient = QLinearGradient(rect.topLeft(), rect.topRight())
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)


def slanting(rect: QRectF, degrees: float, stops: Stops) -> QBrush:
    """A gradient across `rect` from corner to corner; 90 degrees runs rightwards, 180 downwards, as in style sheets."""
    angle = radians(degrees - 90)
    reach = (abs(rect.width() * cos(angle)) + abs(rect.height() * sin(angle))) / 2
    step = QPointF(cos(angle), sin(angle)) * reach
    gradient = QLinearGradient(rect.center() - step, rect.center() + step)
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)


def radial(centre: QPointF, radius: float, stops: Stops) -> QBrush:
    """A round gradient from `centre` outwards."""
    gradient = QRadialGradient(centre, radius)
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    return QBrush(gradient)


def elliptical(rect: QRectF, centre: tuple[float, float], radii: tuple[float, float], stops: Stops) -> QBrush:
    """An elliptical gradient whose centre and radii are fractions of `rect`."""
    gradient = QRadialGradient(QPointF(0, 0), 1)
    for place, colour in stops:
        gradient.setColorAt(place, QColor(colour))
    brush = QBrush(gradient)
    brush.setTransform(QTransform(radii[0] * rect.width(), 0, 0, radii[1] * rect.height(),
                                  rect.x() + centre[0] * rect.width(), rect.y() + centre[1] * rect.height()))
    return brush


def clear(colour: str) -> str:
    """The same colour, quite transparent: the end of a gradient that fades away."""
    return "#00" + colour[-6:]


def turned_ball(rect: QRectF, stops: Stops, spread: float = .8) -> QBrush:
    """The light of a lamp above and to the left on a round thing filling `rect`."""
    centre = QPointF(rect.x() + rect.width() * .36, rect.y() + rect.height() * .3)
    return radial(centre, rect.width() * spread, stops)


def polish(painter: QPainter, body: QRectF, corners: tuple[float, float], inset: float, brass: float) -> None:
    """The sheen on a piece of wood, and a line of brass let into it, so far from its edge and so wide; the radii of the
    corners of both."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(body, SHEEN))
    painter.drawRoundedRect(body, corners[0], corners[0])
    line = body.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(vertical(line, BRASS_BAND), brass))
    painter.drawRoundedRect(line, corners[1], corners[1])


IVORY: Stops = ((0, "#FFFDF3"), (.55, "#F1E6CA"), (1, "#C4AE7C"))
BRASS: Stops = ((0, "#FFF3CC"), (.45, "#CDA95D"), (1, "#6E5220"))
EBONY: Stops = ((0, "#6A5D55"), (.45, "#2B2320"), (1, "#0E0A09"))
PEARL: Stops = ((0, "#FFFFFF"), (.5, "#EDE8DC"), (.8, "#D6CDBE"), (1, "#A79C8A"))
BRASS_BAND: Stops = ((0, "#F6E4B0"), (.5, "#B9954F"), (1, "#76591F"))
SHEEN: Stops = ((0, "#4CFFFFFF"), (.35, "#00FFFFFF"), (.36, "#00000000"), (1, "#52000000"))
TURNED: Stops = ((0, "#47FFFFFF"), (.6, "#00FFFFFF"), (.61, "#00000000"), (1, "#6B000000"))
"""Light from above and the left on something broad, laid over it in an ellipse."""
