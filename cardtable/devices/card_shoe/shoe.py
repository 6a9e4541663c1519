"""The shoe: a mahogany box on the slant, a card at its mouth, and an ivory label with how many are left; the label is
oxblood where they are too few for another hand."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.devices.pictured import Still
from cardtable.showing.phrases import count
from cardtable.table.paint import lettering, textures, words
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import BRASS_BAND, Picture, blank, painting, vertical
from cardtable.table.paint.look import Look

ACROSS, DOWN = 200.0, 116.0
IVORY, OXBLOOD = ((0, "#FFFDF3"), (.5, "#F1E6CA"), (1, "#C9B583")), ((0, "#C9564A"), (.5, "#8B2A20"), (1, "#5A1512"))
LABEL = QRectF(109, 50, 54, 31)
SIDES = ((30, 92), (14, 74), (120, 12), (186, 22), (186, 58), (92, 108))
LID, WELL = ((120, 12), (186, 22), (84, 84), (14, 74)), ((118, 20), (168, 27.5), (84, 78), (36, 71))
FRONT, MOUTH = ((14, 74), (84, 84), (92, 108), (30, 92)), ((26, 79.5), (74, 86.4), (80, 100.5), (38, 90.6))
CARD, BACK = ((20, 90), (66, 97), (74, 111), (30, 103)), ((24, 92), (63.4, 98), (69.5, 108.6), (33, 102))
EDGES = 9                                        # of cards that are seen in the well


def _path(points: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def drawn(look: Look, width: float, left: int, few: bool) -> Picture:
    """With so many cards in it."""
    scale = width / ACROSS
    image = blank(width, DOWN * scale, look.ratio)
    with painting(image) as painter:
        painter.scale(scale, scale)
        if not look.palette.plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 90))
            painter.drawEllipse(QRectF(12, 92, 186, 20))
        wood = QColor("#5A3A22") if look.palette.plain else textures.tile("mahogany", QPointF(0, 0))
        painter.setPen(QPen(QColor("#170905"), 1.2))
        for points, shade in ((SIDES, 40), (LID, 0), (FRONT, 60)):
            painter.setBrush(wood)
            painter.drawPath(_path(points))
            painter.fillPath(_path(points), QColor(0, 0, 0, shade))
        painter.setBrush(QColor("#1A0B06"))
        painter.drawPath(_path(WELL))
        _edges(painter, EDGES if left > 40 else max(1, left // 5) if left else 0)
        painter.setPen(QPen(QColor("#0B0402"), 1))
        painter.setBrush(QColor("#0E0503"))
        painter.drawPath(_path(MOUTH))
        if left:
            painter.setPen(QPen(QColor("#8C7C5E"), .8))
            painter.setBrush(QColor("#FBF6E8"))
            painter.drawPath(_path(CARD))
            painter.fillPath(_path(BACK), QColor("#8B2A20"))
        painter.setPen(QPen(vertical(QRectF(14, 12, 172, 72), BRASS_BAND), 1.6))
        painter.drawPolyline([QPointF(14, 74), QPointF(84, 84), QPointF(186, 22)])
        _label(painter, scale, str(left), few)
    return Picture(image, 0)


def _edges(painter: QPainter, number: int) -> None:
    """The upper edges of the cards, from the mouth upwards."""
    painter.setPen(QPen(QColor("#A08F6A"), .5))
    painter.setBrush(QColor("#F6EEDA"))
    for n in range(EDGES - number, EDGES):
        x, y = 112 - n * 7.6, 26 + n * 4.6
        painter.drawPath(_path(((x, y), (x + 48, y + 7), (x + 46.4, y + 8), (x - 1.6, y + 1))))


def _label(painter: QPainter, scale: float, text: str, few: bool) -> None:
    painter.setPen(QPen(QColor("#4A110D" if few else "#8F7A4C"), 1))
    painter.setBrush(vertical(LABEL, OXBLOOD if few else IVORY))
    painter.drawRoundedRect(LABEL, 5, 5)
    words.engraved(painter, LABEL, lettering.exact("numeral", max(18, lettering.LEAST / scale)), text,
                   "#FFF3E2" if few else "#35261A")


class Shoe(Still):
    """Shows two numbers: how many cards are left, and how many are needed for a hand."""

    SIZE = QSizeF(ACROSS, DOWN)
    LEAST = .72
    DROP = 12
    OVER_CARDS = True

    def at_first(self) -> tuple[int, ...]:
        """It is empty."""
        return 0, 0

    @property
    def scale_wanted(self) -> float:
        """Its number is to be read on the smallest table."""
        return max(super().scale_wanted, self.LEAST)

    @property
    def few(self) -> bool:
        """Whether it must be filled before another hand."""
        left, needed = self.numbers
        return left < needed

    def drawn(self, width: float) -> Kept:
        return self.stage.pixmaps.few(drawn, self.stage.look, width, self.numbers[0], self.few)

    def caption(self) -> str:
        return f"{self.numbers[0]} left" if self.numbers[0] else ""

    def sentence(self) -> str:
        """As in "The shoe: 61 cards are left"."""
        few = ", too few for another hand" if self.few else ""
        return f"The shoe: {count(self.numbers[0], 'card')} left{few}"
