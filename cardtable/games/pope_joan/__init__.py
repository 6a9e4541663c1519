"""Pope Joan for three to eight (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="pope_joan", title="Pope Joan", kind="round", book="Hoyle, 1909",
    blurb="Run out your cards, and take the tray as its honours fall.",
    minutes=20, seats=(3, 4, 5, 6, 7, 8),
    known_as=("Pope",))
