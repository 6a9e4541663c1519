"""Rubicon Bézique in the cabinet: four queens and four knaves, the highest declaration of all."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

PACK = tuple([Lying("back", 30 - n, 45 - n, 0, 40) for n in range(5)])
VIGNETTES: dict[str, Vignette] = {
    "": Vignette((*PACK, *fan("QS JD QS JD QS JD QS JD", 124, 44, 15, 4, 36)), (),
                 "Four packs, and melds scored again and again; short of a thousand is the rubicon")}
PANEL = Vignette((*fan("QS JD QS JD QS JD QS JD", 99.5, 12, 17, 5, 62),
                  *[Lying("back", 100 - n, 118 - n, 0, 52) for n in range(6)]))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("QS JD QS JD QS JD", 75, 98, 11, 50, 42), (Shown("meld dials", 75, 105, 132, 4500),))
"""On its shelf."""
