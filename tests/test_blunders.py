"""Moves that a card player would not forgive: tests/blunders/GAME.json, put to the club player and to the master.

A case is {"id", "given", "forbidden", "why"}: `given` in the shape of the book's decisions, or as adapters/dealt.py has
it, `forbidden` moves by their
verb and the cards that make them bad ("discard KH" is every discard with that king), `why` in a card player's words.
Those in the folder `kept` were set aside before tuning, and are for nobody to tune by.
"""
from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardtable.games import NAMES
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.adapters import dealt
from tests.spread import sampled

FOLDER = Path(__file__).parent / "blunders"
BUDGET = 0.1
Case = dict[str, Any]
CASES = [pytest.param(path.stem.replace("-", "_"), case, id=case["id"])
         for path in sorted(FOLDER.rglob("*.json")) for case in json.loads(path.read_text("utf-8"))]


def view_of(game: str, given: dict[str, Any]) -> View:
    if "deals" in given:
        return dealt.seen(game, given)
    seen: View = import_module(f"tests.adapters.{game}").position(given).view()
    return seen


def matches(move: Move, pattern: str) -> bool:
    """Whether the move has this verb and, among the rest, all that is named."""
    verb, *rest = pattern.split()
    return move.verb == verb and set(rest) <= {str(token) for token in move[1:]}


@pytest.mark.heavy(15)
@pytest.mark.parametrize(("game", "case", "level"), [
    pytest.param(*case.values, level, id=f"{case.id}-{level}")
    for level, most in (("club", len(CASES)), ("master", 50)) for case in sampled(CASES, most)])
def test_never(game: str, case: Case, level: str) -> None:
    thought = think(view_of(game, case["given"]), level, 1, BUDGET)
    broken = [pattern for pattern in case["forbidden"] if matches(thought.move, pattern)]
    figures = ", ".join(f"{w.move} {w.value:.2f} ±{w.error:.2f}" for w in thought.weighed[:4])
    assert not broken, f"{case['why']}\nHe would {thought.move}: {thought.why} {figures}"


@pytest.mark.parametrize(("game", "case"), CASES)
def test_there_is_a_choice(game: str, case: Case) -> None:
    """Some lawful move is forbidden, each pattern names one, and some lawful move is not."""
    view = view_of(game, case["given"])
    seat = view.turn
    assert seat is not None
    moves = list(view.decision(seat))
    for pattern in case["forbidden"]:
        assert any(matches(move, pattern) for move in moves), f"{pattern} could not be done"
    assert any(not any(matches(move, pattern) for pattern in case["forbidden"]) for move in moves)


def test_the_games_are_known() -> None:
    assert CASES
    assert {path.stem.replace("-", "_") for path in FOLDER.rglob("*.json")} <= set(NAMES)
