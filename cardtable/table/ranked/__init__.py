"""Courses in a ranked list: a mark for each, cards drawn small, figures in columns; in words where it is narrow."""
from __future__ import annotations

from cardtable.table.ranked.lines import Line, Shown
from cardtable.table.ranked.roll import Ranked

__all__ = ["Line", "Ranked", "Shown"]
