"""Poker Patience in the cabinet: a square half laid."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Vignette


def _square(cards: str, left: float, top: float, across: float, down: float, width: float) -> tuple[Lying, ...]:
    """Cards in rows of five, "--" for a place that is open."""
    return tuple([Lying(one, left + n % 5 * across, top + n // 5 * down, 0, width)
                  for n, one in enumerate(cards.split()) if one != "--"])


VIGNETTES: dict[str, Vignette] = {
    "square": Vignette(_square("8C 5C 9S 6H 7S AS AC AH AD --", 36, 24, 30, 42, 26), (),
                       "Ten hands at poker, out of twenty-five cards that come one by one"),
    "serpent": Vignette(_square("KH AH JH QH TH QS -- -- QD QC", 36, 24, 30, 42, 26), (),
                        "All cards are known, and each lies beside the last"),
}
PANEL = Vignette(_square("8C 5C 9S 6H 7S AS AC AH AD -- -- 3C -- QD 3S", 26, 40, 36, 52, 32), ())
"""Beside the dialog of a new game."""

OBJECT = Vignette(_square("-- 2C -- -- 6S 8C 5C 9S 6H 7S AS AC AH AD --", 17, 34, 24, 34, 22), ())
"""On its shelf."""
