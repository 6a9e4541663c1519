"""The figures by which a player of Cribbage is known."""
from __future__ import annotations

from cardtable.games.cribbage.rules.count import PAIR_NAMES
from cardtable.showing.figures import Figure, Noted

PEGGED = ("fifteen", "thirty-one", "last card", *PAIR_NAMES.values(), "run")
HANDS, CRIBS = ([Noted("said", word, area) for word in ("worth", "counts")] for area in ("hand", "crib"))

FIGURES = (
    Figure("hand", "A hand, on average", (Noted("scored", "hand"),), tuple(HANDS)),
    Figure("crib", "A crib, on average", (Noted("scored", "crib"),), tuple(CRIBS)),
    Figure("pegging", "Pegged in the play, a deal", tuple([Noted("scored", word) for word in PEGGED])),
    Figure("best hand", "Best hand", (Noted("scored", "hand"),), tuple(HANDS), "best"),
    Figure("best crib", "Best crib", (Noted("scored", "crib"),), tuple(CRIBS), "best"),
    Figure("missed", "Points you missed, and they claimed", (Noted("scored", "missed points"),), shown="count",
           others=True),
    Figure("lurches", "Lurches given", (Noted("said", "lurched"),), shown="count", others=True),
    Figure("lurched", "Lurches suffered", (Noted("said", "lurched"),), shown="count"),
)
