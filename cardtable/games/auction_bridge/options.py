"""What may be agreed before a rubber of Auction Bridge."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.full_table import MANY
from cardtable.rules.agreements import dealt_by, laws_kept
from cardtable.rules.options import Chosen, Number, Switch, declared, option


@dataclass(frozen=True, slots=True)
class AuctionOptions(Chosen):
    """The stake, and what partners of some clubs have agreed on (002:8347-8385): no law, but what One Spade means."""

    laws: str = option(laws_kept())
    dealing: str = option(dealt_by({"laws": ("strict",)}))
    rubbers: int = option(Number("rubbers", "Rubbers", MANY, range=range(1, 7), default=1))
    stake: int = option(Number("stake", "Stake", "counters a point of the rubber", range=range(1, 101), default=1))
    convention: bool = option(Switch(
        "convention", "The One-Spade convention",
        "dealers open with One Spade to hear the others, and their partners always go on", default=False))

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.laws == "strict" and self.dealing == "hands"


OPTIONS = declared(AuctionOptions)
