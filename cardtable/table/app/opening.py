"""Opens the file of saved games, and says what is being done where that takes long."""
from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from cardtable.store import Store

PATIENCE = 1500         # milliseconds for which nobody need be told
LOOK = 50               # milliseconds between two looks whether it is done
READING = "The saved games are being read."
EDGE = 40               # pixels round the words


def open_store(app: QApplication, file: Path) -> Store:
    """The store, once it is open; what takes longer than PATIENCE is told in a small window meanwhile.

    Raises what opening raises.
    """
    doing = [READING]
    with ThreadPoolExecutor(1, thread_name_prefix="opening") as pool:
        opened = pool.submit(Store, file, doing.append)
        wait([opened], PATIENCE / 1000)
        if not opened.done():
            _tell(app, opened, doing)
        return opened.result()


def _tell(app: QApplication, opened: Future[Store], doing: list[str]) -> None:
    """Until it is done."""
    words = QLabel(textFormat=Qt.TextFormat.PlainText, alignment=Qt.AlignmentFlag.AlignCenter, margin=EDGE)
    words.setWindowTitle(app.applicationDisplayName())
    words.setObjectName("opening")
    ends = app.quitOnLastWindowClosed()
    app.setQuitOnLastWindowClosed(False)
    loop, clock = QEventLoop(), QTimer(interval=LOOK)

    def look() -> None:
        words.setText(f"{doing[-1]}\nThe table opens when that is done; with very many games it can take some minutes.")
        if opened.done():
            loop.quit()

    clock.timeout.connect(look)
    look()
    words.show()
    clock.start()
    loop.exec()
    clock.stop()
    words.close()
    app.setQuitOnLastWindowClosed(ends)
