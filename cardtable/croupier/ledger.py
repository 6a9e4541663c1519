"""Where a sitting's moves are written as they are made."""
from __future__ import annotations

from concurrent.futures import Future

from cardtable.rules.sitting import Sitting
from cardtable.store.results import Result
from cardtable.store.saves import Store


class Ledger:
    """One sitting in the store: each line goes to disk in turn; `wait` returns when all are there."""

    def __init__(self, store: Store, number: int) -> None:
        self.store, self.number = store, number
        self._last: Future[None] | None = None

    @classmethod
    def begin(cls, store: Store, sitting: Sitting) -> Ledger:
        """Opens a new sitting in the store, with the lines it has already."""
        record = sitting.record().to_dict()
        ledger = cls(store, store.begin(record))
        if sitting.lines:
            ledger._last = store.add_many(ledger.number, sitting.lines)
        return ledger

    def write(self, line: str) -> None:
        """Has a line written; does not wait."""
        self._last = self.store.add(self.number, line)

    def wait(self) -> None:
        """Until everything written is safe on disk; StoreFault when it cannot be."""
        if self._last is not None:
            self._last.result()

    def caption(self, text: str) -> None:
        """How the sitting stands, for the strip of games to be resumed."""
        self.store.caption(self.number, text)

    def finish(self, result: Result | None) -> None:
        """The match is over."""
        self.store.finish(self.number, result)
