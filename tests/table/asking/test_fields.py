"""A move asked for one field at a time: cards, places, amounts, names; by mouse, drag, keyboard, screen reader."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

import cardtable.games
from cardtable.cards import card
from cardtable.table.cloth import accessible
from cardtable.table.forms.setup import at_once
from cardtable.table.items import CardItem, SpotItem
from cardtable.table.sitting.page import TablePage
from tests.table import toys
from tests.table.playing import Keys, Mouse, grip, settled
from tests.table.seating import Seat

Key = Qt.Key
Laid = Callable[..., TablePage]


@pytest.fixture
def walk(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> Laid:
    """A page at which one form of the toy is played."""
    assert toys.__file__ is not None
    monkeypatch.setattr(cardtable.games, "__path__", [*cardtable.games.__path__, str(Path(toys.__file__).parent)])
    monkeypatch.setattr(cardtable.games, "NAMES", (*cardtable.games.NAMES, "walks"))

    def sit(form: str, **more: object) -> TablePage:
        page = seat(at_once(cardtable.games.game("walks"), {"form": form}, level="novice", seed=1), **more)
        settled(page)
        return page
    return sit


def moves(page: TablePage) -> list[str]:
    return [str(move) for seat, move in page.host.croupier.played() if seat == 0]


def item(page: TablePage, text: str) -> CardItem:
    found = page.scene.lying.find(card(text))
    assert found is not None
    return found


def spot(page: TablePage, name: str) -> SpotItem:
    return page.scene.spots.items[name]


def middle(page: TablePage, name: str) -> QPointF:
    return spot(page, name).sceneBoundingRect().center()


def mouse(page: TablePage) -> Mouse:
    return Mouse(page, Random(1))


def texts(page: TablePage) -> list[str]:
    return [token.text for token in page.scene.tokens]


# --- card and card

def test_a_card_then_the_card_that_depends_on_it(walk: Laid) -> None:
    page = walk("marriage")
    assert set(page.host.answering.cards()) == {card("KS"), card("KH")}
    mouse(page).click(grip(item(page, "KS")))
    assert moves(page) == []
    assert page.scene.question.text == "Marriage king of spades: which card?"
    assert item(page, "KS").selected
    assert item(page, "KS").label.endswith("chosen, may not be played now")
    assert page.host.answering.cards() == [card("QS")]
    mouse(page).click(grip(item(page, "QS")))
    settled(page)
    assert moves(page) == ["marriage KS QS"]
    assert page.scene.question.text == ""


def test_an_unlawful_pair_is_refused_with_its_law_and_the_first_card_stays_named(walk: Laid) -> None:
    page = walk("marriage")
    mouse(page).click(grip(item(page, "KS")))
    mouse(page).click(grip(item(page, "2C")))
    assert moves(page) == []
    assert page.scene.law.label.startswith("Pairs. Law 1")
    assert page.host.answering.begun == ("marriage", card("KS"))


def test_a_first_card_that_can_only_break_a_law_is_refused_at_once(walk: Laid) -> None:
    page = walk("marriage")
    mouse(page).click(grip(item(page, "QH")))
    assert page.scene.law.label.startswith("Pairs. Law 1")
    assert page.host.answering.begun == ()


@pytest.mark.parametrize("back", [Key.Key_Escape, Key.Key_Backspace])
def test_what_was_named_is_taken_back(walk: Laid, back: Key) -> None:
    page = walk("marriage")
    mouse(page).click(grip(item(page, "KS")))
    QTest.keyClick(page.view, back)
    assert page.host.answering.begun == ()
    assert page.actions_.open is None, "the menu stays shut"
    assert not item(page, "KS").selected
    mouse(page).click(grip(item(page, "KH")))
    mouse(page).click(grip(item(page, "KH")))
    assert page.host.answering.begun == (), "a second click takes it back, too"
    QTest.keyClick(page.view, Key.Key_Escape)
    assert page.actions_.open is not None, "and with nothing named it is the menu"


def test_another_card_may_be_named_instead(walk: Laid) -> None:
    page = walk("patience")
    mouse(page).click(grip(item(page, "KS")))
    mouse(page).click(grip(item(page, "2C")))
    assert page.host.answering.begun == ("place", card("2C"))


def test_the_back_token_takes_back_one_step(walk: Laid) -> None:
    page = walk("wager")
    mouse(page).click(grip(item(page, "KS")))
    mouse(page).click(middle(page, "b2"))
    assert page.host.answering.begun == ("wager", card("KS"), "b2")
    mouse(page).press(texts(page).index("Back"))
    assert page.host.answering.begun == ("wager", card("KS"))


# --- card and place

def test_places_are_quiet_until_one_is_wanted(walk: Laid) -> None:
    page = walk("patience")
    assert {one.state for one in page.scene.spots} == {"rest"}
    mouse(page).click(grip(item(page, "KS")))
    assert {one.state for one in page.scene.spots} == {"legal"}
    QTest.mouseMove(page.view.viewport(), page.view.mapFromScene(middle(page, "c3")))
    assert spot(page, "c3").state == "over"
    page.host.answering.aid = False
    page.host.answering.remark()
    assert spot(page, "a1").state == "rest", "where that help is not wanted"


def test_a_card_and_then_a_place_by_clicks(walk: Laid) -> None:
    page = walk("patience")
    mouse(page).click(grip(item(page, "KS")))
    assert page.scene.question.text == "Place king of spades: where?"
    assert spot(page, "a1").label == "a1, may be chosen: Place king of spades a1"
    mouse(page).click(middle(page, "b2"))
    settled(page)
    assert moves(page) == ["place KS b2"]
    assert {one.state for one in page.scene.spots} == {"rest"}


def test_a_card_dragged_to_a_place_names_both(walk: Laid) -> None:
    page = walk("patience")
    at = mouse(page)
    view = page.view.viewport()
    start, end = at.at(grip(item(page, "AC"))), at.at(middle(page, "d4"))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(view, start + (end - start) / 2)
    assert spot(page, "a1").state == "legal", "while it is carried they light"
    QTest.mouseMove(view, end)
    assert spot(page, "d4").state == "over"
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    settled(page)
    assert moves(page) == ["place AC d4"]
    assert {one.state for one in page.scene.spots} == {"rest"}


def test_a_taken_place_refuses_with_its_law(walk: Laid) -> None:
    page = walk("patience")
    mouse(page).drag(grip(item(page, "AC")), middle(page, "d4"))
    settled(page)
    mouse(page).drag(grip(item(page, "2C")), middle(page, "d4"))
    assert moves(page) == ["place AC d4"]
    assert page.scene.law.label.startswith("Taken. Law 2")
    two = item(page, "2C")
    assert (two.pos() - two.corner(two.home)).manhattanLength() < 1, "it is back in the hand"
    page.scene.law.fade()
    mouse(page).click(grip(two))
    assert spot(page, "d4").label == "d4, may not be chosen now"
    mouse(page).click(middle(page, "d4"))
    assert page.scene.law.isVisible()
    assert moves(page) == ["place AC d4"]
    mouse(page).click(middle(page, "d5"))
    settled(page)
    assert moves(page) == ["place AC d4", "place 2C d5"]


def test_a_place_means_nothing_before_its_turn(walk: Laid) -> None:
    page = walk("patience")
    mouse(page).click(middle(page, "b2"))
    assert page.host.answering.begun == ()
    assert not page.scene.law.isVisible()


def test_a_card_and_a_place_by_keyboard(walk: Laid) -> None:
    page = walk("patience")
    keys = Keys(page, Random(1))
    keys.go_to(lambda one: one.card is card("3C"))
    keys.key(Key.Key_Return)
    focused = page.keyboard.focused
    assert isinstance(focused, SpotItem)
    assert focused.name == "a1"
    for key, name in ((Key.Key_Right, "b1"), (Key.Key_Down, "b2"), (Key.Key_Down, "b3"), (Key.Key_Left, "a3"),
                      (Key.Key_Left, "a3"), (Key.Key_Up, "a2")):
        keys.key(key)
        assert page.keyboard.focused is spot(page, name)
    keys.key(Key.Key_Return)
    settled(page)
    assert moves(page) == ["place 3C a2"]
    assert isinstance(page.keyboard.focused, CardItem), "the next card is due"


def test_a_screen_reader_names_places_and_fills_them(walk: Laid) -> None:
    page = walk("patience")
    accessible.install()
    view = QAccessible.queryAccessibleInterface(page.view)
    item(page, "KS").activate()
    named = [view.child(n).text(QAccessible.Text.Name) for n in range(view.childCount())]
    assert named[0] == "Place king of spades: where?"
    assert "c3, may be chosen: Place king of spades c3" in named
    found = next(view.child(n) for n in range(view.childCount()) if named[n].startswith("c3,"))
    assert found.role() == QAccessible.Role.Button
    spot(page, "c3").activate()
    settled(page)
    assert moves(page) == ["place KS c3"]


# --- amount and place, and everything at once

def test_forty_three_places_are_no_tokens(walk: Laid) -> None:
    page = walk("roulette")
    assert texts(page) == ["−", "Stake 1", "+", "Pass"]
    assert len(list(page.scene.spots)) == 43
    assert not [one for one in page.scene.spots for token in page.scene.tokens
                if one.sceneBoundingRect().intersects(token.sceneBoundingRect())], "they lie clear of the tokens"


def test_a_place_takes_the_amount_as_it_is_set(walk: Laid) -> None:
    page = walk("roulette")
    QTest.keyClick(page.view, Key.Key_5)
    mouse(page).click(middle(page, "red"))
    settled(page)
    assert moves(page) == ["stake 5 red"]


def test_amounts_are_typed_up_to_the_greatest(walk: Laid) -> None:
    """And one beyond it begins the number anew."""
    page = walk("roulette")
    most = page.host.answering.setting.amount.numbers[-1]
    for digit in str(most):
        QTest.keyClick(page.view, getattr(Key, f"Key_{digit}"))
    assert f"Stake {most}" in texts(page)
    QTest.keyClick(page.view, Key.Key_4)
    assert "Stake 4" in texts(page)
    for digit in str(most):
        QTest.keyClick(page.view, getattr(Key, f"Key_{digit}"))
    mouse(page).click(middle(page, "red"))
    settled(page)
    assert moves(page) == [f"stake {most} red"]


def test_an_amount_and_then_a_place_by_keyboard(walk: Laid) -> None:
    page = walk("roulette")
    keys = Keys(page, Random(1))
    keys.key(Key.Key_7)
    keys.key(Key.Key_Return)
    assert page.scene.question.text == "Stake 7: where?"
    assert isinstance(page.keyboard.focused, SpotItem)
    for _ in range(5):
        keys.key(Key.Key_Right)
    name = page.keyboard.focused.name
    keys.key(Key.Key_Return)
    settled(page)
    assert moves(page) == [f"stake 7 {name}"]
    assert name != "n0"


def test_an_amount_taken_back_is_still_set(walk: Laid) -> None:
    page = walk("roulette")
    keys = Keys(page, Random(1))
    keys.key(Key.Key_7)
    keys.key(Key.Key_Return)
    keys.key(Key.Key_Backspace)
    assert "Stake 7" in texts(page)


def test_every_place_of_a_cloth_is_reached_with_the_arrows(walk: Laid) -> None:
    page = walk("roulette")
    seen, edge, stops = set(), {"n0"}, page.scene.spots.stops()
    while edge:
        seen |= edge
        edge = {to.name for name in edge for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if (to := page.scene.spots.towards(spot(page, name), right, down, stops)) is not None} - seen
    assert seen == set(page.scene.spots.items)


def test_card_place_amount_and_name(walk: Laid) -> None:
    page = walk("wager")
    mouse(page).drag(grip(item(page, "KH")), middle(page, "e5"))
    king = item(page, "KH")
    assert page.scene.question.text == "Wager king of hearts e5: how much?"
    assert spot(page, "e5").state == "selected"
    assert king.selected
    assert (king.pos() - king.corner(king.home)).manhattanLength() < 1, "it waits in the hand"
    QTest.keyClick(page.view, Key.Key_1)
    QTest.keyClick(page.view, Key.Key_2)
    QTest.keyClick(page.view, Key.Key_Return)
    assert page.scene.question.text == "Wager king of hearts e5 12: which?"
    assert texts(page) == ["Wager KH e5 12 even", "Wager KH e5 12 odd", "Back"]
    mouse(page).press(1)
    settled(page)
    assert moves(page) == ["wager KH e5 12 odd"]


def test_another_card_dragged_begins_anew(walk: Laid) -> None:
    page = walk("wager")
    mouse(page).drag(grip(item(page, "KH")), middle(page, "e5"))
    mouse(page).drag(grip(item(page, "AC")), middle(page, "a1"))
    assert page.host.answering.begun == ("wager", card("AC"), "a1")
    assert spot(page, "e5").state == "rest"


def test_a_refused_drop_leaves_what_was_said(walk: Laid) -> None:
    page = walk("patience")
    mouse(page).drag(grip(item(page, "AC")), middle(page, "d4"))
    settled(page)
    mouse(page).click(grip(item(page, "KS")))
    mouse(page).drag(grip(item(page, "2C")), middle(page, "d4"))
    assert page.scene.law.label.startswith("Taken. Law 2")
    assert page.host.answering.begun == ("place", card("KS"))
    assert item(page, "KS").selected
    assert spot(page, "a1").state == "legal"


def test_several_cards_and_then_an_amount(walk: Laid) -> None:
    page = walk("several")
    for text in ("AC", "KS"):
        mouse(page).click(grip(item(page, text)))
    mouse(page).press(texts(page).index("Offer two"))
    assert page.scene.question.text == "Offer king of spades ace of clubs: how much?" \
        or page.scene.question.text == "Offer ace of clubs king of spades: how much?"
    QTest.keyClick(page.view, Key.Key_3)
    QTest.keyClick(page.view, Key.Key_Return)
    settled(page)
    assert moves(page) == ["offer AC KS 3"]


def test_only_what_completes_a_move_wants_two_clicks_or_a_drag(walk: Laid) -> None:
    page = walk("marriage", settings={"play by": "drag"})
    mouse(page).click(grip(item(page, "KS")))
    assert page.host.answering.begun == ("marriage", card("KS"))
    mouse(page).click(grip(item(page, "QS")))
    assert moves(page) == []
    assert page.scene.ground is not None
    mouse(page).drag(grip(item(page, "QS")), page.scene.ground.drop_area().center())
    settled(page)
    assert moves(page) == ["marriage KS QS"]
