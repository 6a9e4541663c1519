"""What may be agreed before an evening of Solo Whist."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.solo_whist.stakes import Stakes
from cardtable.rules.agreements import dealt_by, laws_kept
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

SOLO = {"six": 6, "penny": 1, "shilling": 12}    # what a solo is played for, in pence
SEATED = {"four": 4, "five": 5, "three": 3, "suits": 3}


@dataclass(frozen=True, slots=True)
class SoloWhistOptions(Chosen):
    """002:4741-4749, 4753-4812, 5025-5040."""

    form: str = option(OneOf("form", "The form", "how many sit, and with which cards",
                             choices={"four": "Four", "five": "Five, one standing out", "three": "Three, forty cards",
                                      "suits": "Three, three suits"}, default="four"))
    laws: str = option(laws_kept({"form": ("four",)}))
    dealing: str = option(dealt_by({"form": ("four",), "laws": ("strict",)}))
    rounds: int = option(Number("rounds", "Rounds", "how often each deals", range=range(1, 11), default=2))
    stakes: str = option(OneOf("stakes", "The stakes", "a solo, a misère, an abondance",
                               choices={"six": "Six, twelve and eighteen pence", "penny": "One, two and three pence",
                                        "shilling": "One, two and three shillings"}, default="six"))
    trick: int = option(Number("trick", "A trick", "over or under, in pence", range=range(1, 7), default=1))
    double_over: bool = option(Switch("double-over", "Over-tricks doubled", "in an abondance"))
    nobody: str = option(OneOf("nobody", "If nobody calls", "and no proposition is accepted",
                               choices={"thrown": "The next player deals", "misere": "A general misère"},
                               default="thrown"))

    @property
    def strict(self) -> bool:
        """Whether laws can be broken."""
        return self.form == "four" and self.laws == "strict"

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.strict and self.dealing == "hands"

    @property
    def players(self) -> int:
        """How many sit."""
        return SEATED[self.form]

    @property
    def settled(self) -> Stakes:
        """What is paid."""
        return Stakes(SOLO[self.stakes], self.trick, self.double_over)


OPTIONS = declared(SoloWhistOptions)
