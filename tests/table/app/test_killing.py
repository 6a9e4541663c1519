"""A window killed in mid-deal loses nothing: that is the store’s, and a game is tried; the soak kills all."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.spread import far, unlike
from tests.table.killing import kill_again_and_again


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
def test_killed_in_mid_deal_and_gone_on_with(tmp_path: Path) -> None:
    counts = kill_again_and_again(tmp_path, 7, far(2, 4), unlike()[0])
    assert counts["resumed"] >= far(1, 2)
    assert counts["lines"] > 0
