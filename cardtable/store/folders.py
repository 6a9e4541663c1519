"""The folders of the system in which the program keeps its files; CARDTABLE_HOME overrides them all.

Each raises StoreFault where the home of the user, or of another named by a tilde, is not known.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

from cardtable.store.faults import StoreFault

HOME = "CARDTABLE_HOME"
_APP = "cardtable"


def data() -> Path:
    """For what must not be lost: the file of saved games."""
    return _folder("data", lambda: platformdirs.user_data_path(_APP, appauthor=False))


def documents() -> Path:
    """For what a person asks to have written: records, score sheets, pictures."""
    return _folder("documents", lambda: platformdirs.user_documents_path() / _APP)


def cache() -> Path:
    """For what can be made again: drawn cards, logs of the arena."""
    return _folder("cache", lambda: platformdirs.user_cache_path(_APP, appauthor=False))


def logs() -> Path:
    """For reports of faults."""
    return _folder("logs", lambda: platformdirs.user_log_path(_APP, appauthor=False))


def saves_file() -> Path:
    """The one file of the store."""
    return data() / "cardtable.sqlite"


def _folder(kind: str, usual: Callable[[], Path]) -> Path:
    home = os.environ.get(HOME)
    try:
        return Path(home).expanduser().absolute() / kind if home else usual()
    except RuntimeError as error:
        why = f"the folder {home} cannot be found" if home else "the home folder of this user is not known"
        raise StoreFault(f"There is no folder for saved games: {why}. {HOME} may name another.") from error
