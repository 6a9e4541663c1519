"""Rows of a form: a label at the left, and beside it whatever is to be chosen."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from cardtable.table.widgets import CheckBox, ComboBox, Counter, Label, LineEdit, Segmented
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.flow import Flow

LABELS = 128            # the column of labels
GAP = 12
WIDEST = 880            # pixels; what fits on a sheet in the smallest window

Picked = Callable[[object], None]


class FormRow(Dressed, QWidget):
    """A labelled line of controls; those that do not fit go on below, and a long label stands above them."""

    def __init__(self, label: str, *parts: QWidget, column: int = LABELS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = column
        self.label = Label(label, "label", "heading")
        self.flow = Flow(gap=GAP, line_gap=6, parent=self)
        self.flow.addWidget(self.label)
        for part in parts:
            self.add(part)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dress()

    def add(self, part: QWidget) -> None:
        """One more control, or a note."""
        self.flow.addWidget(part)

    def dress(self) -> None:
        """The column of labels grows with the letters."""
        column = round(self.column * self.look.text)
        wide = max(column, self.label.fontMetrics().horizontalAdvance(self.label.text()) + 4)
        self.label.setFixedSize(wide, round(40 * self.look.furniture))
        self.flow.indent = column + self.flow.gap
        super().dress()


class Note(Label):
    """What a choice means, in italics."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, "note", "heading", wrap=True, parent=parent)
        if not text:                         # shown before it has a parent, it would be a window of its own
            self.hide()

    def sizeHint(self) -> QSize:
        """All in one line."""
        measure = self.fontMetrics()
        return QSize(measure.horizontalAdvance(self.text()) + 4, measure.height() + 2)

    def minimumSizeHint(self) -> QSize:
        """Its words may be broken."""
        return QSize(60, self.fontMetrics().height())

    def say(self, text: str) -> None:
        """Other words; none hide it."""
        self.setText(text)
        self.setVisible(bool(text))


class Group(QWidget):
    """Things that stay together when a row is broken."""

    def __init__(self, *parts: QWidget, gap: int = 10, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap)
        for part in parts:
            row.addWidget(part)


def emptied(layout: QLayout) -> None:
    """Put away every widget a layout holds."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def choice(titles: Sequence[str], chosen: int, name: str, picked: Callable[[int], None],
           long: bool = False) -> Segmented | ComboBox:
    """One of several titles: side by side, or dropping down if they are `long` or their letters large."""
    if not long:
        segmented = Segmented(titles, chosen, name)
        if segmented.sizeHint().width() <= WIDEST:
            segmented.chosen.connect(picked)
            return segmented
    combo = ComboBox()
    combo.addItems(list(titles))
    combo.setCurrentIndex(chosen)
    combo.setAccessibleName(name)
    combo.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    combo.dress()
    combo.activated.connect(picked)
    return combo


def counter(least: int, most: int, value: int, name: str, picked: Callable[[int], None]) -> Counter:
    """A number to raise and lower."""
    made = Counter(least, most, value)
    made.setAccessibleName(name)
    made.valueChanged.connect(picked)
    return made


def switch(title: str, on: bool, picked: Callable[[bool], None], about: str = "") -> CheckBox:
    """Yes or no."""
    made = CheckBox(title, on)
    made.setToolTip(about)
    made.setAccessibleDescription(about)
    made.toggled.connect(picked)
    return made


def room_for(line: LineEdit) -> int:
    """The width in which a line shows all that stands in it before anything is written."""
    return max(240, line.fontMetrics().horizontalAdvance(line.placeholderText()) + 40)


def label(text: str) -> Label:
    """A label within a row."""
    made = Label(text, "label", "heading")
    made.setAlignment(Qt.AlignmentFlag.AlignVCenter)
    return made
