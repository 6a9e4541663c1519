"""Flat things that hold others: sheets and pages of paper, framed cloth, boards of walnut, law boxes, grooves."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cardtable.table.paint import shadow, textures
from cardtable.table.paint.canvas import Picture, blank, elliptical, horizontal, painting, rounded, vertical
from cardtable.table.paint.look import Look

SHEET_RADIUS = 8
TALLY = ((0, "#FBF5E3"), (1, "#E9DDBD"))
PAGE_EDGES = ((4, "#A8966D"), (3, "#E0D1AC"), (2, "#B7A67F"), (1, "#D9C9A2"))
"""The leaves below a page: how far each shows, and its colour."""


def paper(painter: QPainter, look: Look, rect: QRectF, radius: float = SHEET_RADIUS) -> None:
    """A piece of paper in `rect`, without its shadow."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(rect, radius), QColor(look.palette.paper))
    if look.palette.plain:
        painter.setPen(QPen(QColor(look.palette.ink), 2))
        painter.drawPath(rounded(rect.adjusted(1, 1, -1, -1), radius))
    else:
        painter.fillPath(rounded(rect, radius), textures.tile("paper", rect.topLeft()))
        painter.setPen(QPen(QColor(255, 255, 255, 128), 1))
        painter.drawPath(rounded(rect.adjusted(.5, .5, -.5, -.5), radius - .5))
    painter.restore()


def double_line(painter: QPainter, look: Look, rect: QRectF, radius: float = 4) -> None:
    """The two fine lines inside the edge of a slip or a card of invitation."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.palette.rule), 1))
    painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), radius, radius)
    painter.drawRoundedRect(rect.adjusted(4.5, 4.5, -4.5, -4.5), radius - 2, radius - 2)
    painter.restore()


def sheet(look: Look, width: float, height: float, cast: shadow.Shadow = shadow.SHEET, lined: bool = False,
          radius: float = SHEET_RADIUS) -> Picture:
    """A sheet or slip of paper lying on the table or over it, `lined` with a double line."""
    margin = shadow.reach(cast)
    image = blank(width + 2 * margin, height + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, width, height)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, radius, cast)
        paper(painter, look, rect, radius)
        if lined:
            double_line(painter, look, rect.adjusted(10, 10, -10, -10))
    return Picture(image, margin)


def page(look: Look, width: float, height: float) -> Picture:
    """The open page of the book: spine on the left, the edges of further leaves on the right and below."""
    image = blank(width, height, look.ratio)
    leaf = QRectF(0, 0, width - 5, height - 4)
    with painting(image) as painter:
        if look.palette.plain:
            painter.fillPath(rounded(leaf, 6), QColor(look.palette.paper))
            return Picture(image, 0)
        for shown, colour in PAGE_EDGES:
            painter.fillPath(rounded(leaf.translated(shown, shown - 1), 7), QColor(colour))
        painter.setClipPath(rounded(leaf, 7))
        textures.lay(painter, leaf, "paper")
        fold = ((0, "#57503414"), (14 / width, "#14503414"), (40 / width, "#00503414"),
                (.88, "#00503414"), (1, "#12503414"))
        painter.fillRect(leaf, horizontal(leaf, fold))
    return Picture(image, 0)


def felt(painter: QPainter, look: Look, rect: QRectF, radius: float = 5) -> None:
    """A window of baize, sunk into whatever it is drawn on."""
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    painter.fillRect(rect, elliptical(rect, (.5, .38), (.60, .90), look.palette.felt))
    if not look.palette.plain:
        textures.lay(painter, rect, "baize")
        shadow.inner(painter, rect, radius, (0, 3), 4, .55, reduced=2)
        painter.setPen(QPen(QColor(0, 0, 0, 115), 2))
        painter.drawPath(rounded(rect, radius))
    painter.restore()


def board(painter: QPainter, look: Look, rect: QRectF, radius: float = 10) -> None:
    """A board of walnut with a brass line let in, without its shadow: the resume strip."""
    painter.save()
    painter.setClipPath(rounded(rect, radius))
    painter.fillRect(rect, QColor(look.palette.room))
    if not look.palette.plain:
        textures.lay(painter, rect, "walnut-wide")
        painter.fillRect(rect, vertical(rect, ((0, "#33332316"), (1, "#00332316"))))
        painter.setPen(QPen(QColor(255, 220, 170, 64), 1))
        painter.drawPath(rounded(rect.adjusted(.5, .5, -.5, 4), radius))
        painter.setPen(QPen(QColor(0, 0, 0, 102), 1))
        painter.drawPath(rounded(rect.adjusted(.5, .5, -.5, -.5), radius))
    line = QColor(look.palette.brass)
    line.setAlphaF(1 if look.palette.plain else .6)
    painter.setPen(QPen(line, 1))
    painter.drawPath(rounded(rect.adjusted(6.5, 6.5, -6.5, -6.5), 6))
    painter.restore()


@contextmanager
def instrument(look: Look, width: float, across: float, down: float, radius: float
               ) -> Iterator[tuple[QPainter, Picture]]:
    """An instrument in a board of walnut, with its shadow: what is drawn on it, in measures of its own in which it is
    so wide and high; `radius` is of its corners."""
    scale, margin = width / across, shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, down * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        rect = QRectF(0, 0, width, down * scale)
        shadow.cast(painter, look, rect, radius * scale, shadow.DEVICE)
        board(painter, look, rect, radius * scale)
        painter.scale(scale, scale)
        yield painter, Picture(image, margin)


def tally_paper(painter: QPainter, look: Look, rect: QRectF, edge: str = "#3B2009", radius: float = 3) -> None:
    """Paper on which coups are written down as they come."""
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(QColor("#FFFFFF") if look.palette.plain else vertical(rect, TALLY))
    painter.drawRoundedRect(rect, radius, radius)


def brass_edge(painter: QPainter, look: Look, rect: QRectF) -> None:
    """An upright strip of brass, as between the cloth and the paper of a dialog."""
    colours = look.palette
    painter.fillRect(rect, horizontal(rect, ((0, colours.brass_dark), (.5, colours.brass_light), (1, "#8F7238"))))


def law_box(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The ground of a cited law: a tint of oxblood, and a stroke of it on the left."""
    painter.fillRect(rect, QColor(look.palette.law_ground))
    painter.fillRect(QRectF(rect.x(), rect.y(), 3, rect.height()), QColor(look.palette.oxblood))
    if look.palette.plain:
        painter.setPen(QPen(QColor(look.palette.oxblood), 1))
        painter.drawRect(rect.adjusted(.5, .5, -.5, -.5))


def groove(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The sunk channel in which the choices of a segmented control lie."""
    radius = rect.height() / 2
    painter.save()
    painter.setPen(QPen(QColor(look.palette.ink), 2) if look.palette.plain else Qt.PenStyle.NoPen)
    colours = look.palette.groove
    if not look.palette.plain:
        painter.setBrush(QColor(255, 255, 255, 170))
        painter.drawRoundedRect(rect.translated(0, 1), radius, radius)
    painter.setBrush(vertical(rect, ((0, colours[0]), (1, colours[1]))))
    painter.drawRoundedRect(rect if not look.palette.plain else rect.adjusted(1, 1, -1, -1), radius, radius)
    if not look.palette.plain:
        painter.setClipPath(rounded(rect, radius))
        shadow.inner(painter, rect, radius, (0, 2), 1.6, .38, reduced=1)
    painter.restore()


def raised(painter: QPainter, look: Look, rect: QRectF, lit: bool = False) -> None:
    """The bone slip that marks the choice made in a groove."""
    radius, colours = rect.height() / 2, look.palette.bone
    painter.save()
    if not look.palette.plain:
        painter.setPen(Qt.PenStyle.NoPen)
        for spread, dark in ((1.5, 26), (.8, 40), (0, 40)):
            painter.setBrush(QColor(70, 40, 10, dark))
            painter.drawRoundedRect(rect.translated(0, 1.5).adjusted(-spread, -spread, spread, spread), radius, radius)
    painter.setPen(QPen(QColor(colours.edge), 1))
    top, middle, foot = look.palette.raised_lit if lit else look.palette.raised
    painter.setBrush(vertical(rect, ((0, top), (.5, middle), (1, foot))))
    painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), radius, radius)
    painter.restore()


def ornament(painter: QPainter, look: Look, rect: QRectF) -> None:
    """A rule with a lozenge of oxblood between two dots, along the middle of `rect`."""
    x, y = rect.center().x(), round(rect.center().y()) + .5
    colours = look.palette
    painter.save()
    painter.setPen(QPen(QColor(colours.ornament), 1))
    painter.drawLine(QPointF(rect.x(), y), QPointF(x - 22, y))
    painter.drawLine(QPointF(x + 22, y), QPointF(rect.right(), y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.oxblood))
    painter.drawPolygon(QPolygonF([QPointF(x, y - 5.5), QPointF(x + 4.5, y), QPointF(x, y + 5.5), QPointF(x - 4.5, y)]))
    painter.setBrush(QColor(colours.ornament))
    for side in (-13, 13):
        painter.drawEllipse(QPointF(x + side, y), 2, 2)
    painter.restore()


def field(painter: QPainter, look: Look, rect: QRectF, radius: float = 6) -> None:
    """The sunk ground of a line of entry or of a drop-down."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(rounded(rect, radius), QColor(look.palette.paper_raised))
    if not look.palette.plain:
        shadow.inner(painter, rect, radius, (0, 1), 1.5, .28, reduced=1)
    painter.setPen(QPen(QColor(look.palette.field_edge), 2 if look.palette.plain else 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), radius, radius)
    painter.restore()
