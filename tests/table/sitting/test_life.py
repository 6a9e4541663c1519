"""What happens to a table: its size changes, it is closed, taken back, played again, passed on."""
from __future__ import annotations

import threading
from datetime import datetime
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.cards import BACK, card
from cardtable.players.thought import Thought
from cardtable.store import Store
from cardtable.table.cabinet.greeting import greeting
from cardtable.table.forms.setup import AIDS
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import BoneButton
from cardtable.table.wording.phrases import PRACTICE
from tests.games.ecarte.moments import Writer, again, curtain, dealt, exchanging, king, mid_trick, over, slip, vole
from tests.games.pope_joan.moments import MOMENTS as POPE_JOAN
from tests.games.whist.moments import plain
from tests.spread import far
from tests.table.playing import Keys, Mouse, check, grip, settled
from tests.table.seating import Seat
from tools.moments import CURTAIN
from tools.waiting import spin, until

NEVER = 1e6


def test_a_resize_in_mid_motion_leaves_everything_in_its_place(seat: Seat) -> None:
    page = seat(seed=2, speed=1)
    until(lambda: page.stage.motion.busy and page.host.sight.deal.phase != "cut")
    spin(60)
    page.resize(QSize(1100, 760))
    assert page._stretched.isVisible()
    until(lambda: not page._stretched.isVisible())
    page.stage.motion.speed = 0
    page.host.teller.procession.hurry()
    settled(page)
    check(page)
    assert page.scene.cloth.width() < 1012
    plate = page.scene.plates.of(0)
    assert page.scene.cloth.contains(plate.sceneBoundingRect().center())


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (2560, 1440)])
def test_own_hand_never_touches_its_plate_nor_the_tokens(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(again().moment(), size=size, pace=NEVER)
    settled(page)
    middle = page.keyboard.hand()[2].sceneBoundingRect()
    assert middle.bottom() < page.scene.plates.of(0).sceneBoundingRect().top()
    assert all(token.sceneBoundingRect().bottom() < middle.top() for token in page.scene.tokens)


def test_closing_does_not_wait_for_a_thinker(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = threading.Event(), threading.Event()

    def slow(*_: object) -> Thought:
        thinking.set()
        enough.wait(5)
        raise RuntimeError("nobody waits for this")

    monkeypatch.setattr("cardtable.croupier.thinkers.think", slow)
    page = seat(king().moment(), pace=0)
    until(thinking.is_set)
    began = monotonic()
    page.close_table()
    page.hide()
    assert monotonic() - began < 1
    enough.set()
    spin(30)


def test_taking_back_is_free_until_something_new_is_seen(seat: Seat) -> None:
    rubber = plain()
    while rubber.deal.by(rubber.due) != 0:
        rubber.plays(1)
    page = seat(rubber.moment(), pace=NEVER)
    settled(page)
    before, pill = len(page.host.croupier.played()), page.header.pills["Ctrl+Z"]
    assert not pill.isEnabled(), "there is nothing to take back"
    assert len(page.host.answering.cards()) > 1, "what is forced would be passed over"
    Keys(page, Random(1)).card(page.host.answering.cards()[0])
    settled_or_thinking(page)
    assert pill.isEnabled()
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
    settled(page)
    assert len(page.host.croupier.played()) == before
    assert not pill.isEnabled()
    assert not page.host.croupier.practice
    check(page)


def settled_or_thinking(page: TablePage) -> None:
    until(lambda: not page.host.teller.busy)


def test_taking_back_after_a_draw_is_practice_and_asked_about(seat: Seat, store: Store) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    Mouse(page, Random(1)).exchange()
    settled_or_thinking(page)
    page.actions_.do("Ctrl+Z")
    assert page.actions_.open is not None
    yes = page.actions_.open.sheet.findChildren(BoneButton)[-1]
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton, pos=yes.rect().center())
    settled(page)
    assert page.host.croupier.practice
    assert page.header.parts[0] == "practice"
    saved, = store.sittings(finished=False)
    assert saved.caption.startswith(PRACTICE)            # so drawer and records have it
    assert "practice" not in greeting("Eleanor", [(saved, "Écarté")], datetime.now())
    assert page.host.answering.choice.prompt is not None
    check(page)


def test_a_deal_is_played_again_from_the_other_seat(seat: Seat) -> None:
    page = seat(slip().moment(), seed=1)
    settled(page)
    person = Mouse(page, Random(2))
    while page.slips.slip is None:
        person.act()
        settled(page)
    other = page.slips.slip.buttons["exchange"]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Y):
        QTest.mouseClick(other, Qt.MouseButton.LeftButton, pos=other.rect().center())
        assert page.slips.slip is not None
        assert not page.host.croupier.practice, "it is asked first, and Return leaves all as it is"
        QTest.keyClick(QApplication.focusWidget(), key)
    settled(page)
    assert page.slips.slip is None
    assert page.host.viewer == 1
    assert page.host.croupier.practice
    check(page)
    assert len(page.keyboard.hand()) == 5


def test_a_claim_that_is_certain_stands_and_another_reveals_nothing(seat: Seat) -> None:
    writer = Writer().cut("9H", "KD").deal("KH QH JH AS KS", "7C 8C 9D TD 7S", "7H").do("0 propose", "1 refuse")
    page = seat(writer.moment(), pace=NEVER)
    settled(page)
    before = len(page.host.croupier.played())
    page.actions_.do("C")
    settled_or_thinking(page)
    assert len(page.host.croupier.played()) == before
    assert "only if it can be shown that the rest is yours" in page.scene.law.label
    assert sum(item.card is BACK for item in page.scene.lying.items[4]) == 5
    writer.do("0 play KH", "1 play 7C", "0 play QH", "1 play 8C", "0 play KS", "1 play 7S", "0 play AS", "1 play 9D")
    certain = seat(writer.moment(), pace=NEVER)
    settled(certain)
    certain.actions_.do("C")
    settled(certain)
    assert certain.slips.slip is not None


def test_the_slip_shows_all_hands_and_waits(seat: Seat) -> None:
    moment = vole().moment()
    page = seat(moment.__class__(moment.game, moment.options, moment.players, moment.lines[:-2]), pace=0)
    settled(page)
    Mouse(page, Random(1)).act()
    settled(page)
    assert page.slips.slip is not None
    assert "You win the vole, and mark two." in page.slips.slip.accessibleDescription()
    spin(60)
    assert page.host.croupier.sitting.match.deal().phase == "shuffle"
    Keys(page, Random(1)).key(Qt.Key.Key_Return)
    settled(page)
    assert page.slips.slip is None


def test_two_at_one_screen_never_see_the_others_hand(seat: Seat) -> None:
    """Whenever faces lie open, or are named, they are the viewer's own or everybody's, and in between the curtain is
    drawn."""
    page = seat(curtain().moment(settings=CURTAIN))
    host, curtain_ = page.host, page.slips.curtain
    passed = 0
    for _ in range(far(50, 120)):
        settled(page)
        check(page)
        faces = {item.card for item in page.scene.lying.all()} - {BACK}
        deal = host.croupier.sitting.match.deal()
        theirs = {c for s in (0, 1) if s != host.viewer for c in deal.zone[3 + s]}
        assert not faces & theirs
        said = " ".join(item.label for item in page.scene.lying.all())
        assert not [card.name for card in theirs if card.name in said]
        if curtain_.slip is not None:
            assert host.viewer == -1
            token = curtain_.slip.token
            QTest.keyPress(token, Qt.Key.Key_Space)
            until(lambda: curtain_.slip is None)
            assert host.viewer in (0, 1)
            passed += 1
        elif host.croupier.sitting.over:
            break
        else:
            Mouse(page, Random(passed)).act()
    assert passed > far(2, 6)
    assert not any("You" in getattr(entry, "text", "").split() for entry in page.book.talk.entries)


def test_a_token_let_go_too_soon_opens_nothing(seat: Seat, qtbot: QtBot) -> None:
    page = seat(curtain().moment(settings=CURTAIN))
    page.slips.curtain.hold = 10_000
    settled(page)
    page.slips.curtain.slip.token._ring.setDuration(10_000)
    QTest.keyPress(page.slips.curtain.slip.token, Qt.Key.Key_Space)
    spin(40)
    QTest.keyRelease(page.slips.curtain.slip.token, Qt.Key.Key_Space)
    spin(40)
    assert page.slips.curtain.slip is not None
    assert page.host.viewer == -1


def test_what_has_been_saved_is_gone_on_with(seat: Seat, store: Store) -> None:
    page = seat(seed=6)
    settled(page)
    lines = list(page.host.croupier.sitting.lines)
    shown = sorted(item.card for item in page.scene.lying.all())
    page.close_table()
    saved, = store.sittings(finished=False)
    again_ = seat(page.setup.__class__(page.setup.game, page.setup.options, page.setup.players, (), saved.id))
    settled(again_)
    assert again_.host.croupier.sitting.lines == lines
    assert sorted(item.card for item in again_.scene.lying.all()) == shown


def test_a_strict_fault_stands_where_a_guided_one_is_refused(seat: Seat) -> None:
    writer = Writer({"laws": "strict"}).cut("9H", "KD").deal("QH 9H KS JS 8C", "TH AH 7S QS 9D", "8H")
    writer.do("0 propose", "1 refuse", "0 play KS", "1 play QS", "0 play 8C", "1 play AH", "1 play 7S")
    page = seat(writer.moment(), pace=NEVER)
    settled(page)
    Mouse(page, Random(1)).drag(grip(page.scene.lying.find(card("QH"))), page.scene.ground.drop_area().center())
    assert str(page.host.croupier.played()[-1][1]) == "play QH"


def test_a_game_whose_end_was_not_written_is_finished_when_it_is_gone_on_with(seat: Seat, store: Store) -> None:
    page = seat(over().moment())
    settled(page)
    assert page.slips.slip is not None
    result, = store.results()
    assert (result.outcome, result.points_for, result.points_against) == ("won", 1, 0)
    assert not store.sittings(finished=False)


def test_a_hint_is_weighed_in_the_book_and_goes_with_its_moment(seat: Seat) -> None:
    page = seat(king().moment(), pace=0)
    settled(page)
    page.actions_.do("H")
    until(lambda: page.book.advice.counsel is not None)
    assert page.book.tab == "advice"
    assert page.host.croupier.ledger.aids == {*AIDS, "hints"}
    Mouse(page, Random(1)).act()
    until(lambda: page.book.advice.counsel is None)


def test_the_last_trick_is_shown_again_for_a_while(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, speed=.1)
    settled(page)
    heard, told = list[str](), page.book.talk.toPlainText()
    page.host.teller.told = heard.append
    QTest.keyClick(page.view, Qt.Key.Key_F)
    until(lambda: {"8C", "AH"} <= {item.card.text for item in page.scene.lying.items[8]})
    until(lambda: all(item.card is BACK for item in page.scene.lying.items[8]))
    words, = heard
    assert "the ace of hearts: Colonel Ashdown’s trick" in words
    assert words.endswith("The eight of clubs and the ace of hearts.")
    assert page.book.talk.toPlainText() == told, "the talk has it already"


def test_how_it_stands_is_kept_for_the_resume_strip(seat: Seat, store: Store) -> None:
    page = seat(slip().moment(), seed=1)
    settled(page)
    page.close_table()
    saved, = store.sittings(finished=False)
    assert saved.caption


def test_of_many_the_standing_kept_says_whose_each_number_is(seat: Seat, store: Store) -> None:
    page = seat(POPE_JOAN["lead-3"](), pace=NEVER)
    settled(page)
    names = [page.host.sight.short_of(player) for player in (1, 2)]
    saved, = store.sittings(finished=False)
    assert saved.caption.startswith("you ")
    assert any(f"{name} " in saved.caption for name in names)


def test_what_was_said_last_stays_on_the_plate_until_its_player_acts_again(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    own, other = page.scene.plates.of(0), page.scene.plates.of(1)
    assert own.note.startswith("“I propose”"), "what was said before is read off the record"
    assert other.note.startswith("“How many?”")
    Mouse(page, Random(1)).exchange()
    settled_or_thinking(page)
    until(lambda: own.note.startswith("“"))           # when the bubble has gone
    assert "propose" not in own.note
    assert other.note.startswith("“How many?”")
    page.lay()
    assert other.note.startswith("“How many?”"), "after the window has changed its size, too"
    played = seat(mid_trick().moment(), pace=NEVER)
    settled(played)
    assert not any("“" in plate.note for plate in played.scene.plates)


def test_what_was_taken_back_is_done_again(seat: Seat) -> None:
    page = seat(dealt().do("0 stand").moment(), pace=NEVER)
    settled(page)
    Mouse(page, Random(1)).click(grip(page.scene.lying.find(page.host.answering.cards()[0])))
    settled_or_thinking(page)
    played = page.host.croupier.played()[:]
    page.actions_.do("Ctrl+Z")
    settled(page)
    assert page.host.croupier.played() == played[:-1]
    page.actions_.do("Ctrl+Y")
    settled_or_thinking(page)
    assert page.host.croupier.played() == played
    check(page)
    page.actions_.do("Ctrl+Y")
    assert page.book.talk.entries[-1].text == "There is nothing to do again."


def test_return_still_means_the_next_deal_when_a_page_of_the_book_has_been_turned(seat: Seat) -> None:
    moment = vole().moment()
    page = seat(moment.__class__(moment.game, moment.options, moment.players, moment.lines[:-2]), pace=0)
    settled(page)
    Mouse(page, Random(1)).act()
    settled(page)
    assert page.slips.slip is not None
    tab = page.book._row.tabs[0]
    QTest.mouseClick(page.window().windowHandle(), Qt.MouseButton.LeftButton,
                     pos=tab.mapTo(page.window(), tab.rect().center()))
    assert page.book.tab == "score"
    Keys(page, Random(1)).key(Qt.Key.Key_Return)
    settled(page)
    assert page.slips.slip is None


def test_a_table_at_which_only_the_computer_plays_is_begun_and_told(seat: Seat) -> None:
    computers = tuple([{"name": name, "kind": "computer", "level": "novice"} for name in ("Miss Lisle", "Mr. Penrose")])
    page = seat(Writer({"games": 1}, computers).cut("KD", "9H").moment(), pace=0)
    until(lambda: len(page.host.croupier.sitting.moves) > 6)
    assert page.isVisible()
