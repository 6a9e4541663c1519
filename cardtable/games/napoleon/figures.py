"""The figures by which a player of Napoleon is known."""
from __future__ import annotations

from cardtable.games.napoleon.stakes import MISERY, NAP, WELLINGTON
from cardtable.showing.figures import Figure, Noted

CALLED = (Noted("said", "made"), Noted("said", "lost"))

FIGURES = (
    Figure("called", "Calls played, of all deals", CALLED, shown="share"),
    Figure("made", "Calls made", (Noted("said", "made"),), CALLED, "share"),
    Figure("naps", "Naps and Wellingtons made", tuple([Noted("said", "made", call) for call in (NAP, WELLINGTON)]),
           shown="count"),
    Figure("misery", "Miseries made", (Noted("said", "made", MISERY),), shown="count"),
    Figure("pool", "Counters out of the pool", (Noted("paid", "the pool"),), shown="sum"),
    Figure("defended", "Calls beaten", (Noted("said", "lost"),), shown="count", others=True),
)
