"""Records of Poker Patience that were written once must open."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable.games.poker_patience.game import GAME
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of

SAVES = Path(__file__).parents[2] / "fixtures/saves"


@pytest.mark.parametrize(("name", "made"), [("poker_patience", (0, 0, 0)), ("poker_patience_serpent", (23,)),
                                            ("poker_patience_frame", (58,))])
def test_a_record_is_played_to_its_end(name: str, made: tuple[int, ...]) -> None:
    record = Record.from_bytes((SAVES / f"{name}.json").read_bytes())
    sitting = Sitting.replay(record, GAME)
    assert sitting.over
    assert sitting.match.result().by_player == made
    assert sitting.record().moves == record.moves


def test_of_several_squares_all_are_told_when_they_are_laid() -> None:
    """As the records have it; while they are laid, and in looking back, what each comes to."""
    sitting, talk = Sitting(GAME, {"squares": 3}, [{}]), talk_of(GAME)
    while not sitting.over:
        match = sitting.match
        told = talk.standing(match, 0)
        assert "squares" not in told
        seat = match.pending().must[0]
        sitting.submit(seat, match.decision(seat).sample(Random(len(sitting.moves))))
    made, = sitting.match.result().by_player
    assert talk.standing(sitting.match, 0) == f"{made} in three squares"
    assert talk.standing(sitting.match, 0, sitting.match.deal().copy()) == str(sitting.match.deal().score[0])
