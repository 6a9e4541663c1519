"""What stands on Euchre's tokens."""
from __future__ import annotations

from itertools import product

import pytest

from cardtable.cards import card, cards
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.scoring import ALONE, JAMBONE
from cardtable.games.euchre.search.evaluate import phrase
from cardtable.games.euchre.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move


@pytest.mark.parametrize(("said", "how"), list(product(("order", "assist", "take", "make C"), (ALONE, JAMBONE))))
def test_a_call_begins_like_the_one_it_surpasses_and_can_be_listed(said: str, how: str) -> None:
    """“Clubs, alone, hearts, alone” cannot be told apart; “Order up, alone” stood beside “Order it up”."""
    fields = tuple(said.split())
    token = TALK.token(Move((*fields, how)))
    assert "," not in token
    assert token.startswith("Clubs" if len(fields) > 1 else TALK.token(Move(fields)))


@pytest.mark.parametrize("said", ["order", "assist", "take"])
def test_it_is_called_alike_on_the_token_and_where_courses_are_weighed(said: str) -> None:
    """“Order it up alone” was pressed, “Order it up, alone” compared."""
    assert phrase[f"{said} alone"][0] == TALK.token(Move((said, ALONE)))


def test_that_it_is_a_euchre_is_told_once() -> None:
    """At three each adversary counts it, the elder first."""
    deal = Position(cards("JS AS KS QS TS"), card("9D"), phase="adopting", options={"form": "three"}).deal()
    deal.maker = deal.dealer
    elder, other = deal.left(deal.dealer), deal.left(deal.dealer, 2)
    names = ["Miss Amory"] * 3
    told = [TALK.on_scored(deal, Event("scored", deal.side[seat], points=2, what="euchre"), names.__getitem__)[0].text
            for seat in (elder, other)]
    assert told == ["It is a euchre, and Miss Amory counts two.", "So does Miss Amory."]


def test_what_is_marked_again_and_again_stands_once_on_the_sheet() -> None:
    assert TALK.entry(["marked", "marked", "put right", "marked", "put right"]) == "Marked and put right"
    assert TALK.entry(["points of the others"] * 2) == "Points of the others"
