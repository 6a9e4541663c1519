"""The cachette lies clear of the four columns of a dummy at the left, where the book lies open, too."""
from __future__ import annotations

import pytest

from tests.games.quinto.moments import MOMENTS
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.waiting import until


@pytest.mark.parametrize("opened", [False, True])
def test_it_covers_no_column(seat: Seat, opened: bool) -> None:
    page = seat(MOMENTS["dummy-other"](), size=(1093, 614))
    settled(page)
    if opened:
        wide = page.scene.cloth.width()
        page.book.open_meanwhile("talk")
        until(lambda: page.scene.cloth.width() < wide and not page.book.covers.isNull())
        settled(page)
        page.stage.motion.finish()
    scene = page.scene
    places = {zone: place for zone in scene.lying.items if (place := scene.lying.place(zone)) is not None}
    cachette = [item.home_rect for zone, place in places.items() if place.zone == "cachette"
                for item in scene.lying.items[zone]]
    columns = [item.home_rect for zone, place in places.items() if place.zone in ("hand", "hand shown")
               for item in scene.lying.items[zone] if place.at not in (0, 2) and place.x < .5]
    others = [item.home_rect for zone, place in places.items() if place.zone in ("hand", "hand shown", "trick")
              for item in scene.lying.items[zone]]
    assert len(cachette) == 5
    assert len(columns) > 8
    assert not any(one.intersects(two) for one in cachette for two in others)
    left = min([one.left() for one in cachette])
    assert all(column.right() <= left for column in columns), "a column may be as long as it likes"


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
def test_it_lies_left_of_all_columns_of_one_opposite(seat: Seat, size: tuple[int, int]) -> None:
    """It lay on the foot of the spades, and would have hidden the lowest of six."""
    page = seat(MOMENTS["dummy-play"](), size=size)
    settled(page)
    scene = page.scene
    places = {zone: place for zone in scene.lying.items if (place := scene.lying.place(zone)) is not None}
    right = max([item.home_rect.right() for zone, place in places.items() if place.zone == "cachette"
                 for item in scene.lying.items[zone]])
    columns = [item.home_rect for zone, place in places.items() if place.zone in ("hand", "hand shown")
               for item in scene.lying.items[zone] if place.at == 2]
    assert len(columns) > 8
    assert all(column.left() > right for column in columns)
