"""What may be agreed before a game of Piquet."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

RUBICON, CENT = {"form": ("rubicon",)}, {"form": ("cent",)}


@dataclass(frozen=True, slots=True)
class PiquetOptions(Chosen):
    """The form, how far it is played, and for what."""

    form: str = option(OneOf(
        "form", "The form", "how the scores of the deals are settled",
        choices={"rubicon": "Rubicon, six deals", "cent": "Au cent"}, default="rubicon"))
    target: int = option(Number("target", "Points to win", "Hoyle played 100, later players 101", CENT,
                                range=(100, 101), default=100))
    tie: bool = option(Switch("tie", "A tied partie", "is decided by two more deals, else it is drawn", RUBICON))
    sinking: bool = option(Switch("sinking", "Sinking", "what is held may be left uncalled; else the table calls all"))
    packets: int = option(Number("packets", "The packets", "how many cards are dealt together", range=(2, 3),
                                 default=3, titles={2: "By two", 3: "By three"}))
    stake: int = option(Number("stake", "Stake", "counters a point of the partie, or a game au cent",
                               range=range(0, 101), default=1))


OPTIONS = declared(PiquetOptions)
