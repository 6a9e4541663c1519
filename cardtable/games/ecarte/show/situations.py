"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("Four all, you deal",
              "The point wins, and so does a king: which proposals may be accepted?", "dealer", 4, 4),
    Situation("Four all, elder hand",
              "The point wins, and you lead: which hands are worth playing without proposing?", "eldest", 4, 4),
    Situation("Four to two against you",
              "Two points at once would put you level: think of the vole, and of a refusal.", "any", 2, 4),
)
