"""A hand laid on paper, from which cards are chosen with the mouse or the keyboard."""
from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.cards import Card, Cards
from cardtable.table.guarded import Guarded
from cardtable.table.paint import deck
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.flow import Flow
from cardtable.table.wording.spoken import name_of

WIDE = 84                        # of a card
RISE = 14                        # of one chosen
EDGE = 6                         # left for shadow and ring


class PickCard(Pressed):
    """One card of the hand: it rises when it is chosen."""

    def __init__(self, card: Card, place: int, of: int, parent: QWidget | None = None, wide: int = WIDE) -> None:
        super().__init__("", parent)
        self.card, self._place, self._of, self._wide = card, place, of, wide
        self.setCheckable(True)
        self.toggled.connect(lambda _: self.say_name())
        self.say_name()

    def say_name(self) -> None:
        """As in "queen of spades, third of six, chosen"."""
        self.setAccessibleName(name_of(self.card, self._place, self._of, selected=self.isChecked()))

    def sizeHint(self) -> QSize:
        """The card, where it lies and where it rises to."""
        return QSize(self._wide + 2 * EDGE, round(deck.height(self._wide)) + self._rise + 2 * EDGE)

    @property
    def _rise(self) -> int:
        return round(RISE * self._wide / WIDE)

    def _body(self) -> QRectF:
        top = EDGE + (0 if self.isChecked() else self._rise)
        return QRectF(EDGE, top, self._wide, deck.height(self._wide))

    def ring_outline(self) -> tuple[QRectF, float]:
        """The card's own edge."""
        return self._body(), deck.CORNER * self._wide

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card; brass about it when it is chosen."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body, look = self._body(), self.look
        kept = PIXMAPS.get(deck.card, look, self.card.text[:2], float(self._wide))
        painter.drawPixmap(body.topLeft() + kept.offset, kept.pixmap)
        if self.isChecked():
            painter.setPen(QPen(QColor(look.palette.oxblood if look.palette.plain else look.palette.brass), 3))
            round_ = deck.CORNER * self._wide
            painter.drawRoundedRect(body.adjusted(-1, -1, 1, 1), round_, round_)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up chooses, down puts back; sideways goes along, which is the hand's business."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            if self.isChecked() != (event.key() == Qt.Key.Key_Up):
                self.click()
        else:
            super().keyPressEvent(event)


class Hand(Guarded, QWidget):
    """The cards side by side; `changed` tells that others are chosen.  No more than `most` can be."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, wide: int = WIDE) -> None:
        super().__init__(parent)
        self.most, self._wide = 0, wide
        self.cards: list[PickCard] = []
        self._flow = Flow(gap=0, line_gap=0, parent=self)

    def show_cards(self, cards: Cards, most: int, in_row: int | None = None) -> None:
        """Another hand, so many in a row at most."""
        self.most, self._flow.most = most, in_row
        while self._flow.takeAt(0) is not None:
            pass
        for old in self.cards:
            old.hide()
            old.deleteLater()
        self.cards = [PickCard(card, place, len(cards), self, self._wide) for place, card in enumerate(cards)]
        for card in self.cards:
            self._flow.addWidget(card)
            card.clicked.connect(lambda _=False, card=card: self._clicked(card))
            card.show()
        self.updateGeometry()

    def allow(self, cards: Collection[Card]) -> None:
        """Only these can be chosen."""
        for one in self.cards:
            one.setEnabled(one.card in cards)

    @property
    def chosen(self) -> Cards:
        """The cards chosen, in the order of the hand."""
        return tuple([one.card for one in self.cards if one.isChecked()])

    def _clicked(self, card: PickCard) -> None:
        """Who chooses one too many puts back the first of the others; where none is wanted, that one."""
        if len(self.chosen) > self.most:
            next((one for one in self.cards if one.isChecked() and one is not card), card).setChecked(False)
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right along the hand."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        free = [card for card in self.cards if card.isEnabled()]
        at = next((n for n, card in enumerate(free) if card.hasFocus()), None)
        if step is None or at is None:
            event.ignore()
            return
        free[(at + step) % len(free)].setFocus(Qt.FocusReason.TabFocusReason)
