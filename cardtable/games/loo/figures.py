"""The figures by which a player of Loo is known."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

PLAYED = tuple([Noted("said", what) for what in ("stand", "draw", "miss")])

FIGURES = (
    Figure("played", "Deals played, of all", PLAYED, shown="share"),
    Figure("looed", "Times looed", (Noted("paid", "loo"),), shown="count"),
    Figure("shares", "Counters for tricks", (Noted("paid", "tricks"),), shown="sum"),
    Figure("unplayed", "Pools taken unplayed", (Noted("paid", "unplayed"),), shown="count"),
    Figure("miss", "Times you took miss", (Noted("said", "miss"),), shown="count"),
    Figure("flushes", "Flushes shown", (Noted("said", "flush"),), shown="count"),
)
