"""What stands on Euchre's tokens."""
from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.games import game
from cardtable.games.euchre.match import EuchreCut
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.scoring import ALONE, JAMBONE
from cardtable.games.euchre.search.evaluate import phrase
from cardtable.games.euchre.talk import TALK
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.showing.talk import nobody


@pytest.mark.parametrize(("said", "how"), list(product(("order", "assist", "take", "make C"), (ALONE, JAMBONE))))
def test_a_call_begins_like_the_one_it_surpasses_and_can_be_listed(said: str, how: str) -> None:
    """“Clubs, alone, hearts, alone” cannot be told apart; “Order up, alone” stood beside “Order it up”."""
    fields = tuple(said.split())
    token = TALK.token(Move((*fields, how)))
    assert "," not in token
    assert token.startswith("Clubs" if len(fields) > 1 else TALK.token(Move(fields)))


@pytest.mark.parametrize("said", ["order", "assist", "take", "supersede"])
def test_it_is_called_alike_on_the_token_and_where_courses_are_weighed(said: str) -> None:
    """“Order it up alone” was pressed, “Order it up, alone” compared."""
    assert phrase[f"{said} alone"][0] == TALK.token(Move((said, ALONE)))


def test_whose_partner_has_called_reads_the_same_on_token_and_in_advice() -> None:
    """“Leave it so” and “Play alone instead” could be pressed, “Leave it” and “Play alone” were compared."""
    assert phrase["leave"][0] == TALK.token(Move(("leave",)))
    assert phrase["supersede alone"][0] == TALK.token(Move(("supersede", ALONE)))


def test_that_it_is_a_euchre_is_told_once() -> None:
    """At three each adversary counts it, the elder first."""
    deal = Position(cards("JS AS KS QS TS"), card("9D"), phase="adopting", options={"form": "three"}).deal()
    deal.maker = deal.dealer
    elder, other = deal.left(deal.dealer), deal.left(deal.dealer, 2)
    names = ["Miss Amory"] * 3
    told = [TALK.on_scored(deal, Event("scored", deal.side[seat], points=2, what="euchre"), names.__getitem__)[0].text
            for seat in (elder, other)]
    assert told == ["It is a euchre, and Miss Amory counts two.", "So does Miss Amory."]


@pytest.mark.parametrize("tried", ["play JS", "play 7S"])
def test_a_card_called_at_jambone_goes_because_it_is_called(tried: str) -> None:
    """“You can overtrump: play the queen of hearts” was said of one, and no trick had been trumped."""
    deal = Position(cards("9D 7H 8C 9C TD"), card("TS"), ("pass", "pass", "pass", "take jambone"),
                    hands={3: cards("JS JC QS 7S QH")}, options={"jambone": True}).deal()
    for said in ("play 9D", "call QH"):
        deal.apply(deal.must[0], Move.read(said))
    deal.apply(2, next(iter(deal.decision(2))))
    move = Move.read(tried)
    law = deal.refusal(3, move)
    assert law is not None
    assert TALK.refusal(deal, 3, move[1], law, nobody) == "The queen of hearts is called: play that card."


@pytest.mark.parametrize(("games", "told"), [(1, ""), (2, "You and Mrs. Halloran end with most, two games.")])
def test_partners_have_won_their_games_together_and_a_single_game_is_told_already(games: int, told: str) -> None:
    """"Mrs. Halloran and Miss Wren end with most, one game each" was said of one game that both had won."""
    match = game("euchre").match({"games": games}, 4)
    rng = Random(5)
    while (seat := match.deal().must[0]) == NATURE or isinstance(match.deal(), EuchreCut):
        match.apply(seat, match.decision(seat).sample(rng))
    side = match.sides()[0]
    match.finished = ((tuple(sorted(side)), 1),) * games
    names = dict(zip(sorted(side), (None, "Mrs. Halloran"), strict=True))
    assert TALK.outcome(match, names.__getitem__) == told


def test_what_is_marked_again_and_again_stands_once_on_the_sheet() -> None:
    assert TALK.entry(["marked", "marked", "put right", "marked", "put right"]) == "Marked and put right"
    assert TALK.entry(["points of the others"] * 2) == "Points of the others"
