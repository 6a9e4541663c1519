"""Who is asked something when his hand is played out is told by which key he holds it up, or he sees nothing to do."""
from __future__ import annotations

from dataclasses import replace

from tests.games.all_fours.moments import by_heart
from tests.games.ecarte.moments import TWO
from tests.table.seating import Seat
from tests.table.sitting.test_racks import waits
from tests.table.twins import hold, key_of, let_go
from tools.waiting import until


def test_who_counts_by_heart_when_all_is_played_is_told_by_which_key(seat: Seat) -> None:
    """Both plates said "to name the count" alone, and nothing lay there that could be pressed."""
    page = seat(replace(by_heart().moment(), players=TWO), settings={"two at one screen": "racks"})
    waits(page)
    notes = {player: plate.note for player in (0, 1) if (plate := page.scene.plates.of(player)) is not None}
    for player in (0, 1):
        assert notes[player].endswith(f"hold {chr(key_of(page, player))}"), notes
    hold(page, 0)
    until(lambda: bool(page.scene.tokens))
    assert any(token.label.startswith("Name the count") for token in page.scene.tokens)
    let_go(page, 0)
