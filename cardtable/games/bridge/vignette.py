"""Bridge in the cabinet: a hand held, a dummy laid open, and the token of its trumps."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

DUMMY = tuple([Lying(card, 40 + 22 * column, 26 + 15 * row, 0, 30)
               for column, cards in enumerate(("AH JH 4H", "KS 7S", "QD 9D 3D", "TC 6C"))
               for row, card in enumerate(cards.split())])

VIGNETTES: dict[str, Vignette] = {
    "": Vignette((*DUMMY, Lying("5H", 150, 40, 4, 30)), (Shown("trump", 176, 70, 34, text="H"),),
                 "The dealer names the trump, or leaves it to Dummy"),
}
PANEL = Vignette((*fan("AH KH QH JH TH", 99.5, 6, 21, 8, 62),
                  *[Lying("back", 74 + 14 * n, 118, 0, 48) for n in range(3)]),
                 (Shown("trump", 150, 116, 36, text="H"),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AH KH QH JH TH 4S", 70, 120, 10, 48, 44), (Shown("trump", 122, 118, 30, text="H"),))
"""On its shelf: five honours in one hand, and their token."""
