"""The dealer's button lies beside his plate where his hand is short enough for that, and not on the plate."""
from __future__ import annotations

import pytest

from tests.games.loo.moments import Evening
from tools.screens import table


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1093, 614), (1280, 640), (1440, 900)])
def test_it_lies_clear_of_plate_and_hand(size: tuple[int, int]) -> None:
    """Half of it lay on "to play or draw, owes five", though five cards left room for it: thirteen would not."""
    evening = Evening(6, 1, 0, form="five")
    while not evening.due == 0 == evening.deal.dealt_by:
        evening.on()
    with table(evening.moment(), size, {}) as page:
        scene = page.scene
        own = next(plate for plate in scene.plates if plate.name == "You")
        button = scene.button.sceneBoundingRect()
        assert scene.button.isVisible()
        assert not button.intersects(own.sceneBoundingRect())
        assert not any(button.intersects(item.home_rect) for item in scene.lying.all())
