"""Widgets of one test are gone before the next begins, and never go in the middle of it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from tests.table.fixtures import seat, store

__all__ = ["seat", "store"]


@pytest.fixture(autouse=True)
def swept(request: pytest.FixtureRequest) -> Iterator[None]:
    """Python collects wherever it allocates, perhaps on the store’s thread: here only on this one, afterwards."""
    gc.disable()
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()             # what was still to be said to it holds a page as well
    request.node.funcargs.clear()   # pytest would hold what the test was given, and with it every page, for good
    gc.collect()
    gc.freeze()                     # what is still there stays, and is not gone through again after every test
    gc.enable()
