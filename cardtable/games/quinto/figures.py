"""The figures by which a player of Quinto is known."""
from __future__ import annotations

from cardtable.games.quinto.quints import QUINTS, ROYAL
from cardtable.games.quinto.rules import TRICKS
from cardtable.rules.events import GAME_WON
from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("tricks", "Points by tricks", (Noted("scored", TRICKS),), shown="sum"),
    Figure("quints", "Points by quints", tuple([Noted("scored", name) for name in QUINTS]), shown="sum"),
    Figure("royal", "The Quint Royal made", (Noted("scored", ROYAL),), shown="count"),
    Figure("doubled", "Deals you doubled", (Noted("said", "double"),), shown="count", himself=True),
    Figure("games", "Games won", (Noted("said", GAME_WON),), shown="count"),
)
