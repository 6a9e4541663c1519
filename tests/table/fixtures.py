"""A seat at a table in memory, whose things move at once."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import lru_cache

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import Setup, at_once
from cardtable.table.paint import surfaces
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.look import Look
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import current, wear
from tests.table.seating import Seat, saved
from tests.table.unseen import unseen
from tools.moments import Moment

# One process sits at tables of many sizes, a person at one or two: as many pictures are kept.
surfaces._furnished = lru_cache(maxsize=8)(surfaces._furnished.__wrapped__)
PIXMAPS.bound = 200 << 20


@pytest.fixture
def store() -> Iterator[Store]:
    with Store(None) as made:
        yield made


@pytest.fixture
def seat(qtbot: QtBot, qapp: QApplication, store: Store) -> Iterator[Seat]:
    """Seats a person: at a Setup, at a Moment, or at a new game against a novice.

    Nobody looks, unless it is to be `painted` (`unseen`).
    """
    if current() != Look() or not qapp.styleSheet():
        wear(Look())
    pages: list[TablePage] = []

    def sit(at: Setup | Moment | None = None, seed: int | None = 1, speed: float = 0,
            size: tuple[int, int] = (1440, 900), two: bool = False, pace: float = 0,
            settings: dict[str, object] | None = None, painted: bool = False, **options: object) -> TablePage:
        agreed: dict[str, object] = dict(at.settings) if isinstance(at, Moment) else {}
        if isinstance(at, Moment):
            at = saved(store, at, seed=seed)
        setup = at or at_once(game("ecarte"), options, level="novice", seed=seed, two=two)
        kept = Settings(store)
        kept.update({"forced cards": "off", **agreed, **(settings or {})})         # a person answers everything himself
        page = TablePage(setup, store, kept, pace=pace)
        qtbot.addWidget(page)
        page.stage.motion.speed, page.stage.guard, page.slips.curtain.hold = speed, 0, 0
        page.resize(*size)
        page.view.setFocus()                     # or the window, when it comes forward, gives it to its first tab
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.view.setFocus()
        looks.enter_context(unseen(page, painted))
        pages.append(page)
        return page

    with ExitStack() as looks:
        yield sit
    for page in pages:
        page.close_table()
