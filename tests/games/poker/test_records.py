"""Records of Poker that were written once must open."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games.poker.game import GAME
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting

SAVES = Path(__file__).parents[2] / "fixtures/saves"


@pytest.mark.parametrize("name", ["poker", "poker_straight", "poker_stud", "poker_whiskey"])
def test_a_record_is_played_to_its_end(name: str) -> None:
    record = Record.from_bytes((SAVES / f"{name}.json").read_bytes())
    sitting = Sitting.replay(record, GAME)
    assert sitting.over
    assert sum(sitting.match.result().by_player) == 0
    assert sitting.record().moves == record.moves
