"""The master of a long hand: every card played on by habit until few are left, then solved with open cards."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from cardtable.cards import Card
from cardtable.families.tricks import search
from cardtable.families.tricks.alike import heads
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.search import InPlay, Likelihood, Policy, Solved, any_as_likely
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import OutOfNodes


class ThenSolved(InPlay):
    """Cards that are as good as each other are one.  What comes of it is counted in coins."""

    open: ClassVar[int] = 7                      # cards in hand from which on a layout is played with open cards
    played_on: ClassVar[int] = 300               # courses played on, in all layouts together
    nodes: ClassVar[int] = 30_000                # positions of one course in one layout
    all_nodes: ClassVar[int] = 400_000

    def __init__(self, view: View, seat: int, unit: str, samples: int, policy: Policy,
                 likely: Likelihood = any_as_likely) -> None:
        super().__init__(view, seat, unit, samples, likely)
        self.policy, self.spent = policy, 0
        self.heads = heads(self.deal, self.deal.allowed(seat))

    def layouts(self, rng: Random) -> Iterator[tuple[Solved, float]]:
        self.spent = 0
        for _ in range(min(self.samples, self.played_on // len(set(self.heads.values())))):
            if self.spent > self.all_nodes:
                break
            yield Solved(self.solve(self.drawn.draw(rng))), 1.0

    def solve(self, world: TrickDeal) -> dict[Card, float]:
        worth = {head: self.after(world, head) for head in dict.fromkeys(self.heads.values())}
        return {card: worth[head] for card, head in self.heads.items()}

    def after(self, world: TrickDeal, card: Card) -> float:
        """What comes of a card; where the solver finds no end, as habit has it."""
        deal, player = world.copy(), world.player[self.seat]
        deal.apply(self.seat, Move(("play", card)))
        while not deal.over and (deal.on_table() or len(deal.playable(deal.must[0])) > self.open):
            deal.apply(deal.must[0], self.policy(deal, deal.must[0]))
        if not deal.over:
            try:
                return self.solved(deal)
            except OutOfNodes:
                self.spent += self.nodes
        while not deal.over:
            deal.apply(deal.must[0], self.policy(deal, deal.must[0]))
        return float(deal.purse[player] - world.purse[player])

    def solved(self, deal: TrickDeal) -> float:
        """The last cards with all hands open."""
        found = search.solver().value(deal.open_position(deal.party[self.seat]), nodes=self.nodes)
        self.spent += search.solver().nodes
        return found
