"""What stands on the page of the statistics: great figures, the curve of games won, and the game's own figures."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.store.results import Result
from cardtable.table.paint import lead_chart, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS
from cardtable.table.paint.look import Look
from cardtable.table.widgets.dressed import Breaking, Dressed

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
CURVE = 208                      # how high the curve is, at the usual size of letters
APART = 44                       # between two columns
WON = {"won": 1, "lost": -1, "drawn": 0}


class Great(NamedTuple):
    """A figure set large, what it is called, and what is to be said below that."""

    figure: str
    label: str
    note: str = ""


class Headline(Dressed, QWidget):
    """Great figures side by side, with rules between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.great: tuple[Great, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_great(self, great: Sequence[Great]) -> None:
        """These."""
        self.great = tuple(great)
        self.setAccessibleName("; ".join([", ".join([text for text in (one.label, one.figure, one.note) if text])
                                          for one in great]))
        self.dress()

    def _rows(self) -> tuple[float, float, float]:
        """Heights of figure, label and note."""
        look = self.look
        return (look.font("dial").pixelSize() * 1.16, look.font("label").pixelSize() * 1.25,
                look.font("citation").pixelSize() * 1.3)

    def sizeHint(self) -> QSize:
        """As wide as it is made."""
        return QSize(300, round(sum(self._rows()) + 6))

    def minimumSizeHint(self) -> QSize:
        """Its height is needed."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each in the middle of its share."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, wide = self.look, self.width() / max(1, len(self.great))
        high, label, note = self._rows()
        for n, one in enumerate(self.great):
            x = n * wide
            words.engraved(painter, QRectF(x, 0, wide, high), look.font("dial"), one.figure, look.palette.ink)
            words.engraved(painter, QRectF(x, high, wide, label), look.font("label"), one.label, look.palette.heading)
            words.engraved(painter, QRectF(x, high + label, wide, note), look.font("citation"), one.note,
                           look.palette.ink_second)
            if n:
                painter.setPen(QPen(QColor(look.palette.rule), 1))
                painter.drawLine(QPointF(x, high * .25), QPointF(x, high + label))


class Curve(Dressed, QWidget):
    """How many games more were won than lost, game by game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lead: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_results(self, results: Sequence[Result]) -> None:
        """Of these games, in the order of playing."""
        values = tuple(accumulate([WON[one.outcome] for one in results]))
        self.lead = values
        last = values[-1] if values else 0
        self.setAccessibleName(f"Curve of {len(values)} games: in the end {abs(last)} more "
                               f"{'won than lost' if last >= 0 else 'lost than won'}, at best {max((0, *values))} more "
                               f"won, at worst {-min((0, *values))} more lost")
        self.dress()

    def sizeHint(self) -> QSize:
        """Higher where letters are large."""
        return QSize(420, round(CURVE * self.look.furniture))

    def minimumSizeHint(self) -> QSize:
        """Its height is needed."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The engraved chart."""
        if self.lead:
            drawn = PIXMAPS.few(lead_chart.chart, self.look, self.width(), self.height(), (0, *self.lead),
                                "more won", "more lost")
            QPainter(self).drawPixmap(drawn.offset, drawn.pixmap)


class FigureList(Breaking):
    """A game's own figures with leaders from name to figure, in two columns where there is room."""

    WIDTH, LEAST = 420, 200
    ACROSS, UPWARDS = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[tuple[str, str], ...] = ()

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """These names and figures."""
        self.lines = tuple(lines)
        self.setAccessibleName("; ".join([f"{name}: {figure}" for name, figure in lines]))
        self.dress()

    def _high(self) -> float:
        return round(self.look.font("body").pixelSize() * 1.72)

    def _columns(self, width: float) -> int:
        body, figure = self.look.metrics("body"), self.look.metrics("figure strong")
        need = max([body.horizontalAdvance(name) + figure.horizontalAdvance(value) + 40 for name, value in self.lines],
                   default=0.0)
        return 2 if width >= 2 * need + APART else 1

    def heightForWidth(self, width: int) -> int:
        """All lines."""
        return round(self._high() * -(-len(self.lines) // self._columns(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Down the first column, then down the second."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        columns, high = self._columns(self.width()), self._high()
        rows = -(-len(self.lines) // columns)
        wide = (self.width() - APART * (columns - 1)) / columns
        for n, (name, figure) in enumerate(self.lines):
            column, row = divmod(n, rows)
            _leader(painter, self.look, QRectF(column * (wide + APART), row * high, wide, high), name, figure)


def _leader(painter: QPainter, look: Look, rect: QRectF, name: str, figure: str) -> None:
    """A name, dots, and its figure."""
    words.engraved(painter, rect, look.font("body"), name, look.palette.ink, align=LEFT)
    words.engraved(painter, rect, look.font("figure strong"), figure, look.palette.ink, align=RIGHT)
    begin = rect.x() + look.metrics("body").horizontalAdvance(name) + 8
    end = rect.right() - look.metrics("figure strong").horizontalAdvance(figure) - 8
    pen = QPen(QColor(look.palette.ornament), 1.6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([.01, 4])
    painter.setPen(pen)
    y = rect.center().y() + look.font("body").pixelSize() * .28
    if end > begin:
        painter.drawLine(QPointF(begin, y), QPointF(end, y))
