"""The places on the cloth that moves can name, as the layout of the game says where they lie."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene

from cardtable.showing.places import SpotPlace
from cardtable.showing.talk import Talk
from cardtable.table.cloth.geometry import Z_SPOT, Ground
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import FocusRing, Place, SpotItem, Stage
from cardtable.table.paint import deck

ACROSS = 2.0                 # how much what lies aside counts beside what lies ahead, when the nearest is looked for


class SpotItems:
    """All of one table; `pressed` is told of the item that a screen reader has pressed."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, ring: FocusRing, talk: Talk) -> None:
        self.scene, self.stage, self.ring, self.talk = scene, stage, ring, talk
        self.pressed: Callable[[SpotItem], object] = lambda item: None
        self.items: dict[str, SpotItem] = {}
        self._places: dict[str, SpotPlace] = {}

    def __iter__(self) -> Iterator[SpotItem]:
        return iter(self.items.values())

    def furnish(self, sight: Sight) -> None:
        """The places of this sight instead of any before.  ValueError if the rules name one that lies nowhere."""
        self.clear()
        self._places = {place.name: place for place in sight.places.spots}
        nowhere = set(sight.deal.layout.spots) - set(self._places)
        if nowhere and not sight.deal.preliminary:
            raise ValueError(f"the layout of {type(sight.deal).__name__} has no place for {', '.join(sorted(nowhere))}")
        for place in sight.places.spots:
            item = self.items[place.name] = SpotItem(self.stage, place.name, place.text, self.ring)
            item.label = self.talk.spot(place.name)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)          # the pointer knows what a press means
            item.activated.connect(lambda pressed: self.pressed(pressed))
            self.scene.addItem(item)

    def clear(self) -> None:
        """None."""
        for item in self:
            self.stage.remove(item)
        self.items = {}

    def put(self, ground: Ground) -> None:
        """Each in its place."""
        for name, item in self.items.items():
            place = self._places[name]
            width = place.width * ground.unit
            middle = ground.at(place.x, place.y)
            item.lie(Place(middle.x(), middle.y(), 0, width, Z_SPOT), place.height * ground.unit or deck.height(width))

    def at(self, point: QPointF) -> SpotItem | None:
        """The place under a point; of two that overlap the one whose middle is nearer."""
        under = [item for item in self if item.isVisible() and item.sceneBoundingRect().contains(point)]
        return min(under, key=lambda item: _apart(point, item), default=None)

    def towards(self, item: SpotItem, right: int, down: int) -> SpotItem | None:
        """The nearest place in this direction, given as steps of one; None where there is none."""
        here = item.sceneBoundingRect().center()
        best: tuple[float, SpotItem | None] = (float("inf"), None)
        for other in self:
            way = other.sceneBoundingRect().center() - here
            ahead, aside = way.x() * right + way.y() * down, abs(way.x() * down) + abs(way.y() * right)
            if ahead > 1 and aside <= ACROSS * ahead and ahead + ACROSS * aside < best[0]:
                best = ahead + ACROSS * aside, other
        return best[1]


def _apart(point: QPointF, item: SpotItem) -> float:
    return (item.sceneBoundingRect().center() - point).manhattanLength()
