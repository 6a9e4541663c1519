"""The joker: above the Right Bower, a trump in every respect; turned up, the next card names the suit."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import JOKER, SUITS, card, cards
from cardtable.games.euchre import hands
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.rules import LAYOUT, TURN_UP, Euchre
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting


def turned(next_up: str) -> Euchre:
    """The joker turned up, then this card."""
    deal = HoyleEuchre(3, (0, 0), [0] * 4, tuple(range(4)), joker=True)
    up = card(next_up)
    rest = [one for one in deal.pack if one not in (JOKER, up)]
    deal.apply(NATURE, Move(("shuffle", *rest[:20], JOKER, up, *rest[20:])))
    return deal


def test_the_dealer_has_the_joker_and_the_next_card_names_the_suit() -> None:
    deal = turned("9D")
    assert deal.zone[TURN_UP] == (JOKER,)
    assert deal.zone[LAYOUT.naming] == cards("9D")
    for seat, move in ((0, "pass"), (1, "assist together"), (3, "leave")):
        deal.apply(seat, Move.read(move))
    assert deal.trump == SUITS.index("D")
    assert JOKER in deal.playable(3)
    assert card("9D") not in deal.playable(3)
    assert {move[1] for move in deal.decision(3)} == set(deal.playable(3))


def test_turned_down_with_the_card_that_named_the_suit() -> None:
    deal = turned("9D")
    for seat, move in ((0, "pass"), (1, "pass"), (2, "pass"), (3, "turn-down")):
        deal.apply(seat, Move.read(move))
    assert {str(move[1]) for move in deal.decision(0) if move.verb == "make"} == set("CHS")


@pytest.mark.parametrize(("trump", "trick", "winner"), [
    ("S", "JS JC JO AS", 2), ("H", "JO JH JD AH", 0), ("H", "AC KC JO JH", 2), ("D", "7D JO", 1)])
def test_it_wins(trump: str, trick: str, winner: int) -> None:
    assert ORDER.wins(cards(trick), SUITS.index(trump)) == winner


def test_led_it_asks_for_trumps_and_its_holder_must_follow_with_it() -> None:
    assert ORDER.allowed(cards("7S AH JC"), (JOKER,), 3) == cards("7S JC")
    assert ORDER.allowed(cards("JO AH KD"), cards("9S"), 3) == (JOKER,)


def test_a_hand_with_it_is_worth_more() -> None:
    assert hands.tricks(cards("JO AS KS AH 7D"), 3) > hands.tricks(cards("JC AS KS AH 7D"), 3)
    assert hands.has_sure_trick(cards("JO 7H 8H 7D 8D"), 3)
    assert hands.for_alone(cards("JO JS JC AH 7H"), 3)


@pytest.mark.parametrize("form", ["four", "three", "two"])
def test_a_game_of_club_players(form: str) -> None:
    sitting = Sitting(GAME, {"form": form, "joker": True, "games": 1})
    rng = Random(1)
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        if seat == NATURE:
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        else:
            sitting.submit(seat, think(sitting.view(sitting.match.deal().by(seat)), "club", 1).move)
    assert len(sitting.match.deal().pack) == 33
