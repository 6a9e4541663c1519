"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("Eldest hand", "You speak first, may accept though you have passed, and lead.", "eldest", 0, 0,
              "002:4671-4676"),
    Situation("The dealer", "All have spoken, and only eldest hand can accept what you propose.", "dealer", 0, 0,
              "002:4692-4696"),
    Situation("Three at table", "Forty cards, and no partner to be had.", "any", 0, 0, "002:5033-5038",
              {"form": "three"}),
    what_is_wrong(),
)
