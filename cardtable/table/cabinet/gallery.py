"""The Card Cabinet: games to choose, games to go on with, and the doors to the rest of the house."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.games import rows
from cardtable.rules.row import Row
from cardtable.store.saves import Saved
from cardtable.table.cabinet.filters import Filters
from cardtable.table.cabinet.tiles import Choice, FeatureTile, GameTile, Tile
from cardtable.table.cabinet.unfinished import EDGE, Strip
from cardtable.table.cabinet.vignette import feature_of, vignette
from cardtable.table.widgets import Pill, Words
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import Roll
from cardtable.table.widgets.keys import WAYS, neighbour
from cardtable.table.wording import phrases

DOORS = ("practice", "records", "statistics", "settings", "laws")
COLUMNS = 6
FEW = 3                 # games, for which there is room to show each as a great picture
SIDE = 40               # from the window's edge at the usual width


class Gallery(Dressed, QWidget):
    """A tile for each game in the house, and filters to find them by."""

    chosen = Signal(str, str)
    """A game, and one of its forms or "" for that played last."""

    resumed = Signal(int)
    removed = Signal(int)
    door = Signal(str)

    def __init__(self, parent: QWidget | None = None, house: Sequence[Row] | None = None) -> None:
        super().__init__(parent)
        self.rows = {row.name: row for row in (rows() if house is None else house)}
        self.setAccessibleName("The Card Cabinet")
        self.doors = {name: Pill(title) for name, title in zip(DOORS, (
            "Practice", "Records", "Statistics", "Settings", "Laws"),
            strict=True)}
        self.strip = Strip()
        self.strip.resumed.connect(self.resumed)
        self.strip.removed.connect(self.removed)
        self.filters = Filters(list(self.rows.values()))
        self.filters.changed.connect(self._filter)
        self.filters.setVisible(len(self.rows) > 1)
        self.roll = Roll("Games")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(6)
        self._column.addWidget(self._header())
        self._column.addWidget(self.filters)
        self._column.addWidget(self.strip)
        self._column.addWidget(self.roll, 1)
        self._grid = QGridLayout(self.roll.inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self.tiles: list[Tile] = [self._tile(row) for row in self.rows.values()]
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.chosen.emit(tile.choice.game, tile.choice.form))
        self._lay_grid()

    def refresh(self, unfinished: Sequence[Saved]) -> None:
        """Show the games left unfinished; one whose rules are not in the house is passed over."""
        self.strip.show_games([(saved, self.rows[saved.game].title) for saved in unfinished
                               if saved.game in self.rows])

    def take_focus(self) -> None:
        """Let the keyboard begin with the first thing one is likely to want."""
        (self.strip.boards[0].resume if self.strip.boards else self.tiles[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    # Parts

    def _header(self) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(EDGE, 8, EDGE, 4)
        title = Words("The Card Cabinet", "title", px=36)
        row.addWidget(title)
        flow = Flow(gap=10, line_gap=6, to_right=True)
        for name, pill in self.doors.items():
            pill.clicked.connect(lambda _=False, name=name: self.door.emit(name))
            flow.addWidget(pill)
        row.addLayout(flow, 1)
        return head

    def _tile(self, row: Row) -> Tile:
        """A great picture where there are few games, a small one among many."""
        few = len(self.rows) <= FEW
        choice = Choice(row.name, "", row.title, phrases.numbers(row.seats),
                        f"{row.minutes} min", row.blurb if few else row.book,
                        feature_of(row.name) if few else vignette(row.name))
        return FeatureTile(choice, row.book) if few else GameTile(choice)

    def _filter(self) -> None:
        for tile in self.tiles:
            tile.setVisible(self.filters.admits(self.rows[tile.choice.game]))
        self._lay_grid()

    def _lay_grid(self) -> None:
        shown = [tile for tile in self.tiles if self.filters.admits(self.rows[tile.choice.game])]
        widest = max((tile.sizeHint().width() for tile in self.tiles), default=200)
        columns = max(1, min(COLUMNS, len(self.tiles), self.roll.width() // (widest - 12)))
        while self._grid.count():
            self._grid.takeAt(0)
        for number, tile in enumerate(shown):
            self._grid.addWidget(tile, number // columns, number % columns)
        for row in range(len(self.tiles) + 1):
            self._grid.setRowStretch(row, 1 if row * columns >= len(shown) else 0)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    # As a widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many side by side as there is room for."""
        super().resizeEvent(event)
        side = max(10, round(SIDE * min(1.0, self.width() / 1440)) - EDGE)
        self._column.setContentsMargins(side, 0, side, 10)
        self._lay_grid()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go to the nearest thing that way."""
        focus: QWidget | None = self.focusWidget()
        if focus is None or not focus.isVisible():
            if event.key() in WAYS:
                self.take_focus()
            return
        found = neighbour(Qt.Key(event.key()), focus, self)
        if found is None:
            event.ignore()
            return
        found.setFocus(Qt.FocusReason.TabFocusReason)
        if self.roll.isAncestorOf(found):
            self.roll.ensureWidgetVisible(found)
