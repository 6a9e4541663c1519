"""A store on a slow disk: whoever does not wait for it comes too early."""
from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path

from cardtable.store import Store

SLOW = .03                   # seconds a line takes to the disk


class SlowStore(Store):
    """Writes every line of a record late."""

    def add_many(self, sitting: int, lines: Iterable[str]) -> Future[None]:
        self._submit(lambda: time.sleep(SLOW))
        return super().add_many(sitting, lines)


def on_disk(file: Path) -> list[str]:
    """The lines that are there, of whatever sitting, as another process would find them."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as found:
        return [line for line, in found.execute("SELECT line FROM move ORDER BY sitting, number")]
