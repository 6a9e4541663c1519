"""The list of games."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardtable.rules.game import Game

NAMES = ("ecarte", "cribbage", "pope_joan")     # a game is the folder of that name; its GAME says all else
ROOM_OF = {"layout": "show", "talk": "show", "vignette": "show", "exercise": "show",
           "maxims": "book", "novice": "book", "temper": "book", "evaluate": "search", "adviser": "search"}
"""Where a game with inner rooms keeps the modules that others ask it for."""


class NoSuchGame(ValueError):
    """A name that is not in the list; the message says which are."""


def game(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise NoSuchGame(f"there is no game {name!r}: the games are {', '.join(NAMES)}")
    found: Game = import_module(f"cardtable.games.{name}").GAME
    return found


@cache
def part(name: str, what: str) -> Any:
    """The module `what` of a game, from its folder or the room that large games keep it in; None if it has none."""
    folder = f"cardtable.games.{name}"
    room = f"{folder}.{ROOM_OF[what]}" if what in ROOM_OF else folder
    for package in (folder, room):
        if find_spec(package) and find_spec(f"{package}.{what}"):
            return import_module(f"{package}.{what}")
    return None


def games() -> tuple[Game, ...]:
    """All games, in the order of the list."""
    return tuple([game(name) for name in NAMES])
