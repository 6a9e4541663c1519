"""How the hands of others lie once they are laid open, when nothing is played for any more: large enough to be read."""
from __future__ import annotations

from dataclasses import replace

from cardtable.showing.places import ZonePlace

FEW = 5                          # cards that can be read in a fan as they were held
FAR = .25                        # of the cloth's height: hands below it lie at its sides
WIDTH, STEP = 76, .42            # of a card at the far edge, and from one to the next
HEAD, CORNER = .33, .27          # of the cloth's width that such a row takes, in the middle and in a corner
COLUMN, APART = 60, 1.1          # of a card in columns, and from one column to the next
SIDE = .14, .86                  # the middles of columns at the sides
RAISED, HIGH = .085, .21         # they begin so far above the hand, and take so much of the cloth's height


def opened(place: ZonePlace, count: int) -> ZonePlace:
    """Where a hand of so many lies when it is laid open: at the far edge in a row, at the sides in columns by suit."""
    if place.role != "hand" or not place.at or count <= FEW or place.turn not in (0, 180):
        return place
    if place.y > FAR:
        return replace(place, shape="columns", x=SIDE[place.x > .5], y=place.y - RAISED, width=COLUMN, turn=0,
                       step=APART, most=HIGH, sorted=True)
    most = CORNER if abs(place.x - .5) > .1 else max(HEAD, place.most)
    x = min(max(place.x, most / 2 + .01), 1 - most / 2 - .01)
    return replace(place, shape="row", x=x, width=max(WIDTH, place.width), turn=0, step=max(STEP, place.step),
                   most=most, sorted=True)
