"""A reader who sees no card: a sitting of each game at a real window, by the table in words and the keyboard."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

from cardtable.games import NAMES
from tools.trials import Part

SITTINGS, ACTS = 5, 120          # of each game; answers in each
STUCK = 8                        # steps after which something must have moved: calls unfolded, one of them, two places


def parts() -> Iterator[Part]:
    """A part for each game."""
    for name in NAMES:
        yield Part(f"reader {name}", SITTINGS, partial(attack, name))


def attack(name: str, seed: int) -> Counter[str]:
    """Answers until a game has ended, or so often; every answer brings the game on."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.games import game
    from cardtable.store import Settings, Store
    from cardtable.table.app.application import application
    from cardtable.table.forms.setup import at_once
    from cardtable.table.sitting.page import TablePage
    from tests.table.playing import settled
    from tests.table.reading import Reader
    application()
    with Store(None) as store:
        settings = Settings(store)
        settings.update({"table in words": True, "forced cards": "off", "motion": "instant"})
        page = TablePage(at_once(game(name), {}, level="novice", seed=seed), store, settings, pace=0)
        page.stage.motion.speed = page.stage.guard = 0
        page.resize(1440, 900)
        page.show()
        page.activateWindow()
        page.view.setFocus()
        person, made, still = Reader(page, Random(seed)), 0, 0
        try:
            for _ in range(ACTS):
                settled(page)
                if page.host.croupier.sitting.over:
                    break
                person.act()
                settled(page)
                now = len(page.host.croupier.steps)
                still = 0 if now > made else still + 1
                assert still < STUCK, person.part("asked")
                made = now
            return Counter(answers=sum(step.by == 0 for step in page.host.croupier.steps))
        finally:
            page.close_table()
            page.hide()
            page.deleteLater()
