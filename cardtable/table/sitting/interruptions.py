"""What ends whatever is held down at the table: a rack by its key or plate, a card carried or swept over, a token.

The news of a button or key let go may never arrive, or arrive for something else: a window, menu or sheet has come
between, the window has been left, hidden, minimised or given another size, the screen has been locked.
"""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.sheets.curtain import Curtain
from cardtable.table.widgets import PaperSheet

LEFT = (QEvent.Type.WindowDeactivate, QEvent.Type.WindowStateChange)
LEFT_BEHIND = (QEvent.Type.Hide, QEvent.Type.Close)
PAPER = (PaperSheet, Curtain)


def interrupts(event: QEvent, watched: QObject, held: QWidget) -> bool:
    """Whether an event, wherever in the program it arrives, comes between a person and what is held on `held`."""
    kind = event.type()
    if kind == QEvent.Type.ApplicationStateChange:
        return QApplication.applicationState() != Qt.ApplicationState.ApplicationActive
    if kind == QEvent.Type.ApplicationDeactivate:
        return True
    if kind in LEFT:
        return watched is held.window()
    if kind in LEFT_BEHIND:
        return watched in (held, held.window())
    if kind == QEvent.Type.Show and isinstance(watched, QWidget):
        kind_of_window = watched.windowType()            # sheets and pages over the window are of the kind SubWindow
        return (watched.isWindow() and kind_of_window != Qt.WindowType.ToolTip
                or kind_of_window == Qt.WindowType.SubWindow or isinstance(watched, PAPER))
    return False
