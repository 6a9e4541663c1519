"""Laying things in rows where they cover as little as may be of what lies there already."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF

Box = tuple[float, float, float, float]
"""Left, upper, right and lower edge."""
ASIDE = (.06, -.06, .12, -.12, .18, -.18, .24, -.24)
"""How far from the middle a row may be moved, in widths of the cloth; the first that covers hardly anything is so."""
SLIGHT, HARDLY = .2, .05     # of its own area, that a row may cover; and where it may lie elsewhere
ROOM = .96                   # of the cloth's width, for a row
COLUMN = 3                   # so many things may lie one above the other
LINE, CLOSE = 8, 4           # between two rows; and where there are more


def lay(widths: Sequence[float], high: float, gap: float, middles: Sequence[QPointF], cloth: QRectF,
        in_the_way: Sequence[QRectF], least: int = 1, hardly: float | None = None) -> list[QPointF]:
    """The middles of things so wide and all so high, in even rows, the first of at least so many, that end about the
    first of `middles`, or about another, or a little aside of the first, and grow upwards.  Covering `hardly` so many
    pixels is as good as covering none."""
    taken = _boxes(in_the_way)
    spots = [*middles, *[middles[0] + QPointF(aside * cloth.width(), 0) for aside in ASIDE]]
    whole = sum(widths) * high
    hardly = HARDLY * whole if hardly is None else hardly
    slight = SLIGHT * whole if len(middles) == 1 else hardly
    best: tuple[float, list[QPointF]] = (float("inf"), [])
    usual: list[QPointF] | None = None           # the first that covers little, unless another covers hardly anything
    ways = even(len(widths), least)
    if _widest(widths, ways[-1], gap) > ROOM * cloth.width():
        ways.append(spread(len(widths), min(len(ways[-1]) + 1, len(widths))))
    while _widest(widths, ways[-1], gap) > cloth.width() and len(ways[-1]) < len(widths):
        ways.append(spread(len(widths), len(ways[-1]) + 1))      # rather one of them left alone than words cut off
    for sizes in ways:
        rows = rows_of(widths, sizes)
        if sizes != ways[-1] and _widest(widths, sizes, gap) > ROOM * cloth.width():
            continue
        for spot in spots:
            rects = _rects(rows, high, gap, spot, cloth)
            covered = _covering(_boxes(rects), taken) + sum([_area(rect) - _area(rect & cloth) for rect in rects])
            if covered < best[0] - 1:
                best = (covered, [rect.center() for rect in rects])
            if covered <= hardly:
                return best[1]
            if covered <= slight and usual is None:
                usual = [rect.center() for rect in rects]
        if usual is not None:
            return usual
    return best[1]


def from_end(widths: Sequence[float], high: float, gap: float, end: QPointF, cloth: QRectF,
             in_the_way: Sequence[QRectF]) -> list[QPointF]:
    """The middles of things so wide and all so high, in rows that end at the right about this point and grow upwards:
    the last is always there, and those before it as near to it as they cover nothing, the rest above, as many in a row
    as the cloth is wide."""
    end = QPointF(min(end.x(), cloth.right() - LINE), end.y())
    spots, row, right = list[QPointF](), 0, end.x()
    for number, wide in enumerate(reversed(widths)):
        rect = QRectF(right - wide, end.y() - row * (high + LINE) - high / 2, wide, high)
        if number and (rect.left() < cloth.left() + LINE or not row and covering([rect], in_the_way)):
            row, right = row + 1, end.x()
            rect.moveTo(right - wide, rect.top() - high - LINE)
        spots.append(rect.center())
        right = rect.left() - gap
    return spots[::-1]


def covering(rects: Sequence[QRectF], others: Sequence[QRectF]) -> float:
    """How much of these others they cover, in pixels."""
    return _covering(_boxes(rects), _boxes(others))


def _boxes(rects: Sequence[QRectF]) -> list[Box]:
    return [(rect.left(), rect.top(), rect.right(), rect.bottom()) for rect in rects]


def _covering(boxes: Sequence[Box], others: Sequence[Box]) -> float:
    """The same; some hundred spots are tried, and in bare figures that takes a tenth of the time."""
    west, north = min([box[0] for box in boxes]), min([box[1] for box in boxes])
    east, south = max([box[2] for box in boxes]), max([box[3] for box in boxes])
    near = [other for other in others
            if other[0] < east and other[2] > west and other[1] < south and other[3] > north]
    return sum([max(0.0, min(right, to) - max(left, at)) * max(0.0, min(low, down) - max(top, high))
                for at, high, to, down in near for left, top, right, low in boxes])


def between(widths: Sequence[float], high: float, gap: float, middle: QPointF, cloth: QRectF,
            in_the_way: Sequence[QRectF]) -> list[QPointF] | None:
    """The middles of things so wide in one row about `middle`, or as far beside it as what lies to the left and right
    of it wants; None where there is no room for them."""
    half = in_row(widths, gap) / 2
    band = QRectF(cloth.left(), middle.y() - high / 2, cloth.width(), high)
    met = [rect for rect in in_the_way if rect.intersects(band)]
    left = max([cloth.left(), *[rect.right() for rect in met if rect.center().x() < middle.x()]]) + LINE
    right = min([cloth.right(), *[rect.left() for rect in met if rect.center().x() >= middle.x()]]) - LINE
    if right - left < 2 * half:
        return None
    x = min(max(middle.x(), left + half), right - half)
    return [rect.center() for rect in _rects([widths], high, gap, QPointF(x, middle.y()), cloth)]


def even(count: int, least: int = 1) -> list[tuple[int, ...]]:
    """How many of so many things each row may hold, the fewest rows first: rows are as even as may be and the first has
    at least so many, so that none is left alone; only up to three lie one by one."""
    found = [spread(count, rows) for rows in range(1, count + 1)]
    return [sizes for sizes in found if sizes[0] >= least and (sizes[-1] > 1 or sizes[0] == 1 and count <= COLUMN)
            or len(sizes) == 1]


def spread(count: int, rows: int) -> tuple[int, ...]:
    """So many things in so many rows, as evenly as may be."""
    return tuple([count // rows + (n < count % rows) for n in range(rows)])


def rows_of(widths: Sequence[float], sizes: Sequence[int]) -> list[Sequence[float]]:
    """The widths row by row."""
    ends = list(accumulate(sizes))
    return [widths[end - size:end] for end, size in zip(ends, sizes, strict=True)]


def in_row(widths: Sequence[float], gap: float) -> float:
    """How much room things so wide take side by side."""
    return sum(widths) + gap * (len(widths) - 1)


def _widest(widths: Sequence[float], sizes: Sequence[int], gap: float) -> float:
    """How much room the widest of so large rows takes."""
    return max([in_row(row, gap) for row in rows_of(widths, sizes)])


def _rects(rows: Sequence[Sequence[float]], high: float, gap: float, middle: QPointF, cloth: QRectF) -> list[QRectF]:
    """Every row about the middle, or beside it as far as it must be to lie on the cloth."""
    found = []
    line = LINE if len(rows) < 3 else CLOSE
    for number, row in enumerate(rows):
        wide = in_row(row, gap)
        x = max(cloth.left(), min(middle.x() - wide / 2, cloth.right() - wide))
        y = middle.y() - (len(rows) - 1 - number) * (high + line) - high / 2
        for each in row:
            found.append(QRectF(x, y, each, high))
            x += each + gap
    return found


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
