"""A game for one in which everything that may follow a verb is asked for."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row("walks", "Walks", "patience", "no book", "Cards, places, amounts and names.", 1, (1,))
