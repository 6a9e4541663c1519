"""The page of the book that looks back: how the choices of a deal were, one of them open, the others in a row each."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.croupier.reckoning import against_the_laws, counted_in, summary
from cardtable.croupier.swing import swing
from cardtable.players.review import Judged
from cardtable.showing.phrases import capital, count, number
from cardtable.table.book.leaf import Leaf
from cardtable.table.lookback.card import OpenedCard
from cardtable.table.lookback.row import LEFT, ChoiceRow, Choosing
from cardtable.table.lookback.swing import Swings
from cardtable.table.paint import marks, words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.paint.marks import Grade
from cardtable.table.widgets import Label, Segmented
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import Roll

GRADES: tuple[Grade, ...] = ("best", "near", "costly")
NONE_HERE = "In this {deal} there was nothing to choose."
ABOVE = 40                               # pixels seen above the card that is open
NOTHING_JUDGED = "In this {deal} there was no choice that a master can judge."
HOW = ("What was done stands proud on the cloth, the best is ringed. Enter goes to the choice that is open; Enter "
       "again compares all that could be done.")
WAITING = "A master looks back on the {deal}…"


class Tally(Dressed, QWidget):
    """A mark for each grade, and how many there were of it."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Counter[Grade] = Counter()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def count(self, judged: Sequence[Judged]) -> None:
        """These."""
        self.found = Counter([one.grade for one in judged])
        self.setAccessibleName(", ".join([f"{number(self.found[grade])} {grade}" for grade in GRADES]))
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(200, round(28 * self.look.furniture))

    def paintEvent(self, event: QPaintEvent) -> None:
        """From the left: best, near, costly; in figures alone where there is no room for words."""
        look, scale, measure = self.look, self.look.furniture, self.look.metrics("body")
        texts = [f"{number(self.found[grade])} {grade}" for grade in GRADES]
        if sum([measure.horizontalAdvance(text) + 46 * scale for text in texts]) > self.width() + 17 * scale:
            texts = [str(self.found[grade]) for grade in GRADES]
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        x = 12 * scale
        for grade, text in zip(GRADES, texts):
            marks.grade(painter, look, grade, QPointF(x, self.height() / 2), scale)
            wide = measure.horizontalAdvance(text)
            words.engraved(painter, QRectF(x + 17 * scale, 0, wide + 4, self.height()), look.font("body"), text,
                           look.palette.ink_second, align=LEFT)
            x += wide + 46 * scale


class ReviewLeaf(Leaf):
    """`wanted` tells the choice whose row is pressed, `other` the person whose choices are wanted, by his place among
    those that may be looked at."""

    wanted = Signal(int)
    other = Signal(int)

    def __init__(self, persons: Sequence[str], actions: dict[str, Callable[[], None]], deal: str = "deal",
                 parent: QWidget | None = None) -> None:
        """`deal` is what is looked back on, as the game calls it."""
        super().__init__("Post-mortem", parent=parent)
        self.deal = deal
        self.who: Segmented | None = None
        if len(persons) > 1:
            self.who = Segmented(persons, 0, "Whose choices")
            self.who.chosen.connect(self.other)
            self.inside.addWidget(self.who)
        self.tally, self.lead = Tally(), Label("", "event", "ink_second", wrap=True)
        self.inside.addWidget(self.tally)
        self.roll = Roll(f"The choices of the {deal}")
        self.column = self.roll.column(spacing=0)
        self.card = OpenedCard(actions)
        self.rows: list[ChoiceRow] = []
        self.note = Label("", "citation", "ink_third", wrap=True)
        self.list = QVBoxLayout()
        self.list.setSpacing(0)
        self.list.addWidget(self.card)
        self.column.addWidget(self.lead)
        self.column.addSpacing(8)
        self.column.addLayout(self.list)
        self.column.addSpacing(10)
        self.column.addWidget(self.note)
        self.swings = Swings()
        self.column.addWidget(self.swings)
        self.column.addStretch(1)
        self.inside.addWidget(self.roll, 1)

    def add_below(self, part: QWidget) -> None:
        """Below all that is told of the choices."""
        self.column.insertWidget(self.column.count() - 1, part)

    def show_choices(self, rows: Sequence[Choosing], judged: Sequence[Judged], waiting: bool, broken: int = 0) -> None:
        """The choices of a deal; `waiting` while some are still to be judged, `broken` so many moves more that broke a
        law.  `open_at` lays the card among them.
        """
        self.list.removeWidget(self.card)
        while len(self.rows) > len(rows):
            old = self.rows.pop()
            old.hide()
            self.list.removeWidget(old)
            old.deleteLater()
        while len(self.rows) < len(rows):
            made = ChoiceRow()
            made.clicked.connect(lambda _=False, made=made: self.wanted.emit(self.rows.index(made)))
            self.list.insertWidget(len(self.rows), made)
            made.show()
            self.rows.append(made)
        for row, shown in zip(self.rows, rows):
            row.wear(shown)
        self.tally.count(judged)
        self.tally.setVisible(bool(judged))
        lead = WAITING if waiting else summary(judged) if judged else NOTHING_JUDGED if rows else NONE_HERE
        told = [lead.replace("{deal}", self.deal), "" if waiting else against_the_laws(broken)]
        self.lead.setText(" ".join([part for part in told if part]))
        left = len(rows) - len(judged)
        quiet = f"{capital(count(left, 'choice'))} left nothing to weigh." if left and not waiting else ""
        self.note.setText(" ".join([part for part in (quiet, counted_in(judged), HOW) if part]) if judged else "")
        self.note.setVisible(bool(self.note.text()))
        self.swings.show_deal(None if waiting else swing(judged))

    def open_at(self, choice: int | None, found: Judged | None, title: str, waiting: bool, whose: str) -> None:
        """The card lies in the place of this row; of none, between two choices."""
        self.list.removeWidget(self.card)
        at = len(self.rows) if choice is None else choice
        self.list.insertWidget(at, self.card)
        for number_, row in enumerate(self.rows):
            row.setVisible(number_ != choice)
        self.card.setVisible(choice is not None)
        if choice is not None:
            self.card.show_choice(found, title, waiting, whose)
            later(self, 0, self._see)        # when everything lies where it will

    def showEvent(self, event: QShowEvent) -> None:
        """A folded book slides out: the card may have been opened while nobody saw it."""
        super().showEvent(event)
        later(self, 0, self._see)

    def _see(self) -> None:
        """The card is scrolled to, with something of the row above it."""
        if self.card.isVisible():
            bar, top = self.roll.verticalScrollBar(), self.card.y() - ABOVE
            if not bar.value() <= top + ABOVE <= bar.value() + self.roll.viewport().height() - self.card.height():
                bar.setValue(top)
