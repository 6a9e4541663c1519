"""Its words."""
from __future__ import annotations

from cardtable.showing.talk import Talk


class WalksTalk(Talk):
    """Numbers are called by their figures."""

    tokens = {"place": "Place", "pass": "Pass"}

    def spot(self, name: str) -> str:
        return name[1:] if name[0] == "n" else name


TALK = WalksTalk()
