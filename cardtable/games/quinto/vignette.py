"""Quinto in the cabinet: a trick trumped upwards, the cachette, the Quint Royal."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

CACHETTE = fan("back back back back back", 34, 45, 5, 5, 28)
TRICK = (Lying("5C", 84, 40, -6, 30), Lying("AS", 100, 28, 4, 30), Lying("2H", 116, 40, 8, 30),
         Lying("JO", 100, 52, -3, 30))

VIGNETTES: dict[str, Vignette] = {
    "quinto": Vignette((*CACHETTE, *TRICK), (), "Every suit trumps those below it; fives count to whoever wins them"),
    "dummy": Vignette((*fan("QH 5H KC 9C 3D", 34, 45, 9, 0, 26), *TRICK), (), "Three players, and a hand laid open"),
}
PANEL = Vignette((*fan("AH 4H 5D 2C 3C", 99.5, 8, 21, 8, 62), *[Lying("back", 60 + 7 * n, 118, 0, 52)
                                                                   for n in range(5)]), ())
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("JO AH 4H 5D 2C 3C", 68, 122, 10, 48, 44), (Shown("rack", 68, 127, 92),))
"""On its shelf: the Quint Royal, and quints."""
