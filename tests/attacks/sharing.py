"""Whole deals of every game for two, in each way of sharing a screen: at no frame is anything given away."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

from cardtable.store import Settings, Store
from tools.trials import Part

DEALS, SIZE = 20, (1024, 700)


def parts() -> Iterator[Part]:
    """A part for each game and way."""
    from tests.table.shared import WAYS
    from tests.table.twins import pairs
    for name in pairs():
        for way in WAYS:
            yield Part(f"sharing {name} {way}", DEALS, lambda n, name=name, way=way: deal(name, way, n))  # type: ignore[misc]


def deal(name: str, way: str, seed: int) -> Counter[str]:
    """One deal, at two tables."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.table.app.application import application
    from cardtable.table.paint.look import Look
    from cardtable.table.sitting.page import TablePage
    from cardtable.table.widgets import wear
    from tests.table.shared import LONGEST, PLAYED, table
    from tests.table.twins import Twins
    from tools.waiting import spin
    application()
    setup, wanted = table(name, way, seed)
    wear(Look())                     # once, before there is a page: what is dressed again is told anew
    stores, pages = [], []
    for _ in range(2):
        store = Store(None)
        settings = Settings(store)
        settings.update(wanted)
        page = TablePage(setup, store, settings, pace=0)
        page.stage.guard, page.slips.curtain.hold = 0, 0
        page.resize(*SIZE)
        page.show()
        stores.append(store)
        pages.append(page)
    try:
        spin(50)
        twins = Twins(*pages)
        decisions = PLAYED[way](twins, f"{name} {way}", LONGEST)
        return Counter(decisions=decisions, frames=twins.compared)
    finally:
        for page in pages:
            page.close_table()
            page.hide()
            page.deleteLater()
        for store in stores:
            store.close()
