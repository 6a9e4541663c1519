"""The figures by which a player of Poker is known: what all have seen of him."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("better", "Times you went better", (Noted("said", "better"),), shown="count"),
    Figure("out", "Hands thrown up", (Noted("said", "out"),), shown="count"),
    Figure("shown", "Hands shown", (Noted("said", "shows"),), shown="count"),
    Figure("pools", "Pools taken with the best hand", (Noted("paid", "pool"),), shown="count"),
    Figure("uncalled", "Pools taken uncalled", (Noted("paid", "uncalled"),), shown="count"),
)
