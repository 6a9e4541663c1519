"""The figures by which a player of Bézique is known."""
from __future__ import annotations

from cardtable.games.bezique.rules import BEZIQUE, DOUBLE, KINDS, MARRIAGE, SEQUENCE
from cardtable.showing.figures import Figure, Noted

FOURS = tuple([Noted("scored", kind.name) for kind in KINDS if kind.name.startswith("four")])

FIGURES = (
    Figure("marriages", "Marriages", (Noted("scored", MARRIAGE),), shown="count"),
    Figure("beziques", "Béziques", (Noted("scored", BEZIQUE),), shown="count"),
    Figure("doubles", "Double Béziques", (Noted("scored", DOUBLE),), shown="count"),
    Figure("sequences", "Sequences", (Noted("scored", SEQUENCE),), shown="count"),
    Figure("fours", "Fours of a rank", FOURS, shown="count"),
    Figure("brisques", "Points for brisques, of all deals", (Noted("scored", "brisques"),), shown="sum"),
    Figure("sevens", "Sevens of trumps", (Noted("scored", "seven"),), shown="count"),
    Figure("last", "Last tricks", (Noted("scored", "last trick"),), shown="count"),
)
