"""Roulette in the cabinet: the wheel with its ball, and the tableau of past coups."""
from __future__ import annotations

from cardtable.showing.vignettes import Shown, Vignette

PAST = (25, 14, 8, 17, 32, 0, 26, 19, 4, 13, 36, 7, 30, 22, 11)

VIGNETTES: dict[str, Vignette] = {
    "": Vignette((), (Shown("wheel", 48, 40, 74, numbers=((11,),)), Shown("tableau", 142, 40, 100, numbers=(PAST,))),
                 "Thirty-seven numbers, and every stake has its odds"),
}

PANEL = Vignette((), (Shown("wheel", 99.5, 70, 128, numbers=((11,),)),
                      Shown("tableau", 99.5, 160, 150, numbers=(PAST,))))
"""Beside the dialog of a new game."""

OBJECT = Vignette((), (Shown("wheel", 75, 76, 112, numbers=((11,),)),))
"""On its shelf: the wheel."""
