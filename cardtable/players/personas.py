"""The companions: a name, a line about him, how he plays, what he says, and what the arena has found him worth."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from cardtable.players.manners import STEPS, Manner
from cardtable.players.sayings import OCCASIONS, SAYINGS

LADIES = ("Mrs.", "Miss", "Lady", "Madame")


@dataclass(frozen=True, slots=True)
class Persona:
    """A companion.  `key` is what stands in records and on the command line, and what think() is told."""

    key: str
    name: str
    line: str                                    # what is said of him, in few words
    manner: Manner
    lady: bool = False                           # whether it is "she"
    says: dict[str, tuple[str, ...]] = field(default_factory=dict)       # by occasion, at any game


class Rating(NamedTuple):
    """As the arena has found: 1500 is the club player; 400 more win ten games of eleven."""

    rating: int
    low: int                     # of a 95% interval
    high: int
    units: int                   # games, each played twice with the players exchanged


def key(name: str) -> str:
    """What a name is written like on the command line: Mrs. Battle is mrs-battle."""
    return "-".join(name.lower().replace(".", "").split())


def _persona(name: str, line: str, manner: Manner) -> Persona:
    return Persona(key(name), name, line, manner, name.split()[0] in LADIES,
                   dict(zip(OCCASIONS, SAYINGS[key(name)], strict=True)))


ALL = (
    _persona("Colonel Ashdown", "gives no quarter, and asks none", Manner("club", nerve=0.04)),
    _persona("Mrs. Halloran", "looks a little past the book", STEPS["practised"]),
    _persona("Miss Wren", "came for the conversation", STEPS["novice"]),
    _persona("Mr. Pettifer", "would sooner wait than offend", Manner("club", nerve=-0.02)),
    _persona("Lady Carbery", "plays well till the tea comes", STEPS["unsteady"]),
    _persona("Captain Lisle", "plays on anything, pays at once", Manner("club", lapses=0.25, nerve=0.06)),
    _persona("Dr. Thorne", "weighs a hand like a dose", STEPS["master"]),
    _persona("Miss Amory", "means to finish the book", STEPS["pupil"]),
    _persona("The Rector", "forgets what has been played", Manner("club", memory=0)),
    _persona("Madame Duval", "learned it abroad, and boldly", Manner("master", nerve=0.015)),
    _persona("Mr. Ferrars", "never in haste, never in debt", Manner("master", budget=0.25, nerve=-0.015)),
    _persona("Mrs. Battle", "the book, and the whole book", STEPS["club"]),
)
PERSONAS: dict[str, Persona] = {one.key: one for one in ALL}
BY_NAME: dict[str, Persona] = {one.name: one for one in ALL}


@cache
def ratings(game: str) -> dict[str, Rating]:
    """By step and by key, as far as they were measured at this game (tools/rate.py)."""
    found = json.loads(files("cardtable.players").joinpath("ratings.json").read_text("utf-8")).get(game, {})
    return {who: Rating(one["rating"], one["ci95"][0], one["ci95"][1], one["units"])
            for who, one in found.get("ratings", {}).items()}


def rating(persona: Persona, game: str) -> Rating | None:
    """What he is worth at this game: his own figure, else that of the step he plays at."""
    known = ratings(game)
    return known.get(persona.key) or next((known[step] for step, manner in STEPS.items()
                                           if manner == persona.manner and step in known), None)
