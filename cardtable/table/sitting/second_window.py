"""Two windows for two at one screen, or at two: the second shows the same sitting as its own player sees it."""
from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, QSize, Qt, SignalInstance
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable.table.guarded import Guarded
from cardtable.table.paint.look import LEAST_WINDOW, Look
from cardtable.table.sitting.actions import Actions
from cardtable.table.sitting.host import Host
from cardtable.table.wording.keys import FULL_SCREEN


class Page(Protocol):
    """What is asked of a page at which one of two plays, besides being a widget."""

    left: SignalInstance
    again: SignalInstance
    reviewed: SignalInstance
    door: SignalInstance
    host: Host
    actions_: Actions

    def relook(self, look: Look) -> None: ...
    def close_table(self) -> None: ...
    def setParent(self, parent: QWidget) -> None: ...
    def setGeometry(self, area: QRect) -> None: ...
    def setFocus(self) -> None: ...
    def size(self) -> QSize: ...
    def window(self) -> QWidget: ...


class SecondWindow(Guarded, QWidget):
    """Holds the `page` of the second player; to close it is to leave the table, which is kept as ever."""

    def __init__(self, page: Page, first: Page) -> None:
        super().__init__(None)
        self.page, self.first = page, first
        self._gone = False
        page.setParent(self)
        page.left.connect(first.left)
        page.again.connect(first.again)
        page.reviewed.connect(first.reviewed)
        page.door.connect(first.door)
        host, owner = page.host, page.host.chair.fixed
        assert owner is not None
        self.setWindowTitle(f"{host.setup.game.title}: {host.croupier.players[owner].name}")
        self.setMinimumSize(LEAST_WINDOW)
        self.resize(first.size().expandedTo(LEAST_WINDOW))
        QShortcut(QKeySequence(FULL_SCREEN.name), self, self.toggle_full_screen).setAutoRepeat(False)
        self._go_aside(first.window().geometry())

    def _go_aside(self, other: QRect) -> None:
        """To another screen, if there is one; else beside the first window, as far as there is room."""
        here = QGuiApplication.screenAt(other.center())
        free = next((screen for screen in QGuiApplication.screens() if screen is not here), None)
        if free is not None and here is not None:
            self.move(free.availableGeometry().topLeft())
        else:
            self.setGeometry(beside(other, (here or self.screen()).availableGeometry()))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page fills the window."""
        self.page.setGeometry(self.rect())

    def put_away(self) -> None:
        """The table is left, or hands are kept in another way."""
        if not self._gone:
            self._gone = True
            self.page.close_table()
            self.hide()
            self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Its player leaves the table."""
        event.accept()
        if not self._gone:
            self.first.left.emit()


def beside(other: QRect, screen: QRect) -> QRect:
    """A place for a second window on a screen: at the side of the first on which more is free, as wide as it if there
    is room, and never less than is needed to play, though it should lie half over it."""
    right, left = screen.right() - other.right(), other.left() - screen.left()
    wide = min(max(LEAST_WINDOW.width(), min(other.width(), max(left, right))), screen.width())
    high = min(max(LEAST_WINDOW.height(), other.height()), screen.height())
    x = other.right() + 1 if right >= left else other.left() - wide
    x = max(screen.left(), min(x, screen.right() + 1 - wide))
    y = max(screen.top(), min(other.top(), screen.bottom() + 1 - high))
    return QRect(x, y, wide, high)
