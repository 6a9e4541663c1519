"""A dummy's hand lies in columns, one for each suit, every card of it to be seen and clear of the trick."""
from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise

import pytest

from cardtable.games.whist.rules import LAYOUT
from cardtable.table.cloth.card_items import Lying
from cardtable.table.items import CardItem
from cardtable.table.sitting.page import TablePage
from tests.games.bridge.moments import hearts
from tests.games.quinto import moments as quinto
from tests.games.whist.moments import Rubber
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

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


def test_what_is_seen_of_a_card_in_a_column_is_known_to_it(seat: Seat) -> None:
    """All of the last of each."""
    page: TablePage = seat(Rubber("dummy").deals("", "", LONG, turned="2C").plays(1).moment(), pace=1e6,
                           settings={"text size": 200})
    settled(page)
    for _, run in groupby(page.scene.lying.items[LAYOUT.shown[2]], key=lambda item: item.card.suit):
        column = list(run)
        assert column[-1].strip == 0
        for one, other in pairwise(column):
            assert one.strip == pytest.approx((other.home.y - one.home.y) / one.home.width)
            assert one.strip > 0


SHORT = "9S AC 5C 8C KC QD TD 9D 8D AH 6H 5H 3H"
PLAYED_OUT = {
    "bridge": lambda plays: hearts("double", "redouble", "satisfied", "satisfied", before=1).first(plays).moment(),
    "whist": lambda plays: Rubber("dummy").deals("", "", SHORT, turned="2C").plays(plays).moment(),
    "quinto": lambda plays: quinto.plain(plays, form="dummy").moment()}


def _open(lying: Lying) -> list[CardItem]:
    """The cards that lie in columns."""
    zones = [zone for zone, place in lying.zones.items() if place.shape == "columns"]
    return [item for zone in zones for item in lying.items.get(zone, ())]


@pytest.mark.parametrize("game", PLAYED_OUT)
def test_columns_keep_their_places_when_a_suit_has_run_out(seat: Seat, game: str) -> None:
    written: Callable[[int], Moment] = PLAYED_OUT[game]
    places: list[dict[int, float]] = []
    for plays in (4, 40):
        page: TablePage = seat(written(plays), pace=1e6)
        lying = page.scene.lying
        until(lambda lying=lying: bool(_open(lying)))
        places.append({item.card.suit: item.home.x for item in _open(lying)})
    before, after = places
    assert after.keys() < before.keys()
    assert after == pytest.approx({suit: before[suit] for suit in after})
