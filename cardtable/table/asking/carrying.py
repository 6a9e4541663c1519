"""Counters carried by the pointer: from the rack to a place, from a place to another, or off the cloth."""
from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from cardtable.rules.moves import Move
from cardtable.table.asking.answering import Answering
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.stakes import StakeItem
from cardtable.table.items import Place, SpotItem


class Carrying:
    """What is pressed of counters, and carried."""

    def __init__(self, scene: TableScene, answering: Answering) -> None:
        self.scene, self.answering = scene, answering
        self.item: StakeItem | None = None
        self._from: SpotItem | None = None       # the place whose stake is pressed, None for the rack
        self._pressed = False
        self._at = QPoint()

    def press(self, at: QPoint, spot: SpotItem | None) -> bool:
        """A button goes down; on the rack it takes a counter in hand.  Was it on something that can be carried?"""
        self.cancel()
        self._at, self._from = at, spot
        rack = self.scene.instruments.rack
        if spot is not None:
            self._pressed = self._own(spot) > 0
            return False                         # a click there means what it always means
        well = rack.well_at(rack.mapFromScene(QPointF(at))) if rack is not None else None
        if rack is not None and well is not None and well < len(rack.rack.worth):
            rack.take_in_hand(well)
            self._pressed = True
        return self._pressed

    def _own(self, spot: SpotItem) -> int:
        return self.scene.spots.stakes.lying.get((self.scene.spots.seat, spot.name, 0), 0)

    def move(self, at: QPoint) -> bool:
        """At first a little, then it carries the counter along."""
        if not self._pressed:
            return False
        if self.item is None and (at - self._at).manhattanLength() >= QApplication.startDragDistance():
            coins = self._own(self._from) if self._from is not None else self.scene.stage.in_hand
            self.item = self.scene.spots.stakes.lift(self.scene.spots.seat, coins)
        if self.item is not None:
            self.item.put(Place(at.x(), at.y(), 0, 0, self.item.zValue()))
            under = self.scene.spots.at(QPointF(at))
            for spot in self.scene.spots:
                if spot.over != (spot is under):
                    spot.over = spot is under
                    spot.refresh()
        return self.item is not None or self._from is None

    def release(self, at: QPoint) -> bool:
        """It is let go: laid where the pointer is, or taken back off the cloth.  Was anything carried?"""
        carried, spot, pressed = self.item is not None, self._from, self._pressed
        self.cancel()
        under = self.scene.spots.at(QPointF(at))
        if not carried or not self.answering.ready:
            return carried or pressed and spot is None
        places = self.scene.ground.places if self.scene.ground is not None else None
        if spot is None and under is not None:
            self.answering.name(under)
        elif spot is not None and places is not None and under is not spot:
            verb = (places.carry_verb, spot.name, under.name) if under is not None else (places.return_verb, spot.name)
            self.answering.answer_if_lawful(Move(verb), spot)
        return True

    def cancel(self) -> None:
        """Nothing is carried."""
        item, self.item, self._pressed, self._from = self.item, None, False, None
        if item is not None:
            self.scene.stage.remove(item)
            for spot in self.scene.spots:
                if spot.over:
                    spot.over = False
                    spot.refresh()
