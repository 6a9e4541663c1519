"""Five Hundred in the cabinet: the joker over both Bowers, and the widow."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

WIDOW = tuple([Lying("back", 34 + 11 * n, 45, 0, 40) for n in range(3)])

VIGNETTES: dict[str, Vignette] = {
    "": Vignette((*WIDOW, *fan("JO JH JD AH KH", 132, 44, 13, 6, 34)), (),
                 "Who bids highest takes the widow, and plays against both"),
}

PANEL = Vignette((*fan("JO JH JD AH KH", 99.5, 6, 21, 8, 62),
                  *[Lying("back", 74 + 14 * n, 118, 0, 48) for n in range(3)]),
                 (Shown("trump", 150, 116, 36, text="H"),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("JO JH JD AH KH", 70, 120, 11, 50, 44), (Shown("trump", 122, 118, 30, text="H"),))
"""On its shelf: the joker and both Bowers."""
