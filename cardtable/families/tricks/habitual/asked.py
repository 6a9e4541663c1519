"""A decision that compiled trials judge: every course in the same layouts, all of them at once."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.families.tricks.habitual.trials import COMPILED
from cardtable.players.search import Plan

SLOW = 20                                        # so many fewer layouts where nothing is compiled


class Asked:
    """A game gives its plans and says by `tried` what they come to; `found` keeps that, by plan and layout."""

    ways, at_once = 0, True
    unit: str
    samples: int
    plans: Sequence[Plan]

    def __init__(self) -> None:
        self.found: dict[Plan, list[float]] = {}

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """As many as at budget 1."""
        return self.together(rng, self.samples)

    def together(self, rng: Random, most: int) -> Iterator[tuple[int, float]]:
        """Layouts by number."""
        self.found = dict(zip(self.plans, self.tried(rng, most if COMPILED else max(1, most // SLOW)), strict=True))
        kept = len(self.found[self.plans[0]])
        yield from ((n, 1.0) for n in rng.sample(range(kept), kept))

    def tried(self, rng: Random, most: int) -> list[list[float]]:
        """Plan by plan what it comes to in each of so many layouts, or of fewer."""
        raise NotImplementedError                        # abstract

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        """In the layout of this number."""
        return [self.found[plan][world] for plan in plans]
