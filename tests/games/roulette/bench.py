"""How smooth the table is while the wheel turns and a master thinks in another thread, and how long the turns are
that follow a move; what `make bench` measures.

Measured offscreen in a process of its own, at pixel ratios 1 and 2, with the load of the machine beside it.
"""
from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

PAINT, FRAME = 8.0, 17.0                             # milliseconds, at the 95th percentile
FIRST = 17                                           # the spin that does not count: pictures are drawn
SIZE = (1440, 900)
SELDOM = 300                                         # milliseconds between two looks, which take of a frame


def measure() -> Iterator[dict[str, Any]]:
    """One line for each figure."""
    for ratio in (1, 2):
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(ratio), "QT_FONT_DPI": "96"}
        done = subprocess.run([sys.executable, "-m", "tests.games.roulette.bench"], env=environment, check=True,
                              capture_output=True, text=True)
        found = json.loads(done.stdout.strip().splitlines()[-1])
        where = f"offscreen, ratio {ratio}, load {os.getloadavg()[0]:.1f}, {len(found['paints'])} frames"
        for name, values, aim in (("painting", found["paints"], PAINT),
                                   ("processor time of painting", found["worked"], PAINT),
                                   ("between frames", found["frames"], FRAME)):
            yield {"name": f"{name}, p95, the wheel turning while a master thinks", "value": _share(values, .95),
                   "unit": "ms", "aim": aim, "where": where}
    from tests.games.roulette.moments import MOMENTS
    from tests.table import turns
    yield from turns.lines({"Roulette with four": MOMENTS["open-4"]()})


def _share(values: Sequence[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))], 3)


# --- in the measured process

def measured() -> dict[str, list[float]]:
    """Spins the wheel again and again while another thread searches at Écarté; milliseconds."""
    from threading import Thread

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QGraphicsView

    from cardtable.croupier.thinkers import BUSY_SWITCH
    from cardtable.games import game
    from cardtable.players.stop import Stop
    from cardtable.players.think import think
    from cardtable.rules.events import NATURE, Event
    from cardtable.rules.moves import Move
    from cardtable.rules.record import parse_line
    from cardtable.rules.sitting import Sitting
    from cardtable.table.app.application import application
    from cardtable.table.performing.announced import announce
    from cardtable.table.sitting.view import TableView
    from tests.games.ecarte.moments import MOMENTS as CARDS
    from tests.games.roulette.moments import MOMENTS
    from tools.screens import table
    from tools.waiting import spin, until

    application()
    paints: list[tuple[float, float, float]] = []

    def timed(view: TableView, event: QPaintEvent) -> None:
        began, busy = time.perf_counter(), time.thread_time()
        QGraphicsView.paintEvent(view, event)
        paints.append((began, time.perf_counter(), time.thread_time() - busy))

    TableView.paintEvent = timed  # type: ignore[method-assign,assignment]
    moment = CARDS["propose"]()
    sitting = Sitting(game(moment.game), moment.options, moment.players)
    for seat, move in map(parse_line, moment.lines):
        if isinstance(move, Move):
            sitting.submit(seat, move)
    asked = sitting.match.pending().must[0]
    thinker = sitting.view(sitting.match.deal().by(asked))

    def search() -> None:
        while True:
            think(thinker, "master", 1, 1.0, Stop())

    def nothing() -> None:
        """The number is seen, and its place lit."""

    took, worked, between = list[float](), list[float](), list[float]()
    with table(MOMENTS["staked-4"](), SIZE, {}) as page:
        page.scene.stage.motion.speed, page.scene.stage.motion.reduced = 1.0, False
        sys.setswitchinterval(BUSY_SWITCH)
        Thread(target=search, daemon=True).start()
        for number in (17, 0, 32, 4, 26):
            del paints[:]
            announce(page.scene, Event("said", NATURE, what="number", args=(number,)), page.host.sight.deal,
                     nothing)
            until(lambda: page.scene.spots.items[f"n{number}"].won, 30, SELDOM)  # noqa: B023
            if number != FIRST:
                took += [1000 * (end - began) for began, end, _ in paints]
                worked += [1000 * busy for _, _, busy in paints]
                between += [1000 * (after[0] - before[0]) for before, after in pairwise(paints)]
            spin(100)
    return {"paints": took, "worked": worked, "frames": between}


if __name__ == "__main__":
    print(json.dumps(measured()))
    sys.stdout.flush()
    os._exit(0)                                                    # a searching thread is not waited for
