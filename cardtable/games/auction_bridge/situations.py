"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("You deal, at love", "The dealer must call.", "dealer", 0, 0, "002:8226-8227"),
    Situation("You speak second",
              "The dealer has called: over it, or let it stand?", "eldest", 0, 0, "002:8396-8398"),
    Situation("They are near the game",
              "They have twenty-two: drive them up, or keep them from it.", "eldest", 0, 22, "002:8410-8424"),
    what_is_wrong(),
)
