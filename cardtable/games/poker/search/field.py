"""Hands as they are dealt and drawn to, laid out by how good they are: what the others may hold.

So many hands are dealt once, always alike, each with what it draws and what it becomes; what a player has said and
drawn then leaves some of them.  Hands are numbers, their places among all strengths.
"""
from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.book.discards import by_book, four_to_flush, four_to_straight
from cardtable.games.poker.rules.table import HELD
from cardtable.games.poker.rules.terms import cards, ranked

DEALT, LOT = 4000, 1909
STEPS = 20                                       # to so many parts of the field a range is told apart
FEWEST = 24                                      # hands that a range must be known by
MANY = 4                                         # who draws so many has as good as a fresh hand
BLUFFERS = {1: .25, 0: .03}                      # of hands that are nothing, so many draw one, or stand pat

Hands = Sequence[int]                            # what a player may be taken to hold, the weakest first


class Pack(NamedTuple):
    """With which cards is played, and how they rank."""

    short: bool
    mistigris: bool
    tiger: bool


class Hand(NamedTuple):
    """A hand as it was dealt, how many it draws, and what it becomes."""

    dealt: int
    drew: int
    final: int


class Field:
    """All hands of a pack, the weakest first, as they are worth playing: by what they become, or without a draw by
    what they are."""

    def __init__(self, pack: Pack, drawing: bool) -> None:
        self.ranking = ranked(pack.short, pack.tiger)
        rng, whole = Random(LOT), cards(pack.short, pack.mistigris)
        found: list[tuple[object, Hand]] = []
        for _ in range(DEALT):
            some = rng.sample(whole, 2 * HELD)
            held = tuple(sorted(some[:HELD]))
            away = self.thrown(held, rng) if drawing else ()
            kept = tuple([card for card in held if card not in away])
            dealt = place(self.ranking, held)
            final = place(self.ranking, kept + tuple(some[HELD:HELD + len(away)])) if away else dealt
            found.append((self.sort_of(held), Hand(dealt, len(away), final)))
        finals = sorted([hand.final for _, hand in found])
        worth: defaultdict[object, list[float]] = defaultdict(list)
        for sort, hand in found:
            worth[sort].append(bisect_left(finals, hand.final) / DEALT)
        self.worth = {sort: sum(some) / len(some) for sort, some in worth.items()}
        """By sort of hand dealt, which part of what all become it beats."""
        order = sorted(found, key=lambda one: (self.worth[one[0]] if drawing else 0, one[1].dealt))
        self.hands = [hand for _, hand in order]
        self.scores = [self.worth[sort] for sort, _ in order]
        self.strengths = sorted([hand.dealt for hand in self.hands])
        self.drawing = drawing
        self.ranges: dict[tuple[int, int], list[int]] = {}

    def thrown(self, hand: Cards, rng: Random) -> Cards:
        """By the book; but of those who hold nothing some draw one, or none, as if they held much."""
        nothing = self.ranking.strengths[place(self.ranking, hand)].kind < Kind.PAIR
        if nothing and not four_to_flush(hand) and not four_to_straight(self.ranking, hand):
            lot = rng.random()
            if lot < BLUFFERS[0]:
                return ()
            if lot < BLUFFERS[0] + BLUFFERS[1]:
                return (min(hand, key=lambda card: card.rank),)
        return by_book(self.ranking, hand).away

    def sort_of(self, hand: Cards) -> object:
        """Hands of a sort are worth as much before the draw, as nearly as it is told here."""
        worth = self.ranking.strengths[place(self.ranking, hand)]
        if worth.kind < Kind.TWO_PAIRS:
            four = len(four_to_flush(hand)), len(four_to_straight(self.ranking, hand))
            return worth.kind, worth.ranks[0] if worth.kind or not any(four) else 0, four
        return (worth.kind, worth.ranks[0] // 3) if worth.kind <= Kind.STRAIGHT else worth.kind

    def standing(self, hand: Cards) -> float:
        """Which part of all hands dealt are less worth playing than this one."""
        dealt = place(self.ranking, hand)
        if not self.drawing:
            return (bisect_left(self.strengths, dealt) + bisect_right(self.strengths, dealt)) / 2 / DEALT
        score = self.worth.get(self.sort_of(hand))
        if score is None:                        # a sort so rare that none was dealt
            score = bisect_left(self.strengths, dealt) / DEALT
        return (bisect_left(self.scores, score) + bisect_right(self.scores, score)) / 2 / DEALT

    def best(self, played: float) -> list[Hand]:
        """The best part of all that are dealt."""
        return self.hands[-max(1, round(played * DEALT)):]

    def after(self, played: float, drew: int) -> list[int]:
        """What hands have become, the weakest first, of the best part of all that is `played`, which have drawn so
        many; −1 for any number."""
        if drew >= MANY:
            return self.strengths
        step = max(1, min(STEPS, round(played * STEPS)))
        found = self.ranges.get((step, drew))
        if found is None:
            first = DEALT - DEALT * step // STEPS
            some = [hand.final for hand in self.hands[first:] if drew in (hand.drew, -1)]
            bluffs = [hand.final for hand in self.hands[:first:STEPS // 2] if drew in (hand.drew, -1)]
            found = sorted(some + bluffs)
            if len(found) < FEWEST:
                found = sorted([hand.final for hand in self.hands if drew == hand.drew]) if step < STEPS else []
            if len(found) < FEWEST:
                found = self.after(played, -1)
            self.ranges[step, drew] = found
        return found


@lru_cache(8)
def field(pack: Pack, drawing: bool) -> Field:
    """Laid out when it is first wanted."""
    return Field(pack, drawing)


def part_beaten(hands: Hands, one: int) -> float:
    """Which part of these a hand beats; half of what is equal."""
    return (bisect_left(hands, one) + bisect_right(hands, one)) / 2 / len(hands)
