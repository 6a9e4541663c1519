"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("Near the game", "Both sides want fifty: a quint or two may end it before the tricks are counted.",
              "any", 200, 200, "002:8756-8761"),
    Situation("Behind", "They want a quint, and you a hundred and fifty: keep them from it.", "any", 100, 235,
              "002:8756-8761"),
)
