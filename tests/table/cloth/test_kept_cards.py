"""Cards that everybody keeps before him: winners are turned down in their places, that of this trick stands apart."""
from __future__ import annotations

from cardtable.cards import BACK, Cards
from cardtable.games.napoleon.rules import LAYOUT
from cardtable.table.items import CardItem
from cardtable.table.sitting.page import TablePage
from tests.games.napoleon.moments import MOMENTS
from tests.table.playing import settled
from tests.table.seating import Seat


def row(page: TablePage, seat: int) -> list[CardItem]:
    return page.scene.lying.items[LAYOUT.played[seat]]


def shown(page: TablePage, seat: int) -> Cards:
    return tuple([item.card for item in row(page, seat)])


def test_winners_lie_face_down_where_they_were_played(seat: Seat) -> None:
    page = seat(MOMENTS["trick"](), pace=1e6)
    settled(page)
    assert [card.text if card is not BACK else "down" for card in shown(page, 2)] == ["down", "QH", "JH"]
    assert [card.text if card is not BACK else "down" for card in shown(page, 1)] == ["8H", "down", "AC"]
    assert BACK not in shown(page, 0)


def test_the_card_of_this_trick_stands_apart_and_higher(seat: Seat) -> None:
    page = seat(MOMENTS["trick"](), pace=1e6)
    settled(page)
    first, second, third = [item.home for item in row(page, 2)]
    assert second.x - first.x < first.width < third.x - second.x
    assert third.y < first.y == second.y
    one, other = [item.home for item in row(page, 0)]               # has not played to it yet
    assert one.y == other.y
    assert other.x - one.x < one.width
