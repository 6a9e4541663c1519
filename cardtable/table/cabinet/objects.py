"""What stands on the shelves, each drawn in one box: the games' own things, and those of the house."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.showing.vignettes import BOX, FLOOR, Shown, Vignette, held
from cardtable.table.paint import cameos, case, lettering, marks, words
from cardtable.table.paint.canvas import Picture, blank, horizontal, painting, turned_ball
from cardtable.table.paint.look import Look

MARGIN = 16             # round the box, at scale 1, for what leans out of it
OXBLOOD_WAX = ((0, "#C4574A"), (.5, "#8B2A20"), (1, "#5F1511"))
SPINE = ((0, "#73000000"), (.3, "#33FFFFFF"), (.6, "#00FFFFFF"), (1, "#80000000"))
LIGHT, GILT = "#F8F1DF", "#D9B871"
BOOKS = ((12, 30, 112, "#3A2A14", "cavendish"), (44, 34, 118, "#5B1A16", "hoyle"), (80, 26, 106, "#22354A", "1862"),
         (108, 30, 112, "#2B5B45", "1839"))
"""The law books: left edge, width, height, colour, and what their spines say."""
FINE = 3                # times as fine is a picture drawn that will be enlarged with the box
FACES = (("miss-wren", 33, 78), ("dr-thorne", 117, 78), ("mrs-battle", 75, 98))
"""The companions on the shelf, those behind first: who, about which x, how high."""


def of_game(look: Look, name: str, scale: float) -> Picture:
    """A game's cards and instruments, on the floor of the shelf."""
    return _boxed(look, scale, lambda painter: _standing(painter, look, name, scale))


def of_house(look: Look, name: str, scale: float) -> Picture:
    """A thing of the house; KeyError where none is drawn."""
    def draw(painter: QPainter) -> None:
        if not look.palette.plain:
            case.floor(painter, QPointF(75, FLOOR) * scale, 62 * scale)
        painter.scale(scale, scale)
        THINGS[name](painter, look)
    return _boxed(look, scale, draw)


def _boxed(look: Look, scale: float, draw: Callable[[QPainter], None]) -> Picture:
    margin = MARGIN * scale
    image = blank(BOX[0] * scale + 2 * margin, BOX[1] * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        draw(painter)
    return Picture(image, margin)


def _standing(painter: QPainter, look: Look, name: str, scale: float) -> None:
    from cardtable.table.cabinet.vignette import object_of, stand  # cards and instruments wait until the case is seen
    if not look.palette.plain:
        case.floor(painter, QPointF(75, FLOOR) * scale, 62 * scale)
    stand(painter, look, object_of(name), scale)


def _paper(painter: QPainter, look: Look, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawRect(rect.translated(2, 2))
    painter.setPen(QPen(QColor(look.palette.field_edge), 1))
    painter.setBrush(QColor(look.palette.paper))
    painter.drawRoundedRect(rect, 2, 2)


def _envelope(painter: QPainter, look: Look) -> None:
    """A letter, sealed: what is in it is the same for everybody."""
    painter.translate(75, FLOOR)
    painter.rotate(-4)
    painter.translate(-75, -FLOOR)
    _paper(painter, look, QRectF(16, 50, 116, 80))
    painter.setPen(QPen(QColor(look.palette.rule), 1.2))
    for a, b in (((16, 130), (62, 92)), ((132, 130), (86, 92))):
        painter.drawLine(QPointF(*a), QPointF(*b))
    painter.setPen(QPen(QColor(look.palette.field_edge), 1.2))
    painter.setBrush(QColor(look.palette.paper_raised if look.palette.plain else LIGHT))
    painter.drawPolygon(QPolygonF([QPointF(16, 50), QPointF(74, 100), QPointF(132, 50)]))
    wax = QRectF(60, 82, 28, 28)
    painter.setPen(QPen(QColor("#5F1511"), 1))
    painter.setBrush(QColor(look.palette.oxblood) if look.palette.plain else turned_ball(wax, OXBLOOD_WAX))
    painter.drawEllipse(wax)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(wax.center(), 9.5, 9.5)
    marks.pip(painter, "S", wax.center(), 11, QColor("#FFFFFF" if look.palette.plain else "#5A120D"))


def _judged(painter: QPainter, look: Look) -> None:
    """Cards held, and a paper on which choices are marked."""
    from cardtable.table.cabinet.vignette import stand
    scale = painter.transform().m11()
    painter.save()
    painter.scale(1 / scale, 1 / scale)              # cards are drawn as large as they will be seen
    stand(painter, look, Vignette(held("AS QH 5D", 56, 122, 12, 50, 42), (Shown("rack", 56, 127, 78),)), scale)
    painter.restore()
    painter.save()
    painter.translate(112, FLOOR)
    painter.rotate(5)
    _paper(painter, look, QRectF(-27, -76, 54, 74))
    for number, grade in enumerate(("best", "near", "costly")):
        y = -60 + 21 * number
        marks.grade(painter, look, grade, QPointF(-15, y), .72)          # type: ignore[arg-type]
        painter.setPen(QPen(QColor(look.palette.ink_third), 1.2))
        painter.drawLine(QPointF(-3, y - 2.5), QPointF(20, y - 2.5))
        painter.drawLine(QPointF(-3, y + 3), QPointF((16, 10, 18)[number], y + 3))
    painter.restore()


def _slate(painter: QPainter, look: Look) -> None:
    """A school slate with its sponge on a string: the ace of spades in chalk, and how many it counts."""
    painter.save()
    painter.translate(75, FLOOR)
    painter.rotate(-3)
    frame = QRectF(-52, -104, 104, 102)
    painter.setPen(QPen(QColor("#FFFFFF" if look.palette.plain else "#24150C"), 1))
    painter.setBrush(QColor(look.palette.walnut_light))
    painter.drawRoundedRect(frame, 4, 4)
    slate = frame.adjusted(9, 9, -9, -9)
    painter.setPen(QPen(QColor("#10150F"), 1.2))
    painter.setBrush(QColor("#2A3230"))
    painter.drawRect(slate)
    chalk = QColor(look.palette.chalk)
    marks.pip(painter, "S", QPointF(-20, -68), 30, chalk)
    painter.setPen(QPen(chalk, 2))
    for stroke in range(4):
        painter.drawLine(QPointF(8 + 7 * stroke, -80), QPointF(7 + 7 * stroke, -58))
    painter.drawLine(QPointF(3, -62), QPointF(35, -77))
    painter.setPen(QPen(chalk, 1.2))
    for line in range(2):
        painter.drawLine(QPointF(-34, -40 + 14 * line), QPointF((30, 14)[line], -42 + 14 * line))
    painter.restore()
    painter.setPen(QPen(QColor(look.palette.paper), 1.2))
    string = QPainterPath(QPointF(121, 46))
    string.cubicTo(140, 70, 132, 92, 133, 108)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(string)
    painter.setPen(QPen(QColor("#8A6A2E"), 1))
    painter.setBrush(QColor("#E3C277"))
    painter.drawRoundedRect(QRectF(120, FLOOR - 20, 24, 18), 6, 6)


def _companions(painter: QPainter, look: Look) -> None:
    """Three of those who are met at the table."""
    for key, x, high in FACES:
        image, margin = cameos.cameo(replace(look, ratio=FINE * look.ratio), high, key)
        painter.drawImage(QPointF(x - cameos.width(high) / 2 - margin, FLOOR - high - margin), image)


def _books(painter: QPainter, look: Look) -> None:
    """The books the laws are from."""
    for x, wide, high, colour, title in BOOKS:
        book = QRectF(x, FLOOR - high, wide, high)
        painter.setPen(QPen(QColor("#FFFFFF" if look.palette.plain else "#120705"), .8))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(book, 2, 2)
        if not look.palette.plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(horizontal(book, SPINE))
            painter.drawRoundedRect(book, 2, 2)
        painter.setPen(QPen(QColor(GILT), 1.2))
        for part in (.12, .15, .85, .88):
            painter.drawLine(QPointF(x + 1, FLOOR - high * part), QPointF(x + wide - 1, FLOOR - high * part))
        painter.save()
        painter.translate(x + wide / 2, FLOOR - high / 2)
        painter.rotate(-90)
        words.engraved(painter, QRectF(-high / 2, -wide / 2, high, wide), lettering.exact("rim", 13), title,
                       look.palette.brass_light)
        painter.restore()


def _album(painter: QPainter, look: Look) -> None:
    """The book of records, lying open."""
    painter.translate(75, FLOOR)
    cover = QPainterPath(QPointF(-60, -8))
    for curve in (((-54, -92),), ((-36, -100), (-14, -98), (0, -88)), ((14, -98), (36, -100), (54, -92)), ((60, -8),),
                  ((40, -16), (16, -14), (0, -4)), ((-16, -14), (-40, -16), (-60, -8))):
        points = [QPointF(*point) for point in curve]
        cover.lineTo(points[0]) if len(points) == 1 else cover.cubicTo(*points)
    painter.setPen(QPen(QColor("#2A0A08"), 1))
    painter.setBrush(QColor("#5B1A16"))
    painter.drawPath(cover)
    for side, colour in ((-1, look.palette.paper), (1, look.palette.paper if look.palette.plain else LIGHT)):
        leaf = QPainterPath(QPointF(side * 56, -10))
        leaf.lineTo(side * 51, -90)
        leaf.cubicTo(side * 34, -97, side * 14, -95, 0, -85)
        leaf.lineTo(0, -6)
        leaf.cubicTo(side * 16, -16, side * 38, -17, side * 56, -10)
        painter.setPen(QPen(QColor(look.palette.field_edge), .8))
        painter.setBrush(QColor(colour))
        painter.drawPath(leaf)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(6):
            y = -78 + number * 11
            written = QPainterPath(QPointF(side * 46, y))
            written.cubicTo(side * 32, y - 6, side * 16, y - 4, side * 6, y + 3)
            painter.setPen(QPen(QColor(look.palette.oxblood if not number else look.palette.field_edge), 1))
            painter.drawPath(written)


THINGS: dict[str, Callable[[QPainter, Look], None]] = {
    "today": _envelope, "practice": _judged, "lessons": _slate, "companions": _companions, "laws": _books,
    "records": _album}
"""The things of the house, by the door each is."""


def lifted(rect: QRectF, scale: float) -> QRectF:
    """Where the box of a thing of this scale lies on a shelf whose opening is `rect`: in its middle, on its floor."""
    wide, high = BOX[0] * scale, BOX[1] * scale
    return QRectF(rect.center().x() - wide / 2, rect.bottom() - FLOOR * scale - 1, wide, high)
