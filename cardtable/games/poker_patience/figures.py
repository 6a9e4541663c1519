"""The figures by which a player is known: what his squares come to, and the hands they are made of."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("mean", "Points a square", (Noted("scored"),)),
    Figure("straight flushes", "Straight flushes", (Noted("scored", "straight flush"),), shown="count"),
    Figure("fours", "Fours", (Noted("scored", "fours"),), shown="count"),
    Figure("straights", "Straights", (Noted("scored", "straight"),), shown="count"),
)
