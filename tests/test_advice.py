"""The tables of docs/advice: for every sentence of a book what plays it, and positions of our own or a reason.

The positions, tests/books/advice/GAME.json, are put to the club player at the table; and those of
tests/books/set_aside, which were made from the books by who had not seen him, to judge him.
"""
from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardtable.games import NAMES
from cardtable.players.think import think
from tests.spread import sampled

ROOT = Path(__file__).parents[1]
TABLES = sorted((ROOT / "docs/advice").glob("*.md"))
GAMES = [path.stem for path in TABLES]
FEWEST = 3                                       # positions of a sentence
Case = dict[str, Any]


def rows(game: str) -> list[list[str]]:
    """Lines, advice, function, positions or reason."""
    text = (ROOT / f"docs/advice/{game}.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def positions(game: str, room: str = "advice") -> list[Case]:
    found: list[Case] = json.loads((Path(__file__).parent / f"books/{room}/{game}.json").read_text("utf-8"))
    return found


def told(cell: str) -> set[str]:
    """The positions named "some-id-1 to some number"; none where it is a reason."""
    found = re.fullmatch(r"(\S+)-(\d+) to (\d+)", cell)
    if found is None:
        return set()
    return {f"{found[1]}-{n}" for n in range(int(found[2]), int(found[3]) + 1)}


def exists(game: str, name: str) -> bool:
    """Whether the game, its book, or what lies outside the games, has a module with this in it."""
    path = name.split(".")
    for room in (f"cardtable.games.{game}.book", f"cardtable.games.{game}", "cardtable"):
        for n in range(len(path) - 1, 0, -1):
            try:
                thing: Any = import_module(".".join([room, *path[:n]]))
            except ModuleNotFoundError:
                continue
            for part in path[n:]:
                thing = getattr(thing, part, None)
            return thing is not None
    return False


def folder(game: str) -> str:
    """Of a game whose list is called so."""
    text = game.replace("-", "_")
    return max([name for name in NAMES if f"{text}_".startswith(f"{name}_")], key=len)


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_what_plays_it_or_a_reason(game: str) -> None:
    seen: set[str] = set()
    for lines, advice, function, shown in rows(game):
        named = told(shown)
        assert len(named) >= FEWEST or (not named and shown and function == "–"), f"{lines}: {advice}"
        for name in re.findall(r"`([\w.]+)`", function):
            assert exists(folder(game), name), f"{lines}: there is no {name}"
        seen |= named
    assert seen == {case["id"] for case in positions(game)}


@pytest.mark.parametrize(("game", "case"), [pytest.param(game, case, id=case["id"]) for game in GAMES
                                            for case in sampled([*positions(game), *positions(game, "set_aside")], 40)])
def test_the_club_player_does_as_the_book_says(game: str, case: Case) -> None:
    adapter = import_module(f"tests.adapters.{folder(game)}")
    thought, wrong = adapter.decide(case["given"], case["expect"], lambda view: think(view, "club", 1))
    assert not wrong, f"{wrong}: {thought.why} ({thought.source})\n{case['note']} ({case['source']})"
