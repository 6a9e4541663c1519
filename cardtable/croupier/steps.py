"""What the croupier tells of each move, and what it asks of those who show it."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Step:
    """One move performed, with the events it made, faces and all: whoever shows them uses Event.to(eyes)."""

    number: int                      # its place among the moves that stand
    seat: int
    move: Move
    by: int                          # the player, or NATURE
    events: tuple[Event, ...]
    deal: Deal                       # in which it was made; it is over if this move ended it
    game: int                        # of the match, from 1, to which the deal belongs
    coup: int = 0                    # of the deal, from 0
    why: str = ""                    # a computer player's reason, for after the deal

    @property
    def ended(self) -> bool:
        """Whether the deal, or a coup of it, ended with it."""
        return self.deal.over or any(event.kind == "coup" for event in self.events)

    def follows(self, other: Step) -> bool:
        """Whether both were made in one coup of one deal."""
        return self.deal is other.deal and self.coup == other.coup

    def reveals(self, player: int) -> bool:
        """Whether the player saw a face for the first time in it."""
        sees, eyes = self.deal.sees, self.deal.eyes(player)
        return any(event.kind == "moved" and not sees[event.src] & eyes and event.sees & eyes for event in self.events)


def answered_first(steps: Sequence[Step], starts: Sequence[int]) -> Step | None:
    """The first answer of the last deal in which there was one, by where deals start: cards may be dealt that nobody
    plays."""
    deals = [steps[start:end] for start, end in pairwise([*starts, len(steps)])]
    return next((step for deal in reversed(deals) for step in deal if step.seat != NATURE), None)


class Audience(Protocol):
    """Who shows the sitting: the window, or a test."""

    def happened(self, step: Step) -> None:
        """A move was made."""

    def rewound(self) -> None:
        """Moves were taken back: everything is to be shown anew."""

    def asked(self) -> None:
        """Somebody at this screen must or may act; see Croupier.waiting_for()."""

    def thinking(self, seat: int, busy: bool) -> None:
        """A computer player has begun or ceased to consider."""

    def failed(self, message: str) -> None:
        """Something went wrong that the person should know; the game goes on."""


class Clock(Protocol):
    """Time as the window keeps it; tests keep their own."""

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Act after a while, on the window's thread."""

    def post(self, act: Callable[[], None]) -> None:
        """Act soon on the window's thread; may be called from any thread."""
