"""The line above the table says something whole, or nothing."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from cardtable.table.sitting.header import Header

LONG = "the Portland and Bath Clubs’ laws, 1908"


@pytest.mark.parametrize("width", range(620, 1500, 80))
def test_what_stands_beside_the_title_is_whole(qapp: object, width: int) -> None:
    header = Header("Auction Bridge", (LONG, "one rubber"))
    header.arrange(QRect(0, 0, width, 60))
    assert header.subtitle.isHidden() == header.cut
    assert header.cut or header.subtitle.text().startswith(LONG)
