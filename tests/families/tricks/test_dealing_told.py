"""Whatever goes wrong while hands deal is told, with who did it: a deal is never void without a word."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.families.tricks.strict.dealing import HandsDeal, Misdeal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from tests.attacks.careless import codes
from tests.suite import Form


def dealt_by_hand() -> Iterator[Form]:
    """Every code at which hands may deal."""
    for code in codes():
        dealing = next((option for option in code.game.options if option.name == "dealing"), None)
        if dealing is not None and dealing.counts(complete(code.game.options, code.fixed)):
            yield Form(code.game, {**code.fixed, "dealing": "hands"})


def brought_to(code: Form, row: Misdeal) -> tuple[Sitting, HandsDeal, int] | None:
    """A sitting in which this can be done, and who does it; None where this form never comes to it."""
    options = complete(code.game.options, code.fixed)
    sitting, rng = Sitting(code.game, options, [{} for _ in range(code.game.players(options)[0])]), Random(1)
    for _ in range(40):
        deal = sitting.match.deal()
        if isinstance(deal, HandsDeal) and not deal.preliminary and deal.phase in row.phases:
            who = next((seat for seat in range(deal.seats) if deal.is_the(row.who, seat)), -1)
            return (sitting, deal, who) if who >= 0 else None
        seat = deal.must[0]
        lawful = sitting.match.decision(seat)
        sitting.submit(seat, lawful.sample(rng) if seat == NATURE or deal.preliminary else next(iter(lawful)))
    return None


@pytest.mark.parametrize("code", list(dealt_by_hand()), ids=str)
def test_who_deals_wrongly_is_told_of(code: Form) -> None:
    talk, told = talk_of(code.game), 0
    [(_, deal, _)] = [found for found in [brought_to(code, Misdeal("", "", "dealer", ("dealing",)))] if found]
    for row in deal.misdeals:
        found = brought_to(code, row)
        if found is None or row.verb == "deal":          # who deals wrongly is told to have dealt
            continue
        sitting, now, seat = found
        move = Move((row.verb, *(row.numbers[:1] or ((1,) if row.verb == "cut" else ()))))
        events: list[Event] = []
        now.tell = events.append
        now.apply(seat, move, sitting.refusal(seat, move))
        said = [line for event in events if event.kind == "said" and event.seat == seat
                for line in talk.on_said(now, event, lambda one: f"Seat {one}")]
        assert said, f"nothing is told of {row.verb}"
        assert f"Seat {seat}" in said[0].text
        assert "cuts the pack" not in said[0].text
        told += 1
    assert told
