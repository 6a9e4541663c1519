"""Napoleon dealt by hand."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.games import game
from cardtable.games.napoleon.dealt import NapoleonByHand
from cardtable.games.napoleon.laws import LAW
from tests.adapters.napoleon_strict import MADE_WRONG, begun, looked, says
from tests.suite import Form, Trial


@pytest.mark.parametrize("fault", MADE_WRONG)
def test_a_fresh_deal_is_asked_for_before_anybody_looks(fault: str) -> None:
    """By anybody (fresh deal)."""
    one = MADE_WRONG[fault](begun(4, Random(1)))
    article = one.offences[-1].article
    assert article == LAW["fresh deal"]
    late = looked(one.copy())
    assert (bool(one.leisure()), bool(late.leisure())) == (True, False), "companions leave a moment for it"
    says(late, 1, f"accuse {article} {late.offences[-1].seat}")
    assert (late.over, late.phase) == (False, "calling")
    assert says(one, 1, f"accuse {article} {one.offences[-1].seat}").void == "same"


def test_a_wrong_number_is_dealt_again_until_all_have_called() -> None:
    """But not when a Nap has been called (wrong number)."""
    one = looked(says(says(begun(4, Random(1)), 2, "cut"), 3, "deal-wrong 1 1", "wrong number"))
    claim = f"accuse {LAW['wrong number']} 3"
    assert says(one.copy(), 0, claim).void == "same"
    assert not says(says(one.copy(), 0, "bid nap"), 0, claim).over
    for seat, word in enumerate(("bid 3", "pass", "pass", "pass")):
        says(one, seat, word)
    assert not says(one, 0, claim).over
    assert [len(one.zone[hand]) for hand in one.layout.hand[:4]] == [5, 4, 6, 5]


def test_a_call_settled_by_the_short_hand_s_last_card_ends_the_deal() -> None:
    """Though its winner has nothing to lead, and nobody can claim the missing card any more."""
    ended = 0
    for seed in range(12):
        one = looked(says(says(begun(2, Random(seed)), 0, "cut"), 1, "deal-faulty", "fresh deal"))
        says(says(one, 0, "bid 4"), 1, "pass")
        while not one.over:
            seat = one.must[0]
            lawful = list(one.decision(seat))
            assert lawful, "nobody is asked who has nothing to say"
            one.apply(seat, Random(seed).choice(lawful), None)
        ended += sum(one.taken) == 4 and not one.zone[one.layout.hand[1]]
    assert ended


def test_to_look_at_the_spare_card_is_no_fault_of_dealing() -> None:
    """The word is that of a dealer who looks at what he deals, in other codes."""
    deal = NapoleonByHand(3, purse=[20] * 4, variant="peep")
    deal.phase, deal.must = "calling", (0,)
    deal.do_peep(0)
    assert deal.peeped == (0,)
    assert deal.purse[0] < 20


def test_random_evenings() -> None:
    counts = Counter[str]()
    for seed in range(3):
        agreed = {"laws": "strict", "dealing": "hands", "players": 4, "rounds": 1, "stops": False}
        counts += Trial(Form(game("napoleon"), agreed), seed, looks=.05).play().counts
    assert counts["pasts"] > 5
