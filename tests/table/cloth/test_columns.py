"""A dummy's hand lies in columns, one for each suit, every card of it to be seen and clear of the trick."""
from __future__ import annotations

from itertools import groupby, pairwise

from cardtable.games.whist.rules import LAYOUT
from cardtable.table.sitting.page import TablePage
from tests.games.whist.moments import Rubber
from tests.table.playing import settled
from tests.table.seating import Seat

LONG = "AH KH QH JH 9H 8H 7H 6H AS KS 5D 4D"


def test_each_suit_has_its_column_clear_of_the_trick(seat: Seat) -> None:
    page: TablePage = seat(Rubber("dummy").deals("", "", LONG, turned="2C").plays(1).moment(), pace=1e6)
    settled(page)
    lying = page.scene.lying
    held = lying.items[LAYOUT.shown[2]]
    columns = [[item.home for item in run] for _, run in groupby(held, key=lambda item: item.card.suit)]
    assert sorted(map(len, columns)) == [2, 2, 8]
    for column in columns:
        assert len({home.x for home in column}) == 1
        assert all(one.y < other.y and one.z < other.z for one, other in pairwise(column))
    assert all(other[0].x - one[0].x > one[0].width for one, other in pairwise(columns))
    assert max(item.home_rect.bottom() for item in held) < min(
        item.home_rect.center().y() for item in lying.items[LAYOUT.trick])
