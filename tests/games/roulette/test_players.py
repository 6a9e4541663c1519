"""Punters: their systems by what has come, and what advice says of stakes."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games.roulette import maxims, novice
from cardtable.games.roulette.chances import FRANC
from cardtable.games.roulette.game import GAME
from cardtable.games.roulette.maxims import PLAYED, UNIT, choose, wish
from cardtable.games.roulette.rules import Roulette
from cardtable.players.compared import compare
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.games.roulette.moments import Wheel


def table(*numbers: int, seats: int = 5, zero: str = "choice") -> Sitting:
    return Wheel(seats, zero, numbers).sitting


def deal(sitting: Sitting) -> Roulette:
    found = sitting.match.deal()
    assert isinstance(found, Roulette)
    return found


def answers(sitting: Sitting, seat: int) -> list[Move]:
    """What a club player stakes at this seat until he has done."""
    made: list[Move] = []
    while seat in sitting.match.pending().must:
        made.append(choose(sitting.view(seat), seat, Random(1)).move)
        sitting.submit(seat, made[-1])
        assert len(made) < 5
    return made


def test_each_seat_plays_its_system_by_what_has_come() -> None:
    """Red, black, black: 7, 8, 10."""
    sitting = table(7, 8, 10)
    units = {PLAYED[seat]: wish(deal(sitting), seat).units for seat in range(5)}
    assert units == {"labouchere": 9, "montant": 3, "avant-dernier": -1, "following": 0, "fitzroy": 4}
    assert answers(sitting, 0) == [Move(("place", "rouge", 9 * UNIT)), Move(("done",))]
    assert answers(sitting, 2) == [Move(("place", "noir", UNIT)), Move(("done",))]
    assert answers(sitting, 3) == [Move(("done",))]


def test_what_may_not_be_laid_ends_a_system_which_begins_afresh() -> None:
    sitting = table(seats=1)
    now = deal(sitting)
    now.purse[0] = 3 * UNIT
    assert choose(sitting.view(0), 0, Random(1)).move == Move(("place", "rouge", UNIT)), "five units were wanted"


@pytest.mark.parametrize("level", [maxims, novice])
def test_players_answer_lawfully_through_an_evening(level: object) -> None:
    match = GAME.match({"players": 5, "coups": 20})
    sitting, rng = Sitting(GAME, match.options, [{}] * 5), Random(4)
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        move = sitting.match.decision(seat).sample(rng) if seat < 0 else \
            level.choose(sitting.view(seat), seat, rng).move                          # type: ignore[attr-defined]
        sitting.submit(seat, move)
    assert deal(sitting).coup >= 19


def worth(view: View) -> dict[str, float]:
    found = compare(view, 0)
    assert found is not None
    return {str(row.move): round(row.value, 3) for row in found.rows}


def test_advice_names_what_it_speaks_of() -> None:
    """"It neither brings nor costs anything": what does, is said before."""
    found = compare(table(seats=1).view(0), 0)
    assert found is not None
    assert found.advice.startswith("Spin: every stake is expected to lose a little, the even chances half as much as ")
    assert found.advice.endswith("It neither brings nor costs anything.")


def test_stakes_are_told_by_what_they_cost_exactly() -> None:
    """Of twenty francs: 20/74 on an even chance, 20/37 on all else."""
    found = worth(table(seats=1).view(0))
    louis = 20 * FRANC
    assert found["done"] == 0
    assert found[f"place rouge {louis}"] == found[f"place rouge-impair {louis}"] == -.27
    assert found[f"place 12P {louis}"] == found[f"place 12P-12M {louis}"] == found[f"place n17 {louis}"] == -.541


def test_half_is_worth_a_hair_more_than_prison() -> None:
    sitting = table(seats=1)
    sitting.submit(0, Move(("place", "rouge", 2000 * FRANC // 2)))
    sitting.submit(0, Move(("done",)))
    sitting.submit(-1, Move(("spin", 0)))
    found = compare(sitting.view(0), 0)
    assert found is not None
    assert [str(row.move) for row in found.rows] == ["half", "prison"]
    assert [round(row.value, 2) for row in found.rows] == [500, 493.06]
    assert any("0.49306" in note for note in found.notes), "where the book calls the two the same"
