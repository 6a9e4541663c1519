"""Where a window stands with its frame, which it has only some time after it has been shown."""
from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from cardtable.table.widgets.clock import later

FRAMED = 300, 1500, 4000         # milliseconds after which a window that has been shown has its frame, fast or slow
GROWN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
YIELDING = "makes room"          # a window's property, while its place is not its own choice


def keep_within(window: QWidget, screen: QRect | None = None) -> None:
    """No larger than this screen, or its own, frame and all, and nowhere beyond its edge, if it has room for the
    least."""
    screen = screen or window.screen().availableGeometry()
    frame, least = window.frameGeometry(), window.minimumSize()
    if window.windowState() & GROWN or screen.contains(frame) or screen.size().boundedTo(least) != least:
        return
    window.resize(window.size().boundedTo(screen.size() - (frame.size() - window.size())).expandedTo(least))
    place = window.frameGeometry()
    place.moveRight(min(place.right(), screen.right()))
    place.moveBottom(min(place.bottom(), screen.bottom()))
    window.move(max(place.left(), screen.left()), max(place.top(), screen.top()))


def keep_framed(window: QWidget) -> None:
    """It has just been shown: as soon as it has its frame it lies within its screen."""
    for milliseconds in FRAMED:
        later(window, milliseconds, lambda: keep_within(window))
