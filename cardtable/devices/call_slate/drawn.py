"""The slate of the calls: a stone in a satinwood frame, and what is chalked on it in each of its three forms."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from cardtable.showing.slate import Slate
from cardtable.table.paint import lettering, shadow, textures
from cardtable.table.paint.canvas import BRASS, SHEEN, Picture, blank, painting, turned_ball, vertical
from cardtable.table.paint.chalk import Chalk
from cardtable.table.paint.look import Look

ONE_ROUND, ROUNDS, FOLDED = QSizeF(344, 238), QSizeF(404, 248), QSizeF(190, 186)
"""The measures of the three forms; all lengths here are pixels of these drawings."""

WOOD, RADIUS = 13.0, 9.0
STONE = ((0, "#414A4E"), (.5, "#333B3F"), (1, "#282F33"))
SHADOW = shadow.Shadow(5, 4.5, .46)
LEFT, EDGE = 26.0, 24.0                  # where names begin, and from figures and rules to the outer edge
CALL_X, RULE_X, FURTHEST_RULE = 148.0, 212.0, 230.0     # of one round: calls, and the rule at their right
ROUND_X = 136.0                          # of more: the first of the columns
FOOT, RECKONED = 75.0, 24.0              # from the rule over the foot to the lower edge; what of it a reckoning takes
RINGED = 14.0                            # between a name and its call, which may be ringed
LARGE = 1.3                              # scale of the reader's words from which the folded one has larger letters
STRUCK = 13.0                            # from a word to its strokes, of which the fifth begins before the first
NEXT = 12.0                              # between a call and what stands at its right
FOOT_LINE = ROUNDS.width() - LEFT - EDGE - NEXT          # of more rounds: what a line of the foot may take
CLOSE = .9                               # to what share of their width they are squeezed before they take two lines
NO_CALL = "Nothing stands yet"


def frame(look: Look, wide: float, high: float, scale: float) -> Picture:
    """The empty slate; `scale` is logical pixels to a pixel of the drawing."""
    size, margin = QSizeF(wide, high), shadow.reach(SHADOW, scale)
    image = blank(size.width() * scale + 2 * margin, size.height() * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        body = QRectF(QPointF(0, 0), size)
        shadow.cast(painter, look, QRectF(QPointF(0, 0), size * scale), RADIUS * scale, SHADOW, scale)
        painter.scale(scale, scale)
        if look.palette.plain:
            painter.setPen(QPen(QColor("#FFFFFF"), 3))
            painter.setBrush(QColor("#000000"))
            painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), RADIUS, RADIUS)
        else:
            _wood(painter, body)
            _stone(painter, body)
    return Picture(image, margin)


def _wood(painter: QPainter, body: QRectF) -> None:
    edge = QPen(QColor("#2A1608"), 1)
    for brush, pen in ((textures.tile("satinwood"), edge), (QColor(0x5A, 0x32, 0x12, 107), Qt.PenStyle.NoPen),
                       (vertical(body, SHEEN), Qt.PenStyle.NoPen)):
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawRoundedRect(body, RADIUS, RADIUS)
    for x, y, right, down in ((0, 0, 1, 1), (body.width(), 0, -1, 1), (0, body.height(), 1, -1),
                              (body.width(), body.height(), -1, -1)):
        painter.setPen(QPen(QColor(0x2A, 0x16, 0x08, 115), 1))
        painter.drawLine(QPointF(x + 2.6 * right, y + 2.6 * down), QPointF(x + 15 * right, y + 15 * down))
        stud = QRectF(x + 7.5 * right - 2.6, y + 7.5 * down - 2.6, 5.2, 5.2)
        painter.setPen(QPen(QColor("#4E3B16"), .6))
        painter.setBrush(turned_ball(stud, BRASS, .85))
        painter.drawEllipse(stud)


def _stone(painter: QPainter, body: QRectF) -> None:
    stone = body.adjusted(WOOD, WOOD, -WOOD, -WOOD)
    slant = QLinearGradient(stone.topLeft(), stone.topLeft() + QPointF(stone.width() * .35, stone.height()))
    for place, colour in STONE:
        slant.setColorAt(place, QColor(colour))
    painter.setPen(QPen(QColor("#170B05"), 1.4))
    painter.setBrush(slant)
    painter.drawRoundedRect(stone, 3.5, 3.5)
    shade = QPainterPath(QPointF(14, 18))
    shade.lineTo(14, 14.5)
    shade.lineTo(body.width() - 14, 14.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 140), 3))
    painter.drawPath(shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 6))
    painter.drawEllipse(QPointF(body.width() * .36, body.height() * .3), body.width() * .4, body.height() * .26)


def form(slate: Slate, folded: bool) -> QSizeF:
    """The measures of the form it is shown in."""
    if folded or not slate.rounds:
        return FOLDED if folded else ONE_ROUND
    lines = bool(slate.reckoning) + parted(slate)
    return ROUNDS + QSizeF(0, RECKONED * (lines - 1))


def parted(slate: Slate) -> bool:
    """Whether of some rounds what stands and who called it are too long for one line at the foot."""
    return sum(_at_foot(slate)) * CLOSE > FOOT_LINE


def _at_foot(slate: Slate) -> tuple[float, float]:
    """How wide these two are, names in short."""
    call, by = [QFontMetricsF(lettering.exact(role, px)).horizontalAdvance(text)
                for role, px, text in (("tile", 21, slate.call or NO_CALL), ("event", 17, slate.in_short(slate.by)))]
    return call, by


def chalked(look: Look, slate: Slate, folded: bool, scale: float) -> Picture:
    """What is written, as large as the frame without its shadow."""
    size = form(slate, folded)
    image = blank(size.width() * scale, size.height() * scale, look.ratio)
    with painting(image) as painter:
        painter.scale(scale, scale)
        chalk = Chalk(painter, look.palette.plain)
        large = _large if look.text > LARGE else _folded
        (large if folded else _rounds if slate.rounds else _one_round)(chalk, slate)
    return Picture(image, 0)


def _one_round(chalk: Chalk, slate: Slate) -> None:
    """Calls at the left, the reckoning right of a rule."""
    wide, high = ONE_ROUND.width(), ONE_ROUND.height()
    chalk.write(LEFT, 39, "column head", 17, "The calls")
    step = min(31.6, 139 / max(1, len(slate.callers) - 1))
    said = [caller.calls[-1] if caller.calls else "" for caller in slate.callers]
    measure = QFontMetricsF(lettering.exact("speech", 19))
    widest = max([measure.horizontalAdvance(call) for call in said], default=0)
    rule = min(max(RULE_X, CALL_X + widest + NEXT + 4), FURTHEST_RULE)
    names = _callers(slate, CALL_X - LEFT - RINGED)
    for row, (name, call) in enumerate(zip(names, said, strict=True)):
        y = 69 + row * step
        chalk.write(LEFT, y, "body", 17, name, CALL_X - LEFT - RINGED)
        _call(chalk, slate, QPointF(CALL_X, y), call, 19, rule - CALL_X - NEXT, slate.stands == (row, 0))
    chalk.rule(QPointF(rule, 28), QPointF(rule + .8, high - 30))
    x, room = rule + 14, wide - EDGE - rule - 14
    chalk.write(x, 39, "column head", 17, "stands" if slate.by else "" if slate.call else "none yet", room)
    chalk.write(x, 73, "title", 32, slate.call, room, least=19)
    _names(chalk, slate, QPointF(x, 95), "event", 17, slate.by, room)
    _reckoning(chalk, slate, x, 126, 25, wide - EDGE)


def _rounds(chalk: Chalk, slate: Slate) -> None:
    """Some rounds of calls side by side, the reckoning at their foot."""
    wide, foot = ROUNDS.width(), ROUNDS.height() - FOOT       # without a reckoning the slate ends so much sooner
    column = (wide - LEFT - ROUND_X + 8) / slate.shown
    if slate.callers:                                    # else nobody may still ask who said what
        chalk.write(LEFT, 38, "column head", 17, "The calls")
    for n in range(slate.shown if slate.callers else 0):
        chalk.write(ROUND_X + n * column, 38, "column head", 17, slate.head(slate.first + n), column - NEXT)
    step = min(27, 95 / max(1, len(slate.callers) - 1))
    names = _callers(slate, ROUND_X - LEFT - RINGED)
    for row, caller in enumerate(slate.callers):
        y = 64 + row * step
        due = row == slate.due
        chalk.write(LEFT, y, "strong" if due else "body", 17, names[row], ROUND_X - LEFT - RINGED)
        for n, call in enumerate(caller.calls[slate.first:]):
            at = QPointF(ROUND_X + n * column, y)
            _call(chalk, slate, at, call, 18, column - NEXT - 2, slate.stands == (row, slate.first + n))
        if due and (gone := len(caller.calls) - slate.first) < slate.shown:
            chalk.dashes(ROUND_X + gone * column, y + 2)
    chalk.rule(QPointF(EDGE, foot), QPointF(wide - EDGE, foot + .8))
    call, room = slate.call or NO_CALL, FOOT_LINE
    below = foot + 25 + RECKONED
    if parted(slate):
        chalk.write(LEFT, foot + 25, "tile", 21, call, room)
        _names(chalk, slate, QPointF(LEFT, below), "event", 17, slate.by, room)
        below += RECKONED
    else:
        widest, short = _at_foot(slate)
        room_by = max(room - widest, room * short / (widest + short))
        by = _names(chalk, slate, QPointF(wide - EDGE, foot + 25), "event", 17, slate.by, room_by, right=True)
        chalk.write(LEFT, foot + 25, "tile", 21, call, room - by)
    for n, line in enumerate(slate.reckoning):
        x = LEFT + n * (wide - 50) / max(4, len(slate.reckoning))
        along = chalk.write(x, below, "column head", 17, line.word)
        chalk.write(x + max(54.0, along + 8), below, "figure", 18, str(line.number))


def _folded(chalk: Chalk, slate: Slate) -> None:
    """Call, caller and reckoning."""
    wide, room = FOLDED.width(), FOLDED.width() - LEFT - EDGE
    call, by = slate.brief or (slate.call, slate.by)
    chalk.write(LEFT, 43, "tile", 21, call or "No call yet", room, least=17)
    _names(chalk, slate, QPointF(LEFT, 64), "event", 17, by, room)
    chalk.rule(QPointF(EDGE, 75), QPointF(wide - EDGE, 75.6))
    _reckoning(chalk, slate, LEFT, 96, 20, wide - EDGE)


def _large(chalk: Chalk, slate: Slate) -> None:
    """The same as large as there is room for, figures without strokes."""
    wide, room = FOLDED.width(), FOLDED.width() - LEFT - EDGE + 6
    call, by = slate.brief or (slate.call, slate.by)
    chalk.write(LEFT - 6, 42, "tile", 27, call or "No call yet", room + 6, least=20)
    _names(chalk, slate, QPointF(LEFT - 6, 66), "event", 22, by, room + 6)
    chalk.rule(QPointF(EDGE - 4, 76), QPointF(wide - EDGE + 4, 76.6))
    for n, line in enumerate(slate.reckoning):
        y = 99 + n * 23.5
        figure = chalk.write(wide - EDGE + 2, y, "figure", 24, str(line.number), right=True)
        chalk.write(LEFT - 6, y, "column head", 23, line.word, room - figure)


def _callers(slate: Slate, room: float) -> list[str]:
    """Who calls, all in one manner: in full if all have room, due or not."""
    names, measure = [caller.name for caller in slate.callers], QFontMetricsF(lettering.exact("strong", 17))
    full = all(measure.horizontalAdvance(name) <= room for name in names)
    return names if full else [slate.in_short(name) for name in names]


def _names(chalk: Chalk, slate: Slate, at: QPointF, role: str, px: float, names: str, room: float,
           right: bool = False) -> float:
    """Who calls, in full if there is room."""
    if QFontMetricsF(lettering.exact(role, px)).horizontalAdvance(names) > room:
        names = slate.in_short(names)
    return chalk.write(at.x(), at.y(), role, px, names, room, right=right)


def _call(chalk: Chalk, slate: Slate, at: QPointF, text: str, px: float, room: float, stands: bool) -> None:
    along = chalk.call(at.x(), at.y(), px, text, room, faint=text in slate.faint)
    if stands:
        chalk.ring(at.x(), at.y(), along)


def _reckoning(chalk: Chalk, slate: Slate, x: float, y: float, step: float, right: float) -> None:
    widest = 0.0
    for n, line in enumerate(slate.reckoning):
        widest = max(widest, chalk.write(x, y + n * step, "column head", 17, line.word))
    for n, line in enumerate(slate.reckoning):
        figure = chalk.write(right, y + n * step, "figure", 18, str(line.number), right=True)
        if line.strokes:
            chalk.strokes(line.number, x + widest + STRUCK, y + n * step - 1, right - figure - 10 - x - widest - STRUCK)
