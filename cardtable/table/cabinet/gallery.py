"""The Card Cabinet: games to choose, games to go on with, and the doors to the rest of the house."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.games import rows
from cardtable.rules.row import Row
from cardtable.showing import seeking
from cardtable.showing.phrases import count
from cardtable.store.sittings import Saved
from cardtable.table.cabinet import objects
from cardtable.table.cabinet.case import Case
from cardtable.table.cabinet.exhibit import Exhibit, Thing
from cardtable.table.cabinet.filters import KINDS, Filters
from cardtable.table.cabinet.finding import NAMED
from cardtable.table.cabinet.greeting import greeting, stock
from cardtable.table.cabinet.plan import FEW, Group
from cardtable.table.widgets import Pill, Words
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.keys import WAYS, neighbour
from cardtable.table.wording import phrases
from cardtable.table.wording.keys import FULL_SCREEN, SEEK, SHELVES

EVERY_DAY, HOUSE = "Every day", "The house"
ON_SHELVES = {
    "today": (EVERY_DAY, "Today’s Deal", "the same for all", "One of each game, fixed by the date for everybody."),
    "practice": (EVERY_DAY, "Practice", "choices, judged", "One decision at a time, and how good it was."),
    "lessons": (EVERY_DAY, "Lessons", "at the table", "How a game is played, step by step, at the real table."),
    "companions": (HOUSE, "Companions", "who is at home", "Who may be met at the table, and how you stand with them."),
    "laws": (HOUSE, "Laws", "with their articles", "The laws of every game, and the books they are from."),
    "records": (HOUSE, "Records", "games kept", "Every game that was kept, to be gone on with or looked at again."),
}
"""The doors that stand on shelves: under which title, what their tickets say, and what is behind them."""
PILLS = {"statistics": "Statistics", "settings": "Settings"}
TITLES = {name: title for name, (_, title, _, _) in ON_SHELVES.items()} | PILLS
DOORS = tuple(TITLES)
SHORT = 3                # letters of a name, from which on it is sought
USUAL = (1440, 900)
EDGE, SIDE = 18, 26     # from the window's edge: of the case, and of the words above it
FOOT = 12
READING, NONE = "Reading the laws …", "No game found"


class Gallery(Dressed, QWidget):
    """The case, and above it a greeting, or where games are many a line to find them by."""

    chosen = Signal(str, str)
    """A game, and one of its forms or "" for that played last."""

    resumed = Signal(int)
    removed = Signal(int)
    door = Signal(str)
    full_screen = Signal()
    filters: Filters | None = None               # none before it is built: it may be hidden as soon as it has a parent

    def __init__(self, parent: QWidget | None = None, house: Sequence[Row] | None = None) -> None:
        super().__init__(parent)
        self.rows = {row.name: row for row in (rows() if house is None else house)}
        self.order = list(self.rows)            # things keep their places, whatever is played
        self.setAccessibleName("The Card Cabinet")
        self.many = len(self.rows) > FEW
        self.case = Case()
        self.case.shelves.furnish([*[(_of_game(row), self._about(row)) for row in self.rows.values()],
                                   *[(_of_house(name), ON_SHELVES[name][3]) for name in ON_SHELVES]])
        self.case.shelves.chosen.connect(self._choose)
        self.case.drawers.resumed.connect(self.resumed)
        self.case.drawers.removed.connect(self.removed)
        self.case.drawers.more.clicked.connect(partial(self.door.emit, "records"))
        on_shelf = [name for name in ON_SHELVES if not self.many or ON_SHELVES[name][0] == EVERY_DAY]
        self.pills = {name: Pill(PILLS.get(name) or ON_SHELVES[name][1]) for name in DOORS if name not in on_shelf}
        self.doors: dict[str, QAbstractButton] = {
            name: self.pills.get(name) or self.case.shelves.exhibits[name] for name in DOORS}
        self.whole = Pill("Full screen", FULL_SCREEN.name)
        self.filters = Filters(list(self.rows.values())) if self.many else None
        self.title = Words("The Card Cabinet", "title", px=36)
        self.said = Words("", "speech", "pill", px=19)
        self.note = Words("", "subtitle", "subtitle", align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._build()
        self.refresh(())

    # What stands there

    def now(self) -> datetime:
        """By the clock of this place; the greeting goes by it."""
        return datetime.now().astimezone()

    def _about(self, row: Row) -> str:
        return f"{phrases.numbers(row.seats)} players, {phrases.how_long(row.minutes)}, {row.blurb}"

    @property
    def tiles(self) -> list[Exhibit]:
        """The games' places, in the order in which they stand."""
        return [self.case.shelves.exhibits[name] for name in self.order]

    def refresh(self, unfinished: Sequence[Saved], played: Mapping[str, int] | None = None, name: str = "") -> None:
        """Show the games left unfinished, and of how many games in all, by name in `played`, a record is kept; one
        whose rules are not in the house is passed over."""
        known = [(saved, self.rows[saved.game].title) for saved in unfinished if saved.game in self.rows]
        self.case.drawers.show_games(known)
        kept = sum((played or {}).values())
        self.case.shelves.exhibits["records"].say(f"{count(kept, 'game')} kept" if kept else "none kept yet")
        self.said.setText(greeting(name, known, self.now()))
        self._show()
        self._give_way()

    def _show(self) -> None:
        """The games that pass the filters, on their shelves."""
        shown = self._found()
        few = len(shown) <= FEW
        if few:
            found = "Your games" if not self.many else "Found"
            games = [Group(found, tuple([row.name for row in shown]))] if shown else []
        else:
            named = self._named(shown)
            others = [row for row in shown if row.name not in named]
            games = [*([Group("Found", named)] if named else []), *[
                Group(title, some) for kind, (title, _) in KINDS.items()
                if (some := tuple([row.name for row in others if row.kind == kind]))]]
        titles = (EVERY_DAY,) if self.many else (EVERY_DAY, HOUSE)
        house = [Group(title, tuple([name for name in ON_SHELVES if ON_SHELVES[name][0] == title])) for title in titles]
        if self.filters is not None and not self.filters.open:
            door = self._door()
            house = house if few or door in ON_SHELVES else []
            nothing = READING if self.filters.finder.reading else NONE
            nothing = f"{TITLES[door]}: Enter" if door else nothing
            self.note.setText(stock(len(shown)) + " found" if shown else nothing)
        else:
            self.note.setText(stock(len(self.rows)))
        self._give_way()
        self.case.shelves.show_groups(games, house)
        self.case.lay()

    def _found(self) -> list[Row]:
        """The games that pass the filters, those of the name that is sought first."""
        house = [self.rows[name] for name in self.order]
        if self.filters is None:
            return house
        sought, finder = self.filters.seek.text(), self.filters.finder
        found = [row for row in house if self.filters.admits(row)]
        return sorted(found, key=lambda row: finder.distance(row, sought)) if sought.strip() else found

    def _named(self, shown: Sequence[Row]) -> tuple[str, ...]:
        """The games of the name that is sought, which stand before all others however many there are."""
        sought = "" if self.filters is None else self.filters.seek.text()
        if self.filters is None or not sought.strip():
            return ()
        return tuple([row.name for row in shown if self.filters.finder.distance(row, sought) in NAMED])

    def _door(self) -> str:
        """What else of the house is sought by its name, "" if nothing is."""
        sought = "" if self.filters is None else self.filters.seek.text()
        words = len(sought.strip()) >= SHORT
        return next((name for name, title in TITLES.items() if words and seeking.names(sought, title)), "")

    def _open_first(self) -> None:
        """Return in the line opens the first game found, or what else of the house has the name that no game has."""
        if self.filters is None or not self.filters.seek.text().strip():
            return
        first, door = next(iter(self._found()), None), self._door()
        named = first is not None and self.filters.finder.distance(first, self.filters.seek.text()) in NAMED[:2]
        wanted = first.name if first is not None and (named or not door) else door
        if wanted:
            self._choose(wanted)

    def _choose(self, name: str) -> None:
        if name in self.rows:
            self.chosen.emit(name, "")
        else:
            self.door.emit(name)

    def _leave_line(self) -> None:
        """Nothing is sought any more: keys mean what they mean in the cabinet."""
        self.window().setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Let the keyboard begin with the first thing one is likely to want."""
        drawers = self.case.drawers.drawers
        first = drawers[0].resume if drawers else self.tiles[0] if self.tiles[0].isVisible() else self.doors["settings"]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # Parts

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        head, below = QHBoxLayout(), QHBoxLayout()
        self._lines = (head, below)
        self._flow = Flow(gap=10, line_gap=6, to_right=True)
        for name, pill in self.pills.items():
            pill.clicked.connect(partial(self.door.emit, name))
            self._flow.addWidget(pill)
        self.whole.setToolTip("Fill the screen, or stop doing so")
        self.whole.clicked.connect(self.full_screen)
        self._flow.addWidget(self.whole)
        head.addWidget(self.title)
        head.addLayout(self._flow, 1)
        if self.filters is not None:
            self.filters.changed.connect(self._show)
            self.filters.seek.left.connect(self._leave_line)
            self.filters.seek.entered.connect(self._open_first)
            below.addWidget(self.filters, 1)
            self.said.setParent(self)            # it has no place, but must not stand about by itself
            self.said.hide()
        else:
            below.addWidget(self.said, 1)
        below.addWidget(self.note)
        self._column.addLayout(head)
        self._column.addLayout(below)
        self._column.addWidget(self.case, 1)

    def _grow(self) -> None:
        """Letters and case grow with the window."""
        scale = min(self.width() / USUAL[0], self.height() / USUAL[1])
        unit = scale ** 2
        self._column.setContentsMargins(round(EDGE * scale), round(8 * scale), round(EDGE * scale), round(FOOT * scale))
        self._column.setSpacing(round(8 * scale))
        for line in self._lines:
            line.setContentsMargins(round((SIDE - EDGE) * scale), 0, round((SIDE - EDGE) * scale), 0)
        parts: list[Dressed] = [*self.pills.values(), self.whole, self.title, self.said, self.note]
        for part in parts + (self.filters.parts if self.filters is not None else []):
            part.grow(unit)
        self.case.grow(unit)
        self._give_way()

    def _give_way(self) -> None:
        """Neither is the greeting, as long as its hour and the game left last have it, to be cut off by the note, nor
        the filters to be pushed into another line."""
        scale = min(self.width() / USUAL[0], self.height() / USUAL[1])
        room = self.width() - 2 * round(SIDE * scale)
        measure = self.note.fontMetrics().horizontalAdvance
        widest = max([measure(text) for text in (READING, NONE, stock(len(self.rows)), self.note.text())])
        left = room - self.said.sizeHint().width() - 20 if self.filters is None else \
            self.filters.spare(room, widest + 20) - 20
        found = self.filters is not None and not self.filters.open
        self.note.setVisible(found or left >= self.note.sizeHint().width())

    # As a widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything at another size."""
        super().resizeEvent(event)
        self._grow()

    def hideEvent(self, event: QHideEvent) -> None:
        """A game is opened: what was sought is found."""
        if self.filters is not None and not event.spontaneous():
            self.filters.seek.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go to the nearest thing that way, Page Up and Down by shelves; a slash begins to seek."""
        scrolled = self.case.scrolled
        if Qt.Key(event.key()) in SHELVES:
            step = scrolled.shelves.plan.seen
            scrolled.go_to(scrolled.first + (step if event.key() == Qt.Key.Key_PageDown else -step))
            return
        if event.text() in SEEK.names and self.filters is not None:
            self.filters.seek.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
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


def _of_game(row: Row) -> Thing:
    return Thing(row.name, row.title, f"{phrases.numbers(row.seats)} · {row.minutes}\u00a0min", row.blurb,
                 objects.of_game)


def _of_house(name: str) -> Thing:
    _, title, line, about = ON_SHELVES[name]
    return Thing(name, title, line, about, objects.of_house)
