"""Advice: what the book or a master would do, why, and what each choice is worth."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from cardtable.showing.phrases import capital
from cardtable.table.book.chart import ChartView
from cardtable.table.book.courses import Advised, Bars, Counsel
from cardtable.table.book.grid import GridView
from cardtable.table.book.leaf import Leaf
from cardtable.table.widgets import BoneButton, Label


class AdvicePage(Leaf):
    """The last advice asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.counsel: Counsel | None = None
        self._why, self._book = Label("", wrap=True), Label("", "event", "ink_second", wrap=True)
        self._source = Label("", "citation", "oxblood", wrap=True)
        self._unit = Label("", "note", "ink_second", wrap=True)
        self._notes = Label("", "citation", "ink_third", wrap=True)
        self._advised, self._bars = Advised(), Bars()
        area = QScrollArea(self)
        page = QWidget(area.viewport())
        page.setProperty("ground", "none")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(9)
        self.chart, self.grid = ChartView(), GridView()
        self._foot = Label("", "note", "ink_second", wrap=True)
        for part in (self.chart, self._advised, self._why, self.grid, self._foot, self._book, self._source, self._unit,
                     self._bars, self._notes):
            column.addWidget(part)
        column.addStretch(1)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName("Advice")
        area.viewport().setAutoFillBackground(False)
        area.setWidget(page)
        self.inside.addWidget(area, 1)
        self.compare = BoneButton("Compare all", "A", small=True)
        self.compare.hide()
        self.inside.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignRight)
        self.forget()

    def forget(self) -> None:
        """No advice: the moment it was given for is past."""
        self.counsel = None
        self.set_heading("Advice")
        self._say("Ask for a hint, and it is weighed here: what to do, why, and what each choice is worth.",
                  "", "", "", "")
        self._show(Counsel("", ""))

    def wait(self, text: str) -> None:
        """Advice is being sought."""
        self.counsel = None
        self._say(text, "", "", "", "")
        self._show(Counsel("", ""))

    def show_counsel(self, given: Counsel) -> None:
        """What is advised now."""
        self.counsel = given
        self.set_heading(given.title)
        unit = capital(given.unit) if given.courses else ""
        self._say(given.why, given.book, given.source, unit, " ".join(given.notes))
        self._show(given)

    def _show(self, given: Counsel) -> None:
        self._advised.show_course(given.advised)
        self._bars.show_counsel(given)
        self.grid.show_grid(given.grid)
        self._foot.setText(given.grid.foot if given.grid else "")
        self._foot.setVisible(given.grid is not None)

    def _say(self, *texts: str) -> None:
        for label, text in zip((self._why, self._book, self._source, self._unit, self._notes), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
