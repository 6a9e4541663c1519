"""The dashed place beyond the cards of a zone for the one that is due there, where the game's talk says so."""
from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.deal import Deal
from cardtable.showing.talk import Talk
from cardtable.table.cloth.card_items import Lying
from cardtable.table.items import DropPlace, Stage


class DuePlaces:
    """All of one table, by zone; a zone has one only while a card is due there."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, lying: Lying, talk: Talk) -> None:
        self.scene, self.stage, self.lying, self.talk = scene, stage, lying, talk
        self.items: dict[int, DropPlace] = {}

    def tell(self, deal: Deal) -> None:
        """As the deal stands, with the cards that lie there now."""
        for zone, place in self.lying.zones.items():
            if place.awaits:
                held = tuple([item.card for item in self.lying.items.get(zone, ())])
                self._show(zone, self.talk.awaited(deal, zone, held))

    def clear(self) -> None:
        """None."""
        for item in self.items.values():
            self.stage.remove(item)
        self.items = {}

    def _show(self, zone: int, wanted: str | None) -> None:
        old = self.items.pop(zone, None)
        if old is not None:
            self.stage.remove(old)
        at = self.lying.beyond(zone) if wanted is not None else None
        if at is not None:
            item = self.items[zone] = DropPlace(self.stage, at, wanted or "")
            self.scene.addItem(item)
