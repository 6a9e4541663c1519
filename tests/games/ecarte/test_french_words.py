"""French Écarté at the table: by whose name a bet is asked for, and what plates say."""
from __future__ import annotations

import re

from cardtable.games import NAMES, game
from cardtable.games.ecarte.show.talk import TALK
from cardtable.games.ecarte.show.words import RISKS
from cardtable.games.ecarte.show.words_forms import BACKS
from cardtable.rules.moves import Move
from cardtable.showing.talk import talk_of

THIRD = re.compile(r"\b(waits|stands|sits|risks|backs|has)\b")


def name(seat: int) -> str:
    return ("Mr. Pettifer", "Mrs. Battle")[seat]


def test_who_is_betted_on_is_named_when_asked_how_much() -> None:
    """And not "Bet 1: which?"."""
    assert TALK.token(Move(("bet", 1)), name) == "Bet on Mrs. Battle"
    assert TALK.question(("bet", 1), ["name"], name) == "Bet on Mrs. Battle: how much?"
    assert "1" not in TALK.begun(("bet", 1))


def test_plates_read_under_ones_own_name_too() -> None:
    """"You / waits", "You / risks two"."""
    for told in (RISKS, *BACKS.values(), *[talk_of(game(one)).waits for one in NAMES]):
        assert not THIRD.search(told), told
