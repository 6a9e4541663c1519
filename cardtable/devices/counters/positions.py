"""How two cards on the table tell a score up to four: deuce and tray of 1862 (001:274-279), three and four of Hoyle
(002:2460-2467)."""
from __future__ import annotations

from typing import Literal, NamedTuple

Placing = Literal["aside", "crosswise", "squared", "lengthwise_half"]


class Laid(NamedTuple):
    """The pips of the upper card and of the one beneath it, which of them are face up, and how the upper one lies."""

    top: int
    bottom: int
    top_up: bool
    bottom_up: bool
    placing: Placing


DEUCE_AND_TRAY = (
    Laid(3, 2, False, False, "aside"), Laid(3, 2, False, True, "crosswise"), Laid(2, 3, True, False, "squared"),
    Laid(3, 2, True, False, "squared"), Laid(3, 2, True, True, "lengthwise_half"))
THREE_AND_FOUR = (
    Laid(4, 3, False, False, "aside"), Laid(4, 3, False, True, "crosswise"), Laid(3, 4, False, True, "crosswise"),
    Laid(3, 4, True, False, "squared"), Laid(4, 3, True, False, "squared"))
"""By points; a fifth is the game, and both cards lie aside again."""

WHERE: dict[Placing, tuple[tuple[float, float, float], tuple[float, float, float]]] = {
    "aside": ((50, 75, 4), (56, 71, -9)), "crosswise": ((50, 92, 90), (50, 60, 0)),
    "squared": ((50, 75, 0), (54, 78, 3)), "lengthwise_half": ((50, 93, 0), (50, 55, 0))}
"""Of the upper card and the lower: the middle in the drawing, and the turn in degrees."""
