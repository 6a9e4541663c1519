"""Looking back over whatever the window shows: on the game at the table, or on one that is kept."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from cardtable.files import read_ordinary
from cardtable.store import Settings, Store, StoreFault
from cardtable.table.app.collector import give_back
from cardtable.table.app.fault_log import without_cards
from cardtable.table.widgets.clock import later

if TYPE_CHECKING:
    from cardtable.rules.record import Record
    from cardtable.table.ending.review import Review
    from cardtable.table.forms.setup import Setup
    from cardtable.table.lookback.page import LookBack


class House(Protocol):
    """The window, as far as it is asked for anything here."""

    def open_table(self, setup: Setup) -> object: ...
    def resume(self, number: int) -> object: ...
    def show_gallery(self) -> object: ...
    def tell(self, title: str, text: str) -> object: ...
    def covered_until(self, closed: SignalInstance) -> object: ...


class Seated(Protocol):
    """A page at which a game is played."""

    left: SignalInstance
    again: SignalInstance
    reviewed: SignalInstance


class LookingBack(QObject):
    """One page at a time, over a window that is the `house`, too."""

    def __init__(self, store: Store, settings: Settings, window: QWidget, house: House) -> None:
        super().__init__(window)
        self.store, self.settings, self.window, self.house = store, settings, window, house
        self.page: LookBack | None = None

    def serve(self, table: Seated, after: int | None) -> None:
        """A table is looked back on when it asks for it; `after` is the sitting to be gone on with when it is left."""
        table.again.connect(self.house.open_table)
        table.reviewed.connect(self.look_back)
        table.left.connect(self.house.show_gallery if after is None else partial(self.house.resume, after))

    def look_back(self, review: Review) -> LookBack:
        """On a match that was or is played."""
        from cardtable.table.lookback.page import LookBack
        self.close()
        self.page = page = LookBack(review, self.settings, self.store, self.window)
        page.again.connect(self.house.open_table)
        page.closed.connect(self._closed)
        self.house.covered_until(page.closed)
        return page

    def open_record(self, number: int) -> LookBack | None:
        """On a finished game of the store, from its beginning; one that cannot be read is told."""
        return self._open(lambda: self.store.load(number), number)

    def open_file(self, file: Path) -> LookBack | None:
        """The same of a record in a file, whoever has written it; one not finished is kept, and gone on with."""
        from cardtable.rules.record import MOST_BYTES, Record
        return self._open(lambda: Record.from_bytes(read_ordinary(file, MOST_BYTES)).to_dict())

    def _open(self, read: Callable[[], object], number: int | None = None) -> LookBack | None:
        from cardtable.rules.record import Record
        from cardtable.rules.sitting import Refused
        from cardtable.table.ending.review import of_record
        try:
            record = Record.from_dict(read())
            if number is None and (taken := self._taken_up(record)):
                self.house.resume(taken)
                return None
            review = of_record(record, number)
        except (Refused, StoreFault, ValueError, OSError) as error:          # a BadRecord is a ValueError
            why = error.strerror or str(error) if isinstance(error, OSError) else str(error)
            self.house.tell("This game cannot be opened", without_cards(why))
            return None
        return self.look_back(review)

    def _taken_up(self, record: Record) -> int:
        """The number under which a game is kept from now on that persons have begun and not finished; else 0."""
        from cardtable.croupier.people import read_players
        from cardtable.games import game
        from cardtable.rules.sitting import Sitting
        sitting = Sitting.replay(record, game(record.game))
        players = read_players(sitting.players, sitting.game.levels)
        if sitting.over or all(player.computer for player in players):
            return 0
        number = self.store.begin(sitting.record().to_dict())            # with which aids it was played nobody knows
        if sitting.lines:
            self.store.add_many(number, sitting.lines).result()
        return number

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
        later(self.window, 0, give_back)        # when it has gone
