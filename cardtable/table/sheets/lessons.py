"""The lessons of the house: of every game that has any, each with what it is about and how far one has come."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.games import rows
from cardtable.table.forms.rows import Note, Row
from cardtable.table.widgets import BoneButton, Label, Rule
from cardtable.table.widgets.folio import Folio
from cardtable.tutor.lesson import Lesson
from cardtable.tutor.library import lessons, taught
from cardtable.tutor.progress import Progress

LABELS = 210            # wide, of the lessons' titles
ABOUT = ("Each lesson is given at the table, with its real cards and laws. You may leave at any step and come back; "
         "what asks something of you tells you why.")


class LessonsSheet(Folio):
    """`opened` tells the name of the lesson wanted.  With a `game` only its lessons stand here."""

    WIDE = 860
    opened = Signal(str)

    def __init__(self, come: Callable[[str], Progress], game: str = "", parent: QWidget | None = None) -> None:
        """`come`: how far one has come in a lesson, by its name."""
        super().__init__("Lessons", parent=parent)
        self.come = come
        self.buttons: dict[str, BoneButton] = {}
        self.above.addWidget(Label(ABOUT, "note", "ink_second", wrap=True))
        titles = {row.name: row.title for row in rows()}
        for name in taught():
            if game in ("", name):
                self.middle.addWidget(Label(titles[name], "tile", wrap=True))
                for lesson in lessons(name):
                    self.middle.addWidget(Rule())
                    self.middle.addWidget(self._line(lesson))
        self.middle.addStretch(1)
        self.close_button("Close")

    def _line(self, lesson: Lesson) -> Row:
        come = self.come(lesson.name)
        button = self.buttons[lesson.name] = BoneButton(
            "Go on" if come.page else "Again" if come.ended else "Begin", small=True)
        button.setAccessibleDescription(f"{lesson.title}. {lesson.about}")

        def pressed() -> None:
            self.done.emit()
            self.opened.emit(lesson.name)

        button.clicked.connect(pressed)
        return Row(lesson.title, button, Note(" ".join([lesson.about, told(lesson, come)]).strip()), column=LABELS)

    def first(self) -> QWidget:
        """The first lesson that has not been ended."""
        left = [name for name in self.buttons if not self.come(name).ended]
        return self.buttons[left[0]] if left else next(iter(self.buttons.values()))


def told(lesson: Lesson, come: Progress) -> str:
    """How far one has come, in a sentence; nothing of a lesson not begun."""
    if come.page:
        return f"Left at step {come.page + 1} of {len(lesson.pages)}."
    if come.right is not None:
        return f"Done; {come.right} of {lesson.questions} right in the exam."
    return "Done." if come.ended else ""
