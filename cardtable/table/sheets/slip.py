"""The slip laid on the cloth when a deal has ended: all hands face up, what was scored, and how to go on."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardtable.cards import Cards
from cardtable.table.book.score import Row, Sheet
from cardtable.table.sheets.slip_hands import CARD, Account, Accounts, Hand
from cardtable.table.widgets import BoneButton, Label, Ornament, OxbloodButton, PaperSheet
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import BAR, Roll

WIDE, WIDER = 630, 900       # of the paper, at the usual text size; and where the cloth is low
ROOM, BETWEEN = 90, 14       # of it, for its margins; between a name, a hand and the next name
SMALL, TIGHT = .84 * CARD, .7 * CARD         # cards of many hands, and where the cloth is low


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to go on: its words, the key that presses it, and what `chosen` tells."""

    text: str
    name: str
    key: str = ""
    confirms: bool = False


class Slip(PaperSheet):
    """`chosen` tells the name of the way chosen; keys that are shown press it, Return the first."""

    chosen = Signal(str)

    def __init__(self, title: str, lines: Sequence[str], hands: Sequence[tuple[str, Cards]], columns: Sequence[str],
                 rows: Sequence[Row], total: Row, choices: Sequence[Choice], guard: int,
                 parent: QWidget | None = None, accounts: Sequence[Account] = ()) -> None:
        super().__init__(lined=True, padding=25, parent=parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        self.choices = tuple(choices)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        heading = Label(title, "sheet")
        heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(heading)
        column.addWidget(Ornament())
        self.roll = Roll(title)
        body = self.roll.column(spacing=8)
        body.setContentsMargins(BAR, 0, BAR, 0)
        for line in lines:
            words = Label(line, "event", "ink_second", wrap=True)
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            body.addWidget(words)
        if accounts:
            body.addWidget(Accounts(accounts))
        self._hands, self._grid = self._parts(hands) if not accounts else [], QGridLayout()
        self._grid.setHorizontalSpacing(BETWEEN)
        self._grid.setVerticalSpacing(2)
        if self._hands:
            body.addLayout(self._grid)
        self.sheet = Sheet()
        if rows:
            self.sheet.show_rows(columns, rows, total)
            body.addWidget(self.sheet)
        column.addWidget(self.roll, 1)
        foot = Flow(gap=6, line_gap=0, centred=True)
        self.buttons: dict[str, BoneButton] = {}
        for choice in self.choices:
            kind = OxbloodButton if choice.confirms else BoneButton
            button = kind(choice.text, choice.key, small=True, parent=self)
            button.clicked.connect(lambda _=False, name=choice.name: self.choose(name))
            self.buttons[choice.name] = button
            foot.addWidget(button)
        column.addSpacing(4)
        column.addLayout(foot)
        self._ready = guard == 0
        QTimer.singleShot(guard, self, self._allow)

    def _parts(self, hands: Sequence[tuple[str, Cards]]) -> list[tuple[Label, Hand]]:
        many = len(hands) > 2
        return [(Label(name, "speaker", "heading", parent=self), Hand(cards, SMALL if many else CARD, self))
                for name, cards in hands]

    def _lay_hands(self, wide: int, most: int) -> None:
        """As many side by side as paper so wide has room for, at most so many."""
        widest = max(label.sizeHint().width() + hand.sizeHint().width() for label, hand in self._hands) + 2 * BETWEEN
        lines = -(-len(self._hands) // max(1, min(most, int((wide - ROOM) // widest))))
        abreast = -(-len(self._hands) // lines)
        for n, (label, hand) in enumerate(self._hands):
            row, column = n // abreast, n % abreast * 2
            self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(hand, row, column + 1, Qt.AlignmentFlag.AlignLeft)
        for column in range(2 * len(self._hands)):
            self._grid.setColumnStretch(column, column % 2 if column < 2 * abreast else 0)

    def _allow(self) -> None:
        self._ready = True

    def choose(self, name: str) -> None:
        """Nothing is taken before it can have been read."""
        if self._ready:
            self.chosen.emit(name)

    def lie(self, cloth: QRect) -> None:
        """In the middle of the cloth, as large as it must be: where that is low the cards are smaller, then the hands
        lie side by side, then the paper is wider."""
        most = cloth.height() - 12
        many = len(self._hands)
        usual, wider = [min(round(wide * (.55 + .45 * self.look.text)), cloth.width() - 24) for wide in (WIDE, WIDER)]
        for wide, card, abreast in ((usual, CARD, 1 + (many > 2)), (usual, TIGHT, 1 + (many > 2)), (usual, TIGHT, many),
                                    (wider, TIGHT, many)):
            for hand in self.findChildren(Hand):
                hand.shrink(card)
            if self._hands:
                self._lay_hands(wide, abreast)
            high = self._high(wide)
            if high <= most:
                break
        paper = QRect(0, 0, wide, min(high, most))
        paper.moveCenter(cloth.center())
        self.place(paper)

    def _high(self, wide: int) -> int:
        """How high a paper so wide must be."""
        self._column.activate()
        whole = wide + 2 * self.edge
        return (self.heightForWidth(whole) if self.hasHeightForWidth() else self.sizeHint().height()) - 2 * self.edge

    def take_focus(self) -> None:
        """The keyboard goes to the first way of going on."""
        self.buttons[self.choices[0].name].setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A click on the paper, or on the table beside it, leaves the keyboard here."""
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys shown, and Return for the first; arrows go along."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            focused = next((name for name, button in self.buttons.items() if button.hasFocus()), self.choices[0].name)
            self.choose(focused)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            names = list(self.buttons)
            at = next((n for n, name in enumerate(names) if self.buttons[name].hasFocus()), 0)
            self.buttons[names[(at + (1 if key == Qt.Key.Key_Right else -1)) % len(names)]].setFocus(
                Qt.FocusReason.TabFocusReason)
        else:
            found = next((c.name for c in self.choices if c.key and c.key.casefold() == event.text().casefold()), None)
            if found is None:
                event.ignore()
            else:
                self.choose(found)
