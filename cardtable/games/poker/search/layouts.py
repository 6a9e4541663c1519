"""What the others may hold, drawn evenly: the layouts that a decision is tried in."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.games.poker.search.field import DEALT, Field, Hand

ROOTS = tuple([sqrt(prime) % 1 for prime in (2, 3, 5, 7, 11, 13, 17, 19)])
"""Multiples of these fall evenly between 0 and 1: a hundred of them tell as much as many hundreds drawn by chance."""


class Lots:
    """Numbers between 0 and 1 by chance, the same however often they are gone through; none is drawn before it is
    wanted."""

    def __init__(self, seed: int) -> None:
        self.seed, self.drawn = seed, list[float]()
        self.rng: Random | None = None

    def at(self, number: int) -> float:
        """That of this number, from 0."""
        while len(self.drawn) <= number:
            self.rng = self.rng or Random(self.seed)
            self.drawn.append(self.rng.random())
        return self.drawn[number]


class Layout(NamedTuple):
    """By seat where in its range each hand lies, from 0 to 1; the cards that come to who asks; what else is left to
    chance."""

    at: tuple[float, ...]
    cards: Cards
    lots: Lots


def layouts(seats: int, unseen: Cards, most: int, rng: Random) -> Iterator[Layout]:
    """Without end."""
    start = [rng.random() for _ in range(seats)]
    number = 0
    while True:
        number += 1
        at = tuple([(first + number * root) % 1 for first, root in zip(start, ROOTS, strict=False)])
        yield Layout(at, tuple(rng.sample(unseen, most)) if most else (), Lots(rng.getrandbits(32)))


def of_range(hands: Sequence[int], kept: float, bluffs: float, at: float) -> int:
    """The hand at this place of the best part of these that is kept; now and then of all."""
    if at < bluffs:
        return hands[int(at / bluffs * len(hands))]
    above = (at - bluffs) / (1 - bluffs)
    return hands[min(len(hands) - 1, int((1 - kept + kept * above) * len(hands)))]


def of_field(field: Field, played: float, bluffs: float, at: float) -> tuple[Hand, float]:
    """The same of hands that have not yet drawn; and which part of all it is better than."""
    if at < bluffs:
        place = int(at / bluffs * DEALT)
    else:
        place = min(DEALT - 1, int((1 - played + played * (at - bluffs) / (1 - bluffs)) * DEALT))
    return field.hands[place], place / DEALT
