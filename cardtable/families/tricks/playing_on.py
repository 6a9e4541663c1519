"""The master of a game whose tricks no solver counts: every course played on to the end of the deal as the club player
would, by all, in layouts that agree with what was seen and heard."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.search import Going
from cardtable.players.estimate import Plan


class PlayingOn(Going):
    """A game says by `worth` what has come of it; else the points or coins of the seat do."""

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
