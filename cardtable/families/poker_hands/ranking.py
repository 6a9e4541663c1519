"""How hands rank, from tables: a pack's hands are laid out once by how many of each rank they have, flushes apart.

A hand's value is its place among all strengths of the pack, from 0; equal hands have the same value.  With the whole
pack there are 7,462 strengths in 2,598,960 hands.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations, combinations_with_replacement

from cardtable.cards import BY_TEXT, CARDS, JOKER, RANKS, SUITS, Card
from cardtable.families.poker_hands.kinds import Kind, Strength

HAND = 5
ACE, NO_RANK = 12, -1
KEYS = [0] * (max(CARDS) + 1)
"""A card's part of a hand's key, by its number: three bits a rank, so that a sum counts the cards of each."""

for _card in CARDS.values():
    if _card.suit >= 0:
        KEYS[_card] = 1 << 3 * _card.rank

OF_COUNTS = {(1, 1, 1, 1, 1): Kind.HIGHEST_CARD, (2, 1, 1, 1): Kind.PAIR, (2, 2, 1): Kind.TWO_PAIRS,
             (3, 1, 1): Kind.THREES, (3, 2): Kind.FULL, (4, 1): Kind.FOURS}
"""What kind a hand is by how many cards it has of each rank."""


class Ranking:
    """How the hands of one pack rank.

    A shorter pack is given by its `ranks`; the ace begins a sequence below the lowest of them as it ends one above the
    king, unless `low_ace` is false.  With `tiger` the lowest sequence counts above every other straight.
    """

    def __init__(self, ranks: str = RANKS, low_ace: bool = True, tiger: bool = False) -> None:
        self.ranks, self.tiger = tuple(sorted([RANKS.index(rank) for rank in ranks])), tiger
        runs = [self.ranks[n:n + HAND] for n in range(len(self.ranks) - HAND + 1)]
        self._top = {run: run[-1] for run in runs}
        """The highest card of a sequence by its ranks, lowest first."""
        self._lowest = (*self.ranks[:HAND - 1], ACE) if low_ace and ACE in self.ranks else runs[0]
        self._top.setdefault(self._lowest, self._lowest[-2])

    def strength(self, hand: Iterable[Card]) -> Strength:
        """What five cards are worth, none of them a blank."""
        return self.strengths[self.value(hand)]

    def value(self, hand: Iterable[Card]) -> int:
        """The place of five cards among all strengths, none of them a blank."""
        a, b, c, d, e = hand
        key = KEYS[a] + KEYS[b] + KEYS[c] + KEYS[d] + KEYS[e]
        return (self.suited if a.suit == b.suit == c.suit == d.suit == e.suit else self.mixed)[key]

    def best(self, hand: Iterable[Card]) -> tuple[Strength, Card]:
        """What a hand with a blank card is worth, and for which card it then stands: the best that is not held, of
        equal ones the lowest suit (002:4459-4470)."""
        others = [card for card in hand if card is not JOKER]
        missing = [BY_TEXT[RANKS[rank] + suit] for rank in reversed(self.ranks) for suit in SUITS]
        faces = {card.face for card in others}
        best = max((card for card in missing if card not in faces), key=lambda card: self.value((*others, card)))
        return self.strength((*others, best)), best

    def of(self, hand: Sequence[Card]) -> Strength:
        """What any hand is worth, with a blank card or without."""
        return self.best(hand)[0] if JOKER in hand else self.strength(hand)

    def winners(self, hands: Sequence[Sequence[Card]]) -> tuple[int, ...]:
        """Which of these hands win: several, where the best are equal."""
        found = [self.of(hand).deciding for hand in hands]
        best = max(found)
        return tuple([place for place, one in enumerate(found) if one == best])

    @cached_property
    def strengths(self) -> tuple[Strength, ...]:
        """All strengths, the lowest first."""
        return tuple(sorted({*self._mixed.values(), *self._suited.values()}, key=lambda strength: strength.deciding))

    @cached_property
    def mixed(self) -> dict[int, int]:
        """The values of hands of several suits, by the sum of their keys."""
        return self._placed(self._mixed)

    @cached_property
    def suited(self) -> dict[int, int]:
        """The values of hands of one suit, likewise."""
        return self._placed(self._suited)

    def _placed(self, of: dict[tuple[int, ...], Strength]) -> dict[int, int]:
        place = {strength: n for n, strength in enumerate(self.strengths)}
        return {sum(1 << 3 * rank for rank in ranks): place[strength] for ranks, strength in of.items()}

    @cached_property
    def _mixed(self) -> dict[tuple[int, ...], Strength]:
        hands = combinations_with_replacement(self.ranks, HAND)
        return {ranks: self._judged(ranks, suited=False) for ranks in hands if max(Counter(ranks).values()) < HAND}

    @cached_property
    def _suited(self) -> dict[tuple[int, ...], Strength]:
        return {ranks: self._judged(ranks, suited=True) for ranks in combinations(self.ranks, HAND)}

    def _judged(self, ranks: tuple[int, ...], suited: bool) -> Strength:
        """The strength of these ranks, lowest first."""
        top = self._top.get(ranks, NO_RANK)
        if top != NO_RANK:
            tiger = self.tiger and not suited and ranks == self._lowest
            return Strength(Kind.STRAIGHT_FLUSH if suited else Kind.STRAIGHT, (top,), tiger)
        found = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
        kind = Kind.FLUSH if suited else OF_COUNTS[tuple([n for n, _ in found])]
        return Strength(kind, tuple([rank for _, rank in found]))


def laid_out(worth: Strength, hand: Sequence[Card]) -> tuple[Card, ...]:
    """A hand as it is laid open: what makes it first, sequences from the top, and a blank card after those of a kind.

    >>> hand = [BY_TEXT[text] for text in "9D KC 5S KH 9C".split()]
    >>> " ".join([card.text for card in laid_out(WHOLE.of(hand), hand)])
    'KC KH 9C 9D 5S'
    """
    top = worth.ranks[0]
    run = worth.kind in (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH)

    def place(card: Card) -> float:
        if card.suit < 0:
            return len(hand) if run else .5
        return (top - card.rank) % len(RANKS) if run else worth.ranks.index(card.rank) if card.rank in worth.ranks \
            else len(hand)
    return tuple(sorted(sorted(hand), key=place))


WHOLE = Ranking()
"""The whole pack, as Hoyle has it."""
