"""Where cards and coins are at Vingt-un: four hands to a player, each with a stake; the pack and what was thrown in."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.rules.zones import Layout

SEATS, MOST_HANDS = 8, 4
NAMES = ("hand", "second hand", "third hand", "fourth hand")

LAYOUT = Layout(SEATS)
HANDS = tuple([LAYOUT.each(name) for name in NAMES])
"""What was dealt face down, by number of the hand and by seat."""
SHOWN = tuple([LAYOUT.each(f"{name} shown", sees="all") for name in NAMES])
"""The same, turned up."""
DRAWN = tuple([LAYOUT.each(f"{name} drawn", sees="all") for name in NAMES])
UNSEEN = LAYOUT.each("unseen", sees="nobody")
"""Hands at which nobody may look, before they are turned up (002:5225-5227)."""
STOCK, THROWN = LAYOUT.one("stock"), LAYOUT.one("thrown")
BURNT = LAYOUT.one("burnt", sees="all")
BOTTOM, TOP = LAYOUT.one("bottom"), LAYOUT.one("top")       # at which the dealer has looked for a brûlet
SELF, COMPANY, TURNED = (LAYOUT.one(name, sees="all") for name in ("self", "company", "turned"))
STAKES = tuple([tuple([LAYOUT.pot(f"{name} staked") for _ in range(SEATS)]) for name in NAMES])
"""Pots, by number of the hand and by seat."""


class Hand(NamedTuple):
    """One of up to four hands of a seat, by number from 0."""

    seat: int
    number: int

    @property
    def zones(self) -> tuple[int, ...]:
        """Where its cards are, those dealt first first."""
        dealt = HANDS[self.number][self.seat], SHOWN[self.number][self.seat]
        return (*dealt, *((UNSEEN[self.seat],) if not self.number else ()), DRAWN[self.number][self.seat])

    @property
    def stake(self) -> int:
        """Its pot."""
        return STAKES[self.number][self.seat]
