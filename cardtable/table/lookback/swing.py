"""At the foot of the page that looks back: how the deal swung, and how the game did."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.croupier.swing import Swing
from cardtable.players.amounts import GAMES
from cardtable.table.paint import lead_chart, swing_chart
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.sheets.ending import Lead
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed

HIGH = 132
LEAST_DEALS = 2                  # from which the lead is a line


class _Drawn(Dressed, QWidget):
    """A chart as wide as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.swing: Swing | None = None
        self.lead: Lead | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Low."""
        return QSize(300, round(HIGH * self.look.furniture))

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture from the cache."""
        wide, high = float(self.width()), float(self.height())
        if self.swing is not None:
            points = tuple([(turn.best, turn.done, turn.grade) for turn in self.swing.turns])
            kept = PIXMAPS.get(swing_chart.chart, self.look, wide, high, points, self.swing.unit == GAMES)
        elif self.lead is not None:
            kept = PIXMAPS.few(lead_chart.chart, self.look, wide, high, self.lead.line, self.lead.before,
                               self.lead.behind)
        else:
            return
        QPainter(self).drawPixmap(QPointF(0, 0), kept.pixmap)


class Swings(QWidget):
    """Both charts, each under its words; what there is not is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        self.deal, self.game = _Drawn(), _Drawn()
        self.of_deal, self.of_game = (Label("", "label", "heading", wrap=True) for _ in range(2))
        for title, drawn in ((self.of_deal, self.deal), (self.of_game, self.game)):
            column.addWidget(title)
            column.addWidget(drawn)
        self.show_deal(None)
        self.show_game(None)

    def show_deal(self, swing: Swing | None) -> None:
        """The choices of the deal."""
        if swing != self.deal.swing or swing is None:
            self.deal.swing = swing
            self.of_deal.setText(swing.title if swing is not None else "")
            self.deal.setAccessibleName(swing.in_words() if swing is not None else "")
            self.deal.update()
        for widget in (self.of_deal, self.deal):
            widget.setVisible(swing is not None)

    def show_game(self, lead: Lead | None) -> None:
        """The lead after each deal."""
        lead = lead if lead is not None and len(lead.points) >= LEAST_DEALS else None
        self.game.lead = lead
        self.of_game.setText(lead.note if lead is not None else "")
        self.game.setAccessibleName(", ".join([f"{n}: {points:+d}" for n, points in enumerate(lead.points, 1)])
                                    if lead is not None else "")
        self.game.update()
        for widget in (self.of_game, self.game):
            widget.setVisible(lead is not None)
