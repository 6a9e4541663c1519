"""Another file is copied over the open one, or laid there after the table was cut off: it counts, and that is told."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Result, Store, StoreFault
from cardtable.store.journal import belongs

Header = dict[str, Any]
LINES = [f"0 play {n}" for n in range(300)]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is copied over an open file there")


def games(store: Store) -> list[int]:
    """How many lines each has, in the order of their numbers."""
    return [saved.moves for saved in sorted(store.sittings(), key=lambda saved: saved.id)]


@pytest.fixture(params=["another", "an earlier state"])
def backup(request: pytest.FixtureRequest, file: Path, header: Header, tmp_path: Path) -> Path:
    """Five long games in a closed file, or what the file of the test was itself before."""
    made = tmp_path / "backup.sqlite"
    with Store(file if request.param == "an earlier state" else made) as store:
        for _ in range(5):
            store.add_many(store.begin(header), LINES).result()
    if request.param == "an earlier state":
        shutil.copy(file, made)
    return made


def test_a_backup_copied_over_the_open_file_counts_with_the_game_of_this_table(
    file: Path, header: Header, backup: Path
) -> None:
    store = Store(file)
    sitting = store.begin(header)
    store.add_many(sitting, LINES[:20]).result()
    shutil.copy(backup, file)
    store.add(sitting, "0 last").result()
    notice, store.notice = store.notice, None
    assert notice is not None
    assert notice.text == (
        f"The file of saved games {file} was written over while the table was open. What lies there now counts. "
        "The games played since the table was opened have been put into it."
    )
    result = Result(game="snip-snap", form="single", level="club", outcome="won")
    store.finish(sitting, result).result()
    assert store.load(sitting)["moves"] == [*LINES[:20], "0 last"]
    store.close()
    with Store(file) as again:
        assert again.notice is None
        assert sorted(games(again)) == [21, *[300] * 5]
        assert [found.outcome for found in again.results()] == ["won"]


def test_it_is_noticed_though_nothing_is_written(file: Path, header: Header, backup: Path) -> None:
    with Store(file) as store:
        shutil.copy(backup, file)
        store.retry().result()
        assert store.notice is not None
        assert store.notice.text.endswith("What lies there now counts.")
        assert games(store) == [300] * 5
        store.begin(header)
        assert games(store) == [*[300] * 5, 0]


def test_a_game_resumed_is_no_other_of_its_number(file: Path, header: Header, backup: Path) -> None:
    """It was loaded, and gone on with only after a backup lay there in which its number is another's, or its own."""
    with Store(file) as store:
        while (sitting := store.begin({**header, "seed": 7})) < 3:
            pass
        store.add_many(sitting, LINES[:7]).result()
    with Store(file) as store:
        assert len(store.load(sitting)["moves"]) == 7
        shutil.copy(backup, file)
        store.retry().result()
        assert games(store) == [300] * 5            # it was only looked at
        store.add(sitting, "0 last").result()
        record = store.load(sitting)
        assert (record["seed"], record["moves"]) == (7, [*LINES[:7], "0 last"])
        assert sorted(games(store)) == [8, *[300] * 5]


def test_the_same_game_at_an_earlier_moment_is_gone_on_with(file: Path, header: Header, tmp_path: Path) -> None:
    """A copy made while the file is open holds all that was played."""
    with Store(file) as store:
        sitting = store.begin(header)
        store.add_many(sitting, LINES[:20]).result()
        shutil.copy(file, tmp_path / "copy")
        assert [path.name for path in file.parent.iterdir() if path.suffix != ".lock"] == [file.name]
        store.add_many(sitting, LINES[20:]).result()
        shutil.copy(tmp_path / "copy", file)
        store.add(sitting, "0 last").result()
        assert games(store) == [301]


@pytest.mark.parametrize("whole", [True, False])
def test_at_the_end_the_game_is_put_into_it(file: Path, header: Header, backup: Path, whole: bool) -> None:
    store = Store(file)
    store.add(store.begin(header), "0 play KS").result()
    shutil.copy(backup, file)
    if not whole:
        file.write_bytes(file.read_bytes()[:5000])
    store.close()
    with Store(file) as again:
        assert again.notice is None
        assert 1 in games(again)
        assert len(games(again)) == 6 or not whole


def test_half_a_copy_is_waited_for(file: Path, header: Header, backup: Path) -> None:
    raw = backup.read_bytes()
    with Store(file) as store:
        sitting = store.begin(header)
        for size in (0, 512, len(raw) // 2):
            file.write_bytes(raw[:size])
            with pytest.raises(StoreFault, match="is being used by another program"):
                store.add(sitting, f"0 play {size}").result()
            assert file.read_bytes() == raw[:size]
        file.write_bytes(raw)
        store.retry().result()
        assert sorted(games(store)) == [3, *[300] * 5]


def test_what_is_no_file_of_saved_games_is_laid_aside(file: Path, header: Header) -> None:
    with Store(file) as store:
        sitting = store.begin(header)
        store.add(sitting, "0 play KS").result()
        file.write_bytes(b"a letter to my aunt" * 999)
        with pytest.raises(StoreFault):
            store.add(sitting, "0 play QS").result()
        store.retry().result()                      # as it is still the same, nobody is copying
        assert store.notice is not None
        assert store.notice.kept is not None
        assert store.notice.kept.read_bytes().startswith(b"a letter")
        assert store.load(sitting)["moves"] == ["0 play KS", "0 play QS"]


def test_what_another_program_writes_by_the_rules_takes_nothing_away(store: Store, file: Path, header: Header) -> None:
    sitting = store.begin(header)
    store.add_many(sitting, LINES).result()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("INSERT INTO setting VALUES ('name', '\"Zoë\"')")
    store.add(sitting, "0 last").result()
    assert store.settings() == {"name": "Zoë"}
    assert games(store) == [301]
    assert store.notice is not None
    assert "put into it" not in store.notice.text


KILLED = """
import os, sys
from pathlib import Path
from cardtable.store import Store
store = Store(Path(sys.argv[1]))
store.add_many(store.begin({"game": "snip-snap"}), ["0 play KS"] * 20).result()
os.kill(os.getpid(), 9)
"""


def test_a_backup_laid_there_after_a_kill_counts(file: Path, backup: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED, file], check=False)
    assert ended.returncode == -signal.SIGKILL
    shutil.copy(backup, file)
    with Store(file) as store:
        assert store.notice is None
        assert games(store) == [300] * 5


def cut_off(file: Path, spilled: bool) -> bytes:
    """The journal of a change that never came to its end: some of it is in the file already, or all of it."""
    journal, link = file.with_name(file.name + "-journal"), file.with_name("link")
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute(f"PRAGMA cache_size = {5 if spilled else 1000}")
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE move SET line = line || 'x'")
        os.link(journal, link)
        raw = file.read_bytes()
        left = link.read_bytes()
        db.execute("COMMIT")
    if not spilled:
        raw, left = file.read_bytes(), link.read_bytes()
    link.unlink()
    file.write_bytes(raw)
    return left


@pytest.mark.parametrize("spilled", [True, False], ids=["spilled", "ended"])
def test_a_change_cut_off_is_undone_in_its_own_file_alone(
    file: Path, backup: Path, header: Header, spilled: bool
) -> None:
    with Store(file) as store:
        for _ in range(2):
            store.add_many(store.begin(header), LINES).result()
        before = games(store)
    journal = file.with_name(file.name + "-journal")
    left = cut_off(file, spilled)
    journal.write_bytes(left)
    assert belongs(journal, file)
    mine = file.read_bytes()
    shutil.copy(backup, file)
    assert not belongs(journal, file)
    with Store(file) as store:
        assert store.notice is not None
        assert store.notice.kept is not None
        assert store.notice.kept.read_bytes() == left
        assert games(store) == [300] * 5
        assert store.load(1)["moves"] == LINES
    file.write_bytes(mine)
    journal.write_bytes(left)
    with Store(file) as store:
        assert store.notice is None
        assert games(store) == before
        assert store.load(1)["moves"] == LINES


def test_a_log_that_an_earlier_version_left_is_no_part_of_what_was_laid_there(file: Path, backup: Path, header: Header
                                                                              ) -> None:
    """Earlier versions kept what was newest in a log beside the file."""
    with Store(file) as store:
        store.begin(header)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("UPDATE sitting SET caption = 'three all'")
        raw = {path: path.read_bytes() for path in file.parent.iterdir()}
    for path, content in raw.items():
        path.write_bytes(content)
    with Store(file) as store:                      # its own: all is brought into the file
        assert "three all" in [saved.caption for saved in store.sittings()]
        assert not file.with_name(file.name + "-wal").exists()
    for path, content in raw.items():
        path.write_bytes(content)
    shutil.copy(backup, file)
    with Store(file) as store:
        assert store.notice is not None
        assert games(store) == [300] * 5
