"""Every chance of the cloth: the numbers it covers, what it pays, and how much it bears (002:16541-16652).

Coins are half-francs, since half of a five-franc piece is given back at zero.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

FRANC = 2                                        # in coins
NUMBERS = range(37)
RED = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))       # 002:16694-16696
BLACK = frozenset(range(1, 37)) - RED
WHEEL = (0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18,
         29, 7, 28, 12, 35, 3, 26)
"""The pockets as they follow each other to the right.  The book prints no order; this is the ordinary French one, in
which 35 3 26 0 32 15 adjoin, as its stake on the neighbours of zero needs (002:16741-16745)."""

LEAST, LEAST_OF_TWO = 5 * FRANC, 10 * FRANC      # 002:16650-16652
A_NUMBER = 180 * FRANC                           # 002:16646-16650: other numbers in proportion


class Chance(NamedTuple):
    """What may be staked on.  `pays` is how many coins for one; `most` what each punter may have on it; `of` the two
    even chances of a coin that lies on the line between them."""

    kind: str
    covers: frozenset[int]
    pays: Fraction
    most: int
    even: bool = False
    of: tuple[str, ...] = ()

    @property
    def least(self) -> int:
        """The smallest stake."""
        return LEAST_OF_TWO if self.kind in ("two dozens", "two columns") else LEAST

    def won(self, number: int) -> Fraction:
        """What a coin on it wins when this number comes, -1 where it is lost, 0 where it neither wins nor loses; at
        zero the even chances have rules of their own."""
        if self.of:
            return Fraction(sum(number in CHANCES[one].covers for one in self.of) - 1)
        return self.pays if number in self.covers else Fraction(-1)


OF_NUMBERS = {1: ("plein", 35), 2: ("cheval", 17), 3: ("transversale", 11), 4: ("carré", 8), 6: ("sixaine", 5)}
EVENS = {"rouge": RED, "impair": frozenset(range(1, 37, 2)), "manque": frozenset(range(1, 19)),
         "noir": BLACK, "pair": frozenset(range(2, 37, 2)), "passe": frozenset(range(19, 37))}
PAIRS = (("rouge", "impair"), ("impair", "manque"), ("noir", "pair"), ("pair", "passe"))     # that adjoin on the cloth
DOZENS = ("12P", "12M", "12D")
LOWER = "-noir"                                  # the dozens are on the cloth twice; those of the side of noir


def plein(number: int) -> str:
    """The place of a number."""
    return f"n{number}"


def place(numbers: Iterable[int]) -> str:
    """The place of several: "n17" "17-20", "16-17-18", "16-17-19-20"; of six the first and last, "16-to-21"."""
    found = sorted(numbers)
    if len(found) == 6:
        return f"{found[0]}-to-{found[-1]}"
    return plein(found[0]) if len(found) == 1 else "-".join(map(str, found))


def _of_numbers() -> Iterator[tuple[int, ...]]:
    """All sets of numbers that adjoin on the cloth, as they are combined with one coin (002:16608-16634)."""
    yield from ((number,) for number in NUMBERS)
    yield from ((0, number) for number in (1, 2, 3))
    yield from ((0, 1, 2), (0, 2, 3), (0, 1, 2, 3))
    for first in range(1, 37, 3):
        row = (first, first + 1, first + 2)
        yield row
        yield from (row[:2], row[1:])
        if first < 34:
            yield from ((number, number + 3) for number in row)
            yield from ((number, number + 1, number + 3, number + 4) for number in row[:2])
            yield tuple(range(first, first + 6))


def _chances() -> dict[str, Chance]:
    found: dict[str, Chance] = {}
    for some in _of_numbers():
        kind, odds = OF_NUMBERS[len(some)]
        found[place(some)] = Chance(kind, frozenset(some), Fraction(odds), A_NUMBER * len(some))
    for name, covers in EVENS.items():
        found[name] = Chance("even", covers, Fraction(1), 6000 * FRANC, even=True)
    for one, other in PAIRS:
        covers = found[one].covers | found[other].covers
        found[f"{one}-{other}"] = Chance("two even", covers, Fraction(1), 6000 * FRANC, even=True, of=(one, other))
    dozens = {name: frozenset(range(12 * n + 1, 12 * n + 13)) for n, name in enumerate(DOZENS)}
    columns = {f"column-{n}": frozenset(range(n, 37, 3)) for n in (1, 2, 3)}
    for kind, twelve, two in (("dozen", dozens, "two dozens"), ("column", columns, "two columns")):
        for name, covers in twelve.items():
            found[name] = Chance(kind, covers, Fraction(2), 3000 * FRANC)
        for one, other in pairwise(twelve):
            found[f"{one}-{other.removeprefix('column-')}"] = Chance(two, twelve[one] | twelve[other], Fraction(1, 2),
                                                                     6000 * FRANC)
    for name in [name for name, chance in found.items() if chance.kind in ("dozen", "two dozens")]:
        found[name + LOWER] = found[name]
    return found


CHANCES: dict[str, Chance] = {}
CHANCES |= _chances()
"""By the name of its place, in the order of the cloth."""

LEASTS = {spot: chance.least for spot, chance in CHANCES.items()}
"""The smallest stake on each: asked of every place at every moment."""


ALIKE = {spot: tuple([name for name in (spot.removesuffix(LOWER), spot.removesuffix(LOWER) + LOWER) if name in CHANCES])
         for spot in CHANCES}
"""The places of the same chance, which bear only so much together."""
