"""What a screen reader is told of the table, and how it plays."""
from __future__ import annotations

from PySide6.QtGui import QAccessible

from cardtable.cards import card
from cardtable.table.sitting.page import TablePage
from tests.games.ecarte.moments import mid_trick
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.waiting import until


def names(page: TablePage) -> list[str]:
    view = QAccessible.queryAccessibleInterface(page.view)
    return [view.child(n).text(QAccessible.Text.Name) for n in range(view.childCount())]


def test_all_that_lies_open_is_named(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=1e6)
    settled(page)
    found = names(page)
    assert found[:3] == ["knave of spades, first of three, may be played",
                         "queen of hearts, second of three, may not be played now",
                         "nine of hearts, third of three, may not be played now"]
    assert "eight of hearts" in found
    assert "seven of spades" in found
    assert "Colonel Ashdown, club · risking two" in found
    assert any("three marked" in name for name in found)
    assert not any("face down" in name for name in found)


def test_a_card_is_played_by_its_action(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=1e6)
    settled(page)
    item = page.scene.lying.find(card("JS"))
    found = QAccessible.queryAccessibleInterface(item)
    action = found.actionInterface()
    action.doAction(action.pressAction())
    assert str(page.host.croupier.played()[-1][1]) == "play JS"


def test_the_table_in_words_is_in_step(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=1e6)
    settled(page)
    assert "seven of spades" in page.book.words.text
    before = page.book.words.text
    page.host.answering.play(page.scene.lying.find(card("JS")))
    until(lambda: not page.host.teller.busy)
    assert page.book.words.text != before
