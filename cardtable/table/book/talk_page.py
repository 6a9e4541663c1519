"""The first page of the book: the talk, and what one wants to see beside it."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.showing.charts import Chart
from cardtable.table.book.chart import ChartView
from cardtable.table.book.leaf import Leaf
from cardtable.table.book.sheet import ScoreLine, Sheet
from cardtable.table.book.talk import Talk
from cardtable.table.widgets import Label

SHARE, WHOLE = .36, .44 # of the page that rows of the score below the talk may take, and that a whole table may
CHART = .36             # of the page that a chart of cards may take above the talk


class TalkPage(Leaf):
    """The talk; above it a chart of cards, and below it the last lines of the score, or a table to which it refers,
    where there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_heading("Talk")
        self.talk, self.sheet, self.share = Talk(), Sheet(), SHARE
        self.foot = QWidget(self)
        column = QVBoxLayout(self.foot)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(2)
        self.title = Label("This game", "label", "heading", wrap=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        column.addWidget(self.title)
        column.addWidget(self.sheet)
        self.note = Label("", "note", "ink_second", wrap=True)
        column.addWidget(self.note)
        self.chart = ChartView()
        self.inside.addWidget(self.chart)
        self.inside.addWidget(self.talk, 1)
        self.inside.addWidget(self.foot)

    def show_chart(self, chart: Chart | None) -> bool:
        """A chart above the talk; is there room for it?"""
        self.chart.show_chart(chart)
        self.make_room()
        return not self.chart.isHidden()

    def show_foot(self, title: str, columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine = (),
                  marked: int | None = None, note: str = "", share: float = SHARE) -> None:
        """What stands below the talk, with a note on it, if it takes no more than such a share of the page."""
        self.title.setText(title)
        self.share = share
        self.sheet.show_rows(columns, rows, total, marked)
        self.note.setText(note)
        self.make_room()

    def make_room(self) -> None:
        """What stands below is left out where it would take more than so much of the page; its note sooner."""
        wide, high = max(100, self.talk.width()), self.share * self.height()
        self.chart.setVisible(self.chart.chart is not None and self.chart.heightForWidth(wide) < CHART * self.height())
        needed = self.title.sizeHint().height() + self.sheet.heightForWidth(wide)
        self.foot.setVisible(bool(self.sheet.rows or self.sheet.total or self.note.text()) and needed < high)
        self.note.setVisible(bool(self.note.text()) and needed + self.note.heightForWidth(wide) < high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()
