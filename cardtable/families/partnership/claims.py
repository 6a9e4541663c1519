"""Whether the rest is his for certain who plays two hands together, whatever the others hold.

One line of play is sought in which every trick is safe by itself; what that does not prove is called not certain.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardtable.cards import Card, Cards, unmask

NODES = 4_000                                    # positions looked at, before it is called not certain


class Held(NamedTuple):
    """Both hands, that which is to lead first, and how often each suit has been led from here on."""

    leads: Cards
    other: Cards
    rounds: tuple[int, int, int, int]


class Claim:
    """`against` are the cards that each adversary may hold, as masks, `sizes` how many he does."""

    def __init__(self, trump: int, against: Mapping[int, int], sizes: Mapping[int, int]) -> None:
        self.trump = trump
        self.out = [[card for seat in against for card in unmask(against[seat]) if card.suit == suit]
                    for suit in range(4)]
        self.longest = [max([min(sizes[seat], sum([card.suit == suit for card in unmask(may)]))
                             for seat, may in against.items()], default=0) for suit in range(4)]
        self.failed: set[Held] = set()
        self.left = NODES

    def certain(self, leads: Cards, other: Cards) -> bool:
        """Whether a line is found from here."""
        return self._found(Held(tuple(sorted(leads)), tuple(sorted(other)), (0, 0, 0, 0)))

    def _found(self, held: Held) -> bool:
        if not held.leads:
            return True
        if held in self.failed or self.left <= 0:
            return False
        self.left -= 1
        for card in self._ends(held.leads):
            for answer in self._answers(card, held.other):
                after = self._after(held, card, answer)
                if after is not None and self._found(after):
                    return True
        self.failed.add(held)
        return False

    def _after(self, held: Held, card: Card, answer: Card) -> Held | None:
        """The position when both have been played, and the trick is ours; None where it is not surely ours."""
        ruffed = answer.suit == self.trump != card.suit
        higher = answer.suit == card.suit and answer.rank > card.rank
        best = answer if ruffed or higher else card
        if self._beaten(best, card.suit, held.rounds):
            return None
        rounds = list(held.rounds)
        rounds[card.suit] += 1
        leads = tuple([one for one in held.leads if one is not card])
        other = tuple([one for one in held.other if one is not answer])
        first, second = (other, leads) if best is answer else (leads, other)
        return Held(first, second, (rounds[0], rounds[1], rounds[2], rounds[3]))

    def _beaten(self, best: Card, led: int, rounds: tuple[int, int, int, int]) -> bool:
        """Whether an adversary may have a card that beats this one, where a suit is led."""
        if self._may_have(best.suit, rounds) and any(card.rank > best.rank for card in self.out[best.suit]):
            return True
        return self.trump >= 0 and best.suit != self.trump and led != self.trump and self._may_have(self.trump, rounds)

    def _may_have(self, suit: int, rounds: tuple[int, int, int, int]) -> bool:
        """Whether a suit may not yet have been drawn: as often as it has been led, each has followed who could."""
        return bool(self.out[suit]) and rounds[suit] < self.longest[suit]

    def _ends(self, some: Cards) -> Iterator[Card]:
        """Of each suit the highest and the lowest, trumps first."""
        for suit in sorted(range(4), key=lambda one: one != self.trump):
            of_suit = [card for card in some if card.suit == suit]
            yield from reversed(of_suit[-1:])
            if len(of_suit) > 1:
                yield of_suit[0]

    def _answers(self, card: Card, other: Cards) -> Iterator[Card]:
        """What the other hand may play: of the suit led the highest or the lowest, else the lowest of each."""
        of_suit = [one for one in other if one.suit == card.suit]
        if of_suit:
            yield of_suit[0]
            if len(of_suit) > 1:
                yield of_suit[-1]
            return
        for suit in range(4):
            yield from [one for one in other if one.suit == suit][:1]
