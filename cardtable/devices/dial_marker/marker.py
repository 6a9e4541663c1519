"""Dials in a leather case: a hand for each place of the score, and studs for hundreds where no dial shows them."""
from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEasingCurve, QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.devices.base import Marker
from cardtable.devices.dial_marker import drawn
from cardtable.showing.phrases import count, spelled
from cardtable.table.items.motion import Step, Timing
from cardtable.table.items.stage import picture, wear

TURN = Timing(350, QEasingCurve.Type.OutBack)
BY_TICK = 36.0                           # degrees from figure to figure


class DialMarker(Marker):
    """A dial for each of `units`, largest first; `studs` for what their turns come to, as many as the case has."""

    units: ClassVar[tuple[int, ...]] = (10, 1)
    titles: ClassVar[tuple[str, ...]] = ("tens", "units")
    leather: ClassVar[str] = "red"
    studs: ClassVar[bool] = True

    SIZE = drawn.measure(2)
    DROP = 14
    LEAST = .78                          # smaller its figures could not be read

    def build(self) -> None:
        """Case, hands and studs."""
        self._case = picture(self, z=-1)
        self._hands = [QGraphicsWidget(self) for _ in self.units]
        self._pictures = [picture(hand) for hand in self._hands]
        self._studs = [picture(self) for _ in range(drawn.STUDS if self.studs else 0)]

    @property
    def scale_wanted(self) -> float:
        """Never so small that it could not be read."""
        return max(super().scale_wanted, self.LEAST)

    def dress(self) -> None:
        """Case, hands and studs."""
        super().dress()
        look, pixmaps, scale = self.stage.look, self.stage.pixmaps, self.scale_now
        wear(self._case, pixmaps.get(drawn.case, look, self.size().width(), self.units, self.titles,
                                     self.leather, self.studs))
        for number_, (hand, shown) in enumerate(zip(self._hands, self._pictures, strict=True)):
            wear(shown, pixmaps.get(drawn.hand, look, scale))
            side = 2 * drawn.RADIUS * scale
            hand.resize(QSizeF(side, side))
            hand.setTransformOriginPoint(QPointF(side, side) / 2)
            hand.setPos(drawn.middle(number_) * scale - QPointF(side, side) / 2)
        half = (drawn.STUD + drawn.MARGIN) * scale
        for number_, stud in enumerate(self._studs):
            wear(stud, pixmaps.get(drawn.stud, look, scale))
            stud.setOffset(drawn.stud_at(number_) * scale - QPointF(half, half))
        self._turn(moving=False)

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Turn the hands, by the shorter way, and set the studs."""
        super().show_numbers(numbers, moving)
        self._turn(moving)

    def ticks(self) -> list[int]:
        """The figure at which each hand is to stand."""
        return [max(self.score, 0) // unit % 10 for unit in self.units]

    @property
    def over(self) -> int:
        """How often the largest dial has gone round."""
        return max(self.score, 0) // (self.units[0] * 10)

    def _turn(self, moving: bool) -> None:
        for number_, stud in enumerate(self._studs):
            stud.setVisible(number_ < self.over)
        steps = []
        for hand, tick in zip(self._hands, self.ticks(), strict=True):
            end = tick * BY_TICK
            if not moving:
                self.stage.motion.settle(hand)
                hand.setRotation(end)
            elif abs((hand.rotation() - end + 180) % 360 - 180) > .1 or self.stage.motion.moving(hand):
                self.stage.motion.settle(hand)
                hand.setRotation(hand.rotation() % 360 - (360 if hand.rotation() % 360 - end > 180 else 0))
                steps.append(Step(hand, {"rotation": end}, TURN))
        if steps:
            self.stage.play(steps)

    def readings(self) -> tuple[int]:
        """The hands, and the studs that are set."""
        shown = sum([round(hand.rotation() / BY_TICK) % 10 * unit
                     for hand, unit in zip(self._hands, self.units, strict=True)])
        studs = sum([stud.isVisibleTo(self) for stud in self._studs]) if self.studs else 0
        return (shown + studs * self.units[0] * 10,)

    def caption(self) -> str:
        """The score in figures, one way below and above a hundred: in words that has no room below the case."""
        return str(self.score)

    def sentence(self) -> str:
        """As in "Mrs. Battle's dials: 6 tens and 9 units, sixty-nine"."""
        hands = " and ".join([f"{tick} {title}" for tick, title in zip(self.ticks(), self.titles, strict=True)])
        studs = f"{count(self.over, 'stud')}, " if self.studs and self.over else ""
        return f"{self.owner}: {studs}{hands}, {spelled(self.score) if self.score else 'nothing'}"


class MeldDials(DialMarker):
    """For scores in tens up to thousands."""

    units, titles = (1000, 100, 10), ("thousands", "hundreds", "tens")
    leather, studs = "blue", False
    SIZE = drawn.measure(3)

    def caption(self) -> str:
        """The score in words."""
        return spelled(self.score) if self.score else "nothing"

    def sentence(self) -> str:
        """As in "Mrs. Battle's dials: one thousand and sixty"."""
        return f"{self.owner}: {self.caption()}"


class RedMeldDials(MeldDials):
    """The same in red morocco, as Bézique with two packs has them."""

    leather = "red"
