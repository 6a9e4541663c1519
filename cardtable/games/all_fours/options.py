"""What may be agreed before All-Fours is played."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option


@dataclass(frozen=True, slots=True)
class AllFoursOptions(Chosen):
    """002:134-180, 17922-17924."""

    form: str = option(OneOf("form", "The form", "four play two against two",
                             choices={"two": "Two", "four": "Four, two against two"}, default="two"))
    games: int = option(Number("games", "Games", "the best of so many", range=(1, 3, 5), default=1))
    lowest: bool = option(Switch("lowest", "The lowest deals", "as at Whist; else the highest"))
    off_suit: bool = option(Switch("off-suit", "A point off suit",
                                   "when an adversary neither follows suit nor trumps"))
    six: bool = option(Switch("six", "Six are kept", "after the cards are run; else all are played"))
    by_heart: int = option(Number("by-heart", "Counting by heart", "points for who names his count wrongly, unseen",
                                  range=range(4), default=0, titles={0: "The table counts"}))

    @property
    def players(self) -> int:
        """How many sit."""
        return 4 if self.form == "four" else 2


OPTIONS = declared(AllFoursOptions)
