"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("Stand or beg at love", "Your choice before the first card: these trumps, a point, or another suit.",
              "eldest", 0, 0, "002:135-142"),
    Situation("Give one or run the cards", "You deal, and the other may beg: is this suit worth a point to you?",
              "dealer", 3, 3, "002:135-145"),
    Situation("Six all", "High is counted first, then low: whose is it?", "any", 6, 6, "002:152-156"),
)
