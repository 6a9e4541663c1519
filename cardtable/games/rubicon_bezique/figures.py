"""The figures by which a player of Rubicon Bézique is known."""
from __future__ import annotations

from cardtable.games.rubicon_bezique.rules import BEZIQUE, DOUBLE, MARRIAGE, QUADRUPLE, SEQUENCE, TRIPLE
from cardtable.showing.figures import Figure, Noted

FIGURES = (
    Figure("marked", "Points marked, a game", (Noted("scored"),)),
    Figure("marriages", "Marriages", (Noted("scored", MARRIAGE),), shown="count"),
    Figure("sequences", "Sequences", (Noted("scored", SEQUENCE),), shown="count"),
    Figure("beziques", "Béziques", (Noted("scored", BEZIQUE),), shown="count"),
    Figure("higher", "Higher Béziques", tuple([Noted("scored", kind) for kind in (DOUBLE, TRIPLE, QUADRUPLE)]),
           shown="count"),
    Figure("best", "The best declaration", (Noted("scored"),), shown="best"),
    Figure("rubiconed", "Rubiconed", (Noted("said", "rubiconed"),), shown="count"),
)
