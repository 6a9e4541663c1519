"""Trente et Quarante in the cabinet: the two rows, and the card on which coups are pricked."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, held

PRICKED = (5, 6, 10, -8, 6, 9, 5, 9, 10, -1, 10)
"""What won, by bits: Noir 1, Rouge 2, Couleur 4, Inverse 8; below nothing equal points."""

ROWS = ("9C QD 4S AH 5H 7D", "8S 6D JH 2C 8S")


def _rows(x: float, y: float, width: float, apart: float) -> tuple[Lying, ...]:
    """Noir 36 above Rouge 34."""
    return tuple([Lying(card, x + n * width * .62, y + row * apart, 0, width)
                  for row, cards in enumerate(ROWS) for n, card in enumerate(cards.split())])


VIGNETTES: dict[str, Vignette] = {
    "": Vignette(_rows(22, 22, 25, 36), (Shown("pricked card", 168, 40, 42, numbers=(PRICKED,)),),
                 "Two rows from six packs; the nearer to thirty wins"),
}

PANEL = Vignette(_rows(34, 60, 34, 54), (Shown("pricked card", 99.5, 214, 90, numbers=(PRICKED,)),))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("7D 9C QD", 58, 128), (Shown("pricked card", 108, 88, 54, numbers=(PRICKED,)),))
"""On its shelf: the pricked card, and some cards."""
