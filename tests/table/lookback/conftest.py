"""A page that looks back on a game of the store, in a window."""
from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cardtable.players.review import Choice, Judged, judge
from cardtable.players.stop import Stop
from cardtable.rules.sitting import Sitting
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.lookback import judging
from cardtable.table.lookback.page import LookBack
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.table.unseen import unseen
from tools.waiting import spin, until

LookAt = Callable[..., LookBack]
KNOWN: dict[bytes, Judged | None] = {}
"""What has been made of a choice in this process."""


@pytest.fixture(autouse=True)
def judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moment is looked back on by many tests: its choices are judged, away from the window as ever, in the
    first that comes to them, and in the others what was found then is found again."""
    def known(choice: Choice, names: Sequence[str] = (), budget: float = 1.0, stop: Stop | None = None
              ) -> Judged | None:
        key = pickle.dumps((choice, names, budget))
        if key in KNOWN:
            return KNOWN[key]
        found = judge(choice, names, budget, stop)
        if stop is None or not stop.is_set():
            KNOWN[key] = found
        return found

    monkeypatch.setattr(judging, "judge", known)


def keep(store: Store, sitting: Sitting, persons: int = 1) -> int:
    """A sitting in the store, finished; the first so many are persons."""
    header = sitting.record().to_dict()
    header["players"] = [{"name": f"Player {n + 1}", **({} if n < persons else {"kind": "computer", "level": "novice"})}
                         for n in range(len(sitting.players))]
    number = store.begin(header)
    store.add_many(number, sitting.lines).result()
    store.finish(number).result()
    return number


def to_the_end(sitting: Sitting, seed: int, moves: int = 2_000) -> Sitting:
    """Played on by chance."""
    rng = Random(seed)
    while not sitting.over and len(sitting.moves) < moves:
        seat = rng.choice(sitting.match.pending().must)
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    return sitting


def judged(page: LookBack) -> None:
    """Until all of the deal has been."""
    until(lambda: page.judging.done(page.playhead.choices), 60)
    spin(20)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with Store(None) as store:
        settings = Settings(store)
        settings["motion"] = "instant"
        wear(look_of(settings))
        made = MainWindow(store, settings)
        qtbot.addWidget(made)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        spin(20)                             # it has fitted itself to the screen
        made.resize(1440, 900)
        with unseen(made):
            yield made
        made.close()


@pytest.fixture
def look_at(window: MainWindow) -> LookAt:
    """Opens a sitting as the records do."""
    def opened(sitting: Sitting, persons: int = 1) -> LookBack:
        page = window.past.open_record(keep(window.store, sitting, persons))
        assert page is not None
        page.cloth.stage.motion.speed = 0
        return page
    return opened
