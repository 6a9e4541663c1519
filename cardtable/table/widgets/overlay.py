"""Sheets laid over the page: the room behind grows dark, the keyboard stays with the sheet, Escape puts it away."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from cardtable.table import pressing
from cardtable.table.widgets import Backdrop, PaperSheet
from cardtable.table.widgets.buttons import OxbloodButton, Pressed
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.keys import WAYS, neighbour, press_focused
from cardtable.table.widgets.uppermost import KeepsKeyboard

LEAST_EDGE = 12
"""Left free between a sheet and the window, at least."""


class Sheet(PaperSheet):
    """A sheet that can be laid over a page.  It asks to be put away with `done`."""

    done = Signal()
    """Put me away."""

    grown = Signal()
    """What lies on me has changed: lay me anew."""

    closing: QAbstractButton | None = None
    """The button that puts it away, if there is one."""

    def wanted(self, window: QRect) -> QRect:
        """The paper's place in a window: in its middle, as large as what lies on it, if there is room."""
        inside = window.adjusted(LEAST_EDGE, LEAST_EDGE, -LEAST_EDGE, -LEAST_EDGE)
        size = self.sizeHint()
        wide = min(size.width() - 2 * self.edge, inside.width())
        high = self.heightForWidth(wide + 2 * self.edge) if self.hasHeightForWidth() else size.height()
        paper = QRect(0, 0, wide, min(high - 2 * self.edge, inside.height()))
        paper.moveCenter(window.center())
        return paper

    def first(self) -> QWidget | None:
        """Who has the keyboard when the sheet is laid down; None for whoever comes first."""
        return None

    def asks(self) -> bool:
        """Whether its first part has the keyboard, and the ring, however one came: it only asks something."""
        return False

    def default(self) -> QAbstractButton | None:
        """What Return presses where no button has the keyboard: the one red button, else the way to put it away."""
        red = [one for one in self.findChildren(OxbloodButton) if one.isVisible() and one.isEnabled()]
        return red[0] if len(red) == 1 else self.closing

    def sets_by_space(self) -> bool:
        """Whether Return presses the same from a switch or a choice, which only Space sets."""
        return False

    def may_close(self) -> bool:
        """Whether Escape, or a click beside it, puts it away."""
        return True


class Overlay(Backdrop):
    """One sheet above a window, until it is put away; then the keyboard goes back to where it was."""

    closed = Signal()

    def __init__(self, sheet: Sheet, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.SubWindow)        # so that Qt itself keeps Tab within it
        self.sheet, self._over = sheet, window
        sheet.setParent(self)
        sheet.done.connect(self.put_away)
        sheet.grown.connect(self._lay)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)      # a click on bare paper must not wake what lies behind
        self.setAccessibleName(sheet.accessibleName())
        window.installEventFilter(self)
        self._keyboard = KeepsKeyboard(self, self._take_again)
        self.setGeometry(window.rect())
        self._lay()
        self.show()
        self.raise_()
        self._take_focus()
        pressing.turned()

    def put_away(self) -> None:
        """The sheet goes."""
        self._over.removeEventFilter(self)
        self.hide()
        self._keyboard.give_back()
        pressing.turned()
        self.closed.emit()
        self.deleteLater()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the sheet, on from what was clicked last, and what it comes to is seen."""
        clicked = self._clicked()
        if clicked is not None:
            clicked.setFocus(Qt.FocusReason.TabFocusReason)
        super().focusNextPrevChild(forward)
        focus: QWidget | None = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            _show(focus)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape; an arrow key begins at the first thing; the sheet's own keys; nothing goes through to what lies
        behind, nor does the key by which the sheet was put away."""
        event.accept()
        if not self.isVisible():
            return
        first, focus, default = self.sheet.first(), QApplication.focusWidget(), self.sheet.default()
        choosing = self.sheet.sets_by_space() and focus.isCheckable() if isinstance(focus, QAbstractButton) else True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and choosing and default is not None:
            default.click()
        elif event.key() == Qt.Key.Key_Escape and self.sheet.may_close():
            self.sheet.done.emit()
        elif self._go(event, self._clicked()):
            return
        elif event.key() in WAYS and first is not None and self.hasFocus():
            first.setFocus(Qt.FocusReason.TabFocusReason)
            if isinstance(first, QAbstractItemView):             # a row of it is looked at already: on from there
                QApplication.sendEvent(first, event)
        elif press_focused(event) or self._go(event, focus):
            return
        elif self.hasFocus():
            self.sheet.keyPressEvent(event)

    def _clicked(self) -> Pressed | None:
        """The button that was clicked last, while nothing has the keyboard: there the keys go on."""
        clicked = Pressed.last() if Pressed.last is not None and self.hasFocus() else None
        if clicked is None or not isValid(clicked) or not self.isAncestorOf(clicked):
            return None
        return clicked if clicked.isVisible() and clicked.isEnabled() else None

    def _go(self, event: QKeyEvent, focus: QWidget | None) -> bool:
        """An arrow key leads to the nearest button that way; was it one, on a button?"""
        if event.key() not in WAYS or not isinstance(focus, QAbstractButton) or not self.isAncestorOf(focus):
            return False
        found = neighbour(Qt.Key(event.key()), focus, self.sheet)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            _show(found)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the paper does nothing: sheets are put away on purpose."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the window's size."""
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self.setGeometry(self._over.rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet stays in the middle."""
        super().resizeEvent(event)
        self._lay()

    def dress(self) -> None:
        """Words of another size want another place."""
        super().dress()
        later(self, 0, self._lay)

    def _lay(self) -> None:
        self.sheet.place(self.sheet.wanted(self.rect()))
        self.sheet.show()

    def _take_focus(self) -> None:
        """Who came by keyboard finds it on the sheet; who came by mouse sees no ring until a key is pressed."""
        wanted = self.sheet.first()
        if not isinstance(self._keyboard.before, QAbstractButton) and not self.sheet.asks():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif wanted is not None:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focusNextPrevChild(True)

    def _take_again(self) -> None:
        """The keyboard comes back from what lies behind: to what the sheet asks for first, as it was laid."""
        wanted = self.sheet.first() if self.sheet.asks() else None
        (wanted or self).setFocus(Qt.FocusReason.OtherFocusReason)


def lay(sheet: Sheet, over: QWidget) -> Overlay:
    """Lay a sheet over the window in which `over` lies."""
    return Overlay(sheet, over.window())


def _show(widget: QWidget) -> None:
    """Scroll whatever the widget lies in so that it is seen."""
    holder = widget.parentWidget()
    while holder is not None:
        if isinstance(holder, QScrollArea):
            holder.ensureWidgetVisible(widget, 12, 24)
        holder = holder.parentWidget()
