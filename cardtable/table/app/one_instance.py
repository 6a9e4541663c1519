"""One window for one file of saved games: a second start asks the first to come forward, and ends."""
from __future__ import annotations

import hashlib
import os
import time
from pathlib import Path
from urllib.parse import quote_from_bytes, unquote_to_bytes

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

FORWARD, HEARD = b"come forward", b"heard\n"
PATIENCE = 10.0
"""Seconds for which a second start waits for a first one that is only just opening, on a busy machine."""


def door_name(file: Path) -> str:
    """The name under which the window that has this file can be reached."""
    return f"cardtable-{hashlib.sha256(os.fsencode(file.resolve())).hexdigest()[:16]}"


class Doorbell(QObject):
    """Rung by a second start; only whoever has the file's lock may make one."""

    rung = Signal(str)
    """With the path of a record to be looked back on, or ""."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._come)
        QLocalServer.removeServer(door_name(file))      # left behind by a process that was killed
        self.listening = self._server.listen(door_name(file))

    def _come(self) -> None:
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.readyRead.connect(lambda caller=caller: self._hear(caller))
            caller.disconnected.connect(caller.deleteLater)
            self._hear(caller)                          # it may have spoken already

    def _hear(self, caller: QLocalSocket) -> None:
        if caller.canReadLine() and (said := bytes(caller.readLine().data())).startswith(FORWARD):
            caller.write(HEARD)
            caller.flush()
            self.rung.emit(os.fsdecode(unquote_to_bytes(said.removeprefix(FORWARD)[1:-1])))

    def close(self) -> None:
        """Listen no more."""
        self._server.close()


def ring(file: Path, look: Path | None = None, patience: float = PATIENCE) -> bool:
    """Ask the window that has this file to come forward, and to look back on a record; whether it heard."""
    path = quote_from_bytes(os.fsencode(look.absolute())) if look is not None else ""    # a name may have two lines
    asked = f"{FORWARD.decode()} {path}".encode()
    until = time.monotonic() + patience
    while True:
        socket = QLocalSocket()
        socket.connectToServer(door_name(file))
        if socket.waitForConnected(300):
            socket.write(asked + b"\n")
            left = max(until - time.monotonic(), 1.5)        # it may be busy with its own beginning
            heard = socket.waitForReadyRead(round(left * 1000)) and bytes(socket.readAll().data()).startswith(HEARD)
            socket.disconnectFromServer()
            return heard
        if time.monotonic() >= until:
            return False
        time.sleep(.05)
