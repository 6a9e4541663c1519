"""What figures are said to be, and why a high card goes on a trick that is lost."""
from __future__ import annotations

import re

import pytest

from cardtable.cards import card
from cardtable.games.five_hundred.evaluate import GAME_TOO, UNBID, Speaking, question
from cardtable.games.five_hundred.maxims import advise as advise_club
from cardtable.games.five_hundred.rules import FIVES
from cardtable.games.five_hundred.talk import TALK
from cardtable.games.five_hundred.worth import apart, worth
from cardtable.players.advice import advise
from cardtable.players.compared import compare
from cardtable.players.comparison import Comparison
from cardtable.rules.moves import Move
from tests.games.five_hundred.moments import HAND, WIDOW, Match, bidding, played

KINDS = {"bidding": (bidding, "the others in this deal"),
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


@pytest.mark.parametrize(("bid", "tricks", "parts"), [
    ("7D", 7, (180, 0, -15)), ("7D", 6, (-180, 0, -20)), ("6S", 10, (40, 210, 0)), ("10H", 10, (500, 0, 0))])
def test_the_bid_is_told_apart_from_tricks(bid: str, tricks: int, parts: tuple[int, ...]) -> None:
    far = worth(bid, tricks, 0, (0, 0), 1000)
    assert [*apart(bid, tricks, far).values()] == [*parts, 0]
    assert apart(bid, tricks, far + 200)["game"] == 200


def compared(match: Match) -> Comparison:
    found = compare(match.sitting.view(match.deal.by(match.due)), match.due, budget=.1)
    assert found is not None
    return found


def test_where_nothing_else_speaks_for_a_card_it_is_told_what_comes_of_the_bid() -> None:
    found = compared(played().plays("JO QH 7H JH AH TH JD"))
    assert found.reason == "Play the nine of clubs: it defeats the bid oftener than playing the ten of diamonds."
    worse = next(row for row in found.rows if not row.equal)
    assert re.search("worse: the bid brings the bidder .+ more, and tricks bring .+ less", worse.why)


def test_of_what_is_laid_out_the_bid_is_told_apart_too() -> None:
    worse = next(row for row in compared(bidding().turn("bid 6 H", "pass", "pass")).rows if not row.equal)
    assert "tricks bring" not in worse.why
    assert round(sum(worse.parts.values()), 6) == round(worse.value, 6)


def test_the_bidder_knows_what_he_has_laid_out() -> None:
    match = bidding().turn("bid 6 H", "pass", "pass", "discard KH 7D QC").plays("JO AH TH JH QH 7H")
    assert advise_club(match.deal, match.due).why == "Lead the knave of diamonds: nobody else has a trump."


def test_where_the_hand_promises_what_is_bid_it_is_told_what_it_would_cost() -> None:
    deal = Match().deals("JO JH JD 9H 8H AS AC 7C 8S 9D", widow=WIDOW).deal
    six, passing = Move(("bid", 6, "S")), Move(("pass",))
    high = Move(("bid", 7, "H"))
    assert TALK.speaks_for(deal, 0, passing, high) == "seven in hearts would cost 200 points if it were lost"
    assert TALK.speaks_for(deal, 0, six, passing) == "made, it counts 40 points"


def test_a_hand_too_poor_for_any_bid_is_told_what_one_would_cost() -> None:
    match = Match().deals("JO JH JD 9H 8H AS AC 7C AD KS", "QS JS 9S 8S 8D TH QC 9C 8C TD").turn("bid 8 H")
    found = compared(match)
    assert [row.words.split()[0] for row in found.rows] == ["Pass", "Bid"]


def test_a_deal_that_nobody_bids_for_is_counted_as_a_bid_is() -> None:
    """"About 23½ points ahead of the other side" were one's own points of a hundred, the others having 38 each."""
    match = bidding().turn("pass", "pass")
    asked = question(match.sitting.view(match.deal.by(match.due)), match.due, Move(("pass",)))
    assert isinstance(asked, Speaking)
    deal = match.turn("pass").deal
    table = asked.opened(deal).scoring.table
    assert [FIVES * table[tricks] for tricks in (0, 4, 10)] == [-50, 10, 100]
