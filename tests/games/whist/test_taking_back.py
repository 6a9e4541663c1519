"""Whist is taken back with the keys to the last choice, over the cards that were played for the person."""
from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.table.sitting.page import TablePage
from tests.games.whist.moments import plain
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, settled
from tests.table.seating import Seat
from tools.waiting import spin, until

__all__ = ["seat", "store"]


def asked(page: TablePage) -> bool:
    """Whether the person is to choose, and nothing will play itself."""
    return page.host.idle and len(page.host.answering.cards()) > 1


def play(page: TablePage, person: Keys, at: int) -> int:
    """One of the cards that may be played; the number of the move."""
    made = len(page.host.croupier.steps)
    person.card(page.host.answering.cards()[at])
    until(lambda: len(page.host.croupier.steps) > made)
    return made


def take_back(page: TablePage, practice: bool) -> None:
    """With the keys, as a person does; `practice` says that it is asked whether he means it."""
    QTest.keyClick(QApplication.focusWidget() or page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (page.actions_.open is not None) == practice
    if practice:
        QTest.keyClick(QApplication.focusWidget() or page.view, Qt.Key.Key_Y)


def test_a_card_that_was_played_for_the_person_is_passed_over(seat: Seat) -> None:
    page = seat(plain().moment(), settings={"forced cards": "always"})
    person, croupier, own = Keys(page, Random(1)), page.host.croupier, -1
    while True:                                          # until something was played for him
        until(lambda: asked(page))
        if own >= 0 and [step.by for step in croupier.steps[own + 1:]].count(0):
            break
        own = play(page, person, 0)
    for practice in (True, False):
        take_back(page, practice)
        until(lambda: asked(page))
        spin(50)
        assert len(croupier.steps) == own, "it stands at his own last choice, and stays there"
        play(page, person, -1)
        settled(page)
    assert croupier.practice
