"""Files that a person chooses: in which folder to begin, and deals written for other programs."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardtable.pbn.board import Board
from cardtable.pbn.writing import text
from cardtable.store import StoreFault
from cardtable.store.folders import documents

PBN = "Deals in PBN (*.pbn)"


def near() -> Path:
    """A folder there is, in which to begin looking for a place: that for documents, or the nearest it would lie in; the
    one the program was started in where no home is known, which may be gone and so is not looked up."""
    try:
        folder = documents()
    except StoreFault:
        return Path()
    return next((one for one in (folder, *folder.parents) if one.is_dir()), Path())


def write_boards(boards: Sequence[Board], file: Path) -> None:
    """A PBN file, its lines ended as its standard has them; OSError where it cannot be written."""
    file.write_bytes(text(boards).replace("\n", "\r\n").encode("ascii"))
