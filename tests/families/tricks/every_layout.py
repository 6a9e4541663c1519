"""The rest of the tricks, judged by going through every layout and every reply: slow, and beyond doubt."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random

from cardtable.cards import Card, Cards, mask
from cardtable.families.tricks.order import Order
from cardtable.solver import Duties

Hands = tuple[Cards, ...]                    # of the other seats, from the claimant's left


@dataclass(frozen=True)
class Claim:
    """Seat 0 is to play; `possible` are the cards that each other seat may hold, `trick` what lies on the table."""

    order: Order
    trump: int
    duties: Duties
    hand: Cards
    trick: Cards
    possible: tuple[Cards, ...]
    sizes: tuple[int, ...]

    def layouts(self, most: int | None = None) -> list[Hands]:
        """Every way in which the others may hold their cards, or so many of them."""
        return list(islice(deals(self.possible, self.sizes), most))

    def masks(self) -> Mapping[int, int]:
        """As `rest_is_certain` is given them."""
        return {seat: mask(some) for seat, (some, n) in enumerate(zip(self.possible, self.sizes), 1) if n}

    def certain(self) -> bool:
        """Whether some way of playing takes all, whatever the others hold and reply."""
        return self.takes_all(self.hand, frozenset(self.layouts()), self.trick)

    def takes_all(self, hand: Cards, layouts: frozenset[Hands], trick: Cards) -> bool:
        return not hand or any(self.withstands(hand, layouts, trick, card) for card in self.allowed(hand, trick))

    def withstands(self, hand: Cards, layouts: frozenset[Hands], trick: Cards, card: Card) -> bool:
        """Whether this card wins the trick everywhere, and the rest follows from what the others have played."""
        after: dict[Cards, set[Hands]] = {}
        follow = len(self.possible) - len(trick)
        for hands in layouts:
            for full, left in self.replies((*trick, card), hands, follow):
                if self.order.wins(full, self.trump) != len(trick):
                    return False
                after.setdefault(full, set()).add(left)
        rest = tuple([c for c in hand if c is not card])
        return all(self.takes_all(rest, frozenset(some), ()) for some in after.values())

    def replies(self, trick: Cards, hands: Hands, follow: int) -> Iterator[tuple[Cards, Hands]]:
        """Every end of the trick, the first `follow` of the others still to play, and what they hold then."""
        seats = [(trick, hands)]
        for seat in range(follow):
            seats = [((*lies, c), (*held[:seat], tuple([x for x in held[seat] if x is not c]), *held[seat + 1:]))
                     for lies, held in seats for c in self.allowed(held[seat], lies)]
        yield from seats

    def allowed(self, hand: Cards, trick: Cards) -> Cards:
        return self.order.allowed(hand, trick, self.trump, self.duties)


def deals(possible: tuple[Cards, ...], sizes: tuple[int, ...]) -> Iterator[Hands]:
    """Every way to give each as many of the cards that he may hold."""
    if not sizes:
        yield ()
        return
    for hand in subsets(possible[0], sizes[0]):
        others = tuple([tuple([c for c in some if c not in hand]) for some in possible[1:]])
        for rest in deals(others, sizes[1:]):
            yield (hand, *rest)


def subsets(some: Cards, size: int) -> Iterator[Cards]:
    if not size:
        yield ()
    for n, c in enumerate(some if size else ()):
        for rest in subsets(some[n + 1:], size - 1):
            yield (c, *rest)


def drawn(rng: Random, order: Order, trump: int, duties: Duties, pack: Cards, seats: int) -> Claim:
    """A small position: the claimant's cards are good ones, and some of the others are known to be out of a suit."""
    size = rng.choice((1, 2, 2, 3, 3) if seats < 5 else (1, 2, 2))
    strong = sorted(pack, key=lambda c: -order.strength(c, trump) - 6 * (order.suit(c, trump) == trump) * (trump >= 0)
                    + rng.random() * rng.choice((3, 9, 25)))
    hand, rest = tuple(strong[:size]), strong[size:]
    rng.shuffle(rest)
    played = rng.choice((0, 0, 1, seats - 1))
    trick = tuple(rest[:played])
    unseen = rest[played:played + (seats - 1) * size - played + rng.choice((0, 0, 1, 3))]
    void = [rng.choice((-2, -2, 0, 1, 2, 3)) for _ in range(seats - 1)]
    possible = tuple([tuple([c for c in unseen if order.suit(c, trump) != suit]) for suit in void])
    sizes = tuple([size - (n >= seats - 1 - played) for n in range(seats - 1)])
    return Claim(order, trump, duties, hand, trick, possible, sizes)
