"""All that is told with one event."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.showing.recital import Moment, Recital
from cardtable.showing.talk import Line


class Telling(NamedTuple):
    """The lines, what is said item by item with them, and what the table stops for."""

    lines: Sequence[Line]
    recital: Recital | None = None
    moment: Moment | None = None
