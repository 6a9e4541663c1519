"""Cribbage and its forms in the cabinet: the board, and as many cards as are dealt."""
from __future__ import annotations

from cardtable.showing.vignettes import Lying, Shown, Vignette, fan, held


def board(x: float, y: float, width: float, goal: int, *numbers: tuple[int, ...]) -> Shown:
    """The board after these scores, the last of them shown."""
    return Shown("pegboard", x, y, width, numbers=numbers, goal=goal)


VIGNETTES: dict[str, Vignette] = {
    "six-card": Vignette(
        (Lying("5D", 158, 57, -5, 32), Lying("JD", 177, 58, 6, 32)),
        (board(176, 38, 312, 121, (9, 10), (12, 17)),),
        "A hundred and twenty-one, twice round: the game most players mean"),
    "five-card": Vignette(
        fan("5H JS 6D QC 4H", 112, 64, 21, 5, 32), (board(166, 27, 300, 61, (3, 4), (6, 9)),),
        "The old game: sixty-one up, three for last, and the play ends at the first go"),
    "seven-card": Vignette(
        fan("7C 8D 8S 9H 6S AD 2C", 99.5, 65, 20, 3, 32), (board(166, 27, 300, 181, (64, 61), (72, 68)),),
        "Five to hand and two to the crib, three times round"),
    "three-handed": Vignette(
        fan("JC 5S 5D TH", 99.5, 76, 19, 5, 30), (board(99.5, 30, 188, 121, (21, 14, 17), (29, 16, 24)),),
        "Each for himself, with the third arm of the board; a card from each makes the crib"),
    "four-handed": Vignette(
        (*fan("back back", 99.5, 5, 14, -5, 24), *fan("back back", 20, 40, 12, 4, 24),
         *fan("back back", 179, 40, 12, 4, 24), *fan("5C JH", 99.5, 75, 15, 6, 28)),
        (board(99.5, 40, 128, 121, (33, 27), (41, 30)),),
        "Two against two, partners facing; each side has one pair of pegs"),
}

PANEL = Vignette(fan("5H 5S 5C JD 4H TC", 99.5, 2, 19, 7, 62),
                 (board(99.5, 98, 190, 121, (38, 26), (47, 29)), Shown("count dial", 99.5, 143, 46, numbers=((24,),))))
"""Beside the dialog of a new game."""

OBJECT = Vignette(held("5D JD 5C", 75, 98, 13, 50, 36),
                  (Shown("short board", 75, 111, 142, numbers=((8, 4), (11, 6))),))
"""On its shelf."""
