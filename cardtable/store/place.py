"""Where an open file lies, and what is done when it is taken away, of which another is made, or written over."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from cardtable.store.faults import DAMAGED, Busy, Notice, StoreBusy, StoreFault, named, primary_code, why_not_made
from cardtable.store.lock import FileLock
from cardtable.store.opening import lay_aside, new_of, open_file, remove, reopen, ways_of, without_strays
from cardtable.store.schema import connect, transaction

Number = tuple[int, int]
STATE = slice(24, 40)
"""Of the file: its count of changes, its pages and those free, by which SQLite tells that others have written."""


class Place:
    """Of the file under one connection; the lock goes with it.

    Some network folders give a file another number after a while: that it has changed is believed only once.
    """

    def __init__(self, file: Path, lock: FileLock) -> None:
        self.file, self._lock = file, lock
        self._number = self._found()
        self._seen = 0
        self._torn: tuple[int, int] | None = None
        self._other: Path | None = None
        self._believed = True
        self._before: bytes | None = None  # the state of the file when a change was begun that has not ended well

    def taken_away(self) -> bool:
        """Whether the file has been deleted, moved or replaced since it was opened; one out of reach has not."""
        try:
            found = self._found()
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError:
            return False
        return self._believed and found != self._number

    def anew(self, db: sqlite3.Connection) -> tuple[sqlite3.Connection, Notice]:
        """All that the open connection still has, in a file in the same place, or beside it if another window was
        quicker to begin one there. Raises StoreFault when none can be made: the connection then goes on as it was."""
        gone, file = named(self.file), self.file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._lock.renew()
            except StoreBusy:
                file = file.with_name(f"{file.name}.saved-{datetime.now():%Y%m%d-%H%M%S}")
            if file.exists():  # first of all: a log that came with it would be taken for ours
                self._other = lay_aside(file, "other")
            self._copy(db, new_of(file))
            db.close()
            remove(file)
            new_of(file).rename(file)
        except OSError as error:
            why = why_not_made(error, self.file.parent)
            raise StoreFault(
                f"The file of saved games {gone} has gone, and no new one can be made: {why}."
            ) from error
        other, self._other = self._other, None
        self._believed = self._believed and other is None
        self.file = file
        made = reopen(file, ways_of(self._lock))
        self._number = self._found()
        text = f"The file of saved games {gone} was moved or deleted while the table was open. All was written anew"
        ours = f", as {named(file)}, since another window had begun a new one"
        text += " in the same place" if named(file) == gone else ours
        text += f"; what was put there instead is kept as {named(other)}." if other else "."
        return made, Notice("The saved games had gone", text, other)

    def keep_lock(self) -> None:
        """Where its file alone has been cleared away, so that a second start finds it; if one has come meanwhile both
        go on in the one file."""
        with suppress(StoreFault):
            self._lock.renew()

    def strays(self) -> Notice | None:
        """What has been laid beside the file is laid aside: of ours nothing is there between two changes, and SQLite
        would write it into the file."""
        return without_strays(self.file)

    def opened(self, db: sqlite3.Connection) -> None:
        """What this connection reads from now on is ours."""
        self._seen = _changes(db)

    def written_over(self, db: sqlite3.Connection) -> bool:
        """Whether anybody but this connection has changed what is in the file; SQLite looks at the file's own count
        of changes whenever it begins to read.  Of a change that fails on the way, as when the folder may not be written
        any more, it forgets all it has read, and counts that too: then nobody has if the file is as it was before."""
        try:
            now = _changes(db)
            if self._before is not None and self._before == self._state():
                self._seen = now
            return now != self._seen
        except sqlite3.ProgrammingError:  # it was closed, and what lies there could not be opened
            return True
        except sqlite3.Error as error:  # what lies there now may be no file of SQLite's
            return primary_code(error) in DAMAGED

    @contextmanager
    def changing(self, db: sqlite3.Connection) -> Iterator[None]:
        """A change of ours, in the file that was opened; all or nothing."""
        with transaction(db):
            if self.written_over(db):
                raise Busy
            self._before = self._state()
            yield
        self._before = None

    def reread(self, db: sqlite3.Connection) -> tuple[sqlite3.Connection, Notice | None]:
        """A connection to what lies there now, in place of this; without notice as long as it may still be being
        copied, and nothing is to be asked of it."""
        try:
            found = self.file.stat()
        except OSError as error:
            raise StoreFault(f"The file of saved games {named(self.file)} is gone: {error.strerror}.") from error
        db.close()
        state, last = (found.st_size, found.st_mtime_ns), self._torn
        damage = None
        try:
            if not found.st_size:  # a copy begins so
                raise sqlite3.DatabaseError
            made = reopen(self.file, ways_of(self._lock))
        except (sqlite3.Error, UnicodeError, StoreFault):
            self._torn, self._seen = state, 0
            if state != last:
                return connect(self.file), None
            made, damage = open_file(self.file, ways_of(self._lock))
        self._torn = None
        self._number = self._found()
        self.opened(made)
        text = f"The file of saved games {named(self.file)} was written over while the table was open. What lies there "
        text += "now counts." if damage is None else f"now is damaged. {damage.text}"
        return made, Notice("The saved games were replaced", text, damage.kept if damage else None)

    def _copy(self, db: sqlite3.Connection, new: Path) -> None:
        """While whoever was quicker writes in our place, his journal lies under the name of ours, and SQLite takes it
        for one that a crash has left: it is gone in a moment."""
        for wait in (.05, .2, .5, None):
            remove(new)
            try:
                with closing(connect(new, ways_of(self._lock)[-1])) as copy:
                    db.backup(copy)
                return
            except BaseException as error:
                remove(new)
                if wait is None or not isinstance(error, sqlite3.OperationalError):
                    raise
                time.sleep(wait)

    def _state(self) -> bytes | None:
        try:
            with self.file.open("rb") as stream:
                return stream.read(STATE.stop)[STATE]
        except OSError:
            return None

    def _found(self) -> Number:
        found = self.file.stat()
        return found.st_dev, found.st_ino


def _changes(db: sqlite3.Connection) -> int:
    """A number that changes when others have written what this connection reads."""
    (found,) = db.execute("PRAGMA data_version").fetchone()
    return int(found)
