"""The one verb by which things on the table move, and the rules all motion keeps.

A motion belongs to one object: a new motion of the same object first settles the old one, so that no two ever pull at
one thing.  Motions started together are a batch; its `done` is called once, when the last of them has ended or been
settled.  Any number of objects costs one call into Python a batch, so that a busy thread does not make frames late.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAnimationGroup,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
    QTimer,
    Signal,
)
from shiboken6 import isValid

Curve = QEasingCurve.Type


class Timing(NamedTuple):
    """How long a kind of motion takes, in milliseconds at speed 1, and how it gathers and loses way."""

    ms: int
    curve: Curve = Curve.OutCubic


DEAL = Timing(180)
STAGGER = 70                # between one card of a deal and the next
PLAY = Timing(220)
GATHER = Timing(320, Curve.InOutCubic)
REST = 700                  # a finished trick lies so long at least
TURN_AWAY, TURN_BACK = Timing(130, Curve.InCubic), Timing(130)
REFUSED = Timing(240, Curve.OutBack)
LIFT = Timing(90)
COUNTER = Timing(260)
BREATH = Timing(900, Curve.InOutSine)
FADE = Timing(90, Curve.Linear)
COIN, SPEECH = 1200, 2400   # how long they stay

FRAME = 16                  # the animations begin with the next frame, so the last arrives by so much later
# (QPauseAnimation will not do for the clock: Qt stops drawing frames while nothing but pauses has been started)

SPEEDS = {"instant": .1, "quick": .5, "usual": 1.0, "slow": 1.6}
"""Factors on every duration."""


class Keys(NamedTuple):
    """Values a property passes through: (share of the time, value), beginning at 0 and ending at 1."""

    values: tuple[tuple[float, Any], ...]


class Step(NamedTuple):
    """What one object does: `ends` maps its Qt properties to where they end, or to the Keys they pass through.

    `slight` marks what is no motion to a person, such as a card rising under the pointer: a click does not have to
    complete it first.
    """

    thing: QObject
    ends: Mapping[str, Any]
    timing: Timing = PLAY
    delay: int = 0
    slight: bool = False


@dataclass(eq=False)
class _Batch:
    """Objects set going together, and a clock that strikes when the longest of them has arrived."""

    clock: QTimer
    done: Callable[[], None] | None
    moving: dict[QObject, _Going] = field(default_factory=dict)


@dataclass(eq=False)
class _Going:
    batch: _Batch
    animation: QAnimationGroup
    ends: dict[str, Any]
    slight: bool


class Motion(QObject):
    """All motion of one table.  `speed` is a factor on durations; 0 puts everything in its place at once.

    While `at_once` is set it is 0, whatever it was.  With `reduced` nothing travels: it appears where it belongs in a
    fade of 90 ms.  Every `done` is called by way of `arrived`, the door for what may go wrong in it; `moves` is
    told for how many seconds what a person would call a motion goes on, and 0 when it has ended.
    """

    stilled = Signal()
    """The last motion has just ended."""

    def __init__(self, speed: float = 1.0, reduced: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed, self.reduced, self.at_once = speed, reduced, False
        self.arrived: Callable[[Callable[[], None]], None] = lambda done: done()
        self.moves: Callable[[float], None] = lambda seconds: None
        self._going: dict[QObject, _Going] = {}

    @property
    def speed(self) -> float:
        """The factor as it is just now."""
        return 0 if self.at_once else self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = speed

    @property
    def travels(self) -> bool:
        """Whether anything is seen on its way."""
        return bool(self.speed) and not self.reduced

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._going)

    @property
    def busy(self) -> bool:
        """Whether anything is on its way that a person would call a motion."""
        return any(not going.slight for going in self._going.values())

    def moving(self, thing: QObject) -> bool:
        """Whether this object is on its way."""
        return thing in self._going

    def play(self, steps: Sequence[Step], done: Callable[[], None] | None = None) -> None:
        """Set these objects going; `done` is called when all have arrived, at once if there is nothing to wait for."""
        for step in steps:
            self.settle(step.thing, keep=step.ends)
        if not self.speed or not steps:
            for step in steps:
                _put(step.thing, _final(step.ends))
            if done is not None:
                self.arrived(done)
            return
        batch = _Batch(QTimer(self), done)
        longest = 0
        for step in steps:
            ends = _final(step.ends)
            animation = self._fade(step, ends) if self.reduced else self._travel(step)
            batch.moving[step.thing] = self._going[step.thing] = _Going(batch, animation, ends, step.slight)
            longest = max(longest, animation.duration())
        batch.clock.setSingleShot(True)
        batch.clock.setTimerType(Qt.TimerType.PreciseTimer)
        batch.clock.timeout.connect(lambda: self._over(batch))
        for going in batch.moving.values():
            going.animation.start()
        batch.clock.start(longest + FRAME)
        if not all(step.slight for step in steps):
            self.moves((longest + FRAME) / 1000)

    def settle(self, thing: QObject, keep: Iterable[str] = ()) -> bool:
        """End the motion of one object now, in its place; properties in `keep` stay as they are.  Was there any?"""
        going = self._going.pop(thing, None)
        if going is None:
            return False
        batch = going.batch
        del batch.moving[thing]
        self._halt(going)
        kept = set(keep)
        _put(thing, {name: value for name, value in going.ends.items() if name not in kept})
        if not batch.moving:
            self._close(batch)
        return True

    def finish(self) -> bool:
        """Complete all that is on its way, and what that sets going in turn; was any of it a motion to a person?"""
        busy = self.busy
        while self._going:
            self.settle(next(iter(self._going)))
        return busy

    def drop(self, thing: QObject) -> None:
        """Forget an object that is about to go: it settles first, so that its batch still ends."""
        self.settle(thing)

    def _travel(self, step: Step) -> QAnimationGroup:
        timing = step.timing
        group = QParallelAnimationGroup(self)
        for name, end in step.ends.items():
            animation = QPropertyAnimation(step.thing, QByteArray(name.encode()))
            animation.setDuration(round(timing.ms * self.speed))
            animation.setEasingCurve(timing.curve)
            if isinstance(end, Keys):
                for share, value in end.values:
                    animation.setKeyValueAt(share, value)
            else:
                animation.setEndValue(end)
            group.addAnimation(animation)
        if not step.delay:
            return group
        delayed = QSequentialAnimationGroup(self)
        delayed.addPause(round(step.delay * self.speed))
        delayed.addAnimation(group)
        return delayed

    def _fade(self, step: Step, ends: dict[str, Any]) -> QAnimationGroup:
        """Put the object where it belongs and let it come to sight there; the opacity it comes to joins its `ends`."""
        now = step.thing.property("opacity")
        _put(step.thing, {name: value for name, value in ends.items() if name != "opacity"})
        group = QParallelAnimationGroup(self)
        if now is not None and not step.slight:
            ends.setdefault("opacity", now)
            animation = QPropertyAnimation(step.thing, QByteArray(b"opacity"))
            animation.setDuration(FADE.ms)
            animation.setStartValue(now if "opacity" in step.ends else 0.0)
            animation.setEndValue(ends["opacity"])
            group.addAnimation(animation)
        return group

    def _over(self, batch: _Batch) -> None:
        """The clock of a batch has run out: put exactly in its place whatever is still of it."""
        moving, batch.moving = batch.moving, {}
        for thing, going in moving.items():
            del self._going[thing]
            self._halt(going)
            _put(thing, going.ends)
        self._close(batch)

    def _halt(self, going: _Going) -> None:
        going.animation.stop()
        going.animation.deleteLater()

    def _close(self, batch: _Batch) -> None:
        batch.clock.stop()
        # or the deleted clock would let go of the slot, and the slot of the batch, and the batch of the clock again
        batch.clock.timeout.disconnect()
        batch.clock.deleteLater()
        if not self.busy:
            self.moves(0)
        done, batch.done = batch.done, None
        if done is not None:
            self.arrived(done)
        if not self._going:
            self.stilled.emit()


def _final(ends: Mapping[str, Any]) -> dict[str, Any]:
    return {name: end.values[-1][1] if isinstance(end, Keys) else end for name, end in ends.items()}


def _put(thing: QObject, ends: Mapping[str, Any]) -> None:
    if isValid(thing):
        for name, value in ends.items():
            thing.setProperty(name, value)
