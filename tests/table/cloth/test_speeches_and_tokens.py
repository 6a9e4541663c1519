"""What is said and offered at a full table of Napoleon hides nothing that has to be read."""
from __future__ import annotations

import pytest

from cardtable.devices import CallSlate
from cardtable.table.performing import bubbles
from tests.games.napoleon.moments import Evening
from tests.table.playing import settled
from tests.table.seating import Seat

SIZES = [(1024, 700), (1180, 760), (1280, 800), (1440, 900)]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_covers_the_slate(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(Evening(6, 5, 0, form="garnet", misery=True).deals().moment(), size=size)
    settled(page)
    scene = page.scene
    assert len(scene.tokens) == 8                # eldest hand may make every call there is
    slate = next(device for device in scene.instruments if isinstance(device, CallSlate))
    for player in range(1, 6):
        bubbles.say(scene, player, "Misery.")
        assert not scene.speeches[player].collidesWithItem(slate), player
    written = slate.sceneBoundingRect().adjusted(12, 12, -12, -12)
    for thing in (*scene.plates, *scene.tokens):
        assert not thing.sceneBoundingRect().intersects(written), thing
