"""What is called to a croupier, who lays the coins (002:16704-16745; 17392-17404)."""
from __future__ import annotations

from functools import cache

from cardtable.games.roulette.chances import CHANCES, NUMBERS, WHEEL, place, plein

ZERO_AND_FOUR, NEIGHBOURS, PLASTER = "zero-and-four", "neighbours", "plaster"
SPOKEN: dict[str, tuple[str, ...]] = {
    ZERO_AND_FOUR: (), NEIGHBOURS: tuple(map(plein, NUMBERS)), PLASTER: tuple(map(plein, NUMBERS))}
"""By its name, the numbers that may be named with it."""

OF_ZERO = (place((0, 3)), place((32, 35)), plein(26), plein(15))         # 002:16741-16745
ASIDE = 2                                        # of another number: so many pockets to both sides


@cache
def meant(name: str, spot: str) -> tuple[tuple[str, int], ...]:
    """The places, each with how many coins for one: zero and the four first; a number and its neighbours on the wheel,
    of zero with four coins as the book has it; a number with all that touches it on the cloth."""
    if name == ZERO_AND_FOUR:
        return (plein(0), 1), (place((0, 1, 2, 3)), 1)
    number = int(spot[1:])
    if name == NEIGHBOURS:
        at = WHEEL.index(number)
        around = [plein(WHEEL[(at + n) % len(WHEEL)]) for n in range(-ASIDE, ASIDE + 1)]
        return tuple([(one, 1) for one in (around if number else OF_ZERO)])
    return tuple([(one, 1) for one, chance in CHANCES.items() if number in chance.covers and len(chance.covers) <= 6])
