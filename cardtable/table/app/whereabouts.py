"""Where the window stands on its screen, how large, and that it is remembered."""
from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.store import Settings
from cardtable.table.widgets.framing import GROWN, YIELDING

FARTHEST = 100_000      # pixels: no screen is further than that
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


def remember(window: QWidget, settings: Settings) -> None:
    """Its place, without what fills the screen, and whether it fills it; nothing while it only makes room for another
    window."""
    if window.property(YIELDING):
        return
    place = window.normalGeometry() if window.windowState() & GROWN else window.geometry()
    if place.isValid():
        settings["window"] = [place.x(), place.y(), place.width(), place.height()]
    settings["window state"] = next((n for n, state in STATES.items() if window.windowState() & state), "normal")
