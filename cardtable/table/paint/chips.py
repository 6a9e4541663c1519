"""A card as small as a word: its rank and its suit on a slip of card, for tables and lists."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.cards import Cards
from cardtable.table.paint import lettering, marks
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

WIDE, GAP = 1.34, .14       # of a chip and between two, in its height
NARROWED = 84               # the ten's figures, hundredths


def chip(look: Look, code: str, high: float) -> Picture:
    """The card `code` ("QS") on a chip so many logical pixels high."""
    wide = round(high * WIDE)
    image = blank(wide, high, look.ratio)
    rank, suit = code[0], code[1]
    with painting(image) as painter:
        rim = 2 if look.palette.plain else 1
        body = QRectF(0, 0, wide, high).adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.setPen(QPen(QColor(look.palette.stock_edge), rim))
        painter.setBrush(QColor(look.palette.stock))
        painter.drawRoundedRect(body, .14 * high, .14 * high)
        colour = marks.suit_colour(look, suit)
        font = lettering.exact("numeral", .72 * high)
        if rank == "T":
            font.setStretch(NARROWED)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QRectF(.04 * wide, 0, .54 * wide, high), int(Qt.AlignmentFlag.AlignCenter),
                         "10" if rank == "T" else rank)
        marks.pip(painter, suit, QPointF(.74 * wide, .51 * high), .56 * high, colour)
    return Picture(image, 0)


def row_width(cards: Cards, high: float) -> float:
    """How wide so many chips are side by side."""
    return len(cards) * (round(high * WIDE) + GAP * high) - GAP * high if cards else 0.0
