"""Setting words in a text document: formats from the look, and a browser that keeps what it was told to show."""
from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QToolTip, QWidget

from cardtable.showing.glossary import Glossary, Piece
from cardtable.table.paint import panels
from cardtable.table.paint.canvas import HINTS
from cardtable.table.paint.look import Look
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.fading import Fading

Run = tuple[str, QTextCharFormat]

PLAIN, BOXED, RULED = 0, 1, 2
"""What is drawn behind a paragraph, kept as its user state: nothing, the box of a law, a fine rule."""

BESIDE_BAR = 8
"""Between words and their scroll bar, at the usual size of letters."""

BOX = (16, 9, 12, 10)
"""How far the box of a law reaches beyond its words: left, top, right, below."""


def letters(look: Look, role: str, colour: str = "ink", link: str = "") -> QTextCharFormat:
    """How one run of words is set; with `link` it can be followed."""
    form = QTextCharFormat()
    form.setFont(look.font(role))
    form.setForeground(QColor(getattr(look.palette, colour)))
    if link:
        form.setAnchor(True)
        form.setAnchorHref(link)
    return form


def block(look: Look, role: str = "body", below: float = 9, above: float = 0, left: float = 0, right: float = 0,
          leading: float = 1.3) -> QTextBlockFormat:
    """How one paragraph is set; margins are in pixels at the usual text size."""
    form = QTextBlockFormat()
    form.setLineHeight(ceil(look.font(role).pixelSize() * leading), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    form.setTopMargin(above * look.furniture)
    form.setBottomMargin(below * look.furniture)
    form.setLeftMargin(left * look.furniture)
    form.setRightMargin(right * look.furniture)
    return form


class Reading(Dressed, QTextBrowser):
    """Words to be read, on whatever paper lies behind; `rewrite` sets them all anew when the look changes."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.words: Glossary | None = None       # whose meanings open on what is written from now on
        self._blank = True
        self.fadings = Fading(self, above=True), Fading(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What fades lies at head and foot."""
        super().resizeEvent(event)
        for fading in self.fadings:
            fading.lie(self.viewport().geometry())

    def dress(self) -> None:
        """Set everything again in the new look."""
        self.setViewportMargins(0, 0, round(BESIDE_BAR * self.look.furniture), 0)
        self.begin_afresh()
        self.rewrite()
        super().dress()

    def rewrite(self) -> None:
        """Put down, with `paragraph`, all there is to show."""

    def to_top(self) -> None:
        """Show the beginning; Qt's own cursor has gone to the end with what was written."""
        self.setTextCursor(QTextCursor(self.document()))
        self.verticalScrollBar().setValue(0)

    def enter(self) -> None:
        """The keyboard comes to the first way on that stands here, if there is one."""
        self.to_top()
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.focusNextPrevChild(True)
        if not self.hasFocus():                  # there is none, and Qt has gone on to what stands next
            self.setFocus(Qt.FocusReason.TabFocusReason)

    def begin_afresh(self) -> None:
        """An empty page."""
        self.document().clear()
        self._blank = True

    def paragraph(self, form: QTextBlockFormat, runs: Iterable[Run], behind: int = PLAIN) -> QTextBlock:
        """Add a paragraph at the end."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._blank:
            cursor.setBlockFormat(form)
            self._blank = False
        else:
            cursor.insertBlock(form, QTextCharFormat())
        for text, shape in runs:
            for piece in self.words.pieces(text) if self.words and not shape.isAnchor() else [Piece(text)]:
                cursor.insertText(piece.text, self._explained(shape, piece.means) if piece.means else shape)
        cursor.block().setUserState(behind)
        return cursor.block()

    def _explained(self, shape: QTextCharFormat, means: str) -> QTextCharFormat:
        """A word whose meaning opens when the pointer rests on it, with a dotted rule below."""
        form = QTextCharFormat(shape)
        form.setToolTip(f"<p>{escape(means)}</p>")
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        form.setUnderlineColor(QColor(self.look.palette.ornament))
        return form

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on such a word opens its meaning at once."""
        super().mouseReleaseEvent(event)
        at = self.cursorForPosition(event.position().toPoint())
        if not self.textCursor().hasSelection() and at.charFormat().toolTip():
            QToolTip.showText(event.globalPosition().toPoint(), at.charFormat().toolTip(), self)

    def ring_outline(self) -> tuple[QRectF, float]:
        """A little beyond the words, which reach the very edge."""
        return QRectF(self.rect()).adjusted(-7, -3, 3, 3), 6

    def paintEvent(self, event: QPaintEvent) -> None:
        """Boxes and rules, then the words."""
        painter = QPainter(self.viewport())
        painter.setRenderHints(HINTS)
        painter.translate(0, -self.verticalScrollBar().value())
        seen = QRectF(event.rect()).translated(0, self.verticalScrollBar().value())
        found = self.document().begin()
        while found.isValid():
            if found.userState() in (BOXED, RULED):
                body = self._words_of(found)
                if body.top() - 30 > seen.bottom():
                    break
                self._behind(painter, found.userState(), body)
            found = found.next()
        painter.end()
        super().paintEvent(event)

    def _words_of(self, found: QTextBlock) -> QRectF:
        """Where the words of a paragraph lie, across the whole page."""
        layout = found.layout()
        body = layout.boundingRect().translated(layout.position())
        return QRectF(0, body.y(), self.viewport().width(), body.height())

    def _behind(self, painter: QPainter, state: int, body: QRectF) -> None:
        scale = self.look.furniture
        if state == BOXED:
            _, top, _, foot = (side * scale for side in BOX)
            panels.law_box(painter, self.look, body.adjusted(0, -top, 0, foot))
        else:
            painter.fillRect(QRectF(0, round(body.center().y()), body.width(), 1), QColor(self.look.palette.rule))
