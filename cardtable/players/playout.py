"""The master of a game that can be played out: each course tried in the same layouts, and gone on with by habit to the
end of the deal.

A game's `evaluate.py` makes a Playout of its decision, with the policy by which everybody is taken to go on, and what
the end is worth to who asks.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Policy = Callable[[Deal, int, Random], Move]         # a whole deal, of which only what the seat may see may be used
Worth = Callable[[Deal, Deal, int], float]           # the end, the beginning and a seat: what it has gained
MOST_PLANS = 40
MOST_MOVES = 10_000                                  # a deal that has not ended by then never will


class World(NamedTuple):
    """A layout, and what everything drawn later is drawn from: the same for every plan."""

    deal: Deal
    seed: int


def at_random(deal: Deal, seat: int, rng: Random) -> Move:
    """Any lawful move: where nothing better is known."""
    return deal.decision(seat).sample(rng)


def gain(after: Deal, before: Deal, seat: int) -> float:
    """Points marked more than by the best other side, and coins gained."""
    marked = [now - then for now, then in zip(after.totals, before.totals, strict=True)]
    others = [points for side, points in enumerate(marked) if side != after.side[seat]]
    player = after.player[seat]
    return marked[after.side[seat]] - max(others, default=0) + after.purse[player] - before.purse[player]


class Playout(Question):
    """A decision: by default all its moves, each tried so many times."""

    def __init__(self, view: View, seat: int, unit: str, samples: int, policy: Policy = at_random,
                 worth: Worth = gain, plans: Sequence[Plan] = ()) -> None:
        self.view, self.seat, self.unit, self.samples = view, seat, unit, samples
        self.policy, self.worth = policy, worth
        self.plans: Sequence[Plan] = plans or [(move,) for move in islice(view.decision(seat), MOST_PLANS)]

    def layouts(self, rng: Random) -> Iterator[tuple[World, float]]:
        """Whole deals that agree with all that is known, each as likely."""
        worlds = self.view.worlds()
        while True:
            yield World(self.view.knowledge.world(self.view.deal, rng, worlds), rng.getrandbits(40)), 1.0

    def values(self, world: World, plans: Sequence[Plan]) -> list[float]:
        """What each plan comes to."""
        return [self.played_out(world, plan) for plan in plans]

    def played_out(self, world: World, plan: Plan) -> float:
        """By the plan as long as it is lawful, then by habit.  RuntimeError where the deal does not end."""
        deal, rng, meant = world.deal.copy(), Random(world.seed), list(plan)
        for _ in range(MOST_MOVES):
            if deal.over:
                return self.worth(deal, world.deal, self.seat)
            seat = self.seat if meant and self.seat in deal.must else deal.must[0]
            if seat == self.seat and meant and meant[0] in deal.decision(seat):
                move = meant.pop(0)
            elif seat == NATURE:
                move = deal.decision(seat).sample(rng)
            else:
                move = self.policy(deal, seat, rng)
            deal.apply(seat, move)
        raise RuntimeError(f"a deal of {type(deal).__name__} did not end in {MOST_MOVES} moves")
