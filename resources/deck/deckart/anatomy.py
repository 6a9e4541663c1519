"""Faces, hair, beards and hands, drawn about the middle of the face; every head looks left until it is mirrored."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .canvas import FLESH, GOLD, INK, OUTLINE, WHITE, Canvas
from .geometry import K, Path, Point, ellipse, merged, placed, ribbon, spline

FEATURE = 0.95
FINE = 0.65
LIP = "#b9443f"
BLUSH = "#f2cdb0"


@dataclass(frozen=True)
class Tint:
    """Hair colour and the colour of the strands engraved in it."""

    base: str
    strand: str


FAIR = Tint(GOLD, "#7d541a")
DARK = Tint("#2b2522", "#b79a6b")
GREY = Tint("#e9e2d0", "#6d6558")
BROWN = Tint("#6b4423", "#d9a441")
RUST = Tint("#a85a28", "#4a220f")


def line(canvas: Canvas, points: Sequence[Point], width: float = FEATURE, colour: str = INK) -> None:
    """An open smooth stroke."""
    canvas.add(spline(list(points), closed=False), None, colour, width)


def lines(canvas: Canvas, runs: Sequence[Sequence[Point]], width: float = FINE, colour: str = INK) -> None:
    """Several strokes as one element."""
    canvas.add(merged(spline(list(run), closed=False) for run in runs), None, colour, width)


def capsule(a: Point, b: Point, ra: float, rb: float | None = None) -> Path:
    """A rounded finger from a to b."""
    rb = ra if rb is None else rb
    angle = math.atan2(b[1] - a[1], b[0] - a[0])

    def at(c: Point, r: float, off: float) -> Point:
        return (c[0] + math.cos(angle + off) * r, c[1] + math.sin(angle + off) * r)

    half = math.pi / 2
    return spline(
        [at(a, ra, half), at(a, ra, 2 * half), at(a, ra, -half), at(b, rb, -half), at(b, rb, 0), at(b, rb, half)]
    )


# ---- faces ---------------------------------------------------------------------------------------------------------

FACE: list[Point] = [
    (0, -22), (-9, -19), (-13, -11), (-12.9, -4.5), (-13.5, 2), (-12.2, 10), (-8.2, 17.2), (-3, 20.8), (2.5, 19.8),
    (8.5, 15), (12.6, 6), (14, -3), (13, -12), (8.5, -19),
]  # fmt: skip


def _eye(canvas: Canvas, x: float, y: float, width: float, look: float) -> None:
    """An eye with its lids, iris and crease."""
    w = width / 2
    upper = [K(x - w, y + 0.9), (x - w * 0.35, y - 1.9), (x + w * 0.4, y - 1.6), K(x + w, y + 0.7)]
    canvas.add(spline([*upper, (x + w * 0.3, y + 1.9), (x - w * 0.4, y + 2.0)]), WHITE)
    canvas.add(ellipse(x + look, y + 0.05, 1.65, 1.8), INK)
    line(canvas, upper, 1.25)
    lines(
        canvas,
        [
            [(x - w * 0.7, y + 1.7), (x, y + 2.5), (x + w * 0.8, y + 1.7)],
            [(x - w * 0.8, y - 2.6), (x, y - 3.8), (x + w * 0.9, y - 2.5)],
        ],
        0.5,
    )


def face(canvas: Canvas, brow: float = 2.1, lips: str = LIP, young: bool = False) -> None:
    """A calm face in three-quarter view."""
    canvas.add(spline(FACE), FLESH, INK, OUTLINE)
    canvas.add(ellipse(6.6, 6.2, 3.4, 2.6), BLUSH)
    canvas.add(ellipse(-9.6, 6.0, 2.0, 2.4), BLUSH)
    _eye(canvas, -8.3, -3.0, 6.2, -0.5)
    _eye(canvas, 4.0, -3.0, 7.6, -0.8)
    lift = 0.6 if young else 0
    canvas.add(ribbon([(-12.4, -7.2), (-9, -9.9 - lift), (-4.6, -8.6)], [0.6, brow, brow * 0.7]), INK)
    canvas.add(ribbon([(-0.4, -8.6), (4.4, -10.2 - lift), (9.8, -7.0)], [brow * 0.7, brow, 0.5]), INK)
    line(canvas, [(-4.4, -7.6), (-3.9, -3.6), (-5.2, 1.6), (-7.3, 5.6), (-6.6, 7.6), (-4.6, 7.7)], 1.0)
    line(canvas, [(-4.6, 7.7), (-3.4, 8.5), (-1.5, 8.1), (-0.9, 5.9)], 0.85)
    _mouth(canvas, lips)
    lines(canvas, [[(-6, 16.6), (-3.4, 15.7), (-0.8, 16.6)]], 0.55)


def _mouth(canvas: Canvas, lips: str) -> None:
    canvas.add(
        spline(
            [
                K(-8.0, 12.0),
                (-5.9, 10.9),
                K(-4.5, 11.3),
                (-2.8, 10.7),
                K(1.0, 11.8),
                (-1.2, 13.6),
                (-4.2, 14.6),
                (-6.6, 13.7),
            ]
        ),
        lips,
    )
    line(canvas, [(-8.2, 12.0), (-5.8, 12.2), (-4.4, 12.5), (-2.4, 12.1), (1.4, 11.7)], 0.8)


PROFILE: list[Point] = [
    (-2, -22), (-9.5, -18), (-12.4, -11.5), (-12.6, -8.2), K(-11.4, -5.0), (-14.2, 0), K(-17.6, 5.0), (-16.6, 7.0),
    K(-12.8, 7.4), (-13.2, 9.2), K(-14.2, 11.0), (-12.6, 12.0), K(-12.0, 12.3), (-13.6, 13.6), (-12.6, 15.4),
    K(-11.6, 16.0), (-12.6, 18.4), (-9.6, 21.6), (-3.4, 21.0), (4.5, 15.6), (9, 8), (11.5, -6), (8, -19),
]  # fmt: skip


def profile(canvas: Canvas, brow: float = 2.1, lips: str = LIP) -> None:
    """A calm face in profile: one eye."""
    canvas.add(spline(PROFILE), FLESH, INK, OUTLINE)
    canvas.add(ellipse(-4.5, 6.4, 3.6, 2.8), BLUSH)
    upper = [K(-10.4, -2.2), (-8.6, -4.6), (-5.6, -4.6), K(-2.4, -2.4)]
    canvas.add(spline([*upper, (-5.6, -1.3), (-8.8, -1.0)]), WHITE)
    canvas.add(ellipse(-8.2, -2.9, 1.5, 1.8), INK)
    line(canvas, upper, 1.25)
    lines(canvas, [[(-10.0, -1.5), (-7.4, -0.6), (-4.0, -1.6)], [(-9.6, -5.8), (-6.6, -6.9), (-2.6, -5.2)]], 0.5)
    canvas.add(ribbon([(-11.8, -8.4), (-7.6, -10.8), (-1.4, -8.2)], [brow * 0.8, brow, 0.5]), INK)
    line(canvas, [(-15.8, 7.4), (-14.2, 5.6), (-12.4, 6.2), (-12.2, 7.6)], 0.8)
    canvas.add(
        spline([K(-14.0, 11.2), (-11.6, 10.6), K(-8.4, 12.2), (-10.6, 13.6), (-13.4, 13.6), K(-12.0, 12.3)]), lips
    )
    line(canvas, [(-13.2, 12.2), (-10.8, 12.2), (-8.0, 12.4)], 0.8)


def neck(canvas: Canvas, drop: float = 18) -> None:
    """The column of the neck, under the face."""
    canvas.add(
        spline([K(-7.5, 12), (-7.8, 22), K(-10, 20 + drop), K(11, 20 + drop), (9.2, 22), K(10.5, 8)]),
        FLESH,
        INK,
        OUTLINE,
    )


# ---- hair ----------------------------------------------------------------------------------------------------------


def side_curl(canvas: Canvas, tint: Tint, mirror: bool, x: float = 0, drop: float = 0, scale: float = 1) -> None:
    """The lock beside a cheek, rolled outward at the jaw in the old English manner."""
    matrix = placed(x, drop, scale, 0, mirror)
    lock: list[Point] = [
        (-9, -19), (-15.5, -15), (-18.6, -6), (-18.8, 3), (-22.4, 8), (-26.5, 12.5), (-25.6, 19.5), (-19.2, 22),
        (-13.6, 18.6),
        (-12.0, 11), (-12.4, 2), (-11.6, -8),
    ]  # fmt: skip
    canvas.add(spline(lock).moved(matrix), tint.base, INK, OUTLINE)
    strands: list[list[Point]] = [
        [
            (-14.0, 14.5),
            (-16.2, 18.3),
            (-20.6, 18.8),
            (-23.0, 15.4),
            (-21.0, 12.2),
            (-18.2, 13.0),
            (-18.2, 15.8),
            (-20.0, 16.0),
        ],
        [(-12.6, -14), (-15.4, -6), (-15.4, 4), (-16.4, 10.5)],
        [(-11.6, -9), (-13.4, -2), (-13.6, 6), (-14.2, 11)],
        [(-16.2, -11), (-17.2, -3), (-17.4, 4), (-20.2, 9)],
    ]
    canvas.add(merged(spline(s, closed=False) for s in strands).moved(matrix), None, tint.strand, 0.8)


def bob(canvas: Canvas, tint: Tint, mirror: bool, x: float = 0) -> None:
    """A page's straight hair, turned up at the ends."""
    matrix = placed(x, 0, 1, 0, mirror)
    lock: list[Point] = [
        (-6, -21), (-14.5, -16), (-18.6, -6), (-19.2, 6), (-21.0, 13), K(-27.0, 17.6), (-22.0, 20.4), (-15.6, 19.4),
        (-11.8, 15),
        (-12.4, 5), (-11.8, -6),
    ]  # fmt: skip
    canvas.add(spline(lock).moved(matrix), tint.base, INK, OUTLINE)
    strands: list[list[Point]] = [
        [(-11.6, -13), (-13.8, -3), (-14.0, 8), (-14.0, 15.6)],
        [(-13.8, -14), (-16.2, -4), (-16.4, 8), (-18.6, 17.6)],
        [(-17.6, -4), (-18.0, 6), (-20.0, 14), (-23.6, 17.4)],
    ]
    canvas.add(merged(spline(s, closed=False) for s in strands).moved(matrix), None, tint.strand, 0.8)


def tresses(canvas: Canvas, tint: Tint, mirror: bool, length: float = 44) -> None:
    """A lady's long hair, waving down to the shoulder."""
    matrix = placed(0, 0, 1, 0, mirror)
    lock: list[Point] = [
        (0, -22), (-10, -19.5), (-16.4, -11), (-18.0, 0), (-17.4, 10), (-21.5, 20), (-25.5, 30), (-24.0, length - 4),
        K(-18, length + 2),
        (-12.5, length - 8), (-11.0, 26), (-9.0, 18), (-12.6, 9), (-12.9, -1), (-10.8, -10), (-5, -16.5),
    ]  # fmt: skip
    canvas.add(spline(lock).moved(matrix), tint.base, INK, OUTLINE)
    strands: list[list[Point]] = [
        [(-4, -19), (-11.8, -13), (-14.6, -3), (-14.4, 8), (-15.4, 18), (-18.8, 28), (-18.2, length - 3)],
        [(-9, -18), (-15, -10), (-16.2, 0), (-15.8, 10), (-18.4, 19), (-22.2, 30), (-21.4, length - 6)],
        [(-12.8, 12), (-12.2, 20), (-14.6, 29), (-15.2, length - 7)],
    ]
    canvas.add(merged(spline(s, closed=False) for s in strands).moved(matrix), None, tint.strand, 0.8)


def plaits(canvas: Canvas, tint: Tint, mirror: bool, tie: str) -> None:
    """A lady's hair drawn over the temple and braided down to the shoulder."""
    matrix = placed(0, 0, 1, 0, mirror)
    tuft: list[Point] = [K(-18.6, 44), (-22.6, 49), K(-23.2, 55), (-19.4, 53), K(-16.2, 55), (-15.4, 49)]
    canvas.add(spline(tuft).moved(matrix), tint.base, INK, OUTLINE)
    leaf = Path(
        [((0.0, -5.4), [((4.6, -2.6), (4.6, 2.6), (0.0, 5.4)), ((-4.6, 2.6), (-4.6, -2.6), (0.0, -5.4))], True)]
    )
    grains: list[Path] = []
    for k in range(5):
        for side in (-1, 1):
            place = placed(-18.4 + 0.75 * k + side * 2.3, 40.2 - 6.2 * k - side * 0.8, 1, side * 32)
            canvas.add(leaf.moved(place).moved(matrix), tint.base, INK, 0.9)
            grains.append(spline([(-side * 1.0, 0.2), (-side * 0.6, 3.6)], closed=False).moved(place))
    canvas.add(merged(grains).moved(matrix), None, tint.strand, 0.7)
    canvas.add(
        spline([(-22, 44.6), (-18.5, 43.4), (-15, 44.6), (-15.4, 47), (-18.5, 48), (-21.6, 47)]).moved(matrix),
        tie,
        INK,
        0.9,
    )
    lock: list[Point] = [
        (0, -22), (-10, -19.5), (-16.8, -11), (-18.8, 0), (-19.0, 8), (-16.4, 14), (-13.0, 12), (-12.8, 4), (-12.9, -1),
        (-10.8, -10), (-5, -16.5),
    ]  # fmt: skip
    canvas.add(spline(lock).moved(matrix), tint.base, INK, OUTLINE)
    strands: list[list[Point]] = [
        [(-4, -19), (-11.8, -13), (-14.8, -3), (-14.8, 9)],
        [(-9, -18), (-15, -10), (-17.0, 0), (-16.8, 9)],
    ]
    canvas.add(merged(spline(s, closed=False) for s in strands).moved(matrix), None, tint.strand, 0.8)


def smile(canvas: Canvas) -> None:
    """The corners of the mouth turned up."""
    lines(
        canvas, [[(-9.6, 10.2), (-8.7, 12.0)], [(1.2, 11.8), (3.4, 9.8)], [(4.6, 8.6), (5.2, 10.6), (4.6, 12.4)]], 0.75
    )


def furrows(canvas: Canvas) -> None:
    """The lines of an old man's brow and cheeks."""
    lines(canvas, [[(-3.2, -10.6), (-3.0, -8.8)], [(-1.4, -10.8), (-1.6, -8.9)]], 0.6)
    lines(
        canvas,
        [
            [(-11.2, 1.4), (-8.8, 2.2)],
            [(1.4, 1.6), (4.6, 2.6), (7.2, 1.8)],
            [(10.6, -1.8), (12.0, -0.8)],
            [(10.8, -3.2), (12.4, -3.0)],
        ],
        0.5,
    )


# ---- beards --------------------------------------------------------------------------------------------------------


def _whiskers(canvas: Canvas, outline: list[Point], strands: list[list[Point]], tint: Tint, moustache: bool) -> None:
    canvas.add(spline(outline), tint.base, INK, OUTLINE)
    lines(canvas, strands, 0.8, tint.strand)
    _mouth(canvas, LIP)
    if moustache:
        for points, widths in (
            ([(-4.8, 9.4), (-8.2, 9.9), (-11.4, 12.6), (-13.6, 12.2)], [2.2, 3.4, 2.6, 0]),
            ([(-4.2, 9.4), (-0.4, 9.6), (3.8, 12.2), (7.0, 11.2)], [2.2, 3.4, 2.6, 0]),
        ):
            canvas.add(ribbon(points, widths), tint.base, INK, 0.7)


def forked_beard(canvas: Canvas, tint: Tint) -> None:
    """A long beard in two points."""
    outline: list[Point] = [
        (-13.6, 1), (-14.6, 12), (-13.2, 22), (-12.6, 31), K(-9.4, 39.5), (-5.0, 34), K(-2.4, 27.5), (1.4, 34),
        K(6.4, 39.5), (9.6, 31), (12.0, 21),
        (14.6, 10), (14.6, -1), (11.8, 5), (7.8, 9.6), (2.6, 9.4), (-4.4, 8.9), (-9.0, 9.4), (-12.2, 6.5),
    ]  # fmt: skip
    strands: list[list[Point]] = [
        [(-12.4, 12), (-11.0, 22), (-9.6, 35)],
        [(-9.6, 14), (-8.0, 23), (-7.6, 33)],
        [(-6.4, 17), (-4.8, 22), (-4.4, 28)],
        [(-1.4, 17), (-0.2, 23), (0.0, 28)],
        [(2.8, 15), (3.4, 23), (4.2, 32)],
        [(7.0, 12), (7.0, 22), (6.4, 35)],
        [(11.4, 7), (10.4, 16), (8.8, 27)],
    ]
    _whiskers(canvas, outline, strands, tint, True)


def square_beard(canvas: Canvas, tint: Tint) -> None:
    """A broad curled beard with no moustache."""
    outline: list[Point] = [
        (-13.4, 2), (-15.2, 11), (-14.8, 19), (-12.0, 26), (-7.0, 29.5), (-2.4, 28.4), (2.2, 30), (8.4, 27.4),
        (13.2, 20), (15.0, 11), (14.6, -1),
        (12.0, 6), (7.2, 12.6), (2.2, 15.0), (-3.4, 15.4), (-8.4, 14.6), (-11.6, 9.6),
    ]  # fmt: skip
    strands: list[list[Point]] = [
        [(-13.0, 12), (-12.0, 18), (-8.8, 21.4), (-6.6, 18.8), (-9.0, 17.2)],
        [(-5.2, 18.2), (-5.4, 22.8), (-2.2, 24.4), (-0.6, 21.2), (-2.6, 19.8)],
        [(2.0, 18.2), (2.8, 22.8), (6.4, 22.8), (7.4, 19.2), (5.2, 18.4)],
        [(9.6, 12.4), (10.6, 17.4), (13.0, 15.2), (12.6, 11.4)],
    ]
    _whiskers(canvas, outline, strands, tint, False)


def full_beard(canvas: Canvas, tint: Tint) -> None:
    """A full beard coming to a blunt point, with moustache."""
    outline: list[Point] = [
        (-13.6, 1), (-15.4, 11), (-14.4, 20), (-10.4, 28), (-5.8, 33), (-2.2, 36.5), (2.0, 33.4), (8.4, 28),
        (13.4, 19), (15.4, 9), (14.6, -1),
        (11.8, 5), (7.8, 9.6), (2.6, 9.4), (-4.4, 8.9), (-9.0, 9.4), (-12.2, 6.5),
    ]  # fmt: skip
    strands: list[list[Point]] = [
        [(-12.8, 10), (-12.0, 18), (-9.0, 25)],
        [(-10.0, 13), (-9.0, 21), (-5.4, 29)],
        [(-6.6, 17), (-5.6, 23), (-2.9, 31)],
        [(-2.4, 17), (-2.2, 24), (-2.2, 32)],
        [(1.8, 16), (1.0, 23), (-1.0, 31)],
        [(6.0, 13), (5.4, 21), (1.8, 29)],
        [(9.8, 9), (9.4, 18), (5.8, 25)],
        [(12.8, 7), (12.6, 14), (9.8, 21)],
    ]
    _whiskers(canvas, outline, strands, tint, True)


def profile_beard(canvas: Canvas, tint: Tint) -> None:
    """A pointed beard seen from the side."""
    outline: list[Point] = [
        K(-13.0, 8.2), (-9.6, 8.2), (-5.0, 11.6), (0.5, 8.4), (4.5, 0), (8.5, 2), (10, 12), (4.0, 24), (-4.6, 31),
        K(-17.5, 36.5), (-16.0, 28),
        (-14.8, 21), (-13.6, 17.2), K(-11.8, 15.6), (-9.2, 15.4), K(-8.0, 12.4), (-10.4, 11.2), K(-14.2, 11.6),
    ]  # fmt: skip
    canvas.add(spline(outline), tint.base, INK, OUTLINE)
    strands: list[list[Point]] = [
        [(-12.6, 18.4), (-13.2, 25), (-15.6, 33)],
        [(-9.6, 17.4), (-9.6, 25), (-12.6, 32)],
        [(-6.4, 14.4), (-5.6, 23), (-9.2, 31)],
        [(-2.4, 13.0), (-1.8, 20), (-5.0, 28)],
        [(1.8, 10.4), (2.4, 17), (-0.4, 24)],
        [(5.0, 5.4), (6.2, 12), (3.6, 19)],
    ]
    lines(canvas, strands, 0.8, tint.strand)


# ---- hands ---------------------------------------------------------------------------------------------------------


def fist(canvas: Canvas) -> None:
    """A hand closed round an upright shaft at the origin; the wrist leaves to the lower right."""
    back = spline([K(1, -10), (8, -10.5), (13, -5), (14, 2), K(17, 11), K(6, 16), (3, 9), K(1, 6)])
    canvas.add(back, FLESH, INK, OUTLINE)
    for y, reach, r in ((7.6, -4.8, 2.45), (3.0, -6.0, 2.6), (-1.9, -6.2, 2.7), (-6.8, -5.4, 2.6)):
        canvas.add(capsule((3.6, y - 0.4), (reach, y + 0.4), r), FLESH, INK, 0.95)
    canvas.add(spline([K(4.5, -9.6), (7.6, -5), (8.4, 2), K(4.8, 9.4), K(2.4, 9.4), K(2.4, -9.6)]), FLESH)
    canvas.add(capsule((9.6, -8.0), (-2.6, -11.4), 2.9, 2.5), FLESH, INK, 0.95)
    canvas.add(ellipse(8.4, -6.6, 3.0, 2.6), FLESH)


def pinch(canvas: Canvas) -> None:
    """A hand holding a thin stem at the origin between finger and thumb; the wrist leaves to the lower right."""
    for a, b, r in (
        ((9.5, 12.2), (1.6, 11.6), 2.3),
        ((8, 8.6), (-1.6, 8.2), 2.45),
        ((7, 4.6), (-3.8, 4.2), 2.5),
    ):
        canvas.add(capsule(a, b, r), FLESH, INK, 0.95)
    canvas.add(capsule((8, -1), (-3.4, -2.6), 2.7, 2.2), FLESH, INK, 0.95)
    palm = spline([K(6, -4), (11, -3.4), (16, 1), K(22, 6), K(15, 18), (11, 15.4), K(7.4, 13.4), (6, 6)])
    canvas.add(palm, FLESH)
    line(canvas, [(6, -4), (11, -3.4), (16, 1), (22, 6)], OUTLINE)
    line(canvas, [(15, 18), (11, 15.4), (8.4, 14.6)], OUTLINE)
    canvas.add(capsule((12, 3.6), (-0.4, 0.8), 2.9, 2.3), FLESH, INK, 0.95)
    canvas.add(ellipse(12.4, 4.2, 3.4, 3.2), FLESH)


def flat_hand(canvas: Canvas) -> None:
    """A hand laid on the breast: fingers to the left, wrist to the right."""
    for a, b, r in (
        ((4, 6.4), (-6, 7.2), 2.2),
        ((4, 2.6), (-9, 2.6), 2.35),
        ((4, -1.6), (-9.6, -2.2), 2.4),
        ((4, -5.6), (-7.6, -7.2), 2.3),
    ):
        canvas.add(capsule(a, b, r), FLESH, INK, 0.95)
    palm = spline([K(3, -8), (9, -8.6), K(19, -6), K(19, 7), (10, 9), K(3, 8.8), (1.6, 0)])
    canvas.add(palm, FLESH)
    line(canvas, [(3, -8), (9, -8.6), (19, -6)], OUTLINE)
    line(canvas, [(19, 7), (10, 9), (3, 8.7)], OUTLINE)
    canvas.add(capsule((9, -7), (1, -12.4), 2.7, 2.2), FLESH, INK, 0.95)
    canvas.add(ellipse(9.6, -6, 3.2, 3), FLESH)
