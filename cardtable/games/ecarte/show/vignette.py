"""Écarté and its forms in the cabinet."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

VIGNETTES: dict[str, Vignette] = {
    "ecarte": Vignette(
        (Lying("KH", 46, 41, -4),), (Shown("slide", 128, 27, 118, 3), Shown("slide", 128, 56, 118, 1)),
        "Two players, five up: the king, the point, the vole"),
    "pool": Vignette(
        (Lying("back", 46, 42, -5), Lying("back", 74, 42, 3), Lying("KS", 102, 42, -2)),
        (Shown("coin", 140, 49, 24, 3), Shown("coin", 160, 38, 24, 3), Shown("coin", 146, 26, 24, 3)),
        "The loser gives up his chair; two games running take the pool"),
    "french": Vignette(
        fan("AD QD JD", 46, 42, 17, 8), (Shown("slide", 138, 27, 98, 2), Shown("coin", 114, 56, 22, 5),
                                         Shown("coin", 138, 56, 22, 2), Shown("coin", 162, 56, 22, 1)),
        "The gallery bets, and may point to a card"),
    "triomphe": Vignette(
        (*fan("KC QC JC AC TC", 82, 44, 17, 6), Lying("7D", 160, 41, 7)), (),
        "The old French game it came from: no proposal, no exchange"),
}

PANEL = Vignette(fan("AH KH QS JD 8C", 99.5, 2, 21, 8, 65),
                 (Shown("slide", 99.5, 100, 141, 3), Shown("slide", 99.5, 137, 141, 2)))
"""Beside the dialog of a new game, where there is more height than width."""

OBJECT = Vignette(held("JS KH 9D", 75, 98, 13, 50, 40),
                  (Shown("slide", 75, 92, 124, 3), Shown("slide", 75, 120, 124, 3)))
"""On its shelf."""
