"""The master of a game whose tricks no solver counts: every course played on to the end of the deal as the club player
would, by all, in layouts that agree with what was seen and heard."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.search import Layouts, Likelihood, Policy, any_as_likely
from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.view import View


class PlayingOn(Question):
    """A game says by `worth` what has come of it; else the points or coins of the seat do."""

    def __init__(self, view: View, seat: int, plans: Sequence[Plan], policy: Policy, samples: int, unit: str,
                 likely: Likelihood = any_as_likely) -> None:
        self.seat, self.plans, self.policy, self.samples, self.unit = seat, plans, policy, samples, unit
        self.drawn = Layouts(view, likely)

    def layouts(self, rng: Random) -> Iterator[tuple[TrickDeal, float]]:
        """Whole deals."""
        while True:
            yield self.drawn.draw(rng), 1.0

    def values(self, world: TrickDeal, plans: Sequence[Plan]) -> list[float]:
        """What comes of each plan."""
        return [self.worth(self.played_on(world, plan), world) for plan in plans]

    def played_on(self, world: TrickDeal, plan: Plan) -> TrickDeal:
        """The deal at its end: this plan first, then by the policy."""
        deal = world.copy()
        for move in plan:
            deal.apply(self.seat, move)
        while not deal.over:
            seat = deal.must[0]
            deal.apply(seat, self.policy(deal, seat))
        return deal

    def worth(self, deal: TrickDeal, before: TrickDeal) -> float:
        """The points of the seat's side above the best of the others, or its coins, since then."""
        if not deal.scored:
            player = deal.player[self.seat]
            return float(deal.purse[player] - before.purse[player])
        marked = [now - then for now, then in zip(deal.score, before.score, strict=True)]
        own = marked.pop(deal.side[self.seat])
        return float(own - max(marked, default=0))
