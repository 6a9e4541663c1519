"""The window a monkey plays with: python -m tests.attacks.monkey_window GAME SEED EVENTS.

Prints a word for each event before it is made.  Whatever is wrong is said to stderr: an exception, a line of the log,
a warning of Qt's, and with the stacks of all threads a crash, or an event that takes HANG seconds of the processor.
"""
from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.games import game
from cardtable.table.app import application
from cardtable.table.app.window import MainWindow
from cardtable.table.cabinet.gallery import DOORS
from cardtable.table.forms.setup import at_once
from tests.table.playing import Mouse, grip
from tools.patience import end_after, watch

HANG = 40                            # seconds of the processor
PAUSE = 2                            # milliseconds between two events
KEYS = [*[getattr(Qt.Key, f"Key_{name}") for name in (
    "Tab", "Backtab", "Return", "Space", "Escape", "Up", "Down", "Left", "Right", "Home", "End", "Backspace",
    *"ABCFHLPST123456")]]
SIZES = [(1024, 700), (1100, 900), (1440, 900), (1700, 1000), (2000, 1200)]
OFTEN = {"key": 12, "tab": 10, "click": 14, "drag": 4, "wheel": 1, "resize": 1, "door": 1, "leave": .3, "setting": .5,
         "new": .2, "answer": 8}
SETTINGS = {"text size": (75, 100, 150, 200), "motion": ("instant", "quick", "usual", "slow"),
            "reduced motion": (True, False), "book open": (True, False), "play by": ("one click", "two clicks", "drag")}


class Monkey:
    """So many events, then the window is closed."""

    def __init__(self, name: str, seed: int, events: int) -> None:
        self.name, self.rng, self.left = name, Random(seed), events
        self.timer = QTimer(interval=PAUSE)
        self.timer.timeout.connect(self.act)
        self.timer.start()

    @property
    def window(self) -> MainWindow | None:
        return next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)

    def act(self) -> None:
        window = self.window
        if window is None or not window.isVisible():
            return
        self.left -= 1
        if self.left < 0:
            self.timer.stop()
            end_after(HANG)
            window.close()
            return
        what, = self.rng.choices(list(OFTEN), OFTEN.values())
        print(what, flush=True)
        end_after(HANG)
        getattr(self, what)(window)
        end_after(HANG)

    def at(self, window: MainWindow) -> QPoint:
        return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))

    def key(self, window: MainWindow) -> None:
        QTest.keyClick(window.windowHandle(), self.rng.choice(KEYS))

    def tab(self, window: MainWindow) -> None:
        QTest.keyClick(window.windowHandle(), self.rng.choice((Qt.Key.Key_Tab, Qt.Key.Key_Backtab)))

    def click(self, window: MainWindow) -> None:
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                         self.at(window))

    def drag(self, window: MainWindow) -> None:
        first, last, handle = self.at(window), self.at(window), window.windowHandle()
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, first)
        for n in range(1, 5):
            QTest.mouseMove(handle, first + (last - first) * n / 4)
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, last)

    def wheel(self, window: MainWindow) -> None:
        QTest.wheelEvent(window.windowHandle(), self.at(window), QPoint(0, self.rng.choice((-120, 120))))

    def resize(self, window: MainWindow) -> None:
        window.resize(*self.rng.choice(SIZES))

    def door(self, window: MainWindow) -> None:
        if window.gallery.isVisible() and len(window._overlays) < 2:
            window.open_door(self.rng.choice(DOORS))

    def leave(self, window: MainWindow) -> None:
        if window.table is not None:
            window.show_gallery()

    def new(self, window: MainWindow) -> None:
        if window.table is None:
            unfinished = window.store.sittings(finished=False)
            if unfinished:
                window.resume(self.rng.choice(unfinished).id)
            else:
                window.open_table(at_once(game(self.name), {}, "novice", seed=self.left))

    def setting(self, window: MainWindow) -> None:
        name = self.rng.choice(list(SETTINGS))
        window.settings[name] = self.rng.choice(SETTINGS[name])
        window.relook()

    def answer(self, window: MainWindow) -> None:
        """What is asked, so that the game goes on."""
        table = window.table
        if table is None:
            self.new(window)
        elif table.slips.slip is not None:
            self.rng.choice(list(table.slips.slip.buttons.values())).click()
        elif table.actions_.open is None and table.scene.tokens:
            Mouse(table, self.rng).press(self.rng.randrange(len(table.scene.tokens)))
        elif table.actions_.open is None and table.host.answering.cards():
            item = table.scene.lying.find(self.rng.choice(table.host.answering.cards()))
            if item is not None and table.scene.ground is not None:          # a drag plays it under every setting
                Mouse(table, self.rng).drag(grip(item), table.scene.ground.drop_area().center())


def main(name: str, seed: int, events: int) -> int:
    watch()
    logging.getLogger("cardtable").addHandler(logging.StreamHandler())
    application.application()
    monkey = Monkey(name, seed, events)
    start: Callable[..., int] = application.run
    code = start(at_once(game(name), {}, "novice", seed=seed))
    end_after(0)
    assert monkey.left < 0, "the window closed before all was done"
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
