"""Whole games through the real window, by mouse and by keyboard."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.page import TablePage
from cardtable.table.paint.look import Look
from cardtable.table.setup import Setup, at_once
from cardtable.table.widgets import wear
from tests.table.playing import Keys, Mouse, check, settled

Seat = Callable[..., TablePage]


@pytest.fixture
def seat(qtbot: QtBot, qapp: QApplication) -> Iterator[Seat]:
    """Seats a person at a table whose things move at once."""
    wear(Look())
    store = Store(None)
    pages: list[TablePage] = []

    def sit(setup: Setup | None = None, seed: int = 1, speed: float = 0, size: tuple[int, int] = (1440, 900),
            **options: object) -> TablePage:
        made = setup or at_once(game("ecarte"), options, level="novice", seed=seed)
        page = TablePage(made, store, Settings(store), pace=0)
        qtbot.addWidget(page)
        page.stage.motion.speed, page.stage.guard = speed, 0
        page.resize(*size)
        page.show()
        page.view.setFocus()
        pages.append(page)
        return page

    yield sit
    for page in pages:
        page.close_table()
    store.close()


@pytest.mark.parametrize("player", [Mouse, Keys])
def test_a_whole_game_is_played(seat: Seat, player: type[Mouse] | type[Keys]) -> None:
    page = seat(seed=4)
    person = player(page, Random(4))
    for _ in range(400):
        settled(page)
        check(page)
        if page.host.croupier.sitting.over:
            break
        person.act()
    assert page.host.croupier.sitting.over
    assert page.slips.slip is not None
    result, = page.host.store.results()
    assert (result.game, result.level) == ("ecarte", "novice")
