"""What may be agreed before a sitting of Rubicon Bézique."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.agreements import dealt_by, laws_kept, marked_by
from cardtable.rules.options import Chosen, Number, declared, option


@dataclass(frozen=True, slots=True)
class RubiconOptions(Chosen):
    """How many games, each of one deal, and for what."""

    games: int = option(Number("games", "Games", "each of one deal", range=(1, 2, 4, 6), default=1,
                               titles={1: "One", 2: "Two", 4: "Four", 6: "Six"}))
    laws: str = option(laws_kept())
    dealing: str = option(dealt_by({"laws": ("strict",)}))
    marking: str = option(marked_by({"laws": ("strict",)}))
    stake: int = option(Number("stake", "Stake", "counters for a hundred points", range=range(0, 101), default=1))

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.laws == "strict" and self.dealing == "hands"

    @property
    def hands_mark(self) -> bool:
        """Whether hands mark what is won."""
        return self.laws == "strict" and self.marking == "hands"


OPTIONS = declared(RubiconOptions)
