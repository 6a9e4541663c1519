"""Where a game of tricks lies, for two to six: hands round the cloth, each with its plate."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.showing.places import PlatePlace, ZonePlace

OWN_HAND = ZonePlace(zone="hand", at=0, x=.5, y=.863, shape="fan", role="hand", width=104)
OWN_PLATE = PlatePlace(at=0, x=.5, y=.995, speech="left", large=(.11, .97))


class Chair(NamedTuple):
    """Where another player sits: the middle of his hand, and of his plate."""

    hand: tuple[float, float]
    plate: tuple[float, float]


def hands(chairs: Sequence[Chair], width: float = 60) -> list[ZonePlace]:
    """The hand of whoever looks, and those of the others, from his left round the table."""
    return [OWN_HAND, *[ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=width, turn=180,
                                  step=.28, most=.14) for at, ((x, y), _) in enumerate(chairs, 1)]]


def plates(chairs: Sequence[Chair]) -> list[PlatePlace]:
    """Their plates; who sits at the right speaks to the left."""
    return [OWN_PLATE, *[PlatePlace(at=at, x=x, y=y, speech="left" if x > .6 else "right")
                         for at, (_, (x, y)) in enumerate(chairs, 1)]]


def laid_open(hand: ZonePlace) -> ZonePlace:
    """What lies open of a hand, where it was held."""
    return replace(hand, zone="hand shown", shape="row", role="dummy", turn=0, step=.4, sorted=True)
