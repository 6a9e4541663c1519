"""Files that are damaged, locked, read-only, foreign or from the future: one clear line, and nothing lost."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Store, StoreBusy, StoreFault
from cardtable.store.schema import APPLICATION, VERSIONS

Header = dict[str, Any]


def saved(file: Path, header: Header, moves: int = 400) -> int:
    """A file with one sitting."""
    with Store(file) as store:
        sitting = store.begin(header)
        store.add_many(sitting, [f"0 play {k}" for k in range(moves)])
    return sitting


def spoil(file: Path, how: str) -> None:
    """Damage a file as a disk or a person might."""
    raw = bytearray(file.read_bytes())
    if how == "overwritten":
        raw[:] = b"This is a letter to my aunt.\n" * 40
    elif how == "cut short":
        del raw[len(raw) // 2 :]
    elif how == "head gone":
        raw[:100] = bytes(100)
    elif how == "middle gone":
        raw[4096 * 2 : 4096 * 6] = b"\xa5" * (4096 * 4)
    file.write_bytes(raw)


@pytest.mark.parametrize("how", ["overwritten", "cut short", "head gone", "middle gone"])
def test_a_damaged_file_is_laid_aside(file: Path, header: Header, how: str) -> None:
    saved(file, header)
    spoil(file, how)
    damaged = file.read_bytes()
    with Store(file) as store:
        assert store.notice is not None
        assert re.fullmatch(r"cardtable\.sqlite\.corrupt-\d{8}-\d{6}", store.notice.kept.name)
        assert store.notice.kept.read_bytes() == damaged
        assert "\n" not in store.notice.text
        assert str(store.notice.kept) in store.notice.text
        sitting = store.begin(header)
    with Store(file) as store:
        assert store.notice is None
        assert sitting in [s.id for s in store.sittings()]


def test_two_damaged_files_of_one_second_are_both_kept(file: Path, header: Header) -> None:
    kept = set()
    for _ in range(3):
        saved(file, header, moves=1)
        spoil(file, "overwritten")
        with Store(file) as store:
            assert store.notice is not None
            kept.add(store.notice.kept)
    assert len(kept) == 3
    assert all(path.exists() for path in kept)


def test_a_later_version_is_refused_and_left_alone(file: Path, header: Header) -> None:
    saved(file, header, moves=3)
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version = {len(VERSIONS) + 1}")
    db.close()
    before = file.read_bytes()
    with pytest.raises(StoreFault, match="written by a newer cardtable") as caught:
        Store(file)
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == before


def test_a_file_of_every_earlier_version_is_brought_up_to_date(file: Path, header: Header) -> None:
    for version in range(1, len(VERSIONS)):
        file.parent.mkdir(exist_ok=True)
        db = sqlite3.connect(file)
        for statement in (s for step in VERSIONS[:version] for s in step):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("INSERT INTO sitting (game, header, started) VALUES ('snip-snap', '{}', 1)")
        db.execute("INSERT INTO move VALUES (1, 1, '0 play KS', 1)")
        db.commit()
        db.close()
        with Store(file) as store:
            (old,) = store.sittings()
            assert (old.game, old.moves, old.aids) == ("snip-snap", 1, None)
            store.note_aids(old.id, ["hints"])
        with Store(file) as store:
            assert store.sittings()[0].aids == ("hints",)
        file.unlink()


def test_a_file_of_another_program_is_refused_and_left_alone(file: Path) -> None:
    file.parent.mkdir()
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE recipe (name TEXT)")
    db.commit()
    db.close()
    before = file.read_bytes()
    with pytest.raises(StoreFault, match="belongs to another program"):
        Store(file)
    assert file.read_bytes() == before


def test_a_second_opening_is_told_who_has_it(store: Store, file: Path) -> None:
    with pytest.raises(StoreBusy, match=rf"already open \(process {os.getpid()}\)"):
        Store(file)


def test_a_second_process_is_told_who_has_it(store: Store, file: Path) -> None:
    script = "import sys; from cardtable.store import Store; from pathlib import Path; Store(Path(sys.argv[1]))"
    ran = subprocess.run([sys.executable, "-c", script, file], capture_output=True, text=True, check=False)
    assert f"StoreBusy: The table is already open (process {os.getpid()})." in ran.stderr


def shut(file: Path, how: str) -> None:
    match how:
        case "a folder":
            file.mkdir()
        case "a link that leads nowhere":
            file.symlink_to(file.parent / "gone" / "file")
        case "a link to itself":
            file.symlink_to(file)
        case "a lock that is a folder":
            file.with_name(file.name + ".lock").mkdir()


@pytest.mark.skipif(sys.platform == "win32", reason="links want a right there")
@pytest.mark.parametrize(("how", "said"), [
    ("a folder", "The file of saved games FILE cannot be opened: it is a folder."),
    ("a link that leads nowhere", "The file of saved games FILE cannot be opened: it is a link that leads nowhere."),
    ("a link to itself", "The file of saved games FILE cannot be opened: it is a link that leads nowhere."),
    ("a lock that is a folder", "The file FILE.lock may not be written: Is a directory."),
])
def test_what_cannot_be_opened_is_named_with_the_reason(tmp_path: Path, how: str, said: str) -> None:
    file = tmp_path / "cardtable.sqlite"
    shut(file, how)
    with pytest.raises(StoreFault) as fault:
        Store(file)
    assert str(fault.value) == said.replace("FILE", str(file))


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("not a folder")
    with pytest.raises(StoreFault, match=re.escape(str(tmp_path / "note"))):
        Store(tmp_path / "note" / "cardtable.sqlite")


def test_one_spoilt_heading_does_not_hide_the_other_sittings(file: Path, header: Header) -> None:
    spoilt, whole = saved(file, header, 1), saved(file, header, 2)
    db = sqlite3.connect(file)
    db.execute("UPDATE sitting SET header = CAST(x'7b22ff' AS TEXT) WHERE id = ?", (spoilt,))
    db.commit()
    db.close()
    with Store(file) as store:
        assert [(s.id, len(s.players)) for s in store.sittings()] == [(whole, 2)]
        assert store.notice is not None
        assert "1 game with 2 moves" in store.notice.text
        assert "1 entry could not be read" in store.notice.text
        with pytest.raises(StoreFault, match=f"no saved game number {spoilt}"):
            store.load(spoilt)


READ_ONLY = """
import os, sys
from pathlib import Path
from cardtable.store import Store, StoreFault
if os.getuid() == 0:
    os.setuid(65534)  # the rights of files bind everyone but root
try:
    Store(Path(sys.argv[1]))
except StoreFault as fault:
    print(fault)
"""


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that another user may enter."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="the rights of files are otherwise there")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_read_only_file_or_folder_is_told_in_one_line(open_folder: Path, header: Header, what: str) -> None:
    file = open_folder / "cardtable.sqlite"
    saved(file, header, moves=3)
    before = file.read_bytes()
    for path in open_folder.iterdir():
        path.chmod(0o666 if what == "folder" else 0o444)
    file.with_name("cardtable.sqlite.lock").chmod(0o666)
    open_folder.chmod(0o555 if what == "folder" else 0o777)
    ran = subprocess.run([sys.executable, "-c", READ_ONLY, file], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 1
    assert str(open_folder) in ran.stdout
    assert re.search("read-only|may not be written|may not write in the folder|may not read and write it", ran.stdout)
    assert not re.search(r"[?:]\.$", ran.stdout.strip())
    assert file.read_bytes() == before
