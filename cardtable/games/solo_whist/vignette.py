"""Solo Whist in the cabinet: the card turned up, a hand for an abondance, shillings and pence."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

TURNED = Lying("7H", 32, 45, 0, 40)
HAND = "AS KS QS JS TS AD"
NOTES = {"four": "Partners for a deal, or one alone against three", "five": "The same, one standing out of each deal",
         "three": "Forty cards, and no propositions", "suits": "Three suits only, and no propositions"}
VIGNETTES = {form: Vignette((TURNED, *fan(HAND, 122, 44, 12, 5, 34)), (), note) for form, note in NOTES.items()}

PANEL = Vignette((*fan(HAND, 99.5, 6, 20, 8, 62), Lying("7H", 66, 118, 0, 52)),
                 (Shown("trump", 122, 114, 36, text="S"), Shown("coin", 152, 124, 30, 6)))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AS KS QS JS TS", 66, 120, 10, 50, 44),
                  (Shown("rack", 66, 127, 92), Shown("coin", 122, 112, 34, 6)))
"""On its shelf: nine tricks in one hand."""
