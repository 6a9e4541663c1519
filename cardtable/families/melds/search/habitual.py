"""Deals played by habit from the first card to the last: what tastes and tables are made of."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.families.melds.search.cast import Rules, made
from cardtable.families.melds.search.playing import WHOLE
from cardtable.families.melds.search.table import TAKEN
from cardtable.families.tricks.order import NO_TRUMP

IN_ORDER = range(8)


class Habitual:
    """A table at which two play by habit."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.turns_up = rules, rules.turn_up >= 0
        self.table = made(rules)
        self.size = sum(rules.deal.packets)
        self.pack = [8 * card.suit + rules.order.plain[card.rank] for card in rules.deal.pack]

    def shuffled(self, rng: Random) -> list[int]:
        """The faces of a pack, in any order."""
        return rng.sample(self.pack, len(self.pack))

    def play(self, order: Sequence[int], leader: int, tastes: Sequence[Sequence[float]],
             score: tuple[int, int] = (0, 0), goal: int = 0, depth: int = WHOLE) -> tuple[int, int, int, int]:
        """The scores after so many tricks, or when this deal is over, by player, and how many brisques each took."""
        table, size = self.table, self.size
        turned = order[2 * size] if self.turns_up else -1
        table.clear(turned >> 3 if self.turns_up else NO_TRUMP, leader, score, goal, self.rules.brisque, IN_ORDER)
        for p in range(2):
            table.tastes(p, tastes[p])
            for n in range(size):
                table.put(p, n, order[p * size + n], False, 0, 0)
            if self.turns_up:
                table.has_seen(p, turned)
        seven = self.turns_up and turned & 7 == 0
        table.with_stock(order[2 * size + self.turns_up:], turned, int(seven), -1)
        if seven:
            table.gives(1 - leader, self.rules.lowest_trump)
        table.keep()
        table.deep(depth)
        table.all_by_habit()
        marked = table.marked()
        return (*table.scores(), marked[TAKEN], marked[16 + TAKEN])
