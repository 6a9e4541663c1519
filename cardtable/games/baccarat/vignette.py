"""Baccarat in the cabinet: the shoe, a bank, and a hand that makes nine; of Banque two hands."""
from __future__ import annotations

from cardtable.games.baccarat.options import BANQUE, CHEMIN
from cardtable.showing.vignettes import Shown, Vignette, fan, held

SHOE = Shown("shoe", 46, 34, 74, numbers=((61, 7),))

VIGNETTES: dict[str, Vignette] = {
    CHEMIN: Vignette((*fan("4S 5H", 140, 40, 22, 8, 36),), (SHOE, Shown("bank case", 52, 66, 66, numbers=((240, 0),))),
                     "Each banks in turn, until he loses"),
    BANQUE: Vignette((*fan("4S 5H", 112, 42, 16, 8, 32), *fan("KD 3C", 168, 42, 16, 8, 32)),
                     (SHOE, Shown("bank case", 52, 66, 66, numbers=((600, 0),))),
                     "One bank against two hands"),
}

PANEL = Vignette((*fan("4S 5H", 99.5, 118, 34, 8, 58),),
                 (Shown("shoe", 99.5, 44, 120, numbers=((61, 7),)),
                  Shown("bank case", 99.5, 176, 120, numbers=((240, 0),))))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("4S 5H", 106, 122, 14, 44, 44), (Shown("rack", 106, 127, 70),
                                                         Shown("shoe", 52, 98, 104, numbers=((61, 7),))))
"""On its shelf: the shoe, and nine."""
