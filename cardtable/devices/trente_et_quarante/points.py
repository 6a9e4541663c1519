"""What the rows have come to, a brass coin beside each; that of the row that has won is ringed, and says so."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.devices.signs.told import Told
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.stakes import RowPoints
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import cloth, lettering, words
from cardtable.table.paint.canvas import BRASS, Picture, blank, painting, turned_ball
from cardtable.table.paint.look import LARGE, Look
from cardtable.table.wording.spoken import tell_name

RADIUS, APART = 25.0, 112.0                      # of a coin, and from the one row to the other
ACROSS, DOWN = 2 * RADIUS + 24, APART + 2 * RADIUS + 24
LIT = "#FFE9B0"


def coins(look: Look, width: float, points: tuple[str, ...], best: int) -> Picture:
    """The coins of both rows, one below the other."""
    scale = width / ACROSS
    image = blank(width, DOWN * scale, look.ratio)
    with painting(image) as painter:
        painter.scale(scale, scale)
        for n, text in enumerate(points):
            if not text:
                continue
            middle = QPointF(ACROSS / 2, RADIUS + 12 + n * APART)
            rect = QRectF(middle.x() - RADIUS, middle.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 90))
            painter.drawEllipse(rect.translated(1.5, 3))
            painter.setPen(QPen(QColor("#4E3B16"), 1))
            painter.setBrush(turned_ball(rect, BRASS))
            painter.drawEllipse(rect)
            painter.setPen(QPen(QColor(0x4E, 0x3B, 0x16, 130), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect.adjusted(5, 5, -5, -5))
            if n == best:
                painter.setPen(QPen(QColor(LIT), 3))
                painter.drawEllipse(rect.adjusted(-7, -7, 7, 7))
            words.engraved(painter, rect, lettering.exact("numeral", 22), text, "#2B1D0A")
    return Picture(image, 0)


class RowCoins(Told):
    """The points of both rows, as far as they have been told."""

    SIZE = QSizeF(ACROSS, DOWN)

    def build(self) -> None:
        """One picture, and the words below the coin that has won."""
        self.points = RowPoints(("", ""))
        self._coins, self._note = picture(self), picture(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def dress(self) -> None:
        super().dress()
        told = self.points
        wear(self._coins, self.stage.pixmaps.few(coins, self.stage.look, self.size().width(), told.points, told.best))
        self._note.setVisible(bool(told.note) and self.stage.look.text <= LARGE)     # else there is no room
        if told.note:
            kept = self.stage.pixmaps.few(cloth.caption, self.stage.look, told.note)
            wear(self._note, kept)
            wide = kept.pixmap.deviceIndependentSize().width() - 2 * kept.margin
            self._note.setPos((self.size().width() - wide) / 2, (2 * RADIUS + 22 + told.best * APART) * self.scale_now)

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """As they stand."""
        self._tell(talk.row_points(deal) or RowPoints(("", "")))

    def hear_of(self, talk: Talk, deal: Deal, event: Event) -> None:
        """A row that has been counted."""
        told = talk.row_points_at(deal, event)
        if told is not None:
            self._tell(told)

    def _tell(self, told: RowPoints) -> None:
        if told != self.points:
            self.points = told
            self.dress()
            tell_name(self)

    def forget(self) -> None:
        """None has been counted."""
        self._tell(RowPoints(("", "")))

    def caption(self) -> str:
        return ""

    def sentence(self) -> str:
        told = [f"the {which} row {text}" for which, text in zip(("upper", "lower"), self.points.points) if text]
        return f"The points: {', '.join(told)}" if told else "No row has been counted yet"
