"""Where a sitting's moves are written as they are made."""
from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future

from cardtable.rules.sitting import Sitting
from cardtable.store.results import Result
from cardtable.store.saves import Store


class Ledger:
    """One sitting in the store: each line goes to disk in turn; `wait` returns when all are there.

    `aids` are the helps in use so far, those agreed on and those asked for, as the statistics will have them.
    """

    def __init__(self, store: Store, number: int, aids: Iterable[str] = ()) -> None:
        self.store, self.number, self.aids = store, number, frozenset(aids)
        self._last: Future[None] | None = None

    @classmethod
    def begin(cls, store: Store, sitting: Sitting, aids: Iterable[str] = (), day: str = "") -> Ledger:
        """Opens a new sitting in the store, with the lines it has already; one of a `day` bears its date."""
        agreed = sorted(aids)
        heading = sitting.record().to_dict() | ({"day": day} if day else {})
        ledger = cls(store, store.begin(heading, agreed), agreed)
        if sitting.lines:
            ledger._last = store.add_many(ledger.number, sitting.lines)
        return ledger

    def another(self, sitting: Sitting) -> Ledger:
        """A new one, with all that the sitting has by now; this one stays as it is.  What was dealt on a day is not
        played on that day a second time."""
        return self.begin(self.store, sitting, self.aids)

    def write(self, line: str) -> None:
        """Has a line written; does not wait."""
        self._last = self.store.add(self.number, line)

    def wait(self) -> None:
        """Until everything written is safe on disk; StoreFault when it cannot be.

        The store writes in order and keeps what it owes: the last change tells of all.
        """
        if self._last is not None:
            self._last.result()

    def note_aid(self, name: str) -> None:
        """A help was made use of."""
        if name not in self.aids:
            self.aids |= {name}
            self._last = self.store.note_aids(self.number, sorted(self.aids))

    def caption(self, text: str) -> None:
        """How the sitting stands, for the strip of games to be resumed."""
        self._last = self.store.caption(self.number, text)

    def finish(self, result: Result | None) -> None:
        """The match is over."""
        self._last = self.store.finish(self.number, result)
