"""Quinto's own rules: what Dummy's player may see and when, the end of a game, the rubber, and its players."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK, JOKER, cards
from cardtable.families.rubbers import GameWon
from cardtable.games.quinto.laws import LAW
from cardtable.games.quinto.match import QuintoRubbers
from cardtable.games.quinto.maxims import advise, hopes
from cardtable.games.quinto.quints import QUINTS
from cardtable.games.quinto.rules import HAND, LAYOUT, PACK, SEATS, Quinto
from cardtable.players.think import think
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from tests.games.quinto.moments import HAND_HELD, Rubber, plain


def test_all_quints_together_are_a_hundred_and_seventy_five() -> None:
    assert sum([points for _, points in QUINTS.values()]) == 175


@pytest.mark.parametrize(("dealer", "seen", "unseen"), [(0, 0, 2), (1, 2, 0), (2, 0, 2), (3, 0, 2)])
def test_dummys_player_sees_one_hand_until_the_lead(dealer: int, seen: int, unseen: int) -> None:
    deal = Quinto(dealer, (0, 25), (0,) * 3, (0, 1, 0, 2), dummy=2)
    deal.apply(NATURE, Move(("shuffle", *Random(dealer).sample(PACK, len(PACK)))))
    view = deal.view(0)
    assert BACK not in view.zone[LAYOUT.hand[seen]]
    assert len(view.zone[LAYOUT.hand[seen]]) == HAND
    assert view.zone[LAYOUT.apart[unseen]] == (BACK,) * HAND
    for _ in range(SEATS):
        deal.apply(deal.must[0], Move(("pass",)))
    led_by_dummy = deal.must == (2,)
    assert bool(deal.zone[LAYOUT.shown[2]]) == led_by_dummy
    deal.apply(deal.must[0], next(iter(deal.decision(deal.must[0]))))
    assert len(deal.zone[LAYOUT.shown[2]]) == HAND - led_by_dummy
    assert len(deal.view(0).zone[LAYOUT.hand[0]]) == HAND - (deal.history[0][0] == 0)


def test_the_royal_is_led_only_when_nothing_else_is_left() -> None:
    match = plain()
    deal = match.deal
    assert deal.phase == "play"
    seat = next(s for s in range(SEATS) if JOKER in deal.zone[LAYOUT.hand[s]])
    deal = deal.copy()
    deal.lead_off(seat)
    law = deal.refusal(seat, Move(("play", JOKER)))
    assert law is not None
    assert law.heading == "The Quint Royal led"
    deal.zone[LAYOUT.hand[seat]] = (JOKER,)
    assert deal.refusal(seat, Move(("play", JOKER))) is None


def test_sides_equal_beyond_the_game_play_on_until_a_quint_falls() -> None:
    deal = Quinto(3, (220, 215), (0,) * 4)
    deal.taken, deal.leader = (5, 7, 0, 0), 0        # the cachette makes it six to seven: 250 each
    deal.reckon()
    assert deal.score == [250, 250]
    assert not deal.ends_game
    after = Quinto(0, deal.score, (0,) * 4)
    for seat, text in enumerate(["9S", "5S", "2S", "KS"]):
        after.zone[LAYOUT.hand[seat]] = (*cards(text), *cards("2C 3D 4H 6C")[seat:seat + 1])
    after.lead_off(0)
    for text in ("9S", "5S", "2S", "KS"):
        after.do_play(after.must[0], *cards(text))
    assert after.score == [250, 255]
    assert after.ends_game


@pytest.mark.parametrize(("by_quints", "given_up", "law"), [
    (True, None, "game"), (False, None, "order"), (False, 1, "giving up")])
def test_a_game_won_is_told_with_the_law_by_which_it_is_won(by_quints: bool, given_up: int | None, law: str) -> None:
    """By quints, in the middle of a hand, or by the tricks (002:8756-8763)."""
    deal, told = Quinto(3, (240, 145), (0,) * 4), list[Event]()
    deal.tell = told.append
    deal.resigned = given_up
    if by_quints:
        deal.count_quints(0, cards("JO"))
        assert (deal.ends_game, deal.score[0]) == (True, 265)
    match = Rubber().sitting.match
    assert isinstance(match, QuintoRubbers)
    match.game_won(deal, GameWon(0, 120, 265, 145))
    assert told[-1].law == LAW[law]


def test_a_rubber_pays_the_difference_of_all_points_and_a_hundred() -> None:
    match = Rubber().to_its_end().sitting.match
    _, rubber = match.finished[-1]
    made = [sum([game.made if game.winner == side else game.losers for game in rubber.won]) for side in range(2)]
    best = rubber.winner
    assert rubber.points == made[best] - made[1 - best] + 100
    assert sorted(map(abs, match.result().by_player)) == [abs(rubber.points)] * 4


def test_each_has_dummy_once() -> None:
    match = Rubber("dummy").to_its_end().sitting.match
    assert [players[0] for players, _ in match.finished] == [0, 1, 2]
    assert sum(match.result().by_player) == 0


@pytest.mark.parametrize(("led", "thrown"), [("AS", True), ("QS", False)])
def test_the_royal_is_thrown_where_partners_card_cannot_be_beaten(led: str, thrown: bool) -> None:
    deal = Quinto(3, (0, 0), (0,) * 4)
    for seat, text in enumerate((f"{led} 2C", "3S 4C", "JO 9S", "KS 7S")):
        deal.zone[LAYOUT.hand[seat]] = cards(text)
    deal.lead_off(0)
    for text in (led, "3S"):
        deal.do_play(deal.must[0], *cards(text))
    assert (advise(deal, 2).move[1] is JOKER) == thrown


def test_hearts_promise_tricks() -> None:
    assert hopes(cards(HAND_HELD)) > hopes(cards("AS KS QS JS TS 9S 8S 7S 6S 4S 3S 2S"))


def test_the_master_doubles_upon_hearts() -> None:
    match = Rubber().deals("AH KH QH JH TH 9H 8H 7H AD KD AC AS").turn("pass")
    thought = think(match.sitting.view(0), "master", 1, budget=.2)
    assert thought.move.verb == "double"
