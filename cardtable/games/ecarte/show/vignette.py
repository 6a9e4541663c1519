"""Écarté and its forms in the cabinet."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan

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

FEATURE = Vignette(
    (*fan("back back back back back", 99.5, 0, 11, -2.4, 20),
     Lying("back", 56.7, 36.6, 0, 25), Lying("back", 56, 36, 0, 25),
     Lying("KH", 84, 36, 0, 25), Lying("QS", 115, 35.5, -3, 23), Lying("9S", 122, 38, 4, 23),
     Lying("back", 160, 26, 5, 20), Lying("back", 162, 27, -6, 20), Lying("back", 161, 56, 4, 20),
     *fan("AH 9H JH KC 8C", 99.5, 77, 17.5, 2.6, 26)),
    (Shown("slide", 33, 0, 46, 1), Shown("slide", 174, 88, 44, 3)), high=124)
"""The whole table, as it may stand in the middle of a deal."""

PANEL = Vignette(fan("AH KH QS JD 8C", 99.5, 2, 21, 8, 65),
                 (Shown("slide", 99.5, 100, 141, 3), Shown("slide", 99.5, 137, 141, 2)))
"""Beside the dialog of a new game, where there is more height than width."""
