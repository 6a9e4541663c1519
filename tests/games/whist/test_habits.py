"""The compiled habits of search are the club player's."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.families.partnership.everyday import habit
from cardtable.families.partnership.reading import Reading
from cardtable.games.whist.game import GAME
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.search.position import trials
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

FORMS: dict[str, dict[str, Any]] = {
    "English": {}, "Deschapelles": {"code": "deschapelles-1839"}, "dummy": {"form": "dummy"},
    "double dummy": {"form": "double-dummy"}}
SEATED = {"dummy": 3, "double dummy": 2}
ODD = .3                                         # how often somebody does otherwise, so that all is met with
MOVES = 200
NOTHING = [0.0] * 70
LAST = {"the trick cannot be had more cheaply.": True,   # whether it wins
        "the lowest, for none you may play would win.": False}


@pytest.mark.parametrize("form", FORMS)
def test_compiled_habit_is_the_club_players(form: str) -> None:
    rng, asked, told = Random(f"habit {form}"), 0, set[str]()
    sitting = Sitting(GAME, {**FORMS[form], "rubbers": 5}, [{}] * SEATED.get(form, 4))
    for _ in range(MOVES):
        deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
        if seat == NATURE or not isinstance(deal, Whist) or deal.phase != "play":
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        seen = view.deal
        assert isinstance(seen, Whist)
        card, words, _ = habit(Reading(seen, seat), seen, seen.allowed(seat))
        move = Move(("play", card))
        if (why := words.rpartition(": ")[2]) in LAST:
            assert (card.rank > seen.on_table()[seen.order.wins(seen.on_table(), seen.trump)].rank) == LAST[why]
            told.add(why)
        if len(deal.allowed(seat)) > 1:
            hands = [deal.bits(deal.playable(s)) for s in range(4)]
            found = trials(view, seat, 1, NOTHING).would_play(hands)
            assert found == deal.bit(move[1]), f"seat {seat} would {move}, not {found}"      # type: ignore[arg-type]
            asked += 1
        sitting.submit(seat, move if rng.random() > ODD else sitting.match.decision(seat).sample(rng))
    assert asked > MOVES / 4
    assert told == {*LAST}
