"""Who is new to a game is told what is asked, and what each call does; who has finished some is not."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.store import Store
from cardtable.store.results import Result
from cardtable.table.cloth import overlaps
from cardtable.table.sitting.guidance import FIRST
from cardtable.table.sitting.page import TablePage
from tests.games.all_fours.moments import MOMENTS as ALL_FOURS
from tests.games.blind_hookey.moments import MOMENTS as HOOKEY
from tests.games.bridge.moments import MOMENTS as BRIDGE
from tests.games.ecarte.moments import MOMENTS, curtain
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.quinto.moments import MOMENTS as QUINTO
from tests.games.roulette.moments import MOMENTS as ROULETTE
from tests.games.solo_whist.moments import MOMENTS as SOLO
from tests.games.vingt_un.moments import MOMENTS as VINGT_UN
from tests.table.pressed import press
from tests.table.seating import Seat
from tools.screens import table
from tools.waiting import spin, until

NEVER = 1e6


LOW = (1093, 614)


def asked(seat: Seat, size: tuple[int, int] = (1440, 900), **settings: object) -> TablePage:
    """At Écarté somebody is to propose or to play."""
    page = seat(MOMENTS["deal"](), pace=NEVER, size=size, settings=settings)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    return page


def narrated(page: TablePage) -> str:
    return " ".join([getattr(entry, "text", "") for entry in page.book.talk.entries])


def test_a_beginner_is_told_what_is_asked_and_what_each_call_does(seat: Seat) -> None:
    page = asked(seat)
    first, second = page.scene.question.text.split("\n")
    assert first == "Propose: you ask for other cards; the other may give them or refuse."
    assert second.startswith("Play: you keep the cards you have")
    assert page.scene.question.isVisible()
    assert "If your hand looks poor, propose" in narrated(page)


def test_of_a_number_not_yet_named_no_dash_is_told(seat: Seat) -> None:
    page = seat(ALL_FOURS["counting"](), pace=NEVER)
    until(lambda: page.scene.question.isVisible())
    assert page.scene.question.text.startswith("Name the count: what your tricks count")


def test_the_question_is_gone_when_it_is_answered(seat: Seat) -> None:
    page = asked(seat)
    page.scene.tokens[0].press()
    until(lambda: not page.host.answering.turn)
    assert page.scene.question.text == ""


def test_with_large_letters_on_a_low_table_the_talk_says_it(seat: Seat) -> None:
    page = asked(seat, LOW, **{"text size": 200})
    assert page.scene.question.text == ""
    assert "Propose: you ask for other cards" in narrated(page)


@pytest.mark.parametrize(("finished", "when", "told"), [
    (FIRST - 1, "first games", True), (FIRST, "first games", False), (FIRST, "always", True), (0, "never", False)])
def test_it_is_kept_by_game_how_long(seat: Seat, store: Store, finished: int, when: str, told: bool) -> None:
    one = Result(game="ecarte", form="two", level="club", outcome="won")
    for _ in range(finished):
        store.finish(store.begin({"game": "ecarte"}), one).result()
    store.finish(store.begin({"game": "cribbage"}), replace(one, game="cribbage")).result()
    page = asked(seat, **{"explain calls": when})
    assert bool(page.scene.question.text) == told
    assert ("If your hand looks poor" in narrated(page)) == told


def test_calls_that_mean_the_same_are_told_of_together_and_all_in_one_paragraph(seat: Seat) -> None:
    page = seat(NAPOLEON["calling"](), pace=NEVER, size=LOW, settings={"explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    entries = [getattr(entry, "text", "") for entry in page.book.talk.entries]
    told = [text for text in entries if "you make no call" in text]
    assert len(told) == 1
    assert "Three or four: you are to win so many of the five tricks" in told[0]
    assert told[0].count("alone against all") == 1


def test_nobody_is_told_where_two_share_the_screen(seat: Seat) -> None:
    page = seat(curtain().moment(), pace=NEVER, settings={"explain calls": "always"})
    assert not page.guidance.wanted


def test_of_amounts_the_least_and_the_most_are_told(seat: Seat) -> None:
    """Not every one of them: "Stake 1, stake 2, stake 3 ..." is what lies there to be read already."""
    page = seat(VINGT_UN["stakes-5"](), pace=NEVER, settings={"explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    assert "Stake 1 to 5: so many counters lie on your hand." in page.scene.question.text + narrated(page)

def test_lines_on_which_a_plate_has_grown_go_to_the_talk(seat: Seat) -> None:
    """A plate bears a call when its bubble has gone, which may be after the question was put."""
    page = seat(BRIDGE["redoubling"](), size=(1312, 900), settings={"explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    assert page.scene.question.text.startswith("Satisfied: ")
    page.scene.quote(dict.fromkeys(range(4), "I redouble again"))
    assert page.scene.question.text == ""
    assert "Satisfied: " in narrated(page)


def test_lines_that_would_lie_across_a_dashed_line_go_to_the_talk(qapp: QApplication) -> None:
    large = {"text size": 200}
    with table(HOOKEY["staked-8"](), (1440, 900), large) as page:
        assert page.scene.question.text == ""
        assert "Take up: all that you have laid comes back." in narrated(page)
    with table(HOOKEY["stake-8"](), (1440, 900), large) as page:
        assert page.scene.question.text.startswith("As before")
        assert page.scene.ground is not None
        lines = overlaps.letters(page.scene.question.sceneBoundingRect())
        assert not [piece for piece in overlaps.dashed(page.scene.ground) if piece.intersects(lines)]
    with table(ROULETTE["zero-1"](), (1440, 900), {}) as page:                   # right below one there is room
        assert page.scene.question.text.startswith("Rouge to prison")


def test_a_call_that_is_a_question_stands_in_its_marks(seat: Seat) -> None:
    page = seat(BRIDGE["doubling"](), size=(1440, 900), settings={"explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    assert f"{page.scene.question.text} {narrated(page)}".count("“May I lead?”: you do not double") == 1


def test_who_can_only_pass_is_not_asked_whether_he_doubles(seat: Seat) -> None:
    """Calls are explained, and those that mean something wait for him; but he may not double his partner."""
    always = {"explain calls": "always", "forced cards": "always"}
    page = seat(QUINTO["partner-doubled"](), pace=NEVER, settings=always)
    until(lambda: page.host.croupier.steps[-1].move == ("pass",) and page.host.croupier.steps[-1].by == 0)
    assert "there is nothing to say but that you pass" in narrated(page)
    assert "Double if your side" not in narrated(page)
    asked = seat(QUINTO["doubled"](), pace=NEVER, settings=always)
    until(lambda: asked.host.answering.turn)
    spin(60)
    assert asked.host.answering.turn, "whoever may redouble decides it himself"


def test_a_pass_waits_where_that_is_wanted_and_is_named_as_it_is(seat: Seat) -> None:
    page = seat(QUINTO["partner-doubled"](), pace=NEVER, settings={"forced cards": "off", "explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    sight = page.scene.sight
    assert sight is not None
    assert page.scene.talk.expected(sight.deal) == "to pass"


def test_whom_they_have_doubled_is_asked_to_redouble(seat: Seat) -> None:
    page = seat(QUINTO["doubled"](), pace=NEVER, settings={"explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    sight = page.scene.sight
    assert sight is not None
    assert page.scene.talk.expected(sight.deal) == "to redouble or not"
    assert "Redouble if your side" in narrated(page)
    assert "Double if your side" not in narrated(page)


def test_eldest_hand_at_solo_whist_is_told_that_he_may_still_accept(seat: Seat) -> None:
    """Of all others it is so that who passes calls no more."""
    page = seat(SOLO["calling"](), pace=NEVER, settings={"explain calls": "always"})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    told = page.scene.question.text + narrated(page)
    assert "what another proposes you may still accept" in told
    assert "call no more" not in told


def test_what_has_made_way_for_a_page_comes_back_when_that_has_gone(seat: Seat) -> None:
    """Advice lay over half the cloth; tokens came back to where they had lain, and what they mean did not."""
    page = seat(NAPOLEON["buying"](), pace=NEVER, size=(1280, 800), settings={"text size": 115})
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    question = page.scene.question
    before = question.text
    assert before.startswith("Buy none")
    went = False
    for _ in range(2):
        press(page.view, "L")                    # the law book slides out, as Advice does
        until(lambda: not page.book.covers.isEmpty())
        spin(20)
        page.stage.motion.finish()
        went = went or not question.text
        press(page.view, "Escape")
        until(lambda: page.book.covers.isEmpty())
        spin(20)
        page.stage.motion.finish()
        assert question.text == before
        assert question.isVisible()
    assert went, "there was no room for it beside the page"
