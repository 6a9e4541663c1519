"""Why something cannot be done that is about no card, as a claim: said above the tokens, not on them."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.table.performing import bubbles
from tests.games.ecarte.moments import Writer, again, dealt
from tests.table.playing import settled
from tests.table.seating import Seat

CLAIM = "A claim stands only if it can be shown that the rest is yours however the unseen cards lie."


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
@pytest.mark.parametrize("moment", [again, dealt])
def test_it_covers_no_token_and_nothing_written_above(seat: Seat, moment: Callable[[], Writer],
                                                      size: tuple[int, int]) -> None:
    page = seat(moment().moment(), size=size)
    settled(page)
    bubbles.say_law(page.scene, None, CLAIM)
    said = page.scene.law.sceneBoundingRect()
    scene = page.scene
    assert scene.tokens
    below = [*scene.tokens, *([scene.question] if scene.question.isVisible() else [])]
    assert not any(said.intersects(thing.sceneBoundingRect().adjusted(1, 1, -1, -1)) for thing in below)
