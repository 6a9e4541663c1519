"""What has come of each course by its parts, layout after layout, of which a question tells the means."""
from __future__ import annotations

from cardtable.players.estimate import Plan
from cardtable.players.question import Parts


class Came:
    """By plan, one entry for each layout in which it was judged, in the order of the layouts."""

    def __init__(self) -> None:
        self._found: dict[Plan, list[Parts]] = {}

    def add(self, plan: Plan, parts: Parts) -> float:
        """What a plan has come to in one more layout; given back is the whole."""
        self._found.setdefault(plan, []).append(parts)
        return sum(parts.values())

    def mean(self, plan: Plan, like: Plan | None = None) -> Parts:
        """On the average; of those layouts alone in which `like`, which may have been dropped sooner, was judged;
        nothing where one of them was not."""
        some = self._found.get(plan, [])[:len(self._found.get(like or plan, ()))]
        if not some:
            return {}
        return {name: sum([one[name] for one in some]) / len(some) for name in some[0]}
