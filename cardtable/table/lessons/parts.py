"""Parts of the lesson's page: how far one is, and an answer that can be given."""
from __future__ import annotations

from html import escape
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget

from cardtable.showing.glossary import Glossary
from cardtable.table.paint import marks, words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.widgets import Label
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
DISC, LEFT_OF, RIGHT_OF, ABOVE = 24, 12, 12, 8          # of an answer, at the usual size of letters
HIGH, GAP = 5, 5                                 # of the strokes that tell how far one is
MOST_STROKES = 40


class Progress(Dressed, QWidget):
    """A stroke for every page: those behind dark, the one that lies open lighter, those to come pale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.at, self.many = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_at(self, number: int, many: int) -> None:
        """Page `number`, from 0, of so many."""
        self.at, self.many = number, many
        self.setAccessibleName(f"Step {number + 1} of {many}")
        self.update()

    def sizeHint(self) -> QSize:
        """One line of strokes."""
        return QSize(120, round(HIGH * self.look.furniture) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The strokes."""
        painter, colours = QPainter(self), self.look.palette
        painter.setRenderHints(HINTS)
        high = HIGH * self.look.furniture
        gap = GAP if self.many <= MOST_STROKES else 0
        wide = (self.width() - gap * (self.many - 1)) / self.many
        for number in range(self.many):
            colour = QColor(colours.oxblood if number <= self.at else colours.rule)
            if number == self.at and not colours.plain:
                colour.setAlpha(150)
            painter.fillPath(rounded(QRectF(number * (wide + gap), 2, wide, high), high / 2), colour)


class AnswerLine(Pressed):
    """An answer in as many lines as it needs, with its number; `came` is how it was, once it has been given."""

    def __init__(self, text: str, number: int, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.number = number
        self.came: Literal["", "right", "wrong"] = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)    # fixed, it would keep the
        policy.setHeightForWidth(True)                                      # height it had before its width was known
        self.setSizePolicy(policy)

    def show_came(self, came: Literal["", "right", "wrong"]) -> None:
        """It was given."""
        self.came = came
        self.setAccessibleDescription({"": "", "right": "Right.", "wrong": "Not this one."}[came])
        self.update()

    def _lines(self, width: float) -> list[str]:
        scale = self.look.furniture
        room = width - (LEFT_OF + DISC + 10 + RIGHT_OF) * scale - 6
        return words.wrapped(self.look.font("strong"), self.text(), room)

    def hasHeightForWidth(self) -> bool:
        """Words break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Its lines, and air."""
        scale, line = self.look.furniture, self.look.metrics("strong").lineSpacing()
        return round(max(DISC * scale, line * len(self._lines(width))) + 2 * ABOVE * scale + 6)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(240, self.heightForWidth(max(240, self.width())))

    def minimumSizeHint(self) -> QSize:
        """It may be narrow."""
        return QSize(120, self.heightForWidth(max(120, self.width())))

    def ring_outline(self) -> tuple[QRectF, float]:
        """The paper it is written on."""
        return QRectF(self.rect()).adjusted(2, 2, -2, -4), 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Raised paper, the number on a disc, the words; a mark when it has been given."""
        look, scale, colours = self.look, self.look.furniture, self.look.palette
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body, radius = self.ring_outline()
        edge = {"": colours.field_edge, "right": colours.best, "wrong": colours.costly}[self.came]
        ground = QColor(colours.paper_raised)
        if self.underMouse() and not self.came:
            ground = QColor("#FFE14D" if colours.plain else "#FFFBF0")
        painter.fillPath(rounded(body, radius), ground)
        painter.setPen(QPen(QColor(edge), 2 if self.came or colours.plain else 1))
        painter.drawPath(rounded(body, radius))
        middle = QPointF(body.x() + (LEFT_OF + DISC / 2) * scale, body.center().y())
        if self.came:
            marks.grade(painter, look, "best" if self.came == "right" else "costly", middle, scale)
        else:
            painter.setPen(QPen(QColor(colours.field_edge), 1))
            painter.setBrush(QColor(colours.paper))
            painter.drawEllipse(middle, DISC / 2 * scale, DISC / 2 * scale)
            disc = QRectF(middle.x() - DISC * scale / 2, middle.y() - DISC * scale / 2, DISC * scale, DISC * scale)
            words.engraved(painter, disc, look.font("key"), str(self.number), colours.ink_second)
        line, lines = look.metrics("strong").lineSpacing(), self._lines(self.width())
        x, y = middle.x() + (DISC / 2 + 10) * scale, body.center().y() - line * len(lines) / 2
        for number, text in enumerate(lines):
            words.engraved(painter, QRectF(x, y + number * line, body.right() - x, line), look.font("strong"), text,
                           colours.ink, align=LEFT)


class Said(Dressed, QWidget):
    """What is said to an answer or a move, beside a stroke in the colour of right or wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.right = True
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 10, 10)
        self.words = Label("", wrap=True)
        column.addWidget(self.words)

    def say(self, right: bool, text: str) -> None:
        """These words."""
        self.right = right
        self.words.setText(text)
        self.setVisible(bool(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The stroke, and a tint behind the words."""
        painter, colours = QPainter(self), self.look.palette
        colour = QColor(colours.best if self.right else colours.costly)
        painter.fillRect(QRectF(0, 0, 3, self.height()), colour)
        if not colours.plain:
            colour.setAlpha(18)
            painter.fillRect(QRectF(3, 0, self.width() - 3, self.height()), colour)


class Explained(Label):
    """Words on paper of which those of the old books open their meaning, for a pointer or from the keyboard."""

    def __init__(self, words: Glossary, parent: QWidget | None = None) -> None:
        super().__init__("", wrap=True, parent=parent)
        self.words = words
        self.setTextFormat(Qt.TextFormat.RichText)
        flags = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.setTextInteractionFlags(flags)
        self.linkHovered.connect(self._open)
        self.linkActivated.connect(self._open)

    def say(self, text: str) -> None:
        """A text, its words told apart."""
        ink = self.look.palette.ink
        self.setText("".join([
            f'<a href="{escape(piece.means)}" style="color:{ink}">{escape(piece.text)}</a>' if piece.means else
            escape(piece.text) for piece in self.words.pieces(text)]))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if "<a " in self.text() else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(text)

    def _open(self, means: str) -> None:
        at = QCursor.pos() if self.underMouse() else self.mapToGlobal(self.rect().bottomLeft())
        QToolTip.showText(at, f"<p>{escape(means)}</p>" if means else "", self)
