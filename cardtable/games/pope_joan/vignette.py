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

FEATURE = Vignette(
    (*fan("back back back back back", 30, 8, 5, 4, 15), *fan("back back back back", 169, 8, 5, 4, 15),
     *fan("back back back", 14, 52, 5, 4, 15), *fan("back back back back", 185, 52, 5, 4, 15),
     Lying("3D", 84, 62, 0, 17), Lying("4D", 92, 62, 0, 17), Lying("5D", 100, 62, 0, 17), Lying("6D", 108, 62, 0, 17),
     Lying("QH", 54, 46, 0, 14), *fan("AS 5S 8C 9C KH 7D 9D", 99.5, 92, 13, 2, 22)),
    (Shown("tray", 99.5, 17, 66, numbers=(GROWN,)),), high=124)
"""The whole table, with diamonds running."""
