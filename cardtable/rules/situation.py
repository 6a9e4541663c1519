"""A kind of deal worth playing again and again: who deals, and how the game stands.

A game offers some by a `situations.py` with its SITUATIONS in its folder.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from cardtable.rules.match import Series
from cardtable.rules.options import Value

Part = Literal["any", "dealer", "eldest"]


@dataclass(frozen=True, slots=True)
class Situation:
    """`own` and `other` are the points of the player's side and of every other; `about` says in a sentence what is to
    be learnt, `source` where the book speaks of it.  `prepare` puts into the match what the score does not say;
    `careless` is at how many of a hundred decisions the others break strict laws."""

    title: str
    about: str
    part: Part = "any"
    own: int = 0
    other: int = 0
    source: str = ""
    options: Mapping[str, Value] = field(default_factory=dict)
    careless: int = 0
    prepare: Callable[[Series], None] | None = None
