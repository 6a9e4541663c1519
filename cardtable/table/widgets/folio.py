"""A sheet with a heading, a middle that scrolls when it must, and a foot of buttons."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cardtable.table.guarded import Guarded
from cardtable.table.widgets import BoneButton, Label, Ornament, OxbloodButton
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.fading import Fading
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.heading import Heading
from cardtable.table.widgets.overlay import LEAST_EDGE, Sheet

BAR = 14
YES = "Y"                # the key that goes through with what a question asks


class Roll(Guarded, QScrollArea):
    """A column that scrolls, and that would be as high as what it holds if it could."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.inside = QWidget()
        self.inside.setProperty("ground", "none")
        self.inside.setAutoFillBackground(False)
        self.setWidget(self.inside)
        self.more = Fading(self)
        self._clear = False              # whether a margin keeps the bar's room

    def column(self, spacing: int = 12) -> QVBoxLayout:
        """The layout of what it holds, when that is one column."""
        made = QVBoxLayout(self.inside)
        made.setContentsMargins(0, 0, BAR, 0)
        made.setSpacing(spacing)
        keep_clear(made, self)
        self._clear = True
        return made

    def bring(self, widget: QWidget) -> None:
        """Scroll no further than that all of a widget is read, its foot above what fades; its head before its foot."""
        bar, top = self.verticalScrollBar(), widget.mapTo(self.inside, QPoint(0, 0)).y()
        foot = top + widget.height() + self.more.height()
        bar.setValue(min(top, max(bar.value(), foot - self.viewport().height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What lies in it wants other room: so does it, which Qt itself does not tell the layout that holds it."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.inside:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for what lies in it and for what holds it; the keyboard's place is scrolled to by them."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What fades lies at the foot."""
        super().resizeEvent(event)
        self.more.lie(self.viewport().geometry())

    def hasHeightForWidth(self) -> bool:
        """Words break, so the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All of it; where the bar stands, in the margin's place, lines are no longer for that."""
        bar = self.verticalScrollBar()
        if self._clear and bar.maximum() > bar.minimum():
            width -= bar.sizeHint().width()
        high = self.inside.heightForWidth(width) if self.inside.hasHeightForWidth() else -1
        return (high if high >= 0 else self.inside.sizeHint().height()) + 2

    def sizeHint(self) -> QSize:
        """As wide as what it holds would be, with room for the bar."""
        size = self.inside.sizeHint()
        return QSize(size.width() + self._bar(), size.height() + 2)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(self.inside.minimumSizeHint().width() + self._bar(), 80)

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()


def keep_clear(column: QVBoxLayout, area: QAbstractScrollArea) -> None:
    """Leave the room of an area's bar free, whether it stands there or not: lines are as long in either case."""
    bar = area.verticalScrollBar()

    def leave(least: int, most: int) -> None:
        if not (isValid(bar) and isValid(column)):       # it tells of itself even while all is taken apart
            return
        column.setContentsMargins(0, 0, max(0, BAR - bar.sizeHint().width()) if most > least else BAR, 0)

    bar.rangeChanged.connect(leave)


class Folio(Sheet):
    """Headed paper: `above` keeps its place, `middle` scrolls, `foot` holds the buttons."""

    WIDE = 760
    """How wide the paper is at the usual text size."""

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(padding=28, parent=parent)
        self.setAccessibleName(title)
        around = self.contentsMargins()
        self.setContentsMargins(around - QMargins(0, 0, BAR, 0))     # where the bar stands, so that all rules end alike
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.heading = Heading(title, note, "sheet")
        head = QVBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.heading)
        head.addWidget(Ornament())
        self.above = QVBoxLayout()
        self.above.setSpacing(8)
        self.roll = Roll(title)
        self.middle = self.roll.column()
        self.foot = Flow(gap=8, line_gap=2, to_right=True)
        for beside in (head, self.above, self.foot):
            beside.setContentsMargins(0, 0, BAR, 0)
        column.addLayout(head)
        column.addLayout(self.above)
        column.addWidget(self.roll, 1)
        column.addLayout(self.foot)

    def sizeHint(self) -> QSize:
        """Wider where letters are large."""
        wide = round(self.WIDE * (.4 + .6 * self.look.text))
        return QSize(wide + 2 * self.edge, super().sizeHint().height())

    def regrow(self) -> None:
        """Other words lie in the middle: the paper takes the room they want, and again when all is laid."""
        self.middle.invalidate()
        self.roll.updateGeometry()               # what lies in it has grown, of which Qt tells nobody
        self.column.invalidate()
        self.grown.emit()
        later(self, 0, self.grown.emit)

    def replace_middle(self, other: QWidget) -> None:
        """Something that scrolls by itself takes the place of the middle."""
        self.roll.hide()
        held = QVBoxLayout()
        held.setContentsMargins(0, 0, BAR, 0)
        held.addWidget(other)
        if isinstance(other, QAbstractScrollArea):
            keep_clear(held, other)
        self.column.insertLayout(self.column.count() - 1, held, 1)

    def button(self, text: str, key: str = "", ox: bool = False) -> BoneButton:
        """Another button at the foot; `ox` for the one that confirms."""
        made = (OxbloodButton if ox else BoneButton)(text, key)
        self.foot.addWidget(made)
        return made

    def close_button(self, text: str) -> BoneButton:
        """The button that puts the sheet away."""
        made = self.button(text)
        made.clicked.connect(self.done)
        self.closing = made
        return made


class Confirmation(Sheet):
    """A few words and one or two buttons; `answer` is whether `yes` was pressed."""

    WIDE = 460

    def __init__(self, title: str, text: str, yes: str, no: str = "", parent: QWidget | None = None) -> None:
        super().__init__(lined=True, padding=34, parent=parent)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.answer = False
        self.shuns: Sequence[QRect] = ()         # of the window: what is to be seen while it asks
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(Label(title, "sheet", wrap=True))
        column.addWidget(Ornament())
        column.addWidget(Label(text, wrap=True))
        column.addSpacing(8)
        foot = Flow(gap=8, line_gap=2, to_right=True)
        self.no: BoneButton | None = None
        if no:
            self.no = OxbloodButton(no, "↵")         # what Return does is red
            self.no.clicked.connect(self.done)
            foot.addWidget(self.no)
        self.yes = BoneButton(yes, YES) if no else OxbloodButton(yes, "↵")
        self.yes.clicked.connect(self._agreed)
        foot.addWidget(self.yes)
        column.addLayout(foot)

    def wanted(self, window: QRect) -> QRect:
        """In the middle, or as near to it as it leaves most of what it `shuns` to be seen."""
        paper = super().wanted(window)
        inside = window.adjusted(LEAST_EDGE, LEAST_EDGE, -LEAST_EDGE, -LEAST_EDGE)
        xs = (paper.x(), inside.left(), inside.right() + 1 - paper.width())
        ys = (paper.y(), inside.top(), inside.bottom() + 1 - paper.height())
        places = [QRect(QPoint(x, y), paper.size()) for x in xs for y in ys]
        return min(places, key=lambda one: (sum([_area(one & shunned) for shunned in self.shuns]),
                                            (one.center() - paper.center()).manhattanLength()))

    def asks(self) -> bool:
        """It does nothing else."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The letter on the button that goes through with it; Return is for the harmless answer."""
        if self.no is not None and event.text().upper() == YES:
            self.yes.click()
        else:
            super().keyPressEvent(event)

    def _agreed(self) -> None:
        self.answer = True
        self.done.emit()

    def first(self) -> QWidget:
        """The harmless answer."""
        return self.default()

    def default(self) -> QAbstractButton:
        """The same, if the keyboard is nowhere."""
        return self.no or self.yes

    def sizeHint(self) -> QSize:
        """Wider where letters are large."""
        wide = round(self.WIDE * (.4 + .6 * self.look.text))
        return QSize(wide + 2 * self.edge, super().sizeHint().height())


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
