"""The cabinet's case: walnut round it, shelves lined with baize under their lamps, boards, posts, tickets of paper."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from cardtable.table.paint import panels, shadow, surfaces, textures
from cardtable.table.paint.canvas import Picture, blank, clear, elliptical, horizontal, painting, rounded, vertical
from cardtable.table.paint.look import Look

RAIL, BRASS, RADIUS = 26, 18, 14        # from the case's edge to its opening, to its brass line; of its corners
LAMP = (((0, "#8FFFE4A5"), (.55, "#2EFFD88C"), (1, "#00FFD88C")), (.5, .08), (.58, .96))
"""The light above a place: its colours, and its middle and half axes in parts of the place."""
TICKET = shadow.Shadow(2, 1.4, .5)
BRIGHT = "#6BFFE6A0"


def frame(painter: QPainter, look: Look, rect: QRectF, unit: float) -> None:
    """The walnut round the opening, mitred, with its brass line."""
    colours, radius = look.palette, RADIUS * unit
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    painter.translate(rect.topLeft())
    board = QRectF(0, 0, rect.width(), rect.height())
    if colours.plain:
        painter.fillRect(board, QColor(colours.walnut))
        painter.setPen(QPen(QColor(colours.walnut_light), 4))
        painter.drawPath(rounded(board, radius))
    else:
        surfaces.wood(painter, board, RAIL * unit)
        painter.setPen(QPen(QColor(255, 214, 160, 100), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(board.adjusted(.75, .75, -.75, 6), radius))
    line = board.adjusted(BRASS * unit, BRASS * unit, -BRASS * unit, -BRASS * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(vertical(line, colours.brass_line), max(1.5, 2 * unit)))
    painter.drawPath(rounded(line, 4 * unit))
    painter.restore()


def compartment(painter: QPainter, look: Look, rect: QRectF, lamps: int) -> None:
    """The back of a shelf: baize, a lamp above each place, and the shade of what is round it."""
    colours = look.palette
    dark = colours.felt[-1][1]
    painter.fillRect(rect, vertical(rect, ((0, colours.felt[len(colours.felt) // 2][1]), (1, dark))))
    if colours.plain:
        painter.setPen(QPen(QColor(colours.brass), 2))
        painter.drawRect(rect.adjusted(1, 1, -1, -1))
        return
    textures.lay(painter, rect, "baize")
    stops, centre, axes = LAMP
    wide = rect.width() / max(1, lamps)
    for number in range(lamps):
        place = QRectF(rect.x() + number * wide, rect.y(), wide, rect.height())
        painter.fillRect(place, elliptical(place, centre, axes, stops))
    shadow.inner(painter, rect, 0, (0, 6), 7, .6)
    painter.setPen(QPen(QColor(0, 0, 0, 153), 1))
    painter.drawRect(rect.adjusted(.5, .5, -.5, -.5))


def board(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The board a shelf stands on, where the tickets are."""
    if look.palette.plain:
        painter.fillRect(rect, QColor(look.palette.walnut))
        return
    textures.lay(painter, rect, "walnut-wide")
    shade = ((0, "#47FFE2B4"), (4 / rect.height(), "#0DFFE2B4"), (8 / rect.height(), "#00000000"), (1, "#61000000"))
    painter.fillRect(rect, vertical(rect, shade))
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 1), QColor("#C9A860"))


def post(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The upright between two kinds."""
    if look.palette.plain:
        painter.fillRect(rect, QColor(look.palette.brass))
        return
    textures.lay(painter, rect, "walnut-v")
    painter.fillRect(rect, horizontal(rect, ((0, "#38FFE2B4"), (.3, "#00000000"), (1, "#66000000"))))


def ticket(look: Look, width: float, height: float) -> Picture:
    """The paper on which a thing's name stands, in a frame of brass."""
    margin = shadow.reach(TICKET) + 2
    image = blank(width + 2 * margin, height + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, width, height)
    with painting(image) as painter:
        shadow.cast(painter, look, rect.adjusted(-2, -2, 2, 2), 4, TICKET)
        if not look.palette.plain:
            painter.fillPath(rounded(rect.adjusted(-2.5, -2.5, 2.5, 2.5), 5), QColor(look.palette.plate_edge))
            painter.fillPath(rounded(rect.adjusted(-1.5, -1.5, 1.5, 1.5), 4), QColor(look.palette.brass))
        panels.paper(painter, look, rect, 3)
    return Picture(image, margin)


def bright(rect: QRectF) -> QBrush:
    """The light behind a thing that is pointed at, or has the keyboard."""
    return elliptical(rect, (.5, .55), (.6, .8), ((0, BRIGHT), (1, clear(BRIGHT))))


def floor(painter: QPainter, middle: QPointF, reach: float, dark: float = .5) -> None:
    """The shadow a thing throws on the shelf it stands on."""
    rect = QRectF(middle.x() - reach, middle.y() - reach * .08, 2 * reach, reach * .16)
    painter.save()
    painter.setOpacity(dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(elliptical(rect, (.5, .5), (.5, .5), ((0, "#BF000000"), (.7, "#66000000"), (1, "#00000000"))))
    painter.drawEllipse(rect)
    painter.restore()
