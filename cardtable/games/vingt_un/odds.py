"""What a hand is worth, reckoned exactly from the cards that are out: by every way in which the dealer can end.

A pack is here how many cards it has of each value, 0 to 10; nothing is at 0.  The dealer is taken to stand on a total
that is stated, ace as eleven or one alike.  Of one punter alone all is exact; of several, each by himself is.
"""
from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.games.vingt_un.scoring import ACE, GOAL, TEN, VALUES, value

Pack = tuple[int, ...]
FRESH: Pack = (0, *[4 * VALUES.count(one) for one in range(1, 11)])
NATURAL, OVER = 0, GOAL + 1                      # how a dealer may end, beside his totals
BANKER_STANDS = 17                               # the book's usual (002:5143-5145)
DOUBLED = frozenset({1, 8, 9, 10})               # with which first card he always doubles (002:5078-5079)
ANY = frozenset(range(1, 11))


def packed(some: Iterable[Card]) -> Pack:
    """How many of each value."""
    found = [0] * (TEN + 1)
    for card in some:
        found[value(card)] += 1
    return tuple(found)


def without(pack: Pack, one: int) -> Pack:
    """The pack after a card of this value has gone."""
    return (*pack[:one], pack[one] - 1, *pack[one + 1:])


class Node(NamedTuple):
    """A set of cards that a dealer may have been dealt: the set without its last (a number in the list), the value of
    that, how many of it came before; then in how many orders he ends with just this set, and as what."""

    before: int
    last: int
    earlier: int
    size: int
    ends: tuple[tuple[int, int], ...]


@cache
def ways(stands: int, first: frozenset[int], added: int = 0) -> tuple[Node, ...]:
    """All ways of who stands on so much and has one of these as his first card, each after the set that it adds to; to
    all hands so much is `added`, for a card."""
    dealt = 1 if added else 2
    orders: dict[Pack, dict[int, int]] = {}

    def go(held: Pack, low: int, size: int) -> None:
        best = low + TEN if held[ACE] and low + TEN <= GOAL else low
        if size >= dealt and best >= stands:
            ends = NATURAL if size == dealt and best == GOAL else min(best, OVER)
            found = orders.setdefault(held, {})
            found[ends] = found.get(ends, 0) + 1
            return
        for one in first if not size else range(1, 11):
            if held[one] < FRESH[one] * 2:
                go((*held[:one], held[one] + 1, *held[one + 1:]), low + one, size + 1)

    go((0,) * (TEN + 1), added, 0)
    at, found = {(0,) * (TEN + 1): 0}, [Node(0, 0, 0, 0, ())]

    def number(held: Pack) -> int:
        if held not in at:
            last = max([one for one, n in enumerate(held) if n])
            before = number(without(held, last))
            at[held] = len(found)
            found.append(Node(before, last, held[last] - 1, sum(held), tuple(orders.get(held, {}).items())))
        return at[held]

    for held in orders:
        number(held)
    return tuple(found)


def endings(pack: Pack, stands: int, first: frozenset[int], added: int = 0) -> dict[int, float]:
    """How likely each ending is of who has all his cards from this pack, and one of these as his first: together less
    than one, by how likely that first card is."""
    left, parts, found = sum(pack), [1.0], dict[int, float]()
    for node in ways(stands, first, added)[1:]:
        part = parts[node.before] * (pack[node.last] - node.earlier) / (left - node.size + 1) \
            if pack[node.last] > node.earlier and left >= node.size else 0.0
        parts.append(part)
        if part:
            for ends, orders in node.ends:
                found[ends] = found.get(ends, 0.0) + part * orders
    return found


@lru_cache(20_000)
def dealers(pack: Pack, stands: int, first: frozenset[int], added: int = 0) -> tuple[tuple[int, float], ...]:
    """How the dealer ends, who has no natural: totals and their chances, together one."""
    found = {ends: chance for ends, chance in endings(pack, stands, first, added).items() if ends != NATURAL}
    whole = sum(found.values())
    return tuple([(ends, chance / whole) for ends, chance in sorted(found.items())])


def paid(punter: int, dealer: int) -> int:
    """What a total that stands is paid, in stakes (002:5150-5160)."""
    if dealer == GOAL:
        return -2
    if punter == GOAL:
        return 2
    return 1 if dealer == OVER or punter > dealer else -1


class Share(NamedTuple):
    """What one punter gains in a round, and what is staked on it, in smallest stakes: the first two of a fresh pack."""

    gained: float
    staked: float

    @property
    def bank(self) -> float:
        """The bank's part of what is staked."""
        return -self.gained / self.staked


def share(stands: int, banker: int = BANKER_STANDS, high: frozenset[int] = frozenset(), most: int = 1,
          doubles: frozenset[int] = frozenset(), natural: int = 2) -> Share:
    """Exactly, of a punter who stands on so much, stakes `most` on a `high` first card and else one, and never goes on
    both, against a dealer who stands on `banker` and doubles with these first cards."""
    gained = staked = 0.0
    for cards, times in ((doubles, 2), (ANY - doubles, 1)):
        for first in range(1, TEN + 1) if cards else ():
            after = without(FRESH, first)
            stake = times * (most if first in high else 1)
            chance = FRESH[first] / sum(FRESH)
            staked += stake * chance * sum([after[one] for one in cards]) / sum(after)
            gained += stake * chance * sum([after[one] / sum(after) * _second(
                first, one, without(after, one), stands, banker, cards, natural) for one in ANY if after[one]])
    return Share(gained, staked)


def _second(first: int, one: int, pack: Pack, stands: int, banker: int, cards: frozenset[int], natural: int) -> float:
    """With two cards, times how likely it is that the dealer has one of these as his first."""
    ends = endings(pack, banker, cards)
    whole, bank = sum(ends.values()), ends.get(NATURAL, 0.0)
    if {first, one} == {ACE, TEN}:
        return (whole - bank) * natural
    played = _played(first + one, ACE in (first, one), pack, stands, banker, cards)
    return played - bank * natural


@lru_cache(100_000)
def _played(low: int, ace: bool, pack: Pack, stands: int, banker: int, cards: frozenset[int]) -> float:
    """The same where the dealer has no natural, and the punter draws until he has enough."""
    best = low + TEN if ace and low + TEN <= GOAL else low
    ends = endings(pack, banker, cards) if best >= stands else {}
    if best > GOAL:
        # the punter's cards are known, and what the dealer has is not: how likely a natural is was told before
        return -sum([chance for end, chance in ends.items() if end != NATURAL])
    if best >= stands:
        return sum([chance * paid(best, end) for end, chance in ends.items() if end != NATURAL])
    return sum([pack[one] / sum(pack) * _played(low + one, ace or one == ACE, without(pack, one), stands, banker, cards)
                for one in ANY if pack[one]])


def natural_in_round(punters: int) -> float:
    """How often at least one of so many punters has a natural, in two cards each of a fresh pack; exactly."""
    found, chance = 0.0, 1.0
    for k in range(1, min(punters, FRESH[ACE]) + 1):
        left = sum(FRESH) - 2 * (k - 1)
        chance *= 2 * (FRESH[ACE] - k + 1) * (FRESH[TEN] - k + 1) / (left * (left - 1))
        found -= (-1) ** k * comb(punters, k) * chance
    return found
