"""No face is shown at the table before the line that turned it up is on the disk, however slow that is."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from cardtable.croupier.steps import Step
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.store import Store
from cardtable.table.forms.setup import Setup, at_once
from cardtable.table.sitting.host import Host
from tests.games.ecarte.moments import again
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tests.table.slow_store import SlowStore, on_disk
from tools.moments import Moment


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "cardtable.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    with SlowStore(file) as made:
        yield made


@pytest.fixture
def natural(monkeypatch: pytest.MonkeyPatch, file: Path) -> list[Step]:
    """The moves of nature the table was told of; each was found on the disk then."""
    told: list[Step] = []
    happened = Host.happened

    def looked(host: Host, step: Step) -> None:
        if step.seat == NATURE:
            assert on_disk(file) == host.croupier.sitting.lines
            told.append(step)
        happened(host, step)

    monkeypatch.setattr(Host, "happened", looked)
    return told


@pytest.mark.parametrize("begun", [
    lambda: at_once(game("ecarte"), {}, level="novice", seed=3),
    lambda: at_once(game("cribbage"), {}, level="novice", seed=3),
    lambda: again().moment(),
], ids=["ecarte", "cribbage", "resumed"])
def test_nature_is_written_before_a_face_is_shown(
        seat: Seat, natural: list[Step], begun: Callable[[], Setup | Moment]) -> None:
    page = seat(begun())
    person = Mouse(page, Random(3))
    for _ in range(60):
        settled(page)
        if page.host.croupier.sitting.over or len(natural) > 2:
            break
        person.act()
    assert natural
