"""The texts of the old books, for tests: in the folder that CARDTABLE_BOOKS names, else in ../shared/books beside the
project.  A text is called by its number, "002", and whatever follows."""
from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path(os.environ.get("CARDTABLE_BOOKS") or Path(__file__).parents[2] / "shared" / "books")

with_books = pytest.mark.skipif(not FOLDER.is_dir(), reason=f"no books in {FOLDER}, and CARDTABLE_BOOKS names no other")


@cache
def book(number: str) -> tuple[str, ...]:
    """The lines of a book; the first has number 1, and index 0."""
    path, = FOLDER.glob(f"{number}*")
    return tuple(path.read_text(encoding="utf-8", errors="replace").split("\n"))


def eights(text: str) -> set[tuple[str, ...]]:
    """Every eight words that stand there one after another."""
    row = re.findall(r"[a-z]+", re.sub(r"-\s+", "", text.lower()))
    return {tuple(row[i:i + 8]) for i in range(len(row) - 7)}
