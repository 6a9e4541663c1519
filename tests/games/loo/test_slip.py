"""The slip of a deal at Loo: however many sit, the sums are seen beside the hands."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from cardtable.showing.laid import Laid
from cardtable.table.sheets.slip import DealSlip
from cardtable.table.sheets.slip_hands import Accounts
from cardtable.table.sitting.page import TablePage
from tests.games.loo.moments import MOMENTS
from tests.spread import spread
from tools.screens import table


@pytest.mark.parametrize(("name", "size"), spread(
    ["slip", "flush-slip", "slip-five-cards"], [(1180, 760), (1440, 900)]))
def test_all_of_it_is_seen_without_scrolling(qapp: QApplication, name: str, size: tuple[int, int]) -> None:
    with table(MOMENTS[name](), size, {}) as page:
        assert isinstance(page, TablePage)
        slip = page.findChild(DealSlip)
        assert slip is not None
        assert slip.roll.verticalScrollBar().maximum() == 0


def test_a_figure_stays_with_its_word(qapp: QApplication) -> None:
    """"took / 6": the figure stood alone in a second line."""
    account = Accounts([Laid("Thorne", "put in 3; took 6", ())])
    told, = account.findChildren(QLabel)
    assert "put in\u00a03; took\u00a06" in told.text()
