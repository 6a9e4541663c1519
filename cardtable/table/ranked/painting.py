"""How the rows of a ranked list are drawn."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable.table.paint import bars, chips, marks, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import rounded
from cardtable.table.ranked.lines import ASIDE, EDGE, Line, Measures, Shown

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BAR = 10                         # how high a bar is, at the usual text size
CHOSEN, CHOSEN_PLAIN = "#E6D6AE", "#FFE14D"


def heads(painter: QPainter, at: Measures, rect: QRectF) -> None:
    """Over courses at the left, over figures at the right; a rule below."""
    x = EDGE + at.mark
    for n, (title, wide) in enumerate(zip(at.heads, at.columns(), strict=True)):
        course = n < at.courses
        place = QRectF(x, 0, wide, rect.height()).adjusted(at.gap if n and course else 0, 0, 0, 0)
        words.engraved(painter, place, at.look.font("column head"), title, at.look.palette.heading,
                       align=LEFT if course else RIGHT)
        x += wide
    painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), QColor(at.look.palette.rule))


def row(painter: QPainter, at: Measures, rect: QRectF, line: Line, chosen: bool) -> None:
    """One row in its rectangle."""
    colours, scale = at.look.palette, at.look.furniture
    if chosen:
        ground = QColor(CHOSEN_PLAIN if colours.plain else CHOSEN)
        painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), 6), ground)
    painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), QColor(colours.rule))
    if line.whose:
        painter.fillRect(QRectF(rect.x(), rect.y() + 5, 3, rect.height() - 10), QColor(colours.oxblood))
    first = rect.height() if at.broad else at.high(line.courses[0]) + at.room
    marks.grade(painter, at.look, line.grade, QPointF(rect.x() + EDGE + 12 * scale, rect.y() + first / 2), scale,
                bars.tint(at.look, line.grade, line.bar.loss) if line.bar is not None else "")
    body = rect.adjusted(EDGE + at.mark, 0, -EDGE, 0)
    if at.broad:
        _columns(painter, at, body, line)
    else:
        _below(painter, at, body.adjusted(0, at.room / 2, 0, 0), line)


def _columns(painter: QPainter, at: Measures, rect: QRectF, line: Line) -> None:
    x = rect.x()
    for n, wide in enumerate(at.columns()):
        place = QRectF(x, rect.y(), wide, rect.height())
        if n < at.courses:
            _course(painter, at, place.adjusted(at.gap if n else 0, 0, 0, 0), line.courses[n], "" if n else line.whose)
            if n == at.courses - 1 and at.bar() and line.bar is not None:
                _bar(painter, at, place, line)
        elif n - at.courses < len(line.figures):
            words.engraved(painter, place, at.look.font("figure"), line.figures[n - at.courses], at.look.palette.ink,
                           align=RIGHT)
        x += wide


def _bar(painter: QPainter, at: Measures, rect: QRectF, line: Line) -> None:
    """How good it is, at the end of its column."""
    long, high = at.bar(), BAR * at.look.furniture
    rail = QRectF(rect.right() - long, rect.center().y() - high / 2, long, high)
    assert line.bar is not None
    bars.draw(painter, at.look, rail, line.bar, bars.tint(at.look, line.grade, line.bar.loss))


def _below(painter: QPainter, at: Measures, rect: QRectF, line: Line) -> None:
    """A course to a line, the figures in words below."""
    y = rect.y()
    for n, course in enumerate(line.courses):
        broken = at.broken(course)
        if len(broken) == 1:
            _course(painter, at, QRectF(rect.x(), y, rect.width(), at.high(course)), course,
                    "" if n else at.beside(line))
        else:
            _lines(painter, at, QRectF(rect.x(), y, rect.width(), at.line), broken, "body", at.look.palette.ink)
        y += at.high(course)
    _lines(painter, at, QRectF(rect.x(), y, rect.width(), at.line), at.figures(line), "small",
           at.look.palette.ink_second)


def _lines(painter: QPainter, at: Measures, first: QRectF, texts: list[str], role: str, colour: str) -> None:
    for number, text in enumerate(texts):
        words.engraved(painter, first.translated(0, number * at.line), at.look.font(role), text, colour, align=LEFT)


def _course(painter: QPainter, at: Measures, rect: QRectF, course: Shown, whose: str) -> None:
    """Words and cards in one line."""
    look = at.look
    words.engraved(painter, rect, look.font("body"), course.words, look.palette.ink, align=LEFT)
    x = rect.x() + look.metrics("body").horizontalAdvance(course.words) + at.before_cards(course)
    step = chips.row_width(course.cards[:1], at.chip) + chips.GAP * at.chip
    for n, card in enumerate(course.cards):
        kept = PIXMAPS.get(chips.chip, look, card.text[:2], at.chip)
        painter.drawPixmap(QPointF(x + n * step, rect.center().y() - at.chip / 2), kept.pixmap)
    if whose:
        aside = rect.x() + at.course(course) + ASIDE
        words.engraved(painter, QRectF(aside, rect.y(), rect.width(), rect.height()), look.font("note"), whose,
                       look.palette.oxblood, align=LEFT)
