"""What may be seen again is shown by a click on it, and what may not says why."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK
from cardtable.games import games
from cardtable.rules.game import Game
from cardtable.showing.talk import talk_of
from cardtable.table.paint.look import Look
from cardtable.table.sheets.counted import CountedSheet
from cardtable.table.sheets.slip_hands import Hand
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from tests.games.cribbage import moments as cribbage
from tests.games.ecarte.moments import again, mid_trick
from tests.games.napoleon import moments as napoleon
from tests.spread import crossed
from tests.table.fitting import misfits
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.waiting import spin, until

NEVER = 1e6


def click_on_zone(page: TablePage, zone: int) -> None:
    item = page.scene.lying.items[zone][-1]
    Mouse(page, Random(1)).click(item.sceneBoundingRect().center())


def test_a_click_on_the_tricks_won_shows_the_last_again(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, speed=.1)
    settled(page)
    click_on_zone(page, 8)
    until(lambda: {"8C", "AH"} <= {item.card.text for item in page.scene.lying.items[8]})
    until(lambda: all(item.card is BACK for item in page.scene.lying.items[8]))


def test_cards_thrown_out_are_not_shown_and_the_law_is_named(seat: Seat) -> None:
    page = seat(again().moment(), pace=NEVER)
    settled(page)
    click_on_zone(page, 5)
    assert page.scene.law.isVisible()
    assert page.book.talk.entries[-1].law.number == 28                # type: ignore[union-attr]
    assert all(item.card is BACK for item in page.scene.lying.items[5])


def test_a_game_whose_cards_lie_open_says_so(seat: Seat) -> None:
    page = seat(napoleon.MOMENTS["trick"](), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    zone = next(number for number, one in enumerate(page.host.sight.deal.layout)
                if one.name == "played" and page.scene.lying.items[number])
    click_on_zone(page, zone)
    assert "lies before its player" in page.scene.law.label


def test_a_click_on_the_board_shows_the_hands_counted_last(seat: Seat) -> None:
    page = seat(cribbage.Game(before=1).deals("5D").moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    board = next(device for device in page.scene.instruments if device.label.startswith("Cribbage board"))
    Mouse(page, Random(1)).click(board.sceneBoundingRect().center())
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, CountedSheet)
    assert [len(hand.cards) for hand in sheet.findChildren(Hand)] == [4, 1] * 3
    page.actions_.open.put_away()


def test_no_hand_is_shown_again_that_has_not_been_counted(seat: Seat) -> None:
    page = seat(cribbage.shown(counting="by hand").moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy)
    first = page.actions_.looking.counted()
    assert len({one.whose for one in first}) == 3, "the last deal's: two hands and the crib"
    counted = seat(cribbage.shown(counting="by hand").does("count 4").moment(), pace=NEVER)
    until(lambda: not counted.host.teller.busy)
    assert [one.whose for one in counted.actions_.looking.counted()] != [one.whose for one in first]


def test_where_there_is_nothing_to_be_seen_again_it_says_so(seat: Seat) -> None:
    page = seat(seed=1)
    settled(page)
    page.actions_.do("F")
    assert "Nothing has been put away" in page.book.talk.entries[-1].text   # type: ignore[union-attr]


@pytest.mark.parametrize("row", games(), ids=lambda row: row.name)
def test_a_game_that_lets_nothing_be_seen_again_says_why(row: Game) -> None:
    again_ = talk_of(row).seen_again
    numbers = {law.number for code in row.codes.values() for law in code.laws}
    assert all(one.may or one.why and one.law in {0, *numbers} for one in again_.values())


@pytest.mark.parametrize(("size", "text"), crossed([(1024, 700), (1440, 900)], [200, 100]))
def test_the_sheet_of_the_last_count_is_shown_whole(seat: Seat, size: tuple[int, int], text: int) -> None:
    wear(Look(text=text / 100))
    page = seat(cribbage.Game(before=1).deals("5D").moment(), pace=NEVER, size=size, settings={"text size": text})
    until(lambda: not page.host.teller.busy)
    assert page.actions_.looking.count()
    assert page.actions_.open is not None
    spin(20)
    assert misfits(page.actions_.open.sheet) == []
    page.actions_.open.put_away()
    wear(Look())
