"""All-Fours in the cabinet: high, low, Jack and a ten of trumps, and the marker of seven."""
from __future__ import annotations

from cardtable.games.all_fours.scoring import GAME
from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

PACK = tuple([Lying("back", 30 - n, 45 - n, 0, 40) for n in range(3)])
TURNED = Lying("6H", 64, 44, 5, 40)
KEYS = Shown("keys", 172, 60, 46, numbers=((4,),), goal=GAME)

VIGNETTES: dict[str, Vignette] = {
    "two": Vignette((*PACK, TURNED, *fan("AH JH TH 2H", 122, 44, 13, 6, 34)), (KEYS,),
                    "High, low, Jack and game count one each"),
    "four": Vignette((*PACK, TURNED, Lying("TS", 110, 40, -6, 30), Lying("JH", 126, 30, 4, 30),
                      Lying("AS", 142, 42, 8, 30), Lying("2S", 126, 54, -3, 30)), (KEYS,),
                     "Partners face to face; two of the four play unseen cards while elder hand begs"),
}

PANEL = Vignette((*fan("AH JH TH 5S 2H", 99.5, 6, 21, 8, 62),
                  *[Lying("back", 36 - n, 118 - n, 0, 52) for n in range(3)], Lying("6H", 90, 118, 5, 52)),
                 (Shown("keys", 160, 116, 66, numbers=((4,),), goal=GAME),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AH JH TH 2H", 62, 120, 12, 50, 44), (Shown("keys", 106, 120, 62, numbers=((4,),), goal=GAME),))
"""On its shelf: all four of what counts, and the marker."""
