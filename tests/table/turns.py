"""What each turn of the event loop costs the window while a table plays on, by its own processor time or by calls."""
from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from cProfile import Profile
from random import Random
from typing import Any, Protocol
from unittest.mock import patch

from PySide6.QtCore import QAbstractEventDispatcher
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGraphicsView

from cardtable.players.think import think
from cardtable.store import Settings, Store
from cardtable.table.app.application import application
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.view import TableView
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.attacks.evenings import by_hand
from tests.table.playing import Mouse, gone_on
from tests.table.seating import saved
from tools.moments import Moment
from tools.waiting import until

SIZE = (1440, 900)
MOVES, FIRST = 60, 5         # that count, after some in which pictures are drawn
MOST = 20.0                  # milliseconds
PATIENCE = 120               # seconds for a decision to come, on a machine that has other things to do


class Measure(Protocol):
    """Of what a turn costs."""

    def start(self) -> None:
        """A turn begins."""

    def spent(self) -> float:
        """In this turn."""


class Clock:
    """Milliseconds of this thread's processor, but for painting."""

    def __init__(self) -> None:
        self.painted = self.begun = 0.0

    def start(self) -> None:
        """A turn begins."""
        self.painted, self.begun = 0.0, time.thread_time()

    def spent(self) -> float:
        """In this turn."""
        return 1000 * (time.thread_time() - self.begun - self.painted)

    def paint(self, view: TableView, event: QPaintEvent) -> None:
        """What is painted meanwhile is counted elsewhere."""
        began = time.thread_time()
        QGraphicsView.paintEvent(view, event)
        self.painted += time.thread_time() - began


class Calls:
    """Calls of functions, which no other work of the machine changes."""

    def __init__(self) -> None:
        self.profile = Profile()

    def start(self) -> None:
        """A turn begins."""
        self.profile = Profile()
        self.profile.enable()

    def spent(self) -> float:
        """In this turn."""
        self.profile.disable()
        return float(sum([entry.callcount for entry in self.profile.getstats()]))


def turns(page: TablePage, moves: int, seed: int, measure: Measure, first: int) -> list[float]:
    """What each turn cost while so many moves were made, the person's by the mouse as a club player would; the `first`
    moves do not count, in which pictures are drawn."""
    found, sitting, rng = list[float](), page.host.croupier.sitting, Random(seed)
    person, begun, counting, late = Mouse(page, rng), len(page.host.croupier.steps), [False], [False]

    def made() -> int:
        return len(page.host.croupier.steps) - begun

    def turned() -> None:
        if counting[0]:
            spent = measure.spent()
            if late[0]:                          # else the window may have been opened in it
                found.append(spent)
        counting[0], late[0] = True, made() > first
        measure.start()

    def waited(done: Callable[[], bool]) -> None:
        until(lambda: gone_on(page) and page.host.idle and (sitting.over or done()), PATIENCE, 5)

    dispatcher, collects = QAbstractEventDispatcher.instance(), gc.isenabled()
    dispatcher.aboutToBlock.connect(turned)
    gc.disable()                                 # the window collects in turns of its own (app/collector.py)
    try:
        while made() < first + moves and not sitting.over:
            waited(lambda: bool(page.host.answering.turn) or page.slips.slip is not None)
            if sitting.over:
                break
            measure.spent()
            counting[0] = False                  # what the person does is none of the table's
            if page.slips.slip is not None:
                person.act()
            else:
                person.make(by_hand(sitting, think(page.host.croupier.view(0), "club", rng.randrange(10 ** 6)).move))
    finally:
        dispatcher.aboutToBlock.disconnect(turned)
        if collects:
            gc.enable()
        if counting[0]:
            measure.spent()
    return found


@contextmanager
def seated(moment: Moment, size: tuple[int, int] = SIZE) -> Iterator[TablePage]:
    """The page at a moment, nothing of which waits for motion or for companions."""
    application()
    with Store(None) as store:
        settings = Settings(store)
        settings["forced cards"] = "off"
        wear(look_of(settings))
        page = TablePage(saved(store, moment), store, settings, pace=0)
        page.stage.motion.speed, page.stage.guard = 0, 0
        page.resize(*size)
        page.show()
        page.view.setFocus()
        try:
            yield page
        finally:
            page.close_table()
            page.hide()
            page.deleteLater()


def lines(moments: Mapping[str, Moment]) -> Iterator[dict[str, Any]]:
    """For `make bench`: the longest turn of MOVES moves, by what is told of the table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for told, moment in moments.items():
        clock = Clock()
        with seated(moment) as page, patch.object(TableView, "paintEvent", clock.paint, create=True):
            found = sorted(turns(page, MOVES, 5, clock, FIRST))
        yield {"name": f"longest turn of the event loop in {MOVES} moves, {told}", "value": round(found[-1], 1),
               "unit": "ms", "aim": MOST, "where": f"processor time but for painting, load {os.getloadavg()[0]:.1f}, "
               f"{len(found)} turns, {sum(one > MOST for one in found)} longer than {MOST}"}
