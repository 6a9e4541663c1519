"""What the others may hold who are still in: hands as the book would go in with them, and as they become by the draw.

They are dealt once, always alike, and laid by how many cards they draw; so that what a player has drawn tells of his
hand what it tells at the table (002:4181-4186).
"""
from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import lru_cache
from random import Random
from typing import NamedTuple

from cardtable.cards import RANKS, Cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.book.discards import by_book, four_to_flush, four_to_straight
from cardtable.games.poker.rules.table import HELD, strength
from cardtable.games.poker.rules.terms import cards, ranked

Deciding = tuple[int, bool, tuple[int, ...]]
DEALT, LOT = 2400, 1909
LOWEST_PAIR = RANKS.index("9")                   # the least pair with which one goes in at a full table
BLUFFS = .07                                     # of hands that are nothing, so many go in all the same
KEPT_BY_RAISE = .62                              # of what a hand may be so much is left when it has gone better
LEAST_LEFT = .12


class Pack(NamedTuple):
    """With which cards is played, and how they rank."""

    short: bool
    mistigris: bool
    tiger: bool


def deciding(pack: Pack, hand: Cards) -> Deciding:
    """What a hand is worth, as it is compared."""
    return strength(ranked(pack.short, pack.tiger), tuple(sorted(hand))).deciding


def playable(pack: Pack, hand: Cards, least: int = LOWEST_PAIR) -> bool:
    """Whether the book goes in with it: a pair that is not too low, anything better, or four to a flush or straight."""
    ranking = ranked(pack.short, pack.tiger)
    worth = strength(ranking, tuple(sorted(hand)))
    if worth.kind > Kind.PAIR or worth.kind == Kind.PAIR and worth.ranks[0] >= least:
        return True
    return bool(four_to_flush(hand) or four_to_straight(ranking, hand))


@lru_cache(16)
def field(pack: Pack, drawing: bool) -> dict[int, tuple[Deciding, ...]]:
    """By how many cards were drawn, what hands have become, the lowest first; without a draw all are at 0."""
    rng, whole = Random(LOT), cards(pack.short, pack.mistigris)
    ranking = ranked(pack.short, pack.tiger)
    found: dict[int, list[Deciding]] = {}
    for _ in range(DEALT):
        some = rng.sample(whole, 2 * HELD)
        hand = tuple(sorted(some[:HELD]))
        nothing = drawing and not playable(pack, hand)           # where nobody goes in all are there
        if nothing and rng.random() > BLUFFS:
            continue
        away = by_book(ranking, hand).away if drawing else ()
        if drawing and nothing:
            away = tuple(sorted(hand, key=lambda card: card.rank))[:1]           # a bluffer draws one (002:4178-4188)
        kept = tuple([card for card in hand if card not in away])
        found.setdefault(len(away), []).append(deciding(pack, kept + tuple(some[HELD:HELD + len(away)])))
    return {drew: tuple(sorted(hands)) for drew, hands in found.items()}


@lru_cache(16384)
def ahead(pack: Pack, drawing: bool, drew: int, raised: int, mine: Deciding) -> float:
    """The chance to beat one who has drawn so many cards and gone better so often; half of what is equal counts."""
    hands = _as_drawn(pack, drawing, drew)
    left = max(LEAST_LEFT, KEPT_BY_RAISE ** raised)
    first = int(len(hands) * (1 - left))
    low, high = bisect_left(hands, mine, first), bisect_right(hands, mine, first)
    return (low - first + (high - low) / 2) / (len(hands) - first)


@lru_cache(64)
def _as_drawn(pack: Pack, drawing: bool, drew: int) -> tuple[Deciding, ...]:
    """Of a number that nobody draws by the book, and before the draw, all hands."""
    of = field(pack, drawing)
    return of.get(drew) or tuple(sorted([one for hands in of.values() for one in hands]))
