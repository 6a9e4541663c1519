"""Whose turn it is: a plate is dark as soon as its card lies, though nobody else is in turn yet."""
from __future__ import annotations

from cardtable.games.whist.rules import LAYOUT
from cardtable.rules.events import Event
from cardtable.rules.motions import PLAYED
from tests.games.whist import moments as whist
from tests.table.seating import Seat
from tools.waiting import until


def test_who_has_played_is_no_longer_in_turn(seat: Seat) -> None:
    page = seat(whist.MOMENTS["trick"]())
    until(lambda: page.host.idle)
    sight = page.scene.sight
    assert sight is not None
    plate, deal = page.scene.plates.at(sight.below), sight.deal
    assert plate is not None
    assert plate.turn
    assert "to play" in plate.note
    hand, trick = LAYOUT.hand[sight.below], LAYOUT.trick
    card = deal.zone[hand][0]
    done: list[bool] = []
    moved = Event("moved", sight.below, cards=(card,), src=hand, dst=trick, what=PLAYED)
    page.host.teller.performance._move([moved], sight)(lambda: done.append(True))
    until(lambda: bool(done))
    assert not plate.turn
    assert "to play" not in plate.note
