"""Where games are many: a line to find one by a word, and filters by the number of players and by the kind."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from cardtable.rules.row import Row
from cardtable.table.cabinet.finding import Finder
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets import LineEdit, Pill, Words
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.flow import Flow

KINDS = {"tricks": ("Tricks", "Tricks"), "melds": ("Calls and melds", "Calls"), "round": ("Bids and pools", "Pools"),
         "banking": ("Banks", "Banks"), "patience": ("Patience", "Patience")}
"""The kinds of game: in gilt above a shelf, and on a pill."""
FIVE = 5                # and more
BETWEEN = 10            # one group and the next, besides what lies between pills
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
SEEK, BRIEFLY = "Find a game, or a word in its rules", "Find a game"
GAP = 7                 # between two pills


class SeekLine(LineEdit):
    """A dark line with a glass at its beginning; Escape empties it and leaves it, Return opens what was found."""

    left = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setPlaceholderText(SEEK)
        self.setAccessibleName(SEEK)
        self.setProperty("dressed", "dark")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for what it says before anything is written."""
        return QSize(self.fontMetrics().horizontalAdvance(self.placeholderText()) + round(76 * self.look.furniture),
                     self.height())

    def say(self, brief: bool) -> None:
        """What it is for, or in few words."""
        if brief != (self.placeholderText() == BRIEFLY):
            self.setPlaceholderText(BRIEFLY if brief else SEEK)
            self.updateGeometry()

    def dress(self) -> None:
        """Light letters, beside the glass."""
        super().dress()
        self.setTextMargins(round(36 * self.look.furniture), 0, round(26 * self.look.furniture), 0)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.PlaceholderText, QColor(self.look.palette.subtitle))
        self.setPalette(colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sunk ground with the glass, then Qt's words and cursor."""
        colours, scale = self.look.palette, self.look.furniture
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(self.rect()).adjusted(.5, 2.5, -.5, -2.5)
        painter.setPen(QPen(QColor(colours.pill_edge), 1))
        painter.setBrush(QColor("#000000" if colours.plain else "#140C07"))
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.pill_key), 1.6 * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = QPointF(20 * scale, body.center().y() - 1)
        painter.drawEllipse(middle, 5 * scale, 5 * scale)
        painter.drawLine(middle + QPointF(3.7, 3.7) * scale, middle + QPointF(8, 8) * scale)
        if not self.text():
            painter.setFont(self.look.font("pill key"))
            painter.drawText(body.adjusted(0, 0, -14 * scale, 0), int(RIGHT), "/")
        painter.end()
        super(LineEdit, self).paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and Return, which go no further."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class Filters(QWidget):
    """The line, and two groups of pills, of which one each is down."""

    changed = Signal()

    def __init__(self, house: Sequence[Row], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flow = Flow(gap=GAP, line_gap=6, parent=self)
        self.seek = SeekLine()
        self.finder = Finder(house, self)
        self.seek.textChanged.connect(self._sought)
        self.finder.learned.connect(self.changed)
        self.parts: list[Dressed] = [self.seek]
        self.flow.addWidget(self.seek)
        kinds = [kind for kind in KINDS if any(row.kind == kind for row in house)]
        self._players = self._group("Players", ["", "1", "2", "3", "4", "5+"], ["All", "1", "2", "3", "4", "5+"])
        self._kinds = self._group("Kind", ["", *kinds], ["All", *[KINDS[kind][1] for kind in kinds]])

    def _group(self, title: str, values: list[str], titles: list[str]) -> QButtonGroup:
        between = QWidget()
        between.setFixedWidth(BETWEEN)
        self.flow.addWidget(between)
        label = Words(title, "subtitle", "subtitle")
        self._add(label)
        self.flow.heads.append(label)
        group = QButtonGroup(self)
        for value, text in zip(values, titles, strict=True):
            pill = Pill(text)
            pill.setCheckable(True)
            pill.setChecked(not value)
            pill.setProperty("value", value)
            pill.setAccessibleDescription(title)
            group.addButton(pill)
            self._add(pill)
        group.buttonClicked.connect(lambda _: self.changed.emit())
        return group

    def _add(self, part: Pill | Words) -> None:
        self.parts.append(part)
        self.flow.addWidget(part)

    def _sought(self) -> None:
        self.finder.begin()
        self.changed.emit()

    def spare(self, room: int, beside: int = 0) -> int:
        """What is left of so much room when all stand in one line, the line to write in as short as it must be so that
        as much is left for what will stand `beside` when something is sought."""
        items = [self.flow.itemAt(number) for number in range(self.flow.count())]
        left = room
        for brief in (False, True):
            self.seek.say(brief)
            left = room - sum([item.sizeHint().width() + GAP for item in items if item is not None])
            if left >= beside:
                break
        return left

    @property
    def open(self) -> bool:
        """Whether nothing is sought and nothing filtered."""
        return not self.seek.text().strip() and not any(self._values())

    def _values(self) -> list[str]:
        return [next(str(pill.property("value")) for pill in group.buttons() if pill.isChecked())
                for group in (self._players, self._kinds)]

    def admits(self, row: Row) -> bool:
        """Whether a game passes."""
        number, kind = self._values()
        fits = not number or (max(row.seats) >= FIVE if number == "5+" else int(number) in row.seats)
        return fits and kind in ("", row.kind) and self.finder.admits(row, self.seek.text())
