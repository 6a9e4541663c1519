"""The cribbage board: two pegs a side that leap over one another; the foremost tells the score (002:1182-1193)."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsSceneHoverEvent

from cardtable.devices.base import Device
from cardtable.devices.pegboard import board_drawn, ends_drawn
from cardtable.devices.pegboard.holes_drawn import GAME, LENGTH, ROUND, Holes
from cardtable.devices.pegboard.lane import Lane, far
from cardtable.table.items.stage import Stage, picture, wear

TWICE = 121            # round the board: the game if nothing else is said
COIN_BELOW = 28.0      # the edge of the board
REACH = 11.0            # from a hole within which the pointer is on it
WAY_Z = 900.0           # over pegs that stand, under one in flight
MATERIALS, PLAIN = ("ivory", "ebony", "red"), ("white", "ringed", "yellow")
"""What the pegs of each lane are called, in the usual dress and in high contrast."""


class CribbageBoard(Device):
    """Scores by side, whoever looks first; `goal` is 61, 121 or 181: once, twice or thrice round.

    `mirrored` boards start on the right, which is the first dealer's left when he sits across.  For three sides the
    third arm of the board is swung out on the near side.
    """

    SIZE = QSizeF(LENGTH, Holes().high)

    def __init__(self, stage: Stage, owners: str | Sequence[str] = (), mirrored: bool = False,
                 goal: int | None = None) -> None:
        self.game = goal or TWICE
        self.holes = Holes(max(2, len(owners)), mirrored)
        super().__init__(stage, owners, mirrored, self.game)
        self.setAcceptHoverEvents(True)

    @property
    def measure(self) -> QSizeF:
        return QSizeF(LENGTH, self.holes.high)

    def build(self) -> None:
        """Wood and pegs."""
        self._wood = picture(self, z=-1)
        self._ends = (picture(self), picture(self))      # the others' scores, and the own
        self._way = tuple([QGraphicsPathItem(self) for _ in range(2)])
        for line in self._way:
            line.setZValue(WAY_Z)
            line.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._lit = -1                   # the side whose score is being counted out
        self.lanes = [Lane(self, self.stage, number, self.holes, self.game) for number in range(len(self.owners))]

    def dress(self) -> None:
        """Wood and pegs."""
        self.words_below.text = self.caption()
        super().dress()
        wear(self._wood, self.stage.pixmaps.get(board_drawn.board, self.stage.look, self.size().width(), self.holes))
        for lane in self.lanes:
            lane.dress(self.scale_now)
        self._draw_ends()
        self._draw_way()

    def _draw_ends(self) -> None:
        """Numerals of brass beyond the board, where it is told whose they are."""
        if not any(self.owners):
            return
        scale, high = self.scale_now, round(self.size().height() * ends_drawn.SHARE)
        width, gap = ends_drawn.WIDE * scale, ends_drawn.GAP * scale
        shown = [(str(min(score, self.game)), name) for score, name in zip(self.numbers, self.called, strict=True)]
        for item, scores, lit, x in (
                (self._ends[0], tuple(shown[:0:-1]), self._lit > 0, -gap - width),
                (self._ends[1], (shown[0],), self._lit == 0, self.size().width() + gap)):
            wear(item, self.stage.pixmaps.get(ends_drawn.end, self.stage.look, width, high, scores, lit))
            item.setPos(x, (self.size().height() - high) / 2)

    @property
    def lies(self) -> QRectF:
        """With its ends, on which the scores are read."""
        away = (ends_drawn.WIDE + ends_drawn.GAP) * self.scale_now if any(self.owners) else 0.0
        return super().lies.adjusted(-away, 0, away, 0)

    @property
    def called(self) -> list[str]:
        """The owners in a word each."""
        if len(self.owners) == 2 and any(" and " in owner for owner in self.owners):
            return ["Ours", "Theirs"] if "You" in self.owners[0] else ["Near", "Far"]
        return [owner.split()[-1] if owner else "" for owner in self.owners]

    def _draw_way(self) -> None:
        """Dotted over the holes by which the peg has come."""
        lane = self.lanes[self._lit] if self._lit >= 0 else None
        path = ends_drawn.arcs(lane.way, self.scale_now) if lane is not None else QPainterPath()
        for line, pen in zip(self._way, ends_drawn.strokes(self.stage.look, self.scale_now), strict=True):
            line.setPath(path)
            line.setPen(pen)

    def climb(self, which: int, points: int, begins: bool) -> None:
        """The hinder peg leaps over the foremost once, and goes on from there."""
        lane = self.lanes[which]
        self._lit = which
        Device.show_numbers(self, [have + points * (n == which) for n, have in enumerate(self.numbers)])
        lane.settle()
        steps = lane.climb(self.numbers[which], begins)
        self._draw_ends()
        self._draw_way()
        self.stage.play(steps, self._at_rest)

    def climbed(self) -> None:
        """The way is taken off the board."""
        self._lit = -1
        self._draw_ends()
        self._draw_way()

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Peg each side's points: the hinder peg leaps over the foremost and counts them out hole by hole."""
        super().show_numbers(numbers, moving)
        self._draw_ends()
        changed = [(lane, score) for lane, score in zip(self.lanes, numbers, strict=True) if lane.marks[-1] != score]
        for lane, _ in changed:
            lane.settle()
        steps = [step for lane, score in changed for step in lane.go(score)]
        if moving:
            self.stage.play(steps, self._at_rest)
        else:
            self._at_rest()

    def _at_rest(self) -> None:
        for lane in self.lanes:
            if not lane.moving:
                lane.stand()

    def recall(self, before: Sequence[int]) -> None:
        """Where the hinder pegs stand, none beyond the foremost, on a board that comes to a game already begun."""
        for lane, score in zip(self.lanes, before, strict=True):
            lane.marks = sorted({0, score, lane.marks[-1]})
            lane.stand()

    def coin_at(self, which: int) -> QPointF:
        """Under the near edge of the board, below the peg that tells the score."""
        lane = self.lanes[which]
        x = lane.spot(lane.marks[-1], lane.front).x()
        return self.mapToScene(QPointF(x, self.size().height() + COIN_BELOW * self.scale_now))

    def readings(self) -> tuple[int, ...]:
        return tuple([lane.reading() for lane in self.lanes])

    # --- in words

    def caption(self) -> str:
        """As in "You 47 · Mrs. Halloran 29 · of 121"; with three, what each one's pegs are made of."""
        told = [f"{owner} {score}" for owner, score in zip(self.owners, self.numbers, strict=True)]
        if len(told) > 2:
            called = PLAIN if self.stage.look.palette.plain else MATERIALS
            told = [f"{made} {words}" for made, words in zip(called, told, strict=True)]
        return " · ".join([*told, f"of {self.game}"])

    def sentence(self) -> str:
        """As in "Cribbage board: You 47, hinder peg at 45; Mrs. Halloran 29, hinder peg at 26; of 121"."""
        told = [self._told(lane, owner) for lane, owner in zip(self.lanes, self.owners, strict=True)]
        return "Cribbage board: {scores}; of {goal}".format(scores="; ".join(told), goal=self.game)

    def _told(self, lane: Lane, owner: str) -> str:
        score = lane.marks[-1]
        if score >= self.game:
            return f"{owner} home"
        words = f"{owner} {score}"
        return f"{words}, hinder peg at {lane.hinder}" if lane.hinder else words

    def hole_told(self, lane: int, hole: int) -> str:
        """As in "35 · 95": the points a peg in this hole may tell, round by round."""
        if hole == GAME:
            return f"{self.game}, the game hole"
        points = " · ".join([str(hole + ROUND * lap) for lap in range((self.game - 1) // ROUND)])
        here = any(self.lanes[lane].hole_of(peg) == hole for peg in self.lanes[lane].pegs)
        return f"{points}, {self.owners[lane]}" if here else points

    # --- the pointer

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The number of the hole under the pointer."""
        scale, at = self.scale_now, event.pos()
        found = min(self.holes.all().items(), key=lambda hole: far(hole[1] * scale, at))
        if far(found[1] * scale, at) <= (REACH * scale) ** 2:
            self.tag.say(self.hole_told(*found[0]), found[1] * scale - QPointF(0, 10 * scale))
        else:
            self.tag.say("", at)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """No hole."""
        self.tag.say("", event.pos())

