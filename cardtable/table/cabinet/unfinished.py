"""Boards of walnut at the head of the cabinet, each with a game that was left unfinished."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.store.saves import Saved
from cardtable.table.cabinet.vignette import vignette, window
from cardtable.table.guarded import Guarded
from cardtable.table.paint import panels, shadow
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS, Picture, blank, painting
from cardtable.table.paint.look import Look
from cardtable.table.widgets import BoneButton, OxbloodButton, Words
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.wording.phrases import day, opponents

MOST = 3
LEAST = 370             # wide, at the usual text size
CAST = shadow.Shadow(3, 2.2, .5)
WINDOW = QSize(132, 80)
PAD = 14
EDGE = 9                # for the board's shadow


def board(look: Look, width: float, height: float) -> Picture:
    """The board with its shadow."""
    image = blank(width + 2 * EDGE, height + 2 * EDGE, look.ratio)
    rect = QRectF(EDGE, EDGE, width, height)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, 10, CAST)
        panels.board(painter, look, rect)
    return Picture(image, EDGE)


class Cross(Pressed):
    """A small cross that puts something away."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """A small square."""
        side = round(22 * self.look.furniture)
        return QSize(side, side)

    def ring_outline(self) -> tuple[QRectF, float]:
        """Round."""
        return QRectF(self.rect()), self.width() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two strokes, brighter under the pointer."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        lit = self.underMouse() or self.hasFocus()
        pen = QPen(QColor(self.look.palette.title if lit else self.look.palette.pill_key), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, reach = QRectF(self.rect()).center(), self.width() * .2
        painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))


class Board(Dressed, QWidget):
    """One unfinished game: what lies there, against whom, how it stands, and since when."""

    resumed = Signal(int)
    removed = Signal(int)

    def __init__(self, saved: Saved, title: str, latest: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.saved = saved
        against = opponents(saved.players)
        self._picture = vignette(saved.game, str(saved.header.get("options", {}).get("form", "")))
        self._row = row = QHBoxLayout(self)
        row.setSpacing(10)
        self._words = QVBoxLayout()
        self._words.setSpacing(1)
        self._words.addStretch(1)
        self._words.addWidget(Words(title, "tile", "title", wrap=True))
        self._words.addWidget(Words(against, "body", "pill", wrap=True))
        how = ", ".join([text for text in (saved.caption, day(saved.touched)) if text])
        self._words.addWidget(Words(how, "citation", "subtitle", wrap=True))
        self._words.addStretch(1)
        row.addLayout(self._words, 1)
        self.resume = (OxbloodButton if latest else BoneButton)("Resume", small=True)
        self.resume.setAccessibleDescription(f"{title}, with {against}, {how}")
        self.resume.clicked.connect(lambda: self.resumed.emit(saved.id))
        row.addWidget(self.resume)
        self.cross = Cross(f"Put away this game with {against}", self)
        self.cross.clicked.connect(lambda: self.removed.emit(saved.id))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dress()

    def dress(self) -> None:
        """Leave room for the window of baize."""
        left = EDGE + PAD + self._window().width() + 16
        self._row.setContentsMargins(left, EDGE + PAD, EDGE + 30, EDGE + PAD)
        self.setMinimumHeight(self._window().height() + 2 * (EDGE + PAD))
        super().dress()

    def _window(self) -> QSize:
        return WINDOW * self.look.furniture if self.look.text < 1.5 else WINDOW

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cross stays in its corner."""
        super().resizeEvent(event)
        side = self.cross.sizeHint()
        self.cross.setGeometry(self.width() - EDGE - side.width() - 9, EDGE + 9, side.width(), side.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board, and the window in it."""
        painter = QPainter(self)
        drawn = PIXMAPS.get(board, self.look, self.width() - 2 * EDGE, self.height() - 2 * EDGE)
        painter.drawPixmap(0, 0, drawn.pixmap)
        place = QRect(0, 0, self._window().width(), self._window().height())
        place.moveCenter(QRect(EDGE + PAD, 0, place.width(), self.height()).center())
        painter.drawPixmap(place.topLeft(), PIXMAPS.get(window, self.look, self._picture, place.width(),
                                                        place.height()).pixmap)


class Strip(Guarded, QWidget):
    """The unfinished games touched last, as many as there is room for; the rest are among the records."""

    resumed = Signal(int)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boards: list[Board] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)

    def show_games(self, saved: Sequence[tuple[Saved, str]]) -> None:
        """These games, each with its title; the first was touched last."""
        for old in self.boards:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.boards = [Board(one, title, number == 0, self) for number, (one, title) in enumerate(saved[:MOST])]
        for made in self.boards:
            made.resumed.connect(self.resumed)
            made.removed.connect(self.removed)
            self._row.addWidget(made, 1)
        self.setVisible(bool(self.boards))
        self.fit()

    def fit(self) -> None:
        """Show as many as fit beside each other."""
        if self.boards:
            room = max(1, int(self.width() / (LEAST * (.2 + .8 * self.boards[0].look.text))))
            for number, made in enumerate(self.boards):
                made.setVisible(number < room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another number."""
        super().resizeEvent(event)
        self.fit()
