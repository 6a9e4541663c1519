"""Why a card is not played while calls are made: said clear of the calls, which are to be read and pressed."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF

from cardtable.games import game
from cardtable.table.forms.setup import at_once
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.waiting import until

FEW, EDGE = 4, 7                         # calls; and pixels of one that a corner of the bubble may touch


@pytest.mark.parametrize("size", [(1280, 620), (1366, 748), (1093, 594)])
def test_a_card_dragged_out_too_soon_is_refused_clear_of_the_calls(seat: Seat, size: tuple[int, int]) -> None:
    """"No card is played before the calls are over." lay on three of eight calls."""
    page = seat(at_once(game("solo_whist"), {"laws": "strict"}, level="club", seed=3), size=size)
    settled(page)
    scene, person = page.scene, Mouse(page, Random(1))
    while len(scene.tokens) < FEW:
        person.make(page.host.croupier.sitting.match.deal().decision(page.host.chair.own_seat()).sample(Random(1)))
        settled(page)
    held = page.view.hand()
    card = held[len(held) // 2]
    person.drag(card.sceneBoundingRect().center(), QPointF(scene.cloth.center()))
    until(scene.law.isVisible)
    said = scene.law.sceneBoundingRect()
    calls = [token.sceneBoundingRect().adjusted(0, EDGE, 0, -EDGE) for token in scene.tokens]
    assert not any(map(said.intersects, calls))
