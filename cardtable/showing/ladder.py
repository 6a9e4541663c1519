"""The ladder of counting as data: what is reckoned in which order, what was called and answered, who marks what."""
from __future__ import annotations

from typing import Literal, NamedTuple

State = Literal["done", "now", "later"]


class Rung(NamedTuple):
    """One thing that is reckoned.  `points` of both, as they are written: "" while it is not known, "–" for nothing."""

    title: str
    brief: str                               # the same where there is little room
    calls: str = ""                          # what was said: "Quint to the knave, tierce to the knave"
    answer: str = ""                         # and answered: "Good"
    points: tuple[str, str] = ("", "")
    state: State = "later"


class Ladder(NamedTuple):
    """The rungs from the first that is reckoned, and what stands over the columns of both.

    Where it is `folded`, it tells no more than the points.
    """

    title: str
    heads: tuple[str, str]
    rungs: tuple[Rung, ...]
    note: str = ""
    folded: bool = False

    def sentence(self) -> str:
        """All of it in words."""
        told = []
        for rung in self.rungs:
            points = [f"{head} {n}" for head, n in zip(self.heads, rung.points, strict=True) if n not in ("", "–")]
            said = ", ".join([part for part in (rung.calls, rung.answer.lower(), *points) if part])
            if said:
                told.append(f"{rung.title}: {said}")
        return f"{self.title}. {'. '.join(told) or 'Nothing is counted yet'}"
