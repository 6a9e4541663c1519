"""The figures by which a player of Piquet is known."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

HAND = tuple([Noted("scored", word) for word in ("carte blanche", "point", "sequence", "trio", "quatorze")])

FIGURES = (
    Figure("hand", "Counted in hand, a deal", HAND),
    Figure("play", "Points of play, a deal", (Noted("scored", "play"), Noted("scored", "last trick"))),
    Figure("cards", "The cards won", (Noted("scored", "the cards"), Noted("scored", "capot")), shown="count"),
    Figure("repiques", "Repiques", (Noted("scored", "repique"),), shown="count"),
    Figure("piques", "Piques", (Noted("scored", "pique"),), shown="count"),
    Figure("capots", "Capots", (Noted("scored", "capot"),), shown="count"),
    Figure("suffered", "Repiques and piques suffered", (Noted("scored", "repique"), Noted("scored", "pique")),
           shown="count", others=True),
    Figure("rubiconed", "Rubicons suffered", (Noted("said", "rubicon"),), shown="count"),
    Figure("rubicons", "Rubicons given", (Noted("said", "rubicon"),), shown="count", others=True),
)
