"""The figures by which a player of Whist is known."""
from __future__ import annotations

from cardtable.rules.events import GAME_WON
from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("tricks", "Points by tricks", (Noted("scored", "tricks"),), shown="sum"),
    Figure("honours", "Points by honours", (Noted("scored", "honours"),), shown="sum"),
    Figure("called", "Games by honours called", (Noted("scored", "honours called"),), shown="count"),
    Figure("games", "Games won", (Noted("said", GAME_WON),), shown="count"),
    Figure("slams", "Slams", (Noted("said", "slam"),), shown="count"),
)
