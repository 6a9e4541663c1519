"""How fast the window is: its first paint, its memory, and its frames while cards are dealt and a thread searches.

Measured on Qt's offscreen platform and, where xvfb-run is installed, under an X server; at pixel ratios 1 and 2.
"""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

FIRST_PAINT, MEMORY = .7, 150.0                      # seconds, megabytes
PAINT, FRAME, WORST = 8.0, 20.0, 50.0                # milliseconds: 95th percentiles, and the longest
DEALS, OPENED = 4, 3
SELDOM = 100                                         # milliseconds between two looks, which take of a frame
GAMES = 30                                           # in a full cabinet: those that there are, and stand-ins
SIZE = (1440, 900)
DEALING = {"deal": "dealing", "search": "dealing while a master thinks",
           "sounds": "dealing, heard, while a master thinks"}


def measure() -> Iterator[dict[str, Any]]:
    """One line for each figure."""
    platforms: dict[str, list[str]] = {"offscreen": []}
    if shutil.which("xvfb-run"):
        platforms["xcb"] = ["xvfb-run", "-a", "-s", "-screen 0 2900x1900x24"]
    for platform, before in platforms.items():
        for ratio in (1, 2):
            where = f"{platform}, ratio {ratio}"
            runs = [_run(before, platform, ratio, "open") for _ in range(OPENED)]
            best = f"{where}, best of {OPENED}"
            yield _line("first paint of the window", min(run["first paint"] for run in runs), "s", FIRST_PAINT, best)
            yield _line("first paint of a table", min(run["table"] for run in runs), "s", FIRST_PAINT, best)
            yield _line("memory at the table", max(run["memory"] for run in runs), "MB", MEMORY, where)
            full = [_run(before, platform, ratio, "cabinet") for _ in range(OPENED)]
            name = f"first paint of a cabinet of {GAMES}"
            yield _line(name, min(run["first paint"] for run in full), "s", FIRST_PAINT, best)
            yield _line(f"memory with a cabinet of {GAMES}", max(run["memory"] for run in full), "MB", MEMORY, where)
            for kind, doing in DEALING.items():
                dealt = _run(before, platform, ratio, kind)
                yield _line(f"painting, p95, {doing}", _share(dealt["paints"], .95), "ms", PAINT, where)
                yield _line(f"between frames, p95, {doing}", _share(dealt["frames"], .95), "ms", FRAME, where)
                yield _line(f"between frames, longest, {doing}", max(dealt["frames"]), "ms", WORST, where)


def _line(name: str, value: float, unit: str, aim: float, where: str) -> dict[str, Any]:
    return {"name": name, "value": round(value, 3), "unit": unit, "aim": aim, "where": where}


def _share(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _run(before: Sequence[str], platform: str, ratio: int, kind: str) -> dict[str, Any]:
    environment = {**os.environ, "QT_QPA_PLATFORM": platform, "QT_SCALE_FACTOR": str(ratio), "QT_FONT_DPI": "96",
                   "CARDTABLE_BENCH_START": str(time.time())}
    done = subprocess.run([*before, sys.executable, "-m", "tools.bench_window", kind], env=environment,
                          capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


# --- in the measured process

def resident() -> float:
    """Megabytes of this process in memory."""
    with open("/proc/self/status") as status:                      # noqa: PTH123
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def measured(kind: str) -> dict[str, Any]:
    """Opens the window ("open"), with thirty games in the cabinet ("cabinet"), or deals; figures of what was seen."""
    start = float(os.environ["CARDTABLE_BENCH_START"])
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QGraphicsView

    from cardtable.games import game
    from cardtable.store import Settings, Store
    from cardtable.table.app.application import application
    from cardtable.table.app.window import MainWindow
    from cardtable.table.forms.setup import at_once
    from cardtable.table.widgets import wear
    from cardtable.table.widgets.look_of import look_of
    from tools.waiting import spin, until

    app = application()
    store = Store(None)
    settings = Settings(store)
    wear(look_of(settings))
    if kind == "cabinet":
        from tools.placeholders import house_of
        house_of(GAMES).__enter__()
    window = MainWindow(store, settings)
    if kind == "sounds":
        window.sounds = _heard_by_nobody()
    window.resize(*SIZE)
    first: list[float] = []

    class Painted(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                first.append(time.time())
            return False

    painted = Painted()
    window.installEventFilter(painted)
    window.show()
    until(lambda: bool(first))
    app.processEvents()
    opened = time.time() - start
    window.removeEventFilter(painted)
    spin(300)
    if kind == "cabinet":
        return {"first paint": opened, "memory": resident()}

    from cardtable.table.sitting.view import TableView
    paints: list[tuple[float, float]] = []

    def timed(view: TableView, event: QPaintEvent) -> None:
        began = time.perf_counter()
        QGraphicsView.paintEvent(view, event)
        paints.append((began, time.perf_counter()))

    TableView.paintEvent = timed  # type: ignore[method-assign,assignment]
    sat = time.time()
    window.open_table(at_once(game("ecarte"), {}, level="master", seed=3))
    until(lambda: bool(paints))
    table = time.time() - sat
    page: Any = window.table
    until(lambda: not page.host.teller.busy, 20)
    spin(400)
    if kind == "open":
        return {"first paint": opened, "table": table, "memory": resident()}
    return _dealt(page, paints, kind != "deal")


def _heard_by_nobody() -> Any:
    """A loudspeaker that mixes and feeds a device as any other, but the device is the library's own silent one."""
    from miniaudio import Backend

    from cardtable.table.sounds.speaker import Speaker, open_device
    return Speaker(lambda: .8, lambda frames: open_device(frames, [Backend.NULL]))


def _dealt(page: Any, paints: list[tuple[float, float]], searching: bool) -> dict[str, Any]:
    """Deals again and again, by the page's own replay; the first time does not count, as pictures are drawn."""
    from cardtable.croupier.thinkers import BUSY_SWITCH
    from cardtable.players.stop import Stop
    from tools.waiting import spin, until

    host = page.host
    busy = [searching]
    if searching:
        from threading import Thread

        from cardtable.players.think import think
        view = host.croupier.view(host.croupier.sitting.match.deal().by(host.croupier.sitting.match.deal().must[0]))

        def search() -> None:
            while busy[0]:
                think(view, "master", 1, 1.0, Stop())
        sys.setswitchinterval(BUSY_SWITCH)
        Thread(target=search, daemon=True).start()
    took: list[float] = []
    frames: list[float] = []
    for number in range(DEALS + 1):
        del paints[:]
        step = host.croupier.steps[-1]
        nature = next(s for s in reversed(host.croupier.steps) if s.seat < 0)
        host.happened(nature)
        until(lambda: not host.teller.busy, 20, SELDOM)
        if number:
            took += [1000 * (end - began) for began, end in paints]
            frames += [1000 * (b[0] - a[0]) for a, b in pairwise(paints)]
        spin(120)
        del step
    busy[0] = False
    return {"paints": took, "frames": frames}


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1])))
    sys.stdout.flush()
    os._exit(0)                                                    # a searching thread is not waited for
