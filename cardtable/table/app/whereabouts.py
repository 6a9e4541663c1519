"""Where the window stands on its screen, how large, and that it is remembered."""
from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.store import Settings

FARTHEST = 100_000      # pixels: no screen is further than that
GROWN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
STATES = {"maximised": Qt.WindowState.WindowMaximized, "full screen": Qt.WindowState.WindowFullScreen}


def restore(window: QWidget, settings: Settings, usual: QSize) -> None:
    """As it stood when it was closed, if a screen is still there; else as large as is usual."""
    kept = settings["window"]
    if len(kept) == 4 and all(isinstance(side, int) and abs(side) <= FARTHEST for side in kept):
        place = QRect(*kept)
        if any(screen.availableGeometry().intersects(place) for screen in QGuiApplication.screens()):
            window.setGeometry(place)
        else:
            window.resize(place.size())
    else:
        screen = QGuiApplication.primaryScreen().availableSize()
        window.resize(usual.boundedTo(screen))
    window.setWindowState(STATES.get(settings["window state"], Qt.WindowState.WindowNoState))


def keep_within(window: QWidget, screen: QRect) -> None:
    """No larger than this screen, frame and all, and nowhere beyond its edge, if it has room for the least."""
    frame, least = window.frameGeometry(), window.minimumSize()
    if window.windowState() & GROWN or screen.contains(frame) or screen.size().boundedTo(least) != least:
        return
    window.resize(window.size().boundedTo(screen.size() - (frame.size() - window.size())).expandedTo(least))
    place = window.frameGeometry()
    place.moveRight(min(place.right(), screen.right()))
    place.moveBottom(min(place.bottom(), screen.bottom()))
    window.move(max(place.left(), screen.left()), max(place.top(), screen.top()))


def remember(window: QWidget, settings: Settings) -> None:
    """Its place, without what fills the screen, and whether it fills it."""
    place = window.normalGeometry() if window.windowState() & GROWN else window.geometry()
    if place.isValid():
        settings["window"] = [place.x(), place.y(), place.width(), place.height()]
    settings["window state"] = next((n for n, state in STATES.items() if window.windowState() & state), "normal")
