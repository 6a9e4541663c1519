"""Euchre for two, three, four, or eight at two tables (The Law and Practice of Euchre, 1862; Hoyle, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="euchre", title="Euchre", kind="tricks", book="A Professor, 1862, and Hoyle, 1909",
    blurb="Five cards each: who accepts the trump must win three tricks.",
    minutes=20, seats=(2, 3, 4, 8),
    known_as=("Euker", "Uker", "Eucre"))
