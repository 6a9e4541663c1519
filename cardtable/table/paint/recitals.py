"""What a recital is seen by: light on the cloth and behind cards, brass brackets over them, words in columns, keys."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.cards import Card, Cards
from cardtable.table.paint import lettering, marks, shadow, words
from cardtable.table.paint.canvas import Picture, blank, elliptical, painting, rounded, slanting
from cardtable.table.paint.deck import CORNER, height
from cardtable.table.paint.look import Look

COARSE = 4                               # the light on the cloth is so soft that it is drawn so much smaller
POOL, DARK = "#33FFDE96", "#5704120B"    # the warm pool, and the cloth beyond it
GLOW, GLOW_REACH = 9.0, 24.0             # behind a card, at unit 1
LABEL, PADDING, FALL, BEND = 34.0, 20.0, 19.0, 12.0      # of a bracket's plate, and of its line, at unit 1
BRACKET_MARGIN = 30.0
GAP = 9.0                                # between the cards below the words of a call
TOLD_MARGIN, MOST_ROWS = 22.0, 2
SNAPPED = 1.0                            # by which a bubble may be narrower than it was meant to be, in pixels
TAIL = 10                                # by which a bubble points down to who speaks, in pixels
KEY_HIGH, KEY_PADDING = 23.0, 10.0


class Setting(NamedTuple):
    """How large the words of the call are that is being said, and of those before it; how far the columns stand apart,
    and whether the cards of the last row stand below."""

    now: int
    before: int
    column: float
    cards: bool


SETTINGS = Setting(22, 20, 20, True), Setting(18, 17, 10, True), Setting(18, 17, 10, False)
"""From the best to what needs the least room."""


class Call(NamedTuple):
    """One column of what is said."""

    words: str
    cards: Cards = ()


def pool(look: Look, width: float, high: float) -> Picture:
    """The light over a cloth so large: warm about its lower middle, dark beyond; nothing in high contrast."""
    image = blank(width / COARSE, high / COARSE, 1)
    if not look.palette.plain:
        rect = QRectF(0, 0, width / COARSE, high / COARSE)
        with painting(image) as painter:
            painter.fillRect(rect, elliptical(rect, (.5, .577), (.632, .551), ((0, "#0004120B"), (.55, "#0004120B"),
                                                                               (1, DARK))))
            painter.fillRect(rect, elliptical(rect, (.5, .63), (.494, .32), ((0, POOL), (1, "#00FFDE96"))))
    return Picture(image, 0)


def glow(look: Look, width: float) -> Picture:
    """The light behind a card that is spoken of."""
    scale = width / 124
    margin = GLOW_REACH * scale
    image = blank(width + 2 * margin, height(width) + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, width, height(width))
    with painting(image) as painter:
        if look.palette.plain:
            painter.setPen(QPen(QColor(look.palette.light), 5))
            painter.drawRoundedRect(rect, CORNER * width, CORNER * width)
        else:
            shadow.soft(painter, rect, CORNER * width, GLOW * scale, QColor(look.palette.light), .62)
    return Picture(image, margin)


def bracket(look: Look, width: float, stems: tuple[float, ...], label: str, unit: float,
            below: bool = False) -> Picture:
    """A line of brass `width` long that falls at its ends and at each of `stems`, or rises from `below` the cards, a
    plate with the label in its middle.

    The picture's own rectangle, without its margin, is the line's and as high as the plate.
    """
    font = look.font("speech")
    high = max(LABEL * unit, look.metrics("speech").height() + 6)
    wide = look.metrics("speech").horizontalAdvance(label) + 2 * PADDING * unit
    beyond = BRACKET_MARGIN + max(0.0, (wide - width) / 2)
    image = blank(width + 2 * beyond, high + 2 * beyond, look.ratio)
    with painting(image) as painter:
        painter.translate(beyond, beyond + high / 2)
        fall, bend = (-FALL if below else FALL) * unit, min(BEND * unit, width / 3)
        line = QPainterPath(QPointF(0, fall))
        line.quadTo(QPointF(0, 0), QPointF(bend, 0))
        line.lineTo(width - bend, 0)
        line.quadTo(QPointF(width, 0), QPointF(width, fall))
        for stem in stems:
            line.moveTo(stem, 0)
            line.lineTo(stem, fall)
        plain = look.palette.plain
        strokes = ((5.0, "#000000"), (2.6, "#FFFFFF")) if plain else (
            (5.4, "#66000000"), (4.4, look.palette.brass_dark), (2.4, look.palette.brass_light))
        for thick, colour in strokes:
            pen = QPen(QColor(colour), thick * unit)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(line if colour != "#66000000" else line.translated(0, 2 * unit))
        _label(painter, look, QRectF((width - wide) / 2, -high / 2, wide, high), unit)
        words.engraved(painter, QRectF((width - wide) / 2, -high / 2, wide, high - 2), font, label,
                       look.palette.plate_name, "" if plain else "#8CFFF0C8")
    return Picture(image, beyond)


def _label(painter: QPainter, look: Look, rect: QRectF, unit: float) -> None:
    """A bright plate of brass."""
    painter.setPen(Qt.PenStyle.NoPen)
    if not look.palette.plain:
        for spread, dark in ((3, 22), (1.5, 34), (.5, 44)):
            painter.setBrush(QColor(0, 0, 0, dark))
            painter.drawRoundedRect(rect.translated(0, 3 * unit).adjusted(-spread, -spread, spread, spread), 6, 6)
    painter.setPen(QPen(QColor(look.palette.plate_edge), 2 if look.palette.plain else 1))
    painter.setBrush(slanting(rect, 165, look.palette.plate_turn))
    painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), 5, 5)


# --- what is said

def natural(look: Look, call: Call, setting: Setting = SETTINGS[0]) -> float:
    """How wide the column of a call must be."""
    shown = call.cards if setting.cards else ()
    cards = sum([_card_width(look, card) + GAP * look.furniture for card in shown])
    said = look.metrics("speech", setting.now).horizontalAdvance(call.words)
    return max(said, cards) + 2 * setting.column * look.furniture


def rows(look: Look, calls: Sequence[Call], most: float, setting: Setting = SETTINGS[0]) -> list[list[int]]:
    """The numbers of the calls in each row, none wider than `most` where one call is not, but for what a bubble loses
    when it is made a whole number of pixels wide."""
    found: list[list[int]] = []
    room, most = 0.0, most + SNAPPED
    for number, call in enumerate(calls):
        wide = natural(look, call, setting)
        if found and wide <= room:
            found[-1].append(number)
            room -= wide
        else:
            found.append([number])
            room = most - wide
    return found


def row_height(look: Look, last: bool = True, setting: Setting = SETTINGS[0]) -> float:
    """Of one row of calls; below the words of the last stand their cards."""
    below = look.metrics("small").height() + 4 * look.furniture if last and setting.cards else 0
    return round(look.metrics("speech", setting.now).height() + below + setting.column / 2 * look.furniture)


def told_height(look: Look, lines: int, setting: Setting = SETTINGS[0]) -> float:
    """Of a bubble with so many rows, of which no more than a few are shown."""
    others = row_height(look, False, setting) * (min(MOST_ROWS, lines) - 1)
    return row_height(look, True, setting) + others + 4 * look.furniture


def fitting(look: Look, calls: Sequence[Call], width: float, high: float) -> Setting:
    """The best setting in which so many calls fit into so much room; the least if none does."""
    for setting in SETTINGS:
        lines = len(rows(look, calls, width, setting))
        if lines <= MOST_ROWS and told_height(look, lines, setting) <= high:
            return setting
    return SETTINGS[-1]


def told(look: Look, calls: tuple[Call, ...], width: float, tail: bool, name: str = "",
         setting: Setting = SETTINGS[0]) -> Picture:
    """A bubble `width` wide with the calls in columns, the last of them now being said; of many rows the last.

    `tail` points down to who speaks; instead his `name` may stand before the first call.
    """
    lines = rows(look, calls, width - named(look, name), setting)
    high = told_height(look, len(lines), setting)
    lines = lines[-MOST_ROWS:]
    image = blank(width + 2 * TOLD_MARGIN, high + 2 * TOLD_MARGIN, look.ratio)
    rect = QRectF(TOLD_MARGIN, TOLD_MARGIN, width, high)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, 14, shadow.SPEECH)
        shape = rounded(rect, 14)
        if tail:
            point = QPainterPath(QPointF(rect.center().x() - 11, rect.bottom() - 1))
            point.lineTo(rect.center().x(), rect.bottom() + TAIL)
            point.lineTo(rect.center().x() + 11, rect.bottom() - 1)
            point.closeSubpath()
            shape = shape.united(point)
        if look.palette.plain:
            painter.setPen(QPen(QColor("#000000"), 4))
            painter.drawPath(shape)
        painter.fillPath(shape, QColor(look.palette.stock))
        for number, line in enumerate(lines):
            last = number == len(lines) - 1
            place = QRectF(rect.x(), rect.y() + 2 * look.furniture + number * row_height(look, False, setting),
                           width, row_height(look, last, setting))
            before = _name(painter, look, place, name) if name and 0 in line else 0.0
            _row(painter, look, place.adjusted(before, 0, 0, 0), calls, line, last, setting)
    return Picture(image, TOLD_MARGIN)


def named(look: Look, name: str) -> float:
    """How much of the row it takes to say who speaks; nothing without a name."""
    return look.metrics("speaker").horizontalAdvance(name) + 22 * look.furniture if name else 0.0


def _name(painter: QPainter, look: Look, row: QRectF, name: str) -> float:
    """Who speaks, in small capitals; returns how much of the row that takes."""
    wide = named(look, name)
    words.engraved(painter, QRectF(row.x(), row.y(), wide, row.height()), look.font("speaker"), name,
                   look.palette.heading)
    return wide


def _row(painter: QPainter, look: Look, rect: QRectF, calls: Sequence[Call], line: Sequence[int],
         last: bool, setting: Setting) -> None:
    """Calls side by side in `rect`."""
    whole = sum([natural(look, calls[number], setting) for number in line])
    x, words_high = rect.x(), look.metrics("speech", setting.now).height()
    for number in line:
        wide, now = natural(look, calls[number], setting) * rect.width() / whole, number == len(calls) - 1
        if number != line[0]:
            painter.setPen(QPen(QColor(look.palette.rule), 1))
            painter.drawLine(QPointF(x, rect.y() + 9), QPointF(x, rect.bottom() - 9))
        size = setting.now if now else setting.before
        room = (wide - setting.column / 2 * look.furniture) / look.metrics("speech", size).horizontalAdvance(
            calls[number].words or " ")
        font = look.font("speech", size * min(1.0, room))        # rather smaller words than words cut off
        said = QRectF(x, rect.y() + setting.column / 5 * look.furniture, wide, words_high)
        below = calls[number].cards if last and setting.cards else ()
        if not below:
            said.setHeight(rect.height() - 2 * setting.column / 5 * look.furniture)
        words.engraved(painter, said, font, calls[number].words, look.palette.ink if now else look.palette.ink_third)
        painter.setOpacity(1 if now else .75)
        _cards(painter, look, QRectF(x, said.bottom(), wide, look.metrics("small").height()), below)
        painter.setOpacity(1)
        x += wide


def _index(card: Card) -> str:
    return "10" if card.text[0] == "T" else card.text[0]


def _card_width(look: Look, card: Card) -> float:
    return look.metrics("small").horizontalAdvance(_index(card)) + 14 * look.furniture


def _cards(painter: QPainter, look: Look, rect: QRectF, cards: Cards) -> None:
    """Small indices in a row about the middle of `rect`."""
    font, gap, size = look.font("small"), GAP * look.furniture, 11 * look.furniture
    x = rect.center().x() - (sum([_card_width(look, card) + gap for card in cards]) - gap) / 2
    for card in cards:
        colour = marks.suit_colour(look, card.text[1])
        index = look.metrics("small").horizontalAdvance(_index(card))
        words.engraved(painter, QRectF(x, rect.y(), index, rect.height()), font, _index(card), colour.name())
        marks.pip(painter, card.text[1], QPointF(x + index + 2 + size / 2, rect.center().y()), size, colour)
        x += _card_width(look, card) + gap


def keys(look: Look, offered: tuple[tuple[str, str], ...]) -> Picture:
    """Keys and what they do, quietly on the cloth: ("Space", "go on")."""
    key, does, scale = look.font("small"), look.font("caption", 15), look.furniture
    cap, said = look.metrics("small"), look.metrics("caption", 15)
    wide = sum([cap.horizontalAdvance(name) + said.horizontalAdvance(text) + (2 * KEY_PADDING + 9 + 22) * scale
                for name, text in offered])
    high = max(KEY_HIGH * scale, cap.height() + 4)
    image = blank(wide, high + 2, look.ratio)
    chalk = QColor(look.palette.chalk)
    with painting(image) as painter:
        x = 0.0
        for name, text in offered:
            box = QRectF(x + .5, .5, cap.horizontalAdvance(name) + 2 * KEY_PADDING * scale, high)
            chalk.setAlphaF(.45 if not look.palette.plain else 1)
            painter.setPen(QPen(chalk, 1))
            painter.setBrush(QColor("#59081E14"))
            painter.drawRoundedRect(box, 5, 5)
            words.light_in(painter, box, words.CENTRE, key, name, look.palette.chalk)
            x = box.right() + 9 * scale
            place = QRectF(x, 0, said.horizontalAdvance(text), high)
            words.light_in(painter, place, words.CENTRE, does, text, look.palette.chalk)
            x = place.right() + 22 * scale
    return Picture(image, 0)


def moment(look: Look, title: str, line: str) -> Picture:
    """A great plate of brass that says what the table stops for."""
    scale = look.furniture
    large, small = lettering.exact("sheet", 40 * scale), look.font("caption", 17)
    measure = look.metrics("caption", 17)
    wide = max(words.width(large, title) + 110 * scale, measure.horizontalAdvance(line) + 70 * scale, 280 * scale)
    high = (96 if line else 72) * scale
    margin = shadow.reach(shadow.PANEL) + 26
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, wide, high)
    with painting(image) as painter:
        if not look.palette.plain:
            shadow.soft(painter, rect.adjusted(-4, -4, 4, 4), 12, 10, QColor(look.palette.light), .55)
        _label(painter, look, rect, scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.palette.plate_edge), 1))
        painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 3, 3)
        top = QRectF(rect.x(), rect.y() + 8 * scale, wide, 50 * scale)
        edge = "" if look.palette.plain else "#A6FFF6DC"
        words.engraved(painter, top, large, title, look.palette.plate_name, edge)
        if line:
            below = QRectF(rect.x(), top.bottom(), wide, rect.bottom() - top.bottom() - 12 * scale)
            words.engraved(painter, below, small, line, look.palette.plate_note)
    return Picture(image, margin)
