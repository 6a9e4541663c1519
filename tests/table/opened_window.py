"""The window of the program, opened as it is when it has the keyboard."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.table.unseen import unseen


@contextmanager
def opened_window(qtbot: QtBot, file: Path | None = None, size: tuple[int, int] | None = (1440, 900),
                  **settings: object) -> Iterator[MainWindow]:
    """So large, or as it opens by itself; with these settings, `_` for a space; `file` is its store, else memory."""
    with Store(file) as store:
        kept = Settings(store)
        kept.update({name.replace("_", " "): value for name, value in settings.items()})
        wear(look_of(kept))
        window = MainWindow(store, kept)
        qtbot.addWidget(window)
        if size is not None:
            window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        with unseen(window):
            yield window
        window.close()
