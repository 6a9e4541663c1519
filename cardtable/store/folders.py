"""The folders of the system in which the program keeps its files; CARDTABLE_HOME overrides them all."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME = "CARDTABLE_HOME"
_APP = "cardtable"


def data() -> Path:
    """For what must not be lost: the file of saved games."""
    return _folder("data") or platformdirs.user_data_path(_APP, appauthor=False)


def documents() -> Path:
    """For what a person asks to have written: records, score sheets, pictures."""
    return _folder("documents") or platformdirs.user_documents_path() / _APP


def cache() -> Path:
    """For what can be made again: drawn cards, logs of the arena."""
    return _folder("cache") or platformdirs.user_cache_path(_APP, appauthor=False)


def logs() -> Path:
    """For reports of faults."""
    return _folder("logs") or platformdirs.user_log_path(_APP, appauthor=False)


def saves_file() -> Path:
    """The one file of the store."""
    return data() / "cardtable.sqlite"


def _folder(kind: str) -> Path | None:
    home = os.environ.get(HOME)
    return Path(home).expanduser().absolute() / kind if home else None
