"""Vingt-un in the cabinet: an ace and a king, and the stakes; the rounds of French Vingt-un by a clock of cards."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

BOWL = Shown("pool", 168, 46, 40, numbers=((20,),))

VIGNETTES: dict[str, Vignette] = {
    "ordinary": Vignette((Lying("back", 28, 45, -4, 38), Lying("back", 50, 44, 3, 38), Lying("AS", 96, 44, -4, 40),
                          Lying("KD", 120, 44, 5, 40)), (BOWL,), "Nearest to twenty-one, and not beyond it"),
    "french": Vignette((*fan("AH 4S 4D QC", 66, 44, 13, 6, 34), Lying("back", 124, 45, 0, 38)), (BOWL,),
                       "Eight rounds, and every round another game"),
}

PANEL = Vignette((Lying("AS", 72, 60, -6, 62), Lying("KD", 116, 58, 7, 62), Lying("back", 60, 132, -5, 46),
                  Lying("back", 88, 131, 4, 46)), (Shown("pool", 150, 136, 54, numbers=((20,),)),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AS KD", 52, 122, 16, 50, 44),
                  (Shown("rack", 52, 127, 78), Shown("pool", 113, 98, 50, numbers=((20,),))))
"""On its shelf: a natural, and what it is paid."""
