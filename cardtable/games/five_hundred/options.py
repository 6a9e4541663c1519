"""What may be agreed before Five Hundred is played."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, declared, option


@dataclass(frozen=True, slots=True)
class FiveHundredOptions(Chosen):
    """The book leaves nothing to agree on but which rule of the revoke is kept (002:8624-8646)."""

    laws: str = option(OneOf("laws", "The laws", "guided: suit must be followed",
                             choices={"guided": "Guided", "strict": "Strict"}, default="guided"))
    revokes: str = option(OneOf("revokes", "A revoke", "what it costs", {"laws": ("strict",)},
                                choices={"hoffmann": "Hoffmann’s rule", "american": "The American rule"},
                                default="hoffmann"))
    points: int = option(Number("points", "Points", "who first has so many", range=(250, 500, 1000), default=500))


OPTIONS = declared(FiveHundredOptions)
