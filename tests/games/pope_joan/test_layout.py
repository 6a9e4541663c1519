"""Pope Joan's table: what each has played lies clear of turn-up and extra hand, however much that is, and on the
cloth."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from cardtable.games.pope_joan.layout import HANDS, table
from cardtable.table.cloth.geometry import Ground
from cardtable.table.items.stage import Place
from cardtable.table.paint import deck
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")

CLOTHS = QRectF(0, 0, 912, 594), QRectF(0, 0, 1012, 780), QRectF(0, 0, 985, 470)         # the last on a low screen
PLAYED = 12


def card(spot: Place) -> QRectF:
    """What a card takes up."""
    high = deck.height(spot.width)
    return QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("seats", HANDS)
def test_cards_played_lie_clear_of_the_packs(seats: int, cloth: QRectF) -> None:
    """From five on those of a third lay over the corner of the extra hand."""
    places = table(seats)
    ground = Ground(cloth, Look(), places)
    packs = [card(spot) for place in places.zones if place.zone in ("turn-up", "extra hand")
             for spot in ground.zone(place, 1)]
    rows = {place.at: [card(spot) for spot in ground.zone(place, count)]
            for count in range(1, PLAYED + 1) for place in places.zones if place.zone == "played" and place.at}
    assert len(packs) == 2
    assert [at for at, row in rows.items() if any(one.intersects(pack) for one in row for pack in packs)] == []
    for row in [row for row in rows.values() if row[0].bottom() > packs[0].top() and row[0].top() < packs[0].bottom()]:
        left, right = ground.reach(row[0].center().y(), row[0].height())
        assert left <= row[0].left()
        assert row[-1].right() <= right
