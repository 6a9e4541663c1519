"""The dial of the count in play: a tick for each point up to thirty-one, and the number itself."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.devices.base import Device
from cardtable.devices.count_dial import drawn
from cardtable.showing.phrases import number
from cardtable.table.items.motion import Step, Timing
from cardtable.table.items.stage import picture, wear

FULL = 31
TICK, FROM_TICK_TO_TICK = Timing(90), 28        # milliseconds


def in_words(count: int) -> str:
    """A number up to thirty-one in words."""
    return number(count, most=FULL)


class CountDial(Device):
    """Shows one number, the count."""

    SIZE = QSizeF(drawn.ACROSS, drawn.ACROSS)
    DROP = 16

    def build(self) -> None:
        """Face, ticks and figures."""
        self._face = picture(self, z=-1)
        self._ticks = [QGraphicsWidget(self) for _ in range(FULL)]
        self._filled = [picture(tick) for tick in self._ticks]
        self._figures = picture(self)

    def dress(self) -> None:
        """Face, ticks and figures."""
        super().dress()
        look, pixmaps, wide = self.stage.look, self.stage.pixmaps, self.size().width()
        wear(self._face, pixmaps.get(drawn.dial, look, wide, FULL))
        middle = QPointF(wide, wide) / 2
        for place, (tick, filled) in enumerate(zip(self._ticks, self._filled, strict=True)):
            kept = pixmaps.get(drawn.filled, look, wide, place, FULL)
            size = kept.pixmap.deviceIndependentSize()
            wear(filled, kept)
            filled.setOffset(-size.width() / 2, -size.height() / 2)
            tick.setPos(middle + drawn.point(place, FULL, (drawn.OUTER + drawn.FILLED) / 2) * self.scale_now)
        self._draw_figures()

    def _draw_figures(self) -> None:
        wear(self._figures, self.stage.pixmaps.get(drawn.numeral, self.stage.look, self.size().width(), self.count))

    @property
    def count(self) -> int:
        """What it was last told."""
        return self.numbers[0]

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Fill or clear ticks one after another; the figures change at once."""
        super().show_numbers(numbers, moving)
        self._draw_figures()
        changed = [tick for place, tick in enumerate(self._ticks)
                   if (tick.opacity() > .5) != (place < self.count) or self.stage.motion.moving(tick)]
        if moving:
            self.stage.play([Step(tick, {"opacity": float(self._ticks.index(tick) < self.count)}, TICK,
                                  order * FROM_TICK_TO_TICK) for order, tick in enumerate(changed)])
        else:
            for tick in changed:
                self.stage.motion.settle(tick)
                tick.setOpacity(float(self._ticks.index(tick) < self.count))

    def readings(self) -> tuple[int]:
        """The ticks filled."""
        return (sum([tick.opacity() > .5 for tick in self._ticks]),)

    def caption(self) -> str:
        """As in "seven to make thirty-one"."""
        if not self.count:
            return ""
        if self.count == FULL:
            return "thirty-one"
        return f"{in_words(FULL - self.count)} to make thirty-one"

    def sentence(self) -> str:
        """As in "The count is twenty-four, seven to make thirty-one"."""
        if not self.count:
            return "No card is counted yet"
        words = f"The count is {in_words(self.count)}"
        return words if self.count == FULL else f"{words}, {self.caption()}"
