"""At the Progressive evening the plates of the other table lie apart, cameos and all, and off the others' cross."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cardtable.games.euchre.rules import SEATS
from cardtable.table.items.plate import CAMEO, PlateItem
from tests.games.euchre.moments import MOMENTS
from tools.screens import table
from tools.waiting import spin

pytestmark = pytest.mark.usefixtures("qapp")


def covered(plate: PlateItem) -> QRectF:
    """A plate with its cameo, which is higher."""
    lies = plate.sceneBoundingRect()
    beyond = lies.height() * (CAMEO - 1) / 2 if plate.portrait else 0
    return lies.adjusted(0, -beyond, 0, beyond)


@pytest.mark.parametrize(("size", "text"), [
    ((1366, 768), 100), ((1366, 768), 115), ((1366, 768), 130), ((1366, 768), 150), ((1366, 768), 200),
    ((1440, 900), 130), ((1440, 900), 150), ((1093, 614), 100), ((1024, 700), 135), ((1280, 620), 130),
    ((1280, 640), 130), ((1093, 614), 130)])
def test_they_lie_apart(size: tuple[int, int], text: int) -> None:
    with table(MOMENTS["progressive"](), size, {"text size": text}) as page:
        spin(60)
        scene = page.scene
        waiting = [covered(plate) for place, plate in scene.plates.placed() if place.at >= SEATS]
        [cross] = [one.device.lies for one in scene.instruments.all if one.place.at == 1]
        cards = [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible()]
        assert len(waiting) == SEATS
        assert not any(one.intersects(other) for one, other in combinations(waiting, 2))
        plates = [plate.sceneBoundingRect() for plate in scene.plates]
        assert not any(cross.intersects(rect) for rect in [*plates, *cards])
