"""Every lesson from first to last step and back, in a window on a scratch store, by real clicks and by real keys."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.tutor.library import names, taught
from tools.trials import Part

WINDOWS = {"1093x614": ((1093, 614), 100), "1440x900": ((1440, 900), 100), "200 %": ((1440, 900), 200)}
"""What is walked at: the size of the window, and of letters in hundredths."""


def parts() -> Iterator[Part]:
    """A part for each lesson there is, in each of these windows, by mouse and by keys."""
    for game in taught():
        for name in names(game):
            for window in WINDOWS:
                for hand in ("mouse", "keys"):
                    yield Part(f"lesson {name} at {window} by {hand}", 1, partial(attack, name, window, hand))


def attack(name: str, at: str, hand: str, seed: int) -> Counter[str]:
    """Whatever the page asks is answered wrongly, then rightly, and the deal played out; nothing leaves the learner
    stuck."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.store import Settings, Store
    from cardtable.table.app.application import application
    from cardtable.table.app.window import MainWindow
    from cardtable.table.widgets import wear
    from cardtable.table.widgets.look_of import look_of
    from tests.table.lessons.walking import walk
    application()
    size, text = WINDOWS[at]
    with TemporaryDirectory() as home, Store(Path(home) / "saves.sqlite") as store:
        settings = Settings(store)
        settings.update({"motion": "instant", "welcomed": True, "text size": text})
        wear(look_of(settings))
        window = MainWindow(store, settings)
        window.resize(*size)
        window.show()
        window.activateWindow()
        try:
            return walk(window, name, hand, seed)
        finally:
            window.close()
