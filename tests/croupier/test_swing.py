"""How a deal swung: from two choices weighed alike, in the unit of most, with what was done where that was less."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cardtable.croupier.swing import swing
from cardtable.players.amounts import GAMES


def judged(number: int, best: float, done: float, grade: str, unit: str = GAMES) -> Any:
    """A choice that has been judged."""
    return SimpleNamespace(choice=SimpleNamespace(number=number), best=SimpleNamespace(value=best),
                           done=SimpleNamespace(value=done), grade=grade, comparison=SimpleNamespace(unit=unit))


def test_two_choices_are_enough_and_one_is_not() -> None:
    assert swing([]) is None
    assert swing([judged(3, 60, 60, "best")]) is None
    found = swing([judged(3, 60, 60, "best"), judged(7, 50, 50, "best")])
    assert found is not None
    assert [turn.number for turn in found.turns] == [3, 7]


def test_what_was_done_is_told_wherever_it_was_not_the_best() -> None:
    found = swing([judged(1, 64, 64, "best"), judged(2, 60, 58.5, "near"), judged(5, 55, 30, "costly")])
    assert found is not None
    assert found.in_words() == "Chances of the game, choice by choice. 1: 64; 2: 60, done 58.5; 3: 55, done 30."


def test_choices_weighed_otherwise_are_left_out() -> None:
    found = swing([judged(1, 2, 2, "best", "points"), judged(2, 60, 58, "near"), judged(3, 1, 0, "costly", "points")])
    assert found is not None
    assert (found.unit, [turn.number for turn in found.turns]) == ("points", [1, 3])
