"""What a named moment of a game is: a record, what `screens` shows of it, and what is done last before it looks.

Every game has its own, by the name a picture bears: MOMENTS in tests/games/GAME/moments.py.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from cardtable.games import NAMES

Sitters = tuple[Mapping[str, Any], ...]

CURTAIN = {"two at one screen": "curtain", "curtain at every turn": True}
"""As settings: the chair is passed at every turn."""

ALONE: Sitters = ({"name": "You", "kind": "person"},
                  {"name": "Colonel Ashdown", "kind": "computer", "level": "club"})


@dataclass(frozen=True, slots=True)
class Moment:
    """`lines` of a record; the last `live` of them are made before the camera, so that their words are still heard.

    `then` says what the person does next: "choose 7S 8C", "play KS", "point e5", "menu", "page score", "compare",
    "look back" (and then "open", all hands laid open, or "line", along the best line);
    "wait" keeps the croupier from going on.  With `acts` the picture is taken when only so many acts of what is shown
    have ended.  `settings` are the table's.
    """

    game: str
    options: Mapping[str, Any]
    players: Sitters
    lines: tuple[str, ...]
    live: int = 0
    then: str = ""
    acts: int = 0
    settings: Mapping[str, object] = field(default_factory=dict)


def company(levels: Sequence[tuple[str, str]], seats: int) -> Sitters:
    """A person and so many companions less one, the first of these names and levels."""
    return ({"name": "You", "kind": "person"},
            *[{"name": name, "kind": "computer", "level": level} for name, level in levels[:seats - 1]])


def every_moment() -> Iterator[tuple[str, Callable[[], Moment]]]:
    """The moments of every game, each by its name."""
    for name in NAMES:
        yield from moments_of(name)


def moments_of(game: str) -> Iterator[tuple[str, Callable[[], Moment]]]:
    """The moments of one game, each by its name."""
    yield from import_module(f"tests.games.{game}.moments").MOMENTS.items()
