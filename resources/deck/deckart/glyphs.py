"""Engraved numerals and letters: a bold Scotch face cut for small indices, drawn on a height of 100."""

from __future__ import annotations

from collections.abc import Callable

from .geometry import K, Path, Point, ellipse, merged, poly, ribbon, signed_area, spline

HEIGHT = 100.0
STEM = 20.0
THIN = 8.5
SLAB = 8.0


def turned(path: Path, positive: bool = True) -> Path:
    """The same outline, running the given way round."""
    if (signed_area(path.polygon()) > 0) == positive:
        return path
    start, segments, closed = path.parts[0]
    ends = [start, *(s[2] for s in segments)]
    back = [(two, one, ends[i]) for i, (one, two, _) in reversed(list(enumerate(segments)))]
    return Path([(ends[-1], back, closed)])


def solid(*paths: Path) -> Path:
    """Overlapping parts that fill as one."""
    return merged(turned(path) for path in paths)


def ring(x: float, y: float, rx: float, ry: float, side: float, cap: float) -> Path:
    """An oval bowl with heavy sides and thin caps."""
    return turned(ellipse(x, y, rx, ry)) + turned(ellipse(x, y, rx - side, ry - cap), positive=False)


def box(x: float, y: float, width: float, height: float) -> Path:
    """A plain bar."""
    return poly([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def foot(x: float, width: float, stem: float = STEM, y: float = HEIGHT, up: float = -1.0) -> Path:
    """A bracketed serif centred on a stem; `up` is -1 for a foot and 1 for a head."""
    half, reach = width / 2, stem / 2
    thick, rise = y + up * SLAB * 0.75, y + up * (SLAB + 6)

    def line(p: Point) -> tuple[Point, Point, Point]:
        return (p, p, p)

    def bracket(sign: float) -> tuple[Point, Point]:
        return (x + sign * (reach + (half - reach) * 0.45), thick), (x + sign * reach, y + up * (SLAB + 1))

    right, left = bracket(1), bracket(-1)
    segments = [
        line((x + half, y)),
        line((x + half, thick)),
        (right[0], right[1], (x + reach, rise)),
        line((x - reach, rise)),
        (left[1], left[0], (x - half, thick)),
        line((x - half, y)),
    ]
    return Path([((x - half, y), segments, True)])


def _ace() -> Path:
    return solid(
        poly([(33, 0), (47, 0), (76, 96), (53, 96)]),
        poly([(33, 0), (41, 10), (18.5, 96), (9, 96)]),
        box(20, 61, 38, THIN),
        foot(13.5, 30, THIN),
        foot(65, 42, 23),
    )


def _king() -> Path:
    return solid(
        box(11, 2, STEM, 96),
        foot(21, 42),
        foot(21, 42, y=0, up=1),
        poly([(26, 61), (61, 4), (71.5, 4), (30, 71)]),
        poly([(36, 50), (50, 32), (79, 96), (57, 96)]),
        foot(67, 32, THIN, y=0, up=1),
        foot(68, 40, 22),
    )


def _queen() -> Path:
    tail = ribbon([(30, 72), (41, 74), (50, 90), (62, 108), (78, 104)], [4, 9, 15, 13, 2])
    return ring(39, 50, 39, 51, 20, 7.5) + solid(tail)


def _knave() -> Path:
    return solid(
        box(27, 2, STEM, 64),
        ribbon([(37, 44), (37, 56), (37, 68), (34, 88), (21, 97), (9, 91), (6.6, 80)], [STEM, STEM, STEM, 18, 9, 9, 9]),
        ellipse(10.5, 80, 10),
        foot(37, 44, y=0, up=1),
    )


def _nought() -> Path:
    return ring(25, 50, 25, 51, 15.5, 7)


def _one() -> Path:
    flag = spline([K(13, 26), K(3, 26), K(1, 18), (12, 12), K(20, -1), K(28, -1), K(28, 26)])
    return solid(box(11, 6, 17, 92), foot(19.5, 38, 17), flag.moved((1, 0, 0, 0.86, 0, 0)))


def _ten() -> Path:
    zero = _nought().moved((1, 0, 0, 1, 42, 0))
    return _one().moved((1, 0, 0, 1, -3, 0)) + zero


def _two() -> Path:
    return solid(
        ribbon(
            [(9, 27), (13, 11), (32, 3), (51, 12), (53, 31), (39, 54), (20, 75), (8, 92)], [9, 10, 8, 17, 20, 16, 10, 8]
        ),
        ellipse(13, 27, 11),
        spline(
            [K(4, 100), K(6, 88), (14, 83), (26, 84), (42, 87), (55, 82), K(59, 68), K(66, 68), K(64, 86), K(61, 100)]
        ),
    )


def _three() -> Path:
    return solid(
        ribbon([(8, 23), (14, 9), (30, 3), (47, 9), (50, 25), (42, 40), (24, 47)], [9, 9, 8, 15, 19, 14, 7]),
        ribbon([(24, 46), (44, 51), (53, 71), (46, 90), (28, 97), (11, 91), (6, 77)], [7, 14, 20, 16, 8, 9, 9]),
        ellipse(11.5, 24, 10.5),
        ellipse(11, 77, 11),
    )


def _four() -> Path:
    return solid(
        box(38, 2, 18, 96),
        foot(47, 42, 18),
        box(0, 66, 70, 9.5),
        poly([(41, 0), (56, 0), (11, 70), (0, 72)]),
    )


def _five() -> Path:
    return solid(
        spline([K(10, 0), (26, 4), (42, 4), K(59, 0), (54, 13), (42, 18), (25, 18), K(16, 16)]),
        poly([(10, 2), (17, 8), (15, 50), (7, 54)]),
        ribbon(
            [(9, 51), (18, 42), (34, 38), (49, 50), (52, 70), (44, 90), (25, 97), (10, 91), (6, 78)],
            [5, 8, 9, 17, 20, 16, 8, 9, 9],
        ),
        ellipse(11, 78, 11),
    )


def _six() -> Path:
    return ring(31, 67, 31, 34, 19.5, 7.5) + solid(
        ribbon([(9.8, 66), (10, 46), (17, 22), (32, 6), (44, 4), (53, 12), (55, 19)], [19.5, 19.5, 17, 9, 8, 9, 9]),
        ellipse(50, 20, 10),
    )


def _seven() -> Path:
    return solid(
        spline(
            [K(4, 0), (22, 4), (44, 3), K(63, 0), K(63, 9), (50, 19), (38, 17), (22, 14), (13, 19), K(9, 30), K(2, 30)]
        ),
        ribbon([(58, 8), (42, 34), (31, 60), (27, 82), (28, 100)], [8, 11, 16, 20, 21]),
    )


def _eight() -> Path:
    return ring(31, 26, 26.5, 27, 17, 7) + ring(31, 72, 31, 29, 19, 7)


def _nine() -> Path:
    return _six().moved((-1, 0, 0, -1, 62, 100))


def _letter_e() -> Path:
    return solid(
        box(11, 2, STEM, 96),
        box(2, 0, 60, SLAB),
        box(2, 92, 62, SLAB),
        box(26, 45, 22, SLAB),
        poly([(62, 0), (62, 28), (56, 28), (48, 4)]),
        poly([(64, 100), (64, 70), (58, 70), (48, 96)]),
        poly([(48, 34), (48, 64), (43, 64), (40, 49), (43, 34)]),
    )


def _letter_r() -> Path:
    return solid(
        box(11, 2, STEM, 96),
        foot(21, 40),
        box(2, 0, 32, SLAB),
        ribbon([(28, 4), (44, 4), (60, 12), (62, 27), (54, 43), (28, 48)], [8, 8, 16, 20, 15, 7]),
        ribbon([(40, 47), (54, 58), (60, 82), (69, 96), (79, 90)], [7, 17, 19, 14, 4]),
    )


def _letter_o() -> Path:
    return ring(37, 50, 37, 51, 20, 7.5)


# What to draw, and the width of the drawing.
GLYPHS: dict[str, tuple[Callable[[], Path], float]] = {
    "A": (_ace, 86),
    "K": (_king, 88),
    "Q": (_queen, 78),
    "J": (_knave, 59),
    "T": (_ten, 92),
    "9": (_nine, 62),
    "8": (_eight, 62),
    "7": (_seven, 63),
    "6": (_six, 62),
    "5": (_five, 62),
    "4": (_four, 70),
    "3": (_three, 63),
    "2": (_two, 66),
    "1": (_one, 39),
    "0": (_nought, 50),
    "E": (_letter_e, 64),
    "R": (_letter_r, 79),
    "O": (_letter_o, 74),
}


def glyph(name: str, x: float, y: float, height: float, limit: float = 1e9) -> Path:
    """A character centred on `x` with its head at `y`; squeezed if wider than `limit`."""
    draw, width = GLYPHS[name]
    scale = height / HEIGHT
    across = min(scale, limit / width)
    return draw().moved((across, 0, 0, scale, x - width * across / 2, y))
