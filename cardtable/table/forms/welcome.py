"""The first evening: what one is called, and whether one knows the games."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.croupier.people import MOST_NAME
from cardtable.games import game
from cardtable.rules.row import Row
from cardtable.store.saves import Store
from cardtable.store.settings import Settings
from cardtable.table.forms import rows
from cardtable.table.forms.rows import FormRow, Note
from cardtable.table.forms.setup import Setup, aids_for, at_once
from cardtable.table.widgets import Label, LineEdit, Rule, Segmented
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.overlay import LEAST_EDGE

LABELS = 146            # the column of labels: as wide as the widest of them
KNOWS = ("I know my way", "I am new to them")


def first_evening(store: Store, settings: Settings) -> bool:
    """Whether nobody has been here yet: no name, no game kept, and nothing asked before."""
    return not settings["name"] and not settings["welcomed"] and not store.played()


def first_game(name: str, settings: Settings) -> Setup:
    """A game for somebody new to it, dealt at once: in its usual form, against the weakest level, with every aid."""
    row = game(name)
    kept = settings.of(name)
    for aid in (*aids_for(row), "warn of costly choices", "look back unasked"):
        kept[aid] = True
    return at_once(row, {}, level=row.levels[0], name=str(settings["name"]) or "You")


class Welcome(Folio):
    """Asks once.  Who is new is led to the first lesson of a game."""

    WIDE = 660
    newcomer = Signal(str)
    """The game a newcomer wants to begin with."""

    def __init__(self, house: Sequence[Row], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__("Welcome", parent=parent)
        self.house, self.settings = list(house), settings
        self._within, self._top = QSize(), 0         # the window it was last laid in, and where
        self.name = LineEdit()
        self.name.setMaxLength(MOST_NAME)
        self.name.setPlaceholderText("Your name")
        self.name.setAccessibleName("Your name")
        self.name.setMinimumWidth(rows.room_for(self.name))
        self.name.returnPressed.connect(self._go_on)
        self.knows = Segmented(KNOWS, 0, "Do you know these games?")
        self.knows.chosen.connect(self.know)
        self.games = rows.choice([row.title for row in self.house], 0, "Begin with", self._chosen,
                                 long=len(self.house) > 4)
        self.about = Note(self.house[0].blurb)
        self.middle.addWidget(Label("In this cabinet stand the card games of four old books, each with its laws, and "
                                    "companions to play them with.", "body", "ink_second", wrap=True))
        self.middle.addWidget(Rule())
        self.middle.addWidget(FormRow("You are called", self.name, column=LABELS))
        self.middle.addWidget(FormRow("These games", self.knows, column=LABELS))
        self._lead = FormRow("Begin with", self.games, self.about, column=LABELS)
        self.middle.addWidget(self._lead)
        self.middle.addStretch(1)
        self.choice = 0
        self._lead.hide()
        self.go_on = self.button("To the cabinet", "↵", ox=True)
        self.go_on.clicked.connect(self._go_on)
        self.done.connect(self._keep)

    def wanted(self, window: QRect) -> QRect:
        """What asks more is added below: what lies there already stays under the pointer, if there is room."""
        paper = super().wanted(window)
        if window.size() == self._within and self._top + paper.height() + LEAST_EDGE <= window.bottom():
            paper.moveTop(self._top)
        self._within, self._top = window.size(), paper.top()
        return paper

    def asks(self) -> bool:
        """A name may be typed at once."""
        return True

    def first(self) -> QWidget:
        """The name."""
        return self.name

    def sets_by_space(self) -> bool:
        """Return goes on."""
        return True

    def default(self) -> QAbstractButton:
        """To go on."""
        return self.go_on

    def know(self, choice: int) -> None:
        """One of KNOWS has been said."""
        self.knows.choose(choice)
        self._lead.setVisible(choice == 1)
        self.go_on.setText("To a first lesson" if choice else "To the cabinet")
        self.go_on.dress()
        self._grow()

    def _chosen(self, number: int) -> None:
        self.choice = number
        self.about.say(self.house[number].blurb)
        self._grow()

    def _grow(self) -> None:
        self.roll.updateGeometry()
        later(self, 0, self.grown.emit)

    def _keep(self) -> None:
        self.settings["name"] = self.name.text().strip()
        self.settings["welcomed"] = True

    def _go_on(self) -> None:
        new = not self._lead.isHidden()
        self.done.emit()
        if new:
            self.newcomer.emit(self.house[self.choice].name)
