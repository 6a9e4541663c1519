"""A digit held down answers once, however its repeats arrive: what follows has not been read."""
from __future__ import annotations

from time import monotonic

import pytest

from cardtable.table.items.stage import GUARD
from tests.games.ecarte.moments import Writer
from tests.table.playing import settled
from tests.table.pressed import Qt, send, window_of
from tests.table.seating import Seat
from tools.moments import ALONE
from tools.waiting import spin

FIRST, NEXT, LONG = .4, 33, 2.0          # seconds until a key repeats; milliseconds between two repeats; seconds held


@pytest.mark.parametrize("way", ["called so", "not released", "in one moment", "press after press"])
def test_a_digit_held_down_answers_once(seat: Seat, way: str) -> None:
    begun = Writer({"games": 1}, ALONE).cut("KD", "9H").deal("QH 9H KS JS 8C", "TH AH 7S QS 9D", "8H")
    page = seat(begun.do("1 propose").moment(), speed=1, pace=.3)
    settled(page)
    spin(GUARD + 50)
    page.stage.guard = GUARD
    made, window, time = len(page.host.croupier.steps), window_of(page), 1000

    def one(up: bool = False, repeat: bool = False) -> None:
        send(window, Qt.Key.Key_1, "1", scan=10, up=up, repeat=repeat, time=time)

    one()
    if way == "press after press":
        one(up=True)
    since = monotonic()
    spin(round(FIRST * 1000))
    while monotonic() - since < LONG:
        time += NEXT
        if way == "called so":
            one(up=True, repeat=True)
        elif way == "in one moment":
            one(up=True)
        one(repeat=way == "called so")
        if way == "press after press":
            time += 1
            one(up=True)
        spin(NEXT)
    assert [str(step.move) for step in page.host.croupier.steps[made:] if step.by == 0] == ["accept"]
