"""The last trick is seen again by a key: each of its cards can be read, and then they lie as they did."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import BACK
from tests.games.five_hundred.moments import MOMENTS as FIVE_HUNDRED
from tests.games.quinto.moments import MOMENTS as QUINTO
from tests.games.solo_whist.moments import MOMENTS as SOLO_WHIST
from tests.table.seating import Seat
from tools.waiting import spin, until

MOMENTS = {"quinto": (QUINTO["trick"], 4), "five_hundred": (FIVE_HUNDRED["play"], 3),
           "solo_whist": (SOLO_WHIST["proposition"], 4)}
"""And how many cards a trick has."""
READABLE = .3                    # of its width, in which a card's index stands


@pytest.mark.parametrize(("name", "size"), [("quinto", (1093, 614)), ("five_hundred", (1440, 900)),
                                            ("solo_whist", (1093, 614))])
def test_each_card_can_be_read(seat: Seat, name: str, size: tuple[int, int]) -> None:
    page = seat(MOMENTS[name][0](), pace=1e6, speed=1)
    page.resize(*size)
    spin(400)                                # it is laid for its size
    until(lambda: not page.host.teller.busy and not page.stage.motion.busy)
    scene, zone = page.scene, page.host.teller.last_taken()
    assert zone is not None
    held = scene.lying.items[zone]
    before = [(item.pos(), item.zValue(), item.card) for item in held]
    told = page.book.talk.toPlainText()
    QTest.keyClick(page.view, Qt.Key.Key_F)
    until(lambda: sum(item.card is not BACK for item in held) == MOMENTS[name][1])
    seen = sorted([item for item in held if item.card is not BACK], key=lambda item: item.zValue())
    for lower, upper in pairwise(seen):
        assert upper.pos().x() - lower.pos().x() >= READABLE * lower.width
    for item in seen:
        assert scene.cloth.contains(item.sceneBoundingRect())
    until(lambda: not page.host.teller.busy)
    assert page.book.talk.toPlainText() == told, "it has told of it once"
    assert [(item.pos(), item.zValue(), item.card) for item in held] == before
