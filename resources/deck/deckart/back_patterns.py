"""Two further backs: a woven lattice, light, and overlapping fans, dark; the same from both ends."""

from __future__ import annotations

import math

from .backs import MARGIN
from .canvas import CENTRE, EDGE, HEIGHT, STOCK, WIDTH, Canvas
from .geometry import Path, Point, clip_line, clip_polygon, ellipse, merged, placed, poly, rectangle
from .ornament import leaf, rosette

BROWN, SLATE = "#6d4420", "#2b2a33"
FRAME = 15.0             # from the edge of the printed field to the pattern
INSIDE = MARGIN + FRAME
FIELD = [(INSIDE, INSIDE), (WIDTH - INSIDE, INSIDE), (WIDTH - INSIDE, HEIGHT - INSIDE), (INSIDE, HEIGHT - INSIDE)]
ACROSS, DOWN = 6, 9      # lozenges of the lattice
SCALES, RISE = 8, 13.0   # fans in a row, and from row to row
BAND = 22.0              # half the height of what parts the fans above from those below


def _blank() -> Canvas:
    canvas = Canvas()
    canvas.add(rectangle(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, 12), STOCK, EDGE, 0.8)
    return canvas


def _box(inset: float, radius: float = 0.0) -> Path:
    return rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, radius)


def draw_lattice() -> Canvas:
    """Brown on the bare stock: double bars that cross, a star in every lozenge, a row of laurel round it."""
    canvas, ink = _blank(), BROWN
    for inset, radius, width in ((MARGIN - 2, 6.5, 1.8), (MARGIN + 1.4, 4.0, 0.6), (INSIDE - 2.2, 0.0, 0.6)):
        canvas.add(_box(inset, radius), None, ink, width)
    _laurels(canvas, ink)
    (cx, cy), wide, high = CENTRE, WIDTH - 2 * INSIDE, HEIGHT - 2 * INSIDE
    dx, dy = wide / ACROSS, high / DOWN
    bars: list[Path] = []
    fine: list[Path] = []
    stars: list[Path] = []
    knots: list[Path] = []
    for k in range(-ACROSS - DOWN, ACROSS + DOWN + 1):
        for sign in (1, -1):
            for offset, group in ((0.0, bars), (0.14, fine), (-0.14, fine)):
                x = cx + (k + offset) * dx
                line = [(x - 20 * dx, cy - sign * 20 * dy), (x + 20 * dx, cy + sign * 20 * dy)]
                group += [poly(run, closed=False) for run in clip_line(line, FIELD)]
    for row in range(-DOWN, DOWN + 1):
        for column in range(-ACROSS, ACROSS + 1):
            x, y = cx + column * dx / 2, cy + row * dy / 2
            if not (INSIDE + 8 < x < WIDTH - INSIDE - 8 and INSIDE + 8 < y < HEIGHT - INSIDE - 8):
                continue
            if (row + column) % 2:
                stars += [leaf(x, y, 9.0, 90 * n, 0.34)[0] for n in range(4)]
                stars += [leaf(x, y, 6.0, 90 * n + 45, 0.26)[0] for n in range(4)]
            else:
                knots.append(ellipse(x, y, 3.2))
    canvas.trace(merged(bars), ink, 1.5)
    canvas.trace(merged(fine), ink, 0.5)
    canvas.add(merged(stars), ink)
    canvas.add(merged(knots), STOCK, ink, 1.1)
    canvas.add(_box(INSIDE), None, ink, 1.4)
    return canvas


def _laurels(canvas: Canvas, ink: str) -> None:
    """Leaves along the four sides, from the middle of each to its corners."""
    middle = MARGIN + 1.4 + (FRAME - 3.6) / 2
    leaves: list[Path] = []
    for length, turn, x, y in ((WIDTH, 0, WIDTH / 2, middle), (WIDTH, 180, WIDTH / 2, HEIGHT - middle),
                               (HEIGHT, 90, WIDTH - middle, HEIGHT / 2), (HEIGHT, 270, middle, HEIGHT / 2)):
        count = int((length / 2 - INSIDE) / 7)
        leaves += [leaf(0, 0, 5.2, 90 * n, 0.34)[0].moved(placed(x, y, 1, turn)) for n in range(4)]
        for n in range(1, count + 1):
            for way in (1, -1):
                for lean in (28, -28):
                    one = leaf(way * n * 7.0, 0, 8.0, way * (90 + lean), 0.3)[0]
                    leaves.append(one.moved(placed(x, y, 1, turn)))
    canvas.add(merged(leaves), ink)
    for x in (middle, WIDTH - middle):
        for y in (middle, HEIGHT - middle):
            canvas.add(ellipse(x, y, 4.0), ink)
            canvas.add(ellipse(x, y, 1.7), STOCK)


def draw_fans() -> Canvas:
    """White on slate: rows of fans that overlap, opening to either end from a band with a rosette."""
    canvas, ink = _blank(), SLATE
    canvas.add(_box(MARGIN - 2.6, 7.6), None, ink, 0.8)
    canvas.add(_box(MARGIN, 5.4), ink)
    half = Canvas()
    _fans(half)
    canvas.both_ways(half)
    cx, cy = CENTRE
    wide = WIDTH - 2 * INSIDE
    canvas.add(rectangle(INSIDE, cy - BAND, wide, 2 * BAND), ink, STOCK, 1.2)
    canvas.add(rectangle(INSIDE + 2.4, cy - BAND + 2.4, wide - 4.8, 2 * BAND - 4.8), None, STOCK, 0.5)
    for x, size in ((cx, BAND - 4), (cx - 48, 11.0), (cx + 48, 11.0), (cx - 79, 7.0), (cx + 79, 7.0)):
        canvas.trace(rosette(x, cy, size, size, 12, 0.42), STOCK, 0.5)
        canvas.add(ellipse(x, cy, size / 7 + 1), STOCK)
    for inset, width in ((MARGIN + 3, 0.6), (INSIDE, 1.2)):
        canvas.add(_box(inset, 2.0), None, STOCK, width)
    beads = [ellipse(x, MARGIN + 9, 1.7) for x in _steps(INSIDE, WIDTH - INSIDE, 9.1)]
    beads += [ellipse(x, HEIGHT - MARGIN - 9, 1.7) for x in _steps(INSIDE, WIDTH - INSIDE, 9.1)]
    beads += [ellipse(x, y, 1.7) for x in (MARGIN + 9, WIDTH - MARGIN - 9)
              for y in _steps(INSIDE, HEIGHT - INSIDE, 9.1)]
    canvas.add(merged(beads), STOCK)
    return canvas


def _steps(first: float, last: float, about: float) -> list[float]:
    """Even steps, both ends included."""
    count = round((last - first) / about)
    return [first + (last - first) * n / count for n in range(count + 1)]


def _fans(canvas: Canvas) -> None:
    """Those of the upper half, the farthest row first, so that each lies over the one behind it."""
    cy, radius, tall = CENTRE[1], (WIDTH - 2 * INSIDE) / SCALES / 2, RISE + 4
    upper = [(INSIDE, INSIDE), (WIDTH - INSIDE, INSIDE), (WIDTH - INSIDE, cy - BAND), (INSIDE, cy - BAND)]
    for row in range(math.ceil((cy - BAND - INSIDE) / RISE), -1, -1):
        y = cy - BAND - row * RISE
        for column in range(SCALES + 1):
            x = INSIDE + (2 * column + row % 2) * radius
            whole = clip_polygon(_arc(x, y, radius, tall, 12), upper)
            if len(whole) > 2:
                canvas.add(poly(whole), SLATE)
            for share, width in ((1.0, 1.1), (0.76, 0.5), (0.52, 0.5), (0.28, 0.9)):
                arc = _arc(x, y, radius * share, tall * share, 12 if share > 0.5 else 8)
                for run in clip_line(arc, upper):
                    canvas.add(poly(run, closed=False), None, STOCK, width)


def _arc(x: float, y: float, wide: float, high: float, steps: int) -> list[Point]:
    """Half an ellipse that stands on (x, y)."""
    return [(x + wide * math.cos(a), y - high * math.sin(a)) for a in [math.pi * n / steps for n in range(steps + 1)]]
