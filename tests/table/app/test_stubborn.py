"""A program whose thinkers hang closes at once, ends with its window, and has kept the game."""
from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.store import Store, saves_file
from tests.spread import sampled

PATIENCE = 60                # seconds, on a loaded machine; the process that froze stayed for ever


@pytest.mark.parametrize(("what", "name"), sampled(
    [("computer", "ecarte"), ("hints", "cribbage"), ("errands", "pope_joan")], 2))
def test_the_process_ends_with_its_window(what: str, name: str, home: Path) -> None:
    ended = subprocess.run([sys.executable, "-m", "tests.table.stubborn", what, name], timeout=PATIENCE, text=True,
                           capture_output=True, env={**os.environ, "CARDTABLE_HOME": str(home)})
    found = re.fullmatch(r"lines (\d+), hung (\d+), closed in ([\d.]+) s\n", ended.stdout)
    assert found, ended
    assert ended.returncode == 0, ended
    assert "Traceback" not in ended.stderr
    assert "Error" not in ended.stderr
    assert float(found[3]) < 2
    assert int(found[2]) > 0
    with Store(saves_file()) as store:
        saved, = store.sittings(finished=False)
    assert saved.moves == int(found[1])
