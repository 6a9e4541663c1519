"""A deal of the day: whoever plays, and however often he leaves, is dealt the same."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.croupier.chance import Appointed
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.croupier.desk import Desk

PERSONS = [{"name": "Eleanor"}, {"name": "George"}]
DEALS = 3


def played(chance: int, appointed: str = "2026-11-22 ecarte", leave: bool = False) -> list[str]:
    """What nature did in the first deals, players choosing by `chance`; after each move one may leave and come back."""
    rng = Random(chance)
    desk = Desk(sitting=Sitting(game("ecarte"), {}, PERSONS))
    desk.croupier.nature = Appointed(appointed)
    desk.croupier.go_on()
    while sum(step.ended for step in desk.croupier.steps) < DEALS and not desk.sitting.over:
        if leave:
            lines = list(desk.sitting.lines)
            desk = Desk(sitting=Sitting(game("ecarte"), {}, PERSONS))
            desk.croupier.nature = Appointed(appointed)
            desk.croupier.load(lines)
            desk.croupier.go_on()
        seat = desk.croupier.waiting_for()[0]
        assert desk.croupier.answer(seat, desk.sitting.match.decision(seat).sample(rng)) is None
    return [str(step.move) for step in desk.croupier.steps if step.seat == NATURE][:DEALS]


@pytest.mark.parametrize("chance", [2, 3])
def test_the_deals_do_not_depend_on_what_was_played(chance: int) -> None:
    assert played(chance) == played(1)


def test_nor_on_leaving_and_coming_back() -> None:
    assert played(1, leave=True) == played(1)


def test_another_day_has_other_deals() -> None:
    assert played(1, "2026-11-23 ecarte") != played(1)
