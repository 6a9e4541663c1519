"""Where an open file lies, and what is done when it is taken away: another is made of what it still gives."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from cardtable.store.faults import Notice, StoreBusy, StoreFault, named
from cardtable.store.lock import FileLock
from cardtable.store.opening import beside, lay_aside, new_of, remove, reopen, ways_of
from cardtable.store.schema import connect

Number = tuple[int, int]


class Place:
    """Of the file under one connection; the lock goes with it.

    Some network folders give a file another number after a while: that it has changed is believed only once.
    """

    def __init__(self, file: Path, lock: FileLock) -> None:
        self.file, self._lock = file, lock
        self._number = self._found()
        self._journals = self._beside()
        self._believed = True

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
            self._copy(db, new_of(file))
            with suppress(sqlite3.Error):  # what was moved is brought up to date, where it lies now
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.close()
            self._clear()
            other = lay_aside(file, "other") if file.exists() else None
            remove(file)
            new_of(file).rename(file)
        except OSError as error:
            raise StoreFault(
                f"The file of saved games {gone} has gone, and no new one can be made: {error.strerror}."
            ) from error
        self._believed = self._believed and other is None
        self.file = file
        made = reopen(file, ways_of(self._lock))
        self._number, self._journals = self._found(), self._beside()
        text = f"The file of saved games {gone} was moved or deleted while the table was open. All was written anew"
        ours = f", as {named(file)}, since another window had begun a new one"
        text += " in the same place" if named(file) == gone else ours
        text += f"; what was put there instead is kept as {named(other)}." if other else "."
        return made, Notice("The saved games had gone", text, other)

    def _clear(self) -> None:
        """Take away what SQLite kept beside the file that has gone: whoever opens another that lies there now would
        have our pages written into it. What that one has brought with it stays."""
        for journal, number in self._journals.items():
            with suppress(FileNotFoundError, NotADirectoryError):
                found = journal.stat()
                if (found.st_dev, found.st_ino) == number or not found.st_size:
                    journal.unlink()

    def _beside(self) -> dict[Path, Number]:
        """What SQLite keeps beside the open file, by number."""
        found = {path: path.stat() for path in beside(self.file) if path.exists()}
        return {path: (stat.st_dev, stat.st_ino) for path, stat in found.items()}

    def _copy(self, db: sqlite3.Connection, new: Path) -> None:
        remove(new)
        try:
            with closing(connect(new, ways_of(self._lock)[-1])) as copy:
                db.backup(copy)
        except BaseException:
            remove(new)
            raise

    def _found(self) -> Number:
        found = self.file.stat()
        return found.st_dev, found.st_ino
