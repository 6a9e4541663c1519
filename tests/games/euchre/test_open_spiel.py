"""The rules against OpenSpiel's Euchre; what is compared, and what differs by design, is told in spiel.py."""
from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="the package open_spiel is not installed, and nothing is compared with it")

from tests.games.euchre.spiel import compare

DEALS = 400
OUTCOMES = {"passed out", *[f"{how} {points}" for how in ("together", "alone") for points in (1, 2)], "alone 4"}


def test_they_agree() -> None:
    found = compare(range(DEALS))
    assert found["deals"] == DEALS
    assert found.keys() >= OUTCOMES
    assert found["tricks"] == 5 * (DEALS - found["passed out"])
