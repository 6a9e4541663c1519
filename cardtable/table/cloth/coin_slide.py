"""Coins that slide from who pays to whom he pays."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.table.cloth.button_and_pots import PotItem
from cardtable.table.cloth.geometry import Z_SPEECH
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import GATHER, Step

ACROSS, ONE_BY_ONE = GATHER, 90      # how they slide, and milliseconds between two


class Way(NamedTuple):
    """Whence a coin slides, whither, and how much it stands for."""

    start: QPointF
    end: QPointF
    points: int


def slide(scene: QGraphicsScene, stage: Stage, ways: Sequence[Way], done: Callable[[], None]) -> None:
    """A coin with its number for each."""
    sliding: list[PotItem] = []
    steps: list[Step] = []
    for start, end, points in ways:
        coin = PotItem(stage)
        scene.addItem(coin)
        coin.hold(points)
        coin.put(Place(start.x(), start.y(), 0, 0, Z_SPEECH))
        sliding.append(coin)
        steps.append(Step(coin, {"pos": coin.corner(Place(end.x(), end.y()))}, ACROSS, ONE_BY_ONE * len(steps)))

    def landed() -> None:
        for coin in sliding:
            stage.remove(coin)
        done()

    stage.play(steps, landed)
