"""Bézique in the cabinet: the queen of spades with the knave of diamonds."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

PACK = tuple([Lying("back", 30 - n, 45 - n, 0, 40) for n in range(3)])
VIGNETTES: dict[str, Vignette] = {
    "": Vignette((*PACK, Lying("9H", 62, 45, 0, 34), *fan("QS JD", 130, 44, 24, 6, 40)), (),
                 "Two packs: melds are declared as tricks are won, a thousand up")}
PANEL = Vignette((*fan("QS JD QS JD", 99.5, 12, 24, 7, 62), *[Lying("back", 62 - n, 118 - n, 0, 52) for n in range(3)],
                  Lying("9H", 120, 118, 0, 52)))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("KS QS JD", 75, 98, 14, 50, 40), (Shown("red meld dials", 75, 105, 132, 540),))
"""On its shelf: Bézique, with a marriage to score."""
