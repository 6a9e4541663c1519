"""One side of the cribbage board: two pegs that overtake one another, and one that counts rounds (002:1182-1193)."""
from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.devices.pegboard.holes import GAME_HOLE, INNER, OUTER, START
from cardtable.devices.pegboard.holes import hole as standing
from cardtable.devices.pegboard.holes_drawn import GAME, ROUND, ROW, Holes
from cardtable.devices.pegboard.peg import Peg
from cardtable.table.items.motion import Step
from cardtable.table.items.stage import Stage

MOST = 29
"""Points of one count, at most.  A peg further behind than this is no hinder peg, and waits in its starting hole."""
LAP_PEG = .74           # of a peg's size


def lap_and_hole(score: int, goal: int) -> tuple[int, int]:
    """Rounds already done, and the hole of the track: 0 at the start.  Only the last point of the game goes into the
    game hole; before it, each round passes it by."""
    lap, row, place = standing(score, goal)
    return lap - 1, {START: 0, OUTER: place or 0, INNER: ROW + (place or 0), GAME_HOLE: GAME}[row]


class Lane:
    """One side's pegs and the points after each of its counts: every count is pegged with the other peg in turn."""

    def __init__(self, board: QGraphicsWidget, stage: Stage, number: int, holes: Holes, goal: int) -> None:
        self.number, self.holes, self.goal = number, holes, goal
        self.scale = stage.look.unit
        self.marks = [0]
        self.hops: list[int] = []        # the points at which the peg has stood in the count that is being shown
        self.pegs = [Peg(board, stage, number), Peg(board, stage, number)]
        self.laps = Peg(board, stage, number, LAP_PEG)
        self.laps.setOpacity(0)

    def spot(self, score: int, peg: int) -> QPointF:
        """Where a peg stands for these points, as the board lies now."""
        hole = lap_and_hole(score, self.goal)[1]
        return (self.holes.track(self.number, hole) if hole else self.holes.start(self.number, peg)) * self.scale

    def dress(self, scale: float) -> None:
        """Pegs as large as the board, in their holes."""
        self.scale = scale
        for peg in self._all:
            peg.dress(scale)
        self.stand()

    @property
    def front(self) -> int:
        """Which peg shows the score."""
        return (len(self.marks) - 1) % 2

    @property
    def hinder(self) -> int:
        """The points at which the other peg stands."""
        before = self.marks[-2] if len(self.marks) > 1 else 0
        return before if self.marks[-1] - before <= MOST else 0

    def stand(self) -> None:
        """All pegs in their holes."""
        score = self.marks[-1]
        self.pegs[self.front].stand(self.spot(score, self.front))
        self.pegs[1 - self.front].stand(self.spot(self.hinder, 1 - self.front))
        laps = lap_and_hole(score, self.goal)[0]
        self.laps.stand(self.holes.lap(self.number, max(1, laps)) * self.scale)
        self.laps.setOpacity(1 if laps else 0)

    @property
    def _all(self) -> tuple[Peg, ...]:
        return (*self.pegs, self.laps)

    @property
    def moving(self) -> bool:
        """Whether any peg is on its way."""
        return any(peg.moving for peg in self._all)

    def settle(self) -> None:
        """End what is on its way, each peg in its hole."""
        for peg in self._all:
            peg.settle()

    def go(self, score: int) -> list[Step]:
        """Peg up to this score, or back; returns the motion."""
        before, was = self.marks[-1], lap_and_hole(self.marks[-1], self.goal)[0]
        if score < before:
            while self.marks[-1] > score:
                self.marks.pop()
            if self.marks[-1] != score:
                self.marks.append(score)
        elif score > before:
            self.marks.append(score)
        steps = []
        for which in (0, 1):
            points = score if which == self.front else self.hinder
            end = self.spot(points, which)
            if self.pegs[which].pos() == end:
                continue
            counted = which == self.front and 0 < score - before <= MOST
            stops = [self.spot(n, which) for n in range(before + 1, score + 1)] if counted else [end]
            steps += self.pegs[which].journey(stops)
        return steps + self._go_round(was, before, score)

    def climb(self, score: int, begins: bool) -> list[Step]:
        """Part of one count: the peg that leapt when it began hops on."""
        before, was = self.marks[-1], lap_and_hole(self.marks[-1], self.goal)[0]
        if begins:
            self.hops = [before]
            self.marks.append(score)
        else:
            self.marks[-1] = score
        self.hops.append(score)
        return self.pegs[self.front].journey([self.spot(score, self.front)]) + self._go_round(was, before, score)

    @property
    def way(self) -> tuple[QPointF, ...]:
        """Where the peg has stood since the count began that is being shown."""
        return tuple([self.spot(points, self.front) for points in self.hops])

    def _go_round(self, was: int, before: int, score: int) -> list[Step]:
        laps = lap_and_hole(score, self.goal)[0]
        if laps == was:
            return []
        at = self.holes.lap(self.number, max(1, laps)) * self.scale
        passing = Peg.until(laps * ROUND - before, score - before) if laps > was else 0
        if laps and was:
            return self.laps.journey([at])
        if laps:
            return self.laps.drop_in(at, max(0, passing))
        self.laps.stand(at)
        self.laps.setOpacity(0)
        return []

    def hole_of(self, peg: Peg) -> int:
        """The hole of the track a peg stands in, 0 if it is in none."""
        track = ((hole, self.holes.track(self.number, hole)) for hole in range(1, GAME + 1))
        return next((hole for hole, at in track if near(peg.pos(), at * self.scale)), 0)

    def reading(self) -> int:
        """The points, from nothing but where the pegs are."""
        first, second = sorted(self.hole_of(peg) for peg in self.pegs)
        laps = 0
        if self.laps.opacity() > .5:
            laps = next(n for n in (1, 2) if near(self.laps.pos(), self.holes.lap(self.number, n) * self.scale))
        if second == GAME:
            return self.goal
        front = first if first and laps and second - first > MOST else second
        return laps * ROUND + front


def far(one: QPointF, other: QPointF) -> float:
    """The square of the distance between two points."""
    between = one - other
    return between.x() ** 2 + between.y() ** 2


def near(one: QPointF, other: QPointF) -> bool:
    """Whether two points are the same hole."""
    return far(one, other) < 4
