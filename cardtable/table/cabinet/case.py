"""The case: walnut that fills what room it is given, with shelves behind and drawers below."""
from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.cabinet.drawers import Drawers
from cardtable.table.cabinet.shelves import Scrolled, Shelves
from cardtable.table.paint import case
from cardtable.table.paint.canvas import HINTS, horizontal
from cardtable.table.widgets.dressed import Dressed

GROOVE, GRIP = 8, 5     # wide: the groove in the walnut beside shelves that go on below, and what slides in it


class Slider(Dressed, QWidget):
    """A brass slider in the upright: which shelves are seen of those there are.  Wheel and keys move it, too."""

    def __init__(self, scrolled: Scrolled, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scrolled = scrolled
        self.setToolTip("There are more shelves: turn the wheel, or press Page Down")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        scrolled.verticalScrollBar().valueChanged.connect(lambda _: self.update())

    def fit(self) -> None:
        """Be seen only where there are more shelves than fit."""
        plan = self.scrolled.shelves.plan
        self.setVisible(len(plan.shelves) > plan.seen)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Groove and grip."""
        plan, first = self.scrolled.shelves.plan, self.scrolled.first
        number = max(1, len(plan.shelves))
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.setPen(Qt.PenStyle.NoPen)
        groove = QRectF((self.width() - GROOVE) / 2, 0, GROOVE, self.height())
        painter.setBrush(QColor(0, 0, 0, 170))
        painter.drawRoundedRect(groove, GROOVE / 2, GROOVE / 2)
        colours = self.look.palette
        grip = QRectF((self.width() - GRIP) / 2, 2 + first / number * self.height(), GRIP,
                      plan.seen / number * self.height() - 4)
        painter.setBrush(horizontal(grip, ((0, colours.brass_light), (1, colours.brass))))
        painter.drawRoundedRect(grip, GRIP / 2, GRIP / 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """To the shelf that is pointed at."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drawn along."""
        plan = self.scrolled.shelves.plan
        along = event.position().y() / max(1, self.height()) * len(plan.shelves)
        self.scrolled.go_to(round(along - plan.seen / 2))


class Case(Dressed, QWidget):
    """Frame, shelves, drawers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelves = Shelves()
        self.scrolled = Scrolled(self.shelves, self)
        self.drawers = Drawers(self)
        self.slider = Slider(self.scrolled, self)

    def lay(self) -> None:
        """Everything anew: other things, other games to be resumed, another size; where nobody sees it, as soon as
        it is seen."""
        rail = round(case.RAIL * self.unit ** .5)
        if not self.isVisible() or self.width() < 4 * rail:
            return
        opening = self.rect().adjusted(rail, rail, -rail, -rail)
        low = self.drawers.need(self.unit)
        self.shelves.grow(self.unit)
        self.scrolled.setGeometry(opening.adjusted(0, 0, 0, -low))
        self.scrolled.fill()
        self.drawers.setGeometry(QRect(opening.x(), opening.bottom() + 1 - low, opening.width(), low))
        self.drawers.lay()
        self.slider.setGeometry(QRect(opening.right() + 1, opening.y() + rail, rail, self.scrolled.height() - 2 * rail))
        self.slider.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """What came to stand there while it was out of sight."""
        super().showEvent(event)
        self.lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The case fills its room."""
        super().resizeEvent(event)
        self.lay()

    def dress(self) -> None:
        """Painted anew."""
        super().dress()
        self.lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The walnut, and the dark of the opening."""
        scale = self.unit ** .5
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        whole, rail = QRectF(self.rect()), case.RAIL * scale
        case.frame(painter, self.look, whole, scale)
        painter.fillRect(whole.adjusted(rail, rail, -rail, -rail), QColor(self.look.palette.room))
