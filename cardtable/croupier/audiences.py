"""Several who show the same sitting, each in a window of his own: what the croupier tells is told to all."""
from __future__ import annotations

from cardtable.croupier.steps import Audience, Step


class Audiences:
    """`members` in the order in which they came; one may leave while he is told something."""

    def __init__(self) -> None:
        self.members: list[Audience] = []

    def leave(self, one: Audience) -> None:
        """He is told nothing any more."""
        if one in self.members:
            self.members.remove(one)

    def happened(self, step: Step) -> None:
        """A move was made."""
        for one in list(self.members):
            one.happened(step)

    def rewound(self) -> None:
        """Moves were taken back."""
        for one in list(self.members):
            one.rewound()

    def asked(self) -> None:
        """Somebody must or may act."""
        for one in list(self.members):
            one.asked()

    def thinking(self, seat: int, busy: bool) -> None:
        """A computer player has begun or ceased to consider."""
        for one in list(self.members):
            one.thinking(seat, busy)

    def failed(self, message: str) -> None:
        """Something went wrong."""
        for one in list(self.members):
            one.failed(message)
