"""The store: sittings saved move by move, results and settings, all through one thread."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Self, TypeVar

from cardtable.store.faults import Notice, StoreFault, told
from cardtable.store.lock import FileLock
from cardtable.store.results import COLUMNS, Result, from_row, to_row
from cardtable.store.schema import open_file, open_memory, transaction
from cardtable.store.values import Json, moment, parsed, written

T = TypeVar("T")

_SITTINGS = """
    SELECT id, game, header, caption, aids, started, finished,
        (SELECT at FROM move WHERE sitting = id ORDER BY number DESC LIMIT 1) AS touched,
        (SELECT max(number) FROM move WHERE sitting = id)
    FROM sitting WHERE :finished IS NULL OR finished = :finished
    ORDER BY coalesce(touched, started) DESC, id DESC"""
_RESULTS = f"SELECT {', '.join(COLUMNS)} FROM result WHERE :game IS NULL OR game = :game ORDER BY at, id"
_BEGIN = "INSERT INTO sitting (game, header, aids, started) VALUES (?, ?, ?, ?)"
_ADD_LINE = """
    INSERT INTO move (sitting, number, line, at)
    SELECT :sitting, coalesce(max(number), 0) + 1, :line, :at FROM move WHERE sitting = :sitting"""
_ADD_RESULT = f"""
    INSERT INTO result (sitting, {', '.join(COLUMNS)}) VALUES (?{', ?' * len(COLUMNS)})
    ON CONFLICT (sitting) DO NOTHING"""


@dataclass(frozen=True, slots=True)
class Saved:
    """A sitting as the list of saved games shows it; times are in UTC, `moves` counts its lines.

    `aids` are those in use so far, None where that was not noted.
    """

    id: int
    game: str
    header: dict[str, Json]
    caption: str
    started: datetime
    touched: datetime
    finished: bool
    moves: int
    aids: tuple[str, ...] | None = None

    @property
    def players(self) -> list[Json]:
        """Who sits there, as the record names them."""
        return list(self.header.get("players", ()))


class Store:
    """One open file of saved games; with no file, one in memory.

    Methods that return a Future do so at once, and it is done when the change is on the disk; the others wait for
    the store's thread (and so must not be called from a Future's callback, which runs there).

    Opening raises StoreBusy when another process has the file, and StoreFault when it cannot be written; any method
    or Future may raise StoreFault. `notice` tells of a damaged file that was laid aside.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.notice: Notice | None = None
        self._lock = _locked(file) if file else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._owed: list[dict[str, Json]] = []
        try:
            self._db, self.notice = self._do(lambda: open_file(file) if file else (open_memory(), None))
            self._known = self._do(lambda: {number for (number,) in self._db.execute("SELECT id FROM sitting")})
        except BaseException:
            self._let_go()
            raise

    # --- sittings

    def begin(self, header: Mapping[str, Json], aids: Iterable[str] | None = None) -> int:
        """Open a sitting whose record has this header, a record without its moves; give its number.

        `aids` are those in use from the beginning, None where that is not known.
        """
        text = written({key: value for key, value in header.items() if key != "moves"})
        noted = None if aids is None else written([*aids])
        number = self._do(lambda: self._write(_BEGIN, (header["game"], text, noted, time.time())))
        self._known.add(number)
        return number

    def add(self, sitting: int, line: str) -> Future[None]:
        """Append one line of the record. Done when it and all before it are on the disk.

        When that fails the line is not lost: the store holds it, and writes it before the next one or at `retry()`.
        """
        return self.add_many(sitting, (line,))

    def add_many(self, sitting: int, lines: Iterable[str]) -> Future[None]:
        """Append several lines, all or none."""
        self._check(sitting)
        now = time.time()
        rows = [{"sitting": sitting, "line": line, "at": now} for line in lines]
        return self._submit(lambda: self._append(rows))

    def retry(self) -> Future[None]:
        """Write the lines that could not be written before."""
        return self._submit(self._settle)

    def load(self, sitting: int) -> dict[str, Json]:
        """The record of a sitting, with every `back N` in its place among the moves."""
        self._check(sitting)
        return self._do(lambda: self._load(sitting))

    def sittings(self, finished: bool | None = None) -> list[Saved]:
        """All sittings, or those finished or unfinished only; the one touched last comes first."""
        return self._do(lambda: [_saved(row) for row in self._db.execute(_SITTINGS, {"finished": finished})])

    def caption(self, sitting: int, text: str) -> Future[None]:
        """Say in a few words how a sitting stands ("three all")."""
        self._check(sitting)
        return self._submit(lambda: self._caption(sitting, text))

    def note_aids(self, sitting: int, aids: Iterable[str]) -> Future[None]:
        """Say which aids have been in use so far."""
        self._check(sitting)
        text = written([*aids])
        return self._submit(lambda: self._note_aids(sitting, text))

    def finish(self, sitting: int, result: Result | None = None) -> Future[None]:
        """Close a sitting, with what it came to; the first result stands, whatever is played again afterwards.

        A line added afterwards, as when a move is taken back, opens it again.
        """
        self._check(sitting)
        return self._submit(lambda: self._finish(sitting, result))

    def discard(self, sitting: int) -> None:
        """Forget a sitting and its moves; its result stays in the statistics."""
        self._check(sitting)
        self._do(lambda: self._write("DELETE FROM sitting WHERE id = ?", (sitting,)))
        self._known.discard(sitting)

    def results(self, game: str | None = None) -> list[Result]:
        """What the finished games came to, of one game or all, in order of time."""
        return self._do(lambda: [from_row(row) for row in self._db.execute(_RESULTS, {"game": game})])

    # --- settings, for the class Settings

    def settings(self) -> dict[str, Json]:
        """Every setting ever changed."""
        return self._do(lambda: {key: parsed(value) for key, value in self._db.execute("SELECT * FROM setting")})

    def set(self, key: str, value: Json) -> None:
        """Keep a setting."""
        self._do(lambda: self._write("REPLACE INTO setting VALUES (?, ?)", (key, written(value))))

    def unset(self, key: str) -> None:
        """Forget a setting."""
        self._do(lambda: self._write("DELETE FROM setting WHERE key = ?", (key,)))

    # --- the end

    def close(self) -> None:
        """Write what is still owed and let the file go. Raises StoreFault when something stays unwritten."""
        try:
            self._do(self._settle)
        finally:
            self._do(self._db.close)
            self._let_go()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _let_go(self) -> None:
        self._thread.shutdown()
        if self._lock:
            self._lock.release()

    def _check(self, sitting: int) -> None:
        if sitting not in self._known:
            raise StoreFault(f"There is no saved game number {sitting}.")

    def _submit(self, work: Callable[[], T]) -> Future[T]:
        """Have the store's thread do something."""

        def guarded() -> T:
            try:
                return work()
            except sqlite3.Error as error:
                raise told(error, self.file) from error

        return self._thread.submit(guarded)

    def _do(self, work: Callable[[], T]) -> T:
        """Have the store's thread do something, and wait for it."""
        return self._submit(work).result()

    # --- what the store's thread does

    def _write(self, statement: str, values: tuple[Json, ...]) -> int:
        """One statement in a transaction; the number of the row it added, if it did."""
        with transaction(self._db):
            return self._db.execute(statement, values).lastrowid or 0

    def _append(self, rows: list[dict[str, Json]]) -> None:
        self._owed += rows
        self._settle()

    def _settle(self) -> None:
        if not self._owed:
            return
        with transaction(self._db):
            for row in self._owed:
                self._db.execute(_ADD_LINE, row)
                self._db.execute("UPDATE sitting SET finished = 0 WHERE id = :sitting AND finished", row)
        self._owed.clear()

    def _load(self, sitting: int) -> dict[str, Json]:
        (text,) = self._db.execute("SELECT header FROM sitting WHERE id = ?", (sitting,)).fetchone()
        header = parsed(text)
        if not isinstance(header, dict):
            raise StoreFault(f"Saved game number {sitting} in {self.file} cannot be read: its heading is damaged.")
        lines = self._db.execute("SELECT line FROM move WHERE sitting = ? ORDER BY number", (sitting,))
        owed = [row["line"] for row in self._owed if row["sitting"] == sitting]
        return {**header, "moves": [line for (line,) in lines] + owed}

    def _caption(self, sitting: int, text: str) -> None:
        self._write("UPDATE sitting SET caption = ? WHERE id = ?", (text, sitting))

    def _note_aids(self, sitting: int, text: str) -> None:
        self._write("UPDATE sitting SET aids = ? WHERE id = ?", (text, sitting))

    def _finish(self, sitting: int, result: Result | None) -> None:
        with transaction(self._db):
            self._db.execute("UPDATE sitting SET finished = 1 WHERE id = ?", (sitting,))
            if result:
                self._db.execute(_ADD_RESULT, (sitting, *to_row(result, time.time())))


def _locked(file: Path) -> FileLock:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFault(f"The folder {file.parent} for saved games cannot be made: {error.strerror}.") from error
    return FileLock(file.with_name(file.name + ".lock"))


def _saved(row: tuple[Json, ...]) -> Saved:
    number, game, text, caption, aids, started, finished, touched, moves = row
    header = parsed(text)
    noted = parsed(aids) if isinstance(aids, str) else None
    return Saved(
        id=number,
        game=game,
        header=header if isinstance(header, dict) else {},
        caption=caption,
        started=moment(started),
        touched=moment(touched or started),
        finished=bool(finished),
        moves=moves or 0,
        aids=tuple(map(str, noted)) if isinstance(noted, list) else None,
    )
