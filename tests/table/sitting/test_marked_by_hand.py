"""A score kept by hand at the table: by mouse and by keys, rightly and wrongly; and what is offered for that."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games.rubicon_bezique.strict.marks import SCALE
from cardtable.rules.moves import Move
from cardtable.table.asking.breaking import accidents
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import Label
from tests.games.euchre import moments as euchre
from tests.games.rubicon_bezique import moments as rubicon
from tests.games.whist import moments as whist
from tests.table.playing import Keys, Mouse, Person
from tests.table.seating import Seat
from tools.waiting import until

NEVER = 1e6


def asked(page: TablePage) -> None:
    """Waits until the person is, whoever of the others is asked besides and takes his time."""
    until(lambda: not page.host.teller.busy and page.host.answering.turn)


def texts(page: TablePage) -> list[str]:
    """What stands on the tokens."""
    return [token.text for token in page.scene.tokens]


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_all_is_offered_alike_and_more_than_was_won_can_be_marked(seat: Seat, hand: type[Person]) -> None:
    """Honours may be named that nobody held, and Return says none of it of itself."""
    page = seat(whist.marking().moment(), pace=NEVER)
    asked(page)
    assert texts(page)[1:] == ["Mark one", "+", "No more to mark", "Three honours", "Four honours"]
    assert not [token for token in page.scene.tokens if token.key == "↵"]
    seen = page.host.sight.deal
    assert not accidents(seen, page.host.chair.own_seat()), "what is left over would tell what was won"
    assert not [token for token in page.scene.tokens for zone, held in page.scene.lying.items.items() for item in held
                if item.isVisible() and token.sceneBoundingRect().intersects(item.sceneBoundingRect())]
    deal, person = page.host.croupier.sitting.match.deal(), hand(page, Random(1))
    person.make(Move(("name-honours", 4)))
    asked(page)
    person.make(Move(("mark", 5)))
    asked(page)
    made = [str(step.move) for step in page.host.croupier.steps]
    assert {"name-honours 4", "mark 5"} <= set(made)
    assert [one.fault for one in deal.offences if one.fault == "marked over"]      # type: ignore[attr-defined]


def test_it_is_forgotten_by_a_token(seat: Seat) -> None:
    """Whatever is left to be marked."""
    page = seat(euchre.marking().moment(), pace=NEVER)
    asked(page)
    assert "No more to mark" in texts(page)
    Mouse(page, Random(1)).make(Move(("marked",)))
    until(lambda: "marked" in [str(step.move) for step in page.host.croupier.steps])


def test_what_was_marked_is_taken_down_by_the_menu(seat: Seat) -> None:
    page = seat(whist.marking().moment(), pace=NEVER)
    asked(page)
    Mouse(page, Random(1)).make(Move(("mark", 1)))
    asked(page)
    page.actions_.menu()
    assert page.actions_.open is not None
    menu = page.actions_.open.sheet
    assert isinstance(menu, MenuSheet)
    number = next(n for n, entry in enumerate(menu.entries) if entry.text == "Take down")
    QTest.mouseClick(menu.buttons[number], Qt.MouseButton.LeftButton)
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, ClaimSheet)
    assert "So many points that were marked come off your side’s score again." in [
        label.text() for label in sheet.findChildren(Label)], "what a figure on it is counted from"
    QTest.mouseClick(sheet.choices[0], Qt.MouseButton.LeftButton)
    until(lambda: str(page.host.croupier.steps[-1].move) == "take-down 1")


def test_only_what_is_lawful_lies_on_tokens_while_hands_are_taken_up(seat: Seat) -> None:
    """Another's hand is taken up by the menu, by accident."""
    page = seat(whist.by_hand().moment(), pace=NEVER)
    asked(page)
    assert texts(page) == ["Take up the hand"]
    seen = page.host.sight.deal
    assert [one.verb for one in accidents(seen, page.host.chair.own_seat())] == ["take-wrong-hand"]
    Mouse(page, Random(1)).make(Move(("take-up-hand",)))
    until(lambda: "take-up-hand" in [str(step.move) for step in page.host.croupier.steps])


@pytest.mark.parametrize(("hand", "verb", "token"), [(Mouse, "gainsay", "It is not won"),
                                                     (Keys, "agree-game", "The game is theirs")])
def test_a_game_that_the_others_mark_is_agreed_to_or_not(seat: Seat, hand: type[Person], verb: str, token: str
                                                         ) -> None:
    """Too much has been marked; both words are offered alike."""
    made = whist.marking()
    deal = made.sitting.match.deal()
    side = deal.side[deal.player.index(0)]
    other = deal.keeper(1 - side)                        # type: ignore[attr-defined]
    made.do(f"{other} mark 10", f"{other} marked")
    page = seat(made.moment(), pace=NEVER)
    asked(page)
    person = hand(page, Random(1))
    person.make(Move(("marked",)))
    until(lambda: "It is not won" in texts(page))
    asked(page)
    assert set(texts(page)) == {"It is not won", "The game is theirs"}
    assert token in texts(page)
    person.make(Move((verb,)))
    until(lambda: any(str(step.move) == verb for step in page.host.croupier.steps))
    until(lambda: not page.host.teller.busy)
    after = page.host.croupier.sitting.match.deal()
    if verb == "gainsay":
        assert after.score[1 - side] < 10, "and what had not been won is put right"


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_who_has_scored_amid_the_play_marks_by_a_scale_and_plays_on(seat: Seat, hand: type[Person]) -> None:
    """Each amount of the table of scores is a token, due or not; what is taken down is said by the menu."""
    page = seat(rubicon.marking().moment(), pace=NEVER)
    asked(page)
    assert texts(page) == ["No more to mark", *[f"Mark {points}" for points in SCALE]]
    had, person = list(page.host.sight.deal.score), hand(page, Random(1))
    person.make(Move(("mark", 250)))
    until(lambda: str(page.host.croupier.steps[-1].move) == "mark 250")
    asked(page)
    deal = page.host.croupier.sitting.match.deal()
    assert (deal.score[0], deal.phase) == (had[0] + 250, "play")
    assert "Mark 250" not in texts(page), "it has been marked"
    page.actions_.menu()
    assert page.actions_.open is not None
    menu = page.actions_.open.sheet
    assert isinstance(menu, MenuSheet)
    assert {"Take down", "Mark"} <= {entry.text for entry in menu.entries}
    number = next(n for n, entry in enumerate(menu.entries) if entry.text == "Take down")
    QTest.mouseClick(menu.buttons[number], Qt.MouseButton.LeftButton)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, ClaimSheet)
    assert [choice.text() for choice in sheet.choices] == [str(n) for n in SCALE if n <= deal.score[0]]
    QTest.mouseClick(sheet.choices[-1], Qt.MouseButton.LeftButton)
    until(lambda: str(page.host.croupier.steps[-1].move) == "take-down 250")


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_the_markers_are_compared_before_the_game_is_computed(seat: Seat, hand: type[Person]) -> None:
    page = seat(rubicon.MOMENTS["comparing"](), pace=NEVER)
    asked(page)
    assert texts(page) == ["The markers stand right"]
    hand(page, Random(1)).make(Move(("agree-scores",)))
    until(lambda: "agree-scores" in [str(step.move) for step in page.host.croupier.steps])
