"""Five Hundred's own rules: the joker without trumps, who has won, and what its players think of a hand."""
from __future__ import annotations

from random import Random

from cardtable.cards import JOKER, SUITS, cards
from cardtable.games.five_hundred.maxims import advise
from cardtable.games.five_hundred.schedule import LADDER, first_past, value
from cardtable.games.five_hundred.strength import hopes, keep
from cardtable.games.five_hundred.worth import WON, worth
from cardtable.players.think import think
from cardtable.rules.moves import Move
from tests.games.five_hundred.moments import HAND, WIDOW, Match, bidding

DIAMONDS = SUITS.index("D")


def test_bids_rise_by_value() -> None:
    values = [value(bid) for bid in LADDER]
    assert values == sorted(set(values))
    assert (LADDER[0], LADDER[4:6], LADDER[-1]) == ("6S", ("6N", "7S"), "10N")


def test_the_joker_led_without_trumps_is_of_the_suit_that_is_named() -> None:
    match = bidding().turn("bid 6 N", "pass", "pass", "discard 7C 8S 7D").plays("JO")
    assert match.deal.phase == "naming"
    match.turn("name D")
    assert {c.suit for c in match.deal.allowed(match.deal.must[0])} == {DIAMONDS}
    match.plays("KD AD")
    assert match.deal.takers == (match.deal.bidder,)


def test_the_joker_thrown_to_a_suit_not_followed_before_wins_nothing() -> None:
    match = Match().deals("AC KC QC JC TC 9C 8C AD KD QD", "JO 7S 8S 9S TS JS QS KS AS 7C", widow="7D 8D 9D")
    match.turn("bid 10 C", "pass", "pass", "discard 7D 8D 9D").plays("JC 7C")
    assert match.deal.trump != -1
    match = Match().deals("AC KC QC JC TC 9C 8C AD KD QD", "JO 7S 8S 9S TS JS QS KS AS 7C", widow="7D 8D 9D")
    match.turn("bid 9 N", "pass", "pass", "discard 7D 8D 9D").plays("AC 7C 7H KC 7S 8H QC JO 9H")
    assert match.deal.takers == (0, 0, 0), "the joker came too late"
    assert JOKER in match.deal.zone[match.deal.layout.won[0]]


def test_of_the_others_he_has_won_whose_trick_came_first() -> None:
    assert first_past([490, 480, 490], [1, 2, 0], 500) == 2
    assert first_past([0, 480, 470], [2, 2, 1], 500) == -1


def test_trumps_and_sure_cards_are_kept() -> None:
    thirteen = (*cards(HAND), *cards(WIDOW))
    kept = keep(thirteen, "H", 10)
    assert set(cards("JO JH JD KH 9H 8H AS AC")) <= set(kept)
    assert hopes(cards(HAND))[0].suit == "H"


def test_the_master_bids_upon_a_hand_like_that() -> None:
    thought = think(bidding().sitting.view(0), "master", 1, budget=.3)
    assert thought.move.verb == "bid"
    assert thought.move[2] == "H"


def test_the_master_bids_no_higher_than_wins_the_game() -> None:
    """Of a hand that is good for eight seven will do, where they bring the game."""
    said = []
    for before in (0, 340):
        match = Match().deals("JO JD TD 9D JH AS KS 8S QC 9C")
        match.deal.score[0] = before
        said.append(think(match.sitting.view(0), "master", 1, budget=.5).move)
    assert said == [Move.read("bid 8 D"), Move.read("bid 7 D")]


def test_the_end_of_a_game_is_worth_more_than_its_points() -> None:
    assert worth("7H", 7, 0, (0, 0), 500) == 200 - 15               # half of three tricks
    assert worth("7H", 7, 300, (490, 490), 500) == 200 - 15 + WON        # the bidder goes before the others
    assert worth("7H", 6, 300, (490, 0), 500) == -200 - 20 - WON / 2 * 15 / 16


def test_club_players_finish_a_game() -> None:
    match, rng = Match(points=250), Random(4)
    while not match.sitting.over:
        seat = match.sitting.match.pending().must[0]
        if seat < 0:
            match.sitting.submit(seat, match.sitting.match.decision(seat).sample(rng))
            continue
        match.sitting.submit(seat, think(match.sitting.view(match.deal.player[seat]), "club", 1).move)
    deal = match.deal
    assert max(deal.score) >= 250
    assert match.sitting.match.result().winners == {deal.player[deal.victor]}


def test_what_stays_when_three_are_laid_out_is_told_of_the_hand() -> None:
    trumps = bidding().turn("bid 6 H", "pass", "pass")
    none = bidding().turn("bid 6 N", "pass", "pass")
    assert advise(trumps.deal, trumps.due).why == "Six trumps and three high cards stay."
    assert "trump" not in advise(none.deal, none.due).why
