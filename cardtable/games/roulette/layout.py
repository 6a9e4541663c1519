"""Where things lie at Roulette: the wheel and the tableau, below them one half of the cloth, zero next to the wheel.

All measures of the cloth are those of the drawing, 932 by 291, but that a number is 62 wide instead of 65 and a dozen
160 instead of 92, so that five counters have room beside its name; the numbers are 3 above 2 above 1.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardtable.games.roulette.chances import CHANCES, DOZENS, LOWER, RED, Chance, plein
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, SpotPlace
from cardtable.showing.printed import Line, Mark, Point, Printed, Space

WIDE, HIGH = 964.0, 291.0
ZERO, CELL, ROW, BAND, COLUMN = 60.0, 62.0, 47.0, 75.0, 160.0
LEFT = .5 - WIDE / 2 / 1012                      # in the middle of the cloth
GRID, ROWS = 12 * CELL, 3 * ROW                  # the thirty-six numbers
END = ZERO + GRID                                # where the columns begin
LINE, CROSSING = 12.0, 13.0                      # to both sides of a line, and round a crossing, a coin is on it
BANDS = (("rouge", "impair", "manque"), ("noir", "pair", "passe"))      # above and below, from zero (002:16556-16561)
JAIL = 22.0                                      # from the edge of a band to a stake in prison, and to the next
OFF_WHEEL = {"rouge": 42.0}                      # so far right of the middle prisoners lie, clear of the wheel's rim
NUMBER, NAME = 21.0, 23.0                        # sizes of letters
MOST = 5                                         # punters, each of whom may have a counter on a place
SMALL = .8                                       # of a usual counter, where a place is narrow
OF_TWELVE = {"dozen": 24.0, "column": 29.0}      # the middle of its name, from the left of a place of twelve numbers
BESIDE_TWELVE = {"dozen": (54.0, 138.0), "column": (64.0, 148.0)}        # there the first of five counters, the last
ONE_BESIDE, STEP_BESIDE = 108.0, 25.0            # there one alone, and from the one to the other of a few
IN_LOZENGE = ((0.0, 0.0), (39.0, 0.0), (-39.0, 0.0), (78.0, 0.0))       # its name lies in the corner
BESIDE_NAME = ((60.0, 0.0), (-60.0, 0.0), (97.0, 0.0), (-97.0, 0.0))
FIVE_BESIDE = ((60.0, -18.0), (60.0, 18.0), (-60.0, 0.0), (97.0, 0.0), (-97.0, 0.0))

Box = tuple[float, float, float, float]          # middle, width, height


def _cell(number: int) -> Point:
    """The middle of a number."""
    column, row = divmod(number - 1, 3)
    return ZERO + (column + .5) * CELL, BAND + (2.5 - row) * ROW


def _of_numbers(chance: Chance) -> Box:
    """Where a coin on numbers lies, and the room about it."""
    some = sorted(chance.covers)
    if some == [0]:
        return ZERO / 2, HIGH / 2, ZERO, ROWS
    if not some[0]:
        if len(some) == 2:
            return ZERO, _cell(some[1])[1], 2 * LINE, ROW - 2 * CROSSING
        down = ROWS if len(some) == 4 else ROW if some[1:] == [2, 3] else 2 * ROW
        return ZERO, BAND + down, 2 * CROSSING, 2 * CROSSING
    xs, ys = [_cell(number)[0] for number in some], [_cell(number)[1] for number in some]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    match chance.kind:
        case "plein":
            return x, y, CELL, ROW
        case "cheval":
            return (x, y, 2 * LINE, ROW) if xs[0] != xs[1] else (x, y, CELL, 2 * LINE)
        case "transversale":
            return x, BAND + ROWS, CELL, 2 * LINE
        case "sixaine":
            return x, BAND + ROWS, 2 * CROSSING, 2 * CROSSING
        case _:
            return x, y, 2 * CROSSING, 2 * CROSSING


def _of_twelve(spot: str) -> Box:
    """Dozens at the ends of the bands, the first outermost; columns at the end of the rows."""
    lower, name = spot.endswith(LOWER), spot.removesuffix(LOWER)
    if name.startswith("column"):
        columns = [int(n) for n in name.split("-")[1:]]
        y = BAND + sum([3.5 - n for n in columns]) / len(columns) * ROW
        return END + COLUMN / 2, y, COLUMN, ROW if len(columns) == 1 else 2 * LINE
    third, rows = BAND / 3, [DOZENS.index(one) for one in name.split("-")]
    y = (sum(rows) / len(rows) + .5) * third
    return END + COLUMN / 2, HIGH - y if lower else y, COLUMN, third if len(rows) == 1 else 2 * LINE / 3


def _of_eighteen(spot: str) -> Box:
    """The even chances in two bands, and the lines between them."""
    some = spot.split("-")
    upper = some[0] in BANDS[0]
    at = [BANDS[not upper].index(one) for one in some]
    x, y = ZERO + (sum(at) / len(at) + .5) * 4 * CELL, BAND / 2 if upper else HIGH - BAND / 2
    return (x, y, 4 * CELL, BAND) if len(some) == 1 else (x, y, 2 * LINE, BAND)


def box(spot: str) -> Box:
    """The middle of a place, and how wide and high it is."""
    chance = CHANCES[spot]
    return _of_eighteen(spot) if chance.even else _of_numbers(chance) if len(chance.covers) <= 6 else _of_twelve(spot)


def _beside(spot: str, chance: Chance) -> tuple[tuple[Point, ...], ...]:
    """Where one to five counters lie beside the name of their place, from its middle; nothing, where it has none."""
    kind = chance.kind.removeprefix("two ").removesuffix("s")
    if kind in BESIDE_TWELVE:
        return tuple([_in_row(kind, many, between=kind != chance.kind) for many in range(1, MOST + 1)])
    if chance.kind != "even":
        return ()
    if spot in (BANDS[0][0], BANDS[1][0]):
        return tuple([((*IN_LOZENGE, (-78.0, 10.0 if spot == BANDS[0][0] else -10.0))[:many])
                      for many in range(1, MOST + 1)])
    return (*[BESIDE_NAME[:many] for many in range(1, MOST)], FIVE_BESIDE)


def _in_row(kind: str, many: int, between: bool) -> tuple[Point, ...]:
    """So many beside each other on twelve numbers.  Those on the line `between` two names go as far right as there is
    room, so that they lie beside those on either; of five, between these."""
    first, last = BESIDE_TWELVE[kind]
    step = min(STEP_BESIDE, (last - first) / (MOST - 1))
    if between:
        start = last + step / 2 * (kind == "dozen") - step * (many - 1)
    else:
        start = max(first, min(ONE_BESIDE, last - step * (many - 1)))
    return tuple([(start + n * step - COLUMN / 2, 0.0) for n in range(many)])


def _spots(printed: Printed) -> Iterator[SpotPlace]:
    for spot, chance in CHANCES.items():
        x, y, wide, high = box(spot)
        at = printed.at(x, y)
        twelve = len(chance.covers) in (12, 24) and not chance.even
        yield SpotPlace(
            name=spot, x=at[0], y=at[1], across=printed.across(wide, high), quiet=True,
            covers=chance.of or tuple([plein(number) for number in sorted(chance.covers)])
            if chance.kind != "even" else (),
            beside=tuple([tuple([printed.at(x + right, y + down) for right, down in some])
                          for some in _beside(spot, chance)]),
            outline=tuple([printed.at(*point) for point in OF_ZERO.edge]) if chance.covers == {0} else (),
            space=chance.kind in ("plein", "even", "dozen", "column"), counter=SMALL if twelve else 1,
            aside=printed.across(OFF_WHEEL.get(spot, 0.0), (-1 if y < HIGH / 2 else 1) * (BAND / 2 + JAIL / 2))
            if chance.even else (0, 0))


def _lines() -> Iterator[Line]:
    for column in range(13):
        yield Line(((ZERO + column * CELL, BAND), (ZERO + column * CELL, BAND + ROWS)))
    for row in range(4):
        yield Line(((ZERO, BAND + row * ROW), (WIDE, BAND + row * ROW)))
    for top, bottom in ((0.0, BAND), (BAND + ROWS, HIGH)):
        for n in range(4):
            yield Line(((ZERO + 4 * n * CELL, top), (ZERO + 4 * n * CELL, bottom)))
        for n in (1, 2):
            yield Line(((END, top + n * BAND / 3), (WIDE, top + n * BAND / 3)))
    yield Line(((ZERO, 0), (WIDE, 0), (WIDE, HIGH), (ZERO, HIGH)))
    for y in (-JAIL / 2, HIGH + JAIL / 2):
        yield Line(((ZERO, y), (END, y)), dashed=True)


def _marks() -> Iterator[Mark]:
    oval = min(CELL, ROW) * .8
    for number in range(1, 37):
        x, y = _cell(number)
        yield Mark(str(number), x, y, NUMBER, "oval", "red" if number in RED else "black", oval * 1.16, oval)
    yield Mark("0", ZERO * .52, HIGH / 2, NUMBER * 1.4)
    for band, names in enumerate(BANDS):
        for n, name in enumerate(names):
            x, y = ZERO + (4 * n + 2) * CELL, HIGH - BAND / 2 if band else BAND / 2
            if n:
                yield Mark(name.capitalize(), x, y, NAME, italic=True)
            else:
                yield Mark("", x, y, NAME, "lozenge", "black" if band else "red", BAND * 1.32, BAND * .6)
                yield Mark(name.capitalize(), ZERO + 36, HIGH - 15 if band else 15, NAME * .85, italic=True)
    for n in (1, 2, 3):
        yield Mark("column", END + OF_TWELVE["column"], BAND + (3.5 - n) * ROW, 16, italic=True)
    for n, name in enumerate(DOZENS):
        for y in ((n + .5) * BAND / 3, HIGH - (n + .5) * BAND / 3):
            yield Mark(f"{name[:2]} {name[2]}", END + OF_TWELVE["dozen"], y, 16)


OF_ZERO = Space(((0, BAND), (ZERO, BAND), (ZERO, BAND + ROWS), (0, BAND + ROWS)), "green", rounded=True)
PRINTED = Printed(WIDE, HIGH, LEFT, .428, LEFT + WIDE / 1012, .428 + HIGH / 780, (
    OF_ZERO, Space(((ZERO, BAND), (END, BAND), (END, BAND + ROWS), (ZERO, BAND + ROWS)))),
    tuple(_lines()), tuple(_marks()))
SPOTS = tuple(_spots(PRINTED))

OWN = PlatePlace(at=0, x=.496, y=.938, speech="above", large=(.372, .207))
FAR, BELOW = .049, .173                          # how low the others' plates lie, and what lies below them
LARGE = (.890, .670, .450)                       # where the others lie with large letters, from the right
FOURTH = .366, .336                              # and the fourth of them, below one's own plate


def _others(*at: tuple[int, float]) -> tuple[PlatePlace, ...]:
    right = sorted([x for _, x in at], reverse=True)
    large = (*[(x, FAR) for x in LARGE], FOURTH)
    return tuple([PlatePlace(at=n, x=x, y=FAR, speech="below", large=large[right.index(x)]) for n, x in at])


def last(deal: Deal) -> tuple[int, ...]:
    """The number in whose pocket the ball lies; none before the first coup."""
    return getattr(deal, "past", ())[-1:]


def past(deal: Deal) -> tuple[int, ...]:
    """The last coups."""
    return getattr(deal, "past", ())[-15:]


WHEEL = DevicePlace(kind="wheel", x=.176, y=.192, width=280, shows=last, hears="number", caption=False)
TABLEAU = DevicePlace(kind="tableau", x=.675, y=.291, small=(.675, .303), low=(.675, .323), large=(.700, .300),
                      shows=past, caption=False)
RACK = DevicePlace(kind="counters", at=0, x=.209, y=.938, caption=False)
CRY = DevicePlace(kind="cry", x=.483, y=BELOW, low=(.483, .184), large=(.694, .186), caption=False)
CRY_BESIDE = DevicePlace(kind="cry beside", x=.680, y=BELOW, low=(.640, .184), large=(.612, .184), caption=False)
CROUPIER = PlatePlace(at=-1, x=.384, y=FAR)
CROUPIER_BELOW = PlatePlace(at=-1, x=.440, y=BELOW)
AT_MOST_FOUR = Places(
    zones=(), plates=(OWN, *_others((1, .564), (2, .736), (3, .908))), croupier=CROUPIER,
    devices=(WHEEL, TABLEAU, CRY, RACK), spots=SPOTS, printed=PRINTED, reading=(.70, .843),
    spot_verb="place", carry_verb="move", return_verb="take", tokens=(.985, .938), tokens_end=True, small_tokens=0,
    close_tokens=True, close_plates=True, moulds=True)
FIVE = replace(AT_MOST_FOUR, plates=(OWN, *_others((1, .564), (2, .736), (3, .908), (4, .392))),
               croupier=CROUPIER_BELOW, devices=(WHEEL, TABLEAU, CRY_BESIDE, RACK))


def places(match: Series, deal: Deal) -> Places:
    """The table, the same through the evening: with four others the croupier's plate lies below theirs."""
    return FIVE if deal.seats > 4 else AT_MOST_FOUR
