"""Folders of a network, which have not all that a disk has: locks that are refused, no memory shared with others."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Settings, Store, StoreBusy
from cardtable.store.faults import NO_LOCKS

if sys.platform == "win32":
    pytest.skip("locks are otherwise there", allow_module_level=True)

import fcntl

Header = dict[str, Any]
REFUSED = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)


def refuse(patched: pytest.MonkeyPatch, number: int, *names: str) -> None:
    """The file system knows no such locks."""
    def refused(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    for name in names:
        patched.setattr(fcntl, name, refused)


def kept(file: Path, header: Header) -> list[int]:
    """Written and read again: how many moves the games have."""
    with Store(file) as store:
        store.add(store.begin(header), "0 play KS").result()
    with Store(file) as store:
        return [saved.moves for saved in store.sittings()]


@pytest.mark.parametrize("number", REFUSED)
def test_without_any_locks_it_goes_on_and_says_so(
    file: Path, header: Header, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refuse(monkeypatch, number, "flock", "lockf")
    assert kept(file, header) == [1]
    with Store(file) as store:
        assert store.notice is NO_LOCKS


@pytest.mark.parametrize("number", REFUSED)
def test_the_other_kind_of_lock_will_do(
    file: Path, header: Header, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refuse(monkeypatch, number, "flock")
    with Store(file) as store:
        assert store.notice is None
        script = (f"import fcntl, sys; from pathlib import Path\ndef refused(*_): raise OSError({number}, 'no')\n"
                  "fcntl.flock = refused\nfrom cardtable.store import Store; Store(Path(sys.argv[1]))")
        ran = subprocess.run([sys.executable, "-c", script, file], capture_output=True, text=True, check=False)
        assert f"StoreBusy: The table is already open (process {os.getpid()})." in ran.stderr
        assert store.begin(header)


def test_who_holds_it_is_told_as_ever(store: Store, file: Path) -> None:
    with pytest.raises(StoreBusy) as caught:
        Store(file)
    assert caught.value.holder == str(os.getpid())


def test_without_shared_memory_all_is_kept(file: Path, header: Header) -> None:
    shared = file.with_name(file.name + "-shm")
    shared.mkdir(parents=True)                      # what cannot be opened as a file
    assert kept(file, header) == [1]


def test_a_file_written_before_opens_without_shared_memory(file: Path, header: Header) -> None:
    """Also with what was written last still beside it."""
    with Store(file) as store:
        Settings(store)["name"] = "Zoë"
        store.begin(header)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:    # as earlier versions kept it
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("INSERT INTO move VALUES (1, 1, '0 play KS', 1)")
        found = {path: path.read_bytes() for path in file.parent.glob("cardtable.sqlite*")}
    for path, raw in found.items():
        path.write_bytes(raw)
    shared = file.with_name(file.name + "-shm")
    shared.unlink(missing_ok=True)
    shared.mkdir()
    with Store(file) as store:
        assert (Settings(store)["name"], [saved.moves for saved in store.sittings()]) == ("Zoë", [1])
        store.add(1, "1 play QS").result()
    shared.rmdir()
    with Store(file) as store:
        assert [saved.moves for saved in store.sittings()] == [2]
