"""Blind Hookey in the cabinet: packets, one of them turned up."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Vignette

VIGNETTES: dict[str, Vignette] = {
    "own": Vignette((Lying("back", 40, 44, -6), Lying("9C", 96, 44, 3), Lying("back", 152, 45, 8)), (),
                    "A stake on a packet that nobody has looked at"),
    "three": Vignette((Lying("back", 40, 44, 0), Lying("back", 96, 44, 0), Lying("QD", 152, 44, 0)), (),
                      "Three packets, and a stake on whichever two you please"),
}
PANEL = Vignette((Lying("back", 60, 90, -8), Lying("9C", 140, 90, 6)), ())
OBJECT = Vignette((Lying("9C", 75, 90, 0),), ())
