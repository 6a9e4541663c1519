"""An answer that is given at the same time as others' is kept back until all are there: until then its giver may have
it back, and asks nobody."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import Card
from cardtable.games import game
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from tests.table.playing import Mouse
from tests.table.seating import Seat
from tests.table.twins import hold, hurried, let_go, windows
from tools.waiting import until


def looks(page: TablePage) -> None:
    """Who plays in this window says that he is alone."""
    page.window().activateWindow()
    until(page.window().isActiveWindow)
    curtain = page.slips.curtain
    until(lambda: curtain.slip is not None)
    assert curtain.slip is not None
    QTest.keyPress(curtain.slip.token, Qt.Key.Key_Space)
    until(lambda: curtain.slip is None and curtain.isHidden())
    QTest.keyRelease(page.view, Qt.Key.Key_Space)


@pytest.mark.parametrize("way", ["windows", "racks"])
def test_nobody_is_asked_whether_it_may_go_back(seat: Seat, way: str) -> None:
    page = seat(at_once(game("cribbage"), {}, two=True, seed=3), settings={"two at one screen": way})
    croupier = page.host.croupier
    until(lambda: hurried(page) and len(croupier.waiting_for()) == 2)
    before, own = len(croupier.steps), windows(page)[-1]
    own.stage.guard = 0
    if way == "windows":
        looks(own)
    else:
        hold(page, 1)
    until(lambda: bool(own.host.answering.prompts))
    until(lambda: hurried(page) and own.host.idle)
    his = croupier.sitting.match.deal().seats_of(1)[0]
    thrown = croupier.sitting.match.decision(his).sample(Random(1))
    until(lambda: all(own.scene.lying.find(one) is not None for one in thrown if isinstance(one, Card)))     # turned
    Mouse(own, Random(1)).make(thrown)
    if way == "racks":
        let_go(page, 1)
    until(lambda: hurried(page) and len(croupier.waiting_for()) == 1)
    assert len(croupier.steps) == before + 1
    if way == "windows":
        until(lambda: hurried(page) and not own.host.teller.busy)
        own.sharing.hide_hands()
    assert own.host.viewer < 0, "his cards are hidden while the other looks"
    own.window().activateWindow()
    QTest.keyClick(own.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    until(lambda: hurried(page) and len(croupier.steps) == before)
    assert own.actions_.open is None
    assert len(croupier.waiting_for()) == 2
    assert not croupier.practice


def test_who_comes_to_his_window_while_cards_are_dealt_sees_his_hand(seat: Seat) -> None:
    """It lay there with its backs up, and was to be played."""
    page = seat(at_once(game("cribbage"), {}, two=True, seed=3), settings={"two at one screen": "windows"})
    own = windows(page)[-1]
    until(lambda: own.slips.curtain.slip is not None and own.host.teller.busy and bool(own.host.sight.deal.must))
    looks(own)
    until(lambda: hurried(page) and own.host.idle and len(page.host.croupier.waiting_for()) == 2)
    hand = next(zone for zone, place in own.scene.lying.zones.items() if place.own_hand)
    held = own.host.sight.deal.zone[hand]
    assert len(held) == 6
    until(lambda: {item.card for item in own.view.hand()} == {*held})
