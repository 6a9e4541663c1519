"""Every lesson from first to last step and back, in a window on a scratch store."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.tutor.library import names, taught
from tools.trials import Part


def parts() -> Iterator[Part]:
    """A part for each lesson there is."""
    for game in taught():
        for name in names(game):
            yield Part(f"lesson {name}", 1, partial(attack, name))


def attack(name: str, seed: int) -> Counter[str]:
    """Whatever the page asks is answered wrongly, then rightly; nothing leaves the learner stuck."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.store import Settings, Store
    from cardtable.table.app.application import application
    from cardtable.table.app.window import MainWindow
    from cardtable.table.widgets import wear
    from cardtable.table.widgets.look_of import look_of
    from tests.table.lessons.walking import walk
    application()
    with TemporaryDirectory() as home, Store(Path(home) / "saves.sqlite") as store:
        settings = Settings(store)
        settings["motion"], settings["welcomed"] = "instant", True
        wear(look_of(settings))
        window = MainWindow(store, settings)
        window.resize(1440, 900)
        window.show()
        try:
            return Counter(pages=walk(window, name))
        finally:
            window.close()
