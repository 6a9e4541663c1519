"""The whole move tree of fixed positions, against the numbers fixed."""
from __future__ import annotations

import pytest

from tests.games.cribbage.walks import WALKS
from tests.walk import MoveTree, check


@pytest.mark.parametrize("fixed", WALKS, ids=lambda fixed: fixed.name)
def test_walk(fixed: MoveTree) -> None:
    check(fixed)
