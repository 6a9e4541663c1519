"""The partner of who is at fault, who has yet to play to the trick, is told what to do in it."""
from __future__ import annotations

from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.demands import HIGHEST, LOSE, LOWEST, WIN, Demand
from cardtable.rules.faults import Offence


class PartnerTold(StrictTricks):
    """Of games in which each has one partner."""

    def effect_partner_win(self, offence: Offence) -> None:
        self.order_partner(offence, WIN)

    def effect_partner_lose(self, offence: Offence) -> None:
        self.order_partner(offence, LOSE)

    def effect_partner_highest(self, offence: Offence) -> None:
        self.order_partner(offence, HIGHEST)

    def effect_partner_lowest(self, offence: Offence) -> None:
        self.order_partner(offence, LOWEST)

    def order_partner(self, offence: Offence, kind: str) -> None:
        """Of the suit led, where that is asked."""
        led = self.order.suit(self.on_table()[0], self.trump)
        self.demands += (Demand(self.partners_of(offence.seat)[0], kind, suit=led, trick=offence.trick),)
