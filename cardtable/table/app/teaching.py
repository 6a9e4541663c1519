"""Lessons, opened over whatever the window shows, and left where they can be gone on with."""
from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.store import Settings, Store
from cardtable.table.sounds.heard import Hearable

if TYPE_CHECKING:
    from cardtable.table.forms.setup import Setup
    from cardtable.table.lessons.page import LessonPage
    from cardtable.table.widgets.overlay import Overlay, Sheet

FIRST = "first"                  # the file of the lesson that teaches the rules

log = logging.getLogger(__name__)


class House(Protocol):
    """The window, as far as it is asked for anything here."""

    sounds: Hearable

    def seat(self, table: LessonPage, title: str) -> object: ...
    def lay(self, sheet: Sheet) -> Overlay: ...
    def open_table(self, setup: Setup) -> object: ...
    def choose_game(self, name: str, form: str) -> object: ...
    def open_door(self, door: str) -> object: ...
    def show_gallery(self) -> object: ...
    def tell(self, title: str, text: str) -> object: ...


class Teaching(QObject):
    """One lesson at a time, in a window that is the `house`, too."""

    def __init__(self, store: Store, settings: Settings, window: QWidget, house: House) -> None:
        super().__init__(window)
        self.store, self.settings, self.window, self.house = store, settings, window, house
        self._last = ""                          # the game of which a lesson was given last

    def open(self, name: str, page: int | None = None) -> None:
        """The lesson of this name ("piquet/first"), where it was left; one that cannot be given is told."""
        from cardtable.table.lessons.page import LessonPage, place
        from cardtable.tutor.course import Course
        from cardtable.tutor.lesson import BadLesson
        from cardtable.tutor.library import lessons, script
        from cardtable.tutor.progress import note, progress
        try:
            found = script(name)
        except BadLesson as error:
            log.error("no lesson", exc_info=error)
            self.house.tell("This lesson cannot be given", str(error))
            return
        come = progress(self.settings, name)
        self._last = name.partition("/")[0]
        course = Course(found, come.page, come.first) if page is None else Course(found, page)
        row = [one.name for one in lessons(course.lesson.game)]
        table = LessonPage(course, place(row.index(name), len(row)), self.store, self.settings, self.window,
                           sounds=self.house.sounds)
        table.went.connect(lambda: note(self.settings, course))
        table.left.connect(self._leave)
        table.played.connect(lambda: self._play(course.lesson.game))
        table.door.connect(self.house.open_door)
        self.house.seat(table, course.lesson.title)

    def offer(self, game: str = "") -> Overlay:
        """The lessons there are, or those of one game, on a sheet over the page."""
        from cardtable.table.sheets.lessons import LessonsSheet
        from cardtable.tutor.progress import progress
        sheet = LessonsSheet(partial(progress, self.settings), game, self._last)
        sheet.opened.connect(self.open)
        return self.house.lay(sheet)

    def receive(self, game: str) -> None:
        """Somebody new to this game: its first lesson, else a game against novices."""
        from cardtable.tutor.library import names
        first = f"{game}/{FIRST}"
        if first in names(game):
            self.open(first)
        else:
            self._begin(game)

    def _begin(self, game: str) -> None:
        from cardtable.table.forms.welcome import first_game
        self.house.open_table(first_game(game, self.settings))

    def _leave(self) -> None:
        self.house.show_gallery()
        self.house.open_door("lessons")

    def _play(self, game: str) -> None:
        """Who has not played it yet sits down with novices, and with every aid."""
        if game not in self.store.played():
            self._begin(game)
            return
        self.house.show_gallery()
        self.house.choose_game(game, "")
