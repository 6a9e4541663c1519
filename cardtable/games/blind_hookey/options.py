"""What may be agreed before an evening of Blind Hookey."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, declared, option

OWN, THREE = "own", "three"
HIGH, LOW = "high", "low"
LIMITS = 5, 10, 20, 50                           # counters


@dataclass(frozen=True, slots=True)
class HookeyOptions(Chosen):
    """How many sit, which of the two ways is played, for how many hands, and what a stake may be."""

    form: str = option(OneOf("form", "The way", "what is staked on", choices={
        OWN: "Packets of one’s own", THREE: "Three packets"}, default=OWN))
    players: int = option(Number("players", "Players", "the dealer is one of them", range=range(2, 9), default=4))
    ace: str = option(OneOf("ace", "The ace", "against the dealer’s card; in cutting it is low",
                            choices={HIGH: "High", LOW: "Low"}, default=HIGH))
    limit: int = option(Number("limit", "Limit", "counters that a player may stake on one packet",
                               range=LIMITS, default=10))
    hands: int = option(Number("hands", "Hands", "of the evening, whoever deals", range=(5, 10, 20, 40), default=20))


OPTIONS = declared(HookeyOptions)
