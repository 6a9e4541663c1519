"""What nature draws from: chance, or on a day's deal what is the same for everybody."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.croupier.steps import Step
from cardtable.rules.events import NATURE


class Appointed(Random):
    """Begins anew at each of nature's moves, from a text and their number: so it does not matter what players did
    between, nor whether the sitting was left and gone on with."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def drawn_from(nature: Random, steps: Sequence[Step]) -> Random:
    """What nature's next move after these steps is drawn from."""
    if isinstance(nature, Appointed):
        nature.seed(f"{nature.text} {sum(step.seat == NATURE for step in steps)}")
    return nature
