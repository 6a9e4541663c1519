"""Lessons' files with something wrong in them: a value of another type, a key lost, a text that names nothing."""
from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

from cardtable.tutor.lesson import BadLesson
from cardtable.tutor.library import FOLDER
from cardtable.tutor.reading import read
from cardtable.tutor.script import played

VALUES: tuple[Any, ...] = (
    True, False, 0, -1, 7, 10**30, 1e300, float("inf"), "", " ", "x", "deal", "play", "play KS", "* cut", "9 play KS",
    "0", "-1", "back 0", "0 play", "XX", "zone 3", "card", "\N{SNOWMAN}", "discard 7C 7C", [], [""], ["x"], [5],
    [True, 5], [[]], [{}], ["deal"], ["deal", "deal"], ["0 resign"], ["* shuffle"], {}, {"": ""}, {"x": "y"},
    {"hand 0": "KS"}, {"hand 0": 5}, {"text": "A", "why": "B", "right": True},
    [{"text": "A", "why": "B", "right": True}], [{"text": 1, "why": []}])
KEYS = ("title", "about", "kind", "players", "options", "teaches", "page", "head", "text", "before", "then", "deal",
        "point", "note", "do", "done", "also", "wrong", "ask", "answers", "exam", "play", "source", "nothing")


def source(name: str) -> str:
    """A lesson's file."""
    game, _, own = name.partition("/")
    return (files(f"cardtable.games.{game}") / FOLDER / f"{own}.toml").read_text(encoding="utf-8")


def mutant(found: dict[str, Any], rng: Random) -> dict[str, Any]:
    """One thing of it, or of one of its pages, is another."""
    changed = {**found, "page": [dict(page) for page in found["page"]]}
    place: dict[str, Any] = changed if rng.random() < .25 else rng.choice(changed["page"])
    key = rng.choice(list(place) if rng.random() < .6 else KEYS)
    value = place.get(key)
    what = rng.random()
    if what < .15:
        place.pop(key, None)
    elif what < .4 and isinstance(value, list) and value:
        number = rng.randrange(len(value))
        place[key] = [*value[:number], rng.choice(VALUES), *value[number + 1:]]
    elif what < .5 and isinstance(value, dict) and value:
        place[key] = {**value, rng.choice(list(value)): rng.choice(VALUES)}
    elif what < .6 and isinstance(value, str) and value:
        words = value.split() or [""]
        words[rng.randrange(len(words))] = rng.choice(("KS", "0", "-1", "x", "JO", "7C", "99", "1e5", "S"))
        place[key] = " ".join(words)
    else:
        place[key] = rng.choice(VALUES)
    return changed


def written(value: Any) -> str:
    """A value as TOML has it."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
        case list():
            return f"[{', '.join(map(written, value))}]"
        case dict():
            return "{" + ", ".join([f"{written(key)} = {written(one)}" for key, one in value.items()]) + "}"
        case float():
            return repr(value)
        case _:
            return str(value)


def text_of(found: dict[str, Any]) -> str:
    """The whole file."""
    return "\n".join([f"{key} = {written(value)}" for key, value in found.items()])


def given(text: str, name: str) -> str:
    """What is wrong with this file, "" where nothing is; any other error than BadLesson comes through."""
    try:
        played(read(text, name))
    except BadLesson as error:
        return str(error)
    return ""


def mutants(name: str, rng: Random) -> Iterator[str]:
    """Without end."""
    found = tomllib.loads(source(name))
    while True:
        yield text_of(mutant(found, rng))
