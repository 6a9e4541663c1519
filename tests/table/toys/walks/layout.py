"""Where it lies: a grid of five by five, or a cloth of forty-three numbers and chances."""
from __future__ import annotations

from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import Places, PlatePlace, SpotPlace, ZonePlace

CARD = 64                    # width of what lies in the grid


def places(match: Series, deal: Deal) -> Places:
    """By form."""
    cells = tuple([ZonePlace(zone=spot.name, x=spot.x, y=spot.y, width=CARD) for spot in grid()])
    roulette = match.options["form"] == "roulette"
    return Places(
        zones=(ZonePlace(zone="hand", at=0, x=.5, y=.84, shape="fan", role="hand", width=104, drop=False),
               ZonePlace(zone="meld", x=.88, y=.3, shape="row", drop=True), *(() if roulette else cells)),
        plates=(PlatePlace(at=0, x=.5, y=.96),),
        spots=cloth() if roulette else grid(), tokens=(.5, .66))


def grid() -> tuple[SpotPlace, ...]:
    """Rows of five from above."""
    return tuple([SpotPlace(name=f"{letter}{row}", x=.3 + .085 * column, y=.07 + .122 * (row - 1), width=CARD)
                  for row in range(1, 6) for column, letter in enumerate("abcde")])


def cloth() -> tuple[SpotPlace, ...]:
    """Twelve rows of three lie side by side, the zero at their left, the chances below."""
    numbers = [SpotPlace(name=f"n{n}", x=.12 + .062 * ((n - 1) // 3 + 1), y=.36 - .09 * ((n - 1) % 3), width=56,
                         height=62, text=str(n)) for n in range(1, 37)]
    zero = SpotPlace(name="n0", x=.12, y=.27, width=56, height=200, text="0")
    chances = [SpotPlace(name=name, x=.22 + .124 * n, y=.45, width=112, height=56, text=name.capitalize())
               for n, name in enumerate(("low", "even", "red", "black", "odd", "high"))]
    return (zero, *numbers, *chances)
