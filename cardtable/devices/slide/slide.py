"""Four ivory counters on a wire: those pushed to their owner's right are points marked (game of five)."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.devices.base import Marker
from cardtable.devices.slide import drawn
from cardtable.showing.phrases import number
from cardtable.table.items.motion import COUNTER, STAGGER, Step
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import cloth

COUNTERS = 4
LEFT, RIGHT, STEP = 24.0, 224.0, 30.0       # along the wire, in the drawing's own measures


class Slide(Marker):
    """The écarté counters.  A fifth point moves no counter: all four stay marked."""

    SIZE = QSizeF(236, 236 * drawn.HIGH / drawn.LENGTH)

    def build(self) -> None:
        """The slide, and four carriers each with its picture."""
        self._wood = picture(self)
        self._counters = [QGraphicsWidget(self) for _ in range(COUNTERS)]
        self._shown = [picture(counter) for counter in self._counters]

    @property
    def marked(self) -> int:
        """How many counters lie on the owner's right."""
        return min(self.score, COUNTERS)

    @property
    def won(self) -> bool:
        """Whether the game is: in one of more points than five the words alone go on."""
        return self.score >= (self.goal or COUNTERS + 1)

    def coin_at(self, which: int) -> QPointF:
        """Beside it: over it a coin would hide counters."""
        look, size = self.stage.look, self.size()
        return self.mapToScene(QPointF(size.width() + 4 * look.unit + cloth.coin_radius(look), size.height() / 2))

    def spot(self, counter: int, marked: int) -> float:
        """Where a counter (0 is furthest to the owner's left) stands along the wire with so many marked."""
        if counter >= COUNTERS - marked:
            along = RIGHT - (COUNTERS - 1 - counter) * STEP
        else:
            along = LEFT + counter * STEP
        return drawn.LENGTH - along if self.mirrored else along

    def dress(self) -> None:
        """Slide and counters."""
        super().dress()
        look, pixmaps = self.stage.look, self.stage.pixmaps
        wear(self._wood, pixmaps.get(drawn.slide, look, self.size().width()))
        scale = self.size().width() / drawn.LENGTH
        radius = drawn.RADIUS * scale
        kept = pixmaps.get(drawn.counter, look, radius)
        for shown in self._shown:
            wear(shown, kept)
            shown.setOffset(kept.offset - QPointF(radius, radius))
        self._stand(moving=False)

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Push counters to the right, or back."""
        super().show_numbers(numbers, moving)
        self._stand(moving)

    def _stand(self, moving: bool) -> None:
        scale = self.size().width() / drawn.LENGTH
        ends = {counter: QPointF(self.spot(i, self.marked) * scale, self.size().height() / 2)
                for i, counter in enumerate(self._counters)}
        if moving:
            changed = [(counter, end) for counter, end in ends.items()
                       if counter.pos() != end or self.stage.motion.moving(counter)]
            # the foremost sets off first, for counters on a wire cannot pass each other
            order = sorted(changed, key=lambda pair: -pair[1].x() if pair[1].x() > pair[0].x() else pair[1].x())
            self.stage.play([Step(counter, {"pos": end}, COUNTER, place * STAGGER)
                             for place, (counter, end) in enumerate(order)])
        else:
            for counter, end in ends.items():
                self.stage.motion.settle(counter)
                counter.setPos(end)

    def readings(self) -> tuple[int]:
        """Counters nearer the owner's right end than his left."""
        middle = self.size().width() / 2
        right = [counter.x() < middle if self.mirrored else counter.x() > middle for counter in self._counters]
        return (sum(right),)

    def caption(self) -> str:
        """As in "three marked"."""
        if self.won:
            return "the game"
        return f"{number(self.score)} marked" if self.score else "love"

    def sentence(self) -> str:
        """As in "Colonel Ashdown's counters: three of four to the right, three points marked"."""
        right, left = number(self.marked), number(COUNTERS - self.marked)
        if self.won:
            points = "and the game won"
        else:
            points = f"{number(self.score)} marked"
        return f"{self.owner}: {right} counters on the right, {left} on the left, {points}"
