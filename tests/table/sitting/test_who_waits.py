"""Who waits while others play a rubber is told of both sides by name, and his plate lies where nothing else does."""
from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.showing.lines import nobody
from tests.games.bridge.moments import MOMENTS
from tests.table.seating import Seat

SIZES = [(1440, 900), (1024, 700), (1093, 614)]


@pytest.mark.parametrize("size", SIZES)
def test_plates_of_those_who_wait_lie_on_nothing(seat: Seat, size: tuple[int, int]) -> None:
    """Dummy, who lies open at the far edge, had a plate on his first column of cards."""
    scene = seat(MOMENTS["six-waiting"](), size=size).scene
    plates = {plate.label: plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()}
    waiting = [label for label in plates if label.endswith("waiting")]
    assert len(waiting) == 2
    apart = [(one, other) for one, other in combinations(plates, 2) if plates[one].intersects(plates[other])]
    assert not apart
    others = [*scene.lying.all(), *scene.instruments]
    for label in waiting:
        assert scene.cloth.contains(plates[label])
        assert not [item for item in others if item.isVisible() and item.sceneBoundingRect().intersects(plates[label])]


def test_both_sides_have_a_name_before_who_waits(seat: Seat) -> None:
    page = seat(MOMENTS["six-waiting"](), size=(1440, 900))
    talk, sight = page.scene.talk, page.scene.sight
    assert sight is not None
    assert not sight.deal.seats_of(0)
    match = page.host.croupier.sitting.match
    assert talk.standing(match, 0, sight.deal, sight.short_of) == "Penrose 0 to 0"
    assert talk.standing(match, 0, sight.deal, nobody) == "0 to 0"
    assert [caption.text for caption in page.scene.captions.values() if caption.text] == ["Ashdown’s, three tricks"]
    slate, block = talk.slate(sight.deal, sight.short), talk.block(sight.deal, sight.short)
    assert slate is not None
    assert block is not None
    assert [line.word for line in slate.reckoning] == ["book", "Penrose", "Ashdown", "left"]
    assert block.heads == ("Penrose", "Ashdown")
    assert "Book 6, Penrose 0, Ashdown 3, left 10" in slate.sentence()
