"""The lessons there are, by game."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from cardtable.games import NAMES
from cardtable.tutor.lesson import KINDS, BadLesson, Lesson, Script
from cardtable.tutor.reading import read
from cardtable.tutor.script import played

FOLDER = "lessons"


def names(game: str) -> tuple[str, ...]:
    """Of a game's lessons, without reading them: "piquet/first"."""
    folder = files(f"cardtable.games.{game}") / FOLDER
    if not folder.is_dir():
        return ()
    return tuple(sorted([f"{game}/{file.name.removesuffix('.toml')}" for file in folder.iterdir()
                         if file.name.endswith(".toml")]))


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this name; raises BadLesson, for a name that there is not, too."""
    game, _, own = name.partition("/")
    if game not in NAMES or name not in names(game):
        raise BadLesson(f"there is no lesson {name}")
    try:
        text = (files(f"cardtable.games.{game}") / FOLDER / f"{own}.toml").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadLesson(f"{name}: it cannot be read: {error}") from None
    return read(text, name)


def lessons(game: str) -> Sequence[Lesson]:
    """Of a game, the first game first; raises BadLesson."""
    return sorted([lesson(name) for name in names(game)], key=lambda one: (KINDS.index(one.kind), one.name))


@cache
def script(name: str) -> Script:
    """The lesson played through; raises BadLesson."""
    return played(lesson(name))


def taught() -> tuple[str, ...]:
    """The games that have lessons, in the order of the list."""
    return tuple([game for game in NAMES if names(game)])
