"""Tokens of calls whose number can be raised: key, figure, sign and worth on bone, and tabs at head and foot."""
from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cardtable.showing.faces import Face as Face
from cardtable.table.paint import marks, shadow, tokens, words
from cardtable.table.paint.canvas import Picture, blank, painting, vertical
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Bone

BLANK = Face("", "")
LEAST_WIDTH, SMALL_LEAST = 112, 96
TAB_WIDE, TAB_OUT, TAB_UNDER, ROUND = 38.0, 11.0, 10.0, 9.0
"""A tab, how far it stands out, how far it goes on beneath the token, and how round it is: at furniture scale 1."""
PAD, AFTER_KEY, AFTER_FIGURE, BEFORE_WORTH, PIP = 11.0, 6.0, 4.0, 7.0, 19.0
CHEVRON = 5.4                    # half as wide
FIGURE, WORDS, WORTH = 23, 15, 15.5


def tab_out(look: Look) -> float:
    """How far tabs stand out above and below, in logical pixels."""
    return round(TAB_OUT * look.furniture)


def width(look: Look, face: Face, small: bool) -> float:
    """How wide a token must be for what is on it."""
    scale = look.furniture
    wide = sum([words.width(look.font(role, px), text) for role, px, text in _written(face, small)])
    between = (PAD * 2 + tokens.KEY + AFTER_KEY + AFTER_FIGURE + BEFORE_WORTH) * scale
    return float(round(max((SMALL_LEAST if small else LEAST_WIDTH) * scale, wide + between + _pip(look, face, small))))


def _written(face: Face, small: bool) -> tuple[tuple[str, float, str], ...]:
    """Role, size and words of the figure, of the sign if it is no suit, and of the worth."""
    less = 4 if small else 0
    sign = "" if face.is_suit else face.sign
    return ("worth", FIGURE - less, face.figure), ("label", WORDS + 1, sign), ("note", WORTH, face.worth)


def _pip(look: Look, face: Face, small: bool) -> float:
    return PIP / FIGURE * look.font(*_written(face, small)[0][:2]).pixelSize() if face.is_suit else 0


def token(look: Look, face: Face, wide: float, key: str, state: tokens.State, small: bool) -> Picture:
    """As any token, but for what is on it."""
    margin, high = tokens.MARGIN, tokens.height(look, small)
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    colours = tokens.colours(look, "bone", state)
    rect = QRectF(margin, margin + (2 if state == "press" else 0), wide, high)
    with painting(image) as painter:
        tokens.body(painter, look, colours, rect, state)
        _face(painter, look, colours, rect, face, key, small, state == "off")
    return Picture(image, margin)


def tabs(look: Look, wide: float, small: bool, ways: Collection[int], over: int) -> Picture:
    """What lies beneath it: the tabs it has now, 1 at its head, -1 at its foot; `over` is that under the pointer."""
    margin, high = tokens.MARGIN + tab_out(look), tokens.height(look, small)
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, wide, high)
    with painting(image) as painter:
        for way in ways:
            shadow.cast(painter, look, tab_rect(look, rect, way), ROUND * look.furniture, shadow.PRESSED)
        for way in ways:
            _tab(painter, look, rect, way, look.palette.bone_hover if way == over else look.palette.bone)
    return Picture(image, margin)


def tab_rect(look: Look, rect: QRectF, way: int) -> QRectF:
    """Where a tab lies, what is beneath the token included."""
    scale, out = look.furniture, tab_out(look)
    left, wide, high = rect.center().x() - TAB_WIDE * scale / 2, TAB_WIDE * scale, out + TAB_UNDER * scale
    return QRectF(left, rect.top() - out if way > 0 else rect.bottom() + out - high, wide, high)


def _tab(painter: QPainter, look: Look, rect: QRectF, way: int, colours: Bone) -> None:
    place, radius, plain = tab_rect(look, rect, way), ROUND * look.furniture, look.palette.plain
    painter.setPen(QPen(QColor(colours.edge), 3 if plain else 1))
    painter.setBrush(QColor(colours.ground[0]) if plain else vertical(place, tuple(zip((0, .46, 1), colours.ground,
                                                                                     strict=True))))
    painter.drawRoundedRect(place.adjusted(.5, .5, -.5, -.5), radius, radius)
    half, out = CHEVRON * look.furniture, tab_out(look)
    middle = QPointF(place.center().x(), rect.top() - out / 2 if way > 0 else rect.bottom() + out / 2)
    pen = QPen(QColor(colours.letters), 1.8 * look.furniture, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
               Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([middle + QPointF(x * half, y * way * half * .5) for x, y in ((-1, 1), (0, -1), (1, 1))])


def _face(painter: QPainter, look: Look, colours: Bone, rect: QRectF, face: Face, key: str, small: bool, off: bool
          ) -> None:
    scale, disc = look.furniture, tokens.KEY * look.furniture
    x = rect.left() + PAD * scale
    if key:
        tokens.key_disc(painter, look, colours, QRectF(x, rect.center().y() - disc / 2, disc, disc), key)
    figure, sign, worth = [(look.font(role, px), text) for role, px, text in _written(face, small)]
    worth_wide, pip = words.width(*worth), _pip(look, face, small)
    left, right = x + disc, rect.right() - PAD * scale - worth_wide        # between them figure and sign are centred
    wide = words.width(*figure) + (AFTER_FIGURE * scale if face.figure else 0) + words.width(*sign) + pip
    x = left + max(AFTER_KEY * scale, (right - left - wide) / 2)
    letters = colours.letters
    x = _write(painter, look, rect, x, figure, letters) + (AFTER_FIGURE * scale if face.figure else 0)
    if pip:
        colour = QColor(letters) if off else marks.suit_colour(look, face.sign)
        marks.pip(painter, face.sign, QPointF(x + pip / 2, rect.center().y()), pip, colour)
    else:
        _write(painter, look, rect, x, sign, letters)
    _write(painter, look, rect, right, worth, letters if off or look.palette.plain else look.palette.ink_second)


def _write(painter: QPainter, look: Look, rect: QRectF, x: float, said: tuple[QFont, str], colour: str) -> float:
    """Words on the token from here; where they end."""
    wide, line = words.width(*said), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    edge = "" if look.palette.plain else "#D8FFFFFF"
    words.engraved(painter, QRectF(x, rect.y(), wide + 4, rect.height() - look.furniture), *said, colour, edge, 1, line)
    return x + wide
