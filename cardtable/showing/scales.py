"""A small table of figures that belongs to a deal: what each call pays, how each hand is counted."""
from __future__ import annotations

from typing import NamedTuple


class Scale(NamedTuple):
    """Its rows are words and then a figure for each of `heads`; the row `marked` is the one in force."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    marked: int | None = None
    note: str = ""
