"""The ladder of counting: a sheet of paper with a rung for each thing that is reckoned; folded, its points alone."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.showing.ladder import Ladder, Rung
from cardtable.table.paint import shadow
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.chalk import Chalk
from cardtable.table.paint.look import Look

WIDE, FOLDED = 620.0, 218.0
"""How wide both forms are; all lengths here are pixels of these drawings."""

RADIUS = 8.0
HEAD, STEP = 54.0, 30.0
FOLDED_HEAD, FOLDED_STEP = 46.0, 28.0
FOOT = 13.0                              # below the last rung
POST, RAIL = 24.0, 3.4                   # the posts from the edges, and how thick a rung is
UNDER, ABOVE_RUNG = 6.0, 8.5             # a rung from the end of its step, and what is written from the rung, so that
                                         # figures and tails that hang below their line do not touch it
CALLS, ANSWER = 200.0, 462.0             # where calls begin, and where answers end
WOOD, GLOSS = "#6E4A28", "#B98A5A"


def form(folded: bool, rungs: int) -> QSizeF:
    """The measures of the form it is shown in."""
    wide, head, step = (FOLDED, FOLDED_HEAD, FOLDED_STEP) if folded else (WIDE, HEAD, STEP)
    return QSizeF(wide, head + rungs * step + FOOT)


class Ink(Chalk):
    """Writes on paper."""

    def __init__(self, look: Look, painter: object, colour: str = "") -> None:
        super().__init__(painter, look.palette.plain)            # type: ignore[arg-type]
        self.ink = colour or look.palette.ink
        self.second = look.palette.ink if look.palette.plain else look.palette.ink_second

    def _colour(self, faint: bool = False) -> str:
        return self.second if faint else self.ink


def ladder(look: Look, shown: Ladder, folded: bool, scale: float) -> Picture:
    """Paper, posts, rungs and writing."""
    size, margin = form(folded, len(shown.rungs)), shadow.reach(shadow.DEVICE, scale)
    image = blank(size.width() * scale + 2 * margin, size.height() * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        body = QRectF(QPointF(0, 0), size)
        shadow.cast(painter, look, QRectF(QPointF(0, 0), size * scale), RADIUS * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        plain = look.palette.plain
        painter.setPen(QPen(QColor("#000000"), 2) if plain else QPen(QColor(look.palette.stock_edge), .8))
        painter.setBrush(QColor(look.palette.stock))
        painter.drawRoundedRect(body.adjusted(.5, .5, -.5, -.5), RADIUS, RADIUS)
        step, head = (FOLDED_STEP, FOLDED_HEAD) if folded else (STEP, HEAD)
        left, right, foot = POST * (.6 if folded else 1), size.width() - POST * (.6 if folded else 1), 0.0
        for number, rung in enumerate(shown.rungs):
            foot = head + (number + 1) * step - UNDER
            if rung.state == "now":
                now = QColor(look.palette.oxblood)
                now.setAlphaF(.10)
                painter.fillRect(QRectF(left, foot - step + 3, right - left, step - 4), now)
            for colour, y, wide in ((WOOD, foot, RAIL), (GLOSS, foot - .9, .9)):
                painter.setPen(QPen(QColor("#000000" if plain else colour), wide))
                painter.drawLine(QPointF(left, y), QPointF(right, y))
        for x in (left, right):
            for colour, wide, aside in ((WOOD, 5.4, 0.0), (GLOSS, 1.2, -1.2)):
                painter.setPen(QPen(QColor("#000000" if plain else colour), wide, Qt.PenStyle.SolidLine,
                                    Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(x + aside, head - 8), QPointF(x + aside, foot + 8))
        ink = Ink(look, painter)
        columns = right - (76 if folded else 96), right - 12
        _heads(ink, shown, columns, folded, left)
        for number, rung in enumerate(shown.rungs):
            _rung(ink, look, rung, number, head + (number + 1) * step - UNDER - ABOVE_RUNG, left, columns, folded)
    return Picture(image, margin)


def _heads(ink: Ink, shown: Ladder, columns: tuple[float, float], folded: bool, left: float) -> None:
    if not folded:
        ink.write(left - 2, 35, "chapter", 24, shown.title)
        ink.write(CALLS, 36, "event", 17, shown.note, ANSWER - CALLS, faint=True)
    for x, name in zip(columns, shown.heads, strict=True):
        ink.write(x, 34 if folded else 46, "column head", 17, name, 58 if folded else 74, right=True, faint=True)


def _rung(ink: Ink, look: Look, rung: Rung, number: int, y: float, left: float, columns: tuple[float, float],
          folded: bool) -> None:
    now, later = rung.state == "now", rung.state == "later"
    pen = Ink(look, ink.painter, look.palette.oxblood) if now else ink
    if folded:
        pen.write(left + 12, y, "body", 17, rung.brief, columns[0] - left - 50, faint=later)
    else:
        ink.write(left + 14, y, "figure", 17, str(number + 1), faint=True)
        pen.write(left + 36, y, "body", 17, rung.title, CALLS - left - 50, faint=later)
        used = ink.write(ANSWER, y, "body", 17, rung.answer, 84, right=True, faint=rung.answer == "Not good")
        ink.write(CALLS, y, "speech", 19, rung.calls, ANSWER - CALLS - used - 14, least=16)
    for x, points in zip(columns, rung.points, strict=True):
        pen.write(x, y, "figure", 18, points, right=True, faint=points == "–")
