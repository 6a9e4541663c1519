"""Two windows for two at one screen, or at two: the second shows the same sitting as its own player sees it."""
from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QMargins, QRect, QSize, Qt, SignalInstance
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.guarded import Guarded
from cardtable.table.paint.look import LEAST_WINDOW, Look
from cardtable.table.sitting.actions import Actions
from cardtable.table.sitting.host import Host
from cardtable.table.widgets.framing import GROWN, YIELDING, keep_framed
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
        self._before: tuple[QRect, Qt.WindowState] | None = None         # of the first window, if it has made room
        self._go_aside(first.window())

    def _go_aside(self, window: QWidget) -> None:
        """To another screen, if there is one; else beside the first window, which makes room where it must."""
        here = QGuiApplication.screenAt(window.geometry().center())
        free = next((screen for screen in QGuiApplication.screens() if screen is not here), None)
        if free is not None and here is not None:
            self.move(free.availableGeometry().topLeft())
            return
        inner, outer = window.geometry(), window.frameGeometry()
        frame = QMargins(inner.x() - outer.x(), inner.y() - outer.y(), outer.right() - inner.right(),
                         outer.bottom() - inner.bottom())
        left, own = side_by_side(outer, (here or self.screen()).availableGeometry())
        if left != outer:
            self._before = window.normalGeometry() if window.windowState() & GROWN else inner, window.windowState()
            window.setProperty(YIELDING, True)
            window.setWindowState(window.windowState() & ~GROWN)
            window.setGeometry(left - frame)
        self.setGeometry(own - frame)

    def _give_room_back(self) -> None:
        """The first window is as it was before it made room."""
        if self._before is not None:
            window, (geometry, state) = self.first.window(), self._before
            window.setGeometry(geometry)
            window.setWindowState(state)
            window.setProperty(YIELDING, False)
            self._before = None

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        """Its frame comes when it is shown, and of the first window's, too, none may have been known before."""
        super().showEvent(event)
        keep_framed(self)
        keep_framed(self.first.window())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page fills the window."""
        self.page.setGeometry(self.rect())

    def put_away(self) -> None:
        """The table is left, or hands are kept in another way."""
        if not self._gone:
            self._gone = True
            self._give_room_back()
            self.page.close_table()
            self.hide()
            self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Its player leaves the table."""
        event.accept()
        if not self._gone:
            self.first.left.emit()


def side_by_side(other: QRect, screen: QRect) -> tuple[QRect, QRect]:
    """Places for the first window and a second on one screen, frames and all.  The first stays where enough is free at
    a side of it; else each has half of the screen, though where that is less than is needed to play they overlap: of
    either so much is always to be seen that it can be clicked."""
    right, left = screen.right() - other.right(), other.left() - screen.left()
    least = LEAST_WINDOW.width()
    high = min(max(LEAST_WINDOW.height(), other.height()), screen.height())
    y = max(screen.top(), min(other.top(), screen.bottom() + 1 - high))
    if max(left, right) >= least:
        wide = min(max(least, other.width()), max(left, right))
        return other, QRect(other.right() + 1 if right >= left else other.left() - wide, y, wide, high)
    wide = min(max(least, screen.width() // 2), screen.width())
    return QRect(screen.left(), y, wide, high), QRect(screen.right() + 1 - wide, y, wide, high)
