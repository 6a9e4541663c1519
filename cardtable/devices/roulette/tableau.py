"""The tableau of past coups: red above, zero between, black below; the newest at the right, under a brass marker."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPen

from cardtable.devices.pictured import Still
from cardtable.devices.roulette.wheel import RED
from cardtable.table.paint import lettering, panels, words
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import BRASS_BAND, Picture, vertical
from cardtable.table.paint.look import Look

COUPS, WIDE, HIGH, ASIDE, EDGE = 15, 34.0, 29.0, 66.0, 11.0
ROWS = (("rouge", "#AE2420"), ("zéro", "#2C6B4A"), ("noir", "#221B18"))
ACROSS, DOWN = COUPS * WIDE + ASIDE + 18, 3 * HIGH + 2 * EDGE


def drawn(look: Look, width: float, past: tuple[int, ...]) -> Picture:
    """The board with these coups, the newest last."""
    with panels.instrument(look, width, ACROSS, DOWN, 9) as (painter, shown):
        panels.tally_paper(painter, look, QRectF(9, EDGE, ACROSS - 18, 3 * HIGH))
        newest = QRectF(ASIDE + (COUPS - 1) * WIDE, EDGE + 1, WIDE, 3 * HIGH - 2)
        if past:
            painter.fillRect(newest, QColor(0xB9, 0x95, 0x4F, 70))
        painter.setPen(QPen(QColor("#CDB98E"), 1))
        for row in (1, 2):
            painter.drawLine(QPointF(10, EDGE + row * HIGH), QPointF(ACROSS - 10, EDGE + row * HIGH))
        for column in range(COUPS):
            x = ASIDE + column * WIDE
            painter.drawLine(QPointF(x, EDGE + 1), QPointF(x, EDGE + 3 * HIGH - 1))
        for row, (name, colour) in enumerate(ROWS):
            words.engraved(painter, QRectF(9, EDGE + row * HIGH, ASIDE - 9, HIGH),
                           lettering.exact("engraved italic", 15.5), name, colour)
        for n, number in enumerate(past[-COUPS:], COUPS - len(past[-COUPS:])):
            row = 1 if not number else 0 if number in RED else 2
            font = lettering.exact("numeral" if n == COUPS - 1 else "engraved", 17.5)
            words.engraved(painter, QRectF(ASIDE + n * WIDE, EDGE + row * HIGH, WIDE, HIGH), font, str(number),
                           ROWS[row][1])
        if past:
            x = newest.center().x()
            painter.setPen(QPen(QColor("#4E3B16"), .8))
            painter.setBrush(vertical(QRectF(x - 8, 1, 16, 11), BRASS_BAND))
            painter.drawPolygon([QPointF(x - 8, 1), QPointF(x + 8, 1), QPointF(x, 12)])
    return shown


class Tableau(Still):
    """Shows the coups that it is told, the newest last."""

    SIZE = QSizeF(ACROSS, DOWN)

    def drawn(self, width: float) -> Kept:
        return self.stage.pixmaps.few(drawn, self.stage.look, width, self.numbers)

    def sentence(self) -> str:
        return f"The last coups: {', '.join(map(str, self.numbers))}" if self.numbers else "No coup has been played yet"
