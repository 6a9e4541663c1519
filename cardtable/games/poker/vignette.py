"""Poker in the cabinet: a hand held, and a pool."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette

POOL = Shown("pool", 150, 136, 54, numbers=((12,),))
VIGNETTES: dict[str, Vignette] = {
    "draw": Vignette((Lying("KS", 44, 46, -14), Lying("KD", 68, 42, -7), Lying("7H", 92, 40, 0),
                      Lying("7C", 116, 42, 7),
                      Lying("back", 140, 46, 14)), (), "Five cards, and as many more as you like"),
    "straight": Vignette((Lying("back", 44, 46, -14), Lying("back", 68, 42, -7), Lying("back", 92, 40, 0),
                          Lying("back", 116, 42, 7), Lying("back", 140, 46, 14)), (), "No drawing: bluff as dealt"),
    "stud": Vignette((Lying("back", 40, 44, 0), Lying("QH", 66, 44, 0), Lying("QS", 92, 44, 0), Lying("9D", 118, 44, 0),
                      Lying("4C", 144, 44, 0)), (), "Four open, one hidden"),
    "whiskey": Vignette((Lying("AH", 40, 44, 0), Lying("9S", 66, 44, 0), Lying("9D", 92, 44, 0),
                         Lying("5C", 118, 44, 0),
                         Lying("2H", 144, 44, 0)), (), "The widow on the table, and one card for one"),
}
PANEL = Vignette((Lying("KS", 50, 70, -14, 52), Lying("KD", 74, 64, -7, 52), Lying("7H", 98, 62, 0, 52),
                  Lying("7C", 122, 64, 7, 52), Lying("4S", 146, 70, 14, 52)), (POOL,))
"""Beside the dialog of a new game: two pairs, and what lies in the pool."""
OBJECT = Vignette((Lying("back", 30, 70, -10, 42), Lying("back", 46, 66, -4, 42), Lying("back", 62, 64, 2, 42),
                   Lying("back", 78, 66, 8, 42), Lying("back", 94, 70, 14, 42)),
                  (Shown("pool", 113, 99, 46, numbers=((12,),)),))
"""On its shelf: a hand of which nobody knows anything, and a pool."""
