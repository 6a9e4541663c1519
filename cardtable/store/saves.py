"""The store: sittings saved move by move, results and settings, all through one thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Self, TypeVar

from cardtable.store import exercises, gradings, results, sittings, soundness
from cardtable.store.exercises import KeptChoice
from cardtable.store.faults import Notice, StoreFault, named, told, why_not_made
from cardtable.store.gradings import Grading
from cardtable.store.lock import FileLock
from cardtable.store.results import Result, from_row, to_row
from cardtable.store.sittings import Saved
from cardtable.store.soundness import Mend, StoredRow
from cardtable.store.values import Json, now, parsed, written
from cardtable.store.writing import Change, Writer

T = TypeVar("T")

SET = "SELECT key, value FROM setting WHERE ?1 IS NULL OR key = ?1"


class Store:
    """One open file of saved games; with no file, one in memory.

    A change to a sitting or a setting that cannot be written is not lost: the store holds it, and all that come after
    it, and writes them in their order before the next change, when it is next read from, at `retry()` or at the end.

    Methods that return a Future do so at once, and it is done when the change is on the disk; the others wait for
    the store's thread (and so must not be called from a Future's callback, which runs there).

    A file that is moved or deleted meanwhile is written anew, with all that it held, before the next change and at
    `retry()`. One that is written over, as by copying a backup, counts as it is then, and the games of this table are
    put into it.

    Opening raises StoreBusy when another process has the file, and StoreFault when it cannot be written; any method
    or Future may raise StoreFault. `notice` tells of a damaged file that was laid aside, or of one that has gone; who
    has told it sets it to None. `tell` is told, on the store's thread, what opening is at if that may take minutes.
    """

    def __init__(self, file: Path | None, tell: Callable[[str], object] = lambda doing: None) -> None:
        self._lock = _locked(file) if file else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._writer = Writer(file, self._lock)
        try:
            self._do(lambda: self._writer.open(tell))
        except BaseException:
            self._let_go()
            raise

    @property
    def file(self) -> Path | None:
        """Where the games lie, None if in memory."""
        return self._writer.file

    @property
    def notice(self) -> Notice | None:
        """What a person should be told of the file."""
        return self._writer.notice

    @notice.setter
    def notice(self, notice: Notice | None) -> None:
        self._writer.notice = notice

    # --- sittings

    def begin(self, header: Mapping[str, Json], aids: Iterable[str] | None = None) -> int:
        """Open a sitting whose record has this header, a record without its moves; give its number.

        `aids` are those in use from the beginning, None where that is not known.
        """
        text = written({key: value for key, value in header.items() if key != "moves"})
        noted = None if aids is None else written([*aids])
        values = (header["game"], text, noted, now(), next(self._writer.turns))
        return self._do(lambda: self._writer.begin(values))

    def add(self, sitting: int, line: str) -> Future[None]:
        """Append one line of the record. Done when it and all before it are on the disk."""
        return self.add_many(sitting, (line,))

    def add_many(self, sitting: int, lines: Iterable[str]) -> Future[None]:
        """Append several lines, all or none."""
        self._check(sitting)
        added = [Change(sittings.ADD_LINE, (sitting, line, now()), sitting, line) for line in lines]
        return self._change(*added, Change(sittings.TOUCH, (next(self._writer.turns), sitting), sitting))

    def retry(self) -> Future[None]:
        """Write what could not be written before, and see whether the file is still there: every few seconds."""
        return self._submit(self._writer.settle)

    def load(self, sitting: int) -> dict[str, Json]:
        """The record of a sitting, with every `back N` in its place among the moves."""
        self._check(sitting)
        return self._do(lambda: self._writer.load(sitting))

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
        self._do(lambda: self._writer.discard(sitting))

    def results(self, game: str | None = None) -> list[Result]:
        """What the finished games came to, of one game or all, in the order in which they were finished."""
        return [from_row(row) for row in self._read(results.ALL, game, soundness.result)]

    def played(self) -> dict[str, int]:
        """How many sittings of each game are kept; the game touched last comes first."""
        found = self._do(lambda: self._writer.db.execute(sittings.PLAYED).fetchall())
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
        self._do(lambda: self._writer.write(exercises.KEEP, values))

    def kept_choices(self, game: str | None = None) -> list[KeptChoice]:
        """Those of one game, or all, in the order in which they were kept."""
        return [exercises.from_row(row) for row in self._read(exercises.KEPT, game, soundness.exercise)]

    def forget_choice(self, number: int) -> None:
        """It is wanted no more."""
        self._do(lambda: self._writer.write(exercises.FORGET, (number,)))

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
        try:
            self._do(self._writer.close)
        finally:
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
        if sitting not in self._writer.known:
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

    def _change(self, *changes: Change) -> Future[None]:
        """Have changes written together with all that is owed."""
        return self._submit(lambda: self._writer.settle(changes))

    def _read(self, query: str, value: Json, mend: Mend) -> list[StoredRow]:
        return self._do(lambda: self._writer.read(query, value, mend))


def _locked(file: Path) -> FileLock:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        folder, why = named(file.parent), why_not_made(error, file.parent)
        raise StoreFault(f"The folder {folder} for saved games cannot be made: {why}.") from error
    return FileLock(file.with_name(file.name + ".lock"))
