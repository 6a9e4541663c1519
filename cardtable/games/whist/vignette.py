"""Whist in the cabinet: a hand held, the trick of partners, the marker with its keys."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

KEYS = Shown("keys", 168, 60, 50, numbers=((3,),), goal=5)


def table(note: str, *lying: Lying) -> Vignette:
    """A trick of four, with what else lies there."""
    trick = (Lying("KS", 84, 40, -6, 30), Lying("4S", 100, 28, 4, 30), Lying("9S", 116, 40, 8, 30),
             Lying("AS", 100, 52, -3, 30))
    return Vignette((*lying, *trick), (KEYS,), note)


VIGNETTES: dict[str, Vignette] = {
    "whist": table("Partners face to face; the last card dealt is trumps",
                   *fan("back back back back back", 34, 45, 5, 5, 28)),
    "dummy": table("Three players, and a hand laid open", *fan("QH 7H KC 9C 3D", 34, 45, 9, 0, 26)),
    "double-dummy": table("Two players, each with an open partner", *fan("QH 7H KC", 28, 26, 9, 0, 24),
                          *fan("JD 8D 2C", 28, 62, 9, 0, 24)),
}
PANEL = Vignette((*fan("AS KS QS JS 9S", 99.5, 8, 21, 8, 62),
                  *[Lying("back", 60 - n, 118 - n, 0, 52) for n in range(4)]),
                 (Shown("keys", 136, 110, 92, numbers=((3,),), goal=5),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AS QS TS KH 9H 4C", 66, 118, 9, 46, 44),
                  (Shown("keys", 112, 122, 66, numbers=((2,),), goal=5),))
"""On its shelf: a hand, and the marker."""
