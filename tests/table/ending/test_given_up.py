"""A game that was given up is told so on the sheet that ends it, and what it costs before it is."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.folio import Confirmation
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tests.table.sitting.test_passing_over import menu
from tests.table.twins import hurried
from tools.waiting import until

RESIGN = Move(("resign",))
GAMES = ("ecarte", "cribbage", "piquet", "bezique", "rubicon_bezique", "whist", "bridge", "quinto", "euchre",
         "all_fours", "five_hundred")
COSTS = {"cribbage": "Under sixty-one is a lurch, and pays double.", "piquet": "By the scores as they stand you lose ",
         "rubicon_bezique": "You are rubiconed, and lose ", "whist": "by the scores as they stand",
         "bridge": "with its hundred", "quinto": "with its hundred"}


def by_hand(page: TablePage, person: Mouse | Keys, rng: Random) -> None:
    """The next answer, whatever it is; slips are put away."""
    hurried(page)
    settled(page)
    if page.slips.slip is not None:
        person.act()
        return
    own = page.host.croupier.waiting_for()[0]
    person.make(page.host.croupier.sitting.match.deal().decision(own).sample(rng))


def may_give_up(page: TablePage) -> bool:
    """Whether this is the middle of a deal, in which one has played and may resign."""
    croupier, deal, own = page.host.croupier, page.host.croupier.sitting.match.deal(), page.host.chair.own_seat()
    played = sum(step.deal is deal and step.seat == own for step in croupier.steps)
    return not deal.preliminary and played > 1 and page.slips.slip is None and "resign" in page.host.decisions.rights()


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_says_that_it_was_given_up(seat: Seat, name: str) -> None:
    """It is chosen in the menu, and confirmed there; by mouse and keys in turn."""
    page, rng = seat(at_once(game(name), {}, level="novice", seed=3)), Random(name)
    person = (Mouse, Keys)[GAMES.index(name) % 2](page, rng)
    settled(page)
    while not may_give_up(page):
        by_hand(page, person, rng)
        settled(page)
    croupier = page.host.croupier
    sheet = menu(page)
    words = page.scene.talk.token(RESIGN)
    person.button(next(button for button in sheet.buttons if button.text() == words))
    assert page.actions_.open is not None
    question = page.actions_.open.sheet
    assert isinstance(question, Confirmation)
    assert question.accessibleDescription().endswith("It cannot be taken back.")
    assert COSTS.get(name, "") in question.accessibleDescription()
    goes_on = "The match goes on with another game." in question.accessibleDescription()
    before = len(croupier.steps)
    if isinstance(person, Keys):
        person.key(Qt.Key.Key_Y)
    else:
        person.button(question.yes)
    until(lambda: hurried(page) and page.slips.slip is not None)
    assert croupier.steps[before].move == RESIGN
    assert goes_on == (not croupier.sitting.over), "as it was told"
    told = page.host.teller.game_ending(croupier.steps[before], ())
    assert any(line.startswith(("You give up", "You resign")) for line in told.lines), told
    assert ("Who gives up pays for his partner, too." in told.lines) == (name in ("whist", "bridge"))


def test_with_a_dummy_no_rubber_is_given_up(seat: Seat) -> None:
    """Quinto: "Rubbers are not played, each game being settled for separately" (002:8788)."""
    page, rng = seat(at_once(game("quinto"), {"form": "dummy"}, level="novice", seed=3)), Random(1)
    person = Mouse(page, rng)
    settled(page)
    while not may_give_up(page):
        by_hand(page, person, rng)
        settled(page)
    person.button(next(button for button in menu(page).buttons if button.text() == "Give up the game"))
    assert page.actions_.open is not None
    question = page.actions_.open.sheet
    assert isinstance(question, Confirmation)
    assert question.accessibleName() == "Give up the game?"
    assert "the rubber" not in question.accessibleDescription()
    person.button(question.yes)
    until(lambda: hurried(page) and page.slips.slip is not None)
    assert "I give up the game." in page.book.talk.toPlainText()


@pytest.mark.parametrize("games", [1, 3])
def test_of_a_match_of_games_it_is_told_whether_it_goes_on(seat: Seat, games: int) -> None:
    """And who takes leave is one who has won: a game given up within a match had the loser's partner."""
    page, rng = seat(at_once(game("euchre"), {"games": games}, level="novice", seed=3)), Random(1)
    person = Mouse(page, rng)
    settled(page)
    while not may_give_up(page):
        by_hand(page, person, rng)
        settled(page)
    croupier, deal = page.host.croupier, page.host.croupier.sitting.match.deal()
    words = page.scene.talk.token(RESIGN)
    person.button(next(button for button in menu(page).buttons if button.text() == words))
    assert page.actions_.open is not None
    question = page.actions_.open.sheet
    assert isinstance(question, Confirmation)
    assert ("goes on with another game" in question.accessibleDescription()) == (games > 1)
    assert ("The match ends with it." in question.accessibleDescription()) == (games == 1)
    before = len(croupier.steps)
    person.button(question.yes)
    until(lambda: hurried(page) and page.slips.slip is not None)
    assert croupier.sitting.over == (games == 1)
    told = page.host.teller.game_ending(croupier.steps[before], ())
    partner = next(croupier.players[deal.player[one]].name for one in deal.partners_of(page.host.chair.own_seat()))
    assert told.farewell is not None
    assert told.farewell.name != partner
