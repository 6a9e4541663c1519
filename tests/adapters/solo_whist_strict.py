"""Solo Whist's incidents, each brought about by moves at a strict table.  The last seat deals, seat 0 leads first."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardtable.cards import Card
from cardtable.games.solo_whist.rules import PACK
from cardtable.games.solo_whist.stakes import LOSING, PROPOSITION
from cardtable.games.solo_whist.strict import LAYOUT, StrictSolo
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
LAW = StrictSolo.articles
TRIES = 3000


def says(one: StrictSolo, seat: int, move: Move | str, law: str = "") -> StrictSolo:
    """A move, lawful or against this article."""
    move = Move.read(move) if isinstance(move, str) else move
    broken = one.refusal(seat, move)
    assert broken is not IMPOSSIBLE, f"{seat} {move}"
    assert (broken.number if broken else 0) == (LAW[law] if law else 0), f"{seat} {move}: {broken}"
    one.apply(seat, move, broken)
    return one


def called(rng: Random, call: str, callers: Sequence[int]) -> StrictSolo:
    """A deal drawn, and these have called."""
    one = StrictSolo(3, (), [0] * 4, tuple(range(4)))
    says(one, NATURE, Move(("shuffle", *rng.sample(PACK, len(PACK)))))
    words = {callers[0]: "propose", **dict.fromkeys(callers[1:], "accept")} if call == PROPOSITION else \
        {callers[0]: f"bid {call}"}
    while one.phase == "calling":
        says(one, one.must[0], words.get(one.must[0], "pass"))
    return one


def wrong(one: StrictSolo, seat: int) -> Card | None:
    """A card with which it would revoke now."""
    for choice in one.faults(seat):
        if choice.law is not None and choice.law.number == LAW["revoke"]:
            for move in choice:
                if isinstance(move[1], Card):
                    return move[1]
    return None


def played(rng: Random, call: str, callers: Sequence[int], revokes: Sequence[int]) -> StrictSolo:
    """At random; who has revokes to make makes each at his first occasion, and it is proved when all is played."""
    one = called(rng, call, callers)
    left, claims = list(revokes), []
    while one.phase == "play":
        seat, = one.must
        bad = wrong(one, seat) if left[seat] else None
        if bad is None:
            says(one, seat, rng.choice(list(one.decision(seat))))
        else:
            left[seat] -= 1
            says(one, seat, Move(("play", bad)), "revoke")
            claims.append((seat, one.offences[-1].trick))
    for seat in list(one.must):
        mine = next((claim for claim in claims if one.party[claim[0]] != one.party[seat]), None)
        if mine is None:
            says(one, seat, "content")
        else:
            claims.remove(mine)
            says(one, seat, Move(("accuse", LAW["revoke"], *mine)))
    return one


def exposed(call: str, callers: Sequence[int], offender: int) -> StrictSolo:
    one = called(Random(1), call, callers)
    law = "misere fault" if call in LOSING else "exposed"
    return says(one, offender, Move(("drop", one.zone[LAYOUT.hand[offender]][0])), law)


def settle(call: str, callers: Sequence[int], caller_tricks: int, revokes: Sequence[int], offence: Any) -> Facts:
    """What everybody has paid: of deals drawn until the callers take so many tricks."""
    if offence:
        return told(exposed(call, callers, offence["seat"]), callers)
    for seed in range(TRIES):
        one = played(Random(seed), call, callers, revokes)
        if one.tricks(one.party[callers[0]]) == caller_tricks:
            return told(one, callers)
    raise AssertionError("no such deal")


def told(one: StrictSolo, callers: Sequence[int]) -> Facts:
    assert one.over
    owed = max(map(abs, one.purse))
    net, void = one.purse[callers[0]], bool(one.void)
    each = abs(net) // (1 if len(callers) > 1 else 3)
    assert owed in (each, 2 * each, 3 * each)
    return {"won": None if void else net > 0, "each": each, "net": one.purse, "void": void}
