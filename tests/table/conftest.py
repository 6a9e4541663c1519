"""What every test at a table may ask for."""
from __future__ import annotations

import pytest

from cardtable.table.lookback.judging import Judging
from tests.spread import far
from tests.table.fixtures import seat, store

__all__ = ["seat", "store"]


@pytest.fixture
def briefly_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks back does not wait for a master's usual time: for tests to which it is no matter what he says."""
    monkeypatch.setattr(Judging, "budget", far(.1, 1.0))
