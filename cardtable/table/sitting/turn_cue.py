"""Whoever has another window before him hears and sees that his turn has come."""
from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.sitting.host import Host
from cardtable.table.sounds.heard import YOUR_TURN, Cue, Hearable


class TurnCue(QObject):
    """Once a turn: a bell, and the mark of the desktop by which a window asks for attention."""

    def __init__(self, host: Host, sounds: Hearable, page: QWidget) -> None:
        super().__init__(page)
        self.host, self.sounds, self.page = host, sounds, page
        self._rung = -1                          # the number of moves at which it rang
        host.answering.changed.connect(self._changed)

    def _changed(self) -> None:
        made = len(self.host.croupier.steps)
        window = self.page.window()
        if self.host.answering.turn and made != self._rung and not window.isActiveWindow():
            self._rung = made
            self.sounds.hear(Cue(YOUR_TURN))
            QApplication.alert(window)
