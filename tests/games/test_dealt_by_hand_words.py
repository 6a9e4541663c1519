"""Words at every table where hands deal: what is cut, and numbers written in one way."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.showing.lines import nobody
from cardtable.showing.talk import talk_of
from tests.attacks.careless import codes, next_move
from tests.suite import Form

DEALT = [code for code in codes() if any(
    option.name == "dealing" and option.counts(complete(code.game.options, code.fixed))
    for option in code.game.options)]


@pytest.mark.parametrize("code", DEALT, ids=str)
def test_it_is_said_what_is_cut(code: Form) -> None:
    assert talk_of(code.game).token(Move(("cut",))) == "Cut the pack"


@pytest.mark.parametrize("code", DEALT, ids=str)
def test_captions_write_numbers_in_one_way(code: Form) -> None:
    """In words, however many cards lie there: "stock, thirty-two" as well as "stock, twenty"."""
    options = complete(code.game.options, {**code.fixed, "dealing": "hands"})
    sitting = Sitting(code.game, options, [{} for _ in range(code.game.players(options)[0])])
    rng, talk = Random(1), talk_of(code.game)
    for _ in range(25):
        seat, move = next_move(sitting, rng)
        sitting.perform(seat, move, sitting.check(seat, move))
        deal = sitting.match.deal()
        captions = [talk.caption(deal, zone, nobody) for zone in range(len(deal.zone))]
        assert not [one for one in captions if any(letter.isdigit() for letter in one)]
