"""The sums of the rows, those of the columns, the total in its tablet, the light on a place, and the way of a serpent:
instruments that read the same."""
from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.devices.line_sums import drawn
from cardtable.devices.signs.told import Told
from cardtable.rules.deal import Deal
from cardtable.showing.line_sums import LineSum, LineSums
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import lettering, panels, words
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import Picture
from cardtable.table.paint.look import Look
from cardtable.table.wording.spoken import tell_name

NOTHING = LineSums((), (), 0, "")
TABLET = QSizeF(78, 56)


class Strip(Told):
    """What is read of a square, and how a subclass draws it; while the pointer is on a place of the square it tells
    what would be."""

    UNDER_CARDS = True                           # it belongs to them, and stays where they are
    sums = NOTHING

    def build(self) -> None:
        """One picture."""
        self._shown = picture(self)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def dress(self) -> None:
        super().dress()
        wear(self._shown, self._drawn())

    def _drawn(self) -> Kept:
        raise NotImplementedError

    def _kept(self, recipe: Callable[..., Picture], *told: object) -> Kept:
        return self.stage.pixmaps.few(recipe, self.stage.look, self.size().width(), self.size().height(), *told)

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """As the square stands."""
        self._tell(talk.line_sums(deal, seat) or NOTHING)

    def point(self, talk: Talk, deal: Deal, seat: int, spot: str) -> None:
        """As it would stand."""
        self._tell(talk.line_sums(deal, seat, spot) or NOTHING)

    def _tell(self, sums: LineSums) -> None:
        if sums != self.sums:
            self.sums = sums
            self.dress()
            self.show_numbers(())
            tell_name(self)

    def forget(self) -> None:
        """Nothing lies there."""
        self._tell(NOTHING)

    def caption(self) -> str:
        return ""


class RowSums(Strip):
    """At the right of the square."""

    SIZE = QSizeF(132, 610)

    def _drawn(self) -> Kept:
        return self._kept(drawn.rows, self.sums.rows)

    @property
    def written(self) -> QRectF | None:
        """As wide as points and words are."""
        if not self.sums.rows:
            return None
        rect, middles = self.sceneBoundingRect(), [one.at * self.stage.look.unit for one in self.sums.rows]
        half = self.stage.look.metrics("worth", drawn.FIGURE).height() / 2
        wide = drawn.row_width(self.stage.look, self.sums.rows, rect.width())
        return QRectF(rect.left(), rect.center().y() + min(middles) - half, wide,
                      max(middles) - min(middles) + 2 * half)

    def sentence(self) -> str:
        told = " ".join(self.sums.in_words()[:len(self.sums.rows)]).rstrip(".")
        return f"The rows. {told}" if told else "The rows: nothing lies there"


class ColumnSums(Strip):
    """Below it."""

    SIZE = QSizeF(452, 78)
    PITCH = 90.0

    @property
    def written(self) -> QRectF | None:
        """The points, from the first column to the last; words below them there may not be."""
        if not self.sums.columns:
            return None
        rect, middles = self.sceneBoundingRect(), [one.at for one in self.sums.columns]
        unit, half = self.stage.look.unit, self.pitch / 2
        return QRectF(rect.center().x() + (min(middles) - half) * unit, rect.top(),
                      (max(middles) - min(middles) + 2 * half) * unit,
                      min(rect.height(), self.stage.look.metrics("worth", drawn.FIGURE).height()))

    @property
    def pitch(self) -> float:
        """From column to column at unit 1: less than usual where more are seen than the square will have."""
        lie = sorted([one.at for one in self.sums.columns])
        return min([self.PITCH, *[other - one for one, other in pairwise(lie)]])

    def _drawn(self) -> Kept:
        return self._kept(drawn.columns, self.sums.columns, self.pitch * self.stage.look.unit)

    def sentence(self) -> str:
        told = " ".join(self.sums.in_words()[len(self.sums.rows):]).rstrip(".")
        return f"The columns. {told}" if told else "The columns: nothing lies there"


def tablet(look: Look, width: float, text: str) -> Picture:
    """The total, engraved in rosewood."""
    with panels.instrument(look, width, TABLET.width(), TABLET.height(), 8) as (painter, shown):
        painter.setPen(QPen(QColor("#E2BC83"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(4.5, 4.5, TABLET.width() - 9, TABLET.height() - 9), 5, 5)
        words.engraved(painter, QRectF(0, 0, TABLET.width(), TABLET.height()), lettering.exact("dial", 33), text,
                       "#F1DCA6")
    return shown


class SquareTotal(Strip):
    """The sum of all ten."""

    SIZE = TABLET
    DROP = 14
    TELLS_SCORES = True

    @property
    def written(self) -> QRectF | None:
        """All of it."""
        return self.sceneBoundingRect() if self.sums.rows else None

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.few(tablet, self.stage.look, self.size().width(), str(self.sums.total))

    def caption(self) -> str:
        return self.sums.note

    def sentence(self) -> str:
        return f"All together {self.sums.total}, {self.sums.note}" if self.sums.note else "The total: nothing yet"


class SquareBand(Strip):
    """Under the place where the card called would lie: its row, its column, and the card."""

    SIZE = QSizeF(470, 640)

    def _drawn(self) -> Kept:
        told, plain = self.sums, LineSum(0, 0, "")
        if told.held is None:
            return self._kept(drawn.nothing)
        rows, columns = [tuple([plain._replace(at=one.at, lit=one.lit) for one in lines])
                         for lines in (told.rows, told.columns)]
        return self._kept(drawn.band, rows, columns, told.card, told.held.text)

    def sentence(self) -> str:
        return "Where the card would lie" if self.sums.held is not None else "No place is looked at"


class SerpentWay(Strip):
    """On the cards."""

    SIZE = QSizeF(450, 640)
    OVER_CARDS = True

    def _drawn(self) -> Kept:
        return self._kept(drawn.way, self.sums.way, self.sums.card)

    def sentence(self) -> str:
        return "The way in which the cards were laid"
