"""Blind Hookey in the cabinet: packets, one of them turned up."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette

VIGNETTES: dict[str, Vignette] = {
    "own": Vignette((Lying("back", 40, 44, -6), Lying("9C", 96, 44, 3), Lying("back", 152, 45, 8)), (),
                    "A stake on a packet that nobody has looked at"),
    "three": Vignette((Lying("back", 40, 44, 0), Lying("back", 96, 44, 0), Lying("QD", 152, 44, 0)), (),
                      "Three packets, and a stake on whichever two you please"),
}
HEAP = Shown("pool", 150, 136, 54, numbers=((12,),))
PANEL = Vignette((*[Lying("back", 62 - n, 62 - n, -6, 56) for n in range(4)], *[Lying("back", 134 - n, 60 - n, 5, 56)
                                                                               for n in range(3)],
                  Lying("9C", 84, 136, 4, 52)), (HEAP,))
"""Beside the dialog of a new game: packets as thick as they are, one turned up, and what is staked."""

OBJECT = Vignette((*[Lying("back", 28 - n, 74 - n, -5, 42) for n in range(5)],
                   *[Lying("back", 74 - n, 66 - n, 3, 42) for n in range(3)], Lying("9C", 66, 100, 6, 42)),
                  (Shown("pool", 113, 98, 50, numbers=((12,),)),))
"""On its shelf: two packets, the bottom card of a third, and a stake."""
