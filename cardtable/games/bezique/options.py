"""What may be agreed before a game of Bézique."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option


@dataclass(frozen=True, slots=True)
class BeziqueOptions(Chosen):
    """How far it is played and for what, and what the book's notes allow (002:17942-17948)."""

    points: int = option(Number("points", "Points to win", "usually a thousand", range=(500, 1000, 1500, 2000),
                                default=1000))
    games: int = option(Number("games", "Games", "each after a fresh cut", range=(1, 3, 5, 7), default=1,
                               titles={1: "One", 3: "Best of 3", 5: "Best of 5", 7: "Best of 7"}))
    stake: int = option(Number("stake", "Stake", "counters a game", range=range(0, 101), default=1))
    brisques: str = option(OneOf(
        "brisques", "Brisques", "when aces and tens are scored; the book advises with the trick",
        choices={"trick": "With the trick", "close": "At the close of the hand"}, default="trick"))
    low_tens: bool = option(Switch("low-tens", "Low tens at the end",
                                   "below the knave in the last eight tricks; the book advises against it"))


OPTIONS = declared(BeziqueOptions)
