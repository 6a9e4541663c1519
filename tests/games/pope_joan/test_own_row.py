"""One's own cards that have been played lie on the oval, however many they are."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from cardtable.games.pope_joan.layout import table
from cardtable.table.cloth.geometry import Ground
from cardtable.table.paint import deck
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("cloth", [(1012, 780), (1150, 520), (963, 494)])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("count", [1, 8, 12])
def test_no_card_of_a_long_row_reaches_over_the_rim(seats: int, cloth: tuple[int, int], count: int) -> None:
    places = table(seats)
    [place] = [zone for zone in places.zones if (zone.zone, zone.at) == ("played", 0)]
    ground = Ground(QRectF(0, 0, *cloth), Look(), places)
    row = ground.zone(place, count)
    half = row[-1].width / 2
    assert row[-1].x + half <= ground.reach(row[-1].y, deck.height(row[-1].width))[1]
