"""The figures by which a player is known; amounts are left to the result."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("hands", "Hands staked on", (Noted("said", "done"),), shown="count"),
    Figure("won", "Stakes won", (Noted("paid", "won"),), shown="count"),
    Figure("equal", "Equals taken as dealer", (Noted("paid", "equal"),), shown="count"),
    Figure("kept", "Hands after which the deal was kept", (Noted("said", "keeps"),), shown="count"),
    Figure("passed", "Deals lost", (Noted("said", "passes"),), shown="count"),
)
