"""What figures are said to be, and why a high card goes on a trick that is lost."""
from __future__ import annotations

import pytest

from cardtable.cards import card
from cardtable.games.five_hundred.evaluate import GAME_TOO, UNBID
from cardtable.games.five_hundred.talk import TALK
from cardtable.players.advice import advise
from tests.games.five_hundred.moments import HAND, WIDOW, Match, bidding, played

KINDS = {"bidding": (bidding, "the other side in this deal"),
         "laying": (lambda: bidding().turn("bid 6 H", "pass", "pass"), "the mean of the other two in this deal"),
         "leading": (played, "the mean of the other two in this deal"),
         "against": (lambda: played().plays("9D"), "the bidder in this deal")}


@pytest.mark.parametrize("kind", KINDS)
def test_a_figure_is_told_to_be_points_ahead_for_more_is_in_it_than_who_is_advised_can_score(kind: str) -> None:
    at, beside = KINDS[kind]
    match: Match = at()
    advice = advise(match.sitting.view(match.deal.by(match.due)), match.due, budget=.1)
    assert beside in advice.words
    assert "brings about" not in advice.words
    assert advice.comparison is not None
    told = " ".join(advice.comparison.notes)
    assert "the mean of the other two’s" in told
    assert (UNBID in f" {told}") == (kind == "bidding")
    assert GAME_TOO not in advice.words


def test_of_a_deal_nobody_has_bid_for_own_points_are_told() -> None:
    match = bidding().turn("pass", "pass", "pass")
    advice = advise(match.sitting.view(match.deal.by(match.due)), match.due, budget=.1)
    assert "It brings about" in advice.words


def test_that_the_game_is_counted_is_told_where_it_may_be_won() -> None:
    match = played()
    match.deal.score[0] = 400
    assert GAME_TOO in advise(match.sitting.view(match.deal.by(match.due)), match.due, budget=.1).words


def test_of_a_master_card_thrown_on_a_lost_trick_it_is_said_what_the_lower_one_leaves() -> None:
    hands = "AH QH AD TD KC TC 9C KS QS 9S", "TH 7H KD QD 8D 8C JC TS JS 7S"
    match = Match().deals(HAND, *hands, widow=WIDOW).turn("bid 6 H", "pass", "pass", "discard 9D 7D QC")
    deal = match.plays("7C 9C JC QD 8H").deal
    told = "the ten of diamonds is kept, which need not take the suit’s next trick"
    assert TALK.of_cards(deal, match.due, card("AD"), card("TD")) == told
    assert TALK.of_cards(deal, match.due, card("TD"), card("AD")) == "the ace of diamonds is kept"
