"""Cards of a row that belong together: what is written beside them on the cloth."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Cards


class Group(NamedTuple):
    """Some cards of a row, and what they are: "marriage, 40"."""

    label: str
    cards: Cards
    brief: str = ""                          # what is written instead where the label would lie on something
