"""What a hand promises speaks for a call only where the count bears it out."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.families.tricks.promised import promised
from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of


@pytest.mark.parametrize(("tricks", "call", "other", "told"), [
    (3.2, 3, 2, "the hand promises about three tricks"), (2.4, 3, 2, ""),
    (1.3, 0, 2, "the hand promises no more than about one trick"), (2.6, 0, 2, ""), (2.6, 2, 2, ""),
    (3.2, 3, 5, "the hand promises no more than about three tricks"),
    (3.2, 4, 5, "the hand hardly promises five tricks")])
def test_the_count_is_told_where_it_speaks_for_the_call(tricks: float, call: int, other: int, told: str) -> None:
    assert promised(tricks, call, other) == told


@pytest.mark.parametrize(("name", "most"), [("napoleon", 5), ("five_hundred", 10)])
def test_of_no_two_calls_either_is_spoken_for_beside_the_other(name: str, most: int) -> None:
    rng, talk, said = Random(4), talk_of(game(name)), set[str]()
    for _ in range(40):
        sitting = Sitting(game(name), {})
        while sitting.match.deal().preliminary or sitting.match.deal().phase != "calling":
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        deal = sitting.match.deal()
        seat = deal.must[0]
        calls = [Move(one) for one in deal.decision(seat)]
        for call in calls:
            for other in calls:
                there, back = talk.speaks_for(deal, seat, call, other), talk.speaks_for(deal, seat, other, call)
                assert call == other or not (there and back) or there != back, (call, other)
                said |= {there}
    assert len(said) > 4
    assert not [told for told in said if "eleven" in told or "six tricks" in told and most < 6]
