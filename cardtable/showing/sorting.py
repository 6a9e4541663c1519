"""How the cards of a hand stand to each other, for whoever sorts it."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cardtable.cards import Card

NO_TRUMP = -1
AS_PRINTED = tuple(range(14))        # the strength of each rank, from the deuce to the ace, and a joker above


class Order(Protocol):
    """What beats what, as a game of tricks has it."""

    def suit(self, card: Card, trump: int) -> int:
        """The suit it counts as."""

    def strength(self, card: Card, trump: int) -> int:
        """Within that."""


@dataclass(frozen=True, slots=True)
class Sorting:
    """By the suits printed and `ranking`, the strength of each rank; or by an order with these trumps, where a bower or
    a joker counts as another suit than its own.  `suits` is the order of suits, if the game has one."""

    ranking: Sequence[int] = AS_PRINTED
    order: Order | None = None
    trump: int = NO_TRUMP
    suits: tuple[int, ...] = ()

    def suit(self, card: Card) -> int:
        """Where it lies."""
        return self.order.suit(card, self.trump) if self.order else card.suit

    def strength(self, card: Card) -> int:
        """How high in it."""
        return self.order.strength(card, self.trump) if self.order else self.ranking[card.rank]
