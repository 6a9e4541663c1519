"""A hand sorted for judging: trumps, plain suits, heights."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games.ecarte.rules.rules import ORDER

SEVEN, EIGHT, NINE, TEN, ACE, KNAVE, QUEEN, KING = range(8)      # height in a suit, trumps included
Heights = tuple[int, ...]


class Shape(NamedTuple):
    """A hand sorted for judging: each suit from its highest card down."""

    trumps: Cards
    suits: tuple[Cards, ...]             # the plain suits held, longest first, then highest
    heights: tuple[Heights, ...]         # of the plain suits, card by card
    king: bool                           # of trumps, in hand

    @property
    def plain(self) -> Cards:
        """All plain cards, the suits in their order."""
        return tuple([c for suit in self.suits for c in suit])

    @property
    def heads(self) -> Heights:
        """The highest card of each plain suit, best first."""
        return tuple(sorted([suit[0] for suit in self.heights], reverse=True))

    @property
    def kings(self) -> int:
        """How many plain kings."""
        return sum([suit[0] == KING for suit in self.heights])

    @property
    def courts(self) -> int:
        """How many plain court cards."""
        return sum([h >= KNAVE for suit in self.heights for h in suit])


def height(card: Card) -> int:
    """From SEVEN to KING."""
    return ORDER[card.rank]


def touching(some: Cards) -> bool:
    """Whether the two highest of a suit are of equal value, nothing lying between them."""
    return height(some[0]) - height(some[1]) == 1


@lru_cache(maxsize=50_000)
def shape(hand: Cards, trump: int) -> Shape:
    """The hand sorted."""
    by_suit: dict[int, list[Card]] = {}
    for card in sorted(hand, key=height, reverse=True):
        by_suit.setdefault(card.suit, []).append(card)
    trumps = tuple(by_suit.pop(trump, ()))
    suits = [(tuple([height(c) for c in suit]), tuple(suit)) for suit in by_suit.values()]
    suits.sort(key=lambda pair: (-len(pair[0]), [-h for h in pair[0]], pair[1][0].suit))
    return Shape(trumps, tuple([s for _, s in suits]), tuple([h for h, _ in suits]),
                 bool(trumps) and height(trumps[0]) == KING)
