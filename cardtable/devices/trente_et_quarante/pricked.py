"""The card on which punters prick what has won: a line for each coup, a column for each of the four chances."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.devices.pictured import Still
from cardtable.table.paint import lettering, panels, shadow, words
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import LARGE, Look

COUPS, WIDE, HIGH, HEAD, EDGE = 11, 33.0, 20.0, 28.0, 10.0
COLUMNS = (("N", "#221B18"), ("R", "#AE2420"), ("C", "#2C6B4A"), ("I", "#5B4632"))
NAMES = ("Noir", "Rouge", "Couleur", "Inverse")
EQUAL = {1: "refait", 2: "deux après", 3: "trois après", 4: "quatre après", 5: "cinq après", 6: "six après",
         7: "sept après", 8: "huit après", 9: "neuf après", 10: "dix après"}
ACROSS, DOWN = len(COLUMNS) * WIDE + 2 * EDGE, HEAD + COUPS * HIGH + 2 * EDGE - 6
SHADED = QColor(0xB9, 0x95, 0x4F, 70)


def drawn(look: Look, width: float, past: tuple[int, ...]) -> Picture:
    """The card with these coups, the newest in the last line that is used: which columns are pricked, by bits, or,
    below nothing, the equal points."""
    scale, margin = width / ACROSS, shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, DOWN * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        board = QRectF(0, 0, width, DOWN * scale)
        shadow.cast(painter, look, board, 5 * scale, shadow.DEVICE)
        painter.scale(scale, scale)
        panels.tally_paper(painter, look, QRectF(0, 0, ACROSS, DOWN), "#8F7A4C", 4)
        for n, (letter, colour) in enumerate(COLUMNS):
            words.engraved(painter, QRectF(EDGE + n * WIDE, 6, WIDE, HEAD - 6),
                           lettering.exact("numeral", max(15.0, 14 / scale)), letter, colour)
        top, foot = HEAD + 4, HEAD + 4 + COUPS * HIGH
        if past:
            line = min(len(past), COUPS) - 1
            painter.fillRect(QRectF(EDGE, top + line * HIGH, len(COLUMNS) * WIDE, HIGH), SHADED)
        painter.setPen(QPen(QColor("#DCCDA6"), 1))
        for n in range(COUPS + 1):
            painter.drawLine(QPointF(EDGE, top + n * HIGH), QPointF(ACROSS - EDGE, top + n * HIGH))
        for n in range(1, len(COLUMNS)):
            painter.setPen(QPen(QColor("#A98F58" if n == 2 else "#DCCDA6"), 1.6 if n == 2 else 1))
            painter.drawLine(QPointF(EDGE + n * WIDE, top - HEAD + 10), QPointF(EDGE + n * WIDE, foot))
        for line, coup in enumerate(past[-COUPS:]):
            middle = top + (line + .5) * HIGH
            if coup < 0:
                words.engraved(painter, QRectF(0, middle - HIGH / 2, ACROSS, HIGH),
                               lettering.exact("engraved italic", max(14.0, 12 / scale)), EQUAL[-coup], "#AE2420")
                continue
            painter.setPen(Qt.PenStyle.NoPen)
            for n, (_, colour) in enumerate(COLUMNS):
                if coup >> n & 1:
                    painter.setBrush(QColor(colour))
                    painter.drawEllipse(QPointF(EDGE + (n + .5) * WIDE, middle), 4, 4)
    return Picture(image, margin)


class PrickedCard(Still):
    """Shows the coups that it is told, the newest last."""

    SIZE = QSizeF(ACROSS, DOWN)
    DROP = 12

    def drawn(self, width: float) -> Kept:
        return self.stage.pixmaps.few(drawn, self.stage.look, width, self.numbers[-COUPS:])

    def caption(self) -> str:
        return "the last coups, pricked" if self.numbers and self.stage.look.text <= LARGE else ""

    def sentence(self) -> str:
        told = [EQUAL[-coup] if coup < 0 else " and ".join([name for n, name in enumerate(NAMES) if coup >> n & 1])
                for coup in self.numbers]
        return f"The last coups: {'; '.join(told)}" if told else "No coup has been dealt yet"
