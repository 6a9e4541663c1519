"""Who sits where in a deal, in which order they act, and who plays with whom.

A seat has cards and a turn; a player answers for one or more seats and has a purse; a side has points.  Who plays
together is a party.  Partners for good are a side and a party (four-handed Cribbage); an auction leaves the sides as
they are and makes parties: in Five Hundred one plays against two for three scores, in Solo Whist one or two against
the rest, at Napoleon the caller against the field, where each has a side of his own and nothing but coins.
"""
from __future__ import annotations

from typing import ClassVar

from cardtable.rules.zones import Layout


class Seated:
    """The seats of a deal, by number from 0, to the left."""

    layout: ClassVar[Layout]
    player: tuple[int, ...] = ()                 # by seat: who answers for it
    side: tuple[int, ...] = ()                   # by seat: whose points, from beginning to end of the deal
    party: tuple[int, ...] = ()                  # by seat: who plays together; as the sides, until an auction says so
    turn: ClassVar[int] = 1                      # 1: the turn passes to the left; -1: to the right
    purse: list[int]                             # by player, and after them the pots

    @property
    def seats(self) -> int:
        return len(self.player)

    @property
    def players(self) -> int:
        """All at the sitting, those without a seat in this deal included."""
        return len(self.purse) - len(self.layout.pots)

    def seats_of(self, player: int) -> tuple[int, ...]:
        return tuple([s for s, p in enumerate(self.player) if p == player])

    def eyes(self, player: int) -> int:
        """The seats he sees for, as a mask, and the onlookers' bit: who waits for a seat sees what lies open."""
        eyes = self.layout.onlookers
        for seat in self.seats_of(player):       # a seat beyond the layout's, at a cut among many, is an onlooker's
            eyes |= 1 << seat
        return eyes

    def left(self, seat: int, of: int = 1) -> int:
        """The seat so many places to the left."""
        return (seat + of) % len(self.player)

    def after(self, seat: int, of: int = 1) -> int:
        """The seat so many turns later, whichever way the game goes."""
        return self.left(seat, of * self.turn)

    def round(self, first: int) -> tuple[int, ...]:
        """Every seat once, from this one, the way the game goes."""
        return tuple([self.after(first, n) for n in range(len(self.player))])

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The other seats of its party."""
        return tuple([s for s in range(len(self.party)) if s != seat and self.party[s] == self.party[seat]])

    def against(self, seat: int) -> tuple[int, ...]:
        """The seats of other parties, to the left from this one."""
        return tuple([s for s in self.round(seat) if self.party[s] != self.party[seat]])
