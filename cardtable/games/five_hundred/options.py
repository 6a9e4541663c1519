"""What may be agreed before Five Hundred is played."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, declared, option


@dataclass(frozen=True, slots=True)
class FiveHundredOptions(Chosen):
    """The book leaves nothing to agree on but which rule of the revoke is kept (002:8624-8646)."""

    points: int = option(Number("points", "Points", "who first has so many", range=(250, 500, 1000), default=500))


OPTIONS = declared(FiveHundredOptions)
