"""Cloth: patterns cut exactly to the outline of a garment."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from .canvas import INK, OUTLINE, WHITE, Canvas
from .geometry import (
    K,
    Matrix,
    Path,
    Point,
    clip_line,
    clip_polygon,
    ellipse,
    gap,
    inside,
    merged,
    placed,
    poly,
    signed_area,
    spline,
)
from .pips import pip

Outline = list[Point]
Pattern = Callable[[Canvas, Outline], None]
Motif = Callable[[Matrix], Path]


def cloth(canvas: Canvas, garment: Path, ground: str, *patterns: Pattern, outline: float) -> None:
    """A garment: its ground colour, the patterns woven into it, and its outline."""
    if not patterns:
        canvas.add(garment, ground, INK, outline)
        return
    canvas.add(garment, ground)
    edge = garment.polygon(8)
    for pattern in patterns:
        pattern(canvas, edge)
    canvas.add(garment, None, INK, outline)


def _extent(edge: Outline) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in edge], [p[1] for p in edge]
    return min(xs), min(ys), max(xs), max(ys)


def _grid(edge: Outline, dx: float, dy: float, turn: float, origin: Point) -> Iterator[tuple[float, float, int, int]]:
    """Places of a staggered lattice that covers the garment, in the turned frame of the cloth."""
    back = placed(turn=-turn)
    local = [
        (back[0] * (x - origin[0]) + back[2] * (y - origin[1]), back[1] * (x - origin[0]) + back[3] * (y - origin[1]))
        for x, y in edge
    ]
    left, top, right, bottom = _extent(local)
    for row in range(math.floor(top / dy) - 1, math.ceil(bottom / dy) + 2):
        for column in range(math.floor(left / dx) - 1, math.ceil(right / dx) + 2):
            yield column * dx, row * dy, column, row


def _tiles(edge: Outline, tiles: Sequence[Outline], matrix: Matrix) -> Path:
    pieces = []
    left, top, right, bottom = _extent(edge)
    for tile in tiles:
        shape = poly(tile).moved(matrix).polygon()
        a, b, c, d = _extent(shape)
        if c < left or a > right or d < top or b > bottom:
            continue
        cut = clip_polygon(edge, shape)
        if len(cut) >= 3 and abs(signed_area(cut)) > 0.6:
            pieces.append(poly(cut))
    return merged(pieces)


def lozenges(colour: str, dx: float, dy: float, turn: float = 0, origin: Point = (0, 0), size: float = 1.0) -> Pattern:
    """A harlequin chequer of diamonds; below full size the diamonds stand apart."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        tiles = []
        for x, y, column, row in _grid(edge, dx / 2, dy / 2, turn, origin):
            if (column + row) % 2 == 0:
                w, h = dx / 2 * size, dy / 2 * size
                tiles.append([(x - w, y), (x, y - h), (x + w, y), (x, y + h)])
        if size >= 1:
            tiles = [t for t in tiles if round(t[1][0] / (dx / 2)) % 2 == 0]
        canvas.add(_tiles(edge, tiles, placed(*origin, 1, turn)), colour)

    return weave


def checks(colour: str, step: float, turn: float = 0, origin: Point = (0, 0)) -> Pattern:
    """A plain chequer."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        tiles = [
            [(x, y), (x + step, y), (x + step, y + step), (x, y + step)]
            for x, y, column, row in _grid(edge, step, step, turn, origin)
            if (column + row) % 2 == 0
        ]
        canvas.add(_tiles(edge, tiles, placed(*origin, 1, turn)), colour)

    return weave


def stripes(colour: str, step: float, width: float, turn: float = 0, origin: Point = (0, 0)) -> Pattern:
    """Straight bars, upright before the turn."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        columns = sorted({x for x, _, _, _ in _grid(edge, step, 400, turn, origin)})
        tiles = [[(x, -500), (x + width, -500), (x + width, 500), (x, 500)] for x in columns]
        canvas.add(_tiles(edge, [list(t) for t in tiles], placed(*origin, 1, turn)), colour)

    return weave


def chevrons(
    colour: str, step: float, width: float, rise: float, span: float, turn: float = 0, origin: Point = (0, 0)
) -> Pattern:
    """Zigzag bars: each arm spans `span` and climbs `rise`."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        tiles = []
        for x, y, column, _ in _grid(edge, span, step, turn, origin):
            lo, hi = (y, y - rise) if column % 2 == 0 else (y - rise, y)
            tiles.append([(x, lo), (x + span, hi), (x + span, hi + width), (x, lo + width)])
        canvas.add(_tiles(edge, tiles, placed(*origin, 1, turn)), colour)

    return weave


def ruled(colour: str, step: float, width: float, turn: float = 0, origin: Point = (0, 0)) -> Pattern:
    """Engraved parallel lines, upright before the turn."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        matrix = placed(*origin, 1, turn)
        columns = sorted({x for x, _, _, _ in _grid(edge, step, 400, turn, origin)})
        lines = [poly([(x, -400), (x, 400)], closed=False).moved(matrix).polygon() for x in columns]
        canvas.add(
            merged(poly(run, closed=False) for line in lines for run in clip_line(line, edge)), None, colour, width
        )

    return weave


def scales(colour: str, dx: float, dy: float, width: float = 0.8, turn: float = 0, origin: Point = (0, 0)) -> Pattern:
    """Overlapping fish scales in line."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        matrix = placed(*origin, 1, turn)
        runs = []
        for x, y, column, row in _grid(edge, dx / 2, dy, turn, origin):
            if (column + row) % 2:
                continue
            arc = spline(
                [
                    (x - dx / 2, y),
                    (x - dx * 0.4, y + dy * 0.62),
                    (x, y + dy),
                    (x + dx * 0.4, y + dy * 0.62),
                    (x + dx / 2, y),
                ],
                closed=False,
            )
            runs += clip_line(arc.moved(matrix).polygon(3), edge)
        canvas.add(merged(poly(run, closed=False) for run in runs), None, colour, width)

    return weave


def sown(
    motif: Motif,
    colour: str,
    dx: float,
    dy: float,
    margin: float,
    scale: float = 1,
    turn: float = 0,
    origin: Point = (0, 0),
) -> Pattern:
    """Small devices on a staggered lattice, only where they fit whole."""

    def weave(canvas: Canvas, edge: Outline) -> None:
        matrix = placed(*origin, 1, turn)
        shapes = []
        for x, y, column, row in _grid(edge, dx / 2, dy / 2, turn, origin):
            if (column + row) % 2:
                continue
            px = matrix[0] * x + matrix[2] * y + matrix[4]
            py = matrix[1] * x + matrix[3] * y + matrix[5]
            if inside((px, py), edge) and gap((px, py), edge) >= margin:
                shapes.append(motif(placed(px, py, scale, turn)))
        canvas.add(merged(shapes), colour)

    return weave


def dot(matrix: Matrix) -> Path:
    """A pellet of radius one."""
    return ellipse(0, 0, 1).moved(matrix)


def quatrefoil(matrix: Matrix) -> Path:
    """Four petals."""
    petal = Path(
        [((0.0, -0.6), [((2.4, -1.6), (2.4, -3.9), (0.0, -4.7)), ((-2.4, -3.9), (-2.4, -1.6), (0.0, -0.6))], True)]
    )
    return merged(petal.moved(placed(turn=90 * k)) for k in range(4)).moved(matrix)


def fleuron(matrix: Matrix) -> Path:
    """A fleur-de-lis, about twelve high."""
    middle = spline([K(0, -6), (2.1, -2.2), K(0.8, 1.8), K(-0.8, 1.8), (-2.1, -2.2)])
    side = spline([K(0.8, 1.6), (2.0, -1.8), (4.4, -2.4), K(3.6, 0.9), (3.2, -0.6), K(2.3, 1.6)])
    bar = poly([(-2.7, 1.7), (2.7, 1.7), (2.7, 2.9), (-2.7, 2.9)])
    tail = poly([(0, 2.9), (1.3, 4.2), (0, 6), (-1.3, 4.2)])
    return merged([middle, side, side.moved(placed(mirror=True)), bar, tail]).moved(matrix)


def trefoil(matrix: Matrix) -> Path:
    """Three round leaves on a stalk."""
    leaves = [ellipse(0, -2.2, 1.8), ellipse(-2.1, 0.9, 1.8), ellipse(2.1, 0.9, 1.8)]
    return merged([*leaves, spline([K(-0.4, 0), K(0.4, 0), (0.6, 2.6), K(1.4, 4.4), K(-1.4, 4.4), (-0.6, 2.6)])]).moved(
        matrix
    )


def star(matrix: Matrix) -> Path:
    """A mullet of six points."""
    points = [
        (
            math.sin(k * math.pi / 6) * (4.4 if k % 2 == 0 else 1.7),
            -math.cos(k * math.pi / 6) * (4.4 if k % 2 == 0 else 1.7),
        )
        for k in range(12)
    ]
    return poly(points).moved(matrix)


def ermine_tail(matrix: Matrix) -> Path:
    """The black tail of an ermine skin with its three spots."""
    tail = poly([(0, -2.4), (0.8, 0.8), (1.8, 3.6), (0, 4.3), (-1.8, 3.6), (-0.8, 0.8)])
    spot = poly([(0, -0.85), (0.85, 0), (0, 0.85), (-0.85, 0)])
    return merged([tail, *(spot.moved(placed(x, y)) for x, y in ((0, -4.1), (-2, -2.4), (2, -2.4)))]).moved(matrix)


def suit_sign(suit: str, height: float = 9) -> Motif:
    """A suit sign as a woven device."""
    return lambda matrix: pip(suit, 0, 0, height, text=True).moved(matrix)


def ermine(canvas: Canvas, garment: Path, dx: float, dy: float, origin: Point = (0, 0), scale: float = 1.0) -> None:
    """A fur garment."""
    cloth(canvas, garment, WHITE, sown(ermine_tail, INK, dx, dy, 3.6 * scale, scale, 0, origin), outline=OUTLINE)
