"""The table in words is enough to play by: one who sees no card plays with the keyboard."""
from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtCore import Qt
from shiboken6 import delete

from cardtable.games import game, games
from cardtable.showing.talk import talk_of
from cardtable.table.asking.in_words import NO_RING, reader
from cardtable.table.cloth.scene import TableScene
from cardtable.table.forms.setup import at_once
from tests.games.blind_hookey.moments import Evening
from tests.games.ecarte.moments import mid_trick
from tests.table.playing import settled
from tests.table.reading import Reader
from tests.table.seating import Seat

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
    """"You are may accuse." is none."""
    for words in {*talk_of(game(name)).phases.values()}:
        assert re.fullmatch(r"You (?:are to|may) [a-z].*[a-z]", reader(words)), words
