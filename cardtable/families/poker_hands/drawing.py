"""What cards that are kept become with others drawn to them: every way counted, by how strong the hand then is.

Hands are counted by the ranks in them, and those of one suit apart, so that even five drawn cards are no more than
some thousands of cases.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb

from cardtable.cards import JOKER, SUITS, Card
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import HAND, KEYS, Ranking

Ways = dict[int, int]                            # by the place of a strength in `Ranking.strengths`, in how many ways


class Blank:
    """The best that a blank card makes of four others: by the sum of their keys, those of one suit apart."""

    def __init__(self, ranking: Ranking) -> None:
        def best(ranks: Sequence[int], table: Mapping[int, int]) -> int:
            key = sum([1 << 3 * rank for rank in ranks])
            return max([table[key + (1 << 3 * rank)] for rank in ranking.ranks if key + (1 << 3 * rank) in table])

        self.mixed = {sum([1 << 3 * rank for rank in ranks]): best(ranks, ranking.mixed)
                      for ranks in combinations_with_replacement(ranking.ranks, HAND - 1)}
        self.suited = {sum([1 << 3 * rank for rank in ranks]): best(ranks, ranking.suited)
                       for ranks in combinations_with_replacement(ranking.ranks, HAND - 1) if len(set(ranks)) == 4}


@lru_cache(4)
def blank(ranking: Ranking) -> Blank:
    """Made when the first blank card is met."""
    return Blank(ranking)


def place(ranking: Ranking, hand: Sequence[Card]) -> int:
    """The place of any five cards among all strengths, of a blank card at its best."""
    if JOKER not in hand:
        return ranking.value(hand)
    others = [card for card in hand if card is not JOKER]
    table = blank(ranking).suited if len({card.suit for card in others}) == 1 else blank(ranking).mixed
    return table[sum([KEYS[card] for card in others])]


def becoming(ranking: Ranking, kept: Sequence[Card], out: Sequence[Card], number: int) -> Ways:
    """What `kept` becomes with so many of the cards that are `out`.

    >>> from cardtable.cards import cards, pack, RANKS
    >>> from cardtable.families.poker_hands.ranking import WHOLE
    >>> three = cards("7C 7D 7H")
    >>> sum(becoming(WHOLE, three, [card for card in pack(RANKS) if card not in three], 2).values())
    1176
    """
    held = [card for card in kept if card is not JOKER]
    suits = {card.suit for card in held}
    open_suits = range(len(SUITS)) if not suits else suits if len(suits) == 1 else ()
    out_of = [sum([card.suit == suit and 1 << card.rank for card in out]) for suit in range(len(SUITS))]
    left = Counter([card.rank for card in out if card is not JOKER])
    key = sum([KEYS[card] for card in held])
    found: Counter[int] = Counter()
    for wild in {JOKER in kept} if JOKER not in out else {False, True}:
        naturals = number - (wild and JOKER not in kept)
        if naturals < 0:
            continue
        mixed, suited = (blank(ranking).mixed, blank(ranking).suited) if wild else (ranking.mixed, ranking.suited)
        for added, bits, ways in _drawn(sorted(left.items()), naturals):
            alike = sum([out_of[suit] & bits == bits for suit in open_suits]) if bits >= 0 else 0
            if alike:
                found[suited[key + added]] += alike
            if ways > alike:
                found[mixed[key + added]] += ways - alike
    return dict(found)


def _drawn(left: Sequence[tuple[int, int]], number: int, first: int = 0) -> Iterator[tuple[int, int, int]]:
    """Every choice of so many ranks: the sum of their keys, their bits (−1 where one comes twice), and in how many ways
    it can be drawn."""
    if not number:
        yield 0, 0, 1
        return
    for n in range(first, len(left)):
        rank, some = left[n]
        for times in range(1, min(some, number) + 1):
            ways = comb(some, times)
            for key, bits, more in _drawn(left, number - times, n + 1):
                yield key + (times << 3 * rank), bits | 1 << rank if times == 1 and bits >= 0 else -1, ways * more


def kinds(ranking: Ranking, ways: Ways) -> dict[Kind, int]:
    """The same by kind of hand, the best first."""
    found: Counter[Kind] = Counter()
    for one, number in ways.items():
        found[ranking.strengths[one].kind] += number
    return dict(sorted(found.items(), reverse=True))


def beats(ways: Ways, others: Ways) -> float:
    """How often the one hand beats the other, half of what is equal counted, each drawn from cards of its own."""
    return against(ways, others, 1)


def against(ways: Ways, others: Ways, number: int) -> float:
    """How often the hand is the best, or shares, against so many others that are drawn alike and apart."""
    whole, below, won = sum(others.values()), 0, 0.0
    for one in sorted({*ways, *others}):
        same = others.get(one, 0)
        won += ways.get(one, 0) * _share(below / whole, same / whole, number)
        below += same
    return won / sum(ways.values())


def _share(below: float, same: float, number: int) -> float:
    """What is won of a pool against so many, each of whom is weaker or equal as often as that: equal hands divide."""
    return sum([comb(number, equal) * same ** equal * below ** (number - equal) / (equal + 1)
                for equal in range(number + 1)])
