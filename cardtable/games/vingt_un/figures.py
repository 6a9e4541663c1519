"""The figures by which a player of Vingt-un is known."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("naturals", "Naturals paid to you", (Noted("paid", "natural"),), shown="count"),
    Figure("twenty-ones", "Twenty-ones made by drawing", (Noted("paid", "twenty-one"),), shown="count"),
    Figure("over", "Times you were over", (Noted("said", "over"),), shown="count"),
    Figure("both", "Pairs gone on", (Noted("said", "both"),), shown="count"),
    Figure("doubles", "Times you doubled as dealer", (Noted("said", "double"),), shown="count"),
)
