"""The cut for a rubber of four, of whom two are partners, at a table of six at the most."""
from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cardtable.cards import RANKS, pack, ranking
from cardtable.families.full_table import OUT, TableCut
from cardtable.families.tricks.deal import Cloth

SEATS, FULL = 4, 6
CUTTING = Cloth(FULL)                            # for all who may sit down
ACE_LOW = ranking("A23456789TJQK")


class RubberCut(TableCut):
    """Lowest deals, the ace counting lowest; the two lowest are partners, and those alone whose equal cards leave it
    open who deals or who plays with whom draw again (002:5302-5343, 7527-7556; 003:322-360).

    A game names its code, the articles by purpose (`laws`), and those on so many equal cards, except where it is cut
    for who goes out (`equal`).
    """

    equal: ClassVar[Mapping[int, int]] = {}

    layout, pack, spread, shown, strength = CUTTING, pack(RANKS), CUTTING.stock, CUTTING.trick, ACE_LOW

    def begin(self) -> None:
        self.parts = (1, 2) if self.seats == SEATS else tuple(range(1, self.seats))
        super().begin()
        self.law = self.laws.get(self.purpose, 0)        # type: ignore[misc]

    def on_equal(self, number: int) -> int:
        return self.law if self.purpose == OUT else self.equal.get(number, self.law)
