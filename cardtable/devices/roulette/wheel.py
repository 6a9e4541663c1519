"""The wheel and its ball, which comes to lie in the pocket of the number that has been drawn."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from cardtable.devices.base import Device, Done
from cardtable.devices.roulette import wheel_drawn as drawn
from cardtable.table.items.motion import Keys, Step, Timing
from cardtable.table.items.stage import picture, wear

ORDER = (0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18,
         29, 7, 28, 12, 35, 3, 26)
RED = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))
SPIN = Timing(5200, QEasingCurve.Type.Linear)    # of which the ball leaves the ledge at LEAVES, and lies from LIES on
LEAVES, LIES = .77, .93                          # shares of that time
TURNS, LAPS = 1.6, 6.0                           # of the cylinder one way, of the ball the other
FRAMES = 52                                      # values between which the motion goes evenly
HOPS = ((.80, 118.0), (.83, 131.0), (.86, 108.0), (.89, 117.0))          # radii on the way down
ANGLE = 97.0                                     # at which a wheel that nobody has spun stands


class Wheel(Device):
    """Shows the number in whose pocket the ball lies, the last of its numbers; none before the first spin."""

    SIZE = QSizeF(302, 302)
    STAYS = True
    CLOSES = 3800                                # of SPIN: nothing more goes then
    _angle = ANGLE                               # of zero, clockwise from above

    def at_first(self) -> tuple[int, ...]:
        """The ball is in the croupier's hand."""
        return ()

    def build(self) -> None:
        """The bowl; the cylinder and the arm of the ball, which turn."""
        self._bowl = picture(self, z=-2)
        self._well = QGraphicsWidget(self)       # what lies in it is painted anew, not all that a turned square covers
        self._well.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)
        self._cylinder = QGraphicsWidget(self._well)
        self._turning = picture(self._cylinder)
        self._ringed = picture(self._cylinder)
        self._arm = QGraphicsWidget(self)
        self._ball = QGraphicsWidget(self._arm)
        self._ivory = picture(self._ball)

    @property
    def unit(self) -> float:
        """Logical pixels to one of the drawing's own measures."""
        return self.size().width() / drawn.ACROSS

    def dress(self) -> None:
        """Every picture anew, about the middle."""
        super().dress()
        look, wide, pixmaps = self.stage.look, self.size().width(), self.stage.pixmaps
        wear(self._bowl, pixmaps.get(drawn.bowl, look, wide))
        wear(self._turning, pixmaps.get(drawn.cylinder, look, wide, ORDER, RED))
        wear(self._ivory, pixmaps.get(drawn.ball, look, wide))
        wear(self._ringed, pixmaps.get(drawn.ringed, look, wide))
        for shown in (self._turning, self._ivory, self._ringed):
            size = shown.pixmap().deviceIndependentSize()
            shown.setOffset(-size.width() / 2, -size.height() / 2)
        across = drawn.well(wide)
        self._well.setGeometry((wide - across) / 2, (wide - across) / 2, across, across)
        self._cylinder.setPos(across / 2, across / 2)
        self._arm.setPos(wide / 2, wide / 2)
        self._rest()

    def _rest(self) -> None:
        """The ball lies where it lies, and its number is ringed."""
        self.stage.motion.settle(self._cylinder)
        self.stage.motion.settle(self._arm)
        self.stage.motion.settle(self._ball)
        self._cylinder.setRotation(self._angle)
        self._ball.setVisible(bool(self.numbers))
        self._ringed.setVisible(bool(self.numbers))
        if self.numbers:
            pocket = self._pocket(self.numbers[-1])
            self._arm.setRotation((self._angle + pocket) % 360)
            self._ball.setPos(drawn.on_circle(drawn.RESTING, 0) * self.unit)
            self._ringed.setPos(drawn.on_circle(130.0, pocket) * self.unit)
            self._ringed.setRotation(pocket)

    @staticmethod
    def _pocket(number: int) -> float:
        return ORDER.index(number) * 360 / len(ORDER)

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """At rest; only what is announced is spun for."""
        super().show_numbers(numbers, moving)
        self._rest()

    def hear(self, number: int, done: Done = None) -> None:
        """The ball is thrown against the turning cylinder, and comes to lie in the pocket of this number."""
        super().show_numbers((number,))
        if not self.stage.motion.travels:
            self._rest()
            self._fade(done)
            return
        start, before = self._angle, self._arm.rotation()
        self._angle = (start + 360 * TURNS) % 360
        pocket = self._pocket(number)
        self._ringed.hide()
        self._ball.show()
        shares = [n / FRAMES for n in range(FRAMES + 1)]
        turned = [start + 360 * TURNS * _slowing(share) for share in shares]
        lands = start + 360 * TURNS * _slowing(LIES) + pocket
        lands += 360 * round((before - 360 * LAPS - lands) / 360)        # the other way, so many times round
        swung = [before + (lands - before) * _slowing(share / LIES) if share < LIES else
                 lands + turn - (start + 360 * TURNS * _slowing(LIES)) for share, turn in zip(shares, turned)]
        self.stage.play([
            Step(self._cylinder, {"rotation": Keys(tuple(zip(shares, turned)))}, SPIN),
            Step(self._arm, {"rotation": Keys(tuple(zip(shares, swung)))}, SPIN),
            Step(self._ball, {"pos": Keys(tuple([(share, drawn.on_circle(radius, 0) * self.unit)
                                                 for share, radius in self._fall()]))}, SPIN),
        ], lambda: self._landed(done))

    @staticmethod
    def _fall() -> list[tuple[float, float]]:
        """How far from the middle the ball is, by the share of the time."""
        return [(0, drawn.RUNNING), (.5, drawn.RUNNING), (LEAVES, 158.0), *HOPS, (LIES, drawn.RESTING),
                (1, drawn.RESTING)]

    def _fade(self, done: Done) -> None:
        """Nothing turns: the ball appears where it lies."""
        self.stage.play([Step(self._ball, {"opacity": Keys(((0, 0.0), (1, 1.0)))}, Timing(90))],
                        lambda: self._landed(done))

    def _landed(self, done: Done) -> None:
        self._ball.setOpacity(1)
        self._rest()
        if done is not None:
            done()

    @property
    def under_ball(self) -> int | None:
        """The number in whose pocket the ball lies, by where it is."""
        if not self._ball.isVisible():
            return None
        turn = (self._arm.rotation() - self._cylinder.rotation()) % 360
        return ORDER[round(turn / 360 * len(ORDER)) % len(ORDER)]

    def ball_at(self) -> QPointF:
        """The middle of the ball, in the wheel."""
        return self.mapFromItem(self._ball, QPointF(0, 0))

    def readings(self) -> tuple[int, ...]:
        found = self.under_ball
        return () if found is None else (found,)

    def caption(self) -> str:
        return ""

    def sentence(self) -> str:
        return f"The wheel: the ball lies in {self.numbers[-1]}" if self.numbers else "The wheel, not spun yet"


def _slowing(share: float) -> float:
    """How much of a turn is done after a share of the time: it loses its way evenly."""
    share = min(1.0, max(0.0, share))
    return 1 - (1 - share) ** 2
