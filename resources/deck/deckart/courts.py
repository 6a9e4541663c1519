"""The twelve courts.

A court is half a figure drawn about the middle of the card (x from -86 to 86, y from -154 up to the dividing line),
repeated upside down, with a band over the joint.  The band rises from lower left to upper right unless the slope is
negative.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .anatomy import (
    BROWN,
    DARK,
    FAIR,
    GREY,
    RUST,
    Tint,
    bob,
    face,
    fist,
    flat_hand,
    forked_beard,
    full_beard,
    furrows,
    line,
    lines,
    neck,
    pinch,
    plaits,
    profile,
    profile_beard,
    side_curl,
    smile,
    square_beard,
    tresses,
)
from .canvas import BLUE, CENTRE, FLESH, GOLD, INK, OUTLINE, RED, WHITE, Canvas
from .geometry import Corner, K, Path, Point, ellipse, merged, placed, poly, rectangle, sampled, spline
from .pips import pip
from .regalia import (
    arrow,
    battle_axe,
    beaded_pike,
    beret,
    bycocket,
    coronet,
    daisy,
    fleury_crown,
    halberd,
    imperial_crown,
    lily,
    oak_leaf,
    orb,
    pearl,
    pink,
    radiate_crown,
    rose,
    sceptre,
    slashed_bonnet,
    sword,
    tall_cap,
    trefoil_crown,
)
from .textiles import (
    Pattern,
    checks,
    chevrons,
    cloth,
    dot,
    ermine,
    fleuron,
    lozenges,
    quatrefoil,
    ruled,
    scales,
    sown,
    star,
    stripes,
    suit_sign,
    trefoil,
)

HALF_WIDTH, HALF_HEIGHT = 86.0, 154.0
RUBIES = (RED, WHITE, BLUE, WHITE, RED, WHITE, BLUE, WHITE, RED)
SAPPHIRES = (BLUE, WHITE, RED, WHITE, BLUE, WHITE, RED, WHITE, BLUE)
SLOPE = 0.25
HEAD = (0.0, -91.5)
HEAD_SCALE = 1.2
Draw = Callable[[Canvas], None]


@dataclass(frozen=True)
class Fabric:
    """A ground colour with its woven patterns."""

    ground: str
    patterns: tuple[Pattern, ...] = ()


def fabric(ground: str, *patterns: Pattern) -> Fabric:
    """A fabric, in reading order."""
    return Fabric(ground, patterns)


def wear(canvas: Canvas, outline: Sequence[Point] | Path, stuff: Fabric, width: float = OUTLINE) -> None:
    """Draw a garment of a fabric."""
    path = outline if isinstance(outline, Path) else spline(outline)
    cloth(canvas, path, stuff.ground, *stuff.patterns, outline=width)


def foot(x: float) -> float:
    """The height of the dividing line."""
    return -SLOPE * x


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The outline reflected in the axis of the figure."""
    return [K(-p[0], p[1]) if isinstance(p, Corner) else (-p[0], p[1]) for p in points]


def drawn(*steps: Draw) -> Canvas:
    """A canvas with the steps drawn in order."""
    canvas = Canvas()
    for step in steps:
        step(canvas)
    return canvas


# ---- bodies --------------------------------------------------------------------------------------------------------


def king_robe(canvas: Canvas, mantle: Fabric, panel: Fabric, border: Fabric) -> None:
    """A wide mantle open over an embroidered front."""
    for sign in (-1, 1):
        side: list[Point] = [
            K(12, -72),
            (38, -73),
            (62, -70.5),
            (78, -66.5),
            K(86, -63),
            K(86, foot(86 * sign)),
            K(20, foot(20 * sign)),
            (22, -40),
        ]
        wear(canvas, side if sign > 0 else mirrored(side), mantle)
    wear(canvas, [K(-14, -74), K(14, -74), (20, -40), K(24, foot(24)), K(-24, foot(-24)), (-20, -40)], panel)
    for sign in (-1, 1):
        edge: list[Point] = [
            K(13, -73),
            K(29, -70),
            (34.5, -38),
            K(37, foot(37 * sign)),
            K(24, foot(24 * sign)),
            (20.5, -40),
        ]
        wear(canvas, edge if sign > 0 else mirrored(edge), border)


def tippet(canvas: Canvas) -> None:
    """The ermine cape about the shoulders."""
    shape: list[Point] = [
        K(-12, -74), (-36, -73.2), K(-62, -70.5), (-54, -55), (-32, -42), (0, -36), (32, -42), (54, -55),
        K(62, -70.5), (36, -73.2), K(12, -74),
        (0, -68),
    ]  # fmt: skip
    ermine(canvas, spline(shape), 17, 19, origin=(0, -55))


def chain(canvas: Canvas, links: int = 11, y: float = -58, sag: float = 16, half: float = 33) -> None:
    """A collar of an order, hung over the cape."""
    places = [(half * (2 * i / (links - 1) - 1), y + sag * (1 - (2 * i / (links - 1) - 1) ** 2)) for i in range(links)]
    line(canvas, places, 1.0)
    for i, (x, top) in enumerate(places):
        pearl(canvas, x, top, 2.7 if i % 2 == 0 else 1.9, GOLD if i % 2 == 0 else RED)


def gown(canvas: Canvas, skirt: Fabric, bodice: Fabric, sleeve: Fabric, trim: str) -> None:
    """A lady's gown: fitted front with a square neck, and full sleeves."""
    for sign in (-1, 1):
        arm: list[Point] = [
            K(14, -68), (38, -72), (62, -70), (78, -66), K(86, -62), K(86, foot(86 * sign)), K(12, foot(12 * sign)),
            (14, -36),
        ]  # fmt: skip
        wear(canvas, arm if sign > 0 else mirrored(arm), sleeve)
        _facing(canvas, sign, trim)
    front: list[Point] = [
        K(-27, -67), K(-17, -66), (-15, -53), (0, -47), (15, -53), K(17, -66), K(27, -67), (29, -48), (23, -24),
        K(26, foot(26)), K(-26, foot(-26)), (-23, -24),
        (-29, -48),
    ]  # fmt: skip
    wear(canvas, front, bodice)
    middle: list[Point] = [K(-9, -48.8), (0, -47), K(9, -48.8), (8, -26), K(11, foot(11)), K(-11, foot(-11)), (-8, -26)]
    wear(canvas, middle, skirt)
    for sign in (-1, 1):
        strap: list[Point] = [
            K(15.5, -67),
            K(25, -68),
            (25, -54),
            (13, -44.6),
            (0, -41.6),
            K(0, -47.2),
            (13, -52),
            (16.6, -58),
        ]
        wear(canvas, strap if sign > 0 else mirrored(strap), fabric(trim), 0.9)
        pearls = [(20.6, -61), (18.6, -54), (13.4, -48.8), (6.8, -45.6)]
        canvas.add(merged(ellipse(x * sign, y, 1.3) for x, y in pearls), WHITE, INK, 0.5)
    canvas.add(ellipse(0, -44.6, 1.6), WHITE, INK, 0.5)


def _facing(canvas: Canvas, sign: int, trim: str) -> None:
    """The border of a gown beside the bodice, set with studs."""
    strip: list[Point] = [
        K(24, -69),
        K(36, -71.6),
        (39.5, -47),
        (33.5, -23),
        K(36, foot(36 * sign)),
        K(20, foot(20 * sign)),
        (18, -40),
    ]
    wear(canvas, strip if sign > 0 else mirrored(strip), fabric(trim))
    run = sampled([(31.6, -67), (34.4, -47), (28.2, -23), (30.6, -2)], 4)
    studs = merged(ellipse(x * sign, y, 1.25) for x, y in run[::2] if y < foot(x * sign) - 9)
    canvas.add(studs, WHITE if trim != WHITE else RED, INK, 0.5)


def necklace(canvas: Canvas, drop: str) -> None:
    """A row of pearls with a pendant."""
    for i in range(9):
        pearl(canvas, -11 + 22 * i / 8, -66 + 7.5 * (1 - (i / 4 - 1) ** 2), 1.6)
    canvas.add(spline([K(0, -57.6), (2.6, -53.6), (0, -51.2), (-2.6, -53.6)]), drop, INK, 0.7)


def bosom(canvas: Canvas) -> None:
    """The bare neck and shoulders above a square-cut gown."""
    shape: list[Point] = [
        K(-8.5, -82),
        K(9.5, -82),
        (10.5, -72),
        (16, -68),
        K(20, -66),
        (15, -48),
        (0, -43),
        (-15, -48),
        K(-20, -66),
        (-15, -68),
        (-9.5, -72),
    ]
    canvas.add(spline(shape), FLESH, INK, OUTLINE)


def veil(canvas: Canvas, stuff: Fabric) -> None:
    """A veil falling from the crown and spread over the shoulders."""
    half: list[Point] = [(22, -124), (30, -110), (33, -95), (41, -83), (55, -76), K(70, -69.5), K(60, -60), (20, -62)]
    wear(canvas, [(0, -130), *half, *reversed(mirrored(half))], stuff)
    folds: list[list[Point]] = [[(27, -104), (30.5, -92), (38, -80), (50, -73)], [(26, -92), (29, -84), (36, -75)]]
    lines(canvas, folds + [mirrored(f) for f in folds], 0.7)


def lace_fan(canvas: Canvas, edge: str) -> None:
    """A standing collar of starched lace, spread like two fans behind the head."""
    lobes = 8
    low, high, reach = 4.0, 74.0, 62.0

    def at(angle: float, radius: float) -> Point:
        return (math.cos(math.radians(angle)) * radius, -70 - math.sin(math.radians(angle)) * radius)

    step = (high - low) / lobes
    rim: list[Point] = []
    for k in range(lobes):
        rim += [at(low + (k + 0.5) * step, reach), K(*at(low + (k + 1) * step, reach - 4.5))]
    outline: list[Point] = [K(8, -66), K(*at(low, reach - 4.5)), *rim, K(8, -96)]
    folds: list[list[Point]] = [[at(low + k * step, 20), at(low + k * step, reach - 5)] for k in range(1, lobes)]
    inner: list[Point] = [at(low + k * step / 2, reach - 14) for k in range(2 * lobes + 1)]
    for flip in (False, True):
        side = placed(mirror=flip)
        canvas.add(spline(outline).moved(side), WHITE, INK, OUTLINE)
        canvas.add(merged(spline(f, closed=False) for f in [*folds, inner]).moved(side), None, INK, 0.6)
        eyes = merged(ellipse(*at(low + (k + 0.5) * step, reach - 7.5), 2.1) for k in range(lobes))
        small = merged(ellipse(*at(low + (k + 0.5) * step, reach - 20), 1.2) for k in range(lobes))
        canvas.add((eyes + small).moved(side), edge)


def tunic(canvas: Canvas, front: Fabric, under: Fabric, slash: Fabric) -> None:
    """A page's doublet with puffed and slashed shoulders."""
    for sign in (-1, 1):
        arm: list[Point] = [
            K(16, -44),
            (52, -42),
            (66, -34),
            K(76, -26),
            K(86, -8 if sign < 0 else -16),
            K(86, foot(86 * sign)),
            K(12, foot(12 * sign)),
            (14, -26),
        ]
        wear(canvas, arm if sign > 0 else mirrored(arm), under)
        puff: list[Point] = [
            K(20, -71),
            (36, -74),
            (54, -71),
            (70, -60),
            (78, -44),
            (74, -30),
            K(66, -25),
            (56, -31),
            (42, -35),
            K(28, -34),
            (24, -52),
        ]
        wear(canvas, puff if sign > 0 else mirrored(puff), slash)
    body: list[Point] = [
        K(-14, -72), K(14, -72), (24, -66), K(28, -58), (29, -38), (24, -18), K(28, foot(28)), K(-28, foot(-28)),
        (-24, -18), (-29, -38), K(-28, -58), (-24, -66),
    ]  # fmt: skip
    wear(canvas, body, front)


def dagged_collar(canvas: Canvas, stuff: Fabric, points: int = 7) -> None:
    """A wide collar cut in points, each with a bell."""
    places = [2 * i / (points - 1) - 1 for i in range(points)]
    tips = [(45 * t, -44 - 15 * t * t) for t in places]
    outline: list[Point] = [K(-11, -78), (-29, -76), K(*tips[0])]
    for (ax, ay), (bx, by) in pairwise(tips):
        outline += [K((ax + bx) / 2 * 0.92, (ay + by) / 2 - 9), K(bx, by)]
    outline += [(29, -76), K(11, -78), (0, -72)]
    wear(canvas, outline, stuff)
    for x, y in tips:
        pearl(canvas, x, y + 1, 2.3, GOLD)


def ruff(canvas: Canvas) -> None:
    """A pleated ruff."""
    shape = spline(
        [(-14, -79), (-26, -76), (-30, -69), (-22, -63), (0, -60), (22, -63), (30, -69), (26, -76), (14, -79), (0, -75)]
    )
    canvas.add(shape, WHITE, INK, OUTLINE)
    folds: list[list[Point]] = []
    for i in range(-6, 7):
        folds.append([(i * 2.1, -75.6 - abs(i) * 0.5), (i * 3.2, -70), (i * 4.3, -61.4 - i * i * 0.16)])
    lines(canvas, folds, 0.7)
    canvas.add(merged(ellipse(i * 4.3 + 2.1, -62.2 - i * i * 0.15, 1.0) for i in range(-6, 6)), RED)


def flat_collar(canvas: Canvas, stuff: Fabric) -> None:
    """A round collar lying on the shoulders."""
    wear(
        canvas,
        [
            K(-11, -77),
            (-26, -73),
            (-41, -64),
            (-36, -55),
            (-20, -49),
            (0, -47),
            (20, -49),
            (36, -55),
            (41, -64),
            (26, -73),
            K(11, -77),
            (0, -72),
        ],
        stuff,
    )


def buttons(canvas: Canvas, top: float, bottom: float, step: float, fill: str, r: float = 1.9) -> None:
    """A row of buttons down the front."""
    count = int((bottom - top) / step) + 1
    canvas.add(merged(ellipse(0, top + i * step, r) for i in range(count)), fill, INK, 0.7)


# ---- arms ----------------------------------------------------------------------------------------------------------


def raised_arm(canvas: Canvas, sleeve: Fabric, cuff: Fabric, grip: Point = (58, -54)) -> None:
    """The forearm on the right, lifted to grip a shaft at `grip`."""
    x, y = grip
    wear(
        canvas,
        [
            K(x + 3, y + 15),
            K(x + 20, y + 8),
            (x + 26, y + 15),
            K(86, y + 27),
            K(86, foot(86)),
            K(x - 12, foot(x - 12)),
            (x - 5, y + 30),
        ],
        sleeve,
    )
    wear(
        canvas,
        [
            K(x + 1, y + 18),
            (x + 10, y + 15.5),
            K(x + 21.5, y + 9.5),
            K(x + 18, y + 2.6),
            (x + 8, y + 8.4),
            K(x - 2, y + 11),
        ],
        cuff,
    )
    canvas.at(placed(x, y), drawn(fist))


def folded_arm(
    canvas: Canvas, sleeve: Fabric, cuff: Fabric, hand: Draw = flat_hand, at: Point = (-23, -26), turn: float = -10
) -> None:
    """The forearm from the left edge, the hand coming forward over the breast."""
    x, y = at
    edge = y - 12 + (x + 62) * 0.62
    upper: Point = ((x - 110) / 2, (edge + y - 12) / 2 - 2.5)
    lower: Point = ((x - 87) / 2, (y + 33) / 2 + 1.5)
    wear(
        canvas,
        [K(-86, edge), upper, K(x - 24, y - 12), K(x - 17, y + 15), lower, K(-70, foot(-70)), K(-86, foot(-86))],
        sleeve,
    )
    canvas.at(placed(x, y, 1, turn, mirror=True), drawn(hand))
    wear(
        canvas,
        [
            K(x - 27, y - 14),
            K(x - 17, y - 13.5),
            (x - 14.6, y),
            K(x - 13, y + 14),
            K(x - 22, y + 17.5),
            (x - 25.6, y + 2),
        ],
        cuff,
    )


def holding(flower: Draw, hand: Draw, lean: float = 0) -> Draw:
    """A hand with what it holds behind the fingers."""

    def draw(canvas: Canvas) -> None:
        canvas.at(placed(0, 0, 1.18, lean), drawn(flower))
        hand(canvas)

    return draw


def throat(canvas: Canvas) -> None:
    """The neck, where a collar leaves it bare."""
    canvas.at(placed(*HEAD, HEAD_SCALE), drawn(lambda c: neck(c, 0)))


# ---- heads ---------------------------------------------------------------------------------------------------------


def head(canvas: Canvas, steps: Sequence[Draw], right: bool, hat: Draw, lift: float = -12) -> None:
    """A head with its hair, and its headgear upright on top."""
    canvas.at(placed(*HEAD, HEAD_SCALE, 0, right), drawn(*steps))
    canvas.at(placed(HEAD[0], HEAD[1] + lift * HEAD_SCALE, HEAD_SCALE), drawn(hat))


def kingly(tint: Tint, beard: Callable[[Canvas, Tint], None]) -> list[Draw]:
    """A bearded head in three-quarter view."""
    return [
        lambda c: face(c, 2.4),
        lambda c: beard(c, tint),
        lambda c: side_curl(c, tint, False),
        lambda c: side_curl(c, tint, True, 0.6),
    ]


def queenly(tint: Tint, length: float = 42) -> list[Draw]:
    """A lady's head with long hair."""
    return [
        lambda c: face(c, 1.5, young=True),
        lambda c: tresses(c, tint, False, length),
        lambda c: tresses(c, tint, True, length),
    ]


def braided(tint: Tint, tie: str) -> list[Draw]:
    """A lady's head with two plaits."""
    return [
        lambda c: face(c, 1.5, young=True),
        lambda c: plaits(c, tint, False, tie),
        lambda c: plaits(c, tint, True, tie),
    ]


def pagelike(tint: Tint) -> list[Draw]:
    """A shaven head with bobbed hair."""
    return [lambda c: face(c, 1.9), lambda c: bob(c, tint, False), lambda c: bob(c, tint, True, 0.6)]


# ---- the twelve ----------------------------------------------------------------------------------------------------


def king_of_spades(c: Canvas) -> None:
    """Grey forked beard, imperial crown, sword upright."""
    gold_chevrons = fabric(RED, chevrons(GOLD, 9, 3.6, 5, 7, turn=28))
    king_robe(
        c,
        fabric(BLUE, sown(fleuron, GOLD, 24, 26, 6.5, 1.2, origin=(0, -8))),
        fabric(GOLD, lozenges(INK, 11, 16, origin=(0, -40))),
        fabric(
            WHITE,
            sown(suit_sign("S", 9), INK, 59, 25, 4.4, origin=(-29.5, -34)),
            sown(suit_sign("S", 9), INK, 59, 25, 4.4, origin=(0, -34)),
        ),
    )
    throat(c)
    tippet(c)
    chain(c)
    c.at(placed(58, -54), drawn(lambda d: sword(d, 94)))
    raised_arm(c, gold_chevrons, fabric(GOLD, ruled(INK, 3, 0.6, 60)))
    folded_arm(c, gold_chevrons, fabric(GOLD, ruled(INK, 3, 0.6)))
    head(c, [*kingly(GREY, forked_beard), furrows], True, lambda d: imperial_crown(d, RED))


def king_of_hearts(c: Canvas) -> None:
    """Fair curled beard without moustache, sword behind the head."""
    c.at(placed(50, -90, 1, -62), drawn(lambda d: sword(d, 108)))
    blue_bars = fabric(BLUE, stripes(GOLD, 8, 3, turn=-30))
    king_robe(
        c,
        fabric(RED, lozenges(GOLD, 22, 26, size=0.5, origin=(0, -6)), lozenges(RED, 22, 26, size=0.2, origin=(0, -6))),
        fabric(WHITE, sown(suit_sign("H", 10), RED, 18, 18, 5, origin=(0, -32))),
        fabric(GOLD, scales(INK, 8, 6, 0.7)),
    )
    tippet(c)
    wear(
        c,
        [K(57, -72), K(75, -78), (84, -62), K(86, -50), K(86, foot(86)), K(40, foot(40)), (44, -40), (52, -54)],
        blue_bars,
    )
    wear(
        c,
        [K(52.5, -66), (62, -69), K(75.5, -76.5), K(71, -85), (60, -79), K(49.5, -75)],
        fabric(GOLD, ruled(INK, 3, 0.6, 60)),
    )
    c.at(placed(50, -90, 1, -8), drawn(fist))
    folded_arm(c, blue_bars, fabric(GOLD, ruled(INK, 3, 0.6)))
    head(
        c,
        kingly(FAIR, square_beard),
        False,
        lambda d: fleury_crown(d, RED, SAPPHIRES),
    )


def king_of_diamonds(c: Canvas) -> None:
    """Profile to the left, antique crown, battle-axe."""
    plates = fabric(BLUE, scales(GOLD, 9, 7, 0.9, turn=20))
    king_robe(
        c,
        fabric(GOLD, checks(RED, 13, 45, origin=(0, -20)), sown(dot, GOLD, 18.38, 18.38, 3, 1.8, origin=(9.19, -20))),
        fabric(
            BLUE,
            chevrons(GOLD, 14, 5, 8, 24, origin=(24, -10)),
            sown(suit_sign("D", 8), WHITE, 60, 14, 4, origin=(0, -17)),
        ),
        fabric(WHITE, stripes(INK, 400, 2.2, 90, origin=(0, 0)), ruled(INK, 4, 1.3, 90)),
    )
    throat(c)
    tippet(c)
    c.at(placed(55, -54), drawn(lambda d: battle_axe(d, -90, 40)))
    raised_arm(c, plates, fabric(RED, ruled(GOLD, 3, 0.8, 60)), (55, -54))
    folded_arm(c, plates, fabric(RED, ruled(GOLD, 3, 0.8)))
    head(
        c,
        [lambda d: profile(d, 2.4), lambda d: profile_beard(d, RUST), lambda d: side_curl(d, RUST, True, -2)],
        False,
        lambda d: radiate_crown(d, BLUE, RUBIES),
    )


def king_of_clubs(c: Canvas) -> None:
    """Black beard, velvet crown, orb in hand and sword on the shoulder."""
    velvet = fabric(RED, lozenges(INK, 9, 13, turn=30))
    king_robe(
        c,
        fabric(INK, sown(trefoil, GOLD, 20, 24, 5, 1.35, origin=(0, -10))),
        fabric(RED, stripes(GOLD, 12, 3, origin=(-1.5, 0)), sown(dot, INK, 24, 8, 1, 1.1, origin=(0, 0))),
        fabric(WHITE, stripes(BLUE, 5, 2.5, 60)),
    )
    throat(c)
    tippet(c)
    chain(c)
    c.at(placed(54, -52, 1, 11), drawn(lambda d: sword(d, 96)))
    raised_arm(c, velvet, fabric(GOLD, ruled(INK, 3, 0.6, 60)), (54, -52))
    c.at(placed(-46, -60), drawn(lambda d: orb(d, 15)))
    folded_arm(c, velvet, fabric(GOLD, ruled(INK, 3, 0.6)), flat_hand, (-36, -34), 0)
    head(
        c,
        kingly(DARK, full_beard),
        False,
        lambda d: trefoil_crown(d, BLUE, RUBIES),
    )


def queen_of_spades(c: Canvas) -> None:
    """Dark hair, white veil, sceptre and lily."""
    veil(c, fabric(WHITE, sown(quatrefoil, BLUE, 13, 15, 3.4, 0.66, origin=(0, -100))))
    bosom(c)
    gown(
        c,
        fabric(GOLD, lozenges(INK, 9, 13, origin=(0, -40))),
        fabric(INK, ruled(GOLD, 5, 0.9, origin=(2.5, 0))),
        fabric(BLUE, sown(star, GOLD, 22, 24, 5.5, 1.15, origin=(0, -8))),
        GOLD,
    )
    necklace(c, BLUE)
    c.at(placed(58, -54), drawn(lambda d: sceptre(d, -96, 40, "S", INK)))
    sleeve = fabric(WHITE, chevrons(INK, 9, 3, 5, 7, turn=28))
    raised_arm(c, sleeve, fabric(GOLD, ruled(INK, 3, 0.6, 60)))
    folded_arm(
        c, sleeve, fabric(GOLD, ruled(INK, 3, 0.6)), holding(lambda d: lily(d, leaf=GOLD), pinch, 14), (-42, -32), 0
    )
    head(c, queenly(DARK), True, lambda d: coronet(d, "S", INK, RUBIES, RED))


def queen_of_hearts(c: Canvas) -> None:
    """Fair hair, blue veil, a rose."""
    veil(c, fabric(BLUE, sown(dot, GOLD, 10, 12, 2.4, 1.2, origin=(0, -100))))
    bosom(c)
    gown(
        c,
        fabric(WHITE, sown(suit_sign("H", 8), RED, 40, 11, 3.4, origin=(0, -46))),
        fabric(GOLD, lozenges(RED, 9, 12, size=0.55)),
        fabric(RED, sown(quatrefoil, GOLD, 20, 22, 5, 1.05, origin=(0, -8))),
        BLUE,
    )
    necklace(c, RED)
    sleeve = fabric(WHITE, stripes(RED, 7, 3.2, -60))
    folded_arm(c, sleeve, fabric(GOLD, ruled(INK, 3, 0.6)), holding(rose, pinch, 14), (-42, -33), 0)
    head(c, queenly(FAIR), False, lambda d: coronet(d, "H", RED, SAPPHIRES, WHITE))


def queen_of_diamonds(c: Canvas) -> None:
    """Auburn hair, a lace collar, a marguerite."""
    lace_fan(c, RED)
    bosom(c)
    gown(
        c,
        fabric(RED, scales(GOLD, 8, 7, 0.9)),
        fabric(WHITE, stripes(BLUE, 6, 2.4)),
        fabric(
            GOLD, lozenges(BLUE, 15, 21, size=0.62, origin=(0, -4)), lozenges(WHITE, 15, 21, size=0.22, origin=(0, -4))
        ),
        BLUE,
    )
    necklace(c, BLUE)
    sleeve = fabric(RED, lozenges(GOLD, 9, 13, size=0.6, turn=60))
    folded_arm(c, sleeve, fabric(WHITE, ruled(INK, 3, 0.6)), holding(daisy, pinch, 14), (-42, -33), 0)
    head(c, queenly(RUST), True, lambda d: coronet(d, "D", RED, RUBIES, BLUE, GOLD))


def queen_of_clubs(c: Canvas) -> None:
    """Brown plaits, golden veil, a carnation."""
    veil(c, fabric(GOLD, ruled(INK, 5, 0.6, 18)))
    bosom(c)
    gown(
        c,
        fabric(BLUE, sown(trefoil, GOLD, 40, 26, 3.4, 0.9, origin=(0, -40))),
        fabric(RED, chevrons(GOLD, 8, 2.6, 5, 6)),
        fabric(WHITE, sown(trefoil, INK, 22, 26, 4, 1.45, origin=(0, -8))),
        GOLD,
    )
    necklace(c, RED)
    sleeve = fabric(BLUE, ruled(GOLD, 5, 1.1, 60))
    folded_arm(c, sleeve, fabric(GOLD, ruled(INK, 3, 0.6)), holding(pink, pinch, 14), (-42, -33), 0)
    head(c, braided(BROWN, RED), False, lambda d: coronet(d, "C", INK, SAPPHIRES, RED))


def knave_of_spades(c: Canvas) -> None:
    """Profile to the right, beret, beaded pike."""
    sleeve = fabric(INK, sown(dot, GOLD, 11, 11, 2.5, 1.5, turn=20))
    throat(c)
    tunic(
        c,
        fabric(BLUE, chevrons(GOLD, 16, 5, 9, 14)),
        fabric(GOLD, ruled(INK, 5, 0.7)),
        fabric(RED, stripes(GOLD, 11, 4, 8)),
    )
    buttons(c, -44, -4, 8, WHITE)
    flat_collar(c, fabric(INK, sown(dot, GOLD, 9, 9, 2.5, 1.2, origin=(0, -58))))
    c.at(placed(58, -54), drawn(lambda d: beaded_pike(d, -97, 40)))
    raised_arm(c, sleeve, fabric(BLUE, ruled(GOLD, 3, 0.8, 60)))
    folded_arm(c, sleeve, fabric(BLUE, ruled(GOLD, 3, 0.8)))
    head(c, [lambda d: profile(d, 1.9), lambda d: bob(d, FAIR, True, -2)], True, lambda d: beret(d, INK, GOLD, RED))


def knave_of_hearts(c: Canvas) -> None:
    """Profile to the left, leaf in hand, halberd behind."""
    c.at(placed(56, -60), drawn(lambda d: halberd(d, -91, 45)))
    sleeve = fabric(BLUE, scales(GOLD, 9, 7, 0.9))
    throat(c)
    tunic(
        c,
        fabric(RED, stripes(GOLD, 14, 4, origin=(-2, 0)), sown(suit_sign("H", 8), WHITE, 28, 20, 3, origin=(0, -36))),
        fabric(GOLD, ruled(RED, 5, 1.0)),
        fabric(WHITE, stripes(RED, 10, 4.4, -8)),
    )
    dagged_collar(c, fabric(BLUE, ruled(GOLD, 5, 0.8)))
    folded_arm(c, sleeve, fabric(RED, ruled(GOLD, 3, 0.8)), holding(oak_leaf, pinch, 16), (-44, -36), 0)
    head(
        c, [lambda d: profile(d, 1.9), lambda d: bob(d, RUST, True, -2)], False, lambda d: bycocket(d, RED, GOLD, BLUE)
    )


def knave_of_diamonds(c: Canvas) -> None:
    """Slashed bonnet, halberd."""
    sleeve = fabric(RED, lozenges(GOLD, 9, 13, turn=30))
    throat(c)
    tunic(
        c,
        fabric(GOLD, lozenges(BLUE, 14, 20, origin=(0, -38)), lozenges(WHITE, 14, 20, size=0.3, origin=(0, -38))),
        fabric(WHITE, ruled(BLUE, 5, 0.8)),
        fabric(BLUE, stripes(WHITE, 11, 4, 0)),
    )
    ruff(c)
    c.at(placed(58, -54), drawn(lambda d: halberd(d, -97, 40, BLUE)))
    raised_arm(c, sleeve, fabric(WHITE, ruled(INK, 3, 0.6, 60)))
    folded_arm(c, sleeve, fabric(WHITE, ruled(INK, 3, 0.6)))
    head(c, [*pagelike(FAIR), smile], True, lambda d: slashed_bonnet(d, BLUE, GOLD, WHITE), -14)


def knave_of_clubs(c: Canvas) -> None:
    """Tall cap with a plume, arrow."""
    sleeve = fabric(WHITE, stripes(INK, 8, 3.6, 30))
    throat(c)
    tunic(
        c,
        fabric(RED, sown(trefoil, GOLD, 20, 16, 4, 1.2, origin=(0, -30))),
        fabric(BLUE, ruled(GOLD, 6, 0.9)),
        fabric(INK, stripes(GOLD, 11, 3.2, 8)),
    )
    flat_collar(c, fabric(GOLD, lozenges(RED, 10, 14, origin=(0, -58))))
    c.at(placed(58, -54), drawn(lambda d: arrow(d, -97, 40)))
    raised_arm(c, sleeve, fabric(RED, ruled(GOLD, 3, 0.8, 60)))
    folded_arm(c, sleeve, fabric(RED, ruled(GOLD, 3, 0.8)))
    head(c, pagelike(DARK), False, lambda d: tall_cap(d, BLUE, RED, GOLD))


COURTS: dict[str, Draw] = {
    "KS": king_of_spades,
    "KH": king_of_hearts,
    "KD": king_of_diamonds,
    "KC": king_of_clubs,
    "QS": queen_of_spades,
    "QH": queen_of_hearts,
    "QD": queen_of_diamonds,
    "QC": queen_of_clubs,
    "JS": knave_of_spades,
    "JH": knave_of_hearts,
    "JD": knave_of_diamonds,
    "JC": knave_of_clubs,
}


# ---- frame and band ------------------------------------------------------------------------------------------------


def band(canvas: Canvas, ground: str, device: str, half: float = 7.5) -> None:
    """The sash over the joint, with devices that read the same from both ends."""
    w = HALF_WIDTH
    box = [(-w, foot(-w) - half), (w, foot(w) - half), (w, foot(w) + half), (-w, foot(-w) + half)]
    canvas.add(poly(box), INK)
    inner = [
        (-w, foot(-w) - half + 1.2),
        (w, foot(w) - half + 1.2),
        (w, foot(w) + half - 1.2),
        (-w, foot(-w) + half - 1.2),
    ]
    canvas.add(poly(inner), ground)
    for off in (-half + 2.8, half - 2.8):
        line(canvas, [(-w, foot(-w) + off), (w, foot(w) + off)], 0.7)
    lozenge = [
        poly([(x - 5, foot(x - 5)), (x, foot(x) - 3.4), (x + 5, foot(x + 5)), (x, foot(x) + 3.4)])
        for x in range(-72, 73, 18)
    ]
    canvas.add(merged(lozenge), device, INK, 0.6)
    canvas.add(merged(ellipse(x, foot(x), 1.7) for x in range(-81, 82, 18)), WHITE, INK, 0.6)


BANDS = {"S": (GOLD, BLUE), "H": (GOLD, RED), "D": (RED, GOLD), "C": (GOLD, INK)}


def double_headed(canvas: Canvas, half: Canvas, sash: tuple[str, str], scale: float) -> None:
    """A half figure drawn both ways up, the sash over the joint and the hairline box round it."""
    placing = placed(*CENTRE, scale)
    joint, upright, over = Canvas(), Canvas(), Canvas()
    band(joint, *sash)
    upright.at(placing, half.pruned(joint))
    canvas.both_ways(upright)
    joint.add(rectangle(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT), None, INK, 1.3)
    over.at(placing, joint)
    canvas.extend(over)


def draw_court(canvas: Canvas, rank: str, suit: str, colour: str, scale: float = 1.0) -> None:
    """A whole court card."""
    half = drawn(COURTS[rank + suit])
    half.add(pip(suit, -66, -132, 34), colour)
    double_headed(canvas, half, BANDS[suit], scale)
