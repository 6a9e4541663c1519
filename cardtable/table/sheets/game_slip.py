"""The end of a game: its own picture on the cloth, with the companion's word, the lead and what was paid; and the ways
on in the drawer, or beneath the picture where the book is folded."""
from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.table.book.sheet import Sheet
from cardtable.table.paint import cameos, lead_chart, shades, wells
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.sheets.ending import Farewell, GameEnding, Lead, Sums
from cardtable.table.sheets.slip import LOW, PADDING, Slip
from cardtable.table.sheets.ways_on import Choice
from cardtable.table.widgets import Label, Ornament, PaperSheet
from cardtable.table.widgets.dressed import Dressed

WIDE, HIGH = 908, 412        # of the picture at unit 1
TITLE = 36                   # pixels
CAMEO, SMALL_CAMEO = 176, 108            # how high the cameo is, on its own paper and where the ways on lie there too
CHART, NARROW = (300, 116), 190          # the least size of the chart, and its width beside large letters
HIGHS = (210, 160, 116)                  # how high it would be, the highest for which there is room
ASIDE, SETTLED = 176, 150    # widths of the companion's column and of the settlement's
COIN, IN_ROW, MOST_SHOWN = 20, 6, 24     # a counter's width; how many lie in a row; more are told, not shown
FILLS = 100                  # how much more of the paper's height the picture takes than what lies below it
CENTRE = Qt.AlignmentFlag.AlignHCenter
SCORE = re.compile(r"(\d) to (\d)")     # "48 to 0", which is not broken


class Cameo(Dressed, QWidget):
    """The companion in his oval; nothing where no cameo is drawn of him."""

    def __init__(self, persona: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.persona, self.high = persona, CAMEO
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """With its shadow."""
        drawn = self.persona in shades.SHADES
        return QSize(round(cameos.width(self.high)) + 8, self.high + 8) if drawn else QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture from the cache."""
        if self.persona in shades.SHADES:
            kept = PIXMAPS.get(cameos.cameo, self.look, float(self.high), self.persona)
            QPainter(self).drawPixmap(QPointF(4, 4) + kept.offset, kept.pixmap)


class Chart(Dressed, QWidget):
    """The lead after each deal."""

    def __init__(self, lead: Lead, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lead, self.high = lead, HIGHS[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(lead.note)
        begun = [f"at first: {lead.begun:+d}"] if lead.begun else []
        self.setAccessibleDescription(", ".join(
            [*begun, *[f"{n}: {points:+d}" for n, points in enumerate(lead.points, 1)]]))

    def minimumSizeHint(self) -> QSize:
        """So small it can still be read."""
        return QSize(NARROW if self.look.large else CHART[0], CHART[1])

    def sizeHint(self) -> QSize:
        """As high as it has been told to be."""
        return QSize(478, self.high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture from the cache."""
        lead = self.lead
        kept = PIXMAPS.few(lead_chart.chart, self.look, float(self.width()), float(self.height()),
                           lead.line, lead.before, lead.behind)
        QPainter(self).drawPixmap(QPointF(0, 0), kept.pixmap)


class Counters(Dressed, QWidget):
    """So many counters, six in a row."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """All rows."""
        rows = -(-self.number // IN_ROW)
        return QSize(min(self.number, IN_ROW) * (COIN + 1) + 4, rows * (COIN + 2) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """From left to right, row by row."""
        painter = QPainter(self)
        kept = PIXMAPS.get(wells.pearl, self.look, COIN / wells.COUNTER / 2 * wells.ACROSS)
        for n in range(self.number):
            row, column = divmod(n, IN_ROW)
            painter.drawPixmap(QPointF(2 + column * (COIN + 1), 2 + row * (COIN + 2)) + kept.offset, kept.pixmap)


class GamePicture(Dressed, QWidget):
    """Who has won, the companion, the chart, the settlement."""

    def __init__(self, ending: GameEnding, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "none")
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        title = Label(SCORE.sub("\\1\u00a0to\u00a0\\2", ending.title), "sheet", wrap=True, px=TITLE)
        title.setAlignment(CENTRE)
        column.addWidget(title)
        if ending.lines and not (ending.rubber and self.look.large):     # the sheet tells the same
            told = Label(" ".join(ending.lines), "event", "ink_second", wrap=True)
            told.setAlignment(CENTRE)
            column.addWidget(told)
        self.ornament = Ornament()
        column.addWidget(self.ornament)
        self.cameo: Cameo | None = None
        self.chart: Chart | None = None
        row = QHBoxLayout() if ending.rubber is None or not self.look.large else QVBoxLayout()
        row.setSpacing(PADDING)
        parts = [(self._rubber(ending.rubber) if ending.rubber else self._lead(ending.lead), 1),
                 (self._settlement(ending), 0)]
        if ending.farewell is not None:
            parts.insert(0 if isinstance(row, QHBoxLayout) else 2, (self._companion(ending.farewell), 0))
        for part, stretch in parts:
            row.addLayout(part, stretch)
        column.addLayout(row, 1)

    def crowd(self, crowded: bool) -> None:
        """The ways on lie on the same paper."""
        self.ornament.setVisible(not crowded)
        if self.cameo is not None:
            self.cameo.high = SMALL_CAMEO if crowded else CAMEO
            self.cameo.updateGeometry()

    def shrink(self, high: int) -> None:
        """The chart no higher than this."""
        if self.chart is not None:
            self.chart.high = high
            self.chart.updateGeometry()
        self._column.activate()                  # so that its height can be asked for at once
        self.updateGeometry()

    def _companion(self, farewell: Farewell) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addStretch(1)
        self.cameo = Cameo(farewell.persona)
        column.addWidget(self.cameo, 0, CENTRE)
        said = [Label(f"“{farewell.words}”", "note", "ink_second", wrap=True)] if farewell.words else []
        for words in (Label(farewell.name, "tile", wrap=True), *said):
            words.setAlignment(CENTRE)
            words.setFixedWidth(round(ASIDE * (.5 + .5 * self.look.text)))
            column.addWidget(words)
        column.addStretch(1)
        return column

    def _lead(self, lead: Lead) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        self.chart = Chart(lead)
        column.addWidget(self.chart, 1)
        note = Label(lead.note, "note", "ink_second", wrap=True)
        note.setAlignment(CENTRE)
        column.addWidget(note)
        return column

    def _rubber(self, sums: Sums) -> QVBoxLayout:
        """What the rubber came to, in place of the lead, which was that of its last game alone."""
        column = QVBoxLayout()
        sheet = Sheet()
        sheet.show_rows(*sums)
        column.addWidget(sheet)
        column.addStretch(1)
        return column

    def _settlement(self, ending: GameEnding) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        parts: list[QWidget] = [Label("Settlement", "label", "heading")]
        if ending.coins and abs(ending.coins) <= MOST_SHOWN:
            parts.append(Counters(abs(ending.coins)))
        parts.append(Label(ending.settled, wrap=True))
        if ending.match:
            parts += [Label("The match", "label", "heading"), Label(ending.match, wrap=True)]
        for part in parts:
            if isinstance(part, Label):
                part.setFixedWidth(round(SETTLED * (.4 + .6 * self.look.text)))
            column.addWidget(part)
        column.addStretch(1)
        return column


class GameSlip(Slip):
    """The deals of the game and the ways on; `picture` lies on the cloth while they lie in the drawer, unless the slip
    lies `aside`, where the cards on the cloth are not to be covered."""

    def __init__(self, ending: GameEnding, choices: Sequence[Choice], guard: int, parent: QWidget | None = None,
                 aside: bool = False) -> None:
        told = [*ending.lines, *([ending.settled] if ending.coins else [])] if aside else [ending.deals]
        title = ending.title if aside else "The rubber" if ending.rubber else "The game"
        super().__init__(title, told, choices, guard, parent)
        self.aside, self.least = aside, ending.settled if aside else ""
        self.setAccessibleName(ending.title)
        self.setAccessibleDescription(" ".join([*ending.lines, ending.settled]))
        self.content = GamePicture(ending, self)
        self.sheet.show_rows(*ending.sums)
        self.picture = PaperSheet(lined=True, padding=PADDING, parent=parent)
        self.picture.setAccessibleName(ending.title)
        self._laid = QVBoxLayout(self.picture)
        self._laid.setContentsMargins(0, 0, 0, 0)
        self._inside = self.roll.column()
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.addWidget(self.sheet)
        self._inside.addStretch(1)

    @property
    def beyond(self) -> int:
        """Nothing: it is the last page, and lies whole."""
        return -LOW

    def arrange(self) -> None:
        """In a drawer the deals, the picture by itself; on the cloth the picture with the ways on beneath it."""
        super().arrange()
        for part in (self.title, self.ornament, self.sheet):
            part.setVisible(self.drawn)
        if self.drawn:
            self._laid.addWidget(self.content)
            self.title.setWordWrap(self.aside or self.look.large)
        else:
            self._inside.insertWidget(0, self.content, FILLS)
        self.content.crowd(not self.drawn)
        self.picture.setVisible(self.drawn and not self.aside)

    def shrink(self, card: int, brief: bool = False, whole: bool = False, close: bool = True) -> None:
        """The chart is as high as cards would be wide."""
        self.content.shrink(HIGHS[self.cards.index(card)])
        self._inside.activate()

    def roll_up(self) -> None:
        """The title, too."""
        self._inside.insertWidget(0, self.title)

    @property
    def tells(self) -> bool:
        """On the cloth it stands on the picture."""
        return self.drawn

    def papers(self) -> list[QRect]:
        """The picture lies there in any case."""
        if self.aside:
            return super().papers()
        return [self.picture.body.translated(self.picture.pos())] if self.drawn else super().papers()

    def put_away(self) -> None:
        """The picture goes, too."""
        self.picture.hide()
        self.picture.deleteLater()
        super().put_away()

    def lie(self, cloth: QRect, drawer: QRect | None, top: int, foot: int) -> None:
        """The same for the picture, while the ways on lie in the drawer."""
        super().lie(cloth, drawer, top, foot)
        if drawer is None or self.aside:
            return
        unit = min(cloth.width() / 1012, cloth.height() / 780)
        wide = min(round(WIDE * max(1.0, unit)), cloth.width() - 24)
        self._laid.activate()
        whole = wide + 2 * self.picture.edge
        laid = self.picture
        least = laid.heightForWidth(whole) if laid.hasHeightForWidth() else laid.sizeHint().height()
        high = max(least - 2 * self.picture.edge, min(round(HIGH * unit), foot - LOW - top))
        high = min(high, cloth.height() - 2 * LOW)
        y = max(cloth.top() + LOW, (top + foot - high) // 2)
        self.picture.place(QRect(cloth.center().x() - wide // 2, min(y, cloth.bottom() - LOW - high), wide, high))
