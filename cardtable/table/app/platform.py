"""Where no window can be opened: one line and an exit code, instead of Qt's own lines and a dumped core."""
from __future__ import annotations

import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

NO_WINDOW = 2
"""The exit code."""


def open_application(arguments: list[str]) -> QApplication:
    """Qt's application; the process ends with NO_WINDOW where there is no display or no such platform."""
    said: list[str] = []

    def heard(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        said.append(" ".join(message.split()))
        if kind == QtMsgType.QtFatalMsg:         # Qt would call abort() next
            print(f"cardtable: no window can be opened here: {said[0].rstrip('.')}; a display is asked for by DISPLAY, "
                  "WAYLAND_DISPLAY or QT_QPA_PLATFORM", file=sys.stderr, flush=True)
            os._exit(NO_WINDOW)

    qInstallMessageHandler(heard)
    try:
        return QApplication(arguments)
    finally:
        qInstallMessageHandler(None)
        for message in said:
            print(message, file=sys.stderr)
