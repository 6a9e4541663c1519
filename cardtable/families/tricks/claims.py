"""Whether the rest of the tricks is certain, against every layout that the claimant cannot exclude.

Between two hands the answer is exact.  Among more, one order of play is tried: trumps first, then suit by suit from
the top, every lead a card that nothing still out can beat.  What that does not prove is called not certain.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from cardtable.cards import Card, Cards, mask, unmask
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.rules.claims import all_tricks
from cardtable.solver import Duties


class InTricks(Protocol):
    """A deal as far as its tricks go."""

    zone: list[Cards]
    trump: int
    order: Order
    duties: Duties

    @property
    def seats(self) -> int: ...
    def held(self, seat: int) -> int: ...
    def on_table(self) -> Cards: ...
    def allowed(self, seat: int) -> Cards: ...
    def follows(self, seat: int) -> int: ...
    def playing(self) -> int: ...


def rest_is_certain(deal: InTricks, seat: int, others: Mapping[int, int]) -> bool:
    """Whether this seat, whose turn it is, takes every trick from here; `others` are the cards that each other seat
    may hold, as masks."""
    if deal.seats == 2 and type(deal.order) is Order:
        other, possible = next(iter(others.items()), (1 - seat, 0))
        trick = deal.on_table()
        return all_tricks(mask(deal.zone[deal.held(seat)]), possible, len(deal.zone[deal.held(other)]),
                          trick[0] if trick else None, deal.trump, deal.order.plain,
                          lambda hand, led, trump: deal.order.allowed(hand, (led,), trump, deal.duties))
    return _Claim(deal, others).certain(seat)


class _Claim:
    """One claim among three or more."""

    def __init__(self, deal: InTricks, others: Mapping[int, int]) -> None:
        self.deal, self.order, self.trump = deal, deal.order, deal.trump
        self.out = {s: unmask(possible) for s, possible in others.items()}
        self.size = {s: len(deal.zone[deal.held(s)]) for s in others}

    def certain(self, seat: int) -> bool:
        """Of the card that wins the trick on the table, if one lies there, and of the leads after it."""
        hand, trick = self.deal.zone[self.deal.held(seat)], self.deal.on_table()
        if not trick:
            return self.from_the_top(hand)
        later = [s for s in self.seats_after(seat, self.deal.playing() - len(trick) - 1) if s in self.out]
        best = trick[self.order.wins(trick, self.trump)]
        return any(
            self.order.beats(card, best, self.trump)
            and not any(self.order.beats(c, card, self.trump) for s in later for c in self.out[s])
            and self.from_the_top(tuple([c for c in hand if c is not card]))
            for card in self.deal.allowed(seat))

    def seats_after(self, seat: int, number: int) -> list[int]:
        """Who still plays to this trick."""
        seats = [seat]
        for _ in range(number):
            seats.append(self.deal.follows(seats[-1]))
        return seats[1:]

    def from_the_top(self, hand: Cards) -> bool:
        """Whether every card, led in its turn, is beyond what is out.  A plain suit is safe only when no trump can be
        left anywhere."""
        suits = sorted({self.order.suit(c, self.trump) for c in hand}, key=lambda suit: suit != self.trump)
        trumps = sum([self.order.suit(c, self.trump) == self.trump for c in hand])
        if self.trump != NO_TRUMP and self.longest(self.trump) > trumps and suits not in ([], [self.trump]):
            return False
        return all(self.safe(suit, [c for c in hand if self.order.suit(c, self.trump) == suit]) for suit in suits)

    def safe(self, suit: int, own: list[Card]) -> bool:
        """Whether these, led from the highest, all win: of the suit nothing higher is out, or nothing is left of it;
        and no other suit, trumps drawn before, can beat it."""
        own.sort(key=lambda c: -self.order.strength(c, self.trump))
        longest = self.longest(suit)
        return all(not self.beaten(card, suit, other=True)
                   and (n >= longest or not self.beaten(card, suit, other=False)) for n, card in enumerate(own))

    def beaten(self, card: Card, suit: int, other: bool) -> bool:
        """Whether a card that is out beats this one of `suit`: one of another suit, or of the same."""
        return any(self.order.beats(c, card, self.trump) for some in self.out.values() for c in some
                   if (self.order.suit(c, self.trump) != suit) == other and not self.drawn(c, suit))

    def drawn(self, card: Card, suit: int) -> bool:
        """Whether this card is a trump, which was drawn before `suit` is led."""
        return self.trump not in (NO_TRUMP, suit) and self.order.suit(card, self.trump) == self.trump

    def longest(self, suit: int) -> int:
        """How many leads surely draw all of a suit: the most of it that one other hand may hold, and those more to
        which it may throw what is excused from following."""
        return max([self.leads(suit, some, self.size[s]) for s, some in self.out.items()], default=0)

    def leads(self, suit: int, some: Cards, size: int) -> int:
        of_suit = sum([self.order.suit(c, self.trump) == suit for c in some])
        excused = sum([c in self.order.excused for c in some])
        return min(size, of_suit + excused) if of_suit else 0
