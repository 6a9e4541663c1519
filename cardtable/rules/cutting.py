"""Cutting for deal, seats and partners: before the first deal, and again wherever a code asks for it."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, Order


class Cut(Deal):
    """Every seat cuts one card; equal cards are cut again.  `ranked` then holds the seats from highest to lowest, or
    from lowest to highest where the lowest is first.

    A game's own cut names its layout, pack, the zones that serve and the strength of the ranks.
    """

    spread: ClassVar[int]                        # the zone from which is cut
    shown: ClassVar[int]                         # the zone where the cards cut lie open, in order of seats
    strength: ClassVar[Sequence[int]]
    lowest_first: ClassVar[bool] = False
    preliminary = True
    law: ClassVar[int] = 0

    def begin(self, **options: Any) -> None:
        self.phase = "cut"
        self.ranked: tuple[int, ...] = ()

    def rights(self, seat: int) -> Choices:
        return ()                                        # there is no game yet to be resigned

    def cut(self, seat: int) -> Choices:
        return (Choice("cut", Order(self.pack, self.seats)),)

    def do_cut(self, seat: int, *some: Card) -> None:
        if self.zone[self.shown]:                        # equal cards, cut before
            self.shift(self.zone[self.shown], self.shown, self.spread, how="gathered")
        self.lay(self.pack, self.spread)
        self.shift(some, self.spread, self.shown, how="cut")
        ranks = [self.strength[c.rank] for c in some]
        if len(set(ranks)) < len(ranks):
            self.say(seat, "cut again", law=self.law)
            return
        self.ranked = tuple(sorted(range(self.seats), key=lambda s: ranks[s], reverse=not self.lowest_first))
        self.say(self.ranked[0], "cuts lowest" if self.lowest_first else "cuts highest", law=self.law)
        self.end()
