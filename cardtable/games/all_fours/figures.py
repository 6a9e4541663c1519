"""The figures by which a player of All-Fours is known."""
from __future__ import annotations

from cardtable.games.all_fours.scoring import GIVEN, HIGH, JACK, JACK_TURNED, LOW, THE_GAME
from cardtable.rules.events import GAME_WON
from cardtable.showing.figures import Figure, Noted

ALL = tuple([Noted("scored", what) for what in (JACK_TURNED, GIVEN, HIGH, LOW, JACK, THE_GAME)])

FIGURES = (
    Figure("points", "Points a deal", ALL, shown="mean"),
    Figure("jacks", "Jacks taken", (Noted("scored", JACK),), shown="count"),
    Figure("game points", "Points for game", (Noted("scored", THE_GAME),), shown="count"),
    Figure("begged", "Deals in which you begged", (Noted("said", "beg"),), shown="share", himself=True),
    Figure("games", "Games won", (Noted("said", GAME_WON),), shown="count"),
)
