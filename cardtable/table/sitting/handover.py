"""The hand-over at one screen: who must look at his hand to decide, and whether a curtain is drawn for it."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move, Some
from cardtable.store import Settings
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.reading.chair import Chair
from cardtable.table.sitting.play_forced import forced_move

Next = Literal["openly", "turned", "racks", "curtain"]
WAY, EVERY_TURN = "two at one screen", "curtain at every turn"


def studied(deal: Deal, seat: int) -> bool:
    """Whether cards of the hand are to be chosen together, as for an exchange or to be laid out: that takes a while."""
    return any(choice.fields and isinstance(choice.fields[0], Some) for choice in deal.decision(seat).choices)


def public(deal: Deal) -> bool:
    """Whether what is to be decided rests on what lies open alone, as before anybody has been dealt a card."""
    return deal.preliminary or deal.phase in deal.public_phases or not any(
        held for zone, held in zip(deal.layout, deal.zone) if zone.owner is not None)


class HandOver:
    """Says what comes when another is to decide.  One turn is one look: nothing is drawn while the same person goes on,
    for what is decided openly, nor for what allows no choice."""

    def __init__(self, chair: Chair, settings: Settings) -> None:
        self.chair, self.settings = chair, settings
        self._begun: Deal | None = None          # the deal for which a curtain has been drawn
        self.drawn = 0                           # curtains so far

    @property
    def way(self) -> str:
        """How two share this screen: "racks", "curtain" or "windows"."""
        return str(self.settings[WAY])

    def forced(self, seat: int) -> Move | None:
        """What this seat does without being asked, where that is wanted: the only thing to say, or the last card."""
        deal = self.chair.croupier.view(self.chair.croupier.sitting.match.deal().by(seat)).deal
        found = MoveBegun(deal, [seat]).prompts()
        move = forced_move(self.settings["forced cards"], found, deal.zone, deal.strict)
        if move is None or all(self._last(deal, one.cards) for one in found):
            return move
        return None                      # that it goes by itself would tell that no other might

    @staticmethod
    def _last(deal: Deal, cards: Iterable[Card]) -> bool:
        return all(len(some) == 1 for card in cards for some in deal.zone if card in some)

    def next(self, player: int, seat: int) -> Next:
        """What comes before this player decides for this seat."""
        deal = self.chair.croupier.view(player).deal
        if public(deal):
            return "turned" if self.chair.sight.places.turned else "openly"
        if self.chair.two and self.way != "curtain":
            return "racks"
        now = self.chair.croupier.sitting.match.deal()
        if self.chair.two and not self.settings[EVERY_TURN] and now is self._begun and not studied(deal, seat):
            return "racks"
        return "curtain"

    def draw(self) -> None:
        """The curtain is drawn."""
        self._begun = self.chair.croupier.sitting.match.deal()
        self.drawn += 1


def rack_keys(settings: Mapping[str, object]) -> tuple[str, str]:
    """The keys by which the two look at their racks."""
    return str(settings["first rack key"]), str(settings["second rack key"])
