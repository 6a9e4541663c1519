"""What is printed on a cloth, as data: lines, spaces, numbers and names, in measures of its own.

It is stretched to the part of the table that it is given; letters keep their shape.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Ink = Literal["red", "black", "green", ""]
Point = tuple[float, float]

DEEP, PIECES = .26, 10                           # of a rounded end's height: each of its curves; made of so many lines


@dataclass(frozen=True, slots=True)
class Line:
    """From point to point; `dashed` where it only marks how far something goes."""

    points: tuple[Point, ...]
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A word or number about its middle, on an oval or a lozenge of some colour, or on the cloth itself."""

    text: str
    x: float
    y: float
    size: float
    on: Literal["oval", "lozenge", ""] = ""
    ink: Ink = ""
    wide: float = 0                              # of what it lies on, and how high
    high: float = 0
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Space:
    """A closed space of a colour, by its corners from the upper left onwards; the left end may be rounded."""

    points: tuple[Point, ...]
    ink: Ink = ""
    rounded: bool = False

    @property
    def edge(self) -> tuple[Point, ...]:
        """Its corners; where an end is rounded, points along it that lie so close that no corner is seen."""
        if not self.rounded:
            return self.points
        upper, right, lower, left = self.points
        middle, deep = (upper[0] + right[0]) / 2, DEEP * (left[1] - upper[1])
        return (right, *_bent((middle, upper[1]), upper, (upper[0], upper[1] + deep)),
                *_bent((left[0], left[1] - deep), left, (middle, left[1])), lower)


def _bent(start: Point, control: Point, end: Point) -> tuple[Point, ...]:
    """Points along a quadratic curve."""
    parts = [n / PIECES for n in range(PIECES + 1)]
    x, y = [[(1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for t in parts]
            for a, b, c in zip(start, control, end)]
    return tuple(zip(x, y))


@dataclass(frozen=True, slots=True)
class Printed:
    """All that is printed, on a cloth so `wide` and `high` in its own measures, which lies between these fractions of
    the table.  `closed` is the part of it that is veiled when nothing more may be staked, by its upper left and lower
    right corner; all of it, if it is not said."""

    wide: float
    high: float
    left: float
    top: float
    right: float
    bottom: float
    spaces: tuple[Space, ...] = ()
    lines: tuple[Line, ...] = ()
    marks: tuple[Mark, ...] = ()
    closed: tuple[Point, Point] | None = None

    def at(self, x: float, y: float) -> Point:
        """A point of the print in fractions of the table."""
        return (self.left + x / self.wide * (self.right - self.left),
                self.top + y / self.high * (self.bottom - self.top))

    def across(self, wide: float, high: float) -> Point:
        """A width and a height of the print in fractions of the table."""
        return wide / self.wide * (self.right - self.left), high / self.high * (self.bottom - self.top)
