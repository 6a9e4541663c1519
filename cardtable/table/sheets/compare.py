"""All courses of a decision, compared on a sheet over the table."""
from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtWidgets import QWidget

from cardtable.croupier.background import Errands
from cardtable.players.comparison import Comparison
from cardtable.rules.moves import Move
from cardtable.table.sheets.ranked import YOURS, RankSheet, basis, heads_of, legend, lines_of


class CompareSheet(RankSheet):
    """A comparison: waited for, or known already."""

    def __init__(self, parent: QWidget | None = None, known: Collection[str] = ()) -> None:
        """`known` are notes that stand beside the sheet already."""
        super().__init__("Choices compared", parent=parent)
        self.known = known
        self.found: Comparison | None = None
        self.close_button("Close")

    def ask(self, errands: Errands, used: Callable[[], None], act: Callable[..., Comparison | None], *given: Any,
            own: Move | None = None) -> None:
        """Has the comparison made; `used` is called when there is something to be seen.  `own` is what one has a mind
        to do, and stands out among the rows."""
        self.say("The choices are being compared…")

        def told(found: Comparison | None) -> None:
            if found is None or len(found.rows) < 2:
                self.say("Here there is nothing to compare.")
                return
            used()
            self.show_comparison(found, own)

        errands.send(told, act, *given)

    def show_comparison(self, found: Comparison, done: Move | None = None, whose: str = YOURS) -> None:
        """All of it; `done` is the course that was taken, by whom says `whose`: at it one looks first."""
        self.found = found
        self.setAccessibleName(found.title)
        self.heading.set(found.title, found.size)
        taken = found.row(done) if done is not None else None
        self.lead.setText(legend(found, taken or found.rows[0]))
        self.lead.show()
        self.fill(heads_of(found), lines_of(found, done, whose), [row.why for row in found.rows],
                  [note for note in basis(found) if note not in self.known])
        if taken is not None:
            self.ranked.setCurrentRow(found.rows.index(taken))
        self.take_keyboard()
