"""Brass name plates: at rest, lit when it is that player's turn, with a watch while he thinks."""
from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from cardtable.table.paint import shadow, words
from cardtable.table.paint.canvas import BRASS, IVORY, Picture, blank, painting, radial, slanting, turned_ball
from cardtable.table.paint.look import Look

MARGIN = 32.0
HEIGHT, LEAST_WIDTH, PADDING = 44, 150, 43
BESIDE_CAMEO = 52       # left and right of the words together, where a cameo takes the left end
RADIUS = 5
NAME_LINE, NOTE_LINE = .92, .86     # of the fonts' own line heights
WATCH = 22              # diameter of the watch at furniture scale 1
INSET = 14              # of a paper below it from its ends
BOARDS, WIDTHS = 16, 256  # without words, so many are kept; and so many measures
DEALER = 26             # diameter of the dealer's button


@lru_cache(maxsize=BOARDS)
def height(look: Look) -> float:
    """How high a plate is, in logical pixels."""
    lines = look.metrics("plate").height() * NAME_LINE + look.metrics("plate note").height() * NOTE_LINE
    return round(max(HEIGHT * look.furniture, lines + 9 * look.furniture))


@lru_cache(maxsize=WIDTHS)
def width(look: Look, name: str, note: str = "", inset: float = 0) -> float:
    """How wide a plate must be for both its lines and its two screws, beside what takes `inset` of its left end."""
    widest = max(look.metrics("plate").horizontalAdvance(name), look.metrics("plate note").horizontalAdvance(note))
    padding = (BESIDE_CAMEO if inset else 2 * PADDING) * look.furniture
    return float(round(max(LEAST_WIDTH * look.furniture, inset + widest + padding)))


def words_end(look: Look, name: str, note: str, wide: float, inset: float = 0) -> float:
    """How far from its left end the longer of both lines goes, on a plate so wide."""
    widest = max(look.metrics("plate").horizontalAdvance(name), look.metrics("plate note").horizontalAdvance(note))
    return (wide + inset + widest) / 2


def plate(look: Look, name: str, note: str, wide: float, turn: bool = False, inset: float = 0) -> Picture:
    """A plate with the player's name and, below it in italics, what there is to say of him, right of `inset`; without
    that, the name stands in the middle."""
    high, scale = height(look), look.furniture
    image = board(look, wide, turn).copy()
    rect = QRectF(MARGIN, MARGIN, wide, high)
    with painting(image) as painter:
        edge = "" if look.palette.plain else "#8CFFF0C8"
        top = rect.y() + 5 * scale
        line = look.metrics("plate").height() * NAME_LINE
        room = rect.adjusted(inset, 0, 0, -scale)
        first = QRectF(room.x(), top, room.width(), line) if note else room
        words.engraved(painter, first, look.font("plate"), name, look.palette.plate_name, edge)
        rest = QRectF(room.x(), top + line - 1, room.width(), rect.bottom() - top - line - 2 * scale)
        words.engraved(painter, rest, look.font("plate note"), note, look.palette.plate_note)
    return Picture(image, MARGIN)


@lru_cache(maxsize=BOARDS)
def board(look: Look, wide: float, turn: bool) -> QImage:
    """The same before anything is written on it: shadow and glow take the most time, and words change."""
    image = blank(wide + 2 * MARGIN, height(look) + 2 * MARGIN, look.ratio)
    rect = QRectF(MARGIN, MARGIN, wide, height(look))
    with painting(image) as painter:
        if look.palette.plain:
            _plain(painter, look, rect, turn)
        else:
            shadow.cast(painter, look, rect, RADIUS, shadow.PLATE)
            if turn:
                _glow(painter, look, rect)
            _brass(painter, look, rect, turn)
    return image


def paper(look: Look, title: str, written: str, wide: float) -> Picture:
    """A slip of paper that lies below a plate, partly under it: its title, or the first word of that, where there is
    room, and what is written; of much, the last."""
    measure, margin = look.metrics("small"), shadow.reach(shadow.PLATE)
    high = measure.height() + 3
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    room = wide - 10
    ways = [f"{some}  {written}".strip() for some in (title, title.split()[0])]
    text = next((one for one in ways if measure.horizontalAdvance(one) <= room), written or title)
    text = measure.elidedText(text, Qt.TextElideMode.ElideLeft if written else Qt.TextElideMode.ElideRight, round(room))
    with painting(image) as painter:
        rect = QRectF(margin, margin, wide, high)
        shadow.cast(painter, look, rect, 2, shadow.PLATE)
        painter.fillRect(rect.adjusted(0, -6, 0, 0), QColor(look.palette.stock))
        words.engraved(painter, rect.adjusted(0, 1, 0, 0), look.font("small"), text, look.palette.ink)
    return Picture(image, margin)


def _glow(painter: QPainter, look: Look, rect: QRectF) -> None:
    light = blank(rect.width() + 2 * MARGIN, rect.height() + 2 * MARGIN, look.ratio)
    with painting(light) as sketch:
        shadow.soft(sketch, rect.adjusted(-5, -5, 5, 5), 8, 10, QColor("#FFD678"), .5)
    painter.drawImage(QPointF(0, 0), light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 226, 150, 71))
    painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 8, 8)


def _brass(painter: QPainter, look: Look, rect: QRectF, turn: bool) -> None:
    colours, scale = look.palette, look.furniture
    painter.setBrush(slanting(rect, 165, colours.plate_turn if turn else colours.plate))
    painter.setPen(QPen(QColor(colours.plate_edge), 1))
    painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), RADIUS, RADIUS)
    painter.setPen(QColor(255, 245, 210, 200 if turn else 150))
    painter.drawLine(QPointF(rect.x() + 4, rect.y() + 1.5), QPointF(rect.right() - 4, rect.y() + 1.5))
    for x in (rect.x() + 12.5 * scale, rect.right() - 12.5 * scale):
        head = QPointF(x, rect.center().y() - .5)
        painter.setPen(QPen(QColor(colours.plate_edge), .5))
        painter.setBrush(radial(head - QPointF(1, 1) * scale, 4.5 * scale, ((0, "#F4E3B2"), (1, "#7A5F2B"))))
        painter.drawEllipse(head, 3.5 * scale, 3.5 * scale)


def _plain(painter: QPainter, look: Look, rect: QRectF, turn: bool) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    outer = (6, look.palette.plate_turn[0][1]) if turn else (2, "#FFFFFF")
    inner = 3 if turn else 0
    for grown, colour in (outer, (inner, look.palette.plate_edge)):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect.adjusted(-grown, -grown, grown, grown), RADIUS + grown, RADIUS + grown)
    painter.setBrush(QColor((look.palette.plate_turn if turn else look.palette.plate)[0][1]))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), RADIUS - 2, RADIUS - 2)


def watch(look: Look) -> Picture:
    """The ivory face of the watch on a plate, without its hand."""
    side = WATCH * look.furniture
    image = blank(side + 4, side + 4, look.ratio)
    face = QRectF(2, 2, side, side)
    with painting(image) as painter:
        painter.setPen(QPen(QColor(look.palette.plate_edge), 1))
        painter.setBrush(QColor("#FFFFFF") if look.palette.plain else turned_ball(face, IVORY))
        painter.drawEllipse(face)
    return Picture(image, 2)


def watch_hand(look: Look) -> Picture:
    """The watch's hand, pointing up from the middle of a square as large as the watch."""
    side = WATCH * look.furniture
    image = blank(side + 4, side + 4, look.ratio)
    middle = QPointF(side / 2 + 2, side / 2 + 2)
    with painting(image) as painter:
        pen = QPen(QColor("#22344F"), 2 * look.furniture)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle, middle - QPointF(0, side * .36))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.palette.plate_edge))
        painter.drawEllipse(middle, 1.8 * look.furniture, 1.8 * look.furniture)
    return Picture(image, 2)


def dealer_button(look: Look, letter: str = "D") -> Picture:
    """The brass button that lies before the dealer."""
    side = DEALER * look.furniture
    margin = shadow.reach(shadow.TOKEN)
    image = blank(side + 2 * margin, side + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, side, side)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, side / 2, shadow.TOKEN)
        painter.setPen(QPen(QColor(look.palette.plate_edge), 1))
        painter.setBrush(QColor("#FFFFFF") if look.palette.plain else turned_ball(rect, BRASS, .85))
        painter.drawEllipse(rect.adjusted(.5, .5, -.5, -.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#6E5220"), 1))
        painter.drawEllipse(rect.center(), side * .4, side * .4)
        if letter:
            words.engraved(painter, rect.adjusted(0, -1, 0, 0), look.font("key"), letter, look.palette.plate_name)
        else:
            _two_cards(painter, rect, look.palette.plate_name)
    return Picture(image, margin)


def _two_cards(painter: QPainter, rect: QRectF, ink: str) -> None:
    """Two cards spread, as they are dealt."""
    card = QRectF(-.13, -.2, .26, .4)
    painter.setPen(QPen(QColor(ink), .045))
    for aslant in (-18, 18):
        painter.save()
        painter.translate(rect.center())
        painter.scale(rect.width(), rect.height())
        painter.rotate(aslant)
        painter.setBrush(QColor("#FFF6DC"))
        painter.drawRoundedRect(card.translated(.002 * aslant, 0), .04, .04)
        painter.restore()
