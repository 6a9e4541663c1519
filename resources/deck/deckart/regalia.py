"""Crowns, caps, weapons, flowers and orbs.

Headgear stands on the origin (the middle of the brow); arms and flowers have their grip at the origin and point upward.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from .anatomy import FINE, line, lines
from .canvas import BLUE, GOLD, INK, OUTLINE, RED, WHITE, Canvas
from .geometry import K, Path, Point, ellipse, merged, placed, poly, rectangle, ribbon, sampled, spline
from .pips import pip
from .textiles import fleuron, trefoil

STEEL = "#d5d9db"
LEAF = BLUE
WOOD = "#9c6b2f"


def _mirror(path: Path) -> Path:
    return path.moved(placed(mirror=True))


def pearl(canvas: Canvas, x: float, y: float, r: float, fill: str = WHITE) -> None:
    """A round stone."""
    canvas.add(ellipse(x, y, r), fill, INK, 0.8)


def _band(
    canvas: Canvas, half: float, height: float, stones: Sequence[str], sag: float = 3.4, fill: str = GOLD
) -> None:
    """The jewelled circlet of a crown."""
    lower: list[Point] = [(-half, 0), (-half * 0.55, sag * 0.78), (0, sag), (half * 0.55, sag * 0.78), (half, 0)]
    upper = [(x, y - height) for x, y in reversed(lower)]
    outline = [K(*lower[0]), *lower[1:-1], K(*lower[-1]), K(*upper[0]), *upper[1:-1], K(*upper[-1])]
    canvas.add(spline(outline), fill, INK, OUTLINE)
    inner = [[(x * 0.985, y - inset) for x, y in lower] for inset in (1.5, height - 1.5)]
    lines(canvas, inner, 0.55)
    count = len(stones)
    for i, colour in enumerate(stones):
        t = (i + 0.5) / count * 2 - 1
        x = half * math.sin(t * math.pi / 2 * 0.92)
        y = sag * (1 - (x / half) ** 2) - height / 2
        squeeze = max(0.45, math.cos(t * math.pi / 2 * 0.92))
        if i % 2 == 0:
            stone = poly([(x - 2.6 * squeeze, y), (x, y - 2.1), (x + 2.6 * squeeze, y), (x, y + 2.1)])
            canvas.add(stone, colour, INK, 0.5)
        else:
            canvas.add(ellipse(x, y, 1.6 * squeeze, 1.6), colour, INK, 0.5)


def _cross(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A cross with spreading arms, standing on (x, y)."""
    s = size / 10
    arm = [(-0.9, 0), (-2.2, -4.4), (2.2, -4.4), (0.9, 0)]
    centre = (x, y - 5 * s)
    parts = [poly(arm).moved(placed(centre[0], centre[1], s, 90 * k)) for k in range(4)]
    for part in parts:
        canvas.add(part, None, INK, 1.7)
    for part in parts:
        canvas.add(part, GOLD)


def imperial_crown(canvas: Canvas, velvet: str) -> None:
    """Closed with arches over a velvet cap, orb and cross on top."""
    canvas.add(
        spline(
            [
                K(-17, -5),
                (-21.5, -14),
                (-19.5, -23),
                (-10, -26),
                (0, -24),
                (10, -26),
                (19.5, -23),
                (21.5, -14),
                K(17, -5),
            ]
        ),
        velvet,
        INK,
        OUTLINE,
    )
    lines(
        canvas,
        [
            [(-12, -8), (-13.5, -15), (-9, -22)],
            [(12, -8), (13.5, -15), (9, -22)],
            [(-7, -8), (-7.5, -15), (-4.5, -21)],
            [(7, -8), (7.5, -15), (4.5, -21)],
        ],
        FINE,
    )
    arch: list[Point] = [(-17, -5), (-22.6, -14.5), (-19.6, -24), (-10, -27.6), (0, -24)]
    arches = [
        ribbon(arch, [5, 5, 4.6, 4.2, 4]),
        _mirror(ribbon(arch, [5, 5, 4.6, 4.2, 4])),
        ribbon([(0, -6), (0, -16), (0, -25)], [5.4, 5.2, 4.6]),
    ]
    for path in arches:
        canvas.add(path, GOLD, INK, OUTLINE * 0.9)
    for x, y, r in (
        (-21.6, -12.6, 1.3),
        (-21.0, -18.6, 1.3),
        (-16.8, -25.0, 1.25),
        (-11, -27.0, 1.2),
        (-5.4, -26.0, 1.15),
    ):
        canvas.add(ellipse(x, y, r) + ellipse(-x, y, r), WHITE, INK, 0.45)
    canvas.add(merged(ellipse(0, y, 1.25) for y in (-10.5, -15, -19.5)), WHITE, INK, 0.45)
    _cross(canvas, 0, -30.6, 8.5)
    canvas.add(ellipse(0, -28, 3.5), GOLD, INK, OUTLINE * 0.9)
    line(canvas, [(-3.3, -28), (0, -27.2), (3.3, -28)], 0.6)
    _band(canvas, 18, 7.6, [RED, WHITE, BLUE, WHITE, RED, WHITE, BLUE, WHITE, RED])
    for x, y in ((-11.2, -6.6), (11.2, -6.6), (0, -4.6)):
        canvas.add(fleuron(placed(x, y - 3.4, 0.78)), GOLD, INK, 0.6)


def _points(canvas: Canvas, tips: Sequence[Point], valleys: Sequence[Point], half: float, lining: str) -> None:
    """The pierced upper part of an open crown, with its lining showing behind."""
    top = valleys[0][1]
    canvas.add(
        spline(
            [
                K(-half - 1, -5),
                (-half * 0.9, top - 4.5),
                (0, top - 6.5),
                (half * 0.9, top - 4.5),
                K(half + 1, -5),
                (0, -3),
            ]
        ),
        lining,
        INK,
        0.8,
    )
    outline: list[Point] = [K(-half, -1)]
    for i, tip in enumerate(tips):
        outline.append(K(*tip))
        if i < len(valleys):
            outline.append(valleys[i])
    outline += [K(half, -1), (0, 2.4)]
    canvas.add(spline(outline), GOLD, INK, OUTLINE)


def fleury_crown(canvas: Canvas, lining: str, stones: Sequence[str]) -> None:
    """Open, with five fleurs-de-lis."""
    tips = [(-22.5, -17), (-11.8, -17.5), (0, -18.5), (11.8, -17.5), (22.5, -17)]
    valleys = [(-15.6, -10), (-5.6, -9), (5.6, -9), (15.6, -10)]
    _points(canvas, tips, valleys, 18, lining)
    for (x, y), scale, turn in (
        (tips[0], 0.95, -16.0),
        (tips[4], 0.95, 16.0),
        (tips[1], 0.82, -6.0),
        (tips[3], 0.82, 6.0),
        (tips[2], 1.5, 0.0),
    ):
        canvas.add(fleuron(placed(x, y - 2.4 * scale, scale, turn)), GOLD, INK, 0.75)
    _band(canvas, 18, 7.6, stones)


def radiate_crown(canvas: Canvas, lining: str, stones: Sequence[str]) -> None:
    """The antique crown of sharp rays, each with a pearl."""
    tips = [(-25, -20), (-17, -24), (-8.6, -27), (0, -28.5), (8.6, -27), (17, -24), (25, -20)]
    valleys = [K(-15.6, -10), K(-10, -9.6), K(-3.4, -9), K(3.4, -9), K(10, -9.6), K(15.6, -10)]
    _points(canvas, tips, valleys, 18, lining)
    for x, y in tips:
        pearl(canvas, x, y - 1.6, 2.2 if x else 2.8, RED if x == 0 else WHITE)
    _band(canvas, 18, 7.6, stones)


def trefoil_crown(canvas: Canvas, velvet: str, stones: Sequence[str]) -> None:
    """Trefoils and pearls round a puffed velvet cap."""
    canvas.add(
        spline([K(-16, -6), (-18.5, -17), (-10, -25), (0, -27), (10, -25), (18.5, -17), K(16, -6)]),
        velvet,
        INK,
        OUTLINE,
    )
    lines(canvas, [[(-9, -10), (-10.5, -17), (-5, -25)], [(9, -10), (10.5, -17), (5, -25)], [(0, -12), (0, -26)]], FINE)
    pearl(canvas, 0, -28.6, 2.6, GOLD)
    outline: list[Point] = [
        K(-18, -1),
        K(-21.5, -13),
        (-15.4, -8.6),
        K(-10.6, -14.5),
        (-5.4, -8),
        K(0, -15),
        (5.4, -8),
        K(10.6, -14.5),
        (15.4, -8.6),
        K(21.5, -13),
        K(18, -1),
        (0, 2.4),
    ]
    canvas.add(spline(outline), GOLD, INK, OUTLINE)
    for x, y, scale, turn in ((-21.8, -15.6, 1.05, -14.0), (21.8, -15.6, 1.05, 14.0), (0.0, -18.4, 1.5, 0.0)):
        canvas.add(trefoil(placed(x, y, scale, turn)), GOLD, INK, 0.75)
    for x in (-10.6, 10.6):
        pearl(canvas, x, -16, 2.3)
    _band(canvas, 18, 7.6, stones)


def coronet(canvas: Canvas, suit: str, sign: str, stones: Sequence[str], lining: str, pearls: str = WHITE) -> None:
    """A lady's coronet: pearls on low points and the sign of her suit in the middle."""
    tips = [(-20, -13), (-11.5, -13.5), (0, -15), (11.5, -13.5), (20, -13)]
    valleys = [(-14.6, -8), (-5.6, -7.5), (5.6, -7.5), (14.6, -8)]
    _points(canvas, tips, valleys, 16.5, lining)
    for x, y in (tips[0], tips[1], tips[3], tips[4]):
        pearl(canvas, x, y - 1.6, 2.2, pearls)
    canvas.add(pip(suit, 0, -20.6, 12.5, text=True), sign, INK, 0.8)
    _band(canvas, 16.5, 6.4, stones, 3.0)


def feather(canvas: Canvas, spine: Sequence[Point], widths: Sequence[float], colour: str, barbs: str = INK) -> None:
    """An ostrich plume along a spine."""
    canvas.add(ribbon(spine, widths), colour, INK, OUTLINE * 0.9)
    run = sampled(spine, 7)
    cuts: list[list[Point]] = []
    total = len(run) - 1
    for i in range(2, total - 2, 2):
        t = i / total * (len(widths) - 1)
        j = min(int(t), len(widths) - 2)
        width = widths[j] + (widths[j + 1] - widths[j]) * (t - j)
        a, b = run[i - 1], run[i + 1]
        size = math.dist(a, b) or 1
        dx, dy = (b[0] - a[0]) / size, (b[1] - a[1]) / size
        for side in (-1, 1):
            reach = width * 0.44
            end = (run[i][0] - dy * side * reach + dx * reach * 0.9, run[i][1] + dx * side * reach + dy * reach * 0.9)
            cuts.append([run[i], end])
    lines(canvas, cuts, 0.45, barbs)
    line(canvas, list(spine), 0.7, barbs)


def beret(canvas: Canvas, cloth: str, band: str, plume: str, turn: float = -7) -> None:
    """A flat cap worn aslant with a long plume laid over it."""
    crown = spline([(-26, -8), (-21, -19), (-4, -24), (15, -22), (26, -13), (24, -5), (8, -3), (-12, -3)])
    canvas.add(crown.moved(placed(turn=turn)), cloth, INK, OUTLINE)
    lines(
        canvas,
        [[(-12, -8), (-16, -14), (-14, -20)], [(0, -8), (-1, -16), (0, -22)], [(12, -8), (16, -13), (15, -19)]],
        FINE,
        GOLD if cloth == INK else INK,
    )
    rim = spline([K(-19, -1), (-10, 2.4), (4, 2.6), K(19, -2), K(20, -8), (4, -4), (-9, -4), K(-19.5, -7)])
    canvas.add(rim.moved(placed(turn=turn * 0.3)), band, INK, OUTLINE)
    feather(canvas, [(14, -6), (24, -18), (22, -29), (6, -33), (-14, -29), (-27, -19)], [2, 8, 10, 10, 8, 0], plume)
    pearl(canvas, 14.5, -5.5, 3, RED if plume != RED else WHITE)


def bycocket(canvas: Canvas, cloth: str, brim: str, plume: str) -> None:
    """A huntsman's hat: beaked in front, the brim turned up behind, with a long quill."""
    canvas.add(
        spline([K(-17, -7), (-15, -19), (-7, -27), K(3, -30.5), (12, -25), (17, -16), K(18, -4)]), cloth, INK, OUTLINE
    )
    lines(
        canvas,
        [[(-9, -12), (-8, -19), (-1, -27)], [(0, -12), (2, -19), (3, -28)], [(9, -12), (11, -18), (7, -25)]],
        FINE,
    )
    feather(canvas, [(4, -8), (16, -16), (26, -26), (31, -38)], [2.5, 8, 8, 0], plume, GOLD)
    canvas.add(
        spline(
            [
                K(-35, -3),
                (-22, -9),
                (-8, -10.5),
                (8, -11),
                (18, -15),
                K(27, -22),
                (25.5, -10),
                (18, -1),
                (6, 2.6),
                (-8, 2.6),
                (-22, 0),
            ]
        ),
        brim,
        INK,
        OUTLINE,
    )
    lines(canvas, [[(-30, -3.2), (-14, -4), (2, -4.2), (15, -7.4), (23.5, -15)]], FINE)
    pearl(canvas, 3.4, -7.4, 2.8)


def slashed_bonnet(canvas: Canvas, cloth: str, puff: str, plume: str) -> None:
    """A wide soft bonnet with a scalloped, slashed brim and a short curled plume."""
    feather(canvas, [(10, -16), (17, -26), (28, -28), (35, -19), (30, -12)], [2, 9, 10, 8, 1], plume)
    canvas.add(spline([K(-17, -8), (-19, -18), (-8, -25), (6, -25), (18, -19), K(17, -8)]), cloth, INK, OUTLINE)
    lines(canvas, [[(-9, -13), (-10, -19), (-5, -24)], [(0, -14), (0, -24)], [(9, -13), (10, -19), (6, -24)]], FINE)
    lobes = [(-23, -5.5, 6.0), (-12.5, -3.6, 6.6), (0, -2.8, 6.9), (12.5, -3.6, 6.6), (23, -5.5, 6.0)]
    for x, y, r in (lobes[0], lobes[4], lobes[1], lobes[3], lobes[2]):
        canvas.add(ellipse(x, y, r, 5.6), puff, INK, OUTLINE)
        canvas.add(spline([K(x, y - 4.2), (x + 1.7, y), K(x, y + 4.2), (x - 1.7, y)]), cloth, INK, 0.5)
    pearl(canvas, 11.5, -14, 2.8, WHITE)


def tall_cap(canvas: Canvas, cloth: str, fold: str, plume: str) -> None:
    """A tall soft cap folded over, with a straight upright plume."""
    feather(canvas, [(-13, -4), (-20, -14), (-22, -25), (-16, -32.5), (-9, -31)], [2, 8, 9.5, 8, 1], plume)
    canvas.add(
        spline([K(-16, -5), (-17, -17), (-9, -27), (4, -31), (19, -27), (27, -16), K(30, -6), (22, -9), K(16, -5)]),
        cloth,
        INK,
        OUTLINE,
    )
    lines(
        canvas,
        [[(-9, -9), (-8, -18), (2, -27)], [(0, -9), (3, -18), (12, -26)], [(9, -9), (14, -16), (21, -22)]],
        FINE,
        GOLD if cloth in (INK, BLUE) else INK,
    )
    pearl(canvas, 30, -4.4, 2.6, GOLD)
    canvas.add(
        spline([K(-19.5, -9), (0, -5.5), K(19.5, -9), (20.6, -3), K(18.5, 1), (0, 4), K(-18.5, 1), (-20.6, -3)]),
        fold,
        INK,
        OUTLINE,
    )
    pips = [ellipse(x, y, 1.5) for x, y in ((-14, -3.2), (-7, -1.8), (0, -1.2), (7, -1.8), (14, -3.2))]
    canvas.add(merged(pips), GOLD, INK, 0.5)


def bell(canvas: Canvas, x: float, y: float, r: float = 3.4) -> None:
    """A hawk bell."""
    canvas.add(ellipse(x, y, r), GOLD, INK, 0.95)
    lines(
        canvas,
        [
            [(x - r * 0.9, y - r * 0.1), (x, y + r * 0.2), (x + r * 0.9, y - r * 0.1)],
            [(x, y + r * 0.3), (x, y + r * 0.8)],
        ],
        0.6,
    )


def fools_cap(canvas: Canvas, left: str, right: str, middle: str, band: str) -> None:
    """A cap of three horns, each with a bell."""
    horn: list[Point] = [
        K(-17, -4),
        (-22, -14),
        (-32, -19),
        K(-41, -11),
        (-37, -25),
        (-24, -31),
        (-9, -25),
        K(2, -12),
        K(0, -4),
    ]
    canvas.add(spline(horn), left, INK, OUTLINE)
    canvas.add(spline(horn).moved(placed(mirror=True)), right, INK, OUTLINE)
    canvas.add(
        spline([K(-9, -5), (-12.4, -19), (-9, -30), K(0, -41), (9, -30), (12.4, -19), K(9, -5)]), middle, INK, OUTLINE
    )
    folds: list[list[Point]] = [
        [(-4, -10), (-5.4, -19), (-2.4, -30)],
        [(4, -10), (5.4, -19), (2.4, -30)],
        [(-14, -10), (-19, -20), (-29, -23)],
        [(14, -10), (19, -20), (29, -23)],
    ]
    lines(canvas, folds, FINE)
    bell(canvas, -41.4, -8.4)
    bell(canvas, 41.4, -8.4)
    bell(canvas, 0, -43)
    canvas.add(
        spline([K(-18.4, -7.6), (0, -4), K(18.4, -7.6), (19.4, -3), K(17.6, 1), (0, 4), K(-17.6, 1), (-19.4, -3)]),
        band,
        INK,
        OUTLINE,
    )
    canvas.add(
        merged(
            poly([(x - 2.4, y), (x, y - 2.2), (x + 2.4, y), (x, y + 2.2)])
            for x, y in ((-12, -2.6), (-4, -1), (4, -1), (12, -2.6))
        ),
        INK,
    )


# ---- arms ----------------------------------------------------------------------------------------------------------


def sword(canvas: Canvas, length: float = 88, hilt: str = GOLD) -> None:
    """A broad straight sword; the blade begins at the guard above the hand."""
    canvas.add(
        spline([K(-4.2, -12), K(-3.6, -length + 12), K(0, -length), K(3.6, -length + 12), K(4.2, -12)]),
        STEEL,
        INK,
        OUTLINE,
    )
    canvas.add(poly([(0, -12), (0, -length + 2), (3.1, -length + 12), (3.7, -12)]), WHITE)
    line(canvas, [(0, -14), (0, -length + 14)], 0.7)
    canvas.add(rectangle(-2.6, -12, 5.2, 26), RED, INK, OUTLINE * 0.9)
    canvas.add(
        spline(
            [
                K(-16, -17),
                (-13, -14.6),
                (0, -15.4),
                (13, -14.6),
                K(16, -17),
                (17.4, -13),
                (15, -10.6),
                (0, -10.8),
                (-15, -10.6),
                (-17.4, -13),
            ]
        ),
        hilt,
        INK,
        OUTLINE,
    )
    pearl(canvas, 0, -13, 1.9, BLUE)
    canvas.add(ellipse(0, 16.5, 4.2), hilt, INK, OUTLINE)
    canvas.add(ellipse(0, 16.5, 1.7), RED, INK, 0.6)


def _shaft(canvas: Canvas, top: float, bottom: float, colour: str = WOOD, half: float = 2.2) -> None:
    canvas.add(rectangle(-half, top, 2 * half, bottom - top), colour, INK, OUTLINE * 0.9)
    line(canvas, [(-half * 0.3, top + 2), (-half * 0.3, bottom)], 0.5, GOLD)


def battle_axe(canvas: Canvas, top: float, bottom: float) -> None:
    """A broad axe on a long shaft, its edge to the right."""
    _shaft(canvas, top + 2, bottom)
    y = top + 19
    canvas.add(
        spline(
            [
                K(-2, y - 9),
                (8, y - 12),
                K(17, y - 21),
                (22.5, y - 9),
                (22.5, y + 9),
                K(17, y + 21),
                (8, y + 12),
                K(-2, y + 9),
            ]
        ),
        STEEL,
        INK,
        OUTLINE,
    )
    canvas.add(
        spline([K(17, y - 21), (22.5, y - 9), (22.5, y + 9), K(17, y + 21), (19.2, y + 8), (19.2, y - 8)]),
        WHITE,
        INK,
        0.7,
    )
    lines(canvas, [[(4, y - 8), (10, y - 8.6), (14.6, y - 13)], [(4, y + 8), (10, y + 8.6), (14.6, y + 13)]], 0.6)
    canvas.add(fleuron(placed(9.8, y, 0.9, 90)), GOLD, INK, 0.5)
    canvas.add(spline([K(-2, y - 5), K(-12, y - 7), (-9, y), K(-12, y + 7), K(-2, y + 5)]), STEEL, INK, OUTLINE)
    canvas.add(rectangle(-3.8, y - 11, 7.6, 22, 1.4), GOLD, INK, OUTLINE)
    canvas.add(
        spline([K(0, top - 6), (2.6, top + 2), K(2.4, y - 11), K(-2.4, y - 11), (-2.6, top + 2)]), STEEL, INK, OUTLINE
    )


def halberd(canvas: Canvas, top: float, bottom: float, tassel: str = RED) -> None:
    """A spear head with a crescent axe and a beak."""
    _shaft(canvas, top + 16, bottom)
    y = top + 34
    canvas.add(
        spline(
            [
                K(0, top),
                (4.6, top + 12),
                (2.8, top + 19),
                K(2.2, y - 8),
                K(-2.2, y - 8),
                (-2.8, top + 19),
                (-4.6, top + 12),
            ]
        ),
        STEEL,
        INK,
        OUTLINE,
    )
    line(canvas, [(0, top + 5), (0, top + 22)], 0.6)
    canvas.add(
        spline(
            [K(2, y - 5), (8, y - 6), K(13, y - 15), (19, y - 4), (16, y + 9), K(7, y + 14), (10.4, y + 6), K(2, y + 4)]
        ),
        STEEL,
        INK,
        OUTLINE,
    )
    lines(canvas, [[(13.4, y - 10), (15.8, y - 3), (14.2, y + 5.4), (10.8, y + 9.4)]], 0.6)
    canvas.add(spline([K(-2, y - 5), (-8, y - 5), K(-16, y + 3), (-9, y + 1.5), K(-2, y + 4)]), STEEL, INK, OUTLINE)
    canvas.add(rectangle(-3.4, y - 8, 6.8, 15, 1.2), GOLD, INK, OUTLINE)
    canvas.add(
        spline(
            [
                K(-3, y + 8),
                K(3, y + 8),
                (5.4, y + 16),
                K(5, y + 21),
                K(2.4, y + 19),
                K(0, y + 22),
                K(-2.4, y + 19),
                K(-5, y + 21),
                (-5.4, y + 16),
            ]
        ),
        tassel,
        INK,
        OUTLINE * 0.9,
    )


def beaded_pike(canvas: Canvas, top: float, bottom: float) -> None:
    """A leaf-shaped pike with beads strung below the head."""
    _shaft(canvas, top + 20, bottom)
    canvas.add(
        spline([K(0, top), (7, top + 15), (4.4, top + 23), K(0, top + 30), (-4.4, top + 23), (-7, top + 15)]),
        STEEL,
        INK,
        OUTLINE,
    )
    line(canvas, [(0, top + 5), (0, top + 27)], 0.7)
    lines(
        canvas,
        [[(3.2, top + 13), (3.4, top + 19), (1.6, top + 24)], [(-3.2, top + 13), (-3.4, top + 19), (-1.6, top + 24)]],
        0.5,
    )
    for y, r, colour in ((top + 33, 4.4, GOLD), (top + 41, 4.9, RED), (top + 49.4, 4.4, GOLD)):
        canvas.add(ellipse(0, y, r, 4.1), colour, INK, OUTLINE)
    canvas.add(rectangle(-5.4, top + 53.2, 10.8, 3.4, 1.2), BLUE, INK, OUTLINE * 0.9)


def arrow(canvas: Canvas, top: float, bottom: float) -> None:
    """A long feathered arrow, point upward."""
    _shaft(canvas, top + 10, bottom, half=1.7)
    canvas.add(
        spline([K(0, top), K(8.5, top + 18), (3, top + 15.6), K(0, top + 16.6), (-3, top + 15.6), K(-8.5, top + 18)]),
        STEEL,
        INK,
        OUTLINE,
    )
    line(canvas, [(0, top + 5), (0, top + 15)], 0.6)
    canvas.add(rectangle(-3, top + 19, 6, 4, 1), GOLD, INK, OUTLINE * 0.9)


def sceptre(canvas: Canvas, top: float, bottom: float, suit: str, sign: str) -> None:
    """A turned rod with knops, bearing a fleuron and the sign of the suit."""
    canvas.add(rectangle(-2.3, top + 30, 4.6, bottom - top - 30), GOLD, INK, OUTLINE)
    knops = (
        (top + 30, 6.2, 2.6, RED),
        (top + 36, 4.2, 2.4, GOLD),
        (top + 58, 4.0, 2.2, BLUE),
        (top + 63, 3.4, 1.8, GOLD),
    )
    for y, rx, ry, colour in knops:
        canvas.add(ellipse(0, y, rx, ry), colour, INK, OUTLINE * 0.9)
    lines(canvas, [[(-2.2, y), (2.2, y - 2.4)] for y in range(int(top) + 42, int(top) + 56, 4)], 0.6)
    petal = spline([K(0, 0), (-5.5, -4), (-12.5, -4.2), (-13.4, -11.5), K(-8.6, -11), (-6, -7.2), K(0, -5)])
    for path in (petal, _mirror(petal)):
        canvas.add(path.moved(placed(0, top + 28.5)), GOLD, INK, OUTLINE)
    canvas.add(pip(suit, 0, top + 13, 23, text=True), sign, INK, 1.0)


def orb(canvas: Canvas, r: float = 13) -> None:
    """A globe banded with gold under a cross."""
    _cross(canvas, 0, -r + 0.6, 12)
    canvas.add(ellipse(0, 0, r), BLUE, INK, OUTLINE)
    upright = spline([K(-2.2, -r + 0.2), K(2.2, -r + 0.2), (2.6, -r / 2), K(2.4, 0), K(-2.4, 0), (-2.6, -r / 2)])
    canvas.add(upright, GOLD, INK, 0.8)
    zone = spline(
        [
            K(-r + 0.1, -1.8),
            (0, 2.4),
            K(r - 0.1, -1.8),
            (r - 0.2, 1.4),
            K(r - 0.5, 3.2),
            (0, 7.6),
            K(-r + 0.5, 3.2),
            (-r + 0.2, 1.4),
        ]
    )
    canvas.add(zone, GOLD, INK, 0.8)
    canvas.add(merged(ellipse(x, 5.0 - x * x * 0.026, 1.3) for x in (-8, -4, 0, 4, 8)), RED, INK, 0.45)


# ---- flowers -------------------------------------------------------------------------------------------------------


def _leaf(canvas: Canvas, x: float, y: float, length: float, turn: float, colour: str = LEAF) -> None:
    matrix = placed(x, y, length / 10, turn)
    canvas.add(
        spline([K(0, 0), (2.6, -3.4), (2.2, -7), K(0, -10), (-2.2, -7), (-2.6, -3.4)]).moved(matrix), colour, INK, 0.9
    )
    veins: list[list[Point]] = [
        [(0, 0), (0, -8)],
        [(0, -3), (1.4, -5)],
        [(0, -3), (-1.4, -5)],
        [(0, -5.4), (1.1, -7)],
        [(0, -5.4), (-1.1, -7)],
    ]
    canvas.add(
        merged(spline(v, closed=False) for v in veins).moved(matrix), None, INK if colour == GOLD else GOLD, 0.45
    )


def _stem(canvas: Canvas, points: Sequence[Point], colour: str = LEAF) -> None:
    line(canvas, points, 3.2)
    line(canvas, points, 1.5, colour)


def rose(canvas: Canvas, petal: str = RED, eye: str = GOLD, leaf: str = LEAF) -> None:
    """A heraldic rose of five double petals on a leafy stem."""
    _stem(canvas, [(3, 22), (0, 0), (-2, -16), (0, -28)], leaf)
    _leaf(canvas, -1, -7, 14, -62, leaf)
    _leaf(canvas, -1.4, -12, 14, 58, leaf)
    for scale, shift, fill in ((1.0, 36.0, petal), (0.58, 0.0, WHITE)):
        for k in range(5):
            shape = spline([K(0, 0), (-7.6, -6.4), (-6.4, -13.4), (0, -12.2), (6.4, -13.4), (7.6, -6.4)])
            canvas.add(shape.moved(placed(0, -34, scale, 72 * k + shift)), fill, INK, 0.95)
    canvas.add(ellipse(0, -34, 3.3), eye, INK, 0.9)


def lily(canvas: Canvas, petal: str = WHITE, heart: str = GOLD, leaf: str = LEAF) -> None:
    """An upright lily with turned-back petals."""
    _stem(canvas, [(3, 22), (0, 0), (-1, -14), (0, -22)], leaf)
    _leaf(canvas, -0.6, -3, 17, -38, leaf)
    _leaf(canvas, -0.8, -7, 16, 40, leaf)
    for mirror in (False, True):
        side = spline([K(0, -20), (-6, -27), (-8.6, -37), K(-18, -43.5), (-17.6, -33), (-11, -23)])
        canvas.add(side.moved(placed(mirror=mirror)), petal, INK, 0.95)
    for mirror in (False, True):
        inner = spline([K(0, -20), (-6.4, -29), (-5.4, -40), K(-9, -50), (-1, -43), K(0, -34)])
        canvas.add(inner.moved(placed(mirror=mirror)), petal, INK, 0.95)
    canvas.add(spline([K(0, -20), (4.6, -31), (3.2, -43), K(0, -51), (-3.2, -43), (-4.6, -31)]), petal, INK, 0.95)
    lines(canvas, [[(0, -24), (0, -42)], [(-8, -30), (-12.6, -37)], [(8, -30), (12.6, -37)]], 0.6)
    canvas.add(spline([K(-4, -24), (0, -26.6), K(4, -24), (2.6, -19.4), K(0, -17.4), (-2.6, -19.4)]), heart, INK, 0.9)


def daisy(canvas: Canvas, petal: str = WHITE, eye: str = GOLD, leaf: str = LEAF) -> None:
    """A marguerite of twelve rays."""
    _stem(canvas, [(3, 22), (0, 0), (-2, -16), (0, -28)], leaf)
    _leaf(canvas, -1, -5, 15, -56, leaf)
    _leaf(canvas, -1.4, -10, 14, 52, leaf)
    for k in range(12):
        canvas.add(
            spline([K(0, -3), (-3.2, -8.4), (-2.2, -14), (0, -15), (2.2, -14), (3.2, -8.4)]).moved(
                placed(0, -34, 1, 30 * k)
            ),
            petal,
            INK,
            0.85,
        )
    canvas.add(ellipse(0, -34, 5), eye, INK, 0.95)
    canvas.add(
        merged(ellipse(2.6 * math.cos(k * math.pi / 3), -34 + 2.6 * math.sin(k * math.pi / 3), 0.6) for k in range(6)),
        RED,
    )


def pink(canvas: Canvas, petal: str = RED, edge: str = WHITE, leaf: str = LEAF) -> None:
    """A fringed carnation in its cup."""
    _stem(canvas, [(3, 22), (0, 0), (-2, -14), (0, -24)], leaf)
    _leaf(canvas, -1, -3, 17, -44, leaf)
    _leaf(canvas, -1.2, -8, 15, 44, leaf)
    for turn, reach in ((-66.0, 17.0), (66.0, 17.0), (-34.0, 20.0), (34.0, 20.0), (0.0, 21.0)):
        s = reach / 20
        shape = spline(
            [
                K(0, 0),
                (-6.6, -11),
                K(-7.6, -18),
                K(-5, -16.8),
                K(-4.2, -20),
                K(-1.7, -18),
                K(0, -21),
                K(1.7, -18),
                K(4.2, -20),
                K(5, -16.8),
                K(7.6, -18),
                (6.6, -11),
            ]
        )
        canvas.add(shape.moved(placed(0, -28, s, turn)), petal, INK, 0.9)
        streak = merged(
            spline(r, closed=False) for r in ([(0, -8), (0, -16)], [(-2.2, -9), (-3.8, -15)], [(2.2, -9), (3.8, -15)])
        )
        canvas.add(streak.moved(placed(0, -28, s, turn)), None, edge, 0.7)
    canvas.add(spline([K(-4.4, -31), (0, -29), K(4.4, -31), (3.4, -24), K(0, -20), (-3.4, -24)]), leaf, INK, 0.95)


def oak_leaf(canvas: Canvas) -> None:
    """The knave of hearts' leaf."""
    half: list[Point] = [(5, -9), (3.4, -12), (8.4, -17), (5.4, -20.5), (9.4, -26), (6, -29), (7.4, -35), (4, -39)]
    outline: list[Point] = [K(0, -2), *half, (0, -44), *[(-x, y) for x, y in reversed(half)]]
    _stem(canvas, [(2, 18), (0, 4), (0, -6)])
    canvas.add(spline(outline), LEAF, INK, OUTLINE)
    veins: list[list[Point]] = [[(0, -2), (0, -40)]]
    for y in (-11, -19, -27, -34):
        veins += [[(0, y), (4.8, y - 4.6)], [(0, y), (-4.8, y - 4.6)]]
    lines(canvas, veins, 0.7, GOLD)
