"""The figures by which a player of Five Hundred is known."""
from __future__ import annotations

from cardtable.games.five_hundred.rules import EVERY, LOST, MADE, TRICKS
from cardtable.rules.events import GAME_WON
from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("bids", "Deals in which you had the widow", (Noted("said", "bought"),), shown="share"),
    Figure("made", "Bids made", (Noted("scored", MADE), Noted("scored", EVERY)), shown="count"),
    Figure("lost", "Bids lost", (Noted("scored", LOST),), shown="count"),
    Figure("tricks", "Points for tricks against a bidder", (Noted("scored", TRICKS),), shown="sum"),
    Figure("games", "Games won", (Noted("said", GAME_WON),), shown="count"),
)
