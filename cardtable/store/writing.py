"""The open file in the hands of the store's thread: what is owed to it, and what is done when it goes or is others'."""

from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cardtable.store import sittings
from cardtable.store.faults import NO_LOCKS, Busy, Notice, StoreFault, out_of_reach, primary_code
from cardtable.store.lock import FileLock
from cardtable.store.mirror import Mirror
from cardtable.store.opening import open_file, ways_of
from cardtable.store.place import Place
from cardtable.store.schema import ASKED, PATIENT, open_memory, transaction, wait_at_most, waiting
from cardtable.store.soundness import Mend, StoredRow, rows_of
from cardtable.store.values import EARLIEST, Json, parsed

PAUSE = 0.2  # seconds until a file that is being copied is looked at again, at the end
REST = 1.0  # seconds for which a file that another program has is not asked for again


class Change(NamedTuple):
    """One statement that is to be executed; `line` is the line it adds to the record of `sitting`, if it does."""

    statement: str
    values: tuple[Json, ...]
    sitting: int = 0
    line: str | None = None


class Writer:
    """All but what is said of it otherwise is called on the store's thread; sqlite3.Error and StoreFault may come.

    `notice` is what a person should be told; `known` are the numbers of the sittings there are, `turns` counts on from
    those the file has given.
    """

    def __init__(self, file: Path | None, lock: FileLock | None) -> None:
        """On any thread; `open` does the rest."""
        self.file, self._lock = file, lock
        self.notice: Notice | None = None
        self.known: set[int] = set()
        self.turns = itertools.count(1)
        self._owed: list[Change] = []
        self._tried: list[Change] = []  # of these the first, which were to be written at once and gave an error
        self._place: Place | None = None
        self._resting = 0.0  # until then, by the monotonic clock

    def open(self, tell: Callable[[str], object]) -> None:
        """The file, or one in memory where there is none."""
        self._mirror = Mirror()
        if self.file is None or self._lock is None:
            self.db = open_memory()
        else:
            self.db, self.notice = open_file(self.file, ways_of(self._lock), tell)
            self._place = Place(self.file, self._lock)
            self._place.opened(self.db)
            if not self._lock.held and self.notice is None:
                self.notice = NO_LOCKS
        self._count()

    def close(self) -> None:
        """Write what is owed, and let the file go in any case."""
        end = time.monotonic() + PATIENT
        try:
            while self._busy() and time.monotonic() < end:
                time.sleep(PAUSE)
            wait_at_most(self.db, PATIENT)
            self._resting = 0.0
            self.settle()
        finally:
            self.db.close()
            self._mirror.close()

    def _busy(self) -> bool:
        """Whether something is being copied over the file."""
        try:
            self._stay()
        except Busy:
            return True
        return False

    # --- writing

    def write(self, statement: str, values: tuple[Json, ...]) -> int:
        """One statement in a transaction; the number of the row it added, if it did."""
        self._stay()
        with waiting(self.db, ASKED), self._transaction():
            return self.db.execute(statement, values).lastrowid or 0

    def begin(self, values: tuple[Json, ...]) -> int:
        """A new sitting, of these values of `sittings.BEGIN`; its number."""
        number = self.write(sittings.BEGIN, values)
        self.known.add(number)
        self._mirror.follow(self.db, [Change(sittings.BEGIN, values, number)])
        return number

    def discard(self, sitting: int) -> None:
        """Forget a sitting, and what is owed to it."""
        with suppress(sqlite3.Error, StoreFault):  # its result is to stay
            self.settle()
        self.write(sittings.DISCARD, (sitting,))
        self._mirror.forget(sitting)
        self._owed = [change for change in self._owed if change.sitting != sitting]
        self._tried = [change for change in self._tried if change.sitting != sitting]
        self.known.discard(sitting)

    def settle(self, changes: Sequence[Change] = ()) -> None:
        """Write all that is owed, and these."""
        self._owed += changes
        self._stay()
        if not self._owed:
            return
        if time.monotonic() < self._resting:
            raise Busy
        try:
            with self._transaction():
                self._leave_out_written()
                for sitting in {change.sitting for change in self._owed} - self._mirror.changed:
                    self._mirror.bring_back(self.db, sitting)  # it may have been read before another was laid there
                for change in self._owed:
                    self.db.execute(change.statement, change.values)
        except sqlite3.Error as error:
            self._tried = [*self._owed]
            if primary_code(error) == sqlite3.SQLITE_BUSY:
                self._resting = time.monotonic() + REST
            raise
        self._mirror.follow(self.db, self._owed)
        self._owed.clear()
        self._tried.clear()

    def _leave_out_written(self) -> None:
        """What gave an error, and was written all the same: of a file whose journal has gone before it was to be taken
        away, SQLite cannot tell whether the change has been made. It was if a sitting has the turn it was given."""
        turns = [change.values for change in self._tried if change.statement == sittings.TOUCH]
        if any(self.db.execute(sittings.TOUCHED, turn).fetchone() for turn in turns):
            self._mirror.follow(self.db, self._tried)
            del self._owed[: len(self._tried)]
        self._tried.clear()

    def _transaction(self) -> AbstractContextManager[object]:
        """All or nothing, in the file that was opened."""
        return transaction(self.db) if self._place is None else self._place.changing(self.db)

    # --- reading

    def read(self, query: str, value: Json, mend: Mend) -> list[StoredRow]:
        """The rows of a query, each as it should be; one of which nothing can be made is passed over."""
        with suppress(sqlite3.Error, StoreFault):  # what is still owed can wait
            self.settle()
        found = (mend(row, EARLIEST) for row in rows_of(self.db, query, value))
        return [row for row in found if row is not None]

    def load(self, sitting: int) -> dict[str, Json]:
        """The record of a sitting, with all that is owed to it."""
        with suppress(sqlite3.Error, StoreFault):
            self._stay()
        (text,) = self.db.execute("SELECT header FROM sitting WHERE id = ?", (sitting,)).fetchone()
        header = parsed(text)
        if not isinstance(header, dict):
            raise StoreFault(f"Saved game number {sitting} in {self.file} cannot be read: its heading is damaged.")
        lines = self.db.execute("SELECT line FROM move WHERE sitting = ? ORDER BY number", (sitting,))
        owed = [change.line for change in self._owed if change.sitting == sitting and change.line is not None]
        record = {**header, "moves": [line for (line,) in lines] + owed}
        self._mirror.copy(self.db, sitting)
        return record

    def _count(self) -> None:
        numbers = self.db.execute("SELECT id, touched FROM sitting").fetchall()
        self.known = {number for number, _ in numbers} | self._mirror.held
        self.turns = itertools.count(max((touched for _, touched in numbers), default=0) + 1)

    # --- the file goes

    def _stay(self) -> None:
        """See that the file is still there, and begin another if it has gone; or go on with what was laid over it."""
        try:
            self._look_after()
        except OSError as error:  # as where the folder may not be written, and something must be laid aside
            raise out_of_reach(error, self.file) from error

    def _look_after(self) -> None:
        if self._place is None:
            return
        if self._place.taken_away():
            self.db, self.notice = self._place.anew(self.db)
            self._place.opened(self.db)
            self.file = self._place.file
            return
        self._place.keep_lock()
        self.notice = self._place.strays() or self.notice
        if self._place.written_over(self.db):
            self.db, notice = self._place.reread(self.db)
            if notice is None:
                raise Busy
            with self._transaction():
                back = [number for number in self._mirror.changed if self._mirror.bring_back(self.db, number)]
            self._count()
            more = " The games played since the table was opened have been put into it." if back else ""
            self.notice = replace(notice, text=notice.text + more)
