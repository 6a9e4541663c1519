"""What players are called where there is little room."""
from __future__ import annotations

from tests.games.euchre.moments import MOMENTS
from tests.table.seating import Seat


def test_two_of_one_family_keep_their_titles(seat: Seat) -> None:
    sight = seat(MOMENTS["trick"]()).scene.sight
    assert sight is not None
    assert {sight.short_of(player) for player in range(4)} == {None, "Mrs. Tully", "Judge Tully", "Wren"}
