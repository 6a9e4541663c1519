"""Dealing by hand under the English laws, article by article."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.whist.scoring import ENGLISH
from cardtable.games.whist.strict import EnglishByHand
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.whist_strict import HANDS, Sat
from tests.suite import Form, Trial


class Dealing(Sat, EnglishByHand):
    """Seat 3 deals, seat 2 cuts."""


STEPS = {"cutting_pack": "2 cut", "dealing": "3 deal", "turning": "3 turn-trump"}


def at(phase: str = "dealing") -> Dealing:
    deal = Dealing(3, (0, 0), [0] * 4, scheme=ENGLISH, by_hand=True)
    held = [cards(hand) for hand in HANDS]
    deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in range(4)])
    while deal.phase != phase:
        deal.does(STEPS[deal.phase])
    return deal


def on(deal: Dealing) -> Dealing:
    """All goes on rightly, to the first lead."""
    while deal.phase in ("dealing", "turning", "cutting_pack"):
        deal.does(f"{deal.must[0]} {STEPS[deal.phase][2:]}")
    while deal.phase == "taking_up":
        deal.does(f"{deal.must[0]} take-up-hand")
    return deal


def test_all_goes_right() -> None:
    """Nobody sees his hand before he takes it up."""
    deal = at("taking_up")
    assert not any(deal.sees[hand] for hand in deal.layout.hand)
    deal.does("1 take-up-hand")
    assert deal.sees[deal.layout.hand[1]]
    on(deal)
    assert (deal.phase, deal.must, deal.turned) == ("play", (0,), cards("2H"))


@pytest.mark.parametrize("fault", ["cut 3", "cut 49", "cut-showing"])
def test_26_another_cut_is_made(fault: str) -> None:
    deal = at("cutting_pack")
    law = deal.refusal(2, Move.read(fault))
    assert law is not None
    assert law.number == 26
    deal.does(f"2 {fault}")
    assert (deal.phase, deal.must) == ("cutting_pack", (2,))
    assert [at("cutting_pack").refusal(2, Move(("cut", n))) for n in (4, 48)] == [None, None]


@pytest.mark.parametrize(("phase", "fault", "article", "void"), [
    ("dealing", "3 reshuffle", 28, "next"), ("dealing", "3 face", 29, "same"),
    ("taking_up", "1 take-wrong-hand", 29, "same"),
    ("dealing", "3 deal-otherwise", 37, "next"), ("turning", "3 lay-unturned", 37, "next"),
    ("dealing", "3 feel", 37, "next"), ("dealing", "3 misgive 2", 37, "next")])
def test_28_29_37_lost_or_dealt_again(phase: str, fault: str, article: int, void: str) -> None:
    deal = at(phase).does(fault)
    assert (deal.offences[-1].article, deal.void) == (article, void)


def test_37_one_card_given_wrongly_is_put_right() -> None:
    assert at().does("3 misgive 1").offers() == ["rectify"]


def test_30_to_32_a_card_shown_in_dealing() -> None:
    """The other side has a new deal, until one of it touches his cards (30); not if the side at fault touched first
    (31), nor is it lost by a trump turned too fast (32)."""
    shown = at().does("3 let-see 1")
    assert shown.copy().does("0 accuse 30 3", "0 exact new-deal").void == "same"
    turned = shown.copy().does("3 turn-trump")
    assert turned.copy().does("2 accuse 30 3").offers() == ["new-deal", "keep-card"]
    assert turned.copy().does("0 take-up-hand", "2 accuse 30 3").phase == "taking_up"
    assert turned.copy().does("1 take-up-hand", "2 take-up-hand", "2 accuse 30 3").offers()
    theirs = at().does("0 turn-over")
    assert theirs.copy().does("1 accuse 30 0").phase == "turning", "it is for the dealer to say"
    assert theirs.copy().does("3 accuse 30 0").offers()
    assert at().does("1 turn-over", "0 accuse 30 1").offers()


def test_30_31_for_the_dealer_as_for_the_others() -> None:
    """An adversary who has touched his cards first lets the dealer's side touch its own, too (31)."""
    assert not at().does("1 touch", "0 turn-over", "3 accuse 30 0").offers()
    assert at().does("0 touch", "1 touch", "0 turn-over", "3 accuse 30 0").offers()


def test_30_nothing_of_the_deal_is_claimed_when_a_card_is_played() -> None:
    """Though the dealer was the first to take up his hand."""
    taken = [f"{seat} take-up-hand" for seat in (3, 0, 1, 2)]
    deal = at().does("3 let-see 1", "3 turn-trump", *taken)
    assert deal.copy().does("0 accuse 30 3").offers()
    deal.does(f"0 play {deal.allowed(0)[0]}", "2 accuse 30 3")
    assert (deal.phase, deal.void) == ("play", "")


def test_33_a_dealer_who_peeps() -> None:
    """Article 33: the others may see it, too, or have a new deal."""
    deal = at("turning").does("3 peep")
    assert (deal.offers(), deal.must[0] in (0, 2)) == (["see-it", "new-deal"], True)
    assert deal.copy().does(f"{deal.must[0]} exact new-deal").void == "same"
    assert on(deal.does(f"{deal.must[0]} exact see-it")).phase == "play"


def test_34_35_a_deal_out_of_turn_is_stopped_until_the_trump_is_turned() -> None:
    """For a partner as well (35)."""
    for seat in (0, 1):
        deal = at().does(f"{seat} deal")
        accuser = deal.against(seat)[0]
        claim = f"{accuser} accuse 34 {seat}"
        assert deal.copy().does(claim, f"{accuser} exact rightful-dealer-deals").void == "same"
        assert on(deal.does(f"{seat} turn-trump")).does(claim).phase == "play"


def test_36_a_dealer_interrupted_wrongly_deals_again() -> None:
    """Article 36."""
    assert at().does("0 dispute", "3 feel").void == "same"


def test_37_not_cut_it_is_noticed_before_the_trump_is_turned() -> None:
    deal = at("cutting_pack").does("3 deal")
    assert deal.copy().does("0 accuse 37 3").offers() == ["misdeal"]
    assert on(deal).does("0 accuse 37 3").phase == "play"


def test_37_a_card_too_many_is_a_misdeal_whenever_it_is_found() -> None:
    """Article 37."""
    deal = on(at().does("3 deal-wrong 1 1"))
    assert [len(deal.zone[hand]) for hand in deal.layout.hand] == [13, 12, 14, 12]
    assert deal.copy().plays_on(8).does("0 accuse 37 3").void == "next"
    assert deal.plays_on(60).void == "next", "at the latest when a hand has nothing left to play"


def test_38_a_partner_s_misdeal_costs_the_dealer_his_deal() -> None:
    """Article 38."""
    deal = at().does("1 deal", "1 lay-unturned")
    assert (deal.void, deal.dealer) == ("next", 3)


def test_39_unless_an_adversary_touched_his_cards_before_the_dealer_s_partner() -> None:
    """Article 39."""
    assert at().does("0 touch", "1 touch", "3 feel").void == "same"
    assert at().does("1 touch", "0 touch", "3 feel").void == "next"


def test_40_41_a_card_is_missing() -> None:
    """Found in time the deal is void (41); after the first trick who lacks it plays on without it (40)."""
    deal = on(at().does("3 deal-faulty"))
    assert deal.copy().does("0 accuse 41 3").void == "same"
    late = deal.plays_on(8).does("0 accuse 41 3")
    assert late.phase in ("play", "ordering")
    late.plays_on(60)
    assert (late.phase, sum(late.taken), len(late.history)) == ("accusations", 13, 51)


def test_nothing_else_can_be_done() -> None:
    assert at().refusal(0, Move.read("feel")) is IMPOSSIBLE


def test_random_matches_with_hands_that_deal() -> None:
    counts = Counter[str]()
    agreed = {"laws": "strict", "dealing": "hands", "rubbers": 1}
    counts += Trial(Form(game("whist"), agreed), 3, looks=.03).play().counts
    assert counts["pasts"] > 5
