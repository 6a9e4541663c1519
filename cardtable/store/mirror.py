"""The games at this table once more, in memory, so that they can be put into a file that was laid over ours."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Protocol

from cardtable.store.schema import open_memory
from cardtable.store.soundness import StoredRow, rows_of

Rows = dict[str, list[StoredRow]]
"""Of one sitting, by table."""

TABLES = {"sitting": "id", "move": "sitting", "result": "sitting", "grading": "sitting"}
"""Those that have anything of a sitting, and the column that names it."""


class Executed(Protocol):
    """What has been done to a sitting."""

    @property
    def statement(self) -> str: ...
    @property
    def values(self) -> tuple[object, ...]: ...
    @property
    def sitting(self) -> int: ...


class Mirror:
    """Of the sittings begun, loaded or changed since the file was opened, which are `held`; those not merely read are
    `changed`."""

    def __init__(self) -> None:
        self._db = open_memory()
        self.held: set[int] = set()
        self.changed: set[int] = set()

    def copy(self, db: sqlite3.Connection, sitting: int) -> None:
        """Have it as it lies in the file."""
        rows = _rows(db, sitting)
        _forget(self._db, sitting)
        _insert(self._db, rows)
        self.held.add(sitting)

    def follow(self, db: sqlite3.Connection, done: Iterable[Executed]) -> None:
        """All this has been committed to the file."""
        new: set[int] = set()
        for one in done:
            if one.sitting in self.changed - new:
                self._db.execute(one.statement, one.values)
            elif one.sitting and one.sitting not in new:
                self.copy(db, one.sitting)
                new.add(one.sitting)
                self.changed.add(one.sitting)

    def forget(self, sitting: int) -> None:
        """It has been put away."""
        self.changed.discard(sitting)
        self.held.discard(sitting)
        _forget(self._db, sitting)

    def bring_back(self, db: sqlite3.Connection, sitting: int) -> bool:
        """Put it into a file in which it does not lie as it is here; False if it does, or nothing is known of it.

        A file that holds an earlier state of the same game has it brought up to this one; another game of that number
        is given a number of its own.
        """
        ours, theirs = _rows(self._db, sitting), _rows(db, sitting)
        if ours == theirs or not ours["sitting"]:
            return False
        if theirs["sitting"] and not _grew_from(theirs, ours):
            _renumber(db, theirs, sitting)
        _forget(db, sitting)
        _insert(db, ours)
        return True

    def close(self) -> None:
        """It is wanted no more."""
        self._db.close()


def _rows(db: sqlite3.Connection, sitting: int) -> Rows:
    """In their order; rows of tables that only hang on a sitting are without their own numbers."""
    found = {
        table: list(rows_of(db, f"SELECT * FROM {table} WHERE {column} = ? ORDER BY 1, 2", sitting))
        for table, column in TABLES.items()
    }
    for row in found["result"] + found["grading"]:
        del row["id"]
    return found


def _grew_from(earlier: Rows, later: Rows) -> bool:
    """Whether the one is the other game at an earlier moment."""
    (before,), (now,) = earlier["sitting"], later["sitting"]
    same = all(before[name] == now[name] for name in ("game", "header", "started"))
    lines = [[move["line"] for move in rows["move"]] for rows in (earlier, later)]
    return same and lines[0] == lines[1][: len(lines[0])]


def _renumber(db: sqlite3.Connection, rows: Rows, sitting: int) -> None:
    """Its rows, under the next number that is free."""
    (row,) = rows["sitting"]
    columns = [name for name in row if name != "id"]
    added = f"INSERT INTO sitting ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    number = db.execute(added, [row[name] for name in columns]).lastrowid
    for table in ("move", "result", "grading"):
        db.execute(f"UPDATE {table} SET sitting = ? WHERE sitting = ?", (number, sitting))


def _forget(db: sqlite3.Connection, sitting: int) -> None:
    for table, column in reversed(TABLES.items()):
        db.execute(f"DELETE FROM {table} WHERE {column} = ?", (sitting,))


def _insert(db: sqlite3.Connection, rows: Rows) -> None:
    for table, many in rows.items():
        for row in many:
            db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", [*row.values()])
