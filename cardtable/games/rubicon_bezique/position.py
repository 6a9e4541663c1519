"""Moments of Rubicon Bézique as one player sees them."""
from __future__ import annotations

from cardtable.families.melds.position import MeldPosition
from cardtable.games.rubicon_bezique.game import GAME
from cardtable.rules.view import View


class Position(MeldPosition):
    """Of the game with four packs."""

    def view(self) -> View:
        """All that he may know."""
        return self.of(GAME)
