"""What may be exacted, each on a sheet of its own; and tricks turned up in proof, the card that tells in a ring."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.showing.settling import Remedy, Turned
from cardtable.table.paint import deck, panels, shadow, tokens, words
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

EDGE, LINE_GAP = 14.0, 3.0                   # of a sheet, and between its parts, at furniture scale 1
NAME, SCORE = 21, 25
BELOW = 14                                      # from a card turned up to its name, clear of the ring: in pixels
FULL_RING = 62                                  # a card so wide has its ring as far away as that ever is, in pixels
MARGIN = 16.0                                   # about tricks turned up, in pixels
PITCH = 94 / 76                              # from one card turned up to the next, in widths
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
EXACT = "Exact it"


def least(look: Look, remedy: Remedy) -> float:
    """How wide a sheet must be at least: for its token, the longest word of its name, and the score in one line."""
    score = words.width(look.font("worth", SCORE), remedy.score) + 9 + words.width(look.font("note"), remedy.worth)
    inner = max(tokens.least(look, EXACT), score if remedy.worth else 0,
                *[words.width(look.font("tile", NAME), word) for word in remedy.name.split()])
    return inner + 2 * EDGE * look.furniture


def high(look: Look, remedy: Remedy, width: float) -> float:
    """How high a sheet of this width must be."""
    inner = width - 2 * EDGE * look.furniture
    name, does = _lines(look, "tile", remedy.name, inner, NAME), _lines(look, "body", remedy.does, inner)
    lines = len(name) * look.metrics("tile", NAME).height() + len(does) * look.metrics("body").height()
    lines += len(_lines(look, "note", remedy.law, inner)) * look.metrics("note").height()
    lines += (look.metrics("worth", SCORE).height() + 8 if remedy.score else 0)
    return lines + (2 * EDGE + 4 * LINE_GAP) * look.furniture + tokens.height(look, True)


def _lines(look: Look, role: str, text: str, width: float, px: float | None = None) -> list[str]:
    return words.wrapped(look.font(role, px), text, width)


def sheet(look: Look, remedy: Remedy, width: float, tall: float, key: str, state: tokens.State) -> Picture:
    """The sheet with its small token at the foot."""
    margin = shadow.reach(shadow.SHEET)
    image = blank(width + 2 * margin, tall + 2 * margin, look.ratio)
    rect, scale = QRectF(margin, margin, width, tall), look.furniture
    colours = look.palette
    with painting(image) as painter:
        shadow.cast(painter, look, rect, 6, shadow.SHEET)
        panels.paper(painter, look, rect, 6)
        inside = rect.adjusted(EDGE * scale, EDGE * scale, -EDGE * scale, -EDGE * scale)
        y = inside.top()
        y = _write(painter, look, inside, y, "tile", remedy.name, colours.ink, NAME) + LINE_GAP
        y = _write(painter, look, inside, y, "note", remedy.law, colours.oxblood) + LINE_GAP
        _write(painter, look, inside, y, "body", remedy.does, colours.ink_second)
        foot = QRectF(inside.left(), inside.bottom() - tokens.height(look, True), inside.width(),
                      tokens.height(look, True))
        if remedy.score:
            line = look.metrics("worth", SCORE).height()
            top = foot.top() - line - 8
            painter.fillRect(QRectF(inside.left(), top - 1, inside.width(), 1), QColor(colours.rule))
            at = QRectF(inside.left(), top + 2, inside.width(), line)
            words.engraved(painter, at, look.font("worth", SCORE), remedy.score, colours.ink, align=LEFT)
            after = words.width(look.font("worth", SCORE), remedy.score) + 9
            words.engraved(painter, at.adjusted(after, 3, 0, 0), look.font("note"), remedy.worth, colours.ink_second,
                           align=LEFT)
        drawn = tokens.token(look, EXACT, foot.width(), key, state, "bone", True)
        painter.drawImage(QRectF(foot.left() - drawn.margin, foot.top() - drawn.margin,
                                 foot.width() + 2 * drawn.margin, foot.height() + 2 * drawn.margin), drawn.image)
    return Picture(image, margin)


def _write(painter: QPainter, look: Look, inside: QRectF, y: float, role: str, text: str, colour: str,
           px: float | None = None) -> float:
    """Words in lines from `y` on; where they end."""
    line = look.metrics(role, px).height()
    for one in _lines(look, role, text, inside.width(), px):
        words.engraved(painter, QRectF(inside.left(), y, inside.width() + 2, line), look.font(role, px), one, colour,
                       align=LEFT)
        y += line
    return y


def proof_size(look: Look, trick: Turned, width: float, brief: bool) -> tuple[float, float]:
    """How wide and how high a trick is that is turned up with cards of this width, its words with it; `brief` without
    names."""
    said = max([look.metrics(role).horizontalAdvance(text) for role, text in (("tile", trick.title),
                                                                              ("caption", trick.note))])
    lines = look.metrics("caption").height() * (1 if brief else 2)
    apart = 12 if brief else 18 + BELOW
    return max(row(trick, width), said), look.metrics("tile").height() + deck.height(width) + apart + lines


def row(trick: Turned, width: float) -> float:
    """How wide its cards lie."""
    return ((len(trick.cards) - 1) * PITCH + 1) * width


def proof(look: Look, trick: Turned, width: float, brief: bool) -> Picture:
    """The trick in the order of play, its title above, names below, the card that tells ringed."""
    wide, tall = proof_size(look, trick, width, brief)
    gap = 6.0 if brief else 12.0
    margin = MARGIN
    image = blank(wide + 2 * margin, tall + 2 * margin, look.ratio)
    caption, chalk = look.metrics("caption").height(), look.palette.chalk
    with painting(image) as painter:
        painter.translate(margin, margin)
        words.light_in(painter, QRectF(0, 0, wide, look.metrics("tile").height()), MIDDLE, look.font("tile"),
                       trick.title, chalk)
        top = look.metrics("tile").height() + gap
        for number, (card, name) in enumerate(zip(trick.cards, trick.names, strict=True)):
            x = (wide - row(trick, width)) / 2 + number * PITCH * width
            face = deck.card(look, str(card)[:2], width)
            painter.drawImage(QRectF(x - face.margin, top - face.margin, width + 2 * face.margin,
                                     deck.height(width) + 2 * face.margin), face.image)
            below = QRectF(x - width * .2, top + deck.height(width) + BELOW, width * 1.4, caption)
            if not brief:
                words.light_in(painter, below, MIDDLE, look.font("caption"), name, chalk)
            if number == trick.ringed:
                _ring(painter, look, QRectF(x, top, width, deck.height(width)))
        foot = top + deck.height(width) + (6 if brief else BELOW + caption)
        words.light_in(painter, QRectF(0, foot, wide, caption), MIDDLE,
                       look.font("caption"), trick.note, chalk)
    return Picture(image, margin)


def _ring(painter: QPainter, look: Look, card: QRectF) -> None:
    """By hand, in chalk, about a card."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.palette.chalk), 3.4 if look.palette.plain else 2.4, Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap))
    painter.drawPath(ring(card))


def ring(card: QRectF) -> QPainterPath:
    """About a small card it is drawn closer, clear of the title above and the words below."""
    near = min(1.0, card.width() / FULL_RING)
    rect = card.adjusted(-9 * near, -8 * near, 9 * near, 8 * near)
    left, right, top, bottom, middle = rect.left(), rect.right(), rect.top(), rect.bottom(), rect.center()
    path = QPainterPath(QPointF(left + .1 * rect.width(), top + 4 * near))
    path.cubicTo(right - 6 * near, top - 10 * near, right + 5 * near, top + 20 * near, right, middle.y())
    path.cubicTo(right - 2 * near, bottom + 2 * near, middle.x() + 8 * near, bottom + 4 * near, middle.x(), bottom)
    path.cubicTo(left - 8 * near, bottom - 4 * near, left - 4 * near, top + 30 * near, left + 6 * near, top - near)
    return path
