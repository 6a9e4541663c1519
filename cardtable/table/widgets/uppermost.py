"""Who has the keyboard where things lie over one another in a window: the uppermost, and nothing beneath it."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class KeepsKeyboard(QObject):
    """While `over`, a child of its window, is seen, the keyboard goes to nothing that lies beneath it.

    What takes it there by itself, as a table that now waits for a person, has it when `over` goes: it is `before`, who
    else had it when this was made.  What had it on `over` has it again at once, else whom `take` gives it to: a window
    that is not yet the active one may have given it to what lies beneath.
    """

    def __init__(self, over: QWidget, take: Callable[[], None] | None = None) -> None:
        super().__init__(over)
        self.over, self._take = over, take or over.setFocus
        self.before: QWidget | None = QApplication.focusWidget()
        QApplication.instance().focusChanged.connect(self._changed)      # type: ignore[union-attr]

    def _changed(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is not None and isValid(self.over) and self.over.isVisible() and beneath(now, self.over):
            self.before = now
            if old is not None and isValid(old) and old.isVisible() and self.over.isAncestorOf(old):
                old.setFocus(Qt.FocusReason.OtherFocusReason)
            elif old is self.over:
                self.over.setFocus()
            else:
                self._take()

    def give_back(self) -> None:
        """The keyboard goes where it was, once `over` is hidden."""
        if self.before is not None and isValid(self.before) and self.before.isVisible():
            self.before.setFocus(Qt.FocusReason.OtherFocusReason)


def beneath(widget: QWidget, over: QWidget) -> bool:
    """Whether a widget lies in the same window below another, which is a child of that window."""
    window: QWidget | None = over.parentWidget()
    part: QWidget = widget
    while (holder := _holder(part)) is not None and holder is not window:
        part = holder
    if window is None or _holder(part) is not window:
        return widget is window
    lying = window.children()                    # the uppermost comes last
    return lying.index(part) < lying.index(over)


def _holder(widget: QWidget) -> QWidget | None:
    return widget.parentWidget()
