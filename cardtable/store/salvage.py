"""What can still be read of a damaged file, row by row."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.store import soundness
from cardtable.store.schema import VERSIONS, bring_up_to_date, connect, shape, shape_of, transaction
from cardtable.store.soundness import StoredRow, rows_of
from cardtable.store.values import now

UNREADABLE = (sqlite3.Error, UnicodeError, MemoryError)
"""What a damaged page may raise when it is read."""

PAGE = 4096  # bytes, SQLite's own choice
MOST_ROWS = 2_000_000  # of a table; a damaged one may lead round in a circle
MOST_PROBED = 20_000  # numbers that are asked for one by one,
MOST_ON_A_PAGE = 128  # and not more than could stand on all pages there are: a row has thirty bytes and more


@dataclass(slots=True)
class Salvage:
    """Rows that could be read, sound or made so; `lost` counts those that could not, as far as one can tell."""

    sittings: list[tuple[StoredRow, list[StoredRow]]] = field(default_factory=list)
    results: list[StoredRow] = field(default_factory=list)
    settings: list[StoredRow] = field(default_factory=list)
    exercises: list[StoredRow] = field(default_factory=list)
    gradings: list[StoredRow] = field(default_factory=list)
    lost: int = 0
    cut: int = 0

    def write(self, db: sqlite3.Connection) -> None:
        """Put it all into a new file."""
        with transaction(db):
            kept = {sitting["id"] for sitting, _ in self.sittings} - {None}
            for sitting, moves in sorted(self.sittings, key=lambda found: found[0]["id"] or soundness.MOST_NUMBER):
                number = _insert(db, "sitting", sitting)
                for move in moves:
                    _insert(db, "move", move | {"sitting": number})
            for result in self.results:
                _insert(db, "result", result | {"sitting": result["sitting"] if result["sitting"] in kept else None})
            for setting in self.settings:
                _insert(db, "setting", setting)
            for exercise in self.exercises:
                _insert(db, "exercise", exercise)
            for one in self.gradings:
                _insert(db, "grading", one | {"sitting": one["sitting"] if one["sitting"] in kept else None})

    def in_words(self) -> str:
        """What was brought over, and what was not; empty if there was nothing."""
        moves = sum(len(moves) for _, moves in self.sittings)
        if not (self.sittings or self.results or self.settings or self.exercises):
            return ""
        brought = [_count(len(self.sittings), "game") + f" with {_count(moves, 'move')}",
                   _count(len(self.results), "result"), _count(len(self.settings), "setting")]
        text = f"What could be read of the old one was brought over: {brought[0]}, {brought[1]} and {brought[2]}."
        if self.exercises:
            text += f" So {'was' if len(self.exercises) == 1 else 'were'} {_count(len(self.exercises), 'exercise')}."
        if self.cut:
            text += f" Of {_count(self.cut, 'game')} only the beginning could be read."
        if self.lost:
            text += f" {_count(self.lost, 'entry', 'entries')} could not be read."
        return text


def read_damaged(file: Path) -> Salvage:
    """All that a copy of the file still gives; the file itself is not touched. Raises OSError without room for one."""
    with TemporaryDirectory() as folder:
        for way in (_as_it_is, _with_a_new_first_page, _with_a_new_first_page_alone):
            copy = Path(folder) / way.__name__
            way(file, copy)
            db = connect(copy)
            try:
                db.execute("PRAGMA writable_schema = ON")  # a spoilt entry of the schema is passed over
                if shape(db) == shape_of(len(VERSIONS)):
                    return _read(db)
            except UNREADABLE:
                pass
            finally:
                db.close()
    return Salvage()


# --- ways to open it


def _as_it_is(file: Path, copy: Path) -> None:
    """With what was written last, or is to be undone, which may still stand beside the file."""
    shutil.copyfile(file, copy)
    for ending in ("-journal", "-wal"):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            shutil.copyfile(beside, copy.with_name(copy.name + ending))


def _with_a_new_first_page(file: Path, copy: Path) -> None:
    """The first page says what the tables are and where they begin, and is the same in all files of this version."""
    _as_it_is(file, copy)
    _renew_first_page(copy)


def _with_a_new_first_page_alone(file: Path, copy: Path) -> None:
    shutil.copyfile(file, copy)
    _renew_first_page(copy)


def _renew_first_page(copy: Path) -> None:
    model = copy.with_name(copy.name + ".model")
    db = connect(model)
    for version in range(len(VERSIONS)):
        bring_up_to_date(db, version, version + 1)
    db.close()
    first, size = bytearray(model.read_bytes()[:PAGE]), copy.stat().st_size
    first[28:40] = (size // PAGE).to_bytes(4, "big") + bytes(8)  # pages in the file; none of them free
    with copy.open("r+b") as stream:
        stream.write(first)


# --- reading


def _read(db: sqlite3.Connection) -> Salvage:
    found, when = Salvage(), now()
    for row in _rows(db, found, "setting", "key"):
        _take(found, found.settings, soundness.setting(row, when))
    for row in _rows(db, found, "exercise", "id"):
        _take(found, found.exercises, soundness.exercise(row, when))
    for row in _rows(db, found, "grading", "id"):
        _take(found, found.gradings, soundness.grading(row, when))
    lost = found.lost
    for row in _rows(db, found, "result", "id"):
        _take(found, found.results, soundness.result(row, _last(found.results, when)))
    without = found.lost > lost  # some of the games that were finished may have lost what they came to
    closed = {row["sitting"] for row in found.results}
    for row in _rows(db, found, "sitting", "id"):
        sitting = soundness.sitting(row, when)
        if sitting is None:
            found.lost += 1
            continue
        moves, whole = _moves(db, row["id"], sitting["started"])
        if not (whole or moves):
            found.lost += 1
            continue
        found.cut += not whole
        if not whole or (without and row["id"] not in closed):
            sitting["finished"] = 0  # it can be gone on with, and its end is then put right
        found.sittings.append((sitting, moves))
    return found


def _moves(db: sqlite3.Connection, sitting: object, started: float) -> tuple[list[StoredRow], bool]:
    """The lines of a sitting up to the first that cannot be read, and whether there was none such."""
    moves: list[StoredRow] = []
    query = "SELECT number, line, at FROM move WHERE sitting = ? ORDER BY number"
    try:
        for row in rows_of(db, query, sitting):
            move = soundness.move(row, moves[-1]["at"] if moves else started)
            if move is None or row["number"] != len(moves) + 1:
                return moves, False
            moves.append(move)
    except UNREADABLE:
        return moves, False
    return moves, True


def _rows(db: sqlite3.Connection, found: Salvage, table: str, key: str) -> Iterator[StoredRow]:
    """The rows of a table in order: from its beginning and from its end up to what cannot be read, then one by one."""
    early, whole = _run(db, f"SELECT * FROM {table} ORDER BY {key}")
    if whole:
        yield from early
        return
    found.lost += 1
    late, _ = _run(db, f"SELECT * FROM {table} ORDER BY {key} DESC")
    known = {row[key]: row for row in early + late}
    ends = (early[-1][key] if early else 0, late[-1][key] if late else MOST_PROBED)
    if key == "id" and all(isinstance(end, int) for end in ends):
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        for number in range(ends[0] + 1, min(ends[1], ends[0] + MOST_PROBED, ends[0] + pages * MOST_ON_A_PAGE)):
            known |= {row[key]: row for row in _run(db, f"SELECT * FROM {table} WHERE {key} = {number}")[0]}
    yield from (known[one] for one in sorted(known, key=lambda one: (str(type(one)), one)))


def _run(db: sqlite3.Connection, query: str) -> tuple[list[StoredRow], bool]:
    """The rows of a query up to one that cannot be read, and whether there was none such."""
    rows: list[StoredRow] = []
    try:
        for row in rows_of(db, query):
            rows.append(row)
            if len(rows) >= MOST_ROWS:
                return rows, False
    except UNREADABLE:
        return rows, False
    return rows, True


def _take(found: Salvage, rows: list[StoredRow], row: StoredRow | None) -> None:
    if row is None:
        found.lost += 1
    else:
        rows.append(row)


def _last(rows: list[StoredRow], when: float) -> float:
    return float(rows[-1]["at"]) if rows else when


def _insert(db: sqlite3.Connection, table: str, row: StoredRow) -> int:
    """A row; whatever stands in its place is replaced."""
    statement = f"INSERT OR REPLACE INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
    return db.execute(statement, tuple(row.values())).lastrowid or 0


def _count(number: int, what: str, many: str = "") -> str:
    return f"{number:,} {what if number == 1 else many or what + 's'}"
