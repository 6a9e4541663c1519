"""Which module of a game answers at which level, and how a step or a companion plays; a game brings its own by lying
a file in its folder."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from cardtable.games import part
from cardtable.players.manners import STEPS, Manner, careful
from cardtable.players.personas import PERSONAS, key
from cardtable.players.thought import Thought
from cardtable.rules.view import View

LEVELS = ("novice", "club", "master")                # in order of strength
Chooser = Callable[[View, int, Random], Thought]     # view, seat, generator


Aside = Callable[[View, int, Random], "Thought | None"]      # the same, and perhaps nothing is said
MODULES = {"novice": "novice", "club": "maxims", "master": "evaluate"}


class NoSuchLevel(ValueError):
    """A level that does not exist, or that the game does not have; the message says which do."""


def chooser(game: str, name: str) -> Chooser | None:
    """What its module `name` (maxims, novice) chooses with, None if the game has no such module."""
    module = part(game, name)
    found: Chooser | None = None if module is None else module.choose
    return found


def asides(game: str, level: str) -> Aside | None:
    """With what a player of one of LEVELS speaks out of turn: `aside` in the module of his level, else of the strongest
    weaker one that has it; None where the game has none."""
    for name in reversed(LEVELS[:LEVELS.index(level) + 1]):
        found: Aside | None = getattr(part(game, MODULES[name]), "aside", None)
        if found is not None:
            return found
    return None


def manner(level: str) -> Manner:
    """How a level, a step between levels or a companion (by his key) plays, careless or not ("club~10": at ten
    decisions of a hundred); or NoSuchLevel."""
    sound, rate = careful(level)
    found = STEPS.get(sound) or (PERSONAS[sound].manner if sound in PERSONAS else None)
    if found is None or rate < 0:
        raise NoSuchLevel(_refusal(level, LEVELS))
    return replace(found, careless=rate / 100) if rate else found


def check(text: str, levels: tuple[str, ...] = LEVELS) -> str:
    """The level, step or companion of this name or key, as manner() knows it; NoSuchLevel where there is none, or none
    whose level is among these."""
    level = key(text)
    sound, rate = careful(level)
    if (sound not in STEPS and sound not in PERSONAS) or rate < 0 or manner(level).level not in levels:
        raise NoSuchLevel(_refusal(text, levels))
    return level


def _refusal(level: str, levels: tuple[str, ...]) -> str:
    steps = [step for step, how in STEPS.items() if how.level in levels]
    companions = [one.key for one in PERSONAS.values() if one.manner.level in levels]
    return f"there is no level {level!r}: there is {', '.join(steps)}, and by name {', '.join(companions)}"
