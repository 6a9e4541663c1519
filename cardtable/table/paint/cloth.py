"""What lies on the cloth besides cards: speech, coins, captions, the outline of a place to drop."""
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import ceil
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPen

from cardtable.table.paint import lettering, marks, shadow, words
from cardtable.table.paint.canvas import BRASS, Picture, blank, painting, rounded, turned_ball
from cardtable.table.paint.deck import CORNER, height
from cardtable.table.paint.look import Look

Tail = Literal["left", "right", "up", "down", "none"]
"""Which side of a bubble the speaker is on."""
SpotState = Literal["rest", "legal", "over", "selected"]
"""A place that a move can name: quiet; that may be named now; under the pointer or a card; named."""

SPEECH_MARGIN = 22.0
WIDEST_SPEECH = 320
LINE = 1.22                     # of a bubble, in sizes of its letters
COIN = 24                       # radius at unit 1
FRAME, FRAMED = 2.2, 9.0        # how thick a frame is, and how round its corners


def speech(look: Look, text: str, tail: Tail = "left", room: float = 0) -> Picture:
    """A bubble with the words, broken into lines if they are long, or to keep within so much room."""
    font, scale, margin = look.font("speech"), look.furniture, SPEECH_MARGIN
    lines, wide, high = _said(look, text, room)
    line_high = font.pixelSize() * LINE
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, wide, high)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, 14, shadow.SPEECH)
        shape = rounded(rect, 14).united(_tail(rect, tail))
        if look.palette.plain:
            painter.setPen(QPen(QColor("#000000"), 4))
            painter.drawPath(shape)
        painter.fillPath(shape, QColor(look.palette.stock))
        for number, line in enumerate(lines):
            place = QRectF(rect.x(), rect.y() + 8 * scale + number * line_high, wide, line_high)
            words.engraved(painter, place, font, line, look.palette.ink)
    return Picture(image, margin)


def speech_size(look: Look, text: str, room: float = 0) -> QSizeF:
    """How large that bubble is, without drawing it: there are four sides of a plate on which it may lie."""
    _, wide, high = _said(look, text, room)
    margins = QSizeF(2 * SPEECH_MARGIN, 2 * SPEECH_MARGIN)
    return _pixels(look, QSizeF(wide, high) + margins) - margins


@lru_cache(256)
def _said(look: Look, text: str, room: float) -> tuple[list[str], float, float]:
    """The lines in a bubble, and how wide and high it is."""
    font, measure, scale = look.font("speech"), look.metrics("speech"), look.furniture
    widest = WIDEST_SPEECH * scale
    lines = words.wrapped(font, text, min(widest, max(room - 32 * scale, widest / 3)) if room else widest) or [""]
    wide = max([measure.horizontalAdvance(line) for line in lines]) + 32 * scale
    return lines, wide, round(font.pixelSize() * LINE * len(lines) + 19 * scale)


def _pixels(look: Look, size: QSizeF) -> QSizeF:
    """As much as a picture of that size takes, in whole device pixels."""
    return QSizeF(ceil(size.width() * look.ratio), ceil(size.height() * look.ratio)) / look.ratio


def _tail(rect: QRectF, tail: Tail) -> QPainterPath:
    middle = rect.height() / 2
    tips = {"left": ((-9, middle), (3, middle - 10), (3, middle + 10)),
            "right": ((9, middle), (-3, middle - 10), (-3, middle + 10)),
            "up": ((32, -9), (22, 3), (42, 3)), "down": ((32, 9), (22, -3), (42, -3))}
    path = QPainterPath()
    if tail == "none":
        return path
    corner = {"left": rect.topLeft(), "right": rect.topRight(), "up": rect.topLeft(), "down": rect.bottomLeft()}[tail]
    tip, one, other = (corner + QPointF(*point) for point in tips[tail])
    path.moveTo(tip)
    path.lineTo(one)
    path.lineTo(other)
    path.closeSubpath()
    return path


def coin_radius(look: Look) -> float:
    """Of a coin that says what has just been scored."""
    return look.snapped(COIN * max(.75, look.unit) * (1 + look.text) / 2)


def coin(look: Look, text: str, radius: float) -> Picture:
    """A brass coin that says what has just been scored."""
    margin = shadow.reach(shadow.DEVICE)
    side = 2 * radius
    image = blank(side + 2 * margin, side + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, side, side)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, radius, shadow.DEVICE)
        painter.setPen(QPen(QColor("#000000" if look.palette.plain else "#4E3B16"), 1))
        painter.setBrush(QColor("#FFE14D") if look.palette.plain else turned_ball(rect, BRASS, .85))
        painter.drawEllipse(rect.adjusted(.5, .5, -.5, -.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#6E5220"), 1))
        painter.drawEllipse(rect.center(), radius * .84, radius * .84)
        font = lettering.exact("numeral", radius * (.86 if len(text) < 3 else .68))
        words.engraved(painter, rect.translated(0, -1), font, text, "#33220C", "#66FFF3CC")
    return Picture(image, margin)


SHADE = 8                    # of words on the cloth, above and below them together
SHORT = .3                   # of the room: a last line that is shorter had better be longer
NARROWER = tuple([n / 20 for n in range(19, 9, -1)])     # parts of the room in which the same is tried


def caption(look: Look, text: str, room: float = 0) -> Picture:
    """Words in chalk on the cloth, a line or several, no wider than `room` if it is given, with a little shade so that
    the weave does not eat them."""
    font, measure, lines = _lines(look, text, room)
    wide = max(map(measure.horizontalAdvance, lines)) + 12
    image = blank(wide, len(lines) * measure.height() + SHADE, look.ratio)
    with painting(image) as painter:
        for number, told in enumerate(lines):
            top = number * measure.height()
            line = QRectF(0, top, wide, measure.height() + SHADE)
            if not look.palette.plain:
                painter.setFont(font)
                painter.setPen(QColor(0, 0, 0, 34))
                for across, down in ((-1, 1), (1, 1), (0, 0), (0, 2), (0, 1), (-.5, .5), (.5, 1.5)):
                    painter.drawText(line.translated(across, down), int(words.CENTRE), told)
            left = (wide - measure.horizontalAdvance(told)) / 2
            words.light(painter, QPointF(left, top + 4 + measure.ascent()), font, told, look.palette.chalk)
    return Picture(image, 0)


def caption_size(look: Look, text: str, room: float = 0) -> QSizeF:
    """How large that picture is, without drawing it."""
    _, measure, lines = _lines(look, text, room)
    return _pixels(look, QSizeF(max(map(measure.horizontalAdvance, lines)) + 12, len(lines) * measure.height() + SHADE))


@lru_cache(256)
def _lines(look: Look, text: str, room: float) -> tuple[QFont, QFontMetricsF, list[str]]:
    role = "caption upright" if look.palette.plain else "caption"
    return look.font(role), look.metrics(role), [
        line for told in text.split("\n")
        for line in (_broken(partial(look.advance, role), told, room - 12) if room and told else [told])]


def _broken(advance: Callable[[str], float], told: str, room: float) -> list[str]:
    """In lines that have room; where a word or two would be left for the last, as many lines of more even length."""
    lines = words.broken(told, room, advance)
    if len(lines) > 1 and advance(lines[-1]) < SHORT * room:
        for part in NARROWER:
            tried = words.broken(told, part * room, advance)
            if len(tried) > len(lines):
                break
            lines = tried
    return lines


def drop_place(look: Look, width: float, high: float | None = None, lit: bool = False, wanted: str = "") -> Picture:
    """The dashed outline of a place where a card may be put; `lit` while one is held over it; the card `wanted` there
    ("7D") in chalk."""
    tall = height(width) if high is None else high
    image = blank(width + 2, tall + 2, look.ratio)
    with painting(image) as painter:
        pen = QPen(QColor(look.palette.light if lit else look.palette.drop_edge), 2.5 if lit else 1.5)
        pen.setDashPattern([4, 3.3])
        painter.setPen(pen)
        painter.setBrush(QColor(255, 255, 255, 28 if lit else 13))
        painter.drawRoundedRect(QRectF(1.75, 1.75, width - 1.5, tall - 1.5), CORNER * width, CORNER * width)
        if wanted:
            chalk, middle = QColor(look.palette.chalk), QPointF(1 + width / 2, 1 + tall / 2)
            line = QRectF(0, middle.y() - .5 * width, width + 2, .5 * width)
            text = "10" if wanted[0] == "T" else wanted[0]
            words.light_in(painter, line, words.CENTRE, lettering.exact("numeral", .4 * width), text, chalk.name())
            marks.pip(painter, wanted[1], middle + QPointF(0, .24 * width), .26 * width, chalk)
    return Picture(image, 1)


def hand_frame(look: Look, width: float, high: float) -> Picture:
    """A line of light round the hand that is in play."""
    image = blank(width + 2 * FRAME, high + 2 * FRAME, look.ratio)
    with painting(image) as painter:
        painter.setPen(QPen(QColor(look.palette.light), FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(FRAME, FRAME, width, high), FRAMED, FRAMED)
    return Picture(image, FRAME)


def spot(look: Look, width: float, high: float, text: str = "", state: SpotState = "rest") -> Picture:
    """A place that a move can name, dashed, with a word or number in its middle."""
    image = blank(width + 2, high + 2, look.ratio)
    light, thick, fill = {"rest": (False, 1.5, 6), "legal": (True, 1.5, 20), "over": (True, 2.5, 44),
                          "selected": (True, 3.0, 28)}[state]
    colour = look.palette.selected if state == "selected" else look.palette.light if light else look.palette.drop_edge
    rect = QRectF(1.75, 1.75, width - 1.5, high - 1.5)
    corner = CORNER * min(width, high)
    with painting(image) as painter:
        pen = QPen(QColor(colour), thick)
        if state != "selected":
            pen.setDashPattern([4, 3.3])
        painter.setPen(pen)
        painter.setBrush(QColor(255, 255, 255, fill))
        painter.drawRoundedRect(rect, corner, corner)
        if text:
            font = lettering.exact("numeral", min(.42 * high, .42 * width, 1.2 * width / len(text)))
            words.engraved(painter, rect, font, text, look.palette.chalk)
    return Picture(image, 1)
