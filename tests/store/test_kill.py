"""A process killed outright loses nothing that it was told is saved."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardtable.store import Store
from cardtable.store.journal import MAGIC
from cardtable.store.schema import transaction

WRITER = """
import sys
from pathlib import Path
from cardtable.store import Store
from cardtable.store.journal import MAGIC
from cardtable.store.schema import transaction
print("ready", flush=True)
store = Store(Path(sys.argv[1]))
open_ones = store.sittings()
sitting = open_ones[0].id if open_ones else store.begin({"game": "snip-snap", "players": []})
k = len(store.load(sitting)["moves"])
while True:
    store.add(sitting, str(k)).result()
    store.add_many(sitting, [str(k + 1), str(k + 2), str(k + 3)]).result()
    k += 4
    print(k, flush=True)
"""
KILLS = 12

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no signals there")


def killed(file: Path, delay: float) -> int:
    """Let the writer run for `delay` seconds after its start and kill it; the lines it knew to be saved."""
    writer = subprocess.Popen([sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    with writer.stdout as told:
        assert told.readline() == "ready\n"
        time.sleep(delay)
        writer.send_signal(signal.SIGKILL)
        counts = [int(line) for line in told.read().split("\n")[:-1]]
    assert writer.wait() == -signal.SIGKILL
    return counts[-1] if counts else 0


def test_killed_again_and_again(file: Path) -> None:
    chance = random.Random(1886)
    for _ in range(KILLS):
        known = killed(file, chance.uniform(0, 0.08))
        with Store(file) as store:
            assert store.notice is None
            for saved in store.sittings():
                moves = store.load(saved.id)["moves"]
                assert moves == [str(k) for k in range(len(moves))]
                assert len(moves) >= known
                assert len(moves) % 4 in (0, 1)  # three lines added at once stand or fall together
                # The next writer goes on in steps of four.
                store.add_many(saved.id, [str(k) for k in range(len(moves), len(moves) + -len(moves) % 4)])


@pytest.mark.parametrize("delay", [0.0, 0.002, 0.005, 0.01, 0.02])
def test_killed_while_the_file_is_made(file: Path, delay: float) -> None:
    known = killed(file, delay)
    with Store(file) as store:
        assert store.notice is None
        assert sum(saved.moves for saved in store.sittings()) >= known


def test_killed_in_the_very_change_that_makes_the_file(file: Path) -> None:
    """All pages are written and the journal, which keeps none of them, is still there."""
    half_made(file)
    with Store(file) as store:
        assert store.notice is None
        assert not store.sittings()


def half_made(file: Path) -> None:
    file.parent.mkdir()
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("PRAGMA synchronous = OFF")  # what heads the journal is written at once
    with transaction(db):
        db.execute("CREATE TABLE sitting (id INTEGER PRIMARY KEY)")
        journal = journal_of(file).read_bytes()
    db.close()
    assert journal.startswith(MAGIC)
    assert not journal_of(file).exists()
    journal_of(file).write_bytes(journal)


def test_a_backup_in_the_place_of_a_file_half_made(file: Path, tmp_path: Path) -> None:
    with Store(tmp_path / "backup") as store:
        store.begin({"game": "snip-snap", "players": []})
    half_made(file)
    shutil.copy(tmp_path / "backup", file)
    with Store(file) as store:
        assert store.notice is not None
        assert store.notice.title == "Leavings of another file"
        assert len(store.sittings()) == 1


def journal_of(file: Path) -> Path:
    return file.with_name(file.name + "-journal")
