"""Napoleon, or Nap, for two to six (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="napoleon", title="Napoleon", kind="tricks", book="Hoyle, 1909",
    blurb="Five cards each: who calls the most tricks plays against all.",
    minutes=15, seats=(2, 3, 4, 5, 6),
    known_as=("Nap", "Nappy"))
