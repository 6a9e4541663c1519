"""How a fault is settled, as it is shown: the tricks that prove it, and what each remedy would come to."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Cards


class Remedy(NamedTuple):
    """What may be exacted: its name, its article, what it does, the score that it leads to, and what that wins."""

    name: str
    law: str
    does: str
    score: str = ""
    worth: str = ""


class Turned(NamedTuple):
    """A trick turned up in proof: its cards in the order of play, each with who played it, which of them is ringed,
    and what is to be seen there."""

    title: str
    cards: Cards
    names: tuple[str, ...]
    ringed: int
    note: str

    def sentence(self) -> str:
        """The same in words."""
        played = ", ".join([f"{name} the {card.name}" for name, card in zip(self.names, self.cards, strict=True)])
        return f"{self.title}: {played}; {self.note}."
