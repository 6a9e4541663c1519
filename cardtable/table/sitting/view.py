"""The view of the table that is played at: it hands mouse and keyboard on to those who know what they mean."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from shiboken6 import isValid

from cardtable.devices.base import Device
from cardtable.table.asking.keyboard import Keyboard
from cardtable.table.asking.pointer import Pointer
from cardtable.table.cloth import tips
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.view import ClothView
from cardtable.table.items import CardItem, SpotItem, TokenItem
from cardtable.table.performing.queue import Procession
from cardtable.table.sitting.interruptions import interrupts
from cardtable.table.sitting.racks import Racks
from cardtable.table.wording.keys import AT_ONCE, GO_ON, PASS_OVER

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class TableView(ClothView):
    """A click or key first completes what is being shown, if there is anything, and is spent on it.

    `clicked` tells of a thing that takes no click itself, `offered` on what the right button was pressed, and where on
    the screen.
    """

    clicked = Signal(object)
    offered = Signal(object, QPoint)
    law_pressed = Signal()               # the law beside a card that was refused

    def __init__(self, scene: TableScene, pointer: Pointer, keyboard: Keyboard, shown: Procession,
                 parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.pointer, self.keyboard, self.shown = pointer, keyboard, shown
        self.racks: Racks | None = None
        self._holds = False                  # the left button went down here, and what it took hold of is held
        self._on_plate = False               # which is a rack
        self._plate = QRectF()               # where that was
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def card_at(self, at: QPoint) -> CardItem | None:
        """The uppermost card under a point, unless an instrument covers it, or a token for which there was no other
        room."""
        for item in self.items(at):
            found: QGraphicsItem | None = item
            while found is not None and not isinstance(found, CardItem | Device | TokenItem):
                found = found.parentItem()
            if isinstance(found, TokenItem) or isinstance(found, Device) and found.covers:
                return None
            if isinstance(found, CardItem):
                return found
        return None

    def spot_at(self, at: QPoint) -> SpotItem | None:
        """The place under a point, though a card may lie on it, unless a token or an instrument covers it."""
        if any(isinstance(item, TokenItem) or isinstance(item, Device) and item.covers for item in self.items(at)):
            return None
        return self.table.spots.at(self.mapToScene(at))

    # --- mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The first click completes motion, and is spent on it; unless nothing is being shown, and only his own cards
        close up: which of them a person takes hold of meanwhile is meant.  Another button lets go of what is held."""
        self.interrupt()
        self.keyboard.in_use, self.keyboard.pointed = False, True
        at = event.position().toPoint()
        left = event.button() == Qt.MouseButton.LeftButton
        if left:
            self._hold()
        held = self.card_at(at) if left and not self.shown.busy else None
        if self.shown.hurry():
            if held is not None:
                self.pointer.press(held, at)
            event.accept()
            return
        thing = tips.uppermost(self.items(at))
        if left and thing is not None and self.racks is not None and self.racks.press_plate(thing):
            self._on_plate, self._plate = True, thing.sceneBoundingRect()
            return
        if left and self.table.law.isVisible() and self.table.law.sceneBoundingRect().contains(self.mapToScene(at)):
            self.law_pressed.emit()
            return
        if not left:
            event.accept()
            return
        if self.pointer.press(self.card_at(at), at, self.spot_at(at)):
            return
        super().mousePressEvent(event)
        if not event.isAccepted():
            self.clicked.emit(tips.uppermost(self.items(at)))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with what lies there; the menu key goes the way of all keys."""
        if event.reason() != QContextMenuEvent.Reason.Keyboard:
            self.offered.emit(tips.uppermost(self.items(event.pos())), event.globalPos())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two clicks like any others."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry along what is pressed; it was let go where nobody was told of it if the button is up."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.interrupt()
        if not self._on_plate and not self.pointer.move(event.position().toPoint()):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click or drop, by the button that took hold."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or not self._holds:
            return
        at, on_plate = event.position().toPoint(), self._on_plate
        self._held_no_more()
        if on_plate and self.racks is not None:
            if self.racks.by_pointer:            # else the other holds his key, and the plate did nothing
                self._let_go(at)
                self.racks.let_go()
        elif not self.pointer.release(at):
            super().mouseReleaseEvent(event)

    # --- what comes between press and release

    @property
    def holds(self) -> bool:
        """Whether the left button went down here and is not up yet."""
        return self._holds

    def _hold(self) -> None:
        self._holds = True
        QApplication.instance().installEventFilter(self)             # type: ignore[union-attr]

    def _held_no_more(self) -> None:
        self._holds = self._on_plate = False
        QApplication.instance().removeEventFilter(self)              # type: ignore[union-attr]

    def interrupt(self) -> None:
        """Whatever is held is let go, and nothing is meant by it: what is carried goes back, a token comes up."""
        if not self._holds:
            return
        on_plate = self._on_plate
        self._held_no_more()
        self.pointer.cancel()
        grabber = self.scene().mouseGrabberItem()
        if grabber is not None:
            grabber.ungrabMouse()
        if on_plate and self.racks is not None and self.racks.by_pointer:
            self.racks.let_go()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever comes between, wherever in the program it arrives."""
        if self._holds and isValid(self) and interrupts(event, watched, self):
            self.interrupt()
        return super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere, and so is who held something."""
        self.interrupt()
        super().focusOutEvent(event)

    def _let_go(self, at: QPoint) -> None:
        """From the plate that was held the pointer has gone to what it is let go over: that is meant; but nothing where
        the plate was, though cards that are held up should lie there."""
        thing = tips.uppermost(self.items(at))
        looking = self.racks is not None and self.racks.looking and self.pointer.answering.ready
        if not looking or self._plate.contains(self.mapToScene(at)):
            return
        if isinstance(thing, TokenItem):
            thing.press()
        elif isinstance(thing, CardItem):
            self.keyboard.activate(thing)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """An amount that is being set grows and shrinks, unless something is held."""
        if not self._holds and self.pointer.answering.setting.amount is not None and event.angleDelta().y():
            self.pointer.answering.setting.count(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    # --- keyboard

    def event(self, event: QEvent) -> bool:
        """Tab goes from group to group before it leaves the table."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in (
                Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            back = event.key() == Qt.Key.Key_Backtab
            self.keyboard.in_use = True
            if self.racks is not None and self.racks.looking:        # where it went would tell which groups there are
                if not self.keyboard.tab(not back):
                    self.scene().clearFocus()
                    self.keyboard.tab(not back)
                return True
            if (self.shown.waiting or not self.shown.hurry()) and not self.keyboard.tab(not back):
                self.scene().clearFocus()
                return bool(QWidget.focusNextPrevChild(self, not back))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The first key completes motion, and is spent on it; except those that lead out of the table, or back, or
        pass it over.  Where something lies until a person goes on, Space and Return do so, and the others mean what
        they always mean.  Escape puts back what the pointer carries."""
        if self._holds and event.key() == Qt.Key.Key_Escape:
            self.interrupt()
            event.accept()
            return
        if self.racks is not None and self.racks.press(event):
            event.accept()
            return
        key, shown = Qt.Key(event.key()), self.shown
        back = key == Qt.Key.Key_Escape or key in PASS_OVER or event.matches(QKeySequence.StandardKey.Undo)
        spent = key in GO_ON or key in AT_ONCE if shown.waiting else key not in MODIFIERS and not back
        if spent and shown.hurry(to_end=key in AT_ONCE):
            event.accept()
            return
        self.keyboard.in_use = self.keyboard.in_use or event.key() not in MODIFIERS
        if not self.keyboard.key(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reached by Tab, the table gives the focus on to what may be answered."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.scene().clearFocus()            # Qt has given it to whatever thing comes first
            self.keyboard.tab(event.reason() == Qt.FocusReason.TabFocusReason)
