"""Looking back on a deal, on a low screen: hands, slate and turn-up lie clear of each other."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.table.lookback.page import LookBack
from tests.games.solo_whist.moments import MOMENTS
from tools.covered import found
from tools.screens import table


@pytest.mark.parametrize("then", ["look back", "look back open"])
def test_nothing_lies_on_anything(qapp: QApplication, then: str) -> None:
    with table(replace(MOMENTS["lost"](), then=then), (1093, 614), {}) as page:
        laid, = page.findChildren(LookBack)
        assert list(found("solo_whist", laid.cloth.scene)) == []
