"""The cases from the books: every JSON file in the folder that CARDTABLE_CASES names, a test for each case.

disputed.json holds cases shown to be wrong, with the proof; waiting.json those that only a player's offence can bring
about and that wait for more of the strict laws.  Both are lists of {"id", "why"}.
"""
from __future__ import annotations

import json
import os
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardtable.games import NAMES
from cardtable.players.think import think
from tests.spread import sampled

OWN = Path(__file__).parent / "books"
FOLDER = Path(os.environ.get("CARDTABLE_CASES", OWN))
SET_ASIDE = ("disputed.json", "waiting.json")
Case = dict[str, Any]


def read(path: Path) -> list[Case]:
    found: list[Case] = json.loads(path.read_text("utf-8"))
    return found


def game_of(path: Path, case: Case) -> str:
    """By the file's name, GAME.json or GAME-something.json, else by the case's; a hyphen stands for an underscore."""
    texts = [text.replace("-", "_") for text in (path.stem, str(case["id"]))]
    for text in texts:
        fitting = [name for name in NAMES if f"{text}_".startswith(f"{name}_")]
        if fitting:
            return max(fitting, key=len)
    return texts[0]


CASES = [(game_of(path, case), case) for path in sorted(FOLDER.glob("*.json")) if path.name not in SET_ASIDE
         for case in read(path)]
ASIDE: dict[str, str] = {case["id"]: f"{name.removesuffix('.json')}: {case['why']}" for folder in {OWN, FOLDER}
                         for name in SET_ASIDE if (folder / name).exists() for case in read(folder / name)}
PLAYED = [(game, case) for game, case in CASES if case["kind"] == "decision" and case["id"] not in ASIDE]


@pytest.mark.parametrize(("game", "case"), [
    pytest.param(game, case, id=f"{game}:{case['id']}") for game, case in CASES])
def test_case(game: str, case: Case) -> None:
    if case["id"] in ASIDE:
        pytest.skip(ASIDE[case["id"]])
    adapter = import_module(f"tests.adapters.{game}")
    if case["kind"] == "decision":
        thought, wrong = adapter.decide(case["given"], case["expect"], lambda view: think(view, "club", 1))
        assert not wrong, f"{wrong}: {thought.why} ({thought.source})\n{case['note']} ({case['source']})"
    else:
        found = adapter.answer(case["kind"], case["given"])
        told = {key: found[key] for key in case["expect"] if key in found}           # it may tell more than is asked
        assert told == case["expect"], f"{case['note']} ({case['source']})"


def test_the_master_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    """Where the master decides otherwise than the book, he shows what he expects; how often he agrees is told, not
    judged."""
    lines, agreed = [], Counter[bool]()
    for game, case in sampled(PLAYED, 30):
        adapter = import_module(f"tests.adapters.{game}")
        thought, wrong = adapter.decide(case["given"], case["expect"],
                                        lambda view: think(view, "master", 1, budget=0.1))
        agreed[not wrong] += 1
        if wrong:
            assert thought.weighed, f"{case['id']}: {wrong}, and no figures"
            figures = ", ".join(f"{w.move} {w.value:.2f} ±{w.error:.2f}" for w in thought.weighed[:4])
            lines.append(f"  {case['id']}: {wrong}; {figures} {thought.unit}")
    with capsys.disabled():
        print(f"\nThe master agrees with the books in {agreed[True]} of {agreed.total()} decisions.", *lines, sep="\n")


def test_there_are_cases() -> None:
    assert CASES, f"no cases in {FOLDER}"
