"""The figures by which a player of Écarté is known."""
from __future__ import annotations

from cardtable.games.ecarte.rules.rules import ALONE
from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("kings", "Kings marked, in a hundred deals", (Noted("said", "king"), Noted("scored", "king turned up")),
           shown="share"),
    Figure("voles", "Voles made", (Noted("scored", "vole"),), shown="count"),
    Figure("voles suffered", "Voles suffered", (Noted("scored", "vole"),), shown="count", others=True),
    Figure("stood", "Played without proposing", (Noted("said", "stand", 0),), shown="count"),
    Figure("stood and lost", "Lost so, for two points", (Noted("scored", ALONE),), shown="count", others=True),
    Figure("proposed", "Cards proposed for", (Noted("said", "propose"),), shown="count"),
    Figure("refused", "Cards refused by you", (Noted("said", "refuse"),), shown="count"),
)
