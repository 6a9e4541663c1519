"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("The last street, you count first",
              "What matters is your hand, and not whose crib it is.", "eldest", 108, 106),
    Situation("The last street, you deal",
              "You count last: keep what holds them back in the play.", "dealer", 106, 108),
    Situation("Well behind",
              "Thirty points are to be made good before they are home.", "any", 82, 112),
)
