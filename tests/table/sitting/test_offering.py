"""What a right click or the menu key offers, and what a pointer that rests is told."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip

from cardtable import games
from cardtable.cards import card
from cardtable.rules.moves import Move
from cardtable.showing.talk import talk_of
from cardtable.table.cloth import tips
from cardtable.table.cloth.accessible import ItemInterface
from cardtable.table.sitting.offering import Offered
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import run
from tests.games.ecarte.moments import Writer, exchanging, mid_trick
from tests.table.playing import Keys, Mouse, grip, settled
from tests.table.seating import Seat

NEVER = 1e6
POPUPS = pytest.mark.qt_log_ignore("This plugin does not support")          # menus, on a screen that is none


@pytest.fixture
def page(seat: Seat) -> TablePage:
    """The third trick: seven of spades led, the knave of spades must be played."""
    made = seat(mid_trick().moment(), pace=NEVER)
    settled(made)
    return made


def offered(page: TablePage, text: str) -> dict[str, Offered]:
    return {one.words: one for one in page.actions_.offering.of(page.scene.lying.find(card(text)))}


def words(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def open_menu() -> QMenu:
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMenu) and widget.isVisible()]
    assert len(found) == 1
    return found[0]


def test_a_card_that_may_be_played_is_played_from_its_menu(page: TablePage) -> None:
    act = offered(page, "JS")["Play it"].act
    assert act is not None
    act()
    assert str(page.host.croupier.played()[-1][1]) == "play JS"


def test_of_one_that_may_not_it_says_why_and_where_that_is_written(page: TablePage) -> None:
    lines = offered(page, "QH")
    assert "Play it" not in lines
    assert "It may not be played now." in lines
    assert any("follow" in line for line in lines)
    act = lines["Read the law"].act
    assert act is not None
    act()
    assert (page.book.tab, page.book.laws.articles.opened) == ("laws", 43)


def test_under_strict_laws_nobody_says_beforehand_what_breaks_one(seat: Seat) -> None:
    writer = Writer({"laws": "strict"}).cut("9H", "KD").deal("QH 9H KS JS 8C", "TH AH 7S QS 9D", "8H")
    writer.do("0 propose", "1 refuse", "0 play KS", "1 play QS", "0 play 8C", "1 play AH", "1 play 7S")
    page = seat(writer.moment(), pace=NEVER)
    settled(page)
    assert not any("Law" in line or "may not" in line for line in offered(page, "QH"))


def test_cards_to_be_exchanged_are_chosen_and_put_back(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    act = offered(page, "QS")["Choose it"].act
    assert act is not None
    act()
    assert page.host.answering.choice.chosen == [card("QS")]
    act = offered(page, "QS")["Put it back"].act
    assert act is not None
    act()
    assert page.host.answering.choice.chosen == []


def test_a_plate_tells_who_he_is_and_how_he_stands(page: TablePage) -> None:
    lines = [one.words for one in page.actions_.offering.of(page.scene.plates.of(1))]
    assert lines[0] == "Colonel Ashdown"
    assert any(line.startswith("Club player") for line in lines)
    assert any("marked, of five" in line for line in lines)


def test_a_simpler_answer_is_asked_for_at_the_plate_of_who_thinks(page: TablePage,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    plate, wanted = page.scene.plates.of(1), "Ask for a simpler answer"
    assert wanted not in [one.words for one in page.actions_.offering.of(plate)]
    monkeypatch.setattr(type(page.host.croupier), "pondering", True)
    assert wanted in [one.words for one in page.actions_.offering.of(plate)]


@POPUPS
def test_the_right_button_opens_the_menu_of_what_lies_there(page: TablePage) -> None:
    at = page.view.mapFromScene(grip(page.scene.lying.find(card("QH"))))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, page.view.viewport().mapToGlobal(at))
    QApplication.sendEvent(page.view.viewport(), event)
    menu = open_menu()
    assert words(menu)[0] == "Queen of hearts"
    menu.close()


@POPUPS
def test_the_menu_key_opens_that_of_the_card_in_the_ring_and_of_all_players(page: TablePage) -> None:
    keys = Keys(page, Random(1))
    keys.go_to(lambda item: item.card is card("JS"))
    keys.key(Qt.Key.Key_Menu)
    menu = open_menu()
    assert [words(menu)[n] for n in (0, 2)] == ["Knave of spades", "Play it"]
    assert {"You", "Colonel Ashdown"} <= set(words(menu))
    menu.close()


def test_a_pointer_that_rests_is_told_what_it_rests_on(page: TablePage) -> None:
    scene = page.scene

    def told(thing: tips.Thing) -> str:
        return tips.told(thing, page.host.sight, scene.talk, scene.lying)

    plate, slide = scene.plates.of(1), next(iter(scene.instruments))
    assert plate is not None
    assert told(plate).startswith("Colonel Ashdown, ")
    assert told(slide) == f"{slide.sentence()}."
    assert told(page.keyboard.hand()[0]) == ""
    won = scene.lying.items[8][0]
    assert told(won) == "Tricks won, Colonel Ashdown: two cards face down. A click shows what came here last."
    at = plate.sceneBoundingRect().center()
    assert tips.uppermost(scene.items(at)) is plate


def test_a_token_says_what_its_call_means_and_its_key(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    token = page.scene.tokens[0]
    meaning = page.scene.talk.meaning(Move(("discard",)))
    assert "as many cards as you throw away" in meaning
    assert tips.told(token, page.host.sight, page.scene.talk, page.scene.lying) == \
        f"{token.text}. {meaning} The key 1 says it, too."
    spoken = ItemInterface(token, QAccessible.Role.Button)
    assert spoken.text(QAccessible.Text.Name) == token.text
    assert spoken.text(QAccessible.Text.Description) == meaning


@pytest.mark.parametrize(("game", "calls"), [
    ("ecarte", ("propose", "stand", "accept", "accept-if-enough", "refuse")), ("cribbage", ("go",)),
    ("napoleon", ("pass", "bid 2", "bid nap", "bid misery", "bid wellington"))])
def test_the_calls_of_a_game_have_meanings_of_one_line(game: str, calls: Sequence[str]) -> None:
    talk = talk_of(games.game(game))
    told = [talk.meaning(Move.read(call)) for call in calls]
    assert all(told)
    assert all(len(text) < 100 and "\n" not in text for text in told)
    assert len(set(told)) == len(told)


def test_a_board_whose_tag_is_seen_needs_no_further_words(seat: Seat) -> None:
    page = seat(run().moment(), pace=NEVER)
    settled(page)
    board = next(device for device in page.scene.instruments if device.label.startswith("Cribbage board"))
    assert tips.told(board, page.host.sight, page.scene.talk, page.scene.lying).startswith("Cribbage board: ")
    board.tag.say("five", board.boundingRect().center())
    assert tips.told(board, page.host.sight, page.scene.talk, page.scene.lying) == ""


@POPUPS
def test_a_right_click_plays_nothing(page: TablePage) -> None:
    before = page.host.croupier.played()[:]
    at = Mouse(page, Random(1)).at(grip(page.scene.lying.find(card("JS"))))
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=at)
    assert page.host.croupier.played() == before


@POPUPS
def test_the_words_appear_where_the_pointer_rests(page: TablePage) -> None:
    plate = page.scene.plates.of(1)
    assert plate is not None
    view = page.view
    at = view.mapFromScene(plate.sceneBoundingRect().center())
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
    assert "Colonel Ashdown, " in QToolTip.text()
    bare = view.mapFromScene(page.scene.cloth.center())
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, bare, view.viewport().mapToGlobal(bare)))
    assert page.header.pills["H"].toolTip() == "Ask a master for advice (H)"
