"""The narrator's lines, out of a game's phrases."""
from __future__ import annotations

from typing import Protocol

from cardtable.showing.phrases import Tell
from cardtable.showing.talk import Line


class Told(Protocol):
    """The narrator's line about something, about the reader if no name is given."""

    def __call__(self, what: str, name: str | None = None, **facts: str) -> Line:
        """KeyError as `Tell` raises it."""


def narrator(tell: Tell) -> Told:
    """The narrator of a game whose phrases `tell` tells."""
    def told(what: str, name: str | None = None, **facts: str) -> Line:
        return Line("told", tell(what, name, **facts))
    return told
