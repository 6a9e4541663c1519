"""Only ordinary files are read, and never more of them than was meant."""
from __future__ import annotations

import gzip
import os
import socket
from pathlib import Path

import pytest

from cardtable.files import read_ordinary
from cardtable.players.arena_log import ArenaError, Log
from cardtable.players.arena_unit import Setup
from cardtable.table.paint import packs


def test_what_an_ordinary_file_holds(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_ordinary(file, 5) == b"12345"
    with pytest.raises(OSError, match="at most 4 bytes"):
        read_ordinary(file, 4)
    file.write_bytes(b"")
    assert read_ordinary(file, 4) == b""


def special(folder: Path) -> list[Path]:
    """Files that are none."""
    os.mkfifo(folder / "pipe")
    (folder / "folder").mkdir()
    (folder / "link").symlink_to("link")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / "socket"))
    return [folder / "pipe", folder / "folder", folder / "link", folder / "socket", folder / "none",
            *[Path(f"/dev/{name}") for name in ("zero", "urandom", "full")]]


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices are files elsewhere")
def test_what_is_none_is_refused_unread(tmp_path: Path) -> None:
    for file in special(tmp_path):
        with pytest.raises(OSError):                         # noqa: PT011 - each has its own
            read_ordinary(file, 1000)
        assert packs.read(file) == b""


@pytest.mark.skipif(os.name == "nt", reason="pipes and devices are files elsewhere")
def test_an_arena_keeps_no_log_in_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "log")
    with pytest.raises(ArenaError, match="not an ordinary file"):
        Log(tmp_path / "log", Setup("ecarte", "club", "novice"))


def test_a_file_without_an_end_of_line_is_no_log(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with file.open("wb") as sparse:
        sparse.truncate(200_000_000)
    with pytest.raises(ArenaError, match="not the log of an arena"):
        Log(file, Setup("ecarte", "club", "novice"))
    assert file.stat().st_size == 200_000_000


def test_a_drawing_that_is_too_long_is_none(tmp_path: Path) -> None:
    file = tmp_path / "ace_of_spades.svgz"
    file.write_bytes(gzip.compress(b"<svg/>"))
    assert packs.read(file) == b"<svg/>"
    file.write_bytes(gzip.compress(bytes(packs.MOST_BYTES + 1)))
    assert packs.read(file) == b""
    file.write_bytes(gzip.compress(b"<svg/>")[:-9])
    assert packs.read(file) == b""
