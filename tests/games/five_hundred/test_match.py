"""Who has won a game of Five Hundred."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of


@pytest.mark.parametrize("quits", range(3))
def test_of_two_who_are_level_the_nearest_at_the_left_of_who_gives_up_has_the_game(quits: int) -> None:
    """Seen: "Captain Lisle wins the game", and below it two who end with most."""
    sitting = Sitting(game("five_hundred"), {})
    rng = Random(3)
    while sitting.match.deal().preliminary or NATURE in sitting.match.pending().must:
        must = sitting.match.pending().must[0]
        sitting.submit(must, sitting.match.decision(must).sample(rng))
    deal = sitting.match.deal()
    sitting.submit(deal.player.index(quits), Move(("resign",)))
    assert sitting.over
    assert sitting.match.result().winners == {deal.player[deal.left(deal.player.index(quits))]}
    names = ("You", "Mrs. Battle", "Miss Amory")
    told = talk_of(sitting.game).outcome(sitting.match, lambda player: names[player])
    assert "are level: of equals the nearest" in told
    assert names[quits] not in told
