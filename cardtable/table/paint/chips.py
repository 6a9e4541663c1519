"""A card as small as a word: its rank and its suit on a slip of card, for tables and lists."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cardtable.cards import JOKER, Cards
from cardtable.table.paint import lettering, marks
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

WIDE, GAP = 1.34, .14       # of a chip and between two, in its height
NARROWED = 84               # the ten's figures, hundredths
WORD, CENTRE = "Joker", int(Qt.AlignmentFlag.AlignCenter)


def chip(look: Look, code: str, high: float) -> Picture:
    """The card `code` ("QS") on a chip so many logical pixels high."""
    wide = round(high * WIDE)
    image = blank(wide, high, look.ratio)
    with painting(image) as painter:
        rim = 2 if look.palette.plain else 1
        body = QRectF(0, 0, wide, high).adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.setPen(QPen(QColor(look.palette.stock_edge), rim))
        painter.setBrush(QColor(look.palette.stock))
        painter.drawRoundedRect(body, .14 * high, .14 * high)
        if code == JOKER.text:
            _joker(painter, look, QRectF(0, 0, wide, high))
        else:
            _suited(painter, look, code, wide, high)
    return Picture(image, 0)


def _suited(painter: QPainter, look: Look, code: str, wide: float, high: float) -> None:
    rank, suit = code[0], code[1]
    colour = marks.suit_colour(look, suit)
    font = lettering.exact("numeral", .72 * high)
    if rank == "T":
        font.setStretch(NARROWED)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QRectF(.04 * wide, 0, .54 * wide, high), CENTRE, "10" if rank == "T" else rank)
    marks.pip(painter, suit, QPointF(.74 * wide, .51 * high), .56 * high, colour)


def _joker(painter: QPainter, look: Look, rect: QRectF) -> None:
    """He has no suit: his name, as large as it goes."""
    font = lettering.exact("numeral", .62 * rect.height())
    room = .86 * rect.width()
    font.setStretch(max(50, min(100, round(100 * room / QFontMetricsF(font).horizontalAdvance(WORD)))))
    font.setPixelSize(max(1, round(font.pixelSize() * min(1, room / QFontMetricsF(font).horizontalAdvance(WORD)))))
    painter.setFont(font)
    painter.setPen(QColor(look.palette.ink))
    painter.drawText(rect, CENTRE, WORD)


def row_width(cards: Cards, high: float) -> float:
    """How wide so many chips are side by side."""
    return len(cards) * (round(high * WIDE) + GAP * high) - GAP * high if cards else 0.0
