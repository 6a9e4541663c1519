"""What the club player says of a hand is true of it."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import JOKER, SUITS, Card
from cardtable.games.quinto.maxims import choose, seen_hand
from cardtable.games.quinto.rules import Quinto
from cardtable.showing.phrases import count
from tests.players.test_compared import decisions

HEARTS = SUITS.index("H")


@pytest.mark.parametrize("form", ["quinto", "dummy"])
def test_reasons_are_true_of_the_hand(form: str) -> None:
    doubled = given = 0
    for seed in range(20):
        for view, seat in decisions("quinto", seed, 40, form=form):
            deal, thought = view.deal, choose(view, seat, Random(seed))
            assert isinstance(deal, Quinto)
            if thought.move.verb in ("double", "redouble"):
                hearts = sum([card.suit == HEARTS for card in seen_hand(deal, seat) if card is not JOKER])
                assert not hearts or count(hearts, "heart") in thought.why
                doubled += 1
            elif "your partner has the trick" in thought.why:
                card, trick = thought.move[1], deal.on_table()
                assert isinstance(card, Card)
                assert not deal.order.beats(card, trick[deal.order.wins(trick, -1)], -1)
                given += 1
    assert given
    assert doubled
