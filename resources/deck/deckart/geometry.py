"""Points, splines and clipping: the drawing instruments behind every shape of the pack.

A path is a list of cubic segments held in SVG order.  Shapes are mostly described by the points they pass through; a
point may be marked as a corner.  Because the target renderer has no clip paths, textile patterns are cut to their
garment here, by geometry.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

TENSION = 0.36
KAPPA = 0.5523
GRID = 10


def number(value: float) -> str:
    """Shortest text of a coordinate, to a hundredth of a unit."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def placed(x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0, mirror: bool = False) -> Matrix:
    """Mirror in the y axis if asked, scale, turn by degrees, then move to (x, y)."""
    angle = math.radians(turn)
    cos, sin = math.cos(angle) * scale, math.sin(angle) * scale
    sign = -1.0 if mirror else 1.0
    return (cos * sign, sin * sign, -sin, cos, x, y)


def apply(matrix: Matrix, point: Point) -> Point:
    """The image of a point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


@dataclass
class Path:
    """One or more outlines, each a start point and its cubic segments; straight runs keep handles on the chord."""

    parts: list[tuple[Point, list[tuple[Point, Point, Point]], bool]] = field(default_factory=list)

    def __add__(self, other: Path) -> Path:
        """Both paths as one."""
        return Path(self.parts + other.parts)

    def moved(self, matrix: Matrix) -> Path:
        """A copy under an affine map."""
        return Path(
            [
                (apply(matrix, start), [tuple(apply(matrix, p) for p in seg) for seg in segments], closed)  # type: ignore[misc]
                for start, segments, closed in self.parts
            ]
        )

    def data(self) -> str:
        """Compact SVG path data: relative coordinates on a grid of a tenth of a unit."""
        out: list[str] = []
        for start, segments, closed in self.parts:
            out.append(_circle(start, segments) or _outline(start, segments, closed))
        return "".join(out)

    def polygon(self, steps: int = 10) -> list[Point]:
        """The first outline, flattened."""
        start, segments, _ = self.parts[0]
        points = [start]
        for one, two, end in segments:
            here = points[-1]
            if _straight(here, one, two, end):
                points.append(end)
                continue
            points += [_cubic(here, one, two, end, k / steps) for k in range(1, steps + 1)]
        return points


def _snap(point: Point) -> tuple[int, int]:
    return (round(point[0] * GRID), round(point[1] * GRID))


def _join(values: Iterable[int]) -> str:
    """Numbers in grid steps as text, separated only where the syntax needs it."""
    text = ""
    before = ""
    for value in values:
        part = number(value / GRID)
        part = part.replace("0.", ".", 1) if part.startswith(("0.", "-0.")) else part
        tight = not before or part[0] == "-" or (part[0] == "." and "." in before)
        text += part if tight else " " + part
        before = part
    return text


def _outline(start: Point, segments: list[tuple[Point, Point, Point]], closed: bool) -> str:
    x, y = _snap(start)
    text = "M" + _join((x, y))
    here = start
    command = "M"
    for index, (one, two, end) in enumerate(segments):
        straight = _straight(here, one, two, end)
        if straight and closed and index == len(segments) - 1 and _snap(end) == _snap(start):
            break
        ex, ey = _snap(end)
        dx, dy = ex - x, ey - y
        if straight and dx == 0 and dy == 0:
            continue
        values: tuple[int, ...] = (dx, dy)
        if not straight:
            (ax, ay), (bx, by) = _snap(one), _snap(two)
            wanted, values = "c", (ax - x, ay - y, bx - x, by - y, dx, dy)
        elif dx == 0 or dy == 0:
            wanted, values = ("v", (dy,)) if dx == 0 else ("h", (dx,))
        else:
            wanted = "l"
        part = _join(values)
        repeat = wanted == command and wanted in "cl"
        text += ("" if part[0] == "-" else " ") + part if repeat else wanted + part
        command = wanted
        x, y, here = ex, ey, end
    return text + ("z" if closed else "")


def _circle(start: Point, segments: list[tuple[Point, Point, Point]]) -> str:
    """A circle as two arcs; empty for any other outline."""
    if len(segments) != 4 or segments[-1][2] != start:
        return ""
    (x, y), far = start, segments[1][2]
    centre = ((x + far[0]) / 2, (y + far[1]) / 2)
    r = math.dist(start, centre)
    if any(abs(math.dist(seg[2], centre) - r) > 1e-3 for seg in segments):
        return ""
    if any(abs(math.hypot(r, r * KAPPA) - math.dist(p, centre)) > 1e-3 for seg in segments for p in seg[:2]):
        return ""
    cx, cy = _snap(centre)
    size = max(1, round(r * GRID))
    sign = size if start[0] > centre[0] else -size
    sweep = int((segments[0][2][1] > centre[1]) == (sign > 0))
    arc = f"a{_join((size, size))} 0 0 {sweep}"
    return f"M{_join((cx + sign, cy))}{arc} {_join((-2 * sign, 0))}{arc} {_join((2 * sign, 0))}z"


def _straight(a: Point, b: Point, c: Point, d: Point) -> bool:
    chord = math.dist(a, d)
    if chord < 1e-9:
        return math.dist(a, b) < 1e-6 and math.dist(a, c) < 1e-6
    off = max(abs((d[0] - a[0]) * (p[1] - a[1]) - (d[1] - a[1]) * (p[0] - a[0])) / chord for p in (b, c))
    return off < 0.004


def _cubic(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    s = 1 - t
    w = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
        w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
    )


class Corner(tuple[float, float]):
    """A point where a spline breaks its direction."""


def K(x: float, y: float) -> Corner:
    """A corner point."""
    return Corner((x, y))


def poly(points: Sequence[Point], closed: bool = True) -> Path:
    """Straight lines through the points."""
    segments = []
    run = [*points, points[0]] if closed else list(points)
    for a, b in pairwise(run):
        segments.append(((a[0], a[1]), (b[0], b[1]), (b[0], b[1])))
    return Path([((points[0][0], points[0][1]), segments, closed)])


def spline(points: Sequence[Point], closed: bool = True) -> Path:
    """A smooth curve through the points; corners (see `K`) stay sharp, and a run between two corners is straight."""
    count = len(points)

    def direction(i: int) -> Point:
        before = points[(i - 1) % count]
        after = points[(i + 1) % count]
        here = points[i]
        if not closed and i == 0:
            before = here
        if not closed and i == count - 1:
            after = here
        one, two = math.dist(before, here) or 1.0, math.dist(here, after) or 1.0
        # Weighted so that the nearer neighbour has the stronger say, as a draughtsman's curve does.
        dx = (here[0] - before[0]) / one * two + (after[0] - here[0]) / two * one
        dy = (here[1] - before[1]) / one * two + (after[1] - here[1]) / two * one
        size = math.hypot(dx, dy) or 1.0
        return (dx / size, dy / size)

    segments: list[tuple[Point, Point, Point]] = []
    last = count if closed else count - 1
    for i in range(last):
        a, b = points[i], points[(i + 1) % count]
        reach = math.dist(a, b) * TENSION
        ends_a = isinstance(a, Corner) or (not closed and i == 0)
        ends_b = isinstance(b, Corner) or (not closed and i + 1 == count - 1)
        da, db = direction(i), direction((i + 1) % count)
        if ends_a and ends_b:
            one: Point = (a[0], a[1])
            two: Point = (b[0], b[1])
        elif ends_a:
            two = (b[0] - db[0] * reach, b[1] - db[1] * reach)
            one = (a[0] + (two[0] - a[0]) * 0.5, a[1] + (two[1] - a[1]) * 0.5)
        elif ends_b:
            one = (a[0] + da[0] * reach, a[1] + da[1] * reach)
            two = (b[0] + (one[0] - b[0]) * 0.5, b[1] + (one[1] - b[1]) * 0.5)
        else:
            one = (a[0] + da[0] * reach, a[1] + da[1] * reach)
            two = (b[0] - db[0] * reach, b[1] - db[1] * reach)
        segments.append((one, two, (b[0], b[1])))
    return Path([((points[0][0], points[0][1]), segments, closed)])


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> Path:
    """A closed ellipse."""
    ry = rx if ry is None else ry
    k, m = rx * KAPPA, ry * KAPPA
    return Path(
        [
            (
                (x + rx, y),
                [
                    ((x + rx, y + m), (x + k, y + ry), (x, y + ry)),
                    ((x - k, y + ry), (x - rx, y + m), (x - rx, y)),
                    ((x - rx, y - m), (x - k, y - ry), (x, y - ry)),
                    ((x + k, y - ry), (x + rx, y - m), (x + rx, y)),
                ],
                True,
            )
        ]
    )


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    """An upright box, perhaps with round corners."""
    r = x + width
    b = y + height
    if radius <= 0:
        return poly([(x, y), (r, y), (r, b), (x, b)])
    k = radius * (1 - KAPPA)

    def line(p: Point, q: Point) -> tuple[Point, Point, Point]:
        return (p, q, q)

    return Path(
        [
            (
                (x + radius, y),
                [
                    line((x + radius, y), (r - radius, y)),
                    ((r - k, y), (r, y + k), (r, y + radius)),
                    line((r, y + radius), (r, b - radius)),
                    ((r, b - k), (r - k, b), (r - radius, b)),
                    line((r - radius, b), (x + radius, b)),
                    ((x + k, b), (x, b - k), (x, b - radius)),
                    line((x, b - radius), (x, y + radius)),
                    ((x, y + k), (x + k, y), (x + radius, y)),
                ],
                True,
            )
        ]
    )


def ribbon(points: Sequence[Point], widths: Sequence[float]) -> Path:
    """A stroke of changing width along a smooth line: the graver's swelling cut."""
    count = len(points)
    left: list[Point] = []
    right: list[Point] = []
    for i in range(count):
        a, b = points[max(i - 1, 0)], points[min(i + 1, count - 1)]
        size = math.dist(a, b) or 1.0
        nx, ny = -(b[1] - a[1]) / size, (b[0] - a[0]) / size
        half = widths[i] / 2
        left.append((points[i][0] + nx * half, points[i][1] + ny * half))
        right.append((points[i][0] - nx * half, points[i][1] - ny * half))
    outline: list[Point] = [K(*left[0]), *left[1:-1], K(*left[-1])]
    back = [K(*right[-1]), *reversed(right[1:-1]), K(*right[0])]
    if widths[-1] < 0.05:
        back = back[1:]
    if widths[0] < 0.05:
        back = back[:-1]
    return spline(outline + back)


def sampled(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """Many points along the open smooth curve through a few."""
    return spline(points, closed=False).polygon(steps)


def edges(polygon: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of a closed polygon."""
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def signed_area(polygon: Sequence[Point]) -> float:
    """The area, positive for a polygon that runs clockwise on the page."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(polygon)) / 2


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Even-odd test."""
    x, y = point
    hit = False
    for (ax, ay), (bx, by) in edges(polygon):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def gap(point: Point, polygon: Sequence[Point]) -> float:
    """Distance from a point to the outline."""
    best = math.inf
    for a, b in edges(polygon):
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = dx * dx + dy * dy
        t = 0.0 if size == 0 else max(0.0, min(1.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / size))
        best = min(best, math.dist(point, (a[0] + t * dx, a[1] + t * dy)))
    return best


def clip_polygon(subject: Sequence[Point], convex: Sequence[Point]) -> list[Point]:
    """The part of any polygon inside a convex one (Sutherland and Hodgman)."""
    ring = list(convex) if signed_area(convex) > 0 else list(reversed(convex))
    out = list(subject)
    for a, b in edges(ring):
        if not out:
            return []
        ex, ey = b[0] - a[0], b[1] - a[1]
        sides = [ex * (p[1] - a[1]) - ey * (p[0] - a[0]) for p in out]
        kept: list[Point] = []
        for i, here in enumerate(out):
            before, s0, s1 = out[i - 1], sides[i - 1], sides[i]
            if (s0 >= 0) != (s1 >= 0):
                t = s0 / (s0 - s1)
                kept.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
            if s1 >= 0:
                kept.append(here)
        out = kept
    return out


def clip_line(points: Sequence[Point], polygon: Sequence[Point]) -> list[list[Point]]:
    """The runs of a polyline that lie inside a polygon."""
    runs: list[list[Point]] = []
    current: list[Point] = []
    sides = edges(polygon)
    for a, b in pairwise(points):
        cuts = [0.0, 1.0]
        dx, dy = b[0] - a[0], b[1] - a[1]
        for c, d in sides:
            ex, ey = d[0] - c[0], d[1] - c[1]
            den = dx * ey - dy * ex
            if abs(den) < 1e-12:
                continue
            t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / den
            u = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / den
            if 0 < t < 1 and 0 <= u <= 1:
                cuts.append(t)
        cuts.sort()
        for t0, t1 in pairwise(cuts):
            if t1 - t0 < 1e-9:
                continue
            p = (a[0] + t0 * dx, a[1] + t0 * dy)
            q = (a[0] + t1 * dx, a[1] + t1 * dy)
            middle = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            if inside(middle, polygon):
                if current and math.dist(current[-1], p) < 1e-6:
                    current.append(q)
                else:
                    if current:
                        runs.append(current)
                    current = [p, q]
            elif current:
                runs.append(current)
                current = []
    if current:
        runs.append(current)
    return runs


def inset(outline: Sequence[Point], depth: float) -> list[Point]:
    """The outline moved inward by `depth`, without the loops that a tight corner would make."""
    hand = 1.0 if signed_area(outline) > 0 else -1.0
    out: list[Point] = []
    for i, here in enumerate(outline):
        before, after = outline[i - 1], outline[(i + 1) % len(outline)]
        size = math.dist(before, after) or 1.0
        nx, ny = -(after[1] - before[1]) / size * hand, (after[0] - before[0]) / size * hand
        moved = (here[0] + nx * depth, here[1] + ny * depth)
        if inside(moved, outline) and gap(moved, outline) > depth * 0.985:
            out.append(moved)
    return out


def merged(paths: Iterable[Path]) -> Path:
    """All the paths as one."""
    out = Path()
    for path in paths:
        out.parts.extend(path.parts)
    return out
