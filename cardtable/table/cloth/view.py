"""The view of a cloth: it never scales, and tells a screen reader what lies there."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QGraphicsWidget, QWidget

from cardtable.cards import BACK
from cardtable.table.cloth.scene import TableScene
from cardtable.table.guarded import Guarded
from cardtable.table.items import CardItem


class ClothView(Guarded, QGraphicsView):
    """Shows a table scene; what mouse and keyboard mean there is for a subclass to say."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName("Card table")

    def hand(self) -> Sequence[CardItem]:
        """The cards held by whoever looks, if he may see them, in the order in which he holds them."""
        lying = self.table.lying
        return [item for zone, place in lying.zones.items() if place.own_hand
                for item in lying.items.get(zone, ()) if item.card is not BACK]

    def spoken_items(self) -> Sequence[QGraphicsWidget]:
        """What a screen reader is told of: question, tokens, hand, what lies open, places, plates, instruments."""
        table = self.table
        open_cards = [item for item in table.lying.all() if (item.card is not BACK or item.legal) and item.isVisible()]
        hand = self.hand()
        rest = [item for item in open_cards if item not in hand]
        devices = [thing for device in table.instruments if device.isVisible() for thing in (device, *device.parts)]
        plates = [plate for plate in table.plates if plate.isVisible()]
        pots = [item for _, item, _ in table.payments.pots.values() if item.isVisible()]
        question = [table.question] if table.question.isVisible() else []
        return [*question, *table.tokens, *hand, *rest, *table.spots, *plates, *devices, *pots]
