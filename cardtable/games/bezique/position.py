"""Moments of Bézique as one player sees them."""
from __future__ import annotations

from cardtable.families.melds.position import MeldPosition
from cardtable.games.bezique.game import GAME
from cardtable.rules.view import View


class Position(MeldPosition):
    """Of the ordinary game."""

    def view(self) -> View:
        """All that he may know."""
        return self.of(GAME)
