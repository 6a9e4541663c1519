"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("Four to love",
              "You want one point, and must make it by tricks: at four honours count no more.", "any", 4, 0),
    Situation("Four all",
              "The odd trick wins, and honours count nothing.", "any", 4, 4),
    Situation("Love to four",
              "They want one point, and only tricks will give it them: save the odd trick.", "any", 0, 4),
    what_is_wrong({"code": "deschapelles-1839"}),
)
