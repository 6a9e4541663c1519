"""What is done is on the disk: nature's moves before anybody is shown a face, all others before the next move."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable.croupier.ledger import Ledger
from cardtable.croupier.steps import Step
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.croupier.desk import Desk
from tests.table.slow_store import SlowStore, on_disk


class Watched(Desk):
    """Looks at the disk whenever it is told of a move."""

    file: Path

    def happened(self, step: Step) -> None:
        super().happened(step)
        lines, there = self.sitting.lines, on_disk(self.file)
        awaited = lines if step.seat == NATURE else lines[:-1]
        assert there[:len(awaited)] == awaited


@pytest.mark.parametrize("name", ["cribbage", "ecarte"])
def test_every_line_is_on_the_disk_in_time(tmp_path: Path, name: str) -> None:
    rng, sitting = Random(2), Sitting(game(name), {}, [{"name": "Eleanor"}, {"name": "Henry"}])
    desk = Watched(sitting=sitting)
    desk.file = tmp_path / "saves" / "cardtable.sqlite"
    with SlowStore(desk.file) as store:
        desk.croupier.ledger = Ledger.begin(store, sitting)
        desk.croupier.go_on()
        while len(sitting.lines) < 40 and not sitting.over:
            seat = desk.croupier.waiting_for()[0]
            assert desk.croupier.answer(seat, sitting.match.decision(seat).sample(rng)) is None
        desk.croupier.take_back(0)
        desk.croupier.close()
        assert on_disk(desk.file) == sitting.lines
    assert sum(step.seat == NATURE for step in desk.steps) > 3
    desk.thinkers.close()
