"""The rosewood ends of a pegboard, on which the scores stand in brass; and the way a peg has hopped."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import BRASS_BAND, SHEEN, Picture, blank, painting, vertical
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

WIDE, SHARE, GAP = 107.0, .86, 9.3       # of an end in the drawing's measures; of the board's height; from the board
CAST = shadow.Shadow(5, 4, .48)
FIGURE: Stops = ((0, "#FFF6D8"), (.45, "#E9CF8C"), (1, "#B08C48"))
LEAST = 13                               # pixels of a name


def end(look: Look, width: float, high: float, scores: tuple[tuple[str, str], ...], lit: bool = False) -> Picture:
    """An end so large, with the score of each of these, numeral over name."""
    scale = width / WIDE
    margin = shadow.reach(CAST, max(scale, .5))
    image = blank(width + 2 * margin, high + 2 * margin, look.ratio)
    body = QRectF(margin, margin, width, high)
    with painting(image) as painter:
        shadow.cast(painter, look, body, 12 * scale, CAST, scale)
        line = body.adjusted(5 * scale, 5 * scale, -5 * scale, -5 * scale)
        if look.palette.plain:
            painter.setPen(QPen(QColor("#FFFFFF"), 2))
            painter.setBrush(QColor("#000000"))
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 12 * scale, 12 * scale)
        else:
            painter.setPen(QPen(QColor("#170705"), 1))
            painter.setBrush(textures.tile("rosewood", body.topLeft()))
            painter.drawRoundedRect(body.adjusted(.5, .5, -.5, -.5), 12 * scale, 12 * scale)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(vertical(body, SHEEN))
            painter.drawRoundedRect(body, 12 * scale, 12 * scale)
            painter.setBrush(QColor(255, 216, 140, 31) if lit else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(vertical(line, BRASS_BAND), 1.3))
            painter.drawRoundedRect(line, 8 * scale, 8 * scale)
        for number, (score, name) in enumerate(scores):
            part = QRectF(body.x(), line.y() + number * line.height() / len(scores), width,
                          line.height() / len(scores))
            _score(painter, look, part, score, name)
    return Picture(image, margin)


def _score(painter: QPainter, look: Look, part: QRectF, score: str, name: str) -> None:
    """Brass figures, and whose they are."""
    named = lettering.exact("engraved italic", max(LEAST, round(part.width() * .165)))
    while words.width(named, name) > part.width() - 16 and named.pixelSize() > LEAST:
        named.setPixelSize(named.pixelSize() - 1)
    low = named.pixelSize() * 1.15
    px = min((part.height() - low) * .92, part.width() * (.56 if len(score) < 3 else .46))
    figures = lettering.exact("dial", px)
    baseline = part.y() + (part.height() - low) / 2 + px * .33
    x = part.center().x() - words.width(figures, score) / 2
    path = QPainterPath()
    path.addText(QPointF(x, baseline), figures, score)
    if look.palette.plain:
        painter.fillPath(path, QColor("#FFFFFF"))
    else:
        painter.fillPath(path.translated(0, 1.6), QColor(18, 5, 3, 204))
        painter.fillPath(path, vertical(path.boundingRect(), FIGURE))
        painter.setPen(QPen(QColor(255, 240, 196, 150), .4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    place = QRectF(part.x(), part.bottom() - low - 3, part.width(), low)
    words.light_in(painter, place, words.CENTRE, named, name, look.palette.brass_light)


def arcs(stops: tuple[QPointF, ...], scale: float) -> QPainterPath:
    """Over the holes from stop to stop."""
    path = QPainterPath()
    for number in range(len(stops) - 1):
        start, stop = stops[number], stops[number + 1]
        last = number == len(stops) - 2
        path.moveTo(start - QPointF(0, 4 * scale))
        path.quadTo(QPointF((start.x() + stop.x()) / 2, min(start.y(), stop.y()) - 40 * scale),
                    stop - QPointF(0, (24 if last else 4) * scale))
    return path


def strokes(look: Look, scale: float) -> tuple[QPen, QPen]:
    """What the way is drawn with: a dark line, and light dots on it."""
    under = QPen(QColor("#000000") if look.palette.plain else QColor(107, 26, 21, 89), 3.4 * scale)
    over = QPen(QColor("#FFF8E0"), 2.1 * scale)
    over.setDashPattern([.5, 2.2])
    for pen in (under, over):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return under, over
