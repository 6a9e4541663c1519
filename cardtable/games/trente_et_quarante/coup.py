"""One coup: the points of the two rows, what they decide, and how they are announced (002:17412-17498)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from cardtable.cards import RANKS, SUITS, Card

THIRTY = 30                                      # a row is dealt on until it counts more
BEST, WORST = THIRTY + 1, THIRTY + 10
TEN = 10
VALUES = {rank: n + 2 if n < 8 else TEN for n, rank in enumerate(RANKS)} | {"A": 1}
"""What a card counts: an ace one, though the print has aces among the tens too."""

CHANCES = ("rouge", "noir", "couleur", "inverse")
Colour = Literal["red", "black"]
Outcome = Literal["noir", "rouge", "null", "refait"]

FRENCH = ("", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix")
ENGLISH = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def pips(card: Card) -> int:
    """What a card counts."""
    return VALUES[RANKS[card.rank]]


def point(row: Iterable[Card]) -> int:
    """What a row has come to."""
    return sum([pips(card) for card in row])


def colour(card: Card) -> Colour:
    """The colour of its suit."""
    return "red" if SUITS[card.suit] in "DH" else "black"


class Coup(NamedTuple):
    """The points of the upper row, Noir, and of the lower, Rouge; and the colour of the first card of the upper."""

    noir: int
    rouge: int
    first: Colour

    @classmethod
    def of(cls, noir: Iterable[Card], rouge: Iterable[Card]) -> Coup:
        """Of the rows as they lie."""
        upper = tuple(noir)
        return cls(point(upper), point(rouge), colour(upper[0]))

    @property
    def outcome(self) -> Outcome:
        """Which row has won, the one nearer to thirty; equal points are null, but 31 is the refait."""
        if self.noir == self.rouge:
            return "refait" if self.noir == BEST else "null"
        return "noir" if self.noir < self.rouge else "rouge"

    @property
    def couleur(self) -> bool:
        """Whether the first card is of the colour that has won; asked where one has."""
        return (self.first == "red") == (self.outcome == "rouge")

    @property
    def winners(self) -> tuple[str, ...]:
        """The chances that have won: none, where the points are equal."""
        if self.noir == self.rouge:
            return ()
        return self.outcome, "couleur" if self.couleur else "inverse"

    @property
    def french(self) -> str:
        """As it is called, Noir first, without the thirty: "Deux, six, Rouge perd et Couleur gagne"."""
        return self._called(FRENCH, "après", "Rouge {rouge} et Couleur {couleur}", ("perd", "gagne"))

    @property
    def english(self) -> str:
        """What that means."""
        return self._called(ENGLISH, "again", "red {rouge} and the colour {couleur}", ("loses", "wins"))

    def _called(self, points: tuple[str, ...], equal: str, decided: str, how: tuple[str, str]) -> str:
        told = f"{points[self.noir - THIRTY].capitalize()}, {points[self.rouge - THIRTY]}"
        if self.noir == self.rouge:
            return f"{told} {equal}"
        return f"{told}, " + decided.format(rouge=how[self.outcome == "rouge"], couleur=how[self.couleur])
