"""What is said for a card where tricks are to be lost is true of the hands as they lie."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.speaks import speaks_for
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

LOSING = "misery", "misere", "misere_ouverte", "general_misere"
FORMS = [("napoleon", {"misery": True}, "bid misery"), ("solo_whist", {}, "bid misere"),
         ("solo_whist", {}, "bid misere_ouverte"), ("solo_whist", {"nobody": "misere"}, "pass")]
EVENINGS = 8


def judged(deal: Auction, seat: int, card: Card, other: Card, told: str) -> None:
    """By the cards of all."""
    order, trump, trick, caller = deal.order, deal.trump, deal.on_table(), deal.bidder
    takes, would = (order.wins((*trick, one), trump) == len(trick) for one in (card, other))

    def below(one: Card) -> list[Card]:
        return [held for held in deal.playable(caller) if held.suit == one.suit and held.rank < one.rank]

    if "stays under the trick" in told:
        assert not takes, told
        assert would or card.rank > other.rank, told
    elif told.startswith("the trick is left"):
        assert deal.played_by()[order.wins(trick, trump)] == caller != seat, told
        assert would, told
    elif told.endswith("stays in hand"):
        assert other.name in told, told
        assert other.rank < card.rank, told
    elif told.startswith("the caller has no "):
        assert told.endswith(SUIT_NAMES[other.suit]), told
        assert not [held for held in deal.playable(caller) if held.suit == other.suit], told
    elif told == "no unseen card lies under it" and caller not in (-1, seat):
        assert not below(card), told
    elif told.startswith("the caller has"):
        assert len(below(card)) < len(below(other)), told
        assert ("nothing" in told) == (not below(card)), told
    elif told.startswith("it is the last of its suit"):
        assert [one.suit for one in deal.playable(seat)].count(card.suit) == 1, told
    else:
        assert "unseen" in told, told


@pytest.mark.parametrize(("name", "options", "call"), FORMS)
def test_what_speaks_for_a_card_is_so(name: str, options: dict[str, object], call: str) -> None:
    rng, said = Random(f"to lose {name} {call}"), Counter[str]()
    for _ in range(EVENINGS):
        sitting = Sitting(game(name), {"rounds": 1, **options})
        while not sitting.over:
            deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
            decision = sitting.match.decision(seat)
            move = decision.sample(rng)
            if isinstance(deal, Auction) and deal.phase == "calling" and seat != NATURE:
                move = Move.read(call) if Move.read(call) in decision else Move(("pass",))
            elif isinstance(deal, Auction) and deal.phase == "play" and deal.bid in LOSING:
                view = deal.view(deal.by(seat))
                some = deal.allowed(seat)
                for card in some:
                    for other in some:
                        if card is not other and (told := speaks_for(view, seat, card, other)):
                            judged(deal, seat, card, other, told)
                            said[told] += 1
            sitting.submit(seat, move)
    assert len(said) > 4
