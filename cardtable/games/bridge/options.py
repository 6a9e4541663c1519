"""What may be agreed before a rubber of Bridge."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.full_table import MANY
from cardtable.rules.agreements import dealt_by, laws_kept
from cardtable.rules.options import Chosen, Number, Switch, declared, option


@dataclass(frozen=True, slots=True)
class BridgeOptions(Chosen):
    """The laws leave the stake open (002:7354-7356); doubling without end is the house's."""

    laws: str = option(laws_kept())
    dealing: str = option(dealt_by({"laws": ("strict",)}))
    rubbers: int = option(Number("rubbers", "Rubbers", MANY, range=range(1, 7), default=1))
    stake: int = option(Number("stake", "Stake", "counters a point of the rubber", range=range(1, 101), default=1))
    endless: bool = option(Switch("endless", "Doubling without end",
                                  "a trick may come to be worth more than a hundred", default=False))

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.laws == "strict" and self.dealing == "hands"


OPTIONS = declared(BridgeOptions)
