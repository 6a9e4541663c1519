"""Euchre in the cabinet: both Bowers among five trumps, and the counters."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

PACK = tuple([Lying("back", 30 - n, 45 - n, 0, 40) for n in range(3)])
TURNED = Lying("9D", 60, 44, 6, 40)



def hand(note: str) -> Vignette:
    """Talon and turn-up, and a hand that would accept."""
    return Vignette((*PACK, TURNED, *fan("JD JH AD KC 7S", 130, 44, 13, 6, 34)), (), note)


VIGNETTES: dict[str, Vignette] = {
    "four": hand("Partners accept the trump, or make it, and must win three tricks of five"),
    "three": hand("Two against who has the trump"),
    "progressive": hand("Eight at two tables: winners move up, and each bell has its stars"),
    "two": hand("Who accepts the trump must win three tricks of five"),
}

PANEL = Vignette((*fan("JD JH AD KC 7S", 99.5, 6, 21, 8, 62),
                  *[Lying("back", 62 - n, 118 - n, 0, 52) for n in range(3)],
                  Lying("9D", 126, 118, 5, 52)), (Shown("trump", 60, 116, 36, text="D"),))
"""Beside the dialog of a new game."""

OBJECT = Vignette((*held("JD JH AD KD QD", 70, 120, 11, 50, 44),), ())
"""On its shelf: a jamboree."""
