"""Whether what SQLite has left beside a file belongs to the file: https://www.sqlite.org/fileformat2.html."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

HEADER = 100
"""Bytes at the head of a file."""
LOGGED, COUNTER, PAGES = 18, 24, 28
"""Where in it: a byte that is 2 if a write-ahead log belongs to it; numbers of four bytes, of changes and of pages."""
STOOD = 16
"""Where in a journal: how many pages there were."""
MAGIC = bytes.fromhex("d9d505f920a163d7")
"""Begins a journal that means anything."""


def belongs(beside: Path, file: Path) -> bool:
    """Whether SQLite may use a journal, or a log, for this file: true of whatever it would not use."""
    try:
        with file.open("rb") as stream:
            head = stream.read(HEADER)
        raw = beside.read_bytes()
    except OSError:
        return True
    if len(head) < HEADER or not raw:
        return True
    if beside.name.endswith("-wal"):
        return head[LOGGED] == 2
    if not raw.startswith(MAGIC):
        return True
    return _undoes(raw, head)


def _undoes(journal: bytes, head: bytes) -> bool:
    """Whether a journal undoes what was begun in this file.

    It holds pages as they were before, and every change writes the first page, at the latest when it ends; until then
    the head of the file still says how many pages there were when it was begun. There were none when the file was
    made, which is the first change: a head that tells of more is another's.
    """
    first = next((page for number, page in _kept(journal) if number == 1), None)
    if first is None:
        pages = _number(journal, STOOD)
        return _number(head, PAGES) == pages or not pages and _number(head, COUNTER) == 1
    return _number(head, COUNTER) - _number(first, COUNTER) in (0, 1)


def _kept(journal: bytes) -> Iterator[tuple[int, bytes]]:
    """The pages of a journal, with their numbers, part by part: a part ends where all before it was on the disk."""
    at = 0
    while journal[at : at + len(MAGIC)] == MAGIC and len(journal) >= at + 28:
        records, _, _, sector, size = struct.unpack_from(">5I", journal, at + len(MAGIC))
        at += sector
        for _ in range(records):
            if at + size + 8 > len(journal):
                return
            yield _number(journal, at), journal[at + 4 : at + 4 + size]
            at += size + 8
        if not sector:
            return
        at += -at % sector


def _number(raw: bytes, at: int) -> int:
    return int.from_bytes(raw[at : at + 4], "big")
