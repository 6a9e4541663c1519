"""Where the pack lies at All-Fours for four, beside a hand that is laid open at the left; and what its tokens say."""
from __future__ import annotations

from cardtable.games.all_fours.evaluate import phrase
from cardtable.games.all_fours.layout import places
from cardtable.games.all_fours.talk import TALK
from cardtable.rules.moves import Move
from cardtable.showing.opened import opened
from tests.games.all_fours.moments import four

SUITS, ACROSS = 4, 1012          # columns that a hand may have; pixels across the cloth at unit 1


def test_it_hides_no_rank_of_an_open_hand() -> None:
    match = four().turn("stand").sitting.match
    found = places(match, match.deal())
    hand, = [opened(zone, 6) for zone in found.zones if zone.zone == "hand" and zone.at == 1]
    last = hand.x + (SUITS - 1) / 2 * hand.step * hand.width / ACROSS        # the middle of the last column
    for zone in found.zones:
        if zone.zone in ("stock", "turn-up", "turned before"):
            assert zone.x - zone.width / 2 / ACROSS > last


def test_what_the_dealer_gives_is_called_alike_on_the_token_and_in_advice() -> None:
    """“Take one” was pressed, “Give one” compared."""
    for verb in ("give", "run", "stand"):
        assert TALK.token(Move((verb,))) == phrase[verb][0]
