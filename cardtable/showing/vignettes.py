"""The little pictures by which games are chosen, as data: which cards and instruments lie where on a scrap of baize."""
from __future__ import annotations

from dataclasses import dataclass
from math import cos, degrees, radians, sin

WIDE, HIGH = 199, 80
"""The scrap of baize all places are measured on; it is drawn at any size."""
BOX, FLOOR = (150, 140), 134
"""The box an object of a shelf is measured in, cards behind and instruments before them, and where its floor is."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card ("KH", "back") by its middle, turned so many degrees clockwise."""

    card: str
    x: float
    y: float
    turn: float = 0
    width: float = 38


@dataclass(frozen=True, slots=True)
class Shown:
    """An instrument by its middle, showing a score: "slide" as in the list of devices, "coin"; or the "rack" in which
    cards stand, where nothing else is before their feet.

    Any other of the list has shown the `numbers` one after the other, and shows the last; `goal` is its game's.
    """

    kind: str
    x: float
    y: float
    width: float
    score: int = 0
    numbers: tuple[tuple[int, ...], ...] = ()
    goal: int | None = None
    text: str = ""               # what a disc bears


@dataclass(frozen=True, slots=True)
class Vignette:
    """What one form of a game looks like, and a few words on what sets it apart."""

    lying: tuple[Lying, ...]
    shown: tuple[Shown, ...] = ()
    note: str = ""


def held(cards: str, x: float, foot: float, turn: float = 12, width: float = 50,
         below: float = 38) -> tuple[Lying, ...]:
    """Cards standing on a shelf, held open: they turn about a point so far below the foot of the middle one."""
    codes = cards.split()
    radius = below + .7 * width
    places = [radians((n - (len(codes) - 1) / 2) * turn) for n in range(len(codes))]
    return tuple([Lying(card, x + radius * sin(t), foot + below - radius * cos(t), degrees(t), width)
                  for card, t in zip(codes, places, strict=True)])


def fan(cards: str, x: float, y: float, step: float = 17, turn: float = 9, width: float = 38) -> tuple[Lying, ...]:
    """Cards ("AS KS QS") held open about a middle."""
    codes = cards.split()
    places = [n - (len(codes) - 1) / 2 for n in range(len(codes))]
    return tuple([Lying(card, x + t * step, y + t * t * turn * .16, t * turn, width)
                  for card, t in zip(codes, places, strict=True)])
