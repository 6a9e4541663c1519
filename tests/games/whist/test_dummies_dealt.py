"""Dummy and Dumbmy dealt by hand."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.whist.scoring import ENGLISH, SHORT, Scheme
from cardtable.games.whist.strict import DumbmyByHand, DummyByHand
from cardtable.rules.events import NATURE
from tests.adapters.whist_strict import HANDS, Sat
from tests.suite import Form, Trial


class Dummy(Sat, DummyByHand):
    """Seat 2 is seat 0’s dummy; by the English laws."""


class Dumbmy(Sat, DumbmyByHand):
    """Seats 0 and 2 are the defender’s."""


def at(kind: type[Dummy] | type[Dumbmy], scheme: Scheme, dealer: int = 3) -> Dummy | Dumbmy:
    """The pack is to be cut."""
    deal = kind(dealer, (0, 0), [0] * 3, (0, 1, 0, 2), scheme=scheme, open_seats=(2,), by_hand=True)
    held = [cards(hand) for hand in HANDS]
    deal.do_shuffle(NATURE, *[held[(seat + dealer + 1) % 4][n] for n in range(13) for seat in range(4)])
    return deal


@pytest.mark.parametrize("fault", ["reshuffle", "deal-otherwise", "feel", "misgive 2"])
def test_95_at_dummy_faulty_deals_are_dealt_again(fault: str) -> None:
    """No misdeal is known there: what loses the deal at Whist is dealt again by the same player."""
    deal = at(Dummy, ENGLISH).does("2 cut", f"3 {fault}")
    assert (deal.void, deal.offences[-1].article) == ("same", 95)
    uncut = at(Dummy, ENGLISH).does("3 deal")
    assert uncut.copy().does("0 accuse 95 3").void == "same"
    assert at(Dummy, ENGLISH).does("2 cut", "3 deal-wrong 0 1", "0 accuse 95 3").void == "same"
    played = at(Dummy, ENGLISH).does("2 cut", "3 deal", "3 turn-trump")
    while played.phase == "taking_up":
        played.does(f"{played.must[0]} take-up-hand")
    assert (played.phase, len(played.zone[played.layout.shown[2]])) == ("play", 13)


def test_142_at_dumbmy_the_whole_code_is_for_who_deals() -> None:
    """A deal is lost; where the defender deals an assailant lays the other pack out, and cannot forget it."""
    assert at(Dumbmy, SHORT).does("2 cut", "3 drop-pack").void == "next"
    own = at(Dumbmy, SHORT, dealer=0).does("3 cut", "0 deal")
    assert (own.phase, own.must) == ("laying", (3,))
    assert not own.faults(3)
    theirs = at(Dumbmy, SHORT).does("2 cut", "3 deal")
    assert (theirs.phase, theirs.must) == ("laying", (1,))
    assert theirs.does("1 forget-pack").void == "next"


@pytest.mark.parametrize("code", ["hoyle-1909", "deschapelles-1839"])
def test_random_rubbers(code: str) -> None:
    counts = Counter[str]()
    for seed in range(2):
        agreed = {"form": "dummy", "code": code, "laws": "strict", "dealing": "hands", "rubbers": 1}
        counts += Trial(Form(game("whist"), agreed), seed, looks=.01).play().counts
    assert counts["deals"] > 2
