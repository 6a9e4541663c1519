"""The talon: the oval basket, let into the table, into which the rows are swept."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPen

from cardtable.devices.pictured import Still
from cardtable.table.paint import textures
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import BRASS_BAND, Picture, blank, elliptical, painting, vertical
from cardtable.table.paint.look import Look

ACROSS, DOWN = 130.0, 96.0
RIM = 11.0
DEEP = ((0, "#3A2114"), (.7, "#2A160D"), (1, "#160A05"))


def drawn(look: Look, width: float) -> Picture:
    """Its rim, and how deep it is."""
    scale = width / ACROSS
    image = blank(width, DOWN * scale, look.ratio)
    with painting(image) as painter:
        painter.scale(scale, scale)
        whole = QRectF(1, 1, ACROSS - 2, DOWN - 2)
        painter.setPen(QPen(QColor("#170905"), 1.2))
        painter.setBrush(QColor("#5A3A22") if look.palette.plain else textures.tile("mahogany", QPointF(0, 0)))
        painter.drawEllipse(whole)
        inner = whole.adjusted(RIM, RIM, -RIM, -RIM)
        painter.setPen(QPen(vertical(inner, BRASS_BAND), 1.6))
        painter.setBrush(QColor("#1B0E07") if look.palette.plain else elliptical(inner, (.5, .4), (.8, .8), DEEP))
        painter.drawEllipse(inner)
    return Picture(image, 0)


class Basket(Still):
    """Only lies there, below the cards that are swept into it."""

    SIZE = QSizeF(ACROSS, DOWN)
    UNDER_CARDS = True

    def drawn(self, width: float) -> Kept:
        return self.stage.pixmaps.get(drawn, self.stage.look, width)

    def sentence(self) -> str:
        return "The talon, a basket for the cards that have been played"
