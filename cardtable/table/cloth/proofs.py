"""Tricks turned up to prove a fault, in the middle of the cloth, while it is settled; and where remedies lie."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.showing.settling import Turned
from cardtable.table.cloth.geometry import Z_CAPTION, Ground
from cardtable.table.cloth.name_plates import NamePlates
from cardtable.table.items import RemedyToken, Stage
from cardtable.table.items.stage import wear
from cardtable.table.paint import remedies

GAP, ABOVE_PLATE = 10, 13        # between two sheets, and from the lowest plate, at unit 1
WIDEST, LEAST = 76, 32           # a card turned up, at unit 1, and at least, in pixels
MIDDLE = .62                     # of the cloth, where they end if there are no tokens
APART = .9                       # between two tricks, in widths of a card
CLEAR, NARROWER = 8, 4           # about them, and from one width that is tried to the next, in pixels


def lay(tokens: Sequence[RemedyToken], ground: Ground, plates: NamePlates, taken: Sequence[QRectF]
        ) -> tuple[list[float], list[QPointF]] | None:
    """Sheets side by side in the middle, all alike, as wide as what lies left and right leaves room; None where there
    is too little: then they are tokens like others."""
    free, unit = ground.free, ground.look.unit
    for token in tokens:
        token.lie_as(True)
    gap, middle = GAP * unit, ground.free.center().x()
    least = max([token.least_width for token in tokens])
    wide = max(tokens[0].natural_width, least)
    half = len(tokens) * (wide + gap) / 2
    below = [rect.top() - ABOVE_PLATE * unit for rect in [plate.sceneBoundingRect() for plate in plates
                                                          if plate.isVisible()]
             if rect.top() > free.center().y() and abs(rect.center().x() - middle) < half / 2]
    foot = min([*below, free.bottom() - CLEAR])
    while wide >= least:
        tall = max([token.height_at(wide) for token in tokens])
        row = len(tokens) * (wide + gap) - gap
        rect = QRectF(middle - row / 2, foot - tall, row, tall)
        if not any(one.intersects(rect) for one in taken):
            for token in tokens:
                token.tall = tall
            return [wide] * len(tokens), [QPointF(rect.left() + n * (wide + gap) + wide / 2, rect.center().y())
                                          for n in range(len(tokens))]
        wide -= NARROWER
    for token in tokens:
        token.lie_as(False)
    return None


class Proofs:
    """What is turned up on one cloth."""

    def __init__(self, scene: QGraphicsScene, stage: Stage) -> None:
        self.scene, self.stage = scene, stage
        self.tricks: tuple[Turned, ...] = ()
        self.items: list[QGraphicsPixmapItem] = []

    def tell(self, tricks: tuple[Turned, ...]) -> None:
        """These, from now on."""
        self.tricks = tricks
        if not tricks:
            self.clear()

    def clear(self) -> None:
        """None is seen."""
        for item in self.items:
            self.scene.removeItem(item)
        self.items = []

    def put(self, ground: Ground, below: Sequence[QGraphicsItem], taken: Callable[[], Sequence[QRectF]]
            ) -> None:
        """Above the tokens and what is asked, side by side, as large as there is room for; none where there is none."""
        self.clear()
        if not self.tricks:
            return
        free, look, lies = ground.free, ground.look, taken()
        top = min([item.sceneBoundingRect().top() for item in below if item.isVisible()],
                  default=free.top() + MIDDLE * free.height())
        for brief, width in [(brief, float(wide)) for brief in (False, True)
                             for wide in range(round(WIDEST * look.unit), LEAST - 1, -2)]:
            sizes = [remedies.proof_size(look, one, width, brief) for one in self.tricks]
            wide, tall = sum([size[0] for size in sizes]) + APART * width * (len(sizes) - 1), sizes[0][1]
            rect = QRectF(free.center().x() - wide / 2, top - tall - CLEAR, wide, tall)
            if rect.top() > free.top() and not any(
                    one.intersects(rect.adjusted(-CLEAR, -CLEAR / 2, CLEAR, 0)) for one in lies):
                self._draw(rect, [size[0] + APART * width for size in sizes], width, brief)
                return

    def _draw(self, rect: QRectF, steps: Sequence[float], width: float, brief: bool) -> None:
        x = rect.left()
        for trick, step in zip(self.tricks, steps, strict=True):
            item = QGraphicsPixmapItem()
            wear(item, self.stage.pixmaps.get(remedies.proof, self.stage.look, trick, width, brief))
            item.setPos(x, rect.top())
            item.setZValue(Z_CAPTION)
            self.scene.addItem(item)
            self.items.append(item)
            x += step
