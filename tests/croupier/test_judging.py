"""A move is judged once, and what it brought about is handed back by who performed it."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.games import game
from cardtable.games.ecarte.rules.rules import HAND, Ecarte
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.adapters.ecarte_deals import match_at
from tests.croupier.desk import Desk


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a move was judged, and a claim proved."""
    counts, refusal, certain = Counter[str](), Deal.refusal, Ecarte.certain

    def counted(self: Deal, *asked: object) -> object:
        counts["moves"] += 1
        return refusal(self, *asked)

    def proved(self: Ecarte, *asked: object) -> bool:
        counts["claims"] += 1
        return certain(self, *asked)

    monkeypatch.setattr(Deal, "refusal", counted)
    monkeypatch.setattr(Ecarte, "certain", proved)
    return counts


@pytest.mark.parametrize("laws", ["guided", "strict"])
def test_every_move_is_judged_once(judged: Counter[str], laws: str) -> None:
    desk, rng = Desk(options={"laws": laws}, level="novice"), Random(1)
    desk.croupier.go_on()
    while not desk.sitting.over:
        waiting = desk.croupier.waiting_for()
        if waiting:
            desk.croupier.answer(waiting[0], desk.sitting.match.decision(waiting[0]).sample(rng))
        else:
            before = len(desk.steps)
            desk.until(lambda before=before: len(desk.steps) > before)
    assert len(desk.steps) > 30
    nature = sum(step.seat < 0 for step in desk.steps)       # samples what is offered, and is not judged at all
    assert judged["moves"] == len(desk.steps) - nature
    desk.thinkers.close()


def test_a_claim_is_proved_once(judged: Counter[str]) -> None:
    deal = Ecarte.position({HAND[0]: "7D 8D 9D TD AD", HAND[1]: "KS QS JS AS TS"}, "play", 1, trump=3)
    table = Sitting(game("ecarte"), {}, start=match_at(deal))
    table.knowledge[1].may[HAND[0]] = table.knowledge[1].all & ~sum(c.bit for c in deal.zone[HAND[1]])
    table.submit(1, Move(("claim",)))
    assert judged == {"moves": 1, "claims": 1}


def test_what_a_move_brings_about_is_handed_back() -> None:
    made, told = Sitting(game("ecarte"), {}), []
    made.listeners.append(told.append)
    rng = Random(2)
    for _ in range(40):
        del told[:]
        seat = made.match.pending().must[0]
        assert list(made.submit(seat, made.match.decision(seat).sample(rng))) == told
    made.back(12)
    seat = made.match.pending().must[0]
    del told[:]
    assert list(made.submit(seat, made.match.decision(seat).sample(rng))) == told
