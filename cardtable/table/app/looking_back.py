"""Looking back over whatever the window shows: on the game at the table, or on one that is kept."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.store import Settings, Store, StoreFault
from cardtable.table.app.collector import give_back
from cardtable.table.app.fault_log import without_cards

if TYPE_CHECKING:
    from cardtable.table.lookback.page import LookBack
    from cardtable.table.sitting.review import Review


class LookingBack(QObject):
    """One page at a time.  `again` asks for a table, with its Setup; `failed` tells why a game cannot be opened."""

    again = Signal(object)
    failed = Signal(str, str)

    def __init__(self, store: Store, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self.store, self.settings, self.window = store, settings, window
        self.page: LookBack | None = None

    def look_back(self, review: Review) -> LookBack:
        """On a match that was or is played."""
        from cardtable.table.lookback.page import LookBack
        self.close()
        self.page = page = LookBack(review, self.settings, self.store, self.window)
        page.again.connect(self.again)
        page.closed.connect(self._closed)
        return page

    def open_record(self, number: int) -> LookBack | None:
        """On a finished game of the store, from its beginning; one that cannot be read is told."""
        from cardtable.rules.record import BadRecord
        from cardtable.rules.sitting import Refused
        from cardtable.table.sitting.review import of_record
        try:
            review = of_record(self.store, number)
        except (BadRecord, Refused, StoreFault, ValueError) as error:
            self.failed.emit("This game cannot be opened", without_cards(str(error)))
            return None
        return self.look_back(review)

    def print_record(self, number: int) -> None:
        """The same, on paper."""
        page = self.open_record(number)
        if page is not None:
            page.doing.print()

    def close(self) -> None:
        """Whatever is looked back on is put away."""
        if self.page is not None:
            self.page.close_page()

    def _closed(self) -> None:
        self.page = None
        QTimer.singleShot(0, self.window, give_back)        # when it has gone
