"""The figures by which a player is known: what his squares come to, and the hands they are made of."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("mean", "Points a square", (Noted("scored"),)),
    Figure("straight flushes", "Straight flushes", (Noted("scored", "straight flush"),), shown="count"),
    Figure("fours", "Fours", (Noted("scored", "fours"),), shown="count"),
    Figure("two pairs", "Two pairs", (Noted("scored", "two pairs"),), shown="count"),
    Figure("threes", "Threes", (Noted("scored", "threes"),), shown="count"),
    Figure("pairs", "Pairs", (Noted("scored", "pair"),), shown="count"),
    Figure("straights", "Straights", (Noted("scored", "straight"),), shown="count"),
)
