"""Plates of games whose players have nothing to show but their purses."""
from __future__ import annotations

from cardtable.rules.deal import Deal
from cardtable.showing.talking.plates import AboutPlates


class PursePlates(AboutPlates):
    """Stands before `Talk` among the bases of a game's talk, which says how a `purse` is told."""

    def part(self, deal: Deal, seat: int) -> str:
        """His purse; that he deals the button beside his plate says."""
        return self.purse(deal, seat)

    def plate(self, deal: Deal, seat: int) -> str:
        """That another is in turn the light on his plate says: it need not grow for it."""
        own = deal.viewer is None or deal.player[seat] == deal.viewer
        return super().plate(deal, seat) if own else self.part(deal, seat)

    def brief(self, deal: Deal, seat: int) -> str:
        return self.part(deal, seat)
