"""A right that says who, what and where: its fields are asked one after the other, each as a row of buttons."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.cards import Card
from cardtable.rules.moves import Move, Tokens
from cardtable.table.asking.choosing import Prompt
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import Folio


class ClaimSheet(Folio):
    """`right` goes through a seat's rights; `word` says what stands on a button, of as much of a move as it makes, and
    `meaning` what the verb does.

    Nothing is shown of what may be claimed with reason: what is offered is what the rules offer to all alike.
    """

    said = Signal(object)
    """The whole Move."""

    WIDE = 520

    def __init__(self, title: str, right: MoveBegun, seat: int, verb: str, word: Callable[[Tokens], str],
                 meaning: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent=parent)
        if meaning:
            self.above.addWidget(Label(meaning, "note", "ink_second", wrap=True))
        self.right, self.seat, self.word = right, seat, word
        self.right.step(seat, (verb,))
        self.so_far = Label("", wrap=True)
        self.above.addWidget(self.so_far)
        self.back = self.button("Back")
        self.back.clicked.connect(self._back)
        self.close_button("Leave it")
        self.choices: list[BoneButton] = []
        self._row = Flow(gap=8, line_gap=8)
        self.middle.addLayout(self._row)
        self._show()

    def _show(self) -> None:
        """What may be said next."""
        begun = self.right.begun
        said = self.word(begun)
        self.so_far.setText(said if len(begun) > 1 else "")
        self.so_far.setVisible(len(begun) > 1)
        self.back.setEnabled(len(begun) > 1)
        for button in self.choices:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.choices = []
        for tokens in sorted(self._asked(), key=in_suits):
            whole = self.word(tokens)
            new = named(tokens) if whole == said else whole.removeprefix(said).strip()     # only what is new to it
            button = BoneButton(new or whole, small=True)
            button.setAccessibleName(f"{whole} {new}" if whole == said else whole)
            button.clicked.connect(lambda _=False, tokens=tokens: self._take(tokens))
            self._row.addWidget(button)
            button.show()
            self.choices.append(button)
        self.regrow()
        if self.choices and self.isVisible():
            self.choices[0].setFocus()

    def _take(self, tokens: Tokens) -> None:
        if isinstance(tokens, Move):
            self.done.emit()                             # the table goes on, and then hears of it
            self.said.emit(tokens)
            return
        self.right.step(self.seat, tokens)
        asked = self._asked()
        if len(asked) == 1 and isinstance(asked[0], Move) and len(asked[0]) == len(tokens):
            self._take(asked[0])                         # nothing is wanting to it
        else:
            self._show()

    def _asked(self) -> list[Tokens]:
        """Everything that may be said next."""
        return [one for prompt in self.right.prompts() for one in following(self.right, prompt)]

    def _back(self) -> None:
        if len(self.right.begun) > 1:
            self.right.back()
            self._show()

    def first(self) -> QWidget | None:
        """What may be said first."""
        return self.choices[0] if self.choices else None

    def asks(self) -> bool:
        """It does nothing else."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace takes back a step, as at the table."""
        if event.key() == Qt.Key.Key_Backspace:
            self._back()
        else:
            super().keyPressEvent(event)


def following(right: MoveBegun, prompt: Prompt) -> Iterator[Tokens]:
    """Everything that may be said next, as what it makes of the move."""
    yield from prompt.calls
    yield from prompt.opens
    yield from prompt.cards.values()
    yield from prompt.spots.values()
    if prompt.picked is not None:
        some = prompt.picked.some
        for held in [(card,) for card in some.cards] if some.least <= 1 else [some.cards[:some.most]]:
            yield right.chosen(prompt.seat, (*prompt.picked.prefix, *held))
    if prompt.amount is not None:
        for number in prompt.amount.numbers:
            yield right.reached(prompt.seat, (*prompt.amount.prefix, number))


def named(tokens: Tokens) -> str:
    """What was said last, where its words tell of the verb alone: of which card it is."""
    return tokens[-1].name if isinstance(tokens[-1], Card) else str(tokens[-1]) if len(tokens) > 1 else ""


def in_suits(tokens: Tokens) -> tuple[int, int]:
    """Cards by their suits, the highest first, as hands are held; all else in the order of the rules."""
    return (-tokens[-1].suit, -tokens[-1].rank) if isinstance(tokens[-1], Card) else (0, 0)
