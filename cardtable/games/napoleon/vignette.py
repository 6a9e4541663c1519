"""Napoleon in the cabinet: the pack with the trump token, a hand of five, the bowl of the pool."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held

PACK = tuple([Lying("back", 30 - n, 45 - n, 0, 40) for n in range(3)])
TRUMPS = Shown("trump", 28, 43, 26, text="H")


def hand(note: str, *more: Shown, beside: tuple[Lying, ...] = ()) -> Vignette:
    """A hand that would be called, and what lies beside it."""
    return Vignette((*PACK, *beside, *fan("AH KH JH TH 4S", 103, 44, 13, 6, 34)), (TRUMPS, *more), note)


VIGNETTES: dict[str, Vignette] = {
    "plain": hand("Five cards each; the highest caller alone against all"),
    "peep": hand("A spare card, to be looked at for a counter", Shown("pool", 175, 44, 36, numbers=((9,),))),
    "purchase": hand("Cards thrown away, and others bought", Shown("pool", 175, 44, 36, numbers=((24,),))),
    "garnet": hand("A spare hand, for whoever will call Nap upon it",
                   beside=fan("back back back back back", 174, 44, 4, 3, 26)),
}

PANEL = Vignette((*fan("AH KH JH TH 4S", 99.5, 6, 21, 8, 62),
                  *[Lying("back", 62 - n, 118 - n, 0, 52) for n in range(3)]),
                 (Shown("trump", 60, 116, 36, text="H"), Shown("pool", 136, 120, 66, numbers=((18,),))))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("AH KH QH JH TH", 68, 122, 11, 50, 44),
                  (Shown("rack", 68, 127, 92), Shown("coin", 126, 115, 38, 5)))
"""On its shelf: a hand for all five tricks."""
