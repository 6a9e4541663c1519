"""The list of games."""
from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardtable.printable import quoted
from cardtable.rules.row import Row

if TYPE_CHECKING:
    from cardtable.rules.game import Game  # read in only when a game is wanted

NAMES = ("ecarte", "cribbage", "pope_joan", "napoleon", "piquet", "bezique", "rubicon_bezique", "euchre",
         "whist", "all_fours",
         "five_hundred", "loo", "quinto", "solo_whist", "bridge", "auction_bridge", "roulette",
         "trente_et_quarante", "blind_hookey", "vingt_un", "baccarat", "poker_patience", "poker")
"""A game is the folder of that name; its ROW and its GAME say all else."""

ROOM_OF = {"layout": "show", "talk": "show", "vignette": "show", "exercise": "show",
           "remarks": "show", "figures": "show", "situations": "show",
           "maxims": "book", "novice": "book", "partners": "book", "temper": "book",
           "evaluate": "search", "adviser": "search"}
"""Where a game with inner rooms keeps the modules that others ask it for."""


class NoSuchGame(ValueError):
    """A name that is not in the list; the message says which are."""


def rows() -> tuple[Row, ...]:
    """The row of every game, in the order of the list; reads in no rules."""
    return tuple([import_module(f"cardtable.games.{name}").ROW for name in NAMES])


def game(name: str) -> Game:
    """The game of this name, which may be written with a hyphen, too; its rules are read in."""
    folder = name.replace("-", "_")
    if folder not in NAMES:
        raise NoSuchGame(f"there is no game '{quoted(name)}': the games are {', '.join(NAMES)}")
    found: Game = import_module(f"cardtable.games.{folder}.game").GAME
    return found


@cache
def part(name: str, what: str) -> Any:
    """The module `what` of a game, from its folder or the room that large games keep it in; None if it has none."""
    package = f"cardtable.games.{name}"
    for room in ("", f".{ROOM_OF[what]}") if what in ROOM_OF else ("",):
        if not find_spec(package + room):
            break
        if find_spec(f"{package}{room}.{what}"):
            return import_module(f"{package}{room}.{what}")
    return None


def games() -> tuple[Game, ...]:
    """All games, in the order of the list."""
    return tuple([game(name) for name in NAMES])
