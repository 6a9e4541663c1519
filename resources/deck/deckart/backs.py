"""Engraved backs: lathe-turned borders round a flowered trellis, the same from both ends."""

from __future__ import annotations

import math

from .canvas import CENTRE, EDGE, HEIGHT, STOCK, WIDTH, Canvas
from .geometry import Path, Point, ellipse, merged, placed, poly, rectangle
from .ornament import leaf, rosette

TINTS = {"blue": "#27497f", "red": "#a3262c", "green": "#24563f"}
MARGIN = 11.0
BORDER = 22.0


def _wave(a: Point, b: Point, count: int, swing: float, flip: int) -> Path:
    """A run of `count` half waves from a to b."""
    dx, dy = (b[0] - a[0]) / count, (b[1] - a[1]) / count
    size = math.hypot(dx, dy)
    nx, ny = -dy / size * swing * flip, dx / size * swing * flip
    segments: list[tuple[Point, Point, Point]] = []
    for k in range(count):
        sign = 1 if k % 2 == 0 else -1
        x, y = a[0] + dx * k, a[1] + dy * k
        segments.append(
            (
                (x + dx * 0.3642 + nx * sign * 1.33, y + dy * 0.3642 + ny * sign * 1.33),
                (x + dx * 0.6358 + nx * sign * 1.33, y + dy * 0.6358 + ny * sign * 1.33),
                (x + dx, y + dy),
            )
        )
    return Path([(a, segments, False)])


def _guilloche(canvas: Canvas, a: Point, b: Point, count: int, swing: float) -> None:
    """Interlaced waves between two corner blocks, with a pearl in every eye."""
    for reach, width in ((1.0, 0.9), (0.72, 0.4), (0.44, 0.4)):
        canvas.trace(_wave(a, b, count, swing * reach, 1) + _wave(a, b, count, swing * reach, -1), STOCK, width)
    eyes = [
        ellipse(a[0] + (b[0] - a[0]) * (k + 0.5) / count, a[1] + (b[1] - a[1]) * (k + 0.5) / count, 1.0)
        for k in range(count)
    ]
    canvas.add(merged(eyes), STOCK)


def _block(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A square of lathe work where two borders meet."""
    canvas.add(rectangle(x - size, y - size, 2 * size, 2 * size), None, STOCK, 0.9)
    canvas.trace(rosette(x, y, size - 1.6, size - 1.6, 8, 0.42), STOCK, 0.45)
    canvas.add(ellipse(x, y, 2.1), STOCK)


def _petal(length: float, width: float) -> Path:
    """A pointed petal growing upward from near the origin, in two strokes."""
    root, tip = (0.0, -length * 0.17), (0.0, -length)
    w = width * 0.9
    right = ((w, -length * 0.4), (w, -length * 0.72), tip)
    left = ((-w, -length * 0.72), (-w, -length * 0.4), root)
    return Path([(root, [right, left], True)])


def _flower(x: float, y: float) -> Path:
    """The sprig in a lozenge of the trellis."""
    petals = [_petal(11.6 if k % 2 == 0 else 8.4, 3.6).moved(placed(turn=90 * k)) for k in range(4)]
    return merged(petals).moved(placed(x, y))


def _medallion(canvas: Canvas, tint: str) -> None:
    """The lathe-turned oval in the middle, in a ring of laurel."""
    x, y = CENTRE
    canvas.add(ellipse(x, y, 47, 60), tint, STOCK, 1.2)
    canvas.add(ellipse(x, y, 44.6, 57.6), None, STOCK, 0.5)
    ring: list[Path] = []
    for k in range(44):
        a = 2 * math.pi * k / 44
        px, py = x + 39.4 * math.cos(a), y + 52.2 * math.sin(a)
        heading = math.degrees(math.atan2(52.2 * math.cos(a), -39.4 * math.sin(a))) + 90
        ring.append(leaf(px, py, 9.4, heading + (26 if k % 2 else -26), 0.27)[0])
    canvas.add(merged(ring), STOCK)
    canvas.add(ellipse(x, y, 33.4, 45.8), tint, STOCK, 1.1)
    canvas.add(ellipse(x, y, 31.4, 43.8), None, STOCK, 0.45)
    canvas.trace(rosette(x, y, 29.8, 42.0, 22, 0.6), STOCK, 0.42)
    canvas.add(ellipse(x, y, 17.4, 24.6), tint, STOCK, 0.9)
    canvas.trace(rosette(x, y, 15.6, 22.6, 12, 0.36), STOCK, 0.42)
    canvas.add(ellipse(x, y, 5.2, 7.4), tint, STOCK, 0.7)
    canvas.add(merged(_petal(4.6 if k % 2 else 6.4, 2.2).moved(placed(x, y, 1, 90 * k)) for k in range(4)), STOCK)


def draw_back(tint: str) -> Canvas:
    """A whole back in one ink."""
    canvas = Canvas()
    canvas.add(rectangle(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, 12), STOCK, EDGE, 0.8)
    m = MARGIN
    canvas.add(rectangle(m - 2.6, m - 2.6, WIDTH - 2 * m + 5.2, HEIGHT - 2 * m + 5.2, 7.6), None, tint, 0.8)
    canvas.add(rectangle(m, m, WIDTH - 2 * m, HEIGHT - 2 * m, 5.4), tint)
    inner = m + BORDER
    left, top, right, bottom = inner, inner, WIDTH - inner, HEIGHT - inner
    _trellis(canvas, left, top, right, bottom)
    for inset, width in ((0.0, 1.1), (-2.2, 0.45)):
        canvas.add(
            rectangle(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset), None, STOCK, width
        )
    canvas.add(rectangle(m + 2.4, m + 2.4, WIDTH - 2 * m - 4.8, HEIGHT - 2 * m - 4.8, 3.6), None, STOCK, 0.6)
    half = (BORDER - 6.4) / 2
    middle = m + 3.2 + half
    near, far = middle + half + 1.2, middle
    _guilloche(canvas, (near, far), (WIDTH - near, far), 18, half - 1.2)
    _guilloche(canvas, (near, HEIGHT - far), (WIDTH - near, HEIGHT - far), 18, half - 1.2)
    _guilloche(canvas, (far, near), (far, HEIGHT - near), 28, half - 1.2)
    _guilloche(canvas, (WIDTH - far, near), (WIDTH - far, HEIGHT - near), 28, half - 1.2)
    for x in (middle, WIDTH - middle):
        for y in (middle, HEIGHT - middle):
            _block(canvas, x, y, half)
    _medallion(canvas, tint)
    return canvas


def _trellis(canvas: Canvas, left: float, top: float, right: float, bottom: float) -> None:
    """Crossed bars with a bud at every crossing and a flower in every lozenge."""
    cx, cy = CENTRE
    width, height = right - left, bottom - top
    across, down = 7, 7
    dx, dy = width / across, height / down
    bars: list[Path] = []
    fine: list[Path] = []
    frame = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for k in range(-across, across + 1):
        for sign in (1, -1):
            for offset, group in ((0.0, bars), (0.11, fine), (-0.11, fine)):
                x = cx + (k + offset) * dx
                ends = _inside((x, cy), (dx, sign * dy), frame)
                if ends:
                    group.append(poly(ends, closed=False))
    canvas.trace(merged(bars), STOCK, 0.9)
    canvas.trace(merged(fine), STOCK, 0.4)
    flowers: list[Path] = []
    buds: list[Path] = []
    for row in range(-2 * down, 2 * down + 1):
        for column in range(-2 * across, 2 * across + 1):
            x, y = cx + column * dx / 2, cy + row * dy / 2
            if not (left + 1 < x < right - 1 and top + 1 < y < bottom - 1):
                continue
            if math.hypot((x - cx) / 40, (y - cy) / 52) < 1:
                continue
            if (row + column) % 2 == 0:
                buds.append(ellipse(x, y, 2.0))
            elif left + 6 < x < right - 6 and top + 8 < y < bottom - 8:
                flowers.append(_flower(x, y))
    canvas.add(merged(flowers), STOCK)
    canvas.add(merged(buds), STOCK)


def _inside(point: Point, step: Point, frame: list[Point]) -> list[Point]:
    """The chord of a line across an upright box."""
    (left, top), (right, bottom) = frame[0], frame[2]
    slope = step[1] / step[0]
    hits: list[Point] = []
    for x in (left, right):
        y = point[1] + (x - point[0]) * slope
        if top <= y <= bottom:
            hits.append((x, y))
    for y in (top, bottom):
        x = point[0] + (y - point[1]) / slope
        if left < x < right:
            hits.append((x, y))
    return [min(hits), max(hits)] if len(hits) >= 2 else []
