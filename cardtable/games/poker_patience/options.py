"""What may be agreed before a square is laid."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

SQUARE, SERPENT = "square", "serpent"
FLOATING, FIXED = "floating", "fixed"
MOST = 5


@dataclass(frozen=True, slots=True)
class PatienceOptions(Chosen):
    """The form, how many lay out the same cards, how the square lies, and what hands count."""

    form: str = option(OneOf("form", "The form", "whether the cards are known before", choices={
        SQUARE: "The square", SERPENT: "The Serpent"}, default=SQUARE))
    players: int = option(Number("players", "Players", "all with the same cards, each with a square of his own",
                                 {"form": (SQUARE,)}, range=range(1, MOST + 1), default=1))
    frame: str = option(OneOf("frame", "The frame", "a floating square grows in any direction; a fixed one is easier",
                              choices={FLOATING: "Floating", FIXED: "Fixed"}, default=FLOATING))
    touching: bool = option(Switch("touching", "Cards touch", "each is laid next to another, as the book has it",
                                   {"form": (SQUARE,), "frame": (FIXED,)}, default=True))
    points: str = option(OneOf("points", "Points", "what the hands count", choices={
        ENGLISH: "The book’s", AMERICAN: "American"}, default=ENGLISH))
    squares: int = option(Number("squares", "Squares", "one after the other", {"form": (SQUARE,)},
                                 range=(1, 3, 5, 10), default=1))
    rate: int = option(Number("rate", "The rate", "counters a point, where several play", {"form": (SQUARE,)},
                              range=(1, 2, 5, 10), default=1))

    @property
    def fixed(self) -> bool:
        """Whether the square lies in a frame."""
        return self.frame == FIXED

    @property
    def seats(self) -> int:
        """How many play: one alone at the Serpent."""
        return 1 if self.form == SERPENT else self.players


OPTIONS = declared(PatienceOptions)
