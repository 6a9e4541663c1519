"""Pope Joan in the cabinet: the tray, Pope, and the royal pairs."""
from __future__ import annotations

from cardtable.games.pope_joan.tray import DRESS, POPE
from cardtable.showing.vignettes import Lying, Shown, Vignette, fan

DRESSED = tuple([DRESS[POPE - n] for n in range(len(DRESS))])
GROWN = (12, 1, 2, 4, 0, 6, 0, 1)

VIGNETTES: dict[str, Vignette] = {
    "": Vignette(
        (Lying("9D", 24, 44, -8), Lying("QH", 168, 44, -3), Lying("KH", 182, 45, 8)),
        (Shown("tray", 96, 42, 132, numbers=(DRESSED,)),),
        "Runs that stop, and eight wells of counters for Pope and the trump honours"),
}

PANEL = Vignette(fan("9D QS KS AS 7H", 99.5, 2, 21, 8, 62), (Shown("tray", 99.5, 122, 132, numbers=(GROWN,)),))
"""Beside the dialog of a new game."""

OBJECT = Vignette((), (Shown("tray", 75, 75, 117, numbers=(DRESSED,)),))
"""On its shelf."""
