"""What search has to say of Poker: nothing yet; and its verbs."""
from __future__ import annotations

from typing import Any

from cardtable.rules.moves import Move
from cardtable.rules.view import View

phrase = {"ante": ("Put in the ante", "putting in the ante"), "out": ("Go out", "going out"), "see": ("See", "seeing"),
          "better": ("Go better", "going better"), "pass": ("Pass", "passing"),
          "hold": ("Hold the age", "holding the age"), "straddle": ("Straddle", "straddling"),
          "open": ("Open", "opening"), "stand": ("Stand pat", "standing pat"), "draw": ("Draw to the rest", "drawing"),
          "keep": ("Keep the hand", "keeping the hand"), "take": ("Take the widow", "taking the widow"),
          "exchange": ("Exchange", "exchanging"), "leave": ("Leave it", "leaving it"), "knock": ("Knock", "knocking")}
caveats: dict[str, str] = {}


def question(view: View, seat: int, book: Move | None = None) -> Any:
    """None."""
    return None
