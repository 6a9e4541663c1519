"""What may be done with a game looked back on: compare, play on from here, keep a choice, print."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.croupier.own_choices import keep, record_to
from cardtable.players.review import Judged
from cardtable.store import Store, StoreFault
from cardtable.table.ending.review import Review
from cardtable.table.forms.setup import Setup, practice_setup
from cardtable.table.lookback.counting import Counting
from cardtable.table.lookback.judging import Judging
from cardtable.table.lookback.paper import document
from cardtable.table.lookback.playhead import Playhead
from cardtable.table.sheets import printing
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Overlay, lay
from cardtable.table.wording.spoken import announce

KEPT = "Kept: you will find it in Practice."
HIDDEN = "What was not shown in this deal stays hidden until the game is over."


class PastActions(QObject):
    """`again` asks for a table, with its Setup; `done` tells that something has changed on the page."""

    again = Signal(object)
    done = Signal()

    def __init__(self, review: Review, store: Store, playhead: Playhead, judging: Judging, over: QWidget) -> None:
        super().__init__(over)
        self.review, self.store, self.playhead, self.judging, self.over = review, store, playhead, judging, over
        self.kept: set[int] = set()              # the moves whose choices have been kept
        self.counting = Counting(review, store)

    @property
    def chosen(self) -> Judged | None:
        """The choice at which one stands, if it has been judged."""
        return None if self.playhead.choice is None else self.judging.found.get(self.playhead.number)

    def compare(self) -> None:
        """All courses of the choice, on a sheet."""
        if self.chosen is not None:
            sheet = CompareSheet()
            sheet.show_comparison(self.chosen.comparison, self.chosen.choice.done,
                                  self.review.whose(self.playhead.player))
            lay(sheet, self.over)

    def may_open(self) -> bool:
        """Whether the cards of the others may come out; if not, that is told."""
        may = self.review.open_now(self.playhead.deal)
        if not may:
            self._tell("Not yet", HIDDEN)
        return may

    def play_again(self) -> None:
        """A table at which it is played from here, for practice; a game not yet over can be gone on with afterwards."""
        if not self.may_open():
            return
        record = record_to(self.review.past, self.review.players, self.playhead.number)
        self.again.emit(self._practice(record, self.playhead.number))

    def _practice(self, record: Mapping[str, Any], moves: int) -> Setup:
        past, after = self.review.past, None if self.review.tape.match.over else self.review.kept
        return practice_setup(past.game, record, moves, after, past.start)

    @property
    def keeps(self) -> bool:
        """Whether a choice can be kept as an exercise: a person's own, unless nothing in it could be judged; and of a
        deal set up by hand no record tells."""
        own, number = not self.review.players[self.playhead.player].computer, self.playhead.number
        idle = self.judging.done((number,)) and self.chosen is None
        return own and not idle and self.review.past.start is None and number not in self.kept

    def other_seat(self) -> None:
        """The same deal from its first call, each with the cards of the next to his left, for practice."""
        if not self.may_open():
            return
        first = self.review.tape.deals[self.playhead.deal].first + self.playhead.least
        players = [self.review.players[-1], *self.review.players[:-1]]
        record = record_to(self.review.past, players, first)
        self.again.emit(self._practice(record, first))

    def keep(self) -> None:
        """The choice is kept, to be made again in Practice."""
        number = self.playhead.number
        title = f"{self.review.tape.heading(self.playhead.deal)}, choice {self.playhead.choices.index(number) + 1}"
        try:
            keep(self.store, self.review.past, self.review.players, number, title)
        except StoreFault as fault:
            self._tell("It cannot be kept", str(fault))
            return
        self.kept.add(number)
        self.done.emit()
        announce(self.over, KEPT)

    def print(self) -> None:
        """On a printer, or into a file."""
        printing.offer(self.over, "The score sheet, the hands, and every move in words.",
                       lambda: document(self.review.tape, self.review.players), self.review.past.game.name)

    def _tell(self, title: str, text: str) -> Overlay:
        return lay(Confirmation(title, text, "Very well"), self.over)
