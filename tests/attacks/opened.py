"""Spoilt files of saved games opened by the real window: python -m tests.attacks.opened FOLDER SEED COPIES.

Each copy is opened as a start of the program opens it; then the sheets that read it, the dialogs where a setting was
spoilt, and some of the games that can be gone on with.  Prints a line of JSON for each: what was done to it, what was
told, what went wrong, and how many lines of how many could be read again.
"""
from __future__ import annotations

import json
import logging
import os
import shutil
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from cardtable.games import NAMES
from cardtable.store import Store, StoreFault, saves_file
from cardtable.store.folders import HOME
from cardtable.table.app import application
from cardtable.table.app.window import MainWindow
from cardtable.table.sheets.records import RecordsSheet
from tests.attacks import damage

SHEETS = ("records", "statistics")
EXPECTED = "the table could not be laid"         # of a record that is no longer one: it is told
SILENT = ("propagateSizeHints", "QFont")         # what this platform says of itself
HURRY, RESUMED = 3, 3                            # milliseconds to look around, games gone on with


class Wrong(logging.Handler):
    """All that nobody foresaw, and all that Qt warns of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.met: list[str] = []
        logging.getLogger("cardtable").addHandler(self)
        qInstallMessageHandler(lambda kind, where, text: None if any(word in text for word in SILENT)
                               else self.met.append(f"Qt: {text}"))

    def emit(self, record: logging.LogRecord) -> None:
        if EXPECTED not in record.getMessage():
            self.met.append(logging.Formatter().format(record))


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def visit(window: MainWindow, settings: bool) -> Iterator[None]:
    """What reads sittings and results, and `settings` if that is asked for."""
    for sheet in (*SHEETS, *(["settings"] if settings else [])):
        window.open_door(sheet)
        laid = window._overlays[-1].sheet
        if isinstance(laid, RecordsSheet):
            for row in range(min(3, laid.list.count())):
                laid.list.setCurrentRow(row)
        yield
    for name in NAMES if settings else ():
        window.choose_game(name, "")
        yield
    for saved in window.store.sittings(finished=False)[:RESUMED]:
        window.resume(saved.id)
        yield
    window.show_gallery()


def look_around(told: list[str], wrong: Wrong, settings: bool) -> None:
    """Called as soon as the window is open; closes it."""
    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible())
    try:
        told += [f"{laid.sheet.accessibleName()}: {laid.sheet.accessibleDescription()}" for laid in window._overlays]
        for _ in visit(window, settings):
            wait(HURRY)
            for laid in list(window._overlays):
                laid.put_away()
    except Exception as error:
        wrong.met.append("".join(traceback.format_exception(error)))
    finally:
        for laid in list(window._overlays):
            laid.sheet.blockSignals(True)
        window.close()


def lines_in(file: Path) -> int:
    try:
        with Store(file) as store:
            if store.notice is not None:
                raise AssertionError(f"opened a second time it is damaged again: {store.notice.text}")
            return sum(saved.moves for saved in store.sittings())
    except StoreFault:
        return 0


def start(wrong: Wrong, settings: bool) -> tuple[int, list[str]]:
    """The program from its start to its end; its code, and the sheets that lay over the window at once."""
    told: list[str] = []
    QTimer.singleShot(30, lambda: look_around(told, wrong, settings))
    return application.run(), told


def one(base: Path, home: Path, seed: int, wrong: Wrong) -> dict[str, Any]:
    """One copy, spoilt and opened."""
    rng = Random(seed)
    os.environ[HOME] = str(home)
    file = saves_file()
    file.parent.mkdir(parents=True)
    shutil.copyfile(base, file)
    how = damage.spoil(file, rng)
    before = file.read_bytes()
    wrong.met.clear()
    code, told = start(wrong, "setting" in how)
    for handler in logging.getLogger("cardtable").handlers[1:]:      # each start opens a log of its own
        logging.getLogger("cardtable").removeHandler(handler)
        handler.close()
    kept = list(file.parent.glob("*corrupt*[0-9]"))
    met = list(wrong.met)
    if code:
        met.append(f"it ended with {code}")
    aside = any("damaged" in text for text in told)
    unkept = any("Nothing can be kept" in text for text in told)
    if aside != bool(kept) or (aside and before not in [path.read_bytes() for path in kept]):
        met.append("what was laid aside is not what there was")
    if unkept and file.read_bytes() != before:
        met.append("a file that could not be used was changed")
    lines = 0
    try:
        lines = lines_in(file)
    except AssertionError as error:
        met.append(str(error))
    return {"seed": seed, "how": how, "told": told, "aside": aside, "unkept": unkept, "lines": lines, "wrong": met}


def main(folder: Path, seed: int, copies: int) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application.application()
    wrong, base = Wrong(), folder / "base.sqlite"
    damage.make(base, Random(5))
    (there,) = sqlite3.connect(base).execute("SELECT count(*) FROM move").fetchone()
    for number in range(seed, seed + copies):
        found = one(base, folder / str(number), number, wrong)
        print(json.dumps(found | {"there": there}), flush=True)
        shutil.rmtree(folder / str(number))
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
