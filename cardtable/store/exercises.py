"""Choices of one's own games that are kept, to be made again."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.store.soundness import StoredRow
from cardtable.store.values import Json, parsed

KEPT = "SELECT id, game, title, record, move, at FROM exercise WHERE ?1 IS NULL OR game = ?1 ORDER BY id"
KEEP = "INSERT INTO exercise (game, title, record, move, at) VALUES (?, ?, ?, ?, ?)"
FORGET = "DELETE FROM exercise WHERE id = ?"


@dataclass(frozen=True, slots=True)
class KeptChoice:
    """A choice: `record` is of the match up to it and with it, `move` its number among the moves of that record."""

    id: int
    game: str
    title: str
    record: dict[str, Json]
    move: int


def from_row(row: StoredRow) -> KeptChoice:
    """As the store has it."""
    return KeptChoice(row["id"], row["game"], row["title"], parsed(row["record"]), row["move"])
