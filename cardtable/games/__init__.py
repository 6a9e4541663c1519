"""The list of games."""
from __future__ import annotations

from importlib import import_module

from cardtable.rules.game import Game

NAMES = ("ecarte", "cribbage", "pope_joan")     # a game is the folder of that name; its GAME says all else


class NoSuchGame(ValueError):
    """A name that is not in the list; the message says which are."""


def game(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        raise NoSuchGame(f"there is no game {name!r}: the games are {', '.join(NAMES)}")
    found: Game = import_module(f"cardtable.games.{name}").GAME
    return found


def games() -> tuple[Game, ...]:
    """All games, in the order of the list."""
    return tuple([game(name) for name in NAMES])
