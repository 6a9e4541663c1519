"""The store: sittings saved move by move, results and settings, all through one thread."""

from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from cardtable.store import exercises, gradings, results, sittings, soundness
from cardtable.store.exercises import KeptChoice
from cardtable.store.faults import NO_LOCKS, Busy, Notice, StoreFault, named, primary_code, told
from cardtable.store.gradings import Grading
from cardtable.store.lock import FileLock
from cardtable.store.opening import open_file, ways_of
from cardtable.store.place import Place
from cardtable.store.results import Result, from_row, to_row
from cardtable.store.schema import ASKED, PATIENT, open_memory, transaction, waiting
from cardtable.store.sittings import Saved
from cardtable.store.soundness import Mend, StoredRow, rows_of
from cardtable.store.values import EARLIEST, Json, now, parsed, written

T = TypeVar("T")

SET = "SELECT key, value FROM setting WHERE ?1 IS NULL OR key = ?1"
REST = 1.0  # seconds for which a file that another program has is not asked for again


class Change(NamedTuple):
    """One statement that is to be executed; `line` is the line it adds to the record of `sitting`, if it does."""

    statement: str
    values: tuple[Json, ...]
    sitting: int = 0
    line: str | None = None


class Store:
    """One open file of saved games; with no file, one in memory.

    A change to a sitting or a setting that cannot be written is not lost: the store holds it, and all that come after
    it, and writes them in their order before the next change, when it is next read from, at `retry()` or at the end.

    Methods that return a Future do so at once, and it is done when the change is on the disk; the others wait for
    the store's thread (and so must not be called from a Future's callback, which runs there).

    A file that is moved or deleted meanwhile is written anew, with all that it held, before the next change and at
    `retry()`.

    Opening raises StoreBusy when another process has the file, and StoreFault when it cannot be written; any method
    or Future may raise StoreFault. `notice` tells of a damaged file that was laid aside, or of one that has gone; who
    has told it sets it to None. `tell` is told, on the store's thread, what opening is at if that may take minutes.
    """

    def __init__(self, file: Path | None, tell: Callable[[str], object] = lambda doing: None) -> None:
        self.file = file
        self.notice: Notice | None = None
        self._lock = _locked(file) if file else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._owed: list[Change] = []
        self._place: Place | None = None
        self._resting = 0.0  # until then, by the monotonic clock
        try:
            self._do(lambda: self._open(tell))
            numbers = self._do(lambda: self._db.execute("SELECT id, touched FROM sitting").fetchall())
            self._known = {number for number, _ in numbers}
            self._turns = itertools.count(max((touched for _, touched in numbers), default=0) + 1)
        except BaseException:
            self._let_go()
            raise

    def _open(self, tell: Callable[[str], object]) -> None:
        if self.file is None or self._lock is None:
            self._db = open_memory()
            return
        self._db, self.notice = open_file(self.file, ways_of(self._lock), tell)
        self._place = Place(self.file, self._lock)
        if not self._lock.held and self.notice is None:
            self.notice = NO_LOCKS

    # --- sittings

    def begin(self, header: Mapping[str, Json], aids: Iterable[str] | None = None) -> int:
        """Open a sitting whose record has this header, a record without its moves; give its number.

        `aids` are those in use from the beginning, None where that is not known.
        """
        text = written({key: value for key, value in header.items() if key != "moves"})
        noted = None if aids is None else written([*aids])
        values = (header["game"], text, noted, now(), next(self._turns))
        number = self._do(lambda: self._write(sittings.BEGIN, values))
        self._known.add(number)
        return number

    def add(self, sitting: int, line: str) -> Future[None]:
        """Append one line of the record. Done when it and all before it are on the disk."""
        return self.add_many(sitting, (line,))

    def add_many(self, sitting: int, lines: Iterable[str]) -> Future[None]:
        """Append several lines, all or none."""
        self._check(sitting)
        added = [Change(sittings.ADD_LINE, (sitting, line, now()), sitting, line) for line in lines]
        return self._change(*added, Change(sittings.TOUCH, (next(self._turns), sitting), sitting))

    def retry(self) -> Future[None]:
        """Write what could not be written before, and see whether the file is still there: every few seconds."""
        return self._submit(self._settle)

    def load(self, sitting: int) -> dict[str, Json]:
        """The record of a sitting, with every `back N` in its place among the moves."""
        self._check(sitting)
        return self._do(lambda: self._load(sitting))

    def sittings(self, finished: bool | None = None) -> list[Saved]:
        """All sittings, or those finished or unfinished only; the one touched last comes first."""
        return [sittings.saved(row) for row in self._read(sittings.FOUND, finished, soundness.sitting)]

    def caption(self, sitting: int, text: str) -> Future[None]:
        """Say in a few words how a sitting stands ("three all")."""
        self._check(sitting)
        return self._change(Change(sittings.CAPTION, (text[: soundness.MOST_CAPTION], sitting), sitting))

    def note_aids(self, sitting: int, aids: Iterable[str]) -> Future[None]:
        """Say which aids have been in use so far."""
        self._check(sitting)
        return self._change(Change(sittings.AIDS, (written([*aids]), sitting), sitting))

    def finish(self, sitting: int, result: Result | None = None) -> Future[None]:
        """Close a sitting, with what it came to; the first result stands, whatever is played again afterwards.

        A line added afterwards, as when a move is taken back, opens it again.
        """
        self._check(sitting)
        changes = [Change(sittings.FINISH, (sitting,), sitting)]
        if result:
            changes.append(Change(results.ADD, (sitting, *to_row(result, now())), sitting))
        return self._change(*changes)

    def discard(self, sitting: int) -> None:
        """Forget a sitting and its moves; its result stays in the statistics."""
        self._check(sitting)
        self._do(lambda: self._discard(sitting))
        self._known.discard(sitting)

    def results(self, game: str | None = None) -> list[Result]:
        """What the finished games came to, of one game or all, in the order in which they were finished."""
        return [from_row(row) for row in self._read(results.ALL, game, soundness.result)]

    def played(self) -> dict[str, int]:
        """How many sittings of each game are kept; the game touched last comes first."""
        found = self._do(lambda: self._db.execute(sittings.PLAYED).fetchall())
        return {str(game): int(number) for game, number in found}

    def met(self, game: str | None = None) -> list[tuple[dict[str, Json], Result]]:
        """The results of which the sitting is kept, each with its heading, which tells who sat there."""
        rows = self._read(results.MET, game, soundness.result)
        found = [(parsed(row.pop("header")), row) for row in rows]
        return [(header, from_row(row)) for header, row in found if soundness.is_heading(header)]

    def doubtful(self) -> dict[int, Result]:
        """By sitting, the results that an earlier version may have got wrong."""
        return {row.pop("sitting"): from_row(row) for row in self._read(results.DOUBTFUL, 0, soundness.result)}

    def judged(self, sitting: int, result: Result) -> Future[None]:
        """A doubtful result is this, or was right; its record has been asked."""
        self._check(sitting)
        values = (result.outcome, result.points_for, result.points_against, sitting)
        return self._change(Change(results.JUDGED, values, sitting))

    def unread(self) -> list[int]:
        """The finished sittings whose figures are not known: those played before figures were kept."""
        return [row["sitting"] for row in self._read(results.UNREAD, 0, lambda row, _: row)]

    def figured(self, sitting: int, figures: Mapping[str, Sequence[int]]) -> Future[None]:
        """The figures of a finished sitting are these."""
        self._check(sitting)
        return self._change(Change(results.FIGURES, (written(figures), sitting), sitting))

    def keep_choice(self, title: str, record: Mapping[str, Json], move: int) -> None:
        """Keep a choice of a match: its record up to it and with it, and the number of the move."""
        values = (record["game"], title[: soundness.MOST_CAPTION], written(dict(record)), move, now())
        self._do(lambda: self._write(exercises.KEEP, values))

    def kept_choices(self, game: str | None = None) -> list[KeptChoice]:
        """Those of one game, or all, in the order in which they were kept."""
        return [exercises.from_row(row) for row in self._read(exercises.KEPT, game, soundness.exercise)]

    def forget_choice(self, number: int) -> None:
        """It is wanted no more."""
        self._do(lambda: self._write(exercises.FORGET, (number,)))

    def graded(self, sitting: int, deal: int, found: Grading) -> Future[None]:
        """How the choices of a deal of a sitting were judged; of each deal the first time stands."""
        self._check(sitting)
        return self._change(Change(gradings.ADD, gradings.to_row(sitting, deal, found, now()), sitting))

    def gradings(self, game: str | None = None) -> list[Grading]:
        """Those of one game, or all, in the order in which deals were looked back on; they outlive their sittings."""
        return [gradings.from_row(row) for row in self._read(gradings.ALL, game, soundness.grading)]

    # --- settings, for the class Settings

    def settings(self) -> dict[str, Json]:
        """Every setting ever changed."""
        return {row["key"]: parsed(row["value"]) for row in self._read(SET, None, soundness.setting)}

    def set(self, key: str, value: Json) -> Future[None]:
        """Keep a setting."""
        return self._change(Change("REPLACE INTO setting VALUES (?, ?)", (key, written(value))))

    def unset(self, key: str) -> Future[None]:
        """Forget a setting."""
        return self._change(Change("DELETE FROM setting WHERE key = ?", (key,)))

    # --- the end

    def close(self) -> None:
        """Write what is still owed and let the file go. Raises StoreFault when something stays unwritten."""
        def settle() -> None:
            self._resting = 0.0
            with waiting(self._db, PATIENT):
                self._settle()

        try:
            self._do(settle)
        finally:
            self._do(lambda: self._db.close())
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
        self._stay()
        with waiting(self._db, ASKED), transaction(self._db):
            return self._db.execute(statement, values).lastrowid or 0

    def _change(self, *changes: Change) -> Future[None]:
        """Have changes written together with all that is owed."""

        def settle() -> None:
            self._owed += changes
            self._settle()

        return self._submit(settle)

    def _settle(self) -> None:
        self._stay()
        if not self._owed:
            return
        if time.monotonic() < self._resting:
            raise Busy
        try:
            with transaction(self._db):
                for change in self._owed:
                    self._db.execute(change.statement, change.values)
        except sqlite3.Error as error:
            if primary_code(error) == sqlite3.SQLITE_BUSY:
                self._resting = time.monotonic() + REST
            raise
        self._owed.clear()

    def _stay(self) -> None:
        """See that the file is still there, and begin another if it has gone."""
        if self._place is not None and self._place.taken_away():
            self._db, self.notice = self._place.anew(self._db)
            self.file = self._place.file

    def _read(self, query: str, value: Json, mend: Mend) -> list[StoredRow]:
        """The rows of a query, each as it should be; one of which nothing can be made is passed over."""

        def read() -> list[StoredRow]:
            with suppress(sqlite3.Error, StoreFault):  # what is still owed can wait
                self._settle()
            found = (mend(row, EARLIEST) for row in rows_of(self._db, query, value))
            return [row for row in found if row is not None]

        return self._do(read)

    def _discard(self, sitting: int) -> None:
        with suppress(sqlite3.Error, StoreFault):  # its result is to stay
            self._settle()
        self._write(sittings.DISCARD, (sitting,))
        self._owed = [change for change in self._owed if change.sitting != sitting]

    def _load(self, sitting: int) -> dict[str, Json]:
        (text,) = self._db.execute("SELECT header FROM sitting WHERE id = ?", (sitting,)).fetchone()
        header = parsed(text)
        if not isinstance(header, dict):
            raise StoreFault(f"Saved game number {sitting} in {self.file} cannot be read: its heading is damaged.")
        lines = self._db.execute("SELECT line FROM move WHERE sitting = ? ORDER BY number", (sitting,))
        owed = [change.line for change in self._owed if change.sitting == sitting and change.line is not None]
        return {**header, "moves": [line for (line,) in lines] + owed}


def _locked(file: Path) -> FileLock:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        folder = named(file.parent)
        raise StoreFault(f"The folder {folder} for saved games cannot be made: {error.strerror}.") from error
    return FileLock(file.with_name(file.name + ".lock"))
