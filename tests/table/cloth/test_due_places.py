"""The dashed place for the card that is due, and the run at Pope Joan as it goes."""
from __future__ import annotations

import pytest

from cardtable.cards import card
from cardtable.games.pope_joan.rules import RUN
from cardtable.table.sitting.page import TablePage
from tests.games.napoleon.moments import five
from tests.games.pope_joan.moments import Round
from tests.games.pope_joan.moments import stop as run_of
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.waiting import until

NEVER = 1e6


def items(page: TablePage) -> list[str]:
    return [place.wanted for place in page.scene.due.items.values()]


def test_at_napoleon_ones_next_card_has_its_place_while_it_is_due(seat: Seat) -> None:
    page = seat(five().plays("AH 5H 3H").moment(live=0), pace=NEVER)
    settled(page)
    place, = page.scene.due.items.values()
    item = page.scene.lying.find(page.host.answering.cards()[0])
    assert item is not None
    page.scene.stage.motion.speed = 0
    at = (place.home.x, place.home.y)
    page.host.answering.play(item)
    until(lambda: not page.host.teller.busy)
    assert abs(item.home.x - at[0]) < 1
    assert abs(item.home.y - at[1]) < 1
    assert items(page) == []


def test_a_card_that_nobody_has_stays_wanted(seat: Seat) -> None:
    page = seat(Round(5).opening(s0="3D 6D", s1="4D", extra="5D").leads("3D").moment(live=0), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    assert items(page) == ["5D"]
    last = page.scene.lying.items[RUN][-1].home
    place, = page.scene.due.items.values()
    assert place.home.x > last.x + last.width


def test_while_a_run_goes_the_next_card_is_wanted(seat: Seat) -> None:
    page = seat(Round(5).opening(s0="3D 6D", s1="4D", s2="5D 7D").moment(live=0), pace=NEVER, speed=.2)
    page.host.teller.procession.hurry()
    until(lambda: not page.host.teller.busy)
    seen: list[str] = []
    told = page.scene.due.tell
    page.scene.due.tell = lambda deal: (told(deal), seen.extend(items(page)))[0]          # type: ignore[method-assign]
    item = page.scene.lying.find(card("3D"))
    assert item is not None
    page.host.answering.play(item)
    until(lambda: not page.host.teller.busy, 20)
    assert [text for n, text in enumerate(seen) if text not in seen[:n]] == ["4D", "5D", "6D", "7D"]
    assert items(page) == [], "the seven is a stop"


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_run_is_wide_and_ones_own_cards_lie_nearer(seat: Seat, seats: int) -> None:
    page = seat(run_of(seats).moment(live=0), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    run = {item.card.text: item for item in page.scene.lying.items[RUN]}
    assert min(item.width for item in run.values()) >= 79
    assert run["3D"].home.y == run["6D"].home.y > run["4D"].home.y


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_no_plate_of_an_oval_table_hangs_over_the_rail(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(run_of(8).moment(live=0), pace=NEVER, size=size)
    until(lambda: not page.host.teller.busy)
    ground = page.scene.ground
    assert ground is not None
    for player in range(1, 8):
        plate = page.scene.plates.of(player)
        assert plate is not None
        rect = plate.sceneBoundingRect()
        left, right = ground.reach(rect.center().y(), rect.height())
        assert left < rect.left()
        assert rect.right() < right


def test_ones_own_hand_is_as_large_with_eight_as_with_few(seat: Seat) -> None:
    page = seat(Round(8).opening().moment(live=0), pace=NEVER, size=(1024, 700))
    until(lambda: not page.host.teller.busy)
    assert all(item.width >= 75 for item in page.keyboard.hand())
