"""Auction Bridge in the cabinet: a hand strong in all suits, and no trumps."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

DUMMY = tuple([Lying(card, 40 + 22 * column, 26 + 15 * row, 0, 30)
               for column, cards in enumerate(("KS JS 4S", "QH 7H", "AD 9D", "TC 6C 3C"))
               for row, card in enumerate(cards.split())])

VIGNETTES: dict[str, Vignette] = {
    "": Vignette((*DUMMY, Lying("2S", 150, 40, 4, 30)), (Shown("trump", 176, 70, 34, text="NT"),),
                 "All four call, by points, and who calls last must make it"),
}
PANEL = Vignette((*fan("AS AH AD KC QC", 99.5, 6, 21, 8, 62),
                  *[Lying("back", 74 + 14 * n, 118, 0, 48) for n in range(3)]),
                 (Shown("trump", 150, 116, 36, text="NT"),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AS AH AD AC KC QC", 70, 120, 10, 48, 44), (Shown("trump", 122, 118, 30, text="NT"),))
"""On its shelf: four aces in one hand, and the token."""
