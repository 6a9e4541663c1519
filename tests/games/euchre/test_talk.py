"""What stands on Euchre's tokens."""
from __future__ import annotations

from itertools import product

import pytest

from cardtable.games.euchre.scoring import ALONE, JAMBONE
from cardtable.games.euchre.talk import TALK
from cardtable.rules.moves import Move


@pytest.mark.parametrize(("said", "how"), list(product(("order", "assist", "take", "make C"), (ALONE, JAMBONE))))
def test_a_call_begins_like_the_one_it_surpasses_and_can_be_listed(said: str, how: str) -> None:
    """“Clubs, alone, hearts, alone” cannot be told apart; “Order up, alone” stood beside “Order it up”."""
    fields = tuple(said.split())
    token = TALK.token(Move((*fields, how)))
    assert "," not in token
    assert token.startswith("Clubs" if len(fields) > 1 else TALK.token(Move(fields)))
