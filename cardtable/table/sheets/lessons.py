"""The lessons of the house: of every game that has any, each with what it is about and how far one has come."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.games import rows
from cardtable.table.widgets import BoneButton, Label, Rule
from cardtable.table.widgets.folio import Folio
from cardtable.tutor.lesson import Lesson
from cardtable.tutor.library import lessons, taught
from cardtable.tutor.progress import Progress

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

    def _line(self, lesson: Lesson) -> QWidget:
        """Its title, below that what it is about and how far one has come; at the right the way into it."""
        come = self.come(lesson.name)
        button = self.buttons[lesson.name] = BoneButton(
            "Go on" if come.page else "Again" if come.ended else "Begin", small=True)
        button.setAccessibleDescription(f"{lesson.title}. {lesson.about}")

        def pressed() -> None:
            self.done.emit()
            self.opened.emit(lesson.name)

        button.clicked.connect(pressed)
        line, words = QWidget(), QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(lesson.title, "strong", wrap=True))
        words.addWidget(Label(" ".join([lesson.about, told(lesson, come)]).strip(), "note", "ink_second", wrap=True))
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return line

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
