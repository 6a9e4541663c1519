"""Keys as a window system sends them: pressed, repeated, let go; by any layout, with the key's place."""
from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.wording import keys
from cardtable.table.wording.keys import Keys, code_of

NONE = Qt.KeyboardModifier.NoModifier
HELD = Qt.KeyboardModifier.KeyboardModifierMask.value


def active_window(qtbot: QtBot) -> QWidget:
    """A window as low as a small laptop leaves it, which has the keyboard."""
    window = QWidget()
    window.resize(1093, 614)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


def window_of(widget: QWidget) -> QWindow:
    """The window as the window system has it."""
    found = widget.window().windowHandle()
    assert found is not None
    return found


def send(to: QObject, key: int, text: str = "", held: Qt.KeyboardModifier = NONE, *, scan: int = 0, virtual: int = 0,
         up: bool = False, repeat: bool = False, time: int = 0) -> None:
    """One event."""
    kind = QEvent.Type.KeyRelease if up else QEvent.Type.KeyPress
    event = QKeyEvent(kind, key, held, scan, virtual, 0, text, repeat)
    event.setTimestamp(time)
    QCoreApplication.sendEvent(to, event)


def press(to: QObject, name: str, *, up: bool = False, repeat: bool = False, scan: int = 0) -> None:
    """A key or chord as `wording.keys` names it."""
    code = code_of(name)
    held = Qt.KeyboardModifier(code & HELD)
    key = code & ~HELD
    text = name.lower() if len(name) == 1 else " " if name == "Space" else ""
    send(to, key, text, held, up=up, repeat=repeat, scan=scan)


def every_key() -> Iterator[str]:
    """The names of all keys the program knows."""
    seen = dict.fromkeys([name for one in vars(keys).values() if isinstance(one, Keys) for name in one.names])
    yield from [name for name in seen if name not in ("F1", "F11", "?")]      # shortcuts, which Qt itself keeps
