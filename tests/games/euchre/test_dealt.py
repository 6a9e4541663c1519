"""Euchre dealt by hand, law by law; the books' cases tell what follows, here who may claim it and when."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.games import game
from cardtable.rules.moves import Move
from tests.adapters.euchre_dealing import EVENTS, LAW, begun, cut_shown, does, irregularity, on
from tests.suite import Form, Trial


def test_1_of_two_cards_shown_in_cutting_the_higher_counts() -> None:
    """Law 1; the ace is the lower of any two."""
    assert cut_shown("1862", ["AS", "7D"]) == cut_shown("1862", ["7D", "AS"]) == {"deemed_cut": "7D"}
    assert cut_shown("1862", ["KS", "7D"]) == {"deemed_cut": "KS"}


def test_3_a_cut_of_too_few_is_made_again() -> None:
    one = begun()
    law = one.refusal(2, Move.read("cut 2"))
    assert law is not None
    assert law.number == LAW["3"]
    assert does(one, "2 cut 2").phase == "cutting_pack"


def test_the_deal_in_other_packets() -> None:
    """Each adversary asks for a fresh deal, while he has not looked himself (deal)."""
    one = on(does(begun(), *EVENTS["packet_pattern_changed"]), "taking_up")
    does(one, "0 take-up-hand")
    assert not does(one.copy(), f"0 accuse {LAW['deal']} 3").over
    assert does(one, f"2 accuse {LAW['deal']} 3").void == "same"


@pytest.mark.parametrize("event", ["card_faced_in_dealing", "two_cards_turned_up"])
def test_5_a_card_faced(event: str) -> None:
    one = does(begun(), *EVENTS[event])
    assert (one.offences[-1].article, one.void) == (LAW["5"], "same")


def test_6_a_card_exposed_in_dealing() -> None:
    """Law 6: by an adversary, for the dealer alone to say; by the partner, for each adversary before the turn-up."""
    assert irregularity("dealers_opponent_exposes_card")["option_of"] == "dealer"
    assert irregularity("dealers_partner_exposes_card")["deadline"] == "before_turn_up"


@pytest.mark.parametrize(("event", "void"), [
    ("misdeal_after_opponent_looked", "same"), ("misdeal_after_partner_looked", "next"), ("misdeal", "next")])
def test_7_12_who_touched_his_cards_early(event: str, void: str) -> None:
    """A misdeal (12) that comes of an adversary's looking does not cost the deal (7)."""
    assert does(begun(), *EVENTS[event]).void == void


def test_8_wrong_numbers() -> None:
    """Put right before the turn-up; a misdeal later, whoever finds it, at the latest when a hand has run out."""
    one = does(begun(), "2 cut", "3 deal-wrong 0 1")
    before = does(one.copy(), f"2 accuse {LAW['8']} 3")
    assert (before.over, [len(before.zone[hand]) for hand in before.layout.hand]) == (False, [5] * 4)
    after = on(one)
    assert does(after.copy(), f"2 accuse {LAW['8']} 3").void == "next"
    does(after, "0 order together")
    while not after.over:
        does(after, f"{after.must[0]} {next(iter(after.decision(after.must[0])))}")
    assert after.void == "next"


def test_random_games() -> None:
    counts = Counter[str]()
    for seed in range(2):
        form = Form(game("euchre"), {"laws": "strict", "dealing": "hands", "games": 1})
        counts += Trial(form, seed, looks=.03).play().counts
    assert counts["pasts"] > 5
