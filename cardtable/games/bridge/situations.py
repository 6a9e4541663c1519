"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("You deal, at love", "Name the trumps, or leave it to your partner.", "dealer", 0, 0, "002:7366-7379"),
    Situation("You deal, near the game",
              "You have twenty-eight: the odd trick in any suit wins the game.", "dealer", 28, 0, "002:7381-7383"),
    Situation("They deal", "Double or not, and find the best lead.", "eldest", 0, 0, "002:7752-7756"),
    what_is_wrong(),
)
