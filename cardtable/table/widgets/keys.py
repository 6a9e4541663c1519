"""What the keyboard does among ordinary widgets: Return presses, arrow keys go to the nearest thing that way."""
from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

WAYS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
ASIDE = 3
"""How much more a step to the side counts than one straight ahead."""


def press_focused(event: QKeyEvent) -> bool:
    """Return or Enter presses the button that has the keyboard; whether it did."""
    focus = QApplication.focusWidget()
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
        focus.click()
        return True
    return False


def neighbour(key: Qt.Key, start: QWidget, within: QWidget) -> QWidget | None:
    """The button nearest to `start` in the direction of an arrow key."""
    way = WAYS.get(key)
    if way is None:
        return None
    here = _middle(start, within)
    best: tuple[float, QWidget | None] = (float("inf"), None)
    for other in within.findChildren(QAbstractButton):
        if other is start or not other.isVisible() or not other.isEnabled():
            continue
        ahead, aside = _seen(_middle(other, within) - here, way)
        if ahead > 4 and ahead + ASIDE * aside < best[0]:
            best = (ahead + ASIDE * aside, other)
    return best[1]


def _middle(widget: QWidget, within: QWidget) -> QPoint:
    return widget.mapTo(within, widget.rect().center())


def _seen(step: QPoint, way: tuple[int, int]) -> tuple[int, int]:
    """How far a step leads in a direction, and how far aside of it."""
    x, y = way
    return step.x() * x + step.y() * y, abs(step.x() * y) + abs(step.y() * x)
