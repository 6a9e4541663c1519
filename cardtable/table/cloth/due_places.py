"""What shows where one plays, where the game's talk says so: the dashed place beyond the cards of a zone for the one
that is due there, and a frame round the hand that is in play, of several."""
from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.deal import Deal
from cardtable.showing.talk import Talk
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.geometry import Z_CAPTION
from cardtable.table.items import DropPlace, Stage
from cardtable.table.items.passing import HandFrame
from cardtable.table.items.stage import Place

AROUND = 6                   # from the cards to the frame, at unit 1



class DuePlaces:
    """All of one table, by zone; a zone has one only while a card is due there."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, lying: Lying, talk: Talk) -> None:
        self.scene, self.stage, self.lying, self.talk = scene, stage, lying, talk
        self.items: dict[int, DropPlace] = {}
        self.frame: HandFrame | None = None

    def tell(self, deal: Deal) -> None:
        """As the deal stands, with the cards that lie there now."""
        for zone, place in self.lying.zones.items():
            if place.awaits:
                held = tuple([item.card for item in self.lying.items.get(zone, ())])
                self._show(zone, self.talk.awaited(deal, zone, held))
        self._show_frame([item.home_rect for zone in self.talk.in_play(deal)
                          for item in self.lying.items.get(zone, ())])

    def clear(self) -> None:
        """None."""
        for item in self.items.values():
            self.stage.remove(item)
        self.items = {}
        self._show_frame(())

    def _show_frame(self, cards: Sequence[QRectF]) -> None:
        """Round all these cards; none, round none."""
        if self.frame is not None:
            self.stage.remove(self.frame)
            self.frame = None
        if cards:
            around = AROUND * self.stage.look.unit
            rect = reduce(or_, cards).adjusted(-around, -around, around, around)
            self.frame = HandFrame(self.stage, rect.size())
            self.frame.put(Place(rect.center().x(), rect.center().y(), 0, 0, Z_CAPTION))
            self.scene.addItem(self.frame)

    def _show(self, zone: int, wanted: str | None) -> None:
        old = self.items.pop(zone, None)
        if old is not None:
            self.stage.remove(old)
        at = self.lying.beyond(zone) if wanted is not None else None
        if at is not None:
            item = self.items[zone] = DropPlace(self.stage, at, wanted or "")
            self.scene.addItem(item)
