"""Loo's incidents, brought about by moves at a strict table: deals drawn until they fall as a case tells."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardtable.games.loo.dealt import LooByHand
from cardtable.games.loo.order import PACK
from cardtable.games.loo.rules import POOL
from cardtable.games.loo.strict import StrictLoo
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move

TRIES = 3000
LAW = StrictLoo.articles


def says(one: StrictLoo, seat: int, move: Move | str, law: str = "") -> StrictLoo:
    """A move, lawful or against this article."""
    move = Move.read(move) if isinstance(move, str) else move
    broken = one.refusal(seat, move)
    assert (broken.number if broken else 0) == (LAW[law] if law else 0), f"{seat} {move}: {broken}"
    one.apply(seat, move, broken)
    return one


def dealt(seats: int, single: int, pool: int, rng: Random) -> StrictLoo:
    """So much lies in the pool with the dealer's single; the last seat deals."""
    one = StrictLoo(seats - 1, (), [0] * seats + [pool - single], tuple(range(seats)), single=single)
    return says(one, NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))


def all_stand(one: StrictLoo) -> StrictLoo:
    while one.phase == "declaring":
        says(one, one.must[0], "stand")
    return one


def breaks(one: StrictLoo, seat: int) -> list[Move]:
    """The cards with which it would now break a duty."""
    return [move for choice in one.faults(seat) if choice.law is not None and choice.law.number == LAW["revoke"]
            for move in choice]


def breached(one: StrictLoo, offender: int, rng: Random) -> int:
    """Played at random, and this seat breaks a duty where it first can; in which trick, 0 if it could not."""
    trick = 0
    while one.phase == "play":
        seat, = one.must
        wrong = breaks(one, seat) if seat == offender and not trick else []
        if wrong:
            says(one, seat, wrong[0], "revoke")
            trick = one.offences[-1].trick
        else:
            says(one, seat, one.decision(seat).sample(rng))
    return trick


def accused(one: StrictLoo, offender: int, trick: int) -> StrictLoo:
    """By the next, when all is played."""
    for seat in list(one.must):
        claim = Move(("accuse", LAW["revoke"], offender, trick))
        says(one, seat, claim if seat == (offender + 1) % one.seats else "content")
    return one


def settled(single: int, pool: int, tricks: Sequence[int], offender: int) -> tuple[StrictLoo, list[Event]]:
    """A hand in which the tricks fall so, and this seat has broken a duty."""
    for seed in range(TRIES):
        rng = Random(seed)
        one = all_stand(dealt(len(tricks), single, pool, rng))
        trick = breached(one, offender, rng)
        if trick and one.taken == tuple(tricks):
            heard: list[Event] = []
            one.tell = heard.append
            accused(one, offender, trick)
            says(one, one.must[0], "exact forfeit")
            return one, heard
    raise AssertionError("no such deal")


def penalty(offence: str, single: int, pool: int) -> tuple[StrictLoo, int]:
    """And who has done it."""
    one = dealt(4, single, pool, Random(1))
    if offence == "looked_at_miss":
        seat = one.must[0]
        says(one, seat, "look-at-miss", "exposed")
    else:
        all_stand(one)
        seat = one.left(one.must[0])
        says(one, seat, Move(("play", one.playable(seat)[0])), "turn")
    return one, seat


def out(one: StrictLoo, seat: int) -> bool:
    """Whether it has no more to do with the hand."""
    return seat not in one.declared and not one.playable(seat)


def pool_of(one: StrictLoo) -> int:
    return one.purse[POOL]


# Dealt by hand

def begun(single: int = 3, pool: int = 12) -> LooByHand:
    """The pack is to be cut, and the dealer's single lies with the pool."""
    one = LooByHand(3, (), [0] * 4 + [pool - single], tuple(range(4)), single=single, by_hand=True)
    says(one, NATURE, Move(("shuffle", *Random(1).sample(PACK, len(PACK)))))
    return one


def cut(pack: int, lifted: int) -> dict[str, Any]:
    one = begun()
    assert len(one.zone[one.layout.stock]) == pack
    return {"valid": one.refusal(2, Move(("cut", lifted))) is None}


def misdeal(single: int, pool: int) -> dict[str, Any]:
    """A card shown in dealing; the pool as it is when the same dealer has put in his single for the next deal."""
    one = begun(single, pool)
    says(one, 2, "cut")
    says(one, 3, "let-see 1", "misdeal")
    return {"penalty": -one.purse[3], "pool": one.purse[POOL] + single, "redeal_by_same_dealer": one.void == "same",
            "offender_out": not one.over}
