"""Cards chosen by dragging them to where they are laid: to the crib, to the discards."""
from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF

from cardtable.cards import card
from cardtable.table.items import CardItem
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import Game
from tests.games.ecarte.moments import exchanging
from tests.table.playing import Mouse, grip, settled
from tests.table.seating import Seat
from tools.waiting import until

NEVER = 1e6
HANDS = ("5D", "6C 7H JD 8D 4S QS", "7S 9H 3C TD KC 2D")


def to_lay_out(seat: Seat, **more: object) -> TablePage:
    page = seat(Game().deals(*HANDS).moment(), pace=NEVER, **more)
    until(lambda: not page.host.teller.busy and bool(page.host.answering.prompts))
    return page


def item(page: TablePage, text: str) -> CardItem:
    found = page.scene.lying.find(card(text))
    assert found is not None
    return found


def place(page: TablePage, verb: str) -> QPointF:
    assert page.scene.ground is not None
    taking = next(place for place in page.scene.lying.zones.values() if place.takes == verb)
    return page.scene.ground.about(taking).center()


def answered(page: TablePage) -> tuple[str, ...]:
    """What the person has said, sealed or performed."""
    deal = page.host.croupier.sitting.match.deal()
    sealed = [str(move) for seat, move in deal.sealed if seat == 0]
    said = [str(move) for seat, move in page.host.croupier.played() if seat == 0] + sealed
    return tuple(move for move in said[-1:] if move.startswith(("lay-out", "discard")))


def test_two_cards_dragged_to_the_crib_are_the_whole_lay_out(seat: Seat) -> None:
    page = to_lay_out(seat)
    mouse, crib = Mouse(page, Random(1)), place(page, "lay-out")
    mouse.drag(grip(item(page, "4S")), crib)
    four = item(page, "4S")
    assert (four.pos() + QPointF(four.width / 2, four.width * .7) - crib).manhattanLength() < .5 * four.width
    assert page.host.answering.choice.chosen == [card("4S")]
    assert not answered(page)
    mouse.drag(grip(item(page, "QS")), crib)
    assert answered(page) == ("lay-out 4S QS",)


def test_a_second_card_is_taken_while_the_hand_closes_up_after_the_first(seat: Seat) -> None:
    page = to_lay_out(seat, speed=1)
    until(lambda: not page.host.teller.busy and not page.stage.motion.running)
    mouse, crib = Mouse(page, Random(1)), place(page, "lay-out")
    mouse.drag(grip(item(page, "4S")), crib)
    assert page.stage.motion.busy
    mouse.drag(grip(item(page, "QS")), crib)
    assert answered(page) == ("lay-out 4S QS",)


def test_a_card_laid_aside_is_taken_back_by_a_click_or_by_dragging_it_away(seat: Seat) -> None:
    page = to_lay_out(seat)
    mouse, crib = Mouse(page, Random(1)), place(page, "lay-out")
    home = item(page, "4S").home
    for back in (lambda: mouse.click(grip(item(page, "4S"))),
                 lambda: mouse.drag(grip(item(page, "4S")), QPointF(home.x, home.y))):
        mouse.drag(grip(item(page, "4S")), crib)
        assert item(page, "4S").aside >= 0
        back()
        assert page.host.answering.choice.chosen == []
        assert item(page, "4S").aside < 0
        assert abs(item(page, "4S").home.x - home.x) < 1
    assert not answered(page)


def test_a_card_dragged_into_the_middle_goes_to_the_crib_too(seat: Seat) -> None:
    page = to_lay_out(seat)
    assert page.scene.ground is not None
    Mouse(page, Random(1)).drag(grip(item(page, "4S")), page.scene.ground.drop_area().center())
    assert item(page, "4S").aside >= 0


def test_a_card_of_those_chosen_brings_all_others_to_the_discards(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    mouse, discards = Mouse(page, Random(1)), place(page, "discard")
    mouse.drag(grip(item(page, "QS")), discards)
    assert not answered(page), "how many they are to be is not known yet"
    mouse.click(grip(item(page, "JS")))
    mouse.drag(grip(item(page, "JS")), discards)
    assert answered(page)[-1] == "discard JS QS"


def test_where_a_second_press_is_wanted_dragging_asks_for_it(seat: Seat) -> None:
    page = to_lay_out(seat, settings={"confirm cards": True})
    mouse, crib = Mouse(page, Random(1)), place(page, "lay-out")
    for text in ("4S", "QS"):
        mouse.drag(grip(item(page, text)), crib)
    assert not answered(page)
    assert page.scene.tokens[0].text == "Press again to lay out two"
    mouse.press(0)
    assert answered(page) == ("lay-out 4S QS",)
