"""The settings of the house: each is worn at once, and kept."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.store.settings import SETTINGS, Settings
from cardtable.store.values import Json
from cardtable.table.forms import rows
from cardtable.table.forms.rows import FormRow, Group, Note
from cardtable.table.forms.sharing import SHARED, RackKeys
from cardtable.table.paint import packs
from cardtable.table.widgets import BoneButton, Label, LineEdit, Rule
from cardtable.table.widgets.fields import CheckBox
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.look_of import large_indices

COLUMN = 190            # the column of labels
SIZES = (100, 115, 130, 150, 175, 200)


@dataclass(frozen=True, slots=True)
class One:
    """A setting with several values: what it is called, and what each value is called."""

    name: str
    title: str
    values: dict[object, str]


@dataclass(frozen=True, slots=True)
class Either:
    """A setting that is on or off."""

    name: str
    title: str


Shown = One | tuple[Either, ...]
SECTIONS: tuple[tuple[str, tuple[Shown, ...]], ...] = (
    ("Display", (
        One("text size", "Text size", {size: f"{size}%" for size in SIZES}),
        (Either("high contrast", "High contrast"), Either("reduced motion", "Reduced motion")),
        One("motion", "Cards move", {"instant": "At once", "quick": "Quickly", "usual": "As usual", "slow": "Slowly"}),
    )),
    ("The cards", (
        (Either("four colours", "A colour for each suit"), Either("large indices", "Large indices")),
        One("card back", "The backs", {"red": "Red", "blue": "Blue", "green": "Green", "lattice": "Lattice",
                                          "fans": "Fans"}),
    )),
    ("The table", (
        One("cloth", "The cloth", {"green": "Green", "blue": "Blue", "red": "Red"}),
        One("play by", "Cards are played by", {"one click": "One click", "two clicks": "Two clicks",
                                               "drag": "Dragging"}),
        One("sort by", "Hands are sorted by", {"suit": "Suit", "rank": "Rank", "as dealt": "As dealt"}),
        One("forced cards", "Without a choice", {"off": "Wait for me", "last": "Play the last card for me",
                                                 "always": "Play for me"}),
        One("explain calls", "Calls are explained", {"first games": "In the first five games", "always": "Always",
                                                     "never": "Never"}),
        One("counts", "Hands counted lie", {"when told": "Until I go on", "by itself": "For a moment"}),
        (Either("raise legal cards", "Lift legal cards"), Either("cite laws", "Cite the laws"),
         Either("show charts", "Charts of cards"), Either("warn of costly choices", "Warn of costly choices"),
         Either("look back unasked", "Post-mortem after each deal"),
         Either("confirm cards", "Confirm cards chosen"),
         Either("book open", "The book lies open"), Either("remarks", "Companions speak")),
    )),
    ("Two at this screen", (
        One("two at one screen", "Their hands", SHARED),
        (Either("curtain at every turn", "The curtain at every turn"),),
    )),
    ("Sound", (
        (Either("sound", "Sounds of the table"),),
        One("volume", "Loudness", {20: "Soft", 50: "As usual", 100: "Loud"}),
    )),
)

LOOKING_BACK = "Post-mortem at the end"
"""Where no cards are dealt: an evening of coups has no slip between them, after which it could open."""
WITHOUT_CARDS = {"motion": "Counters move", "look back unasked": LOOKING_BACK, **dict.fromkeys((
    "The cards", "Two at this screen", "play by", "sort by", "forced cards", "counts", "raise legal cards",
    "show charts", "confirm cards"), "")}
"""What a section or setting is called at a table without cards; those called "" cannot be there."""

SILENT = ("The table is silent: the library miniaudio, which knows this system’s loudspeakers, is not installed. "
          "It comes with the extra cardtable[sound].")


class SettingsSheet(Folio):
    """Rows of settings; `changed` names the one just changed, which is already kept."""

    WIDE = 930
    changed = Signal(str)
    about = Signal()
    """Who has made all this, and of what."""

    def __init__(self, settings: Settings, audible: bool = True, cards: bool = True,
                 parent: QWidget | None = None, worn: Mapping[str, Json] | None = None) -> None:
        """`audible`: there is a library to play sounds; `cards`: they are played at this table, or may be at the
        next; `worn`: what the table goes by, where it may differ from the house.  What is changed holds for both."""
        super().__init__("Settings", parent=parent)
        self.settings, self.called = settings, {} if cards else WITHOUT_CARDS
        self.worn = settings if worn is None else worn
        self.controls: dict[str, QWidget] = {}
        self.middle.setSpacing(7)
        self.middle.addWidget(self._name())
        for title, shown in SECTIONS:
            if not self._title(title):
                continue
            self.middle.addWidget(Rule())
            self.middle.addSpacing(4)
            self.middle.addWidget(Label(title, "tile"))
            for setting in shown:
                if not isinstance(setting, One):
                    self.middle.addWidget(self._several(setting))
                elif self._title(setting.name, setting.title):
                    self.middle.addWidget(self._one(setting))
            if title == "The cards":
                self.middle.addWidget(self._deck())
            if title == "Two at this screen":
                self.middle.addWidget(self._rack_keys())
            if title == "Sound" and not audible:
                self.middle.addWidget(FormRow("", Note(SILENT), column=COLUMN))
        self.middle.addStretch(1)
        about = self.button("About the program")
        about.clicked.connect(self.about)
        self.close_button("Done")

    def _title(self, name: str, title: str = "") -> str:
        """What it is called at this table."""
        return self.called.get(name, title or name)

    def _meaning(self, name: str) -> str:
        """What is told of it, where it has its usual title."""
        return SETTINGS[name].meaning if name not in self.called else ""

    def _put(self, name: str) -> Callable[[object], None]:
        def put(value: object) -> None:
            self.settings.everywhere(name, cast(Json, value))
            if name == "text size":              # large letters bring large indices, unless chosen otherwise
                self._indices()
            self.changed.emit(name)
        return put

    def _indices(self) -> None:
        box = self.controls.get("large indices")
        if box is not None:
            with QSignalBlocker(box):
                cast(CheckBox, box).setChecked(large_indices(self.settings))

    def _name(self) -> FormRow:
        line = LineEdit(str(self.settings["name"]))
        line.setAccessibleName("Your name")
        line.setPlaceholderText("Your name")
        line.setMaxLength(40)
        line.setMinimumWidth(rows.room_for(line))
        line.editingFinished.connect(lambda: self._put("name")(line.text().strip()))
        self.controls["name"] = line
        return FormRow("You are called", line, column=COLUMN)

    def _one(self, setting: One) -> FormRow:
        values = list(setting.values)
        now = self.worn[setting.name]
        put, title = self._put(setting.name), self._title(setting.name, setting.title)
        control = rows.choice(list(setting.values.values()),
                              values.index(now) if now in values else 0, title,
                              lambda n: put(values[n]))
        self.controls[setting.name] = control
        control.setToolTip(self._meaning(setting.name))
        return FormRow(title, control, column=COLUMN)

    def _several(self, settings: tuple[Either, ...]) -> FormRow:
        row = FormRow("", column=COLUMN)
        for setting in settings:
            title = self._title(setting.name, setting.title)
            if not title:
                continue
            now = large_indices(self.settings) if setting.name == "large indices" else bool(self.worn[setting.name])
            box = rows.switch(title, now, self._put(setting.name), self._meaning(setting.name))
            self.controls[setting.name] = box
            row.add(box)
        return row

    def _rack_keys(self) -> FormRow:
        keys = RackKeys(self.settings, self.changed.emit)
        self.controls |= keys.controls
        return FormRow("Keys of the racks", *keys.parts, column=COLUMN)

    def _deck(self) -> FormRow:
        self._folder = Note("")
        choose, own = BoneButton("Choose a folder", small=True), BoneButton("House pack", small=True)
        choose.clicked.connect(self.choose_deck)
        own.clicked.connect(lambda: self.use_deck(""))
        self.controls["deck folder"], self._own = choose, own
        row = FormRow("The pack", Group(choose, own, gap=4), self._folder, column=COLUMN)
        self._say_deck()                     # not before: shown without a parent, a note is a window of its own
        return row

    def choose_deck(self) -> None:
        """Ask for a folder of SVG cards."""
        folder = QFileDialog.getExistingDirectory(self, "A folder of SVG cards",
                                                  str(self.settings["deck folder"]))
        if folder:
            self.use_deck(folder)

    def use_deck(self, folder: str) -> None:
        """Take the cards from this folder, ours for ""; a folder without any is refused."""
        if folder:
            try:
                found = packs.folder_cards(Path(folder))
            except OSError as error:
                self._folder.say(f"This folder cannot be read: {error.strerror}")
                return
            if not found:
                self._folder.say("There are no SVG cards in that folder.")
                return
        self._put("deck folder")(folder)
        self._say_deck()

    def _say_deck(self) -> None:
        folder = str(self.settings["deck folder"])
        self._own.setEnabled(bool(folder))
        self._folder.say(Path(folder).name if folder else "the pack of this house")
