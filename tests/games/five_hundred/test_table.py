"""Calls at the table: what is asked of one that has begun lies on nothing."""
from __future__ import annotations

import pytest

from cardtable.table.sitting.page import TablePage
from tests.games.five_hundred.moments import MOMENTS, bidding
from tests.table.fixtures import seat, store
from tests.table.pressed import press
from tests.table.seating import Seat
from tools.waiting import until

__all__ = ["seat", "store"]
SMALL = 1.0                      # pixels by which edges may touch


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1093, 614)])
def test_what_is_asked_of_a_call_is_not_written_across_the_slate(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(MOMENTS["bidding"](), size=size)
    until(lambda: bool(page.scene.tokens) and page.host.idle)
    press(page.view, "8")
    until(lambda: page.scene.question.isVisible())
    words = page.scene.question.sceneBoundingRect().adjusted(SMALL, SMALL, -SMALL, -SMALL)
    lie = [thing for thing in (*page.scene.instruments, *page.scene.plates, *page.scene.tokens) if thing.isVisible()]
    assert not [thing for thing in lie if thing.sceneBoundingRect().intersects(words)]


def keys(page: TablePage) -> str:
    return "".join([token.key for token in page.scene.tokens])


def called(page: TablePage) -> str:
    return str(page.host.croupier.played()[-1][1])


@pytest.mark.parametrize(("typed", "bid"), [("64", "bid 6 H"), ("95", "bid 9 N"), ("01", "bid 10 S"), ("1", "pass")])
def test_who_types_a_figure_bids_so_many_and_then_the_suit_by_its_rank(seat: Seat, typed: str, bid: str) -> None:
    page = seat(MOMENTS["bidding"](), pace=1e6)
    until(lambda: keys(page) == "167890" and page.host.idle)
    for figure in typed[:-1]:
        press(page.view, figure)
        until(lambda: keys(page) == "123456")
    assert page.scene.tokens[-1].text == ("Back" if typed[1:] else "Ten")
    press(page.view, typed[-1])
    until(lambda: called(page) == bid)


@pytest.mark.parametrize(("stands", "typed", "bid"), [
    ("6 D", "64", "bid 6 H"), ("9 H", "6", "bid 10 H"), ("10 S", "4", "bid 10 H")])
def test_a_suit_keeps_its_figure_unless_two_bids_of_the_row_would_have_the_same(
        seat: Seat, stands: str, typed: str, bid: str) -> None:
    """Over nine in hearts nine and ten without trumps lie in one row, which goes by its places then."""
    page = seat(bidding().turn("bid 6 S", f"bid {stands}", "pass").moment(), pace=1e6)
    for figure in typed:
        until(lambda one=figure: one in keys(page) and page.host.idle)
        press(page.view, figure)
    until(lambda: called(page) == bid)
