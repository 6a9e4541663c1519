"""Another program has the file: nobody waits for it while cards move, and what is held is written when it lets go."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Store, StoreFault
from cardtable.store.writing import REST

Header = dict[str, Any]


@contextmanager
def held(file: Path) -> Iterator[None]:
    """By a backup, say."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


def refused(store: Store, sitting: int, line: str) -> float:
    """How long the window would have stood still until it was told that a line cannot be written."""
    began = time.monotonic()
    with pytest.raises(StoreFault, match="is being used by another program"):
        store.add(sitting, line).result()
    return time.monotonic() - began


def test_nobody_waits_and_nothing_is_lost(store: Store, file: Path, header: Header) -> None:
    sitting = store.begin(header)
    lines = [f"0 play {n}" for n in range(6)]
    with held(file):
        waits = [refused(store, sitting, line) for line in lines]
    assert max(waits) < 1
    assert sum(waits) < 2
    assert store.load(sitting)["moves"] == lines    # held
    time.sleep(REST)
    store.retry().result()
    with sqlite3.connect(file) as db:
        assert [line for (line,) in db.execute("SELECT line FROM move ORDER BY number")] == lines


def test_at_the_end_it_is_waited_for(file: Path, header: Header) -> None:
    store = Store(file)
    sitting = store.begin(header)
    with held(file):
        refused(store, sitting, "0 play KS")
    store.close()                                   # at once, though it was refused a moment ago
    with Store(file) as again:
        assert again.load(sitting)["moves"] == ["0 play KS"]
