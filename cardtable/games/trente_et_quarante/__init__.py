"""Trente et Quarante, or Rouge et Noir, as played at Monte Carlo (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="trente_et_quarante", title="Trente et Quarante", kind="banking", book="Hoyle, 1909",
    blurb="Two rows of cards from six packs: the one nearer to thirty wins, and four even chances go by it.",
    minutes=20, seats=(1, 2, 3, 4, 5),
    known_as=("Rouge et Noir", "Thirty and Forty", "Trente-Quarante", "Monte Carlo"))
