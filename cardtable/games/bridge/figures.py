"""The figures by which a player of Bridge is known."""
from __future__ import annotations

from cardtable.families.declarer.values import EVERY_HONOUR
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("named", "Deals in which you named the trumps", (Noted("said", "name"),), shown="share", himself=True),
    Figure("doubled", "Deals you doubled", (Noted("said", "double"),), shown="count", himself=True),
    Figure("tricks", "Points by tricks", (Noted("scored", "tricks"),), shown="sum"),
    Figure("honours", "Points by honours", tuple([Noted("scored", what) for what in EVERY_HONOUR]), shown="sum"),
    Figure("slams", "Slams", (Noted("scored", "grand slam"), Noted("scored", "little slam")), shown="count"),
    Figure("games", "Games won", (Noted("said", GAME_WON),), shown="count"),
    Figure("rubbers", "Rubbers won", (Noted("said", RUBBER_WON),), shown="count"),
)
