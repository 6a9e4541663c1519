"""Loo in the cabinet: the pool, the turn-up, three cards or five, and Pam."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

PACK = tuple([Lying("back", 26 - n, 45 - n, 0, 38) for n in range(3)])
BOWL = Shown("pool", 176, 46, 40, numbers=((18,),))

VIGNETTES: dict[str, Vignette] = {
    "three": Vignette((*PACK, Lying("9H", 58, 44, 5, 38), *fan("AH 7H KS", 112, 44, 13, 6, 34)), (BOWL,),
                      "Three cards, and an extra hand for whoever dares"),
    "five": Vignette((*PACK, Lying("9H", 58, 44, 5, 38), *fan("JC AH KH 7H AS", 114, 44, 11, 6, 32)), (BOWL,),
                     "Five cards, drawing, flushes, and Pam above all"),
}

PANEL = Vignette((*fan("AH 7H KS", 99.5, 6, 24, 8, 62), *[Lying("back", 52 - n, 118 - n, 0, 50) for n in range(3)],
                  Lying("9H", 98, 118, 5, 50)), (Shown("pool", 156, 120, 60, numbers=((18,),)),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("JC AH KH", 52, 122, 13, 50, 44),
                  (Shown("rack", 52, 127, 78), Shown("pool", 113, 98, 50, numbers=((18,),))))
"""On its shelf: Pam above the ace, and the pool."""
