"""A turn-up that is one of the dealer's cards, and lies on the table until he has first played."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.rules.motions import DREW


class TurnUpCloth(Cloth):
    """With the card turned up, which lies in the middle, or `before` the dealer."""

    def __init__(self, seats: int, before: bool = False) -> None:
        super().__init__(seats)
        self.turn_ups: tuple[int, ...] = self.each("turn-up", sees="all") if before else \
            (self.one("turn-up", sees="all"),) * seats           # by dealer

    @property
    def turn_up(self) -> int:
        """Where it lies, whoever has dealt."""
        return self.turn_ups[0]


class TurnedUp(TrickDeal):
    """The game turns the card, and sets `turned`; `has_turn_up` says whose it is, if not always the dealer's."""

    layout: ClassVar[TurnUpCloth]
    through_first: ClassVar[bool] = False        # it lies until the first trick is turned, though he has played to it

    def begin(self) -> None:
        super().begin()
        self.turned: Cards = ()                  # the card turned up, once it is

    @property
    def turn_up(self) -> int:
        """The zone in which it lies."""
        return self.layout.turn_ups[self.dealer]

    def has_turn_up(self, seat: int) -> bool:
        """Whether the turn-up, wherever it lies, is one of the cards this seat plays."""
        return seat == self.dealer

    def playable(self, seat: int) -> Cards:
        lies = self.zone[self.turn_up]
        return super().playable(seat) + (lies if lies and self.has_turn_up(seat) else ())

    def lying(self, seat: int, card: Card) -> int:
        return self.turn_up if card in self.zone[self.turn_up] else super().lying(seat, card)

    def dealt_hand(self, seat: int) -> Cards:
        own = super().dealt_hand(seat)
        return own + self.turned if self.has_turn_up(seat) and not set(self.turned) <= set(own) else own

    def fell(self, seat: int, card: Card, before: Cards) -> None:
        """With his first card the dealer takes the turn-up to his hand."""
        super().fell(seat, card, before)
        if not self.through_first:
            self.take_up(seat)

    def gather(self, winner: int, trick: Cards) -> None:
        super().gather(winner, trick)
        if self.through_first:
            for seat in self.in_play():
                self.take_up(seat)

    def take_up(self, seat: int) -> None:
        """The turn-up goes to the hand of this seat, if it is its own and still lies."""
        if self.zone[self.turn_up] and self.has_turn_up(seat):
            self.shift(self.zone[self.turn_up], self.turn_up, self.held(seat), seat, DREW)

    def may_claim(self, seat: int) -> bool:
        """Not while the turn-up is to be played, for then a hand is in two places."""
        waits = self.zone[self.turn_up] and any(self.has_turn_up(s) for s in self.in_play())
        return super().may_claim(seat) and not waits
