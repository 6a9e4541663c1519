"""The whist marker: a rosewood case with ivory keys for points, or brass ones for games; those raised count."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import Picture, blank, painting, polish, vertical
from cardtable.table.paint.look import Look

HIGH, EDGE, PITCH = 56.0, 12.0, 21.0     # the drawing's own measures: the case, its rim, from key to key
GAP = 16.0                               # between keys for points and keys for games
KEY = 15.0, 25.0                         # a key
UP, DOWN = 4.0, 20.0                     # the top of a raised key, and of one that lies
IVORY = ((0, "#FFFBEF"), (.75, "#EFE3C4"), (1, "#CDB98A"))
BRASS = ((0, "#F3DB97"), (.6, "#C9A04A"), (1, "#8F6A26"))
ROMAN = ("I", "II", "III")


def length(keys: int, games: int = 0) -> float:
    """Of a case with so many, and so many for games beside them."""
    return 2 * EDGE + PITCH * keys + (GAP + PITCH * games if games else 0)


def marker(look: Look, width: float, keys: int, raised: int, brass: bool) -> Picture:
    """The case with so many of its keys raised, from the left."""
    return _picture(look, width, length(keys), _row(EDGE, keys, raised, brass))


def rubber_marker(look: Look, width: float, keys: int, raised: int, games: int, won: int) -> Picture:
    """The case with ivory keys for points, and to the right of them brass ones for games."""
    brass = _row(EDGE + PITCH * keys + GAP, games, won, True)
    return _picture(look, width, length(keys, games), [*_row(EDGE, keys, raised, False), *brass])


class _Key(NamedTuple):
    x: float
    number: int
    raised: bool
    brass: bool


def _row(x: float, keys: int, raised: int, brass: bool) -> list[_Key]:
    return [_Key(x + n * PITCH + (PITCH - KEY[0]) / 2, n, n < raised, brass) for n in range(keys)]


def _picture(look: Look, width: float, long: float, keys: Sequence[_Key]) -> Picture:
    scale = width / long
    margin = shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    plain = look.palette.plain
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(0, 0, width, HIGH * scale), 7 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        _case(painter, long, plain)
        for key in keys:
            _key(painter, *key, plain)
    return Picture(image, margin)


def _case(painter: QPainter, wide: float, plain: bool) -> None:
    body = QRectF(0, 0, wide, HIGH)
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#1B0A05"), 2 if plain else 1))
    painter.setBrush(QColor("#000000") if plain else textures.tile("rosewood"))
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 7, 7)
    if plain:
        return
    polish(painter, body, (7, 5), 3.5, 1.2)


def _key(painter: QPainter, x: float, number: int, raised: bool, brass: bool, plain: bool) -> None:
    slot = QRectF(x - 1, UP + 10, KEY[0] + 2, HIGH - UP - 17)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#333333" if plain else "#120504"))
    painter.drawRoundedRect(slot, 2, 2)
    key = QRectF(x, UP if raised else DOWN, *KEY)
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#5A4420"), 1))
    if plain:
        painter.setBrush(QColor("#FFFFFF" if raised else "#000000"))
    else:
        painter.setBrush(vertical(key, BRASS if brass else IVORY))
    painter.drawRoundedRect(key, 2, 2)
    if not raised and not plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(40, 22, 12, 105))
        painter.drawRoundedRect(key, 2, 2)
    text = ROMAN[number] if brass else str(number + 1)
    font = lettering.exact("engraved", 13)
    measure = QFontMetricsF(font)
    ink = ("#000000" if raised else "#FFFFFF") if plain else "#2A2019"
    words.light(painter, QPointF(key.center().x() - measure.horizontalAdvance(text) / 2,
                                 key.center().y() + measure.capHeight() / 2), font, text, ink)
