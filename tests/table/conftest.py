"""Widgets of one test are gone before the next begins, and never go in the middle of it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from cardtable.table.pressing.gate import GATE, Gate
from cardtable.table.pressing.held import Rhythm
from tests.table.fixtures import seat, store

__all__ = ["seat", "store"]


def no_key_is_down() -> None:
    """What one test has pressed is no part of how fast the next one presses."""
    gate = QCoreApplication.instance().property(GATE)        # type: ignore[union-attr]
    if isinstance(gate, Gate):
        gate.held.forget()
        gate.rhythm = Rhythm()


@pytest.fixture(autouse=True)
def swept(request: pytest.FixtureRequest) -> Iterator[None]:
    """Python collects wherever it allocates, perhaps on the store’s thread: here only on this one, afterwards."""
    gc.disable()
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()             # what was still to be said to it holds a page as well
        no_key_is_down()
    request.node.funcargs.clear()   # pytest would hold what the test was given, and with it every page, for good
    gc.collect()
    gc.freeze()                     # what is still there stays, and is not gone through again after every test
    gc.enable()
