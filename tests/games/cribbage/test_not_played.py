"""At five-card what was not played lies clear of the hand that is counted, and of what is asked about it."""
from __future__ import annotations

import pytest

from tests.games.cribbage.moments import MOMENTS
from tools.screens import table

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", [(1093, 614), (1024, 700), (1440, 900)])
def test_what_was_not_played_lies_beside_the_hand_that_is_counted(size: tuple[int, int]) -> None:
    with table(MOMENTS["not-played"](), size, {}) as page:
        scene = page.scene
        mine = [item.sceneBoundingRect() for zone, held in scene.lying.items.items() for item in held
                if (place := scene.lying.place(zone)) is not None and place.own_hand]
        assert len(mine) == 2
        assert scene.lying.recited is not None
        others = [item for zone, held in scene.lying.items.items() for item in held
                  if (place := scene.lying.place(zone)) is not None and not place.own_hand and item.isVisible()]
        met = [item for item in (*others, *scene.tokens, *scene.plates) if any(
            rect.intersects(item.sceneBoundingRect()) for rect in mine)]
        assert not met
