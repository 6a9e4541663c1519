"""Counters as they lie on a cloth: a mould for each player, so that shape and colour both tell whose it is; and the
pieces of a rack."""
from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.table.paint import lettering, words
from cardtable.table.paint.canvas import Picture, blank, painting, turned_ball
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

IVORY: Stops = ((0, "#FFFDF3"), (.55, "#EFE2C2"), (1, "#B49B63"))
MOULDS: tuple[tuple[Stops, str, str, str], ...] = (      # its ground, edge, inner line and letters
    (IVORY, "#8F7A4C", "#A48C58", "#35261A"),
    (((0, "#D9665A"), (.5, "#A3302A"), (1, "#5A1512")), "#4A110D", "#F1B9A8", "#FFF3E2"),
    (((0, "#7FBE97"), (.5, "#3B7D58"), (1, "#173F2A")), "#12301F", "#A9D6B8", "#F6FBF1"),
    (((0, "#5A4A40"), (.5, "#2A201B"), (1, "#0E0908")), "#050303", "#D9BC7A", "#FBEBC4"),
    (((0, "#8FB0CF"), (.5, "#3C648C"), (1, "#18324D")), "#0F2236", "#B3CCE3", "#F3F8FD"),
    (((0, "#F2C879"), (.5, "#C98A2B"), (1, "#7A4A0E")), "#4E2F08", "#FBE3B4", "#2A1906"),
    (((0, "#B79AD0"), (.5, "#6F4A93"), (1, "#37204F")), "#24133A", "#D9C8EA", "#FBF6FF"),
    (((0, "#F4B7C4"), (.5, "#C4697F"), (1, "#7A2F45")), "#571C2F", "#FAD9E1", "#FFF7F9"),
    (((0, "#9FE0DC"), (.5, "#2F9793"), (1, "#0E4A4B")), "#0A3334", "#C6F0EC", "#F3FDFC"),
    (((0, "#C99C78"), (.5, "#8A5836"), (1, "#432514")), "#2C170B", "#EBCDB2", "#FFF6EC"),
    (((0, "#E3E6EA"), (.5, "#8D97A3"), (1, "#454E59")), "#2B323A", "#F2F4F6", "#14191E"))
"""One for each of as many as sit at any bank: a banker and ten punters."""
PIECES: tuple[tuple[Stops, str, str, bool], ...] = (     # of a rack: ground, edge, letters, whether it is a plaque
    (((0, "#FFFFFF"), (.5, "#D3D6D3"), (1, "#83898A")), "#5C6263", "#2B3132", False),
    (((0, "#FFF4C9"), (.5, "#DDB356"), (1, "#8A6118")), "#5E4311", "#3D2A08", False),
    (((0, "#FFF4C9"), (.5, "#E3BE62"), (1, "#8A6118")), "#5E4311", "#3D2A08", False),
    (IVORY, "#6E5A30", "#8B2A20", True),
    (IVORY, "#6E5A30", "#1F4E6E", True),
    (IVORY, "#6E5A30", "#2C5B34", True))
RADII = (16.5, 17.5, 21.0, 23.0, 25.0, 27.0)          # of the pieces; of a plaque half its width
MARGIN = 6.0
SIDES = {2: (8, .5), 4: (6, .5), 5: (5, -.25), 6: (4, 0.0)}    # by mould, how many sides, and how far it is turned
LOBES = {1: (12, .8, .27, .86), 7: (6, .62, .44, .86), 8: (4, .5, .56, .5), 10: (3, .5, .6, .5)}
"""By mould, how many lobes, how far out and how large, and of what radius the middle."""
OVAL = 9


def outline(mould: int, radius: float) -> QPainterPath:
    """Round, scalloped, eight-sided, square, six-sided, five-sided, standing on a corner, of six lobes, of four, oval,
    of three lobes; about the origin."""
    path = QPainterPath()
    mould %= len(MOULDS)
    if mould in LOBES:
        lobes, out, lobe, middle = LOBES[mould]
        for n in range(lobes):
            angle = (2 * n - .5 * (lobes == 3)) * pi / lobes         # three: one stands upright
            path.addEllipse(QPointF(out * radius * cos(angle), out * radius * sin(angle)), lobe * radius, lobe * radius)
        path.addEllipse(QPointF(0, 0), middle * radius, middle * radius)
        path.setFillRule(Qt.FillRule.WindingFill)
        return path.simplified()
    if mould == 3:
        path.addRoundedRect(QRectF(-.9 * radius, -.9 * radius, 1.8 * radius, 1.8 * radius), .3 * radius, .3 * radius)
        return path
    sides, turned = SIDES.get(mould, (None, 0.0))
    if mould == OVAL:
        path.addEllipse(QPointF(0, 0), 1.1 * radius, .84 * radius)
        return path
    if sides is None:
        path.addEllipse(QPointF(0, 0), radius, radius)
        return path
    corners = [(n + turned) * 2 * pi / sides for n in range(sides + 1)]
    path.addPolygon(QPolygonF([QPointF(cos(angle), sin(angle)) * (1.05 * radius) for angle in corners]))
    path.closeSubpath()
    return path


def stake(look: Look, mould: int, text: str, radius: float, layers: int = 1, prison: int = 0,
          won: bool = False, lost: bool = False) -> Picture:
    """A stake with its sum, in a ring of light if it has `won`, struck through if it is `lost`, so that the sum is left
    free; a pile of so many layers, with a disc that says how
    often it is in prison, if it is more than once."""
    ground, edge, line, ink = MOULDS[mould % len(MOULDS)]
    side = 2 * radius + 2 * MARGIN
    image = blank(side, side, look.ratio)
    with painting(image) as painter:
        painter.translate(side / 2, side / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        if not look.palette.plain:
            painter.fillPath(outline(mould, radius).translated(1.6, layers + 1.6), QColor(0, 0, 0, 105))
        for layer in range(layers, 0, -1):
            path = outline(mould, radius).translated(0, 1.6 * (layer - 1))
            painter.setPen(QPen(QColor(edge), .9))
            painter.setBrush(turned_ball(QRectF(-radius, -radius, 2 * radius, 2 * radius), ground, .85))
            painter.drawPath(path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if won:
            for colour, thick in ((look.palette.ring_dark, 5.0), (look.palette.light, 3.0)):
                painter.setPen(QPen(QColor(colour), thick))
                painter.drawPath(outline(mould, radius + 1.5))
        painter.setPen(QPen(QColor(line), .9))
        painter.drawPath(outline(mould, .78 * radius))
        size = radius * (.62 if len(text) > 3 else .8 if len(text) > 2 else .98)
        square = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        words.engraved(painter, square, lettering.exact("numeral", size), text, ink)
        if prison > 1:
            _times(painter, prison, radius)
        if lost:
            _struck(painter, radius)
    return Picture(image, MARGIN)


def _times(painter: QPainter, prison: int, radius: float) -> None:
    """The ivory disc at the upper right."""
    disc = QRectF(.3 * radius, -1.25 * radius, .95 * radius, .95 * radius)
    painter.setPen(QPen(QColor("#8F7A4C"), .8))
    painter.setBrush(QColor("#FFFDF3"))
    painter.drawEllipse(disc)
    words.engraved(painter, disc, lettering.exact("numeral", .7 * radius), str(prison), "#35261A")


def _struck(painter: QPainter, radius: float) -> None:
    """A stroke at the lower left and the upper right."""
    for colour, thick in (("#17100C", 4.0), ("#F4E9CF", 2.0)):
        painter.setPen(QPen(QColor(colour), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for way in (1, -1):
            painter.drawLine(QPointF(way * .5 * radius, -way * .5 * radius), QPointF(way * radius, -way * radius))


def piece(painter: QPainter, kind: int, middle: QPointF, text: str) -> None:
    """A counter of a rack, in the drawing's own measures."""
    ground, edge, ink, plaque = PIECES[min(kind, len(PIECES) - 1)]
    radius = RADII[min(kind, len(RADII) - 1)]
    high = .64 * radius if plaque else radius
    rect = QRectF(middle.x() - radius, middle.y() - high, 2 * radius, 2 * high)
    corner = 5 if plaque else radius
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 100))
    painter.drawRoundedRect(rect.translated(1, 2.6), corner, corner)
    painter.setPen(QPen(QColor(edge), .9))
    painter.setBrush(turned_ball(rect, ground, .85))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink if plaque else edge), 1.5 if plaque else .8))
    inner = 3.4
    painter.drawRoundedRect(rect.adjusted(inner, inner, -inner, -inner), max(2, corner - inner), max(2, corner - inner))
    if text:
        words.engraved(painter, rect, lettering.exact("numeral", 16.5 if len(text) < 5 else 14.5), text, ink)
