"""Napoleon dealt by hand: incidents brought about by moves at a strict table."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cardtable.games.napoleon.dealt import NapoleonByHand
from cardtable.games.napoleon.laws import LAW
from cardtable.games.napoleon.rules import PACK
from cardtable.games.napoleon.stakes import made
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
TRIES = 400


def says(one: NapoleonByHand, seat: int, move: Move | str, law: str = "") -> NapoleonByHand:
    """A move, lawful or against this article."""
    move = Move.read(move) if isinstance(move, str) else move
    broken = one.refusal(seat, move)
    assert (broken.number if broken else 0) == (LAW[law] if law else 0), f"{seat} {move}: {broken}"
    one.apply(seat, move, broken)
    return one


def begun(players: int, rng: Random, **agreed: Any) -> NapoleonByHand:
    """The last deals, and the pack is to be cut."""
    one = NapoleonByHand(players - 1, (), [0] * (players + 1), tuple(range(players)), by_hand=True, **agreed)
    return says(one, NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))


def looked(one: NapoleonByHand) -> NapoleonByHand:
    """All take up their hands."""
    while one.phase == "taking_up":
        says(one, one.must[0], "take-up-hand")
    return one


def dealing(fault: str, seat: int = 3) -> Callable[[NapoleonByHand], NapoleonByHand]:
    return lambda one: says(says(one, 2, "cut"), seat, fault, "fresh deal")


MADE_WRONG: Mapping[str, Callable[[NapoleonByHand], NapoleonByHand]] = {
    "card_exposed_in_dealing": dealing("let-see 1"), "card_exposed_in_pack": dealing("face"),
    "misdeal": dealing("deal-otherwise"), "faulty_pack": dealing("deal-faulty"),
    "dealt_uncut": lambda one: says(one, 3, "deal", "fresh deal")}


def fresh_deal(fault: str, hands_looked_at: bool) -> Facts:
    one = MADE_WRONG[fault](begun(4, Random(1)))
    if hands_looked_at:
        looked(one)
    return {"may_demand": says(one, 0, f"accuse {LAW['fresh deal']} 3").void == "same"}


def wrong_number_redeal(all_have_called: bool, nap_called: bool) -> Facts:
    one = looked(says(says(begun(4, Random(1)), 2, "cut"), 3, "deal-wrong 1 1", "wrong number"))
    if nap_called:
        says(one, 0, "bid nap")
    elif all_have_called:
        says(one, 0, "bid 2")
    while all_have_called and one.phase == "calling":
        says(one, one.must[0], "pass")
    return {"redeal": says(one, 0, f"accuse {LAW['wrong number']} 3").void == "same"}


def wrong_number(players: int, call: int | str, caller_number_correct: bool, made: bool) -> Facts:
    """Seat 0 calls; hands are dealt until it makes that, or does not, every card being played."""
    for seed in range(TRIES):
        rng = Random(seed)
        one = begun(players, rng, stops=False)
        wrong = "1 1" if caller_number_correct else "0 1"
        says(says(one, players - 2, "cut"), players - 1, f"deal-wrong {wrong}", "wrong number")
        says(looked(one), 0, f"bid {call}")
        while one.phase == "calling":
            says(one, one.must[0], "pass")
        while one.phase == "play":
            says(one, one.must[0], one.decision(one.must[0]).sample(rng))
        if succeeded(one, call) == made:
            for seat in list(one.must):
                says(one, seat, "content")
            assert len(set(one.purse[1:players])) == 1
            return {"each_opponent_pays_caller": -one.purse[1]}
    raise AssertionError("no such deal")


def succeeded(one: NapoleonByHand, call: int | str) -> bool:
    return made(call, one.taken[0])
