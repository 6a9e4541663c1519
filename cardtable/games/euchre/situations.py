"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("At the bridge: order up or pass",
              "You have four, they one, and they deal: a lone hand of theirs would win the game.",
              "eldest", 4, 1, "001:373-403"),
    Situation("Four all",
              "One point wins, and nothing more is worth a risk.", "any", 4, 4),
    Situation("One to four",
              "Only a march or a lone hand brings you near.", "any", 1, 4),
    what_is_wrong(),
)
