"""What may be agreed before a sitting of Pope Joan."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, declared, option


@dataclass(frozen=True, slots=True)
class PopeJoanOptions(Chosen):
    """How many sit, for how long, and with how much."""

    players: int = option(Number("players", "Players", "each for himself", range=range(3, 9), default=5))
    rounds: int = option(Number("rounds", "Rounds", "how often each deals before the last round", range=range(1, 6),
                                default=1))
    counters: int = option(Number("counters", "Counters", "three or four dozen to begin with", range=(36, 48),
                                  default=48, titles={36: "Three dozen", 48: "Four dozen"}))


OPTIONS = declared(PopeJoanOptions)
