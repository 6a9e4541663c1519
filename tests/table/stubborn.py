"""A real program whose master never ends thinking: python -m tests.table.stubborn computer|hints|errands GAME.

Plays until somebody thinks and hangs, closes the window, and prints how many lines of the record there were, how many
threads hung and how long closing took: "lines 12, hung 1, closed in 0.01 s".  Saves lie where CARDTABLE_HOME says.
"""
from __future__ import annotations

import os
import sys
import threading
import time
from random import Random
from typing import NoReturn

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.croupier import thinkers
from cardtable.games import game
from cardtable.table.app import application
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from tests.table.player import answer

HINTS = 6                    # more than there are places for


def endless(*_: object) -> NoReturn:
    """Hears of nothing, sleeps never."""
    while True:
        pass


def window() -> MainWindow:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))


class Person:
    """Answers at random until the moment has come, and closes the window in it."""

    def __init__(self, what: str) -> None:
        self.what, self.rng = what, Random(1)
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.timer.start(20)

    def look(self) -> None:
        page = window().table
        if not isinstance(page, TablePage):
            return
        page.stage.motion.speed, page.host.croupier.pace = 0, 0
        if self.moment(page):
            self.timer.stop()
            QTimer.singleShot(150, lambda: self.close(page))
        elif page.host.answering.turn or page.slips.slip is not None:
            answer(page, self.rng)

    def moment(self, page: TablePage) -> bool:
        if self.what == "computer":
            return page.host.croupier.considering and len(page.host.croupier.steps) > 2
        if self.what == "hints":
            if not page.host.answering.turn:
                return False
            for _ in range(HINTS):
                page.host.croupier.forget_hint()
                QTest.keyClick(window().windowHandle(), Qt.Key.Key_H)
            return True
        for _ in range(HINTS):
            page.host.thinkers.work(print, endless)
        return True

    def close(self, page: TablePage) -> None:
        began = time.monotonic()
        window().close()
        lines = len(page.host.croupier.sitting.lines)
        hung = sum(thread.name == "thinker" for thread in threading.enumerate())
        print(f"lines {lines}, hung {hung}, closed in {time.monotonic() - began:.2f} s", flush=True)


def main(what: str, name: str) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application.application()
    thinkers.think = endless
    person = Person(what)
    code = application.run(at_once(game(name), {}, "master", seed=1))
    del person
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
