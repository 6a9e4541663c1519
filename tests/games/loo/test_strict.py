"""Loo's articles on faults under strict play, each by its short name."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import Card
from cardtable.games import game
from cardtable.games.loo.rules import POOL, Loo
from cardtable.games.loo.strict import StrictLoo
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.loo_strict import (
    LAW,
    accused,
    all_stand,
    begun,
    breaks,
    dealt,
    out,
    penalty,
    says,
    settled,
)
from tests.suite import Form, Trial


def duty(one: StrictLoo, seat: int, move: Move) -> str:
    """The duty that this move of those in `breaks` breaks."""
    card = move[1]
    assert isinstance(card, Card)
    return Loo.broken(one, seat, card) if one.on_table() else one.bound(seat)[0]


def broken_hand(*duties: str) -> tuple[StrictLoo, int, Random]:
    """Seat 0 has broken one of these duties, and all is played; in which trick."""
    for seed in range(200):
        rng = Random(seed)
        one = all_stand(dealt(3, 3, 12, rng))
        trick = 0
        while one.phase == "play":
            seat, = one.must
            wrong = [move for move in breaks(one, seat) if not seat and not trick and duty(one, seat, move) in duties]
            says(one, seat, wrong[0] if wrong else one.decision(seat).sample(rng), *["revoke"] * bool(wrong))
            trick = one.offences[-1].trick if wrong else trick
        if trick:
            return one, trick, rng
    raise AssertionError("no such deal")


def test_every_duty_can_be_broken() -> None:
    """Those of a lead ("ace", "two trumps", "highest", "after") and of who follows ("follow", "head", "trump",
    "trumped"): each is the one breach, which nobody else sees."""
    found = set()
    for seed in range(150):
        rng = Random(seed)
        one = all_stand(dealt(3, 3, 12, rng))
        while one.phase == "play":
            seat, = one.must
            if breaks(one, seat):
                found.add(duty(one, seat, breaks(one, seat)[0]))
                assert one.faults(seat)[0].law == one.law("revoke")
            says(one, seat, one.decision(seat).sample(rng))
    assert {"ace", "two trumps", "after", "follow", "head", "trump"} <= found, found


def test_a_breach_of_duty_costs_the_share_and_four_singles() -> None:
    """The article called "revoke"."""
    one, told = settled(3, 12, (1, 2, 0), 0)
    assert [(event.src, event.points) for event in told if event.what == "duty broken"] == [(0, 12)]
    assert [(event.dst, event.points) for event in told if event.what == "tricks"] == [(1, 8)]
    assert one.purse[POOL] == 19


def test_the_hand_is_played_again() -> None:
    """The article called "again"; he pays all the same."""
    one, trick, rng = broken_hand("follow")
    accused(one, 0, trick)
    assert {str(move) for move in one.decision(1)} == {"exact forfeit", "exact play-again"}
    says(one, 1, "exact play-again")
    assert (one.phase, one.history, [len(one.playable(seat)) for seat in range(3)]) == ("play", (), [3, 3, 3])
    while one.phase == "play":
        says(one, one.must[0], one.decision(one.must[0]).sample(rng))
    for seat in list(one.must):
        says(one, seat, "content")
    assert one.over
    assert one.offenders == (0,)


@pytest.mark.parametrize("duties", [("ace", "two trumps", "after"), ("head",), ("trump", "trumped")], ids="/".join)
def test_no_hand_is_played_again_but_after_a_revoke(duties: tuple[str, ...]) -> None:
    """The article called "again" speaks of a revoke, not of leading and heading otherwise than one is bound to."""
    one, trick, _ = broken_hand(*duties)
    accused(one, 0, trick)
    assert [str(move) for move in one.decision(1)] == ["exact forfeit"]


def test_looking_and_speaking_before_one_s_turn() -> None:
    """A single each ("looking", "turn"), and it is no declaration."""
    one = dealt(4, 3, 12, Random(1))
    says(one, 2, "look-early", "looking")
    says(one, 2, "speak-early", "turn")
    assert (one.purse[2], one.purse[POOL], one.phase, one.must) == (-6, 18, "declaring", (0,))
    assert one.refusal(2, Move(("look-early",))) is IMPOSSIBLE


def test_out_of_turn_he_throws_up_his_cards() -> None:
    """And pays a single ("turn"); where one alone is left the tricks are his."""
    one, seat = penalty("played_out_of_turn", 3, 12)
    assert (out(one, seat), one.purse[seat]) == (True, -3)
    others = [s for s in one.declared if s not in one.must]
    for other in others:
        says(one, other, Move(("play", one.playable(other)[0])), "turn")
    assert (one.declared, one.phase, sum(one.taken)) == ((0,), "accusations", 3)


def test_cards_exposed_and_miss_looked_at() -> None:
    """Who does it is out of the hand ("exposed")."""
    one, seat = penalty("looked_at_miss", 3, 12)
    assert (out(one, seat), seat in one.passed, one.must) == (True, True, (1,))
    one = all_stand(dealt(4, 3, 12, Random(1)))
    says(one, 2, Move(("drop", one.playable(2)[0])), "exposed")
    assert (out(one, 2), one.purse[2]) == (True, -3)


def test_where_penalties_go() -> None:
    """A single to the pool that is played for, four and the share to the next (penalties)."""
    one, _ = penalty("looked_at_miss", 3, 12)
    assert one.purse[POOL] == 15
    assert LAW["penalties"]


def test_a_misdeal_costs_a_single() -> None:
    """Where hands deal: a bad cut is made again, a card faced in the pack only dealt again, all else costs the dealer a
    single, too (misdeal)."""
    assert says(begun(), 2, "cut 3", "misdeal").phase == "cutting_pack"
    for word, paid in (("face", 0), ("reshuffle", 3), ("misgive 1", 3), ("deal-otherwise", 3)):
        one = says(says(begun(), 2, "cut"), 3, word, "misdeal")
        assert (one.void, -one.purse[3]) == ("same", paid)
    uncut = says(begun(), 3, "deal", "misdeal")
    claim = f"accuse {LAW['misdeal']} 3"
    assert says(uncut.copy(), 0, claim).void == "same"
    says(uncut, 0, "stand")
    assert not says(uncut, 1, claim).over, "when somebody has spoken it is too late"


def test_random_evenings_dealt_by_hand() -> None:
    counts = Counter[str]()
    form = Form(game("loo"), {"laws": "strict", "dealing": "hands", "players": 4, "rounds": 1})
    counts += Trial(form, 1, looks=.05).play().counts
    assert counts["pasts"] > 2
