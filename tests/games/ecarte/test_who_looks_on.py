"""Who waits at French Écarté sees whose tricks are whose: by name, and well away from his own plate."""
from __future__ import annotations

import pytest

from cardtable.games.ecarte.show.words import tricks
from tests.games.ecarte.moments_forms import MOMENTS
from tools.screens import table


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1280, 640), (1440, 900)])
def test_tricks_are_those_of_who_plays(size: tuple[int, int]) -> None:
    """Three tricks of the one at the foot lay right below "You", who held no cards."""
    with table(MOMENTS["french-waiting"](), size, {}) as page:
        scene, sight = page.scene, page.scene.sight
        assert sight is not None
        assert sight.seat_of(sight.viewer) is None
        won = {zone: sight.deal.layout[zone].owner for zone in scene.captions
               if sight.deal.layout[zone].name == "tricks won" and sight.deal.zone[zone]}
        assert won
        for zone, owner in won.items():
            assert owner is not None
            assert scene.captions[zone].text == tricks(len(sight.deal.zone[zone]) // 2, sight.short(owner))
        own = next(plate.sceneBoundingRect() for plate in scene.plates if plate.name == "You")
        packets = [item.home_rect for zone in won for item in scene.lying.items[zone]]
        near = own.adjusted(0, -own.height(), 0, own.height())
        assert not any(near.intersects(packet) for packet in packets)
