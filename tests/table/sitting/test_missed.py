"""What who comes to the table behind the curtain is told of what he has missed."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.table.widgets import Label
from tests.table.seating import Seat
from tests.table.shared import table
from tools.waiting import until

CALL, PASS = (Qt.Key.Key_3, Qt.Key.Key_1), (Qt.Key.Key_1,)          # one trick in spades; nothing


def test_he_is_told_the_calls(seat: Seat) -> None:
    """At Auction Bridge, where they are all that he wants to know; the first time nothing is "since"."""
    setup, settings = table("auction_bridge", "curtain", 3)
    page = seat(setup, settings=settings)
    headings = []
    for _ in range(3):
        until(lambda: page.slips.curtain.slip is not None)
        slip = page.slips.curtain.slip
        headings.append(next((one.text() for one in slip.findChildren(Label) if ": " in one.text()), ""))
        QTest.keyPress(slip.token, Qt.Key.Key_Space)
        until(lambda: page.slips.curtain.slip is None)
        QTest.keyRelease(page.view, Qt.Key.Key_Space)    # a key still held answers nothing
        until(lambda: page.host.answering.prompts and not page.host.teller.busy)
        for key in CALL if page.host.answering.prompts[0].graded and not headings[:-1] else PASS:
            QTest.keyClick(page.view, key)
    assert any(heading.startswith("So far: ") for heading in headings[:2])
    assert headings[2].startswith("Since your turn: ")
    assert any("“" in heading for heading in headings), headings
