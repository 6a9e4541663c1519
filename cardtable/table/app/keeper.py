"""Looks after the file of saved games while the window is open."""
from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from PySide6.QtCore import QObject, QTimer

from cardtable.store import Notice, Settings, Store

EVERY = 2000            # milliseconds


class Keeper(QObject):
    """Every few seconds the store writes what it owes and sees that its file is there; its notices are told."""

    def __init__(self, store: Store, settings: Settings, tell: Callable[[str, str], object],
                 parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store, self.settings, self.tell = store, settings, tell
        self._last: Future[None] | None = None
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> bool:
        """Whether there was something to tell; what still cannot be written is told where it was to be written."""
        notice, self.store.notice = self.store.notice, None
        news = notice is not None and self._is_news(notice)
        if notice is not None and news:
            self.tell(notice.title, notice.text)
        if self._last is None or self._last.done():
            self._last = self.store.retry()
        return news

    def _is_news(self, notice: Notice) -> bool:
        told = list(self.settings["told"])
        if notice.key and notice.key not in told:
            self.settings["told"] = [*told, notice.key]
        return notice.key not in told

    def stop(self) -> None:
        """The store is about to be closed."""
        self._timer.stop()
