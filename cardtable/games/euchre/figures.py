"""The figures by which a player of Euchre is known."""
from __future__ import annotations

from cardtable.showing.figures import Figure, Noted

MADE = tuple([Noted("scored", what) for what in ("point", "march", "lone point", "lone march")])
EUCHRES = tuple([Noted("scored", what) for what in ("euchre", "lone euchre", "jambone euchre")])
TRUMPS = tuple([Noted("said", what) for what in ("order", "assist", "take", "make")])

FIGURES = (
    Figure("called", "Trumps accepted or made, of all deals", TRUMPS, shown="share"),
    Figure("points", "Points a deal", (*MADE, *EUCHRES), shown="mean"),
    Figure("marches", "Marches", (Noted("scored", "march"), Noted("scored", "lone march")), shown="count"),
    Figure("euchres", "Euchres of the others", EUCHRES, shown="count"),
    Figure("euchred", "Times euchred", EUCHRES, shown="count", others=True),
    Figure("lone", "Marches alone", (Noted("scored", "lone march"),), shown="count"),
)
