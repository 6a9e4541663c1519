"""The masters answer as they did: from the same position and seed the same move (masters.py)."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.solver import COMPILED
from tests.players.masters import KEPT, answers, asked

ROWS = KEPT.read_text("utf-8").splitlines()


@pytest.mark.skipif(not COMPILED, reason="what is kept was answered by compiled players")
@pytest.mark.parametrize(("name", "path"), asked(), ids=[f"{name}-{path.stem}" for name, path in asked()])
def test_the_masters_answer_as_before(name: str, path: Path) -> None:
    before = [row for row in ROWS if row.startswith(f"{name} {path.stem} ")]
    assert before
    assert list(answers(name, path)) == before, "if that is meant: python -m tests.players.masters"
