"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.rules.situation import Situation

SITUATIONS = (
    Situation("A hundred to make",
              "Brisques and a marriage may be enough: what is worth waiting for?", "any", 900, 880),
)
