"""The same two persons with their input given to the window, as the window system gives it: what covers a thing takes
the click meant for it, and keys go where the keyboard is."""
from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from tests.table.playing import LEFT, NONE, Keys, Mouse, Person
from tools.waiting import until

TURNS = 60                       # of the wheel, before a thing is given up that lies out of sight
NOTCH = 60
PATIENCE = 3                     # seconds


def handle(person: Person) -> QWindow:
    found: QWindow = person.page.window().windowHandle()
    return found


class Clicker(Mouse):
    """By mouse alone."""

    def click_at(self, widget: QWidget, at: QPoint) -> None:
        """At a point of a widget that must be seen there."""
        found = self.seen_at(widget, at)
        assert found is widget, f"{widget} cannot be clicked: {found} lies there"
        QTest.mouseClick(handle(self), LEFT, NONE, widget.mapTo(self.page.window(), at))

    def seen_at(self, widget: QWidget, at: QPoint) -> QWidget | None:
        """What is uppermost there: the widget itself where it is, or what it holds."""
        window = self.page.window()
        found = window.childAt(widget.mapTo(window, at))
        return widget if found is not None and widget.isAncestorOf(found) else found

    def click(self, point: QPointF) -> None:
        self.click_at(self.page.view.viewport(), self.at(point))

    def drag(self, start: QPointF, end: QPointF, steps: int = 6) -> None:
        view, window = self.page.view.viewport(), self.page.window()
        first, last = view.mapTo(window, self.at(start)), view.mapTo(window, self.at(end))
        QTest.mousePress(handle(self), LEFT, NONE, first)
        for n in range(1, steps + 1):
            QTest.mouseMove(handle(self), first + (last - first) * n / steps)
        QTest.mouseRelease(handle(self), LEFT, NONE, last)

    def button(self, button: QWidget) -> None:
        """Once it can be seen: drawers and pages of the book slide out."""
        self.scroll_to(button)
        with suppress(AssertionError):           # then what lies there is told
            until(lambda: self.seen_at(button, button.rect().center()) is button, PATIENCE)
        self.click_at(button, button.rect().center())

    def scroll_to(self, widget: QWidget) -> None:
        """By the wheel, where it lies on paper that scrolls."""
        area = widget.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is None:
            return
        port, window = area.viewport(), self.page.window()
        for _ in range(TURNS):
            off = widget.mapTo(port, widget.rect().center()).y()
            if 0 <= off < port.height():
                return
            QTest.wheelEvent(handle(self), port.mapTo(window, port.rect().center()),
                             QPoint(0, NOTCH if off < 0 else -NOTCH))
        raise AssertionError(f"{widget} cannot be scrolled to")


class Typist(Keys):
    """By keys alone."""

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(handle(self), key)
