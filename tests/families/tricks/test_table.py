"""The table of a game of tricks, for two to six: nothing lies on anything else, nor beside the cloth."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from cardtable.families.tricks.layout import in_the_middle
from cardtable.showing.places import Places, ZonePlace
from cardtable.table.cloth.geometry import Ground
from cardtable.table.paint import deck, plates
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")

CLOTH = QRectF(0, 0, 1012, 780)
PLATE = 176
MOST = 13                                        # cards in a hand, and tricks of two or four


def covered(ground: Ground, place: ZonePlace, seats: int) -> QRectF:
    """What a zone takes up when it holds as much as it may."""
    held = min(MOST, 52 // seats)
    count = {"packets": seats * (held if seats < 5 else held // 2), "trick": seats, "pile": 3}.get(place.shape, held)
    found = QRectF()
    for spot in ground.zone(place, count, range(count)):
        high = deck.height(spot.width)
        found |= QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)
    return found


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("laid", ["hand", "hand shown"])
def test_nothing_covers_anything(seats: int, laid: str) -> None:
    zones, names = in_the_middle(seats)
    ground = Ground(CLOTH, Look(), Places(zones=zones, plates=names))
    other = {"hand": "hand shown", "hand shown": "hand"}[laid]
    lie = {f"{place.zone} {place.at}": covered(ground, place, seats) for place in zones if place.zone != other}
    high = plates.height(ground.look)
    for plate in names:
        middle = ground.plate(plate)
        lie[f"plate {plate.at}"] = QRectF(middle - QPointF(PLATE / 2, high / 2), middle + QPointF(PLATE / 2, high / 2))
    assert [f"{one} on {two}" for (one, a), (two, b) in combinations(lie.items(), 2)
            if (a & b).width() > 1 and (a & b).height() > 1] == []
    assert [name for name, rect in lie.items() if not CLOTH.adjusted(-2, -2, 2, 2).contains(rect)] == []
