"""Laying things in rows where they cover as little as may be of what lies there already."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from math import inf
from typing import cast

from PySide6.QtCore import QPointF, QRectF

Box = tuple[float, float, float, float]
"""Left, upper, right and lower edge."""
ASIDE = (.06, -.06, .12, -.12, .18, -.18, .24, -.24)
"""How far from the middle a row may be moved, in widths of the cloth; the first that covers hardly anything is so."""
SLIGHT, HARDLY = .2, .05     # of its own area, that a row may cover; and where it may lie elsewhere
ROOM = .96                   # of the cloth's width, for a row
COLUMN = 3                   # so many things may lie one above the other
LINE, CLOSE = 8, 4           # between two rows; and where there are more


class Taken:
    """What lies there already, in bare figures; what is named several times counts as often."""

    def __init__(self, rects: Sequence[QRectF]) -> None:
        self.boxes = Counter(_boxes(rects))

    def covered(self, boxes: Sequence[Box], enough: float = inf) -> float:
        """How many pixels of it these cover; or at least `enough`, beyond which nobody asks.  Some hundred spots are
        tried, and in bare figures that takes a tenth of the time."""
        lefts, tops, rights, lows = zip(*boxes)
        west, north, east, south = min(lefts), min(tops), max(rights), max(lows)
        found = 0.0
        for (left, top, right, low), times in self.boxes.items():
            if left < east and right > west and top < south and low > north:
                for at, high, to, down in boxes:
                    if at < right and to > left and high < low and down > top:
                        wide = (right if right < to else to) - (left if left > at else at)
                        found += times * wide * ((low if low < down else down) - (top if top > high else high))
                if found >= enough:
                    break
        return found


def lay(widths: Sequence[float], high: float, gap: float, middles: Sequence[QPointF], cloth: QRectF, taken: Taken,
        least: int = 1, hardly: float | None = None, ways: Sequence[tuple[int, ...]] = ()) -> list[QPointF]:
    """The middles of things so wide and all so high, in even rows, the first of at least so many, or in one of these
    `ways`, that end about the first of `middles`, or about another, or a little aside of the first, and grow upwards.
    Covering `hardly` so many pixels is as good as covering none."""
    spots = [*middles, *[middles[0] + QPointF(aside * cloth.width(), 0) for aside in ASIDE]]
    whole, bounds = sum(widths) * high, _box(cloth)
    hardly = HARDLY * whole if hardly is None else hardly
    slight = SLIGHT * whole if len(middles) == 1 else hardly
    best: tuple[float, list[Box]] = (inf, [])
    usual: list[Box] | None = None               # the first that covers little, unless another covers hardly anything
    ways = list(ways) or even(len(widths), least)
    if _widest(widths, ways[-1], gap) > ROOM * cloth.width():
        ways.append(spread(len(widths), min(len(ways[-1]) + 1, len(widths))))
    while _widest(widths, ways[-1], gap) > cloth.width() and len(ways[-1]) < len(widths):
        ways.append(spread(len(widths), len(ways[-1]) + 1))      # rather one of them left alone than words cut off
    for sizes in ways:
        rows = rows_of(widths, sizes)
        if sizes != ways[-1] and _widest(widths, sizes, gap) > ROOM * cloth.width():
            continue
        for spot in spots:
            boxes = _placed(rows, high, gap, (spot.x(), spot.y()), bounds)
            outside = _outside(boxes, bounds)
            covered = outside + taken.covered(boxes, best[0] - outside)
            if covered < best[0] - 1:
                best = (covered, boxes)
            if covered <= hardly:
                return _middles(best[1])
            if covered <= slight and usual is None:
                usual = boxes
        if usual is not None:
            return _middles(usual)
    return _middles(best[1])


def from_end(widths: Sequence[float], high: float, gap: float, end: QPointF, cloth: QRectF, taken: Taken
             ) -> list[QPointF]:
    """The middles of things so wide and all so high, in rows that end at the right about this point and grow upwards:
    the last is always there, and those before it as near to it as they cover nothing, the rest above, as many in a row
    as the cloth is wide."""
    end = QPointF(min(end.x(), cloth.right() - LINE), end.y())
    spots, row, right = list[QPointF](), 0, end.x()
    for number, wide in enumerate(reversed(widths)):
        rect = QRectF(right - wide, end.y() - row * (high + LINE) - high / 2, wide, high)
        if number and (rect.left() < cloth.left() + LINE or not row and covering([rect], taken)):
            row, right = row + 1, end.x()
            rect.moveTo(right - wide, rect.top() - high - LINE)
        spots.append(rect.center())
        right = rect.left() - gap
    return spots[::-1]


def covering(rects: Sequence[QRectF], taken: Taken) -> float:
    """How much of what lies there they cover, in pixels."""
    return taken.covered(_boxes(rects))


def _boxes(rects: Sequence[QRectF]) -> list[Box]:
    return [_box(rect) for rect in rects]


def _box(rect: QRectF) -> Box:
    return cast(Box, rect.getCoords())           # one call, where four take four times as long


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
    return _middles(_placed([widths], high, gap, (x, middle.y()), _box(cloth)))


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


def _placed(rows: Sequence[Sequence[float]], high: float, gap: float, middle: tuple[float, float], cloth: Box
            ) -> list[Box]:
    """Every row about the middle, or beside it as far as it must be to lie on the cloth."""
    found = []
    line = LINE if len(rows) < 3 else CLOSE
    for number, row in enumerate(rows):
        wide = in_row(row, gap)
        x = max(cloth[0], min(middle[0] - wide / 2, cloth[2] - wide))
        y = middle[1] - (len(rows) - 1 - number) * (high + line) - high / 2
        for each in row:
            found.append((x, y, x + each, y + high))
            x += each + gap
    return found


def _middles(boxes: Sequence[Box]) -> list[QPointF]:
    return [QPointF((left + right) / 2, (top + low) / 2) for left, top, right, low in boxes]


def _outside(boxes: Sequence[Box], cloth: Box) -> float:
    """How many pixels of them lie beyond the cloth."""
    west, north, east, south = cloth
    found = 0.0
    for left, top, right, low in boxes:
        if left < west or top < north or right > east or low > south:
            wide, high = min(right, east) - max(left, west), min(low, south) - max(top, north)
            found += (right - left) * (low - top) - max(0.0, wide) * max(0.0, high)
    return found
