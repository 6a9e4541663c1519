"""A store in a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "cardtable.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    with Store(file) as opened:
        yield opened


@pytest.fixture
def header() -> dict[str, Any]:
    """The record of a game that nobody plays, without its moves."""
    return {
        "format": "cardtable-record",
        "version": 1,
        "rules": 1,
        "game": "snip-snap",
        "options": {"code": "nursery", "target": 5},
        "players": ["Zoë", {"level": "club", "name": "Mr. Brown"}],
    }
