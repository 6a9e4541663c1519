"""Where the paper that ends a deal lies: in the book's drawer, or on the cloth, where furniture makes room for it."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QGraphicsItem, QWidget

from cardtable.table.cloth.making_room import heads, hidden_plates, make_room, upper
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CaptionItem, CardItem, PlateItem
from cardtable.table.sheets.slip import Slip

NEAR = .75                   # of the cloth's height, from where on things lie at its near edge
AIR = 8                      # pixels between paper and what lies above and below it
ASIDE = .3, .35             # of the cloth's width, for paper that lies beside the cards; with large letters
HEAPS = ("heap", "packets")
HIDDEN = .08                 # of an instrument: with more of it covered it is out of sight


class Paper:
    """One table's room for slips: `cloth` and `drawer` are where these lie on the page now."""

    def __init__(self, scene: TableScene, view: QWidget) -> None:
        self.scene, self.view = scene, view
        self.cloth = QRect()
        self.drawer: QRect | None = None
        self._hidden: list[QGraphicsItem] = []           # furniture that paper would half cover
        self._under: list[QGraphicsItem] = []            # cards and words, which come back with the next deal

    def lie(self, slip: Slip) -> None:
        """In the drawer; or on the cloth, where instruments, plates and cards that it would half cover make room."""
        self.uncover()
        wanted = self._lie_between(slip)
        if wanted > 0:
            make_room(self.scene, wanted)
            self._lie_between(slip)
            self._cover(hidden_plates(self.scene))
        origin = self.view.pos()
        printed = self.scene.sight.places.printed if self.scene.sight is not None else None
        for paper in slip.papers():
            seen = QRectF(paper.translated(-origin))
            may: tuple[QGraphicsItem, ...] = (*self.scene.lying.all(), *self.scene.captions.values(),
                                              *self.scene.speeches.values(), *self.scene.coins.values())
            under = [item for item in may
                     if item.isVisible() and item.sceneBoundingRect().intersects(seen)]
            under += self._of_heaps(under)
            self._under += [item for item in under if isinstance(item, CardItem | CaptionItem)]
            for item in under:
                item.hide()
            for thing in (*self.scene.plates, *self.scene.instruments):
                part = thing.sceneBoundingRect()
                most = 0.0 if isinstance(thing, PlateItem) else HIDDEN * part.width() * part.height()
                half = part.intersected(seen)
                if half.width() * half.height() > most:
                    self._cover([thing])
            below = [one.device.words_below for one in self.scene.instruments.all]
            self._cover([words for words in below if words.sceneBoundingRect().intersects(seen)])
            if printed is None or not printed.spaces:    # the frame of a packet that has won, which is hidden itself
                self._cover([spot for spot in self.scene.spots
                             if spot.won and spot.sceneBoundingRect().intersects(seen)])
        for zone, words in self.scene.captions.items():
            held = self.scene.lying.items.get(zone, ())
            words.setVisible(words.isVisible() and any(item.isVisible() for item in held))
        for player, said in self.scene.speeches.items():
            if self.scene.plates.of(player) in self._hidden:         # nobody would be seen to say it
                said.hide()
        self.scene.place_button()
        self.scene.papered = bool(slip.papers())

    def _of_heaps(self, under: Sequence[QGraphicsItem]) -> list[CardItem]:
        """What is left of heaps and packets face down that paper lies on: half of one would look out from behind it."""
        lying = self.scene.lying
        heaps = [held for zone, held in lying.items.items() if zone in lying.zones and lying.zones[zone].shape in HEAPS]
        return [item for held in heaps if any(one in under for one in held)
                for item in held if item.isVisible() and item not in under]

    def _cover(self, things: Sequence[QGraphicsItem]) -> None:
        """Out of sight until the slip goes."""
        for thing in [one for one in things if one.isVisible()]:
            self._hidden.append(thing)
            thing.hide()

    def uncover(self) -> None:
        """Furniture lies where it belongs again, and is seen."""
        for thing in self._hidden:
            thing.show()
        self._hidden, self._under = [], []
        self.scene.papered = False
        make_room(self.scene, 0)

    def bring_back(self) -> None:
        """The cards that lay under it are seen again, where no other deal follows."""
        lie = {*self.scene.lying.all(), *self.scene.captions.values()}
        for item in [item for item in self._under if item in lie]:
            item.show()

    def _beside(self, slip: Slip) -> QRect | None:
        """Where the book is folded, an end of the cloth, if the cards that lie there are what the slip tells of."""
        if not self.scene.talk.slip_aside:
            return None
        part = round(ASIDE[slip.look.large] * self.cloth.width())
        wide = max(part, slip.minimumSizeHint().width())
        right = self.scene.sight is None or self.scene.sight.places.paper == "right"
        left = self.cloth.right() - wide if right else self.cloth.left() + AIR
        return QRect(left, self.cloth.top() + AIR, wide, self.cloth.height() - 2 * AIR)

    def _lie_between(self, slip: Slip) -> float:
        """Below what stands in the upper half, above what lies at the near edge; by how much more the former should lie
        higher."""
        origin, cloth = self.view.pos(), self.cloth
        top = max([round(rect.bottom()) + origin.y() for rect in upper(self.scene).values()], default=cloth.top())
        near = cloth.top() + round(NEAR * cloth.height())
        foot = round(min(heads(self.scene, near - origin.y()), default=cloth.bottom() - origin.y())) + origin.y()
        slip.lie(cloth, self.drawer or self._beside(slip), top, foot)
        papers = [] if slip.over else slip.papers()
        return max([top + max(paper.height(), slip.best) + 2 * AIR - foot for paper in papers], default=0)
