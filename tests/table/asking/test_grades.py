"""Calls whose number is raised on their token: by tabs, by arrows, by advice; and what is said then."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF

from cardtable.rules.moves import Choice, Move, One, Rising
from cardtable.table.asking.choosing import Graded, prompt
from cardtable.table.asking.in_words import asked_in_words
from cardtable.table.items import GradedToken
from cardtable.table.sitting.page import TablePage
from tests.games.auction_bridge.moments import called
from tests.games.five_hundred.moments import Match as bids
from tests.table.at_window import Clicker
from tests.table.playing import Hand, Keys, Mouse, settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tools.waiting import until

NEVER = 1e6
OVERCALLED = ("bid H 1", "bid D 2", "bid H 2", "bid D 3")


def at(seat: Seat, *words: str, keys: bool = False) -> TablePage:
    """The person is to call."""
    page = seat(called(*words).moment(), pace=NEVER)
    settled(page)
    if keys:
        page.keyboard.in_use = True
        page.host.decisions.ask()
    return page


def named(page: TablePage, name: str) -> GradedToken:
    return next(token for token in page.scene.tokens if isinstance(token, GradedToken) and token.named == name)


def key(page: TablePage, *names: str) -> None:
    for name in names:
        press(window_of(page), name)
        press(window_of(page), name, up=True)


def last(page: TablePage) -> str:
    return str(page.host.croupier.played()[-1][1])


def test_only_numbers_that_may_be_raised_end_on_a_token() -> None:
    rising = Choice("bid", One(("S", "C")), lambda said: Rising((2, 3) if said[0] == "S" else (1,)))
    assert prompt(0, (rising,)).graded == [Graded(("bid", "S"), (2, 3)), Graded(("bid", "C"), (1,))]
    plain = Choice("bid", One(("S", "C")), lambda said: One((2, 3)))
    assert not prompt(0, (plain,)).graded
    more = Choice("bid", One(("S", "C")), Rising((2, 3)), One(("a", "b")))
    assert not prompt(0, (more,)).graded


def test_each_offers_the_least_that_is_enough(seat: Seat) -> None:
    page = at(seat, *OVERCALLED)
    assert [token.label for token in page.scene.tokens] == [
        "Pass", "Double", "Spades: no number is enough", "Five clubs, 20", "Four diamonds, 24", "Three hearts, 24",
        "Two no trumps, 24"]
    assert [token.isEnabled() for token in page.scene.tokens] == [True, True, False, True, True, True, True]
    assert [token.key for token in page.scene.tokens] == list("1234567")
    assert [token.key for token in at(seat).scene.tokens] == list("34567"), "suits keep their keys where none may pass"


def test_a_tab_adds_a_trick_and_one_at_the_foot_takes_it_back(seat: Seat) -> None:
    page = at(seat, *OVERCALLED)
    hearts, mouse = named(page, "Hearts"), Clicker(page, Random(1))
    assert hearts.tabs == (1,)
    mouse.click(hearts.mapToScene(hearts.tab(1).center()))
    assert (hearts.label, hearts.tabs) == ("Four hearts, 32", (1, -1))
    mouse.click(hearts.mapToScene(hearts.tab(-1).center()))
    assert (hearts.label, hearts.tabs) == ("Three hearts, 24", (1,))
    assert last(page) == "bid D 3", "nothing has been said by it"
    for _ in range(9):
        if 1 in hearts.tabs:
            mouse.click(hearts.mapToScene(hearts.tab(1).center()))
    assert (hearts.label, hearts.tabs) == ("Seven hearts, 56", (-1,))
    mouse.click(hearts.sceneBoundingRect().center())
    until(lambda: last(page) == "bid H 7")


@pytest.mark.parametrize("off", [-1, 1])
def test_the_edge_of_the_token_itself_says_the_call(seat: Seat, off: int) -> None:
    """What is taken for a tab is no part of it."""
    page = at(seat, *OVERCALLED)
    hearts = named(page, "Hearts")
    edge = hearts.rect().center() + QPointF(0, off * (hearts.size().height() / 2 - 2))
    Clicker(page, Random(1)).click(hearts.mapToScene(edge))
    until(lambda: last(page) == "bid H 3")


def test_let_go_of_elsewhere_a_tab_does_nothing(seat: Seat) -> None:
    page = at(seat, *OVERCALLED)
    hearts, hand = named(page, "Hearts"), Hand(page)
    tab, body = hearts.mapToScene(hearts.tab(1).center()), hearts.sceneBoundingRect().center()
    for down, up in ((tab, body), (body, tab), (tab, tab + QPointF(0, -200))):
        hand.press(down)
        hand.move(up)
        hand.release(up)
        assert hearts.label == "Three hearts, 24"
    assert last(page) == "bid D 3"


def test_up_and_down_do_the_same_and_lead_on_where_nothing_is_to_be_taken_back(seat: Seat) -> None:
    page = at(seat, *OVERCALLED, keys=True)
    hearts = named(page, "Hearts")
    page.keyboard._to(hearts)
    key(page, "Up", "Up", "Down", "+")
    assert hearts.label == "Five hearts, 40"
    key(page, "Down", "Down")
    assert page.keyboard.focused is hearts
    key(page, "Down")
    assert not isinstance(page.keyboard.focused, GradedToken), "down to the hand"
    page.keyboard._to(hearts)
    key(page, "Up", "Return")
    until(lambda: last(page) == "bid H 4")


def test_a_number_presses_the_token_that_bears_it(seat: Seat) -> None:
    page = at(seat, keys=True)
    key(page, "6")
    until(lambda: last(page) == "bid H 1")


@pytest.mark.parametrize("words", [(), OVERCALLED, ("bid H 1", "bid D 2", "bid H 2", "double")])
def test_a_digit_means_the_same_in_every_round(seat: Seat, words: tuple[str, ...]) -> None:
    """1 passes, 2 doubles or redoubles, 3 to 7 name the denominations, whatever else may be said just then."""
    page = at(seat, *words)
    bears = {token.key: token.named if isinstance(token, GradedToken) else token.label for token in page.scene.tokens}
    assert {digit: said for digit, said in bears.items() if digit > "2"} == dict(
        zip("34567", ("Spades", "Clubs", "Diamonds", "Hearts", "No trumps")))
    assert bears.get("1", "Pass") == "Pass"
    assert bears.get("2", "Double") in ("Double", "Redouble")
    before = len(page.host.croupier.played())
    key(page, *[digit for digit in "12" if digit not in bears])              # barred: nothing is said by it
    assert len(page.host.croupier.played()) == before


def test_what_is_advised_stands_on_the_token(seat: Seat) -> None:
    page = at(seat, *OVERCALLED, keys=True)
    page.host.answering.counselled.emit(Move(("bid", "H", 4)))
    hearts = named(page, "Hearts")
    assert page.keyboard.focused is hearts
    assert hearts.label == "Four hearts, 32"
    key(page, "Return")
    until(lambda: last(page) == "bid H 4")


@pytest.mark.parametrize("person", [Mouse, Keys])
def test_any_lawful_call_can_be_made(seat: Seat, person: type[Mouse] | type[Keys]) -> None:
    page = at(seat, *OVERCALLED)
    person(page, Random(1)).make(Move(("bid", "D", 6)))
    until(lambda: last(page) == "bid D 6")


def test_what_was_raised_is_forgotten_with_the_question(seat: Seat) -> None:
    page = at(seat, *OVERCALLED)
    hearts = named(page, "Hearts")
    hearts.step(1)
    page.host.decisions.ask()
    assert named(page, "Hearts").label == "Three hearts, 24"


def test_the_table_in_words_tells_how(seat: Seat) -> None:
    page = at(seat, *OVERCALLED)
    words = asked_in_words(page.scene, page.host.sight, page.host.answering, page.keyboard)
    assert "5 Four diamonds, 24" in words
    assert "Spades" not in words
    assert "Up raises it by one" in words


def test_nothing_lies_on_the_tabs(seat: Seat) -> None:
    page = at(seat, *OVERCALLED)
    things = [*page.scene.plates, *[device for device in page.scene.instruments if device.isVisible()],
              *[token for token in page.scene.tokens if not isinstance(token, GradedToken)]]
    for token in [token for token in page.scene.tokens if isinstance(token, GradedToken)]:
        for way in (1, -1):
            tab = token.mapRectToScene(token.tab(way))
            assert not [thing for thing in things if thing.sceneBoundingRect().intersects(tab)], (token.label, way)


@pytest.mark.parametrize("hand", [Keys, Mouse])
def test_the_number_of_a_call_chooses_no_card(seat: Seat, hand: type[Hand]) -> None:
    """With “Seven: which?” the eight of clubs rose, whose number is seven, as if it were part of the bid."""
    page = seat(bids().deals("8C AC JO JH JD 9H 8H AS 8S 9D").moment(), pace=NEVER)
    settled(page)
    hand(page, Random(1)).token(next(token for token in page.scene.tokens if token.label == "Seven"))
    settled(page)
    assert page.host.answering.begun == ("bid", 7)
    assert [item.card for item in page.scene.lying.all() if item.selected] == []
