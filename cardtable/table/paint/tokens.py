"""Call tokens: bone for every call and answer, oxblood for what only confirms."""
from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.table.paint import shadow, words
from cardtable.table.paint.canvas import Picture, blank, painting, vertical
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Bone

State = Literal["rest", "hover", "press", "off"]
Kind = Literal["bone", "oxblood"]

MARGIN = 12.0
HEIGHT, SMALL_HEIGHT = 46, 36
LEAST_WIDTH = 134
SIGN = 1.4                  # the width of a token that bears a sign, by its height
KEY, KEY_GAP = 20, 11       # the disc that shows the key, and its distance from the words
RETURN = "↵"                # a key whose sign neither typeface has: it is drawn


def height(look: Look, small: bool = False) -> float:
    """How high a token is, in logical pixels."""
    return round((SMALL_HEIGHT if small else HEIGHT) * look.furniture)


def least(look: Look, text: str) -> float:
    """How wide a small one that bears a key must be for its words to be whole."""
    return look.metrics("token small").horizontalAdvance(text) + (KEY + 2 * KEY_GAP) * look.furniture


def width(look: Look, text: str, key: str = "", small: bool = False) -> float:
    """How wide a token must be for its words.  Tokens that stand in one row share the width of the widest; a mere sign
    is nearly round."""
    if len(text) == 1:
        return round(SIGN * height(look, small))
    scale = look.furniture
    words_wide = look.metrics("token small" if small else "token").horizontalAdvance(text)
    padding = (18 if small else 24) * 2 * scale
    wide = words_wide + padding + ((KEY + KEY_GAP - 8) * scale if key else 0)
    return float(round(wide if small else max(LEAST_WIDTH * scale, wide)))


def colours(look: Look, kind: Kind, state: State) -> Bone:
    """Those of a token in this state."""
    named = look.palette
    if kind == "oxblood":
        return {"hover": named.ox_hover, "off": named.ox_off}.get(state, named.ox)
    return {"hover": named.bone_hover, "off": named.bone_off}.get(state, named.bone)


def token(look: Look, text: str, wide: float, key: str = "", state: State = "rest", kind: Kind = "bone",
          small: bool = False) -> Picture:
    """A token `wide` logical pixels across.  `key` is the key that presses it, shown on a disc; "" shows none."""
    high = height(look, small)
    image = blank(wide + 2 * MARGIN, high + 2 * MARGIN, look.ratio)
    named = colours(look, kind, state)
    rect = QRectF(MARGIN, MARGIN + (2 if state == "press" else 0), wide, high)
    with painting(image) as painter:
        body(painter, look, named, rect, state, kind)
        _words(painter, look, named, rect, text, key, small)
    return Picture(image, MARGIN)


def body(painter: QPainter, look: Look, named: Bone, rect: QRectF, state: State, kind: Kind = "bone") -> None:
    """The token without its words, and its shadow."""
    cast = shadow.PRESSED if state in ("press", "off") else shadow.TOKEN
    shadow.cast(painter, look, rect, rect.height() / 2, cast)
    (_plain if look.palette.plain else _body)(painter, named, rect, kind)


def _body(painter: QPainter, colours: Bone, rect: QRectF, kind: Kind) -> None:
    radius = rect.height() / 2
    painter.setPen(QPen(QColor(colours.edge), 1))
    painter.setBrush(vertical(rect, tuple(zip((0, .46, 1), colours.ground, strict=True))))
    painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = rect.adjusted(4.5, 4.5, -4.5, -4.5)
    if kind == "bone":
        painter.setPen(QPen(QColor(255, 255, 255, 200), 1))
        painter.drawRoundedRect(line.translated(0, 1), line.height() / 2, line.height() / 2)
    painter.setPen(QPen(QColor(colours.inner), 1))
    painter.drawRoundedRect(line, line.height() / 2, line.height() / 2)


def _plain(painter: QPainter, colours: Bone, rect: QRectF, kind: Kind) -> None:
    """Black rim of three inside a white one of two, so that it shows on black and on white."""
    radius = rect.height() / 2
    painter.setPen(QPen(QColor("#FFFFFF"), 2))
    painter.setBrush(QColor(colours.edge))
    painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.ground[0]))
    painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), radius - 3, radius - 3)


def _words(painter: QPainter, look: Look, colours: Bone, rect: QRectF, text: str, key: str, small: bool) -> None:
    font = look.font("token small" if small else "token")
    wide = look.metrics("token small" if small else "token").horizontalAdvance(text)
    scale = look.furniture
    disc, gap = KEY * scale, KEY_GAP * scale
    start = rect.center().x() - wide / 2
    if len(key) > 1:
        _key_by_name(painter, look, colours, rect, key, start + wide)
    elif key:
        start = rect.center().x() - (wide + disc + gap) / 2 - 4 * scale
        key_disc(painter, look, colours, QRectF(start, rect.center().y() - disc / 2, disc, disc), key)
        start += disc + gap
    dark = QColor(colours.letters).lightnessF() < .6
    edge = "" if look.palette.plain else "#D8FFFFFF" if dark else "#8C000000"
    line = QRectF(start, rect.y(), wide + 4, rect.height() - scale)
    words.engraved(painter, line, font, text, colours.letters, edge, 1 if dark else -1,
                   Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


def _key_by_name(painter: QPainter, look: Look, colours: Bone, rect: QRectF, key: str, after: float) -> None:
    """"Enter" stands by itself at the right end, if there is room for it behind the words."""
    font, wide = look.font("pill key"), look.metrics("pill key").horizontalAdvance(key)
    start = rect.right() - 22 * look.furniture - wide
    if start > after + 8:
        line = QRectF(start, rect.y(), wide + 4, rect.height() - look.furniture)
        words.engraved(painter, line, font, key, colours.key,
                       align=Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


def key_disc(painter: QPainter, look: Look, colours: Bone, disc: QRectF, key: str) -> None:
    """The key that presses it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.key_ground))
    painter.drawEllipse(disc)
    if not look.palette.plain:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(90, 60, 20, 120), 1))
        painter.drawArc(disc.adjusted(.5, .5, -.5, -.5), 20 * 16, 140 * 16)
    painter.setPen(QColor(colours.key))
    if key == RETURN:
        return _return(painter, disc, QColor(colours.key))
    painter.setFont(look.font("key", 14 if len(key) == 1 else 11))
    painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), key)


def _return(painter: QPainter, disc: QRectF, colour: QColor) -> None:
    """An arrow down and to the left."""
    x, y, part = disc.center().x(), disc.center().y(), disc.width() / 20
    painter.setPen(QPen(colour, 1.3 * part, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in (((4.5, -4), (4.5, 1.5), (-4.5, 1.5)), ((-2, -1), (-4.5, 1.5), (-2, 4))):
        painter.drawPolyline([QPointF(x + dx * part, y + dy * part) for dx, dy in line])
