"""Solo Whist's own rules: the turn-up, who stands out, the open misère, when play stops, and what its players think."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games import game
from cardtable.games.solo_whist import words
from cardtable.games.solo_whist.rules import LAYOUT, SoloWhist
from cardtable.games.solo_whist.stakes import DECLAREE, GENERAL, PROPOSITION, Stakes
from cardtable.games.solo_whist.strength import danger, tricks
from cardtable.games.solo_whist.talk import SoloWhistTalk
from cardtable.players.think import think
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from tests.games.solo_whist.moments import HAND, MEEK, Evening, agreed, ouverte, overcalled


def test_the_turn_up_lies_until_the_first_trick_is_turned() -> None:
    one = agreed(0)
    dealer = one.deal.dealer
    assert one.plays(3).deal.zone[LAYOUT.turn_ups[dealer]] == one.deal.turned
    assert not one.plays(1).deal.zone[LAYOUT.turn_ups[dealer]]
    assert one.deal.turned[0] in (*one.deal.playable(dealer), *[card for _, card, _ in one.deal.history])


def test_an_open_misere_lies_open_after_the_first_trick_alone() -> None:
    one = ouverte()
    assert one.deal.trump == NO_TRUMP
    assert not one.plays(3).deal.zone[LAYOUT.shown[1]]
    assert len(one.plays(1).deal.zone[LAYOUT.shown[1]]) == 12


def test_a_misere_ends_with_the_first_trick_and_the_others_show_their_cards() -> None:
    one = Evening().deals(HAND, MEEK, turned="TS").calls("misere pass pass pass")
    deal = one.deal
    one.out()
    assert sum(deal.taken) < 13
    assert deal.purse == [-36, 12, 12, 12]
    assert all(deal.zone[LAYOUT.shown[seat]] for seat in (1, 2, 3))


def test_whoever_has_all_the_tricks_leads_and_names_his_trumps() -> None:
    one = overcalled().calls("abondance_declaree")
    assert (one.deal.phase, one.deal.must, one.deal.bid) == ("naming", (0,), DECLAREE)
    assert one.calls("S").deal.must == (0,)


def test_of_five_the_player_at_the_dealers_right_stands_out_and_the_deal_passes_among_all() -> None:
    one, found = Evening("five", rounds=1), []
    while not one.sitting.over:
        one.deals()
        found.append((one.deal.player[one.deal.dealer], next(p for p in range(5) if p not in one.deal.player)))
        one.out()
    assert found == [(4, 3), (0, 4), (1, 0), (2, 1), (3, 2)]
    assert sum(one.deal.purse) == 0


@pytest.mark.parametrize(("form", "left"), [("three", 1), ("suits", 0)])
def test_three_play_without_propositions(form: str, left: int) -> None:
    one = Evening(form).deals()
    assert len(one.deal.zone[LAYOUT.turn_ups[one.deal.dealer]]) == 1
    assert "propose" not in [move.verb for move in one.deal.decision(one.deal.must[0])]
    assert sum([len(one.deal.playable(seat)) for seat in range(3)]) + left == len(one.deal.pack)


def test_a_general_misere_is_played_by_each_for_himself() -> None:
    one = Evening(nobody="misere").deals().calls("pass pass pass pass")
    assert (one.deal.bid, one.deal.trump, one.deal.callers) == (GENERAL, NO_TRUMP, ())
    one.out()
    assert sorted(one.deal.purse) == [-18, 6, 6, 6]


def test_a_slam_of_partners_counts_double_and_an_abondance_by_agreement() -> None:
    assert Stakes().each(PROPOSITION, 13) == 16
    assert (Stakes().each("abondance", 10), Stakes(doubled=True).each("abondance", 10)) == (19, 20)


def test_a_hand_for_spades_and_one_for_nothing() -> None:
    assert tricks(tuple(sorted(cards(HAND))), 3) > 7
    assert danger(cards(MEEK)) < 1 < danger(cards(HAND))


def test_the_master_calls_upon_a_hand_like_that() -> None:
    thought = think(Evening().deals(HAND.replace("KD", "AD"), turned="6S").sitting.view(0), "master", 1, budget=.3)
    assert thought.move.verb == "bid"


@pytest.mark.parametrize(("form", "proposes"), [("four", True), ("five", True), ("three", False), ("suits", False)])
def test_who_cannot_propose_is_not_told_to(form: str, proposes: bool) -> None:
    row, rng = game("solo_whist"), Random(form)
    sitting = Sitting(row, {"form": form}, [{} for _ in range(row.players(complete(row.options, {"form": form}))[0])])
    while sitting.match.deal().phase != "calling":
        seat = sitting.match.deal().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    deal = sitting.match.deal()
    told = SoloWhistTalk().guided(deal)
    assert told.startswith("Propose" if proposes else "Call solo")
    assert any(choice.verb == "propose" for choice in deal.decision(deal.must[0])) == proposes


def test_what_may_be_said_is_what_the_guidance_speaks_of() -> None:
    """Four: it names proposing and accepting where they are offered, and nowhere else; the slate has what stands."""
    met: set[str] = set()
    for seed in range(60):
        rng, sitting = Random(seed), Sitting(game("solo_whist"), {}, [{}] * 4)
        while (deal := sitting.match.deal()).phase not in ("play", "naming") and not deal.over:
            seat = deal.must[0]
            if deal.phase == "calling":
                assert isinstance(deal, SoloWhist)
                offered = {choice.verb for choice in deal.decision(seat).choices}
                told = SoloWhistTalk().guided(deal)
                assert told.startswith("Propose") == ("propose" in offered), told
                assert ("accept the proposition" in told.casefold()) == ("accept" in offered), told
                assert (" call " in f" {told.casefold()}") <= ("bid" in offered), told
                slate = SoloWhistTalk().slate(deal, lambda seat: ["North", "East", "South", "West"][seat])
                assert slate is not None
                assert (slate.call == "Proposition") == (deal.proposer >= 0 > deal.bidder)
                assert slate.by.count(" and ") == (deal.acceptor >= 0 > deal.bidder)
                met.add(SoloWhistTalk().stage(deal))
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert met == {"calling", words.FIRST, words.ACCEPTING, words.PASSED, words.IN_VAIN, words.PAIRED, words.OVER}
