"""A search told in a sentence: what is chosen, what the next best would bring, on how many layouts, how surely."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.players.amounts import GAMES
from cardtable.players.estimate import Estimate
from cardtable.players.said import done_apart, in_words
from cardtable.rules.moves import same

PLACES = {"stakes": 2, GAMES: 0}                 # decimals of a figure by its unit; of any other one


class Report(NamedTuple):
    """What all sentences of one search share."""

    unit: str
    layouts: int
    exact: bool                                  # all layouts there are were counted
    phrase: Mapping[str, tuple[str, str]]        # verb, or whole move: as an order, as something done

    def sentence(self, chosen: Estimate, moves: Sequence[Estimate]) -> str:
        """"Refuse: it wins 61 in 100 against 54 by giving cards; 400 layouts, ±3."."""
        best = chosen.plan[0]
        others = [found for found in moves if not same(found.plan[0], best)]
        name = in_words(best, self.phrase)
        if not others:
            return f"{name}: {self.verb} {self.figure(chosen.value)}{self.of}{self.basis(chosen)}."
        other = others[0]
        rival = done_apart(other.plan[0], best, self.phrase)
        value, against = self.figure(chosen.value), self.figure(other.value)
        basis = self.basis(other if chosen.doubt == 0 else chosen)
        if other.equal and chosen.equal:
            return f"{name}: {self.verb} {value}{self.of}, and {rival} does as well{basis}."
        return f"{name}: {self.verb} {value}{self.of} against {against} by {rival}{basis}."

    @property
    def verb(self) -> str:
        return "it wins" if self.unit == GAMES else "it is worth"

    @property
    def of(self) -> str:
        return " in 100" if self.unit == GAMES else f" {self.unit}"

    def rounded(self, value: float) -> float:
        """A value to the decimals with which it is told."""
        return round(value, PLACES.get(self.unit, 1)) + 0.0      # no figure is less than nothing by nothing

    def figure(self, value: float) -> str:
        """A value as it is told."""
        places, shown = PLACES.get(self.unit, 1), self.rounded(value)
        return f"{shown:{'+' * (places > 0 and shown > 0)}.{places}f}".replace("-", "−")

    def shortfall(self, value: float, best: float) -> str:
        """What a course is behind the best, as it is told beside its worth: the figures shown add up."""
        return self.figure(self.rounded(best) - self.rounded(value)).lstrip("+")

    def basis(self, other: Estimate) -> str:
        """What it rests on, added to the rest; nothing where one layout stands for all."""
        if self.exact:
            return f"; all {self.layouts} layouts counted" if self.layouts > 1 else ""
        places = PLACES.get(self.unit, 1)
        doubt = f"{max(10.0 ** -places, other.doubt):.{places}f}"
        return f"; {self.layouts} layouts, ±{doubt}"
