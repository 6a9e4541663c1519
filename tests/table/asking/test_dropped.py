"""A card let go on the dashed place, or in the middle of the table, is played, wherever cards are kept."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF

from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.pope_joan.moments import MOMENTS as POPE_JOAN
from tests.table.playing import Mouse, grip, settled
from tests.table.seating import Seat
from tools.moments import Moment

TABLES: dict[str, Callable[[], Moment]] = {
    "napoleon six": NAPOLEON["six"], "napoleon five": NAPOLEON["trick"], "napoleon two": NAPOLEON["two"],
    "pope joan": POPE_JOAN["lead-5"]}


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("where", ["dashed", "middle"])
def test_it_is_played(seat: Seat, name: str, size: tuple[int, int], where: str) -> None:
    page = seat(TABLES[name]())
    page.resize(*size)
    settled(page)
    scene, croupier, hand = page.scene, page.host.croupier, Mouse(page, Random(1))
    dashed = [due.sceneBoundingRect().center() for due in scene.due.items.values()]
    at: QPointF = dashed[0] if where == "dashed" else scene.cloth.center()
    before, card = len(croupier.steps), page.host.answering.cards()[0]
    item = scene.lying.find(card)
    assert item is not None
    hand.drag(grip(item), at)
    assert len(croupier.steps) > before
    assert croupier.steps[before].move.verb == "play"
    assert card in croupier.steps[before].move
