"""A game's row in the list of games: what the cabinet shows of it before any of its rules are read in."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One game of the books."""

    name: str                                    # "piquet": folder, command line, record
    title: str                                   # "Piquet"
    kind: str                                    # "tricks", "melds", "round", "banking", "patience"
    book: str                                    # "Hoyle, 1909"
    blurb: str                                   # two or three lines for who does not know it
    minutes: int
    seats: tuple[int, ...]                       # how many may sit, in one form or another
    known_as: tuple[str, ...] = ()               # other names it is looked for by, and other spellings
