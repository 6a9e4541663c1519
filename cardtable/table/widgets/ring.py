"""The two-tone ring of the keyboard's focus round ordinary widgets: one for each window, above everything in it."""
from __future__ import annotations

from typing import Protocol, runtime_checkable
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QGraphicsView, QWidget
from shiboken6 import isValid

from cardtable.table.guarded import Guarded
from cardtable.table.paint import focus
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import look_for

UNRINGED = "unringed"
"""A property of a widget that has the keyboard without having been gone to: no ring is drawn round it."""

MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest})


@runtime_checkable
class Outlined(Protocol):
    """A widget that says where its visible body lies, when that is not its whole rectangle."""

    def ring_outline(self) -> tuple[QRectF, float]:
        """The body in the widget's own coordinates, and the radius of its corners."""
        ...


class FocusRing(Guarded, QWidget):
    """Follows whatever has the keyboard's focus in its window; takes no mouse, and is nothing to a screen reader.

    Buttons of this package take the focus from the keyboard alone, so the ring never follows a click on one.
    A graphics view has a ring of its own among its items.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.over = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._about: QWidget | None = None
        self._watched: list[QWidget] = []
        self._radius = 0.0
        self.hide()

    def follow(self, widget: QWidget | None) -> None:
        """Lie round `widget`; hide for None."""
        for old in self._watched:
            if isValid(old):
                old.removeEventFilter(self)
        self._watched, self._about = [], widget
        above = widget
        while above is not None:
            above.installEventFilter(self)
            self._watched.append(above)
            above = None if above.isWindow() else above.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the widget when it or anything that holds it moves."""
        if event.type() in MOVES:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring just inside this widget's own edge."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        inset = focus.MARGIN
        body = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        focus.draw(painter, look_for(self), body, self._radius, fine=True)

    def _place(self) -> None:
        widget = self._about
        if widget is None or not widget.isVisible():
            self.hide()
            return
        body, self._radius = (widget.ring_outline() if isinstance(widget, Outlined)
                              else (QRectF(widget.rect()), 6.0))
        corner = widget.mapTo(self.window(), QPoint(0, 0))
        inset = round(focus.MARGIN)
        place = body.toAlignedRect().translated(corner).adjusted(-inset, -inset, inset, inset)
        self.setGeometry(place)
        self._clip(widget, place)
        self.raise_()
        self.show()
        self.update()

    def _clip(self, widget: QWidget, place: QRect) -> None:
        """Show no part of the ring outside the scrolling areas the widget lies in."""
        seen = QRect(place)
        inside: QWidget | None = widget
        while inside is not None and not inside.isWindow():
            holder = inside.parentWidget()
            if isinstance(holder, QAbstractScrollArea) and inside is holder.viewport():
                seen &= QRect(inside.mapTo(self.window(), QPoint(0, 0)), inside.size())
            inside = holder
        self.clearMask()
        if seen != place:
            self.setMask(QRegion(seen.translated(-place.topLeft())))


_rings: WeakSet[FocusRing] = WeakSet()


def ring_of(window: QWidget) -> FocusRing:
    """The ring of this window, made the first time it is asked for."""
    found = next((ring for ring in _rings if isValid(ring) and ring.over is window), None)
    if found is None:
        found = FocusRing(window)
        _rings.add(found)
    return found


def _focus_changed(old: QWidget | None, new: QWidget | None) -> None:
    """The ring follows.

    Who has lost the focus may be in the middle of being destroyed, and the whole window with it: then nothing may be
    asked of it, and to look for the ring among its children would end the process.
    """
    for ring in list(_rings):
        if isValid(ring) and isValid(ring.over) and (new is None or new.window() is not ring.over):
            ring.follow(None)
    if new is not None and new.window().windowType() != Qt.WindowType.Popup:
        ring_of(new.window()).follow(None if isinstance(new, QGraphicsView) or new.property(UNRINGED) else new)


def install(app: QApplication) -> None:
    """Let every window of the application have its ring; asking twice changes nothing."""
    if not app.property("focusRing"):
        app.setProperty("focusRing", True)
        app.focusChanged.connect(_focus_changed)
