"""What the keyboard does among ordinary widgets: Return presses, arrow keys go to the nearest thing that way."""
from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
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
    """The button nearest to `start` in the direction of an arrow key: one that lies straight ahead, if only by a part
    of it, before one that lies aside, so that no row is passed over for what is farther and better centred."""
    way = WAYS.get(key)
    if way is None:
        return None
    here = _place(start, within)
    best: tuple[tuple[bool, float], QWidget | None] = ((True, float("inf")), None)
    for other in within.findChildren(QAbstractButton):
        if other is start or not other.isVisible() or not other.isEnabled():
            continue
        there = _place(other, within)
        ahead, aside = _seen(there.center() - here.center(), way)
        if ahead > 4:
            beside = not _meet(here, there, way)
            far = beside, ahead + aside * (ASIDE if beside else 1e-3)
            if far < best[0]:
                best = far, other
    return best[1]


def _place(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


def _seen(step: QPoint, way: tuple[int, int]) -> tuple[int, int]:
    """How far a step leads in a direction, and how far aside of it."""
    x, y = way
    return step.x() * x + step.y() * y, abs(step.x() * y) + abs(step.y() * x)


def _meet(here: QRect, there: QRect, way: tuple[int, int]) -> bool:
    """Whether something lies straight ahead, by some part of both."""
    if way[0]:
        return here.top() <= there.bottom() and there.top() <= here.bottom()
    return here.left() <= there.right() and there.left() <= here.right()
