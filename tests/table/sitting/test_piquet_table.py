"""Piquet at the real window: the book's hand move by move, dials, ladder, and what may be looked at again."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from cardtable.devices.base import Device
from cardtable.devices.counting_ladder.ladder import CountingLadder
from cardtable.devices.dial_marker.marker import DialMarker
from cardtable.games.piquet.layout import STOCK
from cardtable.rules.events import NATURE
from cardtable.rules.record import parse_line
from cardtable.table.sitting.page import TablePage
from tests.games.piquet.moments import CAPOT, TRICKS, book, great
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

NEVER = 1e6                  # seconds before a companion answers
D = TypeVar("D", bound=Device)


def instruments(page: TablePage, kind: type[D]) -> list[D]:
    return [device for device in page.scene.instruments if isinstance(device, kind)]


def scores(page: TablePage) -> list[int]:
    """As they are read off the dials, the person's first."""
    dials = sorted(instruments(page, DialMarker), key=lambda dial: -dial.home.y)
    return [dial.reading() for dial in dials]


def performed(seat: Seat, moment: Moment, moves: int) -> TablePage:
    """The last so many moves of a moment are made at the table."""
    page = seat(replace(moment, lines=moment.lines[:-moves]), pace=NEVER)
    for _ in step(page, moment.lines[-moves:]):
        pass
    return page


def step(page: TablePage, lines: Sequence[str]) -> Iterator[None]:
    """Makes these moves at the table, and hands over when each has been shown."""
    page.stage.motion.speed = 0
    page.host.croupier.hold()
    for line in lines:
        until(lambda: gone_on(page))
        who, move = parse_line(line)
        assert who != NATURE
        assert not isinstance(move, int)
        # handed over: they are the other's moves as well, of whom this test needs no more than what is shown
        assert page.host.croupier.answer(who, move) is None
        until(lambda: gone_on(page))
        yield


def gone_on(page: TablePage) -> bool:
    """Whether nothing moves any more; what lies told is looked at no longer."""
    if page.host.teller.procession.waiting:
        page.host.teller.procession.hurry()
    return not page.host.teller.busy


def test_the_book_s_hand_is_performed_to_43_against_23(seat: Seat) -> None:
    page = performed(seat, book(before=0).plays(TRICKS).moment(), 35)
    assert scores(page) == [23, 43]
    ladder, = instruments(page, CountingLadder)
    assert ladder.folded
    assert "Sequences: Quint to the knave, tierce to the knave, good, elder 18" in ladder.sentence()
    assert "Quatorzes and trios: Four queens, three kings, not good, You 17" in ladder.sentence()


def test_four_major_tierces_are_performed_to_170(seat: Seat) -> None:
    page = performed(seat, great(before=0).plays(CAPOT).moment(), 35)
    assert scores(page) == [170, 0]


def test_what_is_left_of_the_stock_makes_room_for_the_ladder_and_for_the_tricks(seat: Seat) -> None:
    """As play goes on, not only when a game is taken up again."""
    whole = great(before=0).plays(CAPOT).moment()
    exchange = next(n for n, line in enumerate(whole.lines) if "discard" in line)
    page = seat(replace(whole, lines=whole.lines[:exchange]), pace=NEVER)
    where = dict[str, set[tuple[float, float]]]()
    for _ in step(page, whole.lines[exchange:-1]):
        deal = page.host.sight.deal
        where.setdefault(deal.phase, set()).update(
            (place.x, place.y) for zone, place in page.scene.lying.zones.items()
            if place.zone == "stock" and deal.zone[zone])
    assert where["exchange"] == {(STOCK.x, STOCK.y)}
    assert where["calling"]
    assert where["play"]
    assert (STOCK.x, STOCK.y) not in where["calling"] | where["play"]
