"""The file is deleted, moved, replaced, or its folder removed, while it is open: all is written anew, and told."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from concurrent.futures import wait
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Settings, Store, StoreBusy, StoreFault
from cardtable.store.lock import FileLock
from cardtable.store.place import Place
from cardtable.store.schema import bring_up_to_date

Header = dict[str, Any]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file can be neither moved nor deleted there")
WHOLE = [f"0 play {n}" for n in range(300)]


def take_away(file: Path, how: str) -> None:
    match how:
        case "deleted":
            for path in file.parent.glob("cardtable.sqlite*"):
                path.unlink()
        case "deleted alone":
            file.unlink()
        case "moved":
            file.rename(file.with_name("elsewhere"))
        case "folder removed":
            shutil.rmtree(file.parent)
        case "folder moved":
            file.parent.rename(file.parent.with_name("elsewhere"))
        case "replaced":
            new = file.with_name("new")
            new.write_bytes(b"a letter to my aunt" * 999)
            new.replace(file)


HOWS = ("deleted", "deleted alone", "moved", "folder removed", "folder moved", "replaced")


@pytest.mark.parametrize("how", HOWS)
def test_all_is_written_anew_and_told(file: Path, header: Header, how: str) -> None:
    store = Store(file)
    Settings(store)["name"] = "Zoë"
    sitting = store.begin(header)
    store.add_many(sitting, WHOLE).result()
    take_away(file, how)
    store.add(sitting, "0 last").result()
    notice, store.notice = store.notice, None
    assert notice is not None
    assert str(file) in notice.text
    assert "\n" not in notice.text
    store.add(sitting, "0 very last").result()
    assert store.notice is None                     # told once
    with pytest.raises(StoreBusy):
        Store(file)                                 # a second start finds the lock
    store.close()
    with Store(file) as again:
        assert again.notice is None
        assert again.load(sitting)["moves"] == [*WHOLE, "0 last", "0 very last"]
        assert Settings(again)["name"] == "Zoë"
    if how == "replaced":
        assert notice.kept is not None
        assert notice.kept.read_bytes().startswith(b"a letter")


def test_it_is_noticed_though_nothing_is_written(store: Store, file: Path, header: Header) -> None:
    store.begin(header)
    shutil.rmtree(file.parent)
    store.retry().result()
    assert file.exists()
    assert store.notice is not None


def test_a_lock_that_was_cleared_away_is_taken_again(store: Store, file: Path) -> None:
    file.with_name(file.name + ".lock").unlink()
    store.retry().result()
    with pytest.raises(StoreBusy):
        Store(file)


def test_a_link_that_leads_nowhere_is_told(file: Path, header: Header) -> None:
    elsewhere = file.parent.with_name("cloud")
    elsewhere.mkdir()
    file.parent.symlink_to(elsewhere)
    store = Store(file)
    sitting = store.begin(header)
    elsewhere.rename(file.parent.with_name("elsewhere"))
    with pytest.raises(StoreFault, match=f"{file.parent} is a link that leads nowhere"):
        store.add(sitting, "0 first").result()
    with pytest.raises(StoreFault, match=f"{file.parent} is a link that leads nowhere"):
        Store(file)
    elsewhere.mkdir()
    store.close()
    with Store(file) as again:
        assert again.load(sitting)["moves"] == ["0 first"]


def test_where_none_can_be_made_it_is_told_and_tried_again(store: Store, file: Path, header: Header) -> None:
    sitting = store.begin(header)
    shutil.rmtree(file.parent)
    file.parent.write_text("not a folder")
    for line in ("0 first", "0 second"):
        with pytest.raises(StoreFault, match="no new one can be made"):
            store.add(sitting, line).result()
    file.parent.unlink()
    store.retry().result()
    assert store.load(sitting)["moves"] == ["0 first", "0 second"]
    assert file.exists()


QUICKER = """
import sys
from pathlib import Path
from cardtable.store import Settings, Store
with Store(Path(sys.argv[1])) as store:
    Settings(store)["name"] = "Quicker"
    print("open", flush=True)
    sys.stdin.read()
"""


def test_another_window_that_was_quicker_keeps_its_file_and_we_ours(file: Path, header: Header) -> None:
    store = Store(file)
    sitting = store.begin(header)
    shutil.rmtree(file.parent)
    words = [sys.executable, "-c", QUICKER, file]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        other.stdout.readline()
        store.add(sitting, "0 play KS").result()
        assert store.file is not None
        assert store.file != file
        assert str(store.file) in store.notice.text
        ours = store.file
        store.close()
        other.stdin.close()
        other.wait(20)
    with Store(ours) as again:
        assert again.load(sitting)["moves"] == ["0 play KS"]
    with Store(file) as again:
        assert Settings(again)["name"] == "Quicker"


def test_who_meets_the_journal_of_another_tries_again(tmp_path: Path) -> None:
    class Met(sqlite3.Connection):
        times = 2

        def backup(self, target: sqlite3.Connection, **_: Any) -> None:  # type: ignore[override]
            self.times -= 1
            if self.times >= 0:
                raise sqlite3.OperationalError("disk I/O error")
            super().backup(target)

    file = tmp_path / "cardtable.sqlite"
    lock = FileLock(tmp_path / "lock")
    db = sqlite3.connect(file, isolation_level=None, factory=Met)
    bring_up_to_date(db, 0)
    place = Place(file, lock)
    file.unlink()
    made, _ = place.anew(db)
    with closing(made):
        assert made.execute("SELECT count(*) FROM sitting").fetchone() == (0,)
    lock.release()


def test_numbers_that_a_network_gives_anew_are_believed_once(
    store: Store, file: Path, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = store.begin(header)
    numbers = iter(range(10**6, 10**7))

    real = Path.stat

    def renumbered(path: Path, **_: object) -> os.stat_result:
        found = real(path)
        return os.stat_result((found[0], next(numbers), *found[2:])) if path.name == file.name else found

    monkeypatch.setattr(Path, "stat", renumbered)
    for n in range(5):
        store.add(sitting, f"0 play {n}").result()
    assert len(list(file.parent.glob("*other*"))) == 1
    assert len(store.load(sitting)["moves"]) == 5


def games_of(file: Path) -> list[int]:
    """The games of a file as it lies, with what lies beside it, by SQLite alone, and how many lines each has."""
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        return [n for n, in db.execute("SELECT count(number) FROM sitting LEFT JOIN move ON sitting = id GROUP BY id")]


@pytest.mark.parametrize("whole", [True, False], ids=["alone", "with its journal"])
def test_a_backup_moved_into_its_place_keeps_its_own_games(file: Path, header: Header, tmp_path: Path,
                                                           whole: bool) -> None:
    backup = tmp_path / "backup.sqlite"
    with Store(backup) as other:
        for _ in range(5):
            other.add_many(other.begin(header), WHOLE).result()
    if not whole:                                   # as earlier versions left it: what is newest lies beside the file
        with closing(sqlite3.connect(backup, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("DELETE FROM move WHERE sitting = 5 AND number > 7")
            for ending in ("", "-wal"):
                shutil.copy(f"{backup}{ending}", f"{tmp_path / 'open.sqlite'}{ending}")
        backup = tmp_path / "open.sqlite"
    store = Store(file)
    sitting = store.begin(header)
    store.add_many(sitting, WHOLE[:20]).result()
    for ending in ("-wal", ""):
        if Path(f"{backup}{ending}").exists():
            Path(f"{backup}{ending}").replace(f"{file}{ending}")
    store.add(sitting, "0 last").result()
    assert store.notice is not None
    kept = store.notice.kept
    store.close()
    assert kept is not None
    assert games_of(kept) == [300] * (5 if whole else 4) + ([] if whole else [7])
    assert games_of(file) == [21]


def test_what_was_moved_away_holds_all_that_was_written(file: Path, header: Header) -> None:
    store = Store(file)
    sitting = store.begin(header)
    store.add_many(sitting, WHOLE).result()
    moved = file.rename(file.with_name("elsewhere"))
    store.retry().result()
    assert games_of(moved) == [300]
    store.close()


@pytest.mark.parametrize("how", ["moved", "folder moved", "deleted", "replaced"])
def test_a_file_that_goes_while_it_is_written_has_no_line_twice(file: Path, header: Header, how: str) -> None:
    """The line is in the file, its journal is not found any more, and SQLite tells of an error."""
    store = Store(file)
    sitting = store.begin(header)
    store.add(sitting, "0 first").result()
    db = store._writer.db
    store._do(lambda: db.set_trace_callback(lambda said: take_away(file, how) if said == "COMMIT" else None))
    done = store.add(sitting, "0 second")
    wait([done])
    store._do(lambda: db.set_trace_callback(None))
    store.add(sitting, "0 third").result()
    store.close()
    with Store(file) as again:
        assert again.load(sitting)["moves"] == ["0 first", "0 second", "0 third"]
