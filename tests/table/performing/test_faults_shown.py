"""What goes wrong while something is shown or told is told once, and the sitting goes on."""
from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget
from pytestqt.qtbot import QtBot

from cardtable.rules.events import Event
from cardtable.showing.lines import plain
from cardtable.table.items.motion import Motion, Step
from cardtable.table.performing.queue import Done, Procession
from cardtable.table.widgets.clock import QtClock
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.waiting import until


def broken() -> None:
    raise KeyError("a word nobody knows")


@pytest.mark.parametrize("speed", [0, .1])
def test_an_act_that_fails_counts_as_ended(qtbot: QtBot, speed: float) -> None:
    scene, thing, shown = QGraphicsScene(), QGraphicsWidget(), list[str]()
    scene.addItem(thing)
    motion, clock = Motion(speed), QtClock()
    procession = Procession(motion, clock, lambda: shown.append("emptied"))

    def fails_at_once(done: Done) -> None:
        broken()

    def fails_on_arrival(done: Done) -> None:
        def arrived() -> None:
            broken()
            done()
        motion.play([Step(thing, {"pos": QPointF(9, 9)})], arrived)

    def fails_after_the_end(done: Done) -> None:
        done()
        broken()

    def shows(word: str) -> Callable[[Done], None]:
        def act(done: Done) -> None:
            shown.append(word)
            clock.later(.02, done)
        return act

    with qtbot.captureExceptions() as caught:
        procession.add(fails_at_once, shows("one"), fails_on_arrival, shows("two"), fails_after_the_end, shows("three"))
        until(lambda: "emptied" in shown)
    assert shown == ["one", "two", "three", "emptied"]
    assert [kind for kind, _, _ in caught] == [KeyError] * 3
    assert not procession.busy


def test_parts_of_an_act_have_turns_of_their_own_and_none_keeps_the_next_from_its_own(qtbot: QtBot) -> None:
    shown = list[str]()
    procession = Procession(Motion(0), QtClock(), lambda: shown.append("emptied"))
    QTimer.singleShot(0, lambda: shown.append("meanwhile"))

    def part(word: str) -> Done:
        return lambda: shown.append(word)

    with qtbot.captureExceptions() as caught:
        procession.add(procession.divided([part("one"), broken, part("two"), part("three")]))
        until(lambda: "emptied" in shown)
    assert [word for word in shown if word != "meanwhile"] == ["one", "two", "three", "emptied"]
    assert shown.index("meanwhile") < shown.index("three")
    assert len(caught) == 1
    procession.add(procession.divided([part("four"), procession.clear, part("forgotten")]))
    until(lambda: "four" in shown and not procession.busy)
    qtbot.wait(20)
    assert shown[-1] == "four"


def test_the_sitting_goes_on_where_a_move_cannot_be_shown(seat: Seat, qtbot: QtBot) -> None:
    page = seat(seed=4)
    person = Mouse(page, Random(4))
    with qtbot.captureExceptions() as caught, pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(page.host.teller.narration, "take", lambda step: broken())
        monkeypatch.setattr(page.scene, "tell_words", lambda *given: broken())
        monkeypatch.setattr(page.host.teller, "head", broken)
        before = len(page.host.croupier.steps)
        for _ in range(3):
            settled(page)
            person.act()
        settled(page)
        page.close_table()
    assert len(page.host.croupier.steps) > before + 3
    assert caught


def test_a_word_without_a_phrase_is_told_plainly(seat: Seat, caplog: pytest.LogCaptureFixture,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    page = seat(seed=4)
    settled(page)
    said = []
    monkeypatch.setattr(page.host.teller.narration.talk, "on_said", lambda deal, event, name: broken(), raising=False)
    monkeypatch.setattr(page.book.talk, "narrate", said.append)
    person = Mouse(page, Random(4))
    with caplog.at_level(logging.ERROR, "cardtable.showing.talk"):
        while not any("has no words for" in record.message for record in caplog.records):
            person.act()                                 # a card played is told before anything is said
            settled(page)
    assert said[-1].endswith(".")


def test_plain_words() -> None:
    assert plain(Event("said", 1, what="bid", args=(4, "no-trumps")), lambda seat: "Mr. Penrose").text == \
        "Mr. Penrose: bid 4 no trumps."
    assert plain(Event("scored", 0, points=2, what="slam"), lambda seat: None).text == "You: slam 2."
    assert plain(Event("paid", -1, src=0, dst=-1, points=1), lambda seat: None).text == "The table: paid 1."
