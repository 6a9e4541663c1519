"""The sheet on which somebody is accused: a sentence that says who broke which law, and in which trick."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.rules.faults import ACCUSE
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One
from cardtable.table.widgets import ComboBox, Label
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.segmented import Segmented

CLOSE = 18                   # beside the number of a trick
COSTS = "What is not proved costs nothing."
OTHERS = "It is the other alone who can break this law now."
LATE = "It is too late to claim this."
LED = "All have seen it: who leads a trick, or follows suit to it, does not break this law in it."


class Claimable(NamedTuple):
    """What may be said under one article: against these seats, and in one of these tricks if it is said of a trick."""

    seats: tuple[int, ...]
    tricks: tuple[int, ...] = ()


def claimable(choices: Choices) -> dict[int, Claimable]:
    """By article, what a seat's choices let it say; those said of a trick first."""
    found: dict[int, Claimable] = {}
    for choice in sorted([one for one in choices if one.verb == ACCUSE], key=lambda one: -len(one.fields)):
        articles = _values(choice, 0, ())
        for article in articles:
            seats = _values(choice, 1, (article,))
            tricks = _values(choice, 2, (article, seats[0])) if len(choice.fields) > 2 else ()
            known = found.setdefault(article, Claimable(seats, tricks))
            found[article] = known._replace(seats=tuple(dict.fromkeys(known.seats + seats)))
    return found


def _values(choice: Choice, at: int, said: tuple[int, ...]) -> tuple[int, ...]:
    rule = choice.fields[at]
    field = rule(said) if callable(rule) else rule
    assert isinstance(field, One)
    return tuple([int(str(one)) for one in field.range])


class AccuseSheet(Folio):
    """`laws` are the articles by number, `name` says what a seat is called, `when` when a claim under an article is
    looked into.  Nothing is shown of what may be claimed with reason: what is offered is alike for all."""

    said = Signal(object)
    """The whole Move."""

    WIDE = 600

    def __init__(self, found: Mapping[int, Claimable], laws: Mapping[int, Law], name: Callable[[int], str],
                 when: Callable[[int], str], charge: Callable[[int], str], numbered: bool = True, usual: int = 0,
                 begun: int = 0, idle: Callable[[Move], bool] = lambda said: False, parent: QWidget | None = None
                 ) -> None:
        """`charge` says what was done against an article, as a person would: "led out of turn"; `usual` is the article
        that is claimed most, `begun` the last trick to which a card has been played, of which it is said unless another
        is chosen; `idle` whether all have seen that it was not so."""
        super().__init__("A fault claimed", parent=parent)
        self.found, self.laws, self.when, self.idle, self.numbered = dict(found), laws, when, idle, numbered
        self.faults = ComboBox()
        self.faults.setAccessibleName("What was done")
        for article in self.found:
            self.faults.addItem(charge(article), article)
        self.faults.setCurrentIndex(max(0, self.faults.findData(usual)))
        seats = next(iter(self.found.values())).seats
        self.seats = tuple(dict.fromkeys([seat for one in self.found.values() for seat in one.seats])) or seats
        self.whom = OneOfRow([name(seat) for seat in self.seats], "Who")
        tricks = next((one.tricks for one in self.found.values() if one.tricks), ())
        self.tricks = tricks
        self.trick = OneOfRow([str(trick) for trick in tricks] or ["1"], "The trick", CLOSE)
        self.trick.choose(tricks.index(begun) if begun in tricks else len(tricks) - 1)
        self.middle.addLayout(_line(Label("I say that", "caption"), self.whom))
        self.middle.addLayout(_line(self.faults))
        self.in_trick = Label("in trick", "caption")
        self.middle.addLayout(_line(self.in_trick, self.trick))
        self.text, self.note = Label("", wrap=True), Label("", "note", "ink_second", wrap=True)
        self.middle.addWidget(self.text)
        self.middle.addWidget(self.note)
        self.middle.addStretch(1)
        self.close_button("Leave it")
        self.claim = self.button("Claim it")
        self.claim.clicked.connect(self._claim)
        self.faults.currentIndexChanged.connect(lambda _: self._tell())
        for row in (self.whom, self.trick):
            row.chosen.connect(self._tell)
        while self.idle(self.move_said()) and self.whom.choice < len(self.seats) - 1:
            self.whom.choose(self.whom.choice + 1)       # who may have done it, as far as all have seen
        self._tell()

    @property
    def article(self) -> int:
        """The law that is chosen."""
        return int(self.faults.currentData())

    def _tell(self) -> None:
        one = self.found[self.article]
        self.in_trick.setVisible(bool(one.tricks))
        self.trick.setVisible(bool(one.tricks))
        law = self.laws[self.article]
        self.text.setText(f"{f'Law {self.article}. ' * self.numbered}{law.heading}. {law.text}")
        idle, strange = self.idle(self.move_said()), self.seats[self.whom.choice] not in one.seats
        why = OTHERS if strange else LED if one.tricks else LATE
        self.note.setText(why if strange or idle else f"{self.when(self.article)} {COSTS}")
        self.claim.setEnabled(not idle and not strange)
        self.regrow()

    def move_said(self) -> Move:
        """What the sentence says now."""
        one = self.found[self.article]
        trick = (self.tricks[self.trick.choice],) if one.tricks else ()
        return Move((ACCUSE, self.article, self.seats[self.whom.choice], *trick))

    def _claim(self) -> None:
        said = self.move_said()
        self.done.emit()                         # the table goes on, and then hears of it
        self.said.emit(said)

    def first(self) -> QWidget | None:
        """Who is meant comes first."""
        return self.whom.first()

    def asks(self) -> bool:
        """It does nothing else."""
        return True


class OneOfRow(QWidget):
    """One of a few, side by side, or where letters leave no room for that in a field that drops down."""

    chosen = Signal()
    """Another one is chosen."""

    MOST = 460                   # pixels that a row may take

    def __init__(self, choices: Sequence[str], name: str, room: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.side_by_side: Segmented | None = Segmented(choices, 0, name, room)
        self.field: ComboBox | None = None
        if self.side_by_side.sizeHint().width() > self.MOST:
            self.side_by_side = None
            self.field = ComboBox()
            self.field.setAccessibleName(name)
            self.field.addItems(list(choices))
            self.field.currentIndexChanged.connect(lambda _: self.chosen.emit())
            row.addWidget(self.field)
        else:
            self.side_by_side.chosen.connect(lambda _: self.chosen.emit())
            row.addWidget(self.side_by_side)

    @property
    def choice(self) -> int:
        """The number of the one that is chosen."""
        if self.side_by_side is not None:
            return self.side_by_side.choice
        return self.field.currentIndex() if self.field is not None else 0

    def choose(self, number: int) -> None:
        """Let this be chosen."""
        if self.side_by_side is not None:
            self.side_by_side.choose(max(0, number))
        elif self.field is not None:
            self.field.setCurrentIndex(max(0, number))

    def first(self) -> QWidget | None:
        """What has the keyboard in it."""
        return self.side_by_side if self.side_by_side is not None else self.field


def _line(*parts: QWidget) -> QHBoxLayout:
    """Things side by side, at the left."""
    row = QHBoxLayout()
    row.setSpacing(12)
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    return row
