"""Where the holes of a pegboard are, in the drawing's own measures; who draws it and who pegs on it both ask here."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

LENGTH, HIGH = 884.0, 158.0         # of the board with two lanes
ARM, GAP = 86.0, 4.0                # the third arm lies below it, hinged at the far end
FIRST, PITCH, BETWEEN = 92.0, 22.0, 14.0
START = FIRST - 34                  # the middle of the two starting holes, and the game hole
APART = 9.0                         # of each of the starting holes from that middle
LAPS = (838.0, 854.0)

ROW = 30
ROUND = 2 * ROW
GAME = ROUND + 1

NEAR, FAR = (130.0, 100.0), (28.0, 58.0)
"""Of a lane: its outer row, on which its owner goes out, and the inner one, on which he comes home."""
THIRD = (HIGH + GAP + 58, HIGH + GAP + 28)


@dataclass(frozen=True, slots=True)
class Holes:
    """The holes of so many lanes (2 or 3), lane 0 nearest to whoever looks; `mirrored` boards start on the right."""

    lanes: int = 2
    mirrored: bool = False

    @property
    def high(self) -> float:
        """Of the whole board."""
        return HIGH if self.lanes == 2 else HIGH + GAP + ARM

    @property
    def bodies(self) -> tuple[QRectF, ...]:
        """The pieces of wood it is made of."""
        board = QRectF(0, 0, LENGTH, HIGH)
        return (board,) if self.lanes == 2 else (board, QRectF(0, HIGH + GAP, LENGTH, ARM))

    def rows(self, lane: int) -> tuple[float, float]:
        """The heights of a lane's outer and inner row."""
        return ((NEAR, FAR) if self.lanes == 2 else (THIRD, FAR, NEAR))[lane]

    def middle(self, lane: int) -> float:
        """The height of the channel between a lane's two rows."""
        return sum(self.rows(lane)) / 2

    def across(self, x: float) -> float:
        """A place along the board, seen from the left, whichever way round it lies."""
        return LENGTH - x if self.mirrored else x

    def track(self, lane: int, hole: int) -> QPointF:
        """Hole 1 to 60 of a lane, or the game hole, 61."""
        outer, inner = self.rows(lane)
        if hole == GAME:
            return QPointF(self.across(START), inner)
        place = hole - 1 if hole <= ROW else ROUND - hole
        return QPointF(self.across(FIRST + place * PITCH + place // 5 * BETWEEN), outer if hole <= ROW else inner)

    def start(self, lane: int, peg: int) -> QPointF:
        """Where a peg (0 or 1) stands that has not set out."""
        return QPointF(self.across(START + (APART if peg else -APART)), self.rows(lane)[0])

    def lap(self, lane: int, number: int) -> QPointF:
        """The hole that tells that one round, or two, are done."""
        return QPointF(self.across(LAPS[number - 1]), self.middle(lane))

    def all(self) -> dict[tuple[int, int], QPointF]:
        """Every hole of the track, by lane and number."""
        return {(lane, hole): self.track(lane, hole) for lane in range(self.lanes) for hole in range(1, GAME + 1)}
