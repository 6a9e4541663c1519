"""How a cross of chalk tells a score (002:2469-2473), and a penknife the games won (001:280-282)."""
from __future__ import annotations

from typing import NamedTuple

ARMS, BLADES, QUARTERS = 4, 4, 4
ALL = BLADES * QUARTERS                          # games, before the knife is closed and begun again


class Cross(NamedTuple):
    """Whether its centre has been rubbed out, and how many arms are left."""

    centre_gone: bool
    arms: int


class Knife(NamedTuple):
    """By blade, how many quarters it is open; and how often it has been closed and begun again."""

    quarters: tuple[int, ...]
    closed: int


def cross(points: int) -> Cross:
    """The first point rubs out the centre, each further one an arm.

    >>> cross(3)
    Cross(centre_gone=True, arms=2)
    """
    return Cross(points > 0, min(ARMS, max(0, ARMS + 1 - points)))


def knife(games: int) -> Knife:
    """Each game opens a blade by a quarter.

    >>> knife(6), knife(17)
    (Knife(quarters=(4, 2, 0, 0), closed=0), Knife(quarters=(1, 0, 0, 0), closed=1))
    """
    closed = max(0, games - 1) // ALL
    left = games - closed * ALL
    return Knife(tuple([min(QUARTERS, max(0, left - QUARTERS * n)) for n in range(BLADES)]), closed)
