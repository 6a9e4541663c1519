"""Engraver's ornament: rosettes, scrolls, laurel, ruled frames; the aces."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .anatomy import lines
from .canvas import BLUE, CENTRE, GOLD, INK, RED, STOCK, WHITE, Canvas
from .geometry import K, Path, Point, ellipse, inset, merged, placed, poly, rectangle, ribbon, sampled, spline
from .pips import pip
from .regalia import imperial_crown
from .textiles import fleuron

FRAME = (40.0, 22.0, 172.0, 308.0)


def rosette(x: float, y: float, rx: float, ry: float, count: int, squeeze: float) -> Path:
    """A lathe-turned rosette: one oval repeated round the centre, stretched to rx by ry."""
    oval = ellipse(0, 0, 1, squeeze)
    turned = merged(oval.moved(placed(turn=180 * k / count)) for k in range(count))
    return turned.moved((rx, 0, 0, ry, x, y))


def scroll(start: Point, heading: float, radius: float, turns: float, hand: int, width: float) -> list[Path]:
    """A tapering volute that leaves `start` in direction `heading` (degrees) and curls in; it ends in a ball."""
    angle = math.radians(heading)
    centre = (
        start[0] + math.cos(angle + hand * math.pi / 2) * radius,
        start[1] + math.sin(angle + hand * math.pi / 2) * radius,
    )
    begin = math.atan2(start[1] - centre[1], start[0] - centre[0])
    steps = max(5, round(turns * 9))
    points: list[Point] = []
    widths: list[float] = []
    for k in range(steps + 1):
        t = k / steps
        r = radius * (1 - t) ** 0.85 * 0.82 + radius * 0.18
        a = begin + hand * t * turns * 2 * math.pi
        points.append((centre[0] + math.cos(a) * r, centre[1] + math.sin(a) * r))
        widths.append(width * (0.35 + 0.65 * math.sin(math.pi * min(1.0, 0.18 + 0.82 * t))) if k else width * 0.3)
    return [ribbon(points, widths), ellipse(*points[-1], width * 0.78)]


def leaf(x: float, y: float, length: float, turn: float, fat: float = 0.3) -> tuple[Path, Path]:
    """A laurel leaf from its stalk at (x, y): the outline and its shaded half."""
    w, n = length * fat, length
    whole = spline([K(0, 0), (w * 0.86, -n * 0.46), K(0, -n), (-w * 0.86, -n * 0.46)])
    dark = spline([K(0, 0), (w * 0.86, -n * 0.46), K(0, -n), (w * 0.14, -n * 0.5)])
    matrix = placed(x, y, 1, turn)
    return whole.moved(matrix), dark.moved(matrix)


def sprig(spine: Sequence[Point], size: float, every: int) -> list[tuple[Path, Path]]:
    """The leaves of a branch along a spine, in pairs from the root and one at the tip."""
    run = sampled(spine, 8)
    leaves: list[tuple[Path, Path]] = []
    last = len(run) - 1
    for i in range(1, last, every):
        (ax, ay), (bx, by) = run[i - 1], run[i + 1]
        heading = math.degrees(math.atan2(by - ay, bx - ax)) + 90
        grown = size * (0.72 + 0.4 * math.sin(math.pi * i / last))
        leaves += [leaf(*run[i], grown, heading - 40), leaf(*run[i], grown, heading + 40)]
    leaves.append(
        leaf(*run[-1], size * 0.8, math.degrees(math.atan2(run[-1][1] - run[-2][1], run[-1][0] - run[-2][0])) + 90)
    )
    return leaves


def laurel(canvas: Canvas, spine: Sequence[Point], size: float) -> None:
    """A branch of laurel in black line: leaves half in shade."""
    canvas.add(spline(list(spine), closed=False), None, INK, 1.3)
    leaves = sprig(spine, size, 2)
    for whole, _ in leaves:
        canvas.add(whole, STOCK, INK, 0.75)
    canvas.add(merged(dark for _, dark in leaves), INK)


def ruled_frame(canvas: Canvas, ink: str = INK) -> None:
    """A frame of graded rules with indented corners."""
    x, y, w, h = FRAME
    bite = 14.0
    c = bite * 0.7071
    for depth, width in ((0.0, 1.5), (3.4, 0.5), (5.2, 0.5), (7.6, 0.9)):
        left, top, right, bottom = x + depth, y + depth, x + w - depth, y + h - depth
        outline: list[Point] = [
            K(left + bite, top), K(right - bite, top), (right - c, top + c), K(right, top + bite),
            K(right, bottom - bite), (right - c, bottom - c),
            K(right - bite, bottom), K(left + bite, bottom), (left + c, bottom - c), K(left, bottom - bite),
            K(left, top + bite), (left + c, top + c),
        ]  # fmt: skip
        canvas.add(spline(outline), None, ink, width)


def corner_pieces(canvas: Canvas, half_width: float, half_height: float, ink: str = INK) -> None:
    """Four sprays of volutes growing inward from the corners of a panel."""
    across = (0.0, 1.0, 1.0, 0.0, 0.0, 0.0)
    arm = [
        ribbon([(0, 0), (8, 2.6), (17, 1.6), (25, -3)], [0.8, 1.7, 1.3, 0.4]),
        *scroll((2, 0.8), 14, 4.3, 1.25, -1, 1.5),
        leaf(24, -2.4, 8, 66, 0.3)[0],
        leaf(17, 1.6, 6.5, 26, 0.3)[0],
    ]
    spray = [*arm, *(piece.moved(across) for piece in arm), leaf(1, 1, 16, 135, 0.2)[0], ellipse(-1.6, -1.6, 1.7)]
    for cx in (-1, 1):
        for cy in (-1, 1):
            matrix = (-cx * 1.0, 0.0, 0.0, -cy * 1.0, CENTRE[0] + cx * half_width, CENTRE[1] + cy * half_height)
            for piece in spray:
                canvas.add(piece.moved(matrix), ink)


def engraved_crown(canvas: Canvas, x: float, y: float, scale: float) -> None:
    """The arched crown in black line."""
    colour = Canvas()
    imperial_crown(colour, STOCK)
    art = colour.recoloured({GOLD: STOCK, RED: INK, BLUE: INK, WHITE: STOCK})
    canvas.at(placed(x, y, scale), art)


def bow(canvas: Canvas, x: float, y: float) -> None:
    """The ribbon that ties two branches."""
    art = Canvas()
    for mirror in (False, True):
        flip = placed(mirror=mirror)
        tail = spline(
            [
                K(2, 2),
                (10, 8),
                (19, 9),
                (28, 16),
                K(36, 13),
                K(33, 19),
                K(37, 24),
                (27, 22.5),
                (17, 16),
                (8, 14),
                K(0, 5),
            ]
        )
        art.add(tail.moved(flip), STOCK, INK, 0.9)
        loop = spline([K(0, 0), (7, -8), (17, -11), (22, -5), (17, 1.6), (8, 2.6)])
        art.add(loop.moved(flip), STOCK, INK, 0.9)
        art.add(spline([K(3, 0), (9, -5.4), (16.4, -7.2), (18.4, -4.2), (15, -1.2), (8, 0)]).moved(flip), INK)
        shade: list[list[Point]] = [[(9 + 4.6 * k, 9.4 + k * 1.2), (11 + 4.6 * k, 13.8 + k * 1.6)] for k in range(4)]
        art.add(merged(spline(s, closed=False) for s in shade).moved(flip), None, INK, 0.55)
    art.add(rectangle(-4, -4, 8, 8.6, 2.6), STOCK, INK, 0.9)
    lines(art, [[(-1.4, -3), (-1.8, 3.6)], [(1.4, -3), (1.8, 3.6)]], 0.55)
    canvas.at(placed(x, y), art)


def _spade_engraving(canvas: Canvas, x: float, y: float, height: float) -> None:
    """What is cut into the great spade: inline, sprays, volutes and a medallion."""
    s = height / 100
    start, segments, _ = pip("S", 0, 0, 100).parts[0]
    body = Path([(start, [*segments[:4], *segments[-4:]], True)]).moved(placed(x, y, s)).polygon(14)
    for depth, width in ((3.4, 1.0), (5.2, 0.4)):
        canvas.add(poly(inset(body, depth)), None, STOCK, width)
    light: list[Path] = []
    for mirror in (False, True):
        flip = placed(x, y, s, 0, mirror)
        spine: list[Point] = [(3.6, 24.5), (15, 28.5), (28, 27), (36, 18), (32.5, 6), (23, -3), (14, -13), (8, -22)]
        canvas.add(spline(spine, closed=False).moved(flip), None, STOCK, 1.1)
        light += [dark.moved(flip) for _, dark in sprig(spine, 7.2, 3)]
        light += [
            leaf(14, 11 + 2 * k, size, turn, 0.24)[0].moved(flip)
            for k, (size, turn) in enumerate(((10.5, 66.0), (12.5, 90.0), (11.5, 114.0)))
        ]
    light.append(fleuron(placed(x, y - 28 * s, 0.95)))
    canvas.add(merged(light), STOCK)
    my = y + 3 * s
    rx, ry = 15.6 * s, 17.4 * s
    canvas.add(ellipse(x, my, rx + 2.6, ry + 2.6), INK)
    canvas.add(ellipse(x, my, rx + 1.5, ry + 1.5), STOCK)
    canvas.add(ellipse(x, my, rx, ry), STOCK, INK, 0.9)
    beads = [
        ellipse(x + math.cos(k * math.pi / 18) * (rx - 2), my + math.sin(k * math.pi / 18) * (ry - 2), 0.75)
        for k in range(36)
    ]
    canvas.add(merged(beads), INK)
    canvas.trace(rosette(x, my, rx - 3.8, ry - 3.8, 18, 0.52), INK, 0.35)
    canvas.add(ellipse(x, my, 9.2, 10.2), STOCK, INK, 0.7)
    canvas.add(pip("S", x, my, 14), INK)


def ace_of_spades(canvas: Canvas, scale: float = 1.0) -> None:
    """The duty ace: the great spade in a laurel wreath under a crown, inside a ruled frame."""
    art = Canvas()
    ruled_frame(art)
    corner_pieces(art, 65, 133)
    x, y = CENTRE
    for mirror in (False, True):
        side: list[Point] = [(-4, 97), (-36, 88), (-58, 64), (-68, 30), (-69, -6), (-62, -42), (-46, -72), (-25, -93)]
        laurel(art, [(x + (-px if mirror else px), y + 4 + py) for px, py in side], 14.5)
    bow(art, x, y + 101)
    engraved_crown(art, x, y - 88, 1.12)
    spade = pip("S", x, y + 3, 124)
    art.add(spade, None, INK, 5.6)
    art.add(spade, None, STOCK, 4.0)
    art.add(spade, INK)
    _spade_engraving(art, x, y + 3, 124)
    canvas.at((scale, 0, 0, scale, x * (1 - scale), y * (1 - scale)), art.pruned())


def plain_ace(canvas: Canvas, suit: str, colour: str, scale: float = 1.0) -> None:
    """One large sign inside its own hairline contour."""
    sign = pip(suit, *CENTRE, 92 * scale)
    canvas.add(sign, None, colour, 9)
    canvas.add(sign, None, STOCK, 7.2)
    canvas.add(sign, colour)
