"""Records of Poker Patience that were written once must open."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games.poker_patience.game import GAME
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting

SAVES = Path(__file__).parents[2] / "fixtures/saves"


@pytest.mark.parametrize(("name", "made"), [("poker_patience", (0, 0, 0)), ("poker_patience_serpent", (23,)),
                                            ("poker_patience_frame", (58,))])
def test_a_record_is_played_to_its_end(name: str, made: tuple[int, ...]) -> None:
    record = Record.from_bytes((SAVES / f"{name}.json").read_bytes())
    sitting = Sitting.replay(record, GAME)
    assert sitting.over
    assert sitting.match.result().by_player == made
    assert sitting.record().moves == record.moves
