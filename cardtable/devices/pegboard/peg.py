"""A peg that travels over a board: a leap on a parabola, then hole by hole, its shadow staying on the wood."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.devices.pegboard import pegs_drawn
from cardtable.table.items.motion import Curve, Keys, Step, Timing
from cardtable.table.items.stage import Stage, picture, wear

LEAP, SETTLE = 420, 90              # milliseconds
HOP, ALL_HOPS = 90, 900             # of each further hole, and of all of them at most
HIGH, LOW, LOOSE = 46.0, 11.0, 4.0  # of the leap, of a hop, and of a peg not yet pushed home, at unit 1
CURVE = tuple([n / 8 for n in range(1, 9)])
IN_FLIGHT = 1000.0


class Peg(QGraphicsWidget):
    """The item's place is its hole; what is seen of the peg rises above it."""

    def __init__(self, parent: QGraphicsWidget, stage: Stage, lane: int, size: float = 1.0) -> None:
        super().__init__(parent)
        self.stage, self.lane, self.share = stage, lane, size
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._shade = picture(self)
        self.riser = QGraphicsWidget(self)
        self._seen = picture(self.riser)
        self._scale = 1.0

    def dress(self, scale: float) -> None:
        """Pictures, at so many logical pixels to one of the drawing."""
        self._scale = scale
        own, pixmaps = scale * self.share, self.stage.pixmaps
        wear(self._shade, pixmaps.get(pegs_drawn.shade, self.stage.look, own))
        self._shade.setOffset(pegs_drawn.SHADE.topLeft() * own)
        wear(self._seen, pixmaps.get(pegs_drawn.peg, self.stage.look, self.lane, own))
        self._seen.setOffset(-pegs_drawn.HALF * own, -pegs_drawn.TALL * own)

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return any(self.stage.motion.moving(part) for part in (self, self.riser))

    def settle(self) -> None:
        """End its motion."""
        for part in (self, self.riser):
            self.stage.motion.settle(part)

    def stand(self, at: QPointF) -> None:
        """Be in this hole at once."""
        self.settle()
        self.setPos(at)
        self.riser.setPos(0, 0)
        self.setZValue(at.y())

    def journey(self, stops: Sequence[QPointF]) -> list[Step]:
        """Leap to the first of these holes, then hop to each of the others; at the last it is pushed home."""
        self.settle()
        hop = min(HOP, ALL_HOPS / max(1, len(stops) - 1))
        legs = [LEAP] + [hop] * (len(stops) - 1)
        whole = sum(legs) + SETTLE
        places, heights, past = [(0.0, self.pos())], [(0.0, 0.0)], 0.0
        for number, ((start, end), lasts) in enumerate(zip(pairwise([self.pos(), *stops]), legs, strict=True)):
            base, top = (0.0, HIGH) if number == 0 else (LOOSE, LOW)
            for t in CURVE:
                share = (past + t * lasts) / whole
                places.append((share, start + (end - start) * t))
                rise = base + (LOOSE - base) * t + 4 * top * t * (1 - t)
                heights.append((share, -rise * self._scale))
            past += lasts
        places.append((1.0, stops[-1]))
        heights.append((1.0, 0.0))
        self.setZValue(IN_FLIGHT + stops[-1].y())
        timing = Timing(round(whole), Curve.Linear)
        return [Step(self, {"pos": Keys(tuple(places))}, timing),
                Step(self.riser, {"y": Keys(tuple(heights))}, timing)]

    def drop_in(self, at: QPointF, delay: int) -> list[Step]:
        """Come to sight over this hole, and into it."""
        self.stand(at)
        return [Step(self, {"opacity": 1.0}, Timing(SETTLE), delay),
                Step(self.riser, {"y": Keys(((0.0, -LOW * 2 * self._scale), (1.0, 0.0)))}, Timing(LEAP // 2), delay)]

    @staticmethod
    def until(stop: int, stops: int) -> int:
        """When, in milliseconds, a journey of so many stops reaches one of them, counted from 0."""
        return round(LEAP + stop * min(HOP, ALL_HOPS / max(1, stops - 1)))
