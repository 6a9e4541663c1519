"""The figures by which a player is known; amounts are left to the result."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("banks", "Banks put down", (Noted("said", "banks"),), shown="count"),
    Figure("bancos", "Times gone bank", (Noted("said", "banco"), Noted("said", "banco suivi"), Noted("said", "halves"),
                                         Noted("said", "cheval")), shown="count"),
    Figure("naturals", "Nines and eights", (Noted("said", "natural"),), shown="count"),
    Figure("thirds", "Third cards taken", (Noted("said", "card"), Noted("said", "draws")), shown="count"),
    Figure("won", "Stakes won", (Noted("paid", "won"),), shown="count"),
)
