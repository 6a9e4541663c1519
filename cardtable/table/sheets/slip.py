"""The slip that ends a deal: a drawer of paper over the page of the book, or where that is folded a sheet on the cloth.

All hands lie open on it, what was scored adds up, and one plain way leads on.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.table.book.sheet import Sheet
from cardtable.table.sheets.ending import Ending
from cardtable.table.sheets.slip_hands import Accounts, Hands
from cardtable.table.sheets.ways_on import Choice, WaysOn
from cardtable.table.widgets import Balanced, Label, Ornament, PaperSheet
from cardtable.table.widgets.folio import BAR, Roll
from cardtable.table.widgets.ring import UNRINGED

WIDE, TOP = 896, .46         # of the sheet on the cloth, at the usual text size; and how low it begins, of the cloth
LOW = 10                     # between its foot and the player's own plate, and between its head and instruments
PADDING, CLOSE = 26, 18      # of the paper; and above and below what lies on a sheet on the cloth
BEYOND, SLIDE = 16, 260      # pixels that a drawer may go on beyond the window; milliseconds in which it comes out
SUMS, LEDGER = 276, 238      # width of the sums beside the hands; and where they are accounts
CARDS = (46, 40, 34)         # widths, the widest that leaves room, in a window that does not make its words grow
UNBOUNDED = (1 << 24) - 1     # pixels: what Qt takes for no limit
LEAST, MOST = 60, 1.8        # pixels of what scrolls that are seen; times the usual width, of cards where there is room
SIDE_BY_SIDE = {False: 2, True: 3}       # hands, and accounts, on the cloth


class Slip(PaperSheet):
    """`chosen` tells the name of the way taken; keys that are shown press it, Return the first.

    A drawer folds to its head and foot when a page of the book is turned to, and opens again at a click on it.
    """

    chosen = Signal(str)
    lies_folded = Signal(int)
    """A drawer covers no more of the page than its foot, so many pixels; 0 when it lies open over all of it."""

    def __init__(self, title: str, lines: Sequence[str], choices: Sequence[Choice], guard: int,
                 parent: QWidget | None = None) -> None:
        super().__init__(lined=True, padding=PADDING, parent=parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        self.title = Label(title, "sheet", wrap=self.look.large, parent=self)
        self.whole, self.least = " ".join(lines), ""     # of what is told; what of it no sums tell, and stays
        self.told = Balanced(self.whole, "event", "ink_second", wrap=True, parent=self)
        self.ornament = Ornament(self)
        self.ways = WaysOn(choices, guard, self)
        self.ways.chosen.connect(self.chosen)
        self.roll = Roll(title, self)
        self.sheet = Sheet()                 # the sums
        self.drawn = self.folded = self.over = False
        self.best = 0                        # how high it would be on the cloth, were there room
        self._drawer = QRect()
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setVerticalSpacing(6)
        self.grid.setHorizontalSpacing(PADDING)

    @property
    def beyond(self) -> int:
        """How far its paper goes on beyond the window's edge, as a drawer."""
        return BEYOND

    @property
    def _unseen(self) -> int:
        """How much of a drawer's paper is not seen."""
        return max(0, self.beyond)

    @property
    def buttons(self) -> dict[str, QWidget]:
        """By the name of the way each leads."""
        return dict(self.ways.buttons)

    def papers(self) -> list[QRect]:
        """Where paper lies on the cloth, in the coordinates of what holds it."""
        return [] if self.drawn and not self.over else [self.body.translated(self.pos())]

    @property
    def tells(self) -> bool:
        """Whether what was told of the end stands below the title."""
        return bool(self.told.text())

    def _tell(self, words: str) -> None:
        """So much of it, unless a drawer is folded."""
        self.told.setText(words)
        self.told.setVisible(self.tells and not self.folded)

    def put_away(self) -> None:
        """It is read, and goes."""
        self.hide()
        self.deleteLater()

    def choose(self, name: str) -> None:
        """Nothing is taken before it can have been read."""
        self.ways.choose(name)

    # --- where it lies

    def lie(self, cloth: QRect, drawer: QRect | None, top: int, foot: int) -> None:
        """In the drawer; or on the cloth, between `top`, where instruments end, and `foot`, where a plate begins."""
        self._slide.stop()
        self.drawn = drawer is not None
        self.over = drawer is not None and drawer.intersects(cloth)
        self._drawer = drawer or QRect()
        aside, below = self.edge + PADDING, self.edge + self._padding
        self.setContentsMargins(aside, below, aside + (self._unseen if self.drawn else 0), below)
        self.folded = self.folded and self.drawn
        self.arrange()
        if drawer is not None:
            self._in_drawer()
        else:
            self._on_cloth(cloth, top, foot)
            self.lies_folded.emit(0)
        self.ways.updateGeometry()               # what was reckoned for another width is not seen even once
        self.grid.activate()

    @property
    def cards(self) -> list[int]:
        """The widths of cards that are tried; as words do, they grow with the window."""
        return [round(card * max(1.0, self.look.growth)) for card in CARDS]

    def larger(self, wide: int) -> list[int]:
        """Widths that are tried before them, where words grow and much room is left, so `wide`."""
        return []

    @property
    def _padding(self) -> int:
        """Above and below what lies on it."""
        return PADDING if self.drawn else CLOSE

    def arrange(self) -> None:
        """What lies on it, one below the other."""
        parts: tuple[QWidget, ...] = (self.title, self.told, self.ornament, self.roll, self.ways)
        for row, part in enumerate(parts):
            self.grid.removeWidget(part)
            self.grid.addWidget(part, row, 0, 1, 2)
        self.grid.setRowStretch(3, 1)
        self.ways.lay(self.drawn)

    def shrink(self, card: int, brief: bool = False, whole: bool = False, close: bool = True) -> None:
        """Cards no wider than this; `brief`, with as few words as may be, the sums `close`, and of accounts only heads
        of cards, if not the `whole` is to be seen."""

    def fit(self, wide: int) -> None:
        """On the cloth, so wide, nothing is pushed over its edge."""

    def roll_up(self) -> None:
        """More of it than sums scrolls, where it lies over a low cloth."""

    def _in_drawer(self) -> None:
        self.roll.setMaximumHeight(UNBOUNDED)
        self.roll.setVisible(not self.folded)
        self._tell(self.whole)
        paper = self._drawer.adjusted(0, 0, self.beyond, 0)
        bar = self.roll.verticalScrollBar().sizeHint().width()
        self.sheet.fold(self.over, paper.width() - 2 * PADDING - self._unseen - max(bar, BAR))
        for card in [*self.larger(paper.width() - 2 * PADDING - self._unseen), *self.cards]:
            self.shrink(card)
            if self.high(paper.width()) <= paper.height():
                break
        else:
            for whole, card, close in product((True, False), self.cards, (False, True)):
                self.shrink(card, brief=True, whole=whole, close=close)
                if self.high(paper.width()) <= paper.height():
                    break
            if self.over or self.high(paper.width()) > paper.height():       # the sums tell the same
                self._tell(self.least)
                self.ornament.hide()
            if self.over:                                # a low one
                self.roll_up()
                self.ways.lay(stacked=True, keys=False)
                self.roll.setMaximumHeight(self._left_beside_ways(paper))
        if self.folded:
            paper.setTop(paper.bottom() - self.high(paper.width()))
        self.place(paper)
        self.setMask(self.rect().adjusted(0, self.edge, 0, 0))       # the tabs above it are not under its shadow
        self.lies_folded.emit(paper.height() if self.folded else 0)

    def _left_beside_ways(self, paper: QRect) -> int:
        """How high what scrolls may be, so that no way on is cut off."""
        inner, gap = paper.width() - 2 * PADDING - self._unseen, self.grid.verticalSpacing()
        parts = [part for part in (self.title, self.told, self.ways) if part.parent() is self and not part.isHidden()]
        return max(LEAST, paper.height() - 2 * self._padding - sum([tall(part, inner) + gap for part in parts]))

    def _on_cloth(self, cloth: QRect, top: int, foot: int) -> None:
        """As low as there is room; where there is too little it covers the plate rather than an instrument."""
        self.clearMask()
        self.sheet.fold(False)
        self.roll.setMaximumHeight(UNBOUNDED)
        self.roll.show()
        self._tell(self.whole)
        wide = min(round(WIDE * (.4 + .6 * self.look.text)), cloth.width() - 24)
        self.shrink(self.cards[0])
        self.best = self.high(wide)
        if self.best > cloth.height() - 2 * LOW:         # the sums tell the same
            self._tell(self.least)
            self.best = self.high(wide)
        for card in self.cards:
            self.shrink(card)
            if self.high(wide) <= foot - top - 2 * LOW:
                break
        if self.high(wide) > cloth.height() - 2 * LOW:
            self.shrink(self.cards[-1], brief=True)
        self.fit(wide)
        high = min(self.high(wide), cloth.height() - 2 * LOW)
        y = min(cloth.top() + round(TOP * cloth.height()), foot - LOW - high)
        if y < top + LOW:
            y = max(cloth.top() + LOW, min(top + LOW, cloth.bottom() - LOW - high))
        self.place(QRect(cloth.center().x() - wide // 2, y, wide, high))

    def high(self, wide: int) -> int:
        """How high paper so wide must be."""
        inner = wide - 2 * PADDING - (self._unseen if self.drawn else 0)
        parts = [part for part in (self.title, self.told, self.ornament, self.ways) if not part.isHidden()]
        high = sum([tall(part, inner) for part in parts]) + self.grid.verticalSpacing() * len(parts)
        return high + 2 * self._padding + (0 if self.roll.isHidden() else self.content_high(inner))

    def content_high(self, wide: int) -> int:
        """How high what scrolls would be, so wide."""
        return self.roll.heightForWidth(wide)

    def slide_out(self, milliseconds: int) -> None:
        """The drawer comes out of the window's edge."""
        if self.drawn and milliseconds:
            self._slide.setDuration(milliseconds)
            self._slide.setStartValue(self.pos() + QPoint(self.width(), 0))
            self._slide.setEndValue(self.pos())
            self._slide.start()

    def fold(self, folded: bool) -> None:
        """A drawer gives the page free, but for its head and foot; or lies open again."""
        if self.drawn and folded != self.folded:
            self.folded = folded
            self._slide.stop()
            self._in_drawer()

    def take_focus(self) -> None:
        """The keyboard goes to the first way of going on, without a ring: Enter is written on it."""
        self.ways.first.setProperty(UNRINGED, True)
        self.ways.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Who goes about by Tab sees where he is."""
        self.ways.first.setProperty(UNRINGED, False)
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A click on the paper, or on the table beside it, leaves the keyboard here."""
        self.take_focus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on what shows of a folded drawer opens it."""
        self.fold(False)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys shown, and Return for the first."""
        if not self.ways.key(event):
            event.ignore()


def tall(widget: QWidget, wide: int) -> int:
    """How high a widget must be, so wide."""
    return widget.heightForWidth(wide) if widget.hasHeightForWidth() else widget.sizeHint().height()


class DealSlip(Slip):
    """The slip of a deal: hands and sums, below each other or side by side."""

    def __init__(self, ending: Ending, choices: Sequence[Choice], guard: int, parent: QWidget | None = None) -> None:
        super().__init__(ending.title, ending.lines, choices, guard, parent)
        self.ending = ending
        self.hands: Accounts | Hands = Accounts(ending.laid) if ending.accounts else Hands(ending.shared, ending.laid)
        self.sheet.show_rows(*ending.sums)
        self.side = Roll("Score", self)
        self._inside, self._beside = self.roll.column(spacing=8), self.side.column()
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self.hands)
        self._inside.addStretch(1)
        self._beside.addStretch(1)

    def arrange(self) -> None:
        """In a drawer below each other; on the cloth the hands are at the left, and the sums at the right."""
        super().arrange()
        (self._inside if self.drawn else self._beside).insertWidget(int(self.drawn), self.sheet)
        self.told.setAlignment(Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft if self.drawn else Qt.AlignmentFlag.AlignRight))
        self.side.setVisible(not self.drawn)
        self.ornament.setVisible(self.drawn)
        self.grid.setColumnStretch(1, 1)
        grown = .2 + .8 * self.look.text if self._below else .4 + .6 * self.look.text
        least = self.sheet.minimumSizeHint().width() + 2 * BAR               # money is longer than points
        self.side.setFixedWidth(max(round((LEDGER if self.ending.accounts else SUMS) * grown), least))
        if not self.drawn:
            self.grid.addWidget(self.title, 0, 0)
            self.grid.addWidget(self.told, 0, 1)
            self.grid.addWidget(self.roll, 3, 0, 1, 2)
            self.grid.addWidget(self.side, 0, 2, 4 if self._below else 5, 1)
            self.grid.addWidget(self.ways, 4, 0, 1, 3 if self._below else 2)

    @property
    def _below(self) -> bool:
        """Whether the ways on lie below both halves, because a line of large letters is longer than one of them."""
        return not self.drawn and self.look.large

    def high(self, wide: int) -> int:
        """On the cloth the higher of its two halves counts, and what is told stands beside the title."""
        if self.drawn:
            return super().high(wide)
        inner = wide - 2 * PADDING
        left = inner - self.side.width() - PADDING
        beside = left - self.title.sizeHint().width() - PADDING
        head = max(tall(self.title, left), 0 if self.told.isHidden() else tall(self.told, beside))
        hands, sums = head + tall(self.hands, left) + 2, tall(self.sheet, self.side.width())
        ways, between = tall(self.ways, inner if self._below else left), 3 * self.grid.verticalSpacing()
        return 2 * CLOSE + between + (max(sums, hands) + ways if self._below else max(sums - between, hands + ways))

    def fit(self, wide: int) -> None:
        """The sums keep room for a bar only where the hands leave it."""
        left = wide - 2 * PADDING - self.grid.horizontalSpacing() - self.roll.minimumSizeHint().width()
        if left < self.side.width():
            self.side.setFixedWidth(max(left, self.sheet.minimumSizeHint().width()))

    def content_high(self, wide: int) -> int:
        """Hands and sums."""
        inside = wide - BAR                      # whether a bar stands there or not
        return tall(self.hands, inside) + self._inside.spacing() + tall(self.sheet, inside) + 2

    def larger(self, wide: int) -> list[int]:
        """No hand lies closer for it than it would."""
        widest = min(self.hands.widest(wide), MOST * self.cards[0]) if self.look.growth > 1 else 0
        return [card for part in (1.0, .85) if (card := round(part * widest)) > self.cards[0]]

    def shrink(self, card: int, brief: bool = False, whole: bool = False, close: bool = True) -> None:
        """Fewer hands side by side where they are few, or letters large; short ones two by two in a drawer that could
        not show the sums otherwise."""
        two_by_two = brief and isinstance(self.hands, Accounts) and self.hands.short
        abreast = 1 + two_by_two if self.drawn or self.look.large else SIDE_BY_SIDE[self.ending.accounts]
        self.hands.lay(abreast, card, brief and not (whole and self.ending.accounts))
        self.sheet.tight, self.sheet.cramped = not self.drawn or card < self.cards[0], brief and close
        self.sheet.updateGeometry()
