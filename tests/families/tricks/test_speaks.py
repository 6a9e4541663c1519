"""What is said for a card beside another is true of the hands as they lie, in every game of tricks."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import RANK_NAMES, Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.speaks import speaks_for
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import counted
from tests.suite import Form, forms

FORMS = [form for form in forms(("form", "code")) if form.game.name not in ("poker", "vingt_un")]
MOVES = 260


def judged(deal: TrickDeal, seat: int, card: Card, other: Card, told: str) -> None:
    """By the cards of all, which who speaks has not seen."""
    order, trump, trick = deal.order, deal.trump, deal.on_table()
    if told.startswith("it takes the trick"):
        assert order.wins((*trick, card), trump) == len(trick), told
        later = [one for holder in deal.in_play() if holder != seat and holder not in deal.played_by()
                 for one in deal.playable(holder)]
        assert "so far" in told or not any(order.beats(one, card, trump) for one in later), told
        assert "so far" not in told or later, told
    if "kept over" in told:
        suit = order.suit(other, trump)
        every = sorted([(order.strength(one, trump), holder) for holder in range(deal.seats)
                        for one in deal.playable(holder) if order.suit(one, trump) == suit], reverse=True)
        own = [holder == seat for _, holder in every]
        assert own[0] or not own.count(True), told           # what lies between them may be nobody's
        assert suit != order.suit(card, trump), told
    elif told.endswith("stands behind it"):
        own = next(one for one in deal.playable(seat) if f"the {one.name} stands" in told)
        between = [one for holder in range(deal.seats) for one in deal.playable(holder)
                   if order.beats(card, one, trump) and order.beats(one, own, trump) and holder != seat]
        assert order.beats(card, own, trump), told
        assert not [one for one in between if order.suit(one, trump) == order.suit(card, trump)], told
    elif " guards the " in told:
        suit = order.suit(other, trump)
        own = [one for one in deal.playable(seat) if order.suit(one, trump) == suit]
        assert any(told.endswith(f"guards the {RANK_NAMES[one.rank]}") and one is not other for one in own), told
        assert order.suit(card, trump) != suit, told
    elif told.startswith("it is from your longest suit"):
        suits = Counter([order.suit(one, trump) for one in deal.playable(seat)])
        many = suits.pop(order.suit(card, trump))
        suits.pop(trump, 0)
        assert many > max(suits.values(), default=0), told
        assert told.endswith(f"of {counted(many)}"), told
    elif told == "your partner has led the suit" or told.endswith("were led by the other side"):
        suit = order.suit(card if told.startswith("your") else other, trump)
        first = next(who for who, one, _ in deal.history[::deal.playing()] if order.suit(one, trump) == suit)
        assert (deal.party[first] == deal.party[seat]) == told.startswith("your"), told
        assert first != seat, told
    elif "kept" in told:
        assert other.name in told, told
        assert order.suit(other, trump) == trump or other.rank > card.rank or order.strength(other, trump) > \
            order.strength(card, trump), told
    if told.startswith("your side"):
        best = deal.played_by()[order.wins(trick, trump)]
        assert best == seat or best in deal.partners_of(seat), told
    if "can take the trick" in told:
        top = trick[order.wins(trick, trump)]
        behind = {one: order.allowed(deal.playable(one), trick, trump, deal.binding())
                  for one in deal.in_play() if one not in deal.played_by()}
        holder, named = next((holder, one) for holder, hand in behind.items() for one in hand
                             if f"the {one.name} can take" in told)
        assert order.beats(named, top, trump), told
        assert deal.party[holder] != deal.party[seat], told
        assert ("in any case" in told) == order.beats(named, other, trump), told
    if told.endswith("may still be beaten"):
        top = trick[order.wins(trick, trump)]
        assert told == f"the {top.name} may still be beaten"
        assert deal.party[deal.played_by()[order.wins(trick, trump)]] == deal.party[seat]
        assert any(deal.party[one] != deal.party[seat] for one in deal.in_play() if one not in deal.played_by()), told
    if told.startswith("nothing higher"):
        for another in range(deal.seats):
            for one in deal.playable(another) if another != seat else ():
                assert order.suit(one, trump) != order.suit(card, trump) or not order.beats(one, card, trump), told
    if told.startswith("it is your only card of the suit"):
        assert sum([order.suit(one, trump) == order.suit(card, trump) for one in deal.playable(seat)]) == 1, told


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_speaks_for_a_card_is_so(form: Form) -> None:
    rng, said = Random(f"speaks {form}"), Counter[str]()
    sitting = Sitting(form.game, form.fixed)
    for _ in range(MOVES):
        if sitting.over:
            sitting = Sitting(form.game, form.fixed)
        deal = sitting.match.deal()
        seat = sitting.match.pending().must[0]
        decision = sitting.match.decision(seat)
        if isinstance(deal, TrickDeal) and deal.phase == "play" and seat != NATURE:
            view = deal.view(deal.by(seat))
            assert isinstance(view, TrickDeal)
            some = deal.allowed(seat)
            for card in some:
                for other in some:
                    if card is not other and (told := speaks_for(view, seat, card, other)):
                        judged(deal, seat, card, other, told)
                        said[told.split(" of ")[0]] += 1
        sitting.submit(seat, decision.sample(rng))
    assert said or not isinstance(deal, TrickDeal)
