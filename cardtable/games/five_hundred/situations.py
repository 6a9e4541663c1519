"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("Eldest hand at love", "You bid first, and know nothing of the others.", "eldest", 0, 0, "002:8508-8514"),
    Situation("Near the end", "You have four hundred, and the best of the others as many: a bid made wins.",
              "any", 400, 400, "002:8613-8617"),
    what_is_wrong(),
)
