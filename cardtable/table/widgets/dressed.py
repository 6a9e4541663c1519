"""The look the whole program wears, and the mixin by which a widget follows it."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.table.guarded import Guarded
from cardtable.table.paint.look import Look

_look = Look()
_kept: dict[tuple[float, float, bool], Look] = {}       # by ratio, unit, and whether a widget grows by its own


def current() -> Look:
    """The look worn now, at unit 1 and pixel ratio 1; its words grow with the window."""
    return _look


def put_on(look: Look) -> None:
    """Set the look; `style.wear` does this and tells every widget."""
    global _look
    _look = look
    _kept.clear()


def _ungrown(look: Look) -> Look:
    """Without what the window adds to its words."""
    return replace(look, text=look.text / look.growth, growth=1.0)


def _made(ratio: float, unit: float, of_itself: bool) -> Look:
    """The look worn now, with these: one for all widgets that are alike."""
    found = _kept.get((ratio, unit, of_itself))
    if found is None:
        look = _ungrown(_look) if of_itself and _look.growth != 1 else _look
        found = _kept[ratio, unit, of_itself] = replace(look, ratio=ratio, unit=unit)
    return found


def look_for(widget: QWidget) -> Look:
    """The look worn now, at the pixel ratio of the screen this widget is on."""
    return replace(_look, ratio=widget.devicePixelRatioF())


class Dressed(Guarded):
    """Put before a Qt class: calls `dress()` when it is made known and whenever the look changes.

    `dress` sets fonts and sizes from `self.look`; painting reads `self.look` each time.  Its words grow with the window
    as `growth_of` has it; whoever holds widgets that are to grow otherwise sets their `unit` by `grow`.
    """

    unit = 1.0
    of_itself = False                        # whether a unit was set, by which it grows instead
    _worn: tuple[Look, float, float, bool, Look] | None = None       # what the look was made of last, and the look
    _dressed: Look | None = None             # the look taken on last: that, and not an equal one

    @property
    def look(self) -> Look:
        """The look to draw with."""
        assert isinstance(self, QWidget)
        ratio, worn = self.devicePixelRatioF(), self._worn
        if worn is None or worn[0] is not _look or worn[1:4] != (ratio, self.unit, self.of_itself):
            self._worn = worn = _look, ratio, self.unit, self.of_itself, _made(ratio, self.unit, self.of_itself)
        return worn[4]

    def grow(self, unit: float) -> None:
        """Be drawn at this unit from now on."""
        if unit != self.unit or not self.of_itself:
            self.unit, self.of_itself = unit, True
            self.dress()

    def dress(self) -> None:
        """Take on the look: fonts, sizes."""
        assert isinstance(self, QWidget)
        self._dressed = self.look
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the application's style.  Qt tells of one, too, whenever a widget is given to another, and
        to all that it holds: who wears the look already is dressed no second time before he is seen."""
        super().changeEvent(event)  # type: ignore[misc]
        assert isinstance(self, QWidget)
        if event.type() == QEvent.Type.StyleChange and (
                self._dressed is not self.look or self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)):
            self.dress()


class Breaking(Dressed, QWidget):
    """A widget whose lines break where its width ends, so that its height depends on that: it says how high it must be
    by `heightForWidth`."""

    WIDTH, LEAST = 260, 120          # that it would have, and that it must
    ACROSS, UPWARDS = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(self.ACROSS, self.UPWARDS)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Lines are broken where there is little room."""
        return True

    def sizeHint(self) -> QSize:
        """As high as its present width demands."""
        return QSize(self.WIDTH, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """The same, where it is narrow."""
        return QSize(self.LEAST, self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may want another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
