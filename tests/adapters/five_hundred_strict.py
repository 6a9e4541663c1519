"""Revokes at Five Hundred, brought about by moves: deals drawn until the tricks fall as a case tells."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from cardtable.cards import Card
from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.five_hundred.rules import PACK, FiveHundred
from cardtable.games.five_hundred.strict import AmericanFiveHundred, StrictFiveHundred
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

SEATS = ("eldest", "second", "dealer")
KINDS: Mapping[str, type[Any]] = {"american": AmericanFiveHundred, "hoffmann": StrictFiveHundred}
TRIES = 4000


def says(one: FiveHundred, seat: int, move: Move, law: int = 0) -> None:
    """A move, lawful or against this article."""
    broken = one.refusal(seat, move)
    assert (broken.number if broken else 0) == law, f"{seat} {move}: {broken}"
    one.apply(seat, move, broken)


def bid(rng: Random, rule: str, bidder: int, text: str) -> Any:
    """A deal drawn, in which this is bid."""
    one = KINDS[rule](2, (0, 0, 0), (0,) * 3, (0, 1, 2))
    says(one, NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
    while one.phase == "calling":
        seat, = one.must
        says(one, seat, Move(("bid", int(text[:-1]), text[-1])) if seat == bidder else Move(("pass",)))
    says(one, bidder, one.decision(bidder).sample(rng))
    return one


def revoked(one: Any, rng: Random, offender: int, until: Mapping[str, int]) -> int:
    """Played at random, the offender revoking where he first can, until these tricks have fallen; in which trick he
    did, 0 if he could not."""
    trick = 0
    while one.phase != "accusations" and one.taken != tuple(until.values()):
        seat, = one.must
        wrong = [move[1] for choice in one.faults(seat) if choice.law is not None
                 and choice.law.number == one.articles["revoke"] for move in choice]
        if seat == offender and wrong and not trick and one.phase == "play":
            assert isinstance(wrong[0], Card)
            says(one, seat, Move(("play", wrong[0])), one.articles["revoke"])
            trick = one.offences[-1].trick
        else:
            says(one, seat, rng.choice(list(one.decision(seat))))
    return trick


def play_out(one: StrictTricks, rng: Random) -> None:
    while one.phase not in ("accusations", "remedy") and not one.over:
        says(one, one.must[0], rng.choice(list(one.decision(one.must[0]))))       # type: ignore[arg-type]


def points(rule: str, offender: str, bidder: str, bid_: str, tricks: Mapping[str, int]) -> dict[str, int]:
    """What everybody has scored."""
    who, against = SEATS.index(offender), SEATS.index(bidder)
    claimant = against if who != against else (who + 1) % 3
    for seed in range(TRIES):
        rng = Random(seed)
        one = bid(rng, rule, against, bid_)
        replayed = rule == "hoffmann" and who != against
        trick = revoked(one, rng, who, {} if replayed else tricks)
        if not trick or not replayed and one.taken != tuple(tricks.values()):
            continue
        claim = Move(("accuse", one.articles["revoke"], who, trick))
        if one.phase == "accusations":
            for seat in list(one.must):
                says(one, seat, claim if seat == claimant else Move(("content",)))
        else:
            says(one, claimant, claim)
        if one.phase == "remedy":
            says(one, one.must[0], next(iter(one.decision(one.must[0]))))
        if not one.over:                         # it is played again from there
            play_out(one, rng)
            for seat in list(one.must):
                says(one, seat, Move(("content",)))
        assert one.over
        if one.taken == tuple(tricks.values()):
            return dict(zip(SEATS, one.score, strict=True))
    raise AssertionError("no such deal")
