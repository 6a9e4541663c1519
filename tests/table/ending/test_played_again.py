"""A match that is over stays in the records as it ended, whatever is played again at its slip."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.ledger import Ledger
from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Result, Store, StoreFault
from cardtable.store.results import Tally, tally
from cardtable.store.sittings import Saved
from cardtable.table.book.talk import Told
from cardtable.table.forms.setup import at_once, of_the_day, saved_setup
from cardtable.table.sheets.todays_deal import played
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.table_menu import kept
from cardtable.table.wording.keys import REDO, TAKE_BACK
from cardtable.table.wording.phrases import PRACTICE
from tests.croupier.desk import Desk
from tests.table.ending.test_given_up import RESIGN, by_hand, may_give_up
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tests.table.sitting.test_passing_over import menu
from tests.table.twins import hurried
from tools.waiting import until

GIVEN_UP: tuple[tuple[str, dict[str, object], int], ...] = (("whist", {}, 6211), ("euchre", {"games": 1}, 6213))
HANDS = pytest.mark.parametrize("hand", [Mouse, Keys])
Kept = tuple[Saved, Mapping[str, object]]


def give_up(page: TablePage, person: Mouse | Keys) -> None:
    """In the first deal in which that can be done: the slip lies there afterwards."""
    rng = Random(1)
    settled(page)
    while not may_give_up(page):
        by_hand(page, person, rng)
        settled(page)
    sheet, words = menu(page), page.scene.talk.token(RESIGN)
    person.button(next(button for button in sheet.buttons if button.text() == words))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Y)
    until(lambda: hurried(page) and page.slips.slip is not None)
    assert page.host.croupier.sitting.over


def replay(page: TablePage, person: Mouse | Keys, way: str = "replay") -> None:
    """By the button, or by the key that stands beside it; nobody is asked, as nothing is lost."""
    assert page.slips.slip is not None
    if isinstance(person, Mouse):
        person.button(page.slips.slip.buttons[way])
    else:
        QTest.keyClick(QApplication.focusWidget(), {"replay": Qt.Key.Key_R, "exchange": Qt.Key.Key_O}[way])
    settled(page)
    assert page.slips.slip is None
    assert page.host.croupier.practice


def records(store: Store) -> dict[int, Kept]:
    return {saved.id: (saved, store.load(saved.id)) for saved in store.sittings()}


def counted(store: Store) -> tuple[dict[tuple[str, str, str], Tally], list[Result]]:
    """What the statistics are made of, and all that counts in them."""
    results = store.results()
    return tally(results), [result for result in results if not result.practice]


@HANDS
@pytest.mark.parametrize(("name", "options", "seed"), GIVEN_UP)
def test_the_last_deal_is_played_again_beside_the_record(seat: Seat, store: Store, name: str, seed: int,
                                                         options: dict[str, object], hand: type[Mouse | Keys]) -> None:
    page = seat(at_once(game(name), options, level="novice", seed=seed))
    person = hand(page, Random(seed))
    give_up(page, person)
    before, statistics = records(store), counted(store)
    (finished, (saved, _)), = before.items()
    assert (saved.finished, saved.outcome) == (True, "lost")
    assert len(statistics[1]) == 1

    replay(page, person)
    now = records(store)
    assert now[finished] == before[finished], "its lines, its caption and what it came to"
    practice, = now.keys() - before.keys()
    begun, record = now[practice]
    assert not begun.finished
    assert begun.caption.startswith(PRACTICE)
    assert record["moves"] == page.host.croupier.sitting.lines
    assert kept(page.actions_) == "The game is saved; you may go on at any time."
    page.close_table()

    again = seat(saved_setup(store.sittings(finished=False)[0]), seed=seed)
    settled(again)
    croupier = again.host.croupier
    assert croupier.practice
    assert croupier.sitting.match == page.host.croupier.sitting.match
    person = hand(again, Random(seed))
    give_up(again, person)
    ended = records(store)
    assert ended.keys() == now.keys()
    assert ended[finished] == before[finished]
    assert ended[practice][0].finished
    assert counted(store) == statistics, "practice is not counted"

    replay(again, person)                        # what is over now is that practice
    third, = records(store).keys() - ended.keys()
    assert {number: records(store)[number] for number in ended} == ended
    assert records(store)[third][0].caption.startswith(PRACTICE), "though no word of it is new"
    assert counted(store) == statistics


@HANDS
def test_the_other_seat_of_the_last_deal_has_a_record_of_its_own(seat: Seat, store: Store,
                                                                 hand: type[Mouse | Keys]) -> None:
    page = seat(seed=4, points=2)
    person = hand(page, Random(4))
    give_up(page, person)
    before = records(store)
    replay(page, person, "exchange")
    assert page.host.viewer == 1
    now = records(store)
    assert len(now) == 2
    assert before.items() <= now.items()


def test_nothing_is_taken_back_at_the_last_slip(seat: Seat, store: Store) -> None:
    page = seat(seed=4, points=2)
    give_up(page, Keys(page, Random(4)))
    before, made = records(store), len(page.host.croupier.steps)
    for keys in (TAKE_BACK, REDO):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z if keys is TAKE_BACK else Qt.Key.Key_Y,
                       Qt.KeyboardModifier.ControlModifier)
        settled(page)
    assert len(page.host.croupier.steps) == made
    assert page.slips.slip is not None
    assert records(store) == before


def test_a_deal_of_the_match_that_still_goes_on_is_played_again_in_its_own_record(seat: Seat, store: Store) -> None:
    page = seat(seed=4)
    person = Mouse(page, Random(4))
    settled(page)
    while page.slips.slip is None:
        by_hand(page, person, Random(1))
        settled(page)
    assert not page.host.croupier.sitting.over
    person.button(page.slips.slip.buttons["replay"])
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Y)
    settled(page)
    (_, (saved, record)), = records(store).items()
    assert saved.caption.startswith(PRACTICE)
    assert record["moves"] == page.host.croupier.sitting.lines


def test_the_deal_of_a_day_stays_done(seat: Seat, store: Store) -> None:
    """What is played of it again is no deal of that day: today's deals would have it to be gone on with."""
    page = seat(of_the_day(game("ecarte"), "2026-11-22"))
    person = Keys(page, Random(4))
    give_up(page, person)
    done = played(store)
    assert list(done.results) == [("2026-11-22", "ecarte")]
    replay(page, person)
    assert len(store.sittings()) == 2
    assert played(store) == done
    assert not done.unfinished


def test_where_no_record_can_be_begun_it_is_said_and_the_match_stays(seat: Seat, store: Store,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    page = seat(seed=4, points=2)
    person = Mouse(page, Random(4))
    give_up(page, person)
    before = records(store)

    def full(*_: object) -> int:
        raise StoreFault("The disk is full.")

    monkeypatch.setattr(store, "begin", full)
    replay(page, person)
    told = "The disk is full. What is played now is practice, and is not saved."
    until(lambda: Told(told) in page.book.talk.entries)
    assert kept(page.actions_) == "This is practice, and is not saved."
    assert records(store) == before


def test_a_deal_played_again_is_practice_though_nothing_had_been_seen(store: Store) -> None:
    """Whoever gives up before a card is played, and plays on after a rest, plays for practice still."""
    row = game("ecarte")
    desk = Desk(sitting=Sitting(row, {}, [{"name": "Eleanor"}, {"name": "George"}]))
    croupier, sitting = desk.croupier, desk.sitting
    croupier.ledger = Ledger.begin(store, sitting)
    croupier.go_on()
    while sitting.match.deal().preliminary:
        seat = croupier.waiting_for()[0]
        assert croupier.answer(seat, sitting.match.decision(seat).sample(Random(1))) is None
    assert croupier.answer(croupier.waiting_for()[0], Move(("resign",))) is None
    assert sitting.over
    first = croupier.ledger.number
    croupier.hold()
    croupier.replay_deal()
    assert croupier.ledger.number != first
    record = Record.from_dict(store.load(croupier.ledger.number))
    loaded = Croupier(Sitting(row, record.options, record.players), desk, desk, desk.thinkers)
    loaded.load(record.moves)
    assert loaded.practice
    assert loaded.sitting.match == sitting.match
