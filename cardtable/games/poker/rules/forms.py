"""The forms of Poker by name."""
from __future__ import annotations

from cardtable.games.poker.options import DRAW, STRAIGHT, STUD, WHISKEY
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.straight import Straight, Stud
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.whiskey import Whiskey

FORMS: dict[str, type[Poker]] = {DRAW: Draw, STRAIGHT: Straight, STUD: Stud, WHISKEY: Whiskey}
"""A jack-pot is a deal of Draw Poker that follows one in which nobody went in."""


def form(name: str, attempt: int) -> type[Poker]:
    """What is dealt: of this form, or the so many-th deal of a jack-pot."""
    return JackPot if name == DRAW and attempt else FORMS[name]
