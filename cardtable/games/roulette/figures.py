"""The figures by which a punter is known; amounts are left to the result."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("coups", "Coups", (Noted("said", "done"),), shown="count"),
    Figure("won", "Stakes won", (Noted("paid", "won"),), shown="count"),
    Figure("voice", "Stakes by voice", (Noted("said", "calls"),), shown="count"),
    Figure("half", "Halves taken back at zero", (Noted("paid", "half"),), shown="count"),
    Figure("freed", "Stakes freed from prison", (Noted("paid", "freed"),), shown="count"),
)
