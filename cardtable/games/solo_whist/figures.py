"""The figures by which a player of Solo Whist is known."""
from __future__ import annotations

from cardtable.games.solo_whist.rules import LOST, MADE
from cardtable.games.solo_whist.stakes import ABONDANCE, DECLAREE, IN_TRUMPS, MISERE, OUVERTE, SOLO
from cardtable.showing.figures import Figure, Noted

ALONE = (SOLO, MISERE, ABONDANCE, IN_TRUMPS, OUVERTE, DECLAREE)
TRIED = tuple([Noted("said", what, call) for what in (MADE, LOST) for call in ALONE])

FIGURES = (
    Figure("alone", "Calls played alone, of all deals", TRIED, shown="share"),
    Figure("made", "Of those made", tuple([Noted("said", MADE, call) for call in ALONE]), TRIED, "share"),
    Figure("misere", "Misères made", tuple([Noted("said", MADE, call) for call in (MISERE, OUVERTE)]), shown="count"),
    Figure("abondance", "Abondances made",
           tuple([Noted("said", MADE, call) for call in (ABONDANCE, IN_TRUMPS, DECLAREE)]), shown="count"),
    Figure("paid", "Pence taken by calls", (Noted("paid", "call made"),), shown="sum"),
    Figure("defended", "Calls of others beaten", (Noted("said", LOST),), shown="count", others=True),
)
