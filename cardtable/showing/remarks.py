"""What companions say at a game: each game's remarks.py holds a table of it, by what has happened.

A remark rests on an event as everybody at the table saw it, and on nothing else, so that it can tell of no hidden card.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.games import part
from cardtable.rules.events import Event

Words = tuple[str, ...]


class Moment(NamedTuple):
    """An event worth a word, by its kind and what it is about (rules/events.py).

    It befalls the side that scores, the seat that speaks, the player who is paid.  `own` is what he may say of it or
    his partner, `others` what anybody else may; `good` for him it is, or not.
    """

    kind: str
    what: str
    own: Words = ()
    others: Words = ()
    good: bool = True
    least: int = 0               # points or coins, from which on it is worth a word
    most: int = 10_000
    of: tuple[object, ...] = ()  # its first argument is one of these, where any are named
    often: float = 1.0           # the share of times that it is spoken of

    def fits(self, event: Event) -> bool:
        """Whether this is such an event."""
        return (event.kind == self.kind and event.what == self.what and self.least <= event.points <= self.most
                and (not self.of or event.args[:1] != () and event.args[0] in self.of))


ANYBODY = ""                     # instead of a companion's key: what all may say who have no words of their own


@dataclass(frozen=True)
class Remarks:
    """Of one game.  Companions are named by their keys (players/personas.py), or ANYBODY."""

    moments: tuple[Moment, ...] = ()                         # the first that fits counts
    lines: Mapping[str, str] = field(default_factory=dict)   # what is said of a companion at this game alone
    greets: Mapping[str, Words] = field(default_factory=dict)
    wins: Mapping[str, Words] = field(default_factory=dict)
    loses: Mapping[str, Words] = field(default_factory=dict)

    def moment(self, event: Event) -> Moment | None:
        """The moment that an event is, if it is worth a word."""
        return next((one for one in self.moments if one.fits(event)), None)


NONE = Remarks()


def remarks_of(game: str) -> Remarks:
    """What is said at a game; nothing of its own where it has no remarks.py."""
    found = part(game, "remarks")
    return NONE if found is None else found.REMARKS
