"""What a seat has been told to play: its choice is narrowed to that, as far as it can obey."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.families.tricks.order import Order

CARD, NOT_CARD, SUIT, LEAD, TRUMP, NOT_TRUMP = "card", "not-card", "suit", "lead", "trump", "not-trump"
HIGHEST, LOWEST, WIN, LOSE = "highest", "lowest", "win", "lose"


class Demand(NamedTuple):
    """One order given to a seat.  It is paid when the seat has played, obeying or unable to, or if it is `lasting`
    when it has been obeyed."""

    seat: int
    kind: str                                    # one of the words above
    cards: Cards = ()                            # of CARD and NOT_CARD; else the exposed cards on account of which
    suit: int = -1                               # of SUIT, LEAD, HIGHEST and LOWEST, or any
    lasting: bool = False
    trick: int = 0                               # the only one in which it holds; 0 where it is the seat's next

    def of(self, some: Cards, order: Order, trump: int, trick: Cards) -> Cards:
        """Of the cards that could lawfully be played to this trick, those that obey; all of them where none can."""
        return self.fitting(some, order, trump, trick) or some

    def fitting(self, some: Cards, order: Order, trump: int, trick: Cards) -> Cards:
        if self.kind == CARD:
            return tuple([c for c in some if c in self.cards])
        if self.kind == NOT_CARD:
            return tuple([c for c in some if c not in self.cards])
        if self.kind in (TRUMP, NOT_TRUMP):
            return tuple([c for c in some if (order.suit(c, trump) == trump) == (self.kind == TRUMP)])
        if self.kind in (WIN, LOSE):
            return tuple([c for c in some if (order.wins((*trick, c), trump) == len(trick)) == (self.kind == WIN)])
        if self.kind == LEAD and trick:
            return ()
        fit = tuple([c for c in some if self.suit in (-1, order.suit(c, trump))])
        if self.kind in (SUIT, LEAD):
            return fit
        if len({order.suit(c, trump) for c in fit}) != 1:        # the highest and the lowest are of one suit
            return ()
        pick = max if self.kind == HIGHEST else min
        return (pick(fit, key=lambda c: order.strength(c, trump)),)


class Given(NamedTuple):
    """An order, and the card that was played upon it: all have heard the one, and seen the other."""

    demand: Demand
    card: int                                    # its number in the play, from 0
