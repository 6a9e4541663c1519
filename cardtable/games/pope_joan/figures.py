"""The figures by which a player of Pope Joan is known."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("out", "Out first, of all rounds", (Noted("said", "out"),), shown="share"),
    Figure("pope", "Pope taken", (Noted("paid", "pope"),), shown="count"),
    Figure("best pope", "The most that Pope held", (Noted("paid", "pope"),), shown="best"),
    Figure("matrimony", "Counters for Matrimony", (Noted("paid", "matrimony"), Noted("paid", "half of matrimony")),
           shown="sum"),
    Figure("intrigue", "Counters for Intrigue", (Noted("paid", "intrigue"), Noted("paid", "half of intrigue")),
           shown="sum"),
    Figure("cards left", "Received for others’ cards, a round", (Noted("paid", "cards left"),)),
)
