"""Where things lie at Trente et Quarante: shoe and talon at the left, the two rows, below them one half of the cloth.

The book prints its cloth as a picture that has not come down to us; this one is ours, after the usual cloth.  All
measures are those of the drawing, a table of 1012 by 780.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cardtable.games.trente_et_quarante.coup import THIRTY
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, SpotPlace, ZonePlace, at_table, bottom, holders
from cardtable.showing.printed import Line, Mark, Point, Printed, Space

WIDE, HIGH = 1012.0, 780.0
LEFT, RIGHT, TOP, BAND = 196.0, 816.0, 372.0, 122.0      # of Rouge and Noir
FOOT, MIDDLE = TOP + BAND, (LEFT + RIGHT) / 2
DEEP, INNER_DEEP = 184.0, 130.0                  # of the point of Couleur below them, and of that of Inverse
INNER = 149.0                                    # from the middle to a corner of Inverse
BACKED = TOP + 66                                # how low counters lie on Rouge and Noir
JAIL, CELL = 12.0, 5.0                           # from an edge to the dashed line beyond it, and to prisoners
CELLS = 76.0, 100.0                              # where along it they lie, clear of the talon and the pricked card
ROWS = (158.0, 270.0)                            # how low the rows lie
FIRST, COUNT = 282.0, 708.0                      # where they begin, and the coins with their points
NAME = 24.0
PRINT = (140.0, 110.0, 840.0, 712.0)             # the part of the table on which anything is printed
APART = 40.0                                     # from counter to counter
MOST = 5                                         # punters, each of whom may have one on a place

COULEUR = ((LEFT, FOOT), (RIGHT, FOOT), (MIDDLE, FOOT + DEEP))
INVERSE = ((MIDDLE - INNER, FOOT), (MIDDLE + INNER, FOOT), (MIDDLE, FOOT + INNER_DEEP))
ON_COULEUR = ((676, 524), (638, 556), (716, 517), (676, 563), (752, 511))
ON_INVERSE = {1: ((MIDDLE, 557),), 2: ((486, 557), (526, 557)), 3: ((466, 551), (506, 551), (546, 551)),
              4: ((466, 547), (506, 547), (546, 547), (506, 584)),
              5: ((466, 545), (506, 545), (546, 545), (487, 581), (525, 581))}


def at(x: float, y: float) -> Point:
    """A point of the drawing, in fractions of the table."""
    return x / WIDE, y / HIGH


def _in_row(x: float, y: float) -> tuple[tuple[Point, ...], ...]:
    """One to five counters side by side about a point."""
    return tuple([tuple([at(x + (n - (many - 1) / 2) * APART, y) for n in range(many)])
                  for many in range(1, MOST + 1)])


def _spot(name: str, corners: Sequence[Point], beside: tuple[tuple[Point, ...], ...], prison: Point,
          own: Point | None = None) -> SpotPlace:
    """A place by its corners, where counters lie on it, the first in prison, and a point that is its own."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    middle = at(x, y)
    return SpotPlace(name=name, x=middle[0], y=middle[1], across=at(max(xs) - min(xs), max(ys) - min(ys)), quiet=True,
                     space=True, beside=beside, aside=at(prison[0] - x, prison[1] - y),
                     outline=tuple([at(*corner) for corner in corners]) if len(corners) == 3 else (),
                     own=at(*own) if own else None)


def _half(left: float, right: float) -> tuple[Point, ...]:
    return (left, TOP), (right, TOP), (right, FOOT), (left, FOOT)


SPOTS = (
    _spot("rouge", _half(LEFT, MIDDLE), _in_row((LEFT + MIDDLE) / 2, BACKED), (LEFT + CELLS[0], TOP - CELL)),
    _spot("noir", _half(MIDDLE, RIGHT), _in_row((RIGHT + MIDDLE) / 2, BACKED), (RIGHT - CELLS[1], TOP - CELL)),
    _spot("couleur", COULEUR, tuple([tuple([at(*one) for one in ON_COULEUR[:many]]) for many in range(1, MOST + 1)]),
          (668, 604), own=(336, 535)),
    _spot("inverse", INVERSE, tuple([tuple([at(*one) for one in ON_INVERSE[many]]) for many in range(1, MOST + 1)]),
          (344, 604), own=(MIDDLE, FOOT + 45)))


def _printed() -> Printed:
    left, top, right, bottom_ = PRINT

    def on(*points: Point) -> tuple[Point, ...]:
        return tuple([(x - left, y - top) for x, y in points])

    def mark(text: str, x: float, y: float, size: float = NAME) -> Mark:
        return Mark(text, x - left, y - top, size, italic=True)

    def lozenge(ink: str, x: float, y: float, wide: float, high: float) -> Mark:
        return Mark("", x - left, y - top, NAME, "lozenge", "red" if ink == "red" else "black", wide, high)

    beyond = JAIL + 4
    return Printed(
        right - left, bottom_ - top, left / WIDE, top / HIGH, right / WIDE, bottom_ / HIGH,
        (Space(on(*_half(LEFT, MIDDLE))), Space(on(*_half(MIDDLE, RIGHT))), Space(on(*COULEUR)), Space(on(*INVERSE))),
        (Line(on((LEFT, TOP - JAIL), (RIGHT, TOP - JAIL)), dashed=True),
         Line(on((LEFT - 6, FOOT + beyond), (MIDDLE, FOOT + DEEP + beyond), (RIGHT + 6, FOOT + beyond)), dashed=True)),
        (lozenge("red", (LEFT + MIDDLE) / 2, BACKED, 120, 60), lozenge("black", (RIGHT + MIDDLE) / 2, BACKED, 120, 60),
         mark("Rouge", LEFT + 52, TOP + 22), mark("Noir", RIGHT - 48, TOP + 22), mark("Couleur", 336, 535),
         mark("Inverse", MIDDLE, FOOT + 22, 22),
         lozenge("black", 220, ROWS[0] - 8, 50, 27), lozenge("red", 220, ROWS[1] - 8, 50, 27),
         mark("Noir", 220, ROWS[0] + 22, 17), mark("Rouge", 220, ROWS[1] + 22, 17)),
        closed=((LEFT - beyond - left, TOP - beyond - JAIL - top),
                (RIGHT + beyond - left, FOOT + DEEP + beyond + 6 - top)))


PRINTED = _printed()
ZONES = (
    ZonePlace(zone="shoe", x=.088, y=.150, width=70, caption="below"),
    ZonePlace(zone="talon", x=.096, y=.350, width=46, faces=False, turn=8, caption="below"),
    ZonePlace(zone="noir", x=FIRST / WIDE, y=ROWS[0] / HIGH, shape="row", anchor=0, width=76, step=.8, most=.355,
              caption="above"),
    ZonePlace(zone="rouge", x=FIRST / WIDE, y=ROWS[1] / HIGH, shape="row", anchor=0, width=76, step=.8, most=.355))

OWN = PlatePlace(at=0, x=.490, y=.938, speech="above", large=(.467, .938))
SIDES = {"LL": (.098, .690), "LU": (.098, .555), "RU": (.902, .555), "RL": (.902, .690)}
LARGE = {"LL": (.112, .775), "LU": (.112, .655), "RU": (.888, .655), "RL": (.888, .775)}     # with large letters
OTHERS = {0: (), 1: ("LU",), 2: ("LU", "RU"), 3: ("LL", "LU", "RU"), 4: ("LL", "LU", "RU", "RL")}
BANK = PlatePlace(at=-1, x=.430, y=.036)        # the tailleur, or who is the bank

def past(deal: Deal) -> tuple[int, ...]:
    """The last coups, as the card has them pricked: by bits what has won, or below nothing the equal points."""
    found = []
    for coup in getattr(deal, "past", ())[-11:]:
        found.append(sum([1 << n for n, name in enumerate(("noir", "rouge", "couleur", "inverse"))
                          if name in coup.winners]) or THIRTY - coup.noir)
    return tuple(found)


DEVICES = (
    DevicePlace(kind="basket", x=.096, y=.350, caption=False),
    DevicePlace(kind="row points", x=COUNT / WIDE, y=(ROWS[0] + ROWS[1]) / 2 / HIGH, caption=False),
    DevicePlace(kind="pricked card", x=.905, y=.262, large=(.905, .285), shows=past),
    DevicePlace(kind="cry beside", x=.676, y=.055, caption=False),
    DevicePlace(kind="counters", at=0, x=.209, y=.938, caption=False),
)


@cache
def _table(others: int, bank: int) -> Places:
    """With so many others; `bank` is the place at the table of a player who is the bank, -1 where the house is."""
    left = [place for place in range(1, others + 1) if place != bank]
    plates = [OWN, *[PlatePlace(at=place, x=SIDES[side][0], y=SIDES[side][1], speech="above", large=LARGE[side])
                     for place, side in zip(left, OTHERS[len(left)], strict=True)]]
    if bank > 0:
        plates.append(replace(BANK, at=bank, speech="below", large=(BANK.x, .030)))
    return Places(zones=ZONES, plates=tuple(plates), devices=DEVICES, spots=SPOTS, printed=PRINTED, reading=(.80, .878),
                  spot_verb="place", carry_verb="move", return_verb="take", tokens=(.985, .938), tokens_end=True,
                  small_tokens=0, close_tokens=True, close_plates=True, moulds=True,
                  croupier=BANK if bank < 0 else None)


def places(match: Series, deal: Deal) -> Places:
    """The table, the same through the evening."""
    banker = getattr(deal, "banker", None)
    below = bottom(deal, -1 if deal.viewer is None else deal.viewer)
    return _table(holders(deal) - 1, -1 if banker is None else at_table(deal, banker, below))
