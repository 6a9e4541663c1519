"""What a table stops for is named by a game's talk, and told with the narrator's words."""
from __future__ import annotations

from cardtable.games.cribbage.show.talk import TALK
from cardtable.showing.recital import Moment
from cardtable.showing.talk import Talk
from tests.games.cribbage.moments import lurch


def test_the_game_and_the_lurch_have_their_moment() -> None:
    game = lurch("five-card")
    names = {0: None, 1: "Mrs. Halloran"}
    deal = game.sitting.match.deal()
    found = [TALK.moment(deal, event, names.__getitem__) for event in game.events[-12:]]
    titles = [moment.title for moment in found if moment is not None]
    assert titles == ["The game", "The lurch"]
    assert Moment("The lurch", "Mrs. Halloran is lurched, and the stake is doubled.") in found


def test_a_game_that_names_none_stops_for_nothing() -> None:
    made = lurch("five-card")
    deal = made.sitting.match.deal()
    assert all(Talk().moment(deal, event, str) is None for event in made.events[-12:])
