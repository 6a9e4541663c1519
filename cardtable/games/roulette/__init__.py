"""Roulette as played at Monte Carlo (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="roulette", title="Roulette", kind="banking", book="Hoyle, 1909",
    blurb="A ball, a wheel of thirty-seven numbers, and a cloth on which every stake has its odds.",
    minutes=25, seats=(1, 2, 3, 4, 5),
    known_as=("Monte Carlo",))
