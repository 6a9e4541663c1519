"""Filters of the cabinet: by the number of players, and by the kind of game."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from cardtable.rules.row import Row
from cardtable.table.cabinet.unfinished import EDGE
from cardtable.table.widgets import Pill, Words
from cardtable.table.widgets.flow import Flow

KINDS = {"tricks": "Tricks", "melds": "Calls and melds", "round": "Round games", "banking": "Banking",
         "patience": "Patience"}
FIVE = 5                # and more
BETWEEN = 16            # one group and the next, besides what lies between pills


class Filters(QWidget):
    """Two rows of pills, of which one each is down."""

    changed = Signal()

    def __init__(self, house: Sequence[Row], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = Flow(gap=7, line_gap=7, parent=self)
        flow.setContentsMargins(EDGE, 0, EDGE, 4)
        kinds = [kind for kind in KINDS if any(row.kind == kind for row in house)]
        self._players = self._group(flow, "Players", ["", "1", "2", "3", "4", "5+"],
                                    ["All", "1", "2", "3", "4", "5+"])
        between = QWidget()
        between.setFixedWidth(BETWEEN)
        flow.addWidget(between)
        self._kinds = self._group(flow, "Kind", ["", *kinds],
                                  ["All", *[KINDS[kind] for kind in kinds]])

    def _group(self, flow: Flow, title: str, values: list[str], titles: list[str]) -> QButtonGroup:
        flow.addWidget(Words(title, "subtitle", "subtitle"))
        group = QButtonGroup(self)
        for value, text in zip(values, titles, strict=True):
            pill = Pill(text)
            pill.setCheckable(True)
            pill.setChecked(not value)
            pill.setProperty("value", value)
            pill.setAccessibleDescription(title)
            group.addButton(pill)
            flow.addWidget(pill)
        group.buttonClicked.connect(lambda _: self.changed.emit())
        return group

    def admits(self, row: Row) -> bool:
        """Whether a game passes both filters."""
        number, kind = (next(str(pill.property("value")) for pill in group.buttons() if pill.isChecked())
                        for group in (self._players, self._kinds))
        fits = not number or (max(row.seats) >= FIVE if number == "5+" else int(number) in row.seats)
        return fits and kind in ("", row.kind)
