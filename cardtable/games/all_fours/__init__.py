"""All-Fours, or Old Sledge, for two or four (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="all_fours", title="All-Fours", kind="tricks", book="Hoyle, 1909",
    blurb="High, Low, Jack and Game: six cards each, and seven points.",
    minutes=15, seats=(2, 4),
    known_as=("Seven-Up", "Old Sledge", "High, Low, Jack", "Pitch"))
