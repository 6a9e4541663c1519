"""Loo's own rules: what a lead tells, Pam's civility, flushes drawn, musts, and what a pool is worth."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.games import game
from cardtable.games.loo.order import PAM
from cardtable.games.loo.rules import LAYOUT, POOL, Loo
from cardtable.games.loo.strength import kept, others, stake
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.adapters.loo import dealt, do
from tests.games.loo.moments import Evening, drawing, five


@pytest.mark.parametrize("options", [{"players": 6}, {"players": 4, "form": "five", "club-law": True}])
def test_what_is_inferred_of_a_hand_is_so(options: dict[str, object]) -> None:
    """Nothing that was thought impossible ever turns up, whatever is led or played."""
    sitting, rng = Sitting(game("loo"), {**options, "rounds": 2}), Random(2)
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        assert all(not one.noticed and not one.given_up for one in sitting.knowledge)


def test_who_leads_plain_has_not_the_ace_of_trumps() -> None:
    sitting = Evening(3).deals("8H", "KS 5D AC", "TH 3S 8D", "QH 7C 2D").say("stand stand stand").plays("KS").sitting
    may = sitting.view(1).knowledge.may[LAYOUT.hand[0]]
    assert not may & card("AH").bit
    assert may & card("KH").bit


def test_pam_is_asked_to_be_civil_only_while_another_may_have_him() -> None:
    civil = Move(("civil",))
    deal = drawing().say("stand stand stand pass").deal
    assert civil in deal.decision(0)
    assert civil not in drawing(pam=False).say("stand stand stand pass").deal.decision(0)
    own = Evening(4, 2, form="five").deals("8H", "AH JC TH KC 2D").say("stand stand stand pass").deal
    assert civil not in own.decision(0)


def test_pam_alone_takes_the_ace_that_bade_him_be_civil() -> None:
    deal = Evening(4, 2, form="five").deals("8H", "AH QH TH KC 2D", "JC 6S 4D 9D 8C").say(
        "stand stand pass pass civil").deal
    assert deal.allowed(1) == (PAM,)


def test_a_flush_drawn_looes_none_that_has_passed() -> None:
    deal = Evening(4, 2, form="five").deals("8H", "AH QH TH 2H 2D", "7C 6S 4D 9D 8C", then="5H").deal
    before = deal.purse[:]
    do(deal, 0, "draw", card("2D"))
    looed = [n for n in range(4) if deal.purse[n] == before[n] - deal.single]
    assert deal.over
    assert looed == [1, 2, 3]
    evening = Evening(4, 2, form="five", dealer=2).deals("8H", "AH QH TH 2H 2D", "7C 6S 4D 9D 8C", then="5H")
    deal = evening.say("pass").deal
    before = deal.purse[:]
    do(deal, 0, "draw", card("2D"))
    assert deal.purse[3] == before[3]
    assert deal.purse[1] == before[1] - deal.single


def test_hands_of_three_are_taken_up_in_turn() -> None:
    deal = five().deal
    assert [bool(deal.sees[LAYOUT.hand[seat]]) for seat in range(5)] == [True, False, False, False, False]


def test_club_law_binds_all_and_leaves_miss_alone() -> None:
    deal = Evening(4, 2, **{"club-law": True}).deals("8C", "KH 5H AC").deal
    assert (deal.phase, deal.declared) == ("play", (0, 1, 2, 3))
    assert len(deal.zone[LAYOUT.miss]) == 3


def test_an_unlimited_loo_is_the_pool_up_to_the_maximum() -> None:
    deal = Loo(0, (), [0, 0, 0, 40], (0, 1, 2), unlimited=True)
    assert deal.loo() == 40
    assert Loo(0, (), [0, 0, 0, 40], (0, 1, 2), unlimited=True, maximum=24).loo() == 24
    assert Loo(0, (), [0, 0, 0, 2], (0, 1, 2), unlimited=True, maximum=24).loo() == 3


def test_the_first_hand_and_every_single_is_a_must() -> None:
    sitting = Evening(3, 0, must=True).sitting
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    assert sitting.match.deal().phase == "play"


def test_a_fuller_pool_is_worth_a_weaker_hand() -> None:
    """The same cards are passed at a single, and played at five."""
    found = []
    for pool in (0, 12):
        deal = dealt([cards("4H 8D 5S"), (), (), ()], card("6H"), cards("2C 3C 4D"), pool)
        found.append(stake(deal, cards("4H 8D 5S"), others(deal, 0)) > 0)
        assert deal.purse[POOL] == pool + deal.single
    assert found == [False, True]


def test_trumps_pam_and_aces_are_kept() -> None:
    deal = drawing().deal
    assert set(kept(deal, cards("AH JC 4H AS KD"))) == set(cards("AH JC 4H AS"))


def test_the_master_plays_the_best_trumps_and_takes_no_miss_for_them() -> None:
    sitting = Evening(5, 2).deals("8H", "AH KH QH", miss="2S 3D 4C").sitting
    assert think(sitting.view(0), "master", 1, budget=.3).move == ("stand",)
