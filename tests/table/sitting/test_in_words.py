"""The table in words is enough to play by: one who sees no card plays with the keyboard."""
from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from shiboken6 import delete

from cardtable.games import game, games
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from cardtable.table.asking.in_words import LOOKED_AT, NO_RING, NOTHING, NOWHERE, ON_SLIP, SLIP, in_turn
from cardtable.table.cloth.scene import TableScene
from cardtable.table.forms.setup import at_once
from tests.games.blind_hookey.moments import Evening
from tests.games.ecarte.moments import Writer, mid_trick
from tests.table.playing import Mouse, settled
from tests.table.pressed import press, window_of
from tests.table.reading import Reader
from tests.table.seating import Seat
from tests.table.sitting.test_passing_over import menu
from tests.table.sitting.test_passing_over import press as choose
from tests.table.sitting.test_racks import waits
from tests.table.twins import hold, hurried, idle, let_go
from tools.waiting import spin, until

ACTS = 12


def test_a_reader_plays_without_a_look_at_the_cards(seat: Seat) -> None:
    page = seat(at_once(game("cribbage"), {}, level="novice", seed=3), settings={"table in words": True})
    person, before = Reader(page, Random(2)), -1
    for _ in range(ACTS):
        settled(page)
        person.act()
        settled(page)
        made = sum(step.by == 0 for step in page.host.croupier.steps)
        assert made > before or page.slips.slip is None
        before = made
    assert before > ACTS / 2


def test_a_reader_lays_a_stake(seat: Seat) -> None:
    """Before there is a call, at Blind Hookey; he is told which counter it is, and takes another."""
    page = seat(Evening(played=0).pack().cut().moment(), settings={"table in words": True})
    person = Reader(page, Random(4))
    for _ in range(ACTS):
        settled(page)
        if "Enter lays there" in person.part("asked"):
            break
        person.act()
    assert "the counter in your hand, of 1." in person.part("asked")
    assert "Calls" not in person.part("asked")
    person.key(Qt.Key.Key_Plus)
    assert "the counter in your hand, of 2." in person.part("asked")
    person.place(["your packet"])
    settled(page)
    assert [one.coins for one in page.host.croupier.sitting.match.deal().stakes if one.seat == 0] == [2]


def test_what_is_not_looked_at_holds_no_words(seat: Seat) -> None:
    """Else another who sits there later would find a hand in them, by a screen reader or in other letters."""
    page = seat(seed=1)
    settled(page)
    words = page.book.words
    page.in_words.turn()
    assert "What is asked" in words.toPlainText()
    page.in_words.turn()
    assert words.toPlainText() == ""
    words.dress()
    assert words.toPlainText() == ""


def test_w_opens_it_and_it_says_where_the_keyboard_is(seat: Seat) -> None:
    page = seat(seed=1)
    settled(page)
    person = Reader(page, Random(1))
    person.key(person_key := Reader.WORDS)
    assert page.book.words.isVisible()
    assert page.book.tab == "score"
    assert person.part("ring") == NO_RING
    page.keyboard.in_use = True
    page.keyboard.take_up()
    assert person.part("ring") != NO_RING
    shown = page.book.words.toPlainText()
    assert "What is asked" in shown
    assert person.part("ring") in shown
    person.key(person_key)
    assert page.book.tab == "talk"


def test_a_scene_that_tells_of_its_focus_while_it_goes_is_asked_nothing(seat: Seat, monkeypatch: pytest.MonkeyPatch
                                                                        ) -> None:
    page = seat(mid_trick().moment())
    settled(page)
    gone = TableScene(page.stage, page.scene.talk)
    delete(gone)
    monkeypatch.setattr(page.in_words, "scene", gone)
    monkeypatch.setattr(page.keyboard, "scene", gone)
    page.scene.focusItemChanged.emit(None, None, Qt.FocusReason.OtherFocusReason)
    with pytest.raises(RuntimeError):
        assert page.keyboard.focused


@pytest.mark.parametrize("name", [one.name for one in games()])
def test_what_a_plate_awaits_of_whoever_is_in_turn_is_a_sentence_to_the_reader(name: str) -> None:
    """"You are may accuse." is none; nor is it of another."""
    for words in {*talk_of(game(name)).phases.values()}:
        assert re.fullmatch(r"You (?:are to|may) [a-z].*[a-z]", in_turn("", words)), words
        assert re.fullmatch(r"Anne (?:is to|may) [a-z].*[a-z]", in_turn("Anne", words)), words


def test_where_nothing_is_asked_no_key_is_said_to_bring_the_ring_to_an_answer(seat: Seat) -> None:
    """While others play: whose turn it is, and that the ring comes to nothing, or to cards that may be looked at."""
    page = seat(at_once(game("napoleon"), {}, level="novice", seed=3), settings={"table in words": True})
    person, rng, seen = Reader(page, Random(2)), Random(5), set[str]()
    for _ in range(3):
        settled(page)
        Mouse(page, rng).act()
        for _ in range(40):
            spin(1)
            if page.host.answering.prompts or page.slips.slip is not None:
                break
            assert person.part("asked").startswith(NOTHING)
            assert person.part("ring") in (LOOKED_AT, NOWHERE)
            seen.update(person.part("asked").splitlines()[1:])
    assert any(re.fullmatch(r"[A-Z][\w. ]+ is to (call|play)\.", line) for line in seen), seen


def hand_of(name: str, person: Reader) -> str:
    return next(line for line in person.part("table").splitlines() if line.startswith(f"{name}, hand: "))


def test_where_two_read_one_page_it_says_who_is_to_do_what_and_the_key_he_holds(seat: Seat) -> None:
    """Nothing was said to be asked; and of a hand that had been held up the cards stayed named."""
    page = seat(at_once(game("all_fours"), {}, two=True, seed=7311), settings={"table in words": True})
    person, rng = Reader(page, Random(2)), Random(5)
    for _ in range(4):
        player = waits(page)
        name, key = page.host.croupier.players[player].name, "DK"[player]
        down = person.part("asked")
        assert re.fullmatch(f"{name} is to .*: hold {key} down to see the hand, and to answer[.]", down), down
        assert person.part("ring") == NOWHERE
        hold(page, 1 - player)
        assert person.part("asked") == f"{NOTHING}\n{down.split(':')[0]}."
        assert person.part("ring") == LOOKED_AT
        let_go(page, 1 - player)
        assert (person.part("asked"), person.part("ring")) == (down, NOWHERE)
        hold(page, player)
        assert person.part("asked").startswith("You are to ")
        assert person.part("ring") == NO_RING
        assert " of " in hand_of(name, person)
        let_go(page, player)
        assert (person.part("asked"), person.part("ring")) == (down, NOWHERE)
        assert hand_of(name, person).endswith(" cards face down.")
        hold(page, player)
        Mouse(page, rng).act()
        let_go(page, player)
    waits(page)
    assert "Told last\n" in page.book.words.text
    assert "Since your last answer" not in page.book.words.text


def test_while_a_curtain_is_drawn_no_key_is_said_to_show_the_hand(seat: Seat) -> None:
    page = seat(at_once(game("all_fours"), {}, two=True, seed=7203),
                settings={"table in words": True, "two at one screen": "curtain"})
    person, curtain = Reader(page, Random(2)), page.slips.curtain
    until(lambda: hurried(page) and idle(page) and curtain.slip is not None)
    assert person.part("asked") == "Guest is to stand or beg, when the curtain is open."
    assert curtain.slip is not None
    QTest.keyPress(curtain.slip.token, Qt.Key.Key_Space)
    until(lambda: curtain.slip is None and curtain.isHidden())
    QTest.keyRelease(page.view, Qt.Key.Key_Space)
    assert person.part("asked").startswith("You are to stand or beg.")


def test_where_two_read_one_page_a_dummy_is_called_by_its_owner(seat: Seat) -> None:
    """Both were "the other dummy"; alone it is "your dummy", and the other."""
    page = seat(at_once(game("whist"), {"form": "double-dummy"}, two=True, seed=11), settings={"table in words": True})
    person = Reader(page, Random(2))
    waits(page)
    assert re.findall(r"^(.*dummy): ", person.part("table"), re.MULTILINE) == ["Host’s dummy", "Guest’s dummy"]
    page = seat(at_once(game("whist"), {"form": "double-dummy"}, level="novice", seed=11))
    settled(page)
    assert set(re.findall(r"^(.*dummy): ", Reader(page, Random(2)).part("table"), re.MULTILINE)) == {
        "Your dummy", "The other dummy"}


def test_a_bank_that_has_neither_won_nor_lost_is_said_to_have_done_so(seat: Seat) -> None:
    """It had won "none francs"."""
    for name in ("roulette", "trente_et_quarante"):
        page = seat(at_once(game(name), {}, level="novice", seed=11))
        settled(page)
        assert "The bank has neither won nor lost so far." in Reader(page, Random(2)).part("table").splitlines()


def test_what_has_been_taken_back_is_not_told_as_said_last(seat: Seat) -> None:
    page = seat(Writer().cut("9H", "KD").deal("TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H").moment(),
                settings={"table in words": True}, pace=1e6)
    settled(page)
    person = Reader(page, Random(2))
    press(window_of(page), "1")
    press(window_of(page), "1", up=True)
    until(lambda: "propose" in person.part("since"))
    page.actions_.rights.take_back()
    until(lambda: person.part("since") == "")


def test_where_a_slip_lies_it_is_said_how_to_go_on(seat: Seat) -> None:
    page = seat(Writer().cut("9H", "KD").deal("TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H").do("0 stand").moment(),
                settings={"table in words": True})
    settled(page)
    person = Reader(page, Random(2))
    choose(menu(page), page.scene.talk.token(Move(("concede",))))
    QTest.keyClick(window_of(page), Qt.Key.Key_Y)        # it is confirmed
    until(lambda: page.slips.slip is not None)
    assert person.part("asked") == SLIP
    assert person.part("ring") == ON_SLIP
    assert not page.header.pills["H"].isEnabled(), "nothing is advised while it lies there"
    press(window_of(page), "Return")
    until(lambda: page.slips.slip is None)
    until(lambda: person.part("asked") != SLIP)


def test_what_has_come_to_the_hand_is_told_and_nothing_older_than_the_last_answer(seat: Seat) -> None:
    """At Rubicon Bézique the card drawn, and what the other played to the lead."""
    page = seat(at_once(game("rubicon_bezique"), {}, level="novice", seed=4), settings={"table in words": True})
    person, drawn = Reader(page, Random(6)), 0
    for _ in range(30):
        settled(page)
        before = [item.card for item in page.scene.lying.in_hand()]
        person.act()
        settled(page)
        now = [item.card for item in page.scene.lying.in_hand()]
        new = [card for card in now if card not in before]
        told = person.part("since")
        if page.host.answering.prompts and 0 < len(new) < len(now):
            assert f"New in your hand: the {new[0].name}." in told
            drawn += 1
        if page.host.answering.prompts and page.host.sight.deal.phase == "play" and drawn:
            assert told.count("You lead") + told.count("You play") <= 1
    assert drawn > 2


@pytest.mark.parametrize("name", ["whist", "piquet", "bezique", "all_fours"])
def test_tricks_turned_down_are_told_by_their_number(name: str) -> None:
    """Who sees the table may not look at them again, and so may not who reads it."""
    sitting, rng = Sitting(game(name), {}), Random(3)
    for _ in range(200):
        deal = sitting.match.deal()
        won = [zone for zone, it in enumerate(deal.layout) if it.name == "tricks won" and deal.zone[zone]]
        if won:
            break
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    told = talk_of(game(name)).in_words(sitting.view(0).deal, lambda seat: None if seat == 0 else str(seat), "")
    line = next(line for line in told.splitlines() if "tricks won" in line)
    assert " of " not in line
    assert line.endswith(("one trick.", "two cards.", "one trick, nothing for game."))
