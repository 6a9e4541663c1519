"""Roulette's own long counts: evenings of twenty coups by mouse alone and by keys alone."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from cardtable.store import Settings, Store
from cardtable.table.app.application import application
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.games.roulette import evening
from tests.games.roulette.moments import Wheel
from tests.table.playing import Keys, Mouse
from tests.table.seating import saved
from tools.trials import Part

EVENINGS, COUPS = 200, 20
HANDS: dict[str, type[Mouse] | type[Keys]] = {"mouse": Mouse, "keys": Keys}


def parts() -> Iterator[Part]:
    """A part for each means."""
    for name in HANDS:
        yield Part(f"roulette by {name}", EVENINGS, lambda n, name=name: _evening(name, n))  # type: ignore[misc]


def _evening(by: str, number: int) -> Counter[str]:
    application()
    rng = Random(f"{by} {number}")
    with Store(None) as store:
        settings = Settings(store)
        settings["forced cards"] = "off"
        wear(look_of(settings))
        made = Wheel(1, before=(), coups=COUPS, zero=rng.choice(("choice", "half", "prison")))
        page = TablePage(saved(store, made.moment(0, "")), store, settings, pace=0)
        page.stage.motion.speed, page.stage.guard = 0, 0
        page.resize(1440, 900)
        page.show()
        page.view.setFocus()
        try:
            evening.play(page, HANDS[by](page, rng), rng)
            evening.told_rightly(page)
            return Counter(evenings=1, coups=page.host.croupier.sitting.match.deal().coup + 1)
        finally:
            page.close_table()
            page.hide()
            page.deleteLater()
