"""The gate through which every key comes: held keys answer nothing, and keys mean what lies in their place.

It watches whichever window has the keyboard, where the window system's own events arrive once each, and whichever
widget, so that what reaches a widget by another way is treated alike.  A new sheet has nothing to do for it.
"""
from __future__ import annotations

from typing import Literal
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget
from shiboken6 import isValid

from cardtable.table.guarded import Guarded
from cardtable.table.pressing.held import Held, Rhythm
from cardtable.table.pressing.places import by_place

Key = Qt.Key
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
GOING = frozenset({Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_PageUp,
                   Key.Key_PageDown, Key.Key_Tab, Key.Key_Backtab})
SETTING = frozenset({Key.Key_Plus, Key.Key_Minus, Key.Key_Equal})
GUARD = 250
"""Nothing takes input for so many milliseconds after it has appeared or moved under the pointer."""
ENDING = frozenset({Key.Key_Return, Key.Key_Enter, Key.Key_Escape})
GATE = "keyGate"                         # the application's property that holds it

Writing = Literal["", "number", "words"]


class Gate(Guarded, QObject):
    """A held key goes along and sets, and writes where one writes; it does nothing else."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.held, self.rhythm = Held(), Rhythm()
        self._widget: ref[QWidget] | None = None         # a page that is gone is not held by who last had its keyboard
        app.focusWindowChanged.connect(self._to_window)
        app.focusChanged.connect(self._to_widget)
        self._to_window(app.focusWindow())
        self._to_widget(None, QApplication.focusWidget())

    def _to_window(self, window: QWindow | None) -> None:
        """One that has once had the keyboard is watched for good: a key may arrive before the news that it has it."""
        self.held.forget()
        if window is not None:
            window.installEventFilter(self)

    def _to_widget(self, _: QWidget | None, widget: QWidget | None) -> None:
        widget = widget or QApplication.activeWindow()   # where nothing has the focus the window hears of keys
        if widget is None:
            return                                       # who has lost it has it again with the window
        before = self._widget() if self._widget is not None else None
        if before is not None and isValid(before):
            before.removeEventFilter(self)
        self._widget = ref(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What a held key may not do ends here; a key that stands for another goes on as that one."""
        if event.type() not in (PRESS, RELEASE) or not isinstance(event, QKeyEvent):
            return False
        pressed, writing = event.type() == PRESS, _writing()
        repeated = self._at_window(event, pressed) if isinstance(watched, QWindow) else event.isAutoRepeat()
        if repeated and not _may_repeat(Key(event.key()), writing):
            event.accept()
            return True
        if isinstance(watched, QWindow):
            return False
        other = by_place(event, letters=not writing) if writing != "words" else None
        if other is None:
            if pressed and not repeated and self.rhythm.press(event) and _gives(Key(event.key()), writing):
                event.accept()
                return True
            return False
        QCoreApplication.sendEvent(watched, other)
        event.accept()
        return True

    def _at_window(self, event: QKeyEvent, pressed: bool) -> bool:
        """As the window system has sent it; is it one of a held key, or does one that has done its work hold up all?"""
        if pressed:
            return self.held.press(event) or self.held.spent
        self.held.release(event)
        return event.isAutoRepeat()


def _writing() -> Writing:
    """What is written where the keyboard is."""
    focus = QApplication.focusWidget()
    if QApplication.activePopupWidget() is not None:
        return ""
    if isinstance(focus, QAbstractSpinBox):
        return "number"
    editable = isinstance(focus, QTextEdit | QPlainTextEdit) and not focus.isReadOnly()
    return "words" if editable or isinstance(focus, QLineEdit) or isinstance(focus, QComboBox) and focus.isEditable() \
        else ""


def _may_repeat(key: Qt.Key, writing: Writing) -> bool:
    """Whether a held key does this again and again."""
    if writing:
        return key not in ENDING and not Key.Key_F1 <= key <= Key.Key_F35
    return key in GOING or key in SETTING


def _gives(key: Qt.Key, writing: Writing) -> bool:
    """Whether a key gives answers, or puts sheets away, rather than go along or back, set or write."""
    return key in ENDING if writing else key not in GOING and key not in SETTING and key != Key.Key_Backspace


def install(app: QApplication) -> None:
    """Let every key of the application come through one gate; asking twice changes nothing."""
    if app.property(GATE) is None:
        app.setProperty(GATE, Gate(app))


def again(milliseconds: int) -> bool:
    """Whether the key that is down now was pressed as shortly before: over slow connections a held one comes so."""
    gate = _gate()
    return gate is not None and gate.rhythm.within(milliseconds)


def turned(milliseconds: int = GUARD) -> None:
    """A sheet has been laid or put away, a page turned: for so long the key that did it does nothing to what lies there
    now, since nobody can have read it."""
    gate = _gate()
    if gate is not None:
        gate.rhythm.turn(milliseconds)


def is_down(event: QKeyEvent) -> bool:
    """Whether the key that has come up by this event is down again: repeats may come as if by other presses."""
    gate = _gate()
    return gate is not None and gate.held.is_down(event)


def spend() -> None:
    """The keys that are down have done what they were pressed for: until they are up none counts, nor does another."""
    gate = _gate()
    if gate is not None:
        gate.held.spend()


def _gate() -> Gate | None:
    app = QApplication.instance()
    found = app.property(GATE) if app is not None else None
    return found if isinstance(found, Gate) else None
